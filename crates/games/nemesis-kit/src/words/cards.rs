//! NEM-5, NEM-16, NEM-2, LOC-5, LOC-17, LOC-2: what cards and objects are told apart by.

engine::words! {
    /// NEM-5.7, LOC-5.6: when something may be used.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum CombatIcon {
        Any,
        InCombat,
        OutOfCombat,
    }

    /// NEM-16.2, LOC-17.2: the back of an item card: the deck it is drawn from and discarded to.
    /// Starting and quest items have no colour.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Back {
        Red,
        Yellow,
        Green,
        Blue,
        Starting,
        Quest,
    }

    /// NEM-16.14, LOC-39.10: what a weapon fires, and so what loads it.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum WeaponClass {
        Energy,
        Classic,
    }

    /// NEM-16.1, LOC-17.1: the objects. NEM-15.1: in the order of their slots on the intruder board.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Object {
        CharacterCorpse,
        Egg,
        IntruderCarcass,
    }

    /// NEM-2.37, NEM-2.38, LOC-2.51 to LOC-2.53: the decks of objectives.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum ObjectiveDeck {
        Personal,
        Corporate,
        Cooperative,
    }
}
