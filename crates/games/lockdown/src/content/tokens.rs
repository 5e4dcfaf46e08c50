//! LOC-35.3, LOC-35.4, LOC-35.5: the tokens of the bag, of the time track, and of power.

use nemesis_kit::Token;

use crate::words::{CssToken, Intruder, Pod, PowerToken, StalkerToken};

/// A kind of Night Stalker token.
#[derive(Clone, Copy, Debug)]
pub struct TokenPrint {
    pub token: StalkerToken,
    pub copies: u8,
    /// Nobody is on the blank one.
    pub intruder: Option<Intruder>,
    /// LOC-10.7: whoever holds fewer cards is surprised, in the light.
    pub lit: u8,
    /// LOC-10.7, LOC-16.11: the same in darkness.
    pub dark: u8,
}

/// LOC-35.40 to LOC-35.45: the tokens, in the order of [`StalkerToken`].
pub static STALKER_TOKENS: [TokenPrint; 11] = [
    TokenPrint { token: StalkerToken::Blank, copies: 1, intruder: None, lit: 0, dark: 0 },
    token(StalkerToken::LarvaZeroOne, 4, Intruder::Larva, 0, 1),
    token(StalkerToken::LarvaOneTwo, 4, Intruder::Larva, 1, 2),
    token(StalkerToken::CreeperOneTwo, 3, Intruder::Creeper, 1, 2),
    token(StalkerToken::AdultOneThree, 3, Intruder::Adult, 1, 3),
    token(StalkerToken::AdultTwoThree, 3, Intruder::Adult, 2, 3),
    token(StalkerToken::AdultTwoFour, 3, Intruder::Adult, 2, 4),
    token(StalkerToken::AdultThreeFour, 3, Intruder::Adult, 3, 4),
    token(StalkerToken::BreederTwoFour, 1, Intruder::Breeder, 2, 4),
    token(StalkerToken::BreederThreeFour, 1, Intruder::Breeder, 3, 4),
    token(StalkerToken::QueenFour, 1, Intruder::Queen, 4, 4),
];

impl StalkerToken {
    /// What is printed on the token.
    #[inline]
    pub fn print(self) -> &'static TokenPrint {
        &STALKER_TOKENS[self as usize]
    }
}

impl Token for StalkerToken {
    #[inline]
    fn intruder(self) -> Option<Intruder> {
        self.print().intruder
    }
}

impl CssToken {
    /// LOC-35.50 to LOC-35.54: how many of the seven tokens say this.
    pub const fn copies(self) -> u8 {
        match self {
            CssToken::A | CssToken::B => 2,
            CssToken::C | CssToken::AllPods | CssToken::NoPod => 1,
        }
    }

    /// LOC-20.21 to LOC-20.23: whether this token launches a pod.
    #[inline]
    pub const fn launches(self, pod: Pod) -> bool {
        match self {
            CssToken::A => matches!(pod, Pod::A),
            CssToken::B => matches!(pod, Pod::B),
            CssToken::C => matches!(pod, Pod::C),
            CssToken::AllPods => true,
            CssToken::NoPod => false,
        }
    }
}

impl PowerToken {
    /// LOC-3.7: whether the token lies blue side up at the beginning.
    pub const fn begins_active(self) -> bool {
        match self {
            PowerToken::One | PowerToken::Two => true,
            PowerToken::Three | PowerToken::Four => false,
        }
    }
}

const fn token(token: StalkerToken, copies: u8, intruder: Intruder, lit: u8, dark: u8) -> TokenPrint {
    TokenPrint { token, copies, intruder: Some(intruder), lit, dark }
}
