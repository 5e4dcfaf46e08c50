//! LOC-4.1, LOC-25: how a table plays, and how far a round has come.

engine::words! {
    /// LOC-25.1, LOC-25.10, LOC-25.20: the modes. The side of the board is an option beside them.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Mode {
        SemiCooperative,
        Solo,
        FullCooperative,
    }

    /// LOC-25.40: who may be chosen in the draft: the characters of Lockdown, or those of Nemesis, too.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Cast {
        Lockdown,
        Mixed,
    }

    /// LOC-4.1: the steps of a round.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Phase {
        DrawCards,
        PassFirstPlayer,
        Turns,
        EndOfPlayerPhase,
        CssLaunch,
        TimeTrack,
        NoiseRemoval,
        IntruderAttack,
        FireDamage,
        EventCard,
        BagDevelopment,
        EndOfRound,
    }
}
