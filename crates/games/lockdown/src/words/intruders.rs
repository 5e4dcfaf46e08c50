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
    }

    /// LOC-42.3 to LOC-42.10: how a Night Stalker attacks.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Attack {
        Cut,
        PerchedInTheDark,
        BloodChase,
        Evolve,
        BloodRage,
        PiercingTheHeart,
        InfectingTheHost,
    }

    /// LOC-42.3 to LOC-42.10: the cards of the attack deck, by attack and blood: a number, or the arrow at which an
    /// intruder retreats.
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

    /// LOC-44.1 to LOC-44.6: what can be found out about Night Stalkers.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Weakness {
        WaryOfShadows,
        DullScent,
        ConductiveHide,
        ReadableAmbush,
        SoftOrgans,
        FirePanic,
    }
}
