//! NEM-38, NEM-39, NEM-47: events, weaknesses, and the cards of whoever plays the intruders. Their tokens and attacks stand in
//! `nemesis-kit`, because Lockdown can be played with them.

engine::words! {
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
