//! LOC-1, LOC-37, LOC-38: the characters and their action cards.

engine::words! {
    /// LOC-2.4: the six characters of the box, in the order of LOC-37.1; and those of Nemesis who may play here
    /// (LOC-25.54), in the order of LOC-50.3.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Character {
        Survivor,
        LabRat,
        Sentry,
        Janitor,
        Xenobiologist,
        Hacker,
        Captain,
        Pilot,
        Scientist,
        Scout,
        Soldier,
        Mechanic,
    }

    /// LOC-37.8: the draft cards. LOC-25.40: no two characters of one colour are in play.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum CharacterColour {
        Red,
        Violet,
        Blue,
        Orange,
        White,
        Green,
    }

    /// LOC-1.19: whether somebody came from the ship or works here.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Origin {
        NemesisSurvivor,
        FacilityWorker,
    }

    /// LOC-38, LOC-25.43, LOC-50.20: the action cards, each named once however many decks it is in.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum ActionCard {
        Search,
        Rest,
        Interruption,
        Demolition,
        DesperateAttack,
        Distraction,
        Obstinate,
        Repairs,
        Vents,
        Inconspicuous,
        WeirdMetabolism,
        BasicRepairs,
        SensitiveHearing,
        FeelOfTheDark,
        Quarantine,
        Stun,
        DefensePlan,
        FacilityTour,
        CleanUp,
        EmergencyKey,
        JuryRigging,
        MaintenancePlan,
        ItShouldWork,
        Vivisection,
        FieldExperience,
        Pheromones,
        WorkspacePlan,
        RushedAnalysis,
        Neuralink,
        Bypass,
        Recharge,
        ItWorksForMe,
        MasterPlan,
        Reload,
        Order,
        Motivation,
        SuppressiveFire,
        ComputerSkills,
        FacilityRoutine,
        SharpTurn,
        RemotePiloting,
        RiskAssessment,
        BlockingAccess,
        Intranet,
        Scavenging,
        Reconnaissance,
        Adrenaline,
        CoveringFire,
        TakingAim,
        FullAuto,
        NervesOfSteel,
        FastRepairs,
        TechnicalCorridors,
        Pyrotechnics,
        Ingenuity,
    }
}
