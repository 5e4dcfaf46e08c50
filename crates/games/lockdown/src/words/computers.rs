//! LOC-18, LOC-41: the computers' cards.

engine::words! {
    /// LOC-41.20 to LOC-41.29: a line of a computer card.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum ComputerAction {
        GainKnowledge,
        MoveRover,
        LookAtContingencies,
        TurnDoor,
        ClearRoom,
        LookAtCssToken,
        SwapPowerTokens,
    }

    /// LOC-41.1 to LOC-41.10: the six cards.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum ComputerCard {
        A,
        B,
        C,
        D,
        E,
        LockDown,
    }
}
