//! NEM-43, LOC-35: the exploration tokens.

engine::words! {
    /// NEM-6.15, LOC-6.24: the special effect of an exploration token.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Exploration {
        Silence,
        Danger,
        Slime,
        Fire,
        Malfunction,
        Door,
    }

    /// NEM-43, LOC-35.10 to LOC-35.15: the exploration tokens by effect and number of items.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum ExplorationToken {
        MalfunctionOne,
        MalfunctionTwo,
        MalfunctionThree,
        MalfunctionFour,
        DoorOne,
        DoorTwo,
        DoorThree,
        DoorFour,
        FireOne,
        FireTwo,
        SilenceOne,
        SlimeThree,
        SlimeFour,
        DangerTwo,
        DangerThree,
    }
}

/// A kind of exploration token.
#[derive(Clone, Copy, Debug)]
pub struct ExplorationPrint {
    pub token: ExplorationToken,
    pub copies: u8,
    pub effect: Exploration,
    /// NEM-6.13, LOC-6.22: how many items the room holds.
    pub items: u8,
}

/// The tokens, in the order of [`ExplorationToken`].
pub static EXPLORATION_TOKENS: [ExplorationPrint; 15] = [
    token(ExplorationToken::MalfunctionOne, 2, Exploration::Malfunction, 1),
    token(ExplorationToken::MalfunctionTwo, 4, Exploration::Malfunction, 2),
    token(ExplorationToken::MalfunctionThree, 1, Exploration::Malfunction, 3),
    token(ExplorationToken::MalfunctionFour, 1, Exploration::Malfunction, 4),
    token(ExplorationToken::DoorOne, 1, Exploration::Door, 1),
    token(ExplorationToken::DoorTwo, 1, Exploration::Door, 2),
    token(ExplorationToken::DoorThree, 1, Exploration::Door, 3),
    token(ExplorationToken::DoorFour, 1, Exploration::Door, 4),
    token(ExplorationToken::FireOne, 1, Exploration::Fire, 1),
    token(ExplorationToken::FireTwo, 1, Exploration::Fire, 2),
    token(ExplorationToken::SilenceOne, 2, Exploration::Silence, 1),
    token(ExplorationToken::SlimeThree, 1, Exploration::Slime, 3),
    token(ExplorationToken::SlimeFour, 1, Exploration::Slime, 4),
    token(ExplorationToken::DangerTwo, 1, Exploration::Danger, 2),
    token(ExplorationToken::DangerThree, 1, Exploration::Danger, 3),
];

impl ExplorationToken {
    /// What is printed on the token.
    #[inline]
    pub fn print(self) -> &'static ExplorationPrint {
        &EXPLORATION_TOKENS[self as usize]
    }
}

const fn token(token: ExplorationToken, copies: u8, effect: Exploration, items: u8) -> ExplorationPrint {
    ExplorationPrint { token, copies, effect, items }
}
