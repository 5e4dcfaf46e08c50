//! NEM-10 to NEM-12, NEM-37 to NEM-39, NEM-44, NEM-47: intruders, their tokens and their decks.

engine::words! {
    /// NEM-44: the tokens of the intruder bag, by kind and number.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum IntruderToken {
        Blank,
        LarvaOne,
        CreeperOne,
        AdultTwo,
        AdultThree,
        AdultFour,
        BreederThree,
        BreederFour,
        QueenFour,
    }

    /// NEM-37: how an intruder attacks.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Attack {
        Scratch,
        ClawAttack,
        Bite,
        TailAttack,
        Transformation,
        Frenzy,
        Slime,
        Summoning,
    }

    /// NEM-37: the cards of the intruder attack deck, by attack and blood: a number, or the arrow
    /// at which an intruder retreats.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum AttackCard {
        ScratchTwo,
        ScratchThree,
        ScratchFive,
        ScratchSix,
        ClawAttackThree,
        ClawAttackFour,
        ClawAttackFive,
        ClawAttackRetreat,
        BiteFour,
        BiteSix,
        BiteRetreat,
        TailAttackTwo,
        TailAttackFive,
        TransformationFour,
        TransformationFive,
        FrenzyThree,
        FrenzyFour,
        SlimeFive,
        SummoningThree,
    }

    /// NEM-38: the event cards. Two of them are Hunts, told apart by their corridor's number.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Event {
        Regeneration,
        EggProtection,
        HuntThree,
        FlammableCompounds,
        BulkheadsOpen,
        Malfunction,
        Hatching,
        NoiseInTechnicalCorridors,
        DamagingFire,
        Damage,
        ScentOfPrey,
        Lurking,
        Eclosion,
        HuntTwo,
        Nest,
        ConsumingFire,
        CoolantLeak,
        LifeSupportFailure,
        EvacuationPodEjection,
        ShortCircuit,
    }

    /// NEM-39: what can be found out about the intruders.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Weakness {
        VitalPlaces,
        TheWayOfMoving,
        SusceptibilityToPhosphates,
        VulnerabilityToEnergy,
        ReactionToDanger,
        SpeciesOnTheBrinkOfExtinction,
        TheWayOfFighting,
        VulnerabilityToFire,
    }

    /// NEM-47: what an intruder action card does when it is used for its effect.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum IntruderAction {
        Pursuit,
        CoordinatedHunt,
        Metamorphosis,
        Planning,
        SelfHealing,
    }

    /// NEM-47: the cards of whoever plays the intruders, by effect and number.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum IntruderActionCard {
        PursuitOne,
        PursuitTwo,
        PursuitThree,
        PursuitAny,
        CoordinatedHuntThree,
        CoordinatedHuntFour,
        MetamorphosisOne,
        PlanningFour,
        PlanningAny,
        SelfHealingTwo,
    }
}
