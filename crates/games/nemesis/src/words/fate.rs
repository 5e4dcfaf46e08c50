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

    /// NEM-11.13, NEM-14.1, NEM-14.10: what somebody was hurt by, or died of.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Cause {
        /// NEM-37: an intruder attacked.
        Attack,
        /// NEM-9.4, NEM-9.5
        Fire,
        /// NEM-42.5
        Bleeding,
        /// NEM-14.1: one light wound too many.
        LightWounds,
        /// NEM-11.9: a blow, which hurts whoever strikes it if it misses.
        Blow,
        /// NEM-11.5
        Shot,
        /// NEM-33.2, NEM-36.4: a Grenade or a Molotov Cocktail.
        Blast,
        /// NEM-36.2
        Taser,
        /// NEM-39.3
        Foam,
        /// NEM-17.24
        Surgery,
        /// NEM-48.6
        Rush,
        /// NEM-13.16
        Larva,
        /// NEM-17.33
        Airlock,
        /// NEM-20.2: with the ship.
        Ship,
        /// NEM-18.17: awake in hyperspace.
        Jump,
        /// NEM-20.8: asleep, and not at home.
        Destination,
        /// NEM-20.9
        Infection,
        /// The player has left the table.
        Resignation,
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
