//! NEM-20, NEM-21, NEM-40, NEM-45: where the ship goes, how the game ends, and who wins it.

engine::words! {
    /// NEM-30.3: the spaces of the destination track.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Course {
        A,
        B,
        C,
        D,
    }

    /// NEM-45: where a course may lead.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Destination {
        Earth,
        Mars,
        Venus,
        DeepSpace,
    }

    /// NEM-45: the coordinates cards.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Coordinates {
        One,
        Two,
        Three,
        Four,
        Five,
        Six,
        Seven,
        Eight,
    }

    /// NEM-2.37, NEM-2.38: the decks of objectives.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum ObjectiveDeck {
        Personal,
        Corporate,
        Cooperative,
    }

    /// NEM-40: the objectives: nine personal ones, nine corporate ones, seven for solo and co-op.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Objective {
        SalvagingThePrimeAsset,
        Quarantine,
        TheGreatHunt,
        AProperBurial,
        Hoarder,
        RelentlessInvestigator,
        TheOldestFriend,
        BestFriendsForever,
        AliensOnASpaceship,
        Necroscopy,
        AbOvo,
        ExtremeFieldBiology,
        MyPrecious,
        TheRightMomentToStrike,
        GreenerPastures,
        AnOldFeud,
        HostileTakeover,
        TheFinalEnlightenment,
        DestinationEarth,
        EmergencyPostMortem,
        FirstContactProtocol,
        CuttingOffTheHead,
        NoManLeftBehind,
        SpecialDelivery,
        CleanUpCrew,
    }

    /// NEM-20.1 to NEM-20.3, NEM-20.7: what became of the ship.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Ending {
        /// NEM-20.1: the time ran out, or nobody awake was left.
        HyperspaceJump,
        /// NEM-17.3: the self-destruct sequence came to its end.
        SelfDestruct,
        /// NEM-9.7: the ninth fire.
        Fire,
        /// NEM-9.15: the ninth malfunction.
        HullBreach,
        /// NEM-20.7: two engines or three were damaged at the jump.
        EngineExplosion,
    }
}
