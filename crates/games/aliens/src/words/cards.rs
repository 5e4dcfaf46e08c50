//! AGD-2.2, AGD-2.3: the names of the Endurance cards and of the Motion Tracker cards.

engine::words! {
    /// AGD-11G.1: the Endurance cards by name: Weapons, Gear, Events, Hazards, in the order of
    /// their ids.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Card {
        HkVp70Pistol,
        M41aPulseRifle,
        M40Grenades,
        M56SmartGun,
        M240Incinerator,
        Ithaca37Shotgun,
        TacticalArmour,
        MotionTracker,
        HandWelder,
        MediKit,
        AmmoPouch,
        Headset,
        ShoulderLamp,
        InThePipe,
        ShortBursts,
        OnTheDouble,
        Steady,
        WatchYourBack,
        OnYourFeet,
        SecondWind,
        SealIt,
        EyesForward,
        CoveringFire,
        LosingHope,
        WeaponJam,
        LowAmmo,
        Contact,
        AcidSpray,
        Panic,
    }

    /// AGD-2.2: the four types of Endurance cards.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum CardType {
        Weapon,
        Gear,
        Event,
        Hazard,
    }

    /// AGD-11G.2: the Weapons, W01 to W06.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Weapon {
        HkVp70Pistol,
        M41aPulseRifle,
        M40Grenades,
        M56SmartGun,
        M240Incinerator,
        Ithaca37Shotgun,
    }

    /// AGD-11G.3: the Gear, G01 to G07.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Gear {
        TacticalArmour,
        MotionTracker,
        HandWelder,
        MediKit,
        AmmoPouch,
        Headset,
        ShoulderLamp,
    }

    /// AGD-11G.4: the Events, E01 to E10.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum EventCard {
        InThePipe,
        ShortBursts,
        OnTheDouble,
        Steady,
        WatchYourBack,
        OnYourFeet,
        SecondWind,
        SealIt,
        EyesForward,
        CoveringFire,
    }

    /// AGD-11G.5: the Hazards, H01 to H06.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Hazard {
        LosingHope,
        WeaponJam,
        LowAmmo,
        Contact,
        AcidSpray,
        Panic,
    }

    /// AGD-6D.14: the keywords of Weapons.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Keyword {
        Backup,
        Massive,
        ShortRange,
        Unwieldy,
        FullAuto,
        Grenade,
        Area,
    }

    /// AGD-11G.4: when an Event can be played.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Timing {
        Any,
        FreeAction,
        Action,
        Reaction,
    }

    /// AGD-2.3: the threat level on the back of a Motion Tracker card.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum ThreatLevel {
        One,
        Two,
        Three,
    }

    /// AGD-6K.11: the types of Motion Tracker cards.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum TrackerType {
        Tunnel,
        HiddenThreat,
        ActiveThreat,
        Drone,
    }

    /// AGD-11H.1: the Motion Tracker cards by their numbers.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum TrackerCard {
        Mt01,
        Mt02,
        Mt03,
        Mt04,
        Mt05,
        Mt06,
        Mt07,
        Mt08,
        Mt09,
        Mt10,
        Mt11,
        Mt12,
        Mt13,
        Mt14,
        Mt15,
        Mt16,
        Mt17,
        Mt18,
        Mt19,
        Mt20,
        Mt21,
        Mt22,
        Mt23,
        Mt24,
        Mt25,
        Mt26,
        Mt27,
        Mt28,
        Mt29,
        Mt30,
        Mt31,
        Mt32,
        Mt33,
        Mt34,
        Mt35,
        Mt36,
        Mt37,
        Mt38,
        Mt39,
        Mt40,
        Mt41,
        Mt42,
    }
}
