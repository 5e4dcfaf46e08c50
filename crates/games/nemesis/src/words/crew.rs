//! NEM-5, NEM-13, NEM-14, NEM-31, NEM-32: the crew, their cards and their wounds.

engine::words! {
    /// NEM-2.4: the six characters, in the order of NEM-31.3.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Character {
        Captain,
        Pilot,
        Mechanic,
        Soldier,
        Scout,
        Scientist,
    }

    /// NEM-5.11 to NEM-5.17, NEM-5.57, NEM-5.58: what everybody can do.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum BasicAction {
        Movement,
        Escape,
        CarefulMovement,
        Shoot,
        MeleeAttack,
        PickUp,
        Trade,
        Craft,
        ActivateQuestItem,
    }

    /// NEM-32: the action cards, each named once however many decks it is in.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum ActionCard {
        Search,
        Rest,
        Demolition,
        Interruption,
        BasicRepairs,
        Reload,
        Order,
        Motivation,
        SuppressiveFire,
        Repairs,
        ComputerSkills,
        Piloting,
        KnowledgeOfTheShip,
        OldFriend,
        FastRepairs,
        TechnicalCorridors,
        Pyrotechnics,
        Ingenuity,
        CoveringFire,
        TakingAim,
        FullAuto,
        NervesOfSteel,
        Scavenging,
        Reconnaissance,
        Adrenaline,
        RiskAssessment,
        BlockingAccess,
        Intranet,
    }

    /// NEM-42: the serious wounds.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum SeriousWound {
        Arm,
        Hand,
        Leg,
        Body,
        Bleeding,
    }

    /// NEM-48: the traits of the characters, which a table may switch on.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Trait {
        JustDieAlready,
        Authorization,
        Handyman,
        Rush,
        Scavenger,
        Wheelchair,
    }
}
