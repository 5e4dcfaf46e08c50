//! NEM-4.1, NEM-22: how a table plays, and how far a round has come.

engine::words! {
    /// NEM-22: the modes. The intruder player and the side of the board are options beside them.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Mode {
        SemiCooperative,
        Solo,
        FullCooperative,
    }

    /// NEM-4.1: the steps of a round.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Phase {
        DrawCards,
        PassFirstPlayer,
        Turns,
        EndOfPlayerPhase,
        TimeTrack,
        IntruderAttack,
        FireDamage,
        EventCard,
        BagDevelopment,
        EndOfRound,
    }
}
