//! LOC-25.93, LOC-35.3, LOC-35.4, LOC-35.5: the tokens of the bag, of the time track, and of power.

use engine::rule;
use nemesis_kit::{Token, base::INTRUDER_TOKENS, words::base::IntruderToken};

use crate::words::{CssToken, Intruder, Pod, PowerToken, Species, StalkerToken};

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
pub static STALKER_TOKENS: [TokenPrint; 18] = [
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
    base(StalkerToken::LarvaOne, IntruderToken::LarvaOne),
    base(StalkerToken::CreeperOne, IntruderToken::CreeperOne),
    base(StalkerToken::AdultTwo, IntruderToken::AdultTwo),
    base(StalkerToken::AdultThree, IntruderToken::AdultThree),
    base(StalkerToken::AdultFour, IntruderToken::AdultFour),
    base(StalkerToken::BreederThree, IntruderToken::BreederThree),
    base(StalkerToken::BreederFour, IntruderToken::BreederFour),
];

impl StalkerToken {
    /// What is printed on the token.
    #[inline]
    pub fn print(self) -> &'static TokenPrint {
        &STALKER_TOKENS[self as usize]
    }

    /// LOC-25.93: how many of these are among the tokens that are played with.
    pub fn copies(self, species: Species) -> u8 {
        let is_common = matches!(self, StalkerToken::Blank | StalkerToken::QueenFour);
        let of = if self < StalkerToken::LarvaOne { Species::NightStalkers } else { Species::BaseIntruders };
        if species == Species::BaseIntruders {
            rule!("LOC-25.93");
        }
        if is_common || of == species { self.print().copies } else { 0 }
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

/// LOC-25.93: a token of base Nemesis, which is the same in light and in darkness.
const fn base(token: StalkerToken, of: IntruderToken) -> TokenPrint {
    let print = &INTRUDER_TOKENS[of as usize];
    TokenPrint { token, copies: print.copies, intruder: print.intruder, lit: print.number, dark: print.number }
}
