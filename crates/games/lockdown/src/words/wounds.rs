//! LOC-14, LOC-48: serious wounds.

engine::words! {
    /// LOC-48.1 to LOC-48.8: what a serious wound hinders.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum SeriousWound {
        Arm,
        Hand,
        Leg,
        Body,
        Bleeding,
        Eyes,
        Guts,
        Knee,
    }
}
