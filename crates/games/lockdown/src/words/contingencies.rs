//! LOC-22, LOC-46: what the company does with those who are left.

engine::words! {
    /// LOC-46.1: the codes of the contingency tokens.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Contingency {
        Green,
        Yellow,
        Blue,
        Grey,
        Red,
    }
}
