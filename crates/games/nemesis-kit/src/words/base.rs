//! NEM-37, NEM-44, LOC-25.93, LOC-25.94, LOC-51.2: the tokens and attack cards of the intruders of Nemesis, with which
//! Lockdown can be played, too.

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
}
