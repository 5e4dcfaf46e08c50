//! LOC-14, LOC-23: what somebody suffers from, and how the game ends.

engine::words! {
    /// LOC-11.30, LOC-14.1, LOC-14.8: what somebody was hurt by, or died of.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Cause {
        /// LOC-42: an intruder attacked.
        Attack,
        /// LOC-9.4, LOC-9.5
        Fire,
        /// LOC-48.5
        Bleeding,
        /// LOC-14.1: one light wound too many.
        LightWounds,
        /// LOC-11.3
        Shot,
        /// LOC-11.22: a blow, also one that has missed.
        Blow,
        /// LOC-38.20
        DesperateAttack,
        /// LOC-38.60
        Vivisection,
        /// LOC-39.12, LOC-39.13: something exploded.
        Blast,
        /// LOC-40.4
        Taser,
        /// LOC-39.58
        Scalpel,
        /// LOC-19.38
        Surgery,
        /// LOC-19.52
        Defense,
        /// LOC-20.25: the pod was not launched.
        FailedLaunch,
        /// LOC-43: what stands on an event card.
        Event,
        /// LOC-49: a card of the Martian surface.
        Surface,
        /// LOC-13.11
        Larva,
        /// LOC-19.46
        Venting,
        /// LOC-23.2: with the Complex.
        Complex,
        /// LOC-23.1: the squad came.
        Squad,
        /// LOC-23.10
        Contingency,
        /// LOC-23.11
        Infection,
        /// The player has left the table.
        Resignation,
    }

    /// LOC-23.1 to LOC-23.4: what became of the Complex.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Ending {
        /// LOC-23.1: the time ran out, or nobody was left.
        TimeOut,
        /// LOC-23.3
        Alert,
        /// LOC-21.14
        Autodestruction,
        /// LOC-9.7: a fire too many.
        Fire,
        /// LOC-9.13: a malfunction too many.
        Malfunction,
    }
}
