//! LOC-10, LOC-12, LOC-25.6, LOC-35.3, LOC-42 to LOC-44, LOC-51: Night Stalkers, their tokens and their decks.

engine::words! {
    /// LOC-25.90: whose tokens and decks are played with.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Species {
        NightStalkers,
        /// Those of base Nemesis.
        BaseIntruders,
    }

    /// LOC-35.40 to LOC-35.45: the tokens of the bag, by kind and number: the one in light, then the one in darkness.
    /// LOC-25.93: after them those of base Nemesis, which have one number. The blank and the queen are in both sets.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum StalkerToken {
        Blank,
        LarvaZeroOne,
        LarvaOneTwo,
        CreeperOneTwo,
        AdultOneThree,
        AdultTwoThree,
        AdultTwoFour,
        AdultThreeFour,
        BreederTwoFour,
        BreederThreeFour,
        QueenFour,
        LarvaOne,
        CreeperOne,
        AdultTwo,
        AdultThree,
        AdultFour,
        BreederThree,
        BreederFour,
    }

    /// LOC-42.3 to LOC-42.10: how a Night Stalker attacks. LOC-25.94: after that, how the intruders of base Nemesis do.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Attack {
        Cut,
        PerchedInTheDark,
        BloodChase,
        Evolve,
        BloodRage,
        PiercingTheHeart,
        InfectingTheHost,
        Scratch,
        ClawAttack,
        Bite,
        TailAttack,
        Transformation,
        Frenzy,
        Slime,
        Summoning,
    }

    /// LOC-42.3 to LOC-42.10: the cards of the attack deck, by attack and blood: a number, or the arrow at which an
    /// intruder retreats. LOC-25.94: after them the deck of base Nemesis.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum AttackCard {
        CutTwo,
        CutThree,
        CutFour,
        CutFive,
        CutRetreat,
        PerchedInTheDarkTwo,
        PerchedInTheDarkFour,
        PerchedInTheDarkFive,
        PerchedInTheDarkRetreat,
        BloodChaseTwo,
        BloodChaseFour,
        BloodChaseFive,
        EvolveFour,
        EvolveRetreat,
        BloodRageThree,
        BloodRageFive,
        PiercingTheHeartThree,
        PiercingTheHeartFive,
        InfectingTheHostFour,
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

    /// LOC-43, LOC-51: the event cards. Those of one name in one deck are told apart by their corridor's number; the
    /// last seven are in the deck of the base intruders only.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Event {
        CoolantLeak,
        BloodTraceTwo,
        BloodTraceThree,
        Panic,
        PowerSurge,
        ShortCircuit,
        BlueScreen,
        Damage,
        FireInTheHole,
        ConsumingFire,
        ThatsHot,
        BulkheadsOpen,
        Hatching,
        Nest,
        Lurking,
        LeavingTheShellOne,
        EggProtection,
        Kickstopper,
        ScentOfBlood,
        NoiseInCorridors,
        LeavingTheShellFour,
        SanitaryNetworkFailure,
        Regeneration,
        HuntThree,
        DamagingFire,
        ScentOfPrey,
        Eclosion,
        HuntTwo,
        LifeNetworkFailure,
    }

    /// LOC-44.1 to LOC-44.6: what can be found out about Night Stalkers. LOC-25.91, LOC-51.2: after that, what can be found
    /// out about the intruders of base Nemesis.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Weakness {
        WaryOfShadows,
        DullScent,
        ConductiveHide,
        ReadableAmbush,
        SoftOrgans,
        FirePanic,
        VitalPlaces,
        TheWayOfMoving,
        VulnerabilityToEnergy,
        ReactionToDanger,
        SpeciesOnTheBrinkOfExtinction,
        TheWayOfFighting,
    }
}
