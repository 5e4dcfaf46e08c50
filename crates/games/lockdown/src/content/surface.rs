//! LOC-35.2, LOC-49: the exploration tokens and the cards of the Martian surface.

use crate::words::{SurfaceCard, SurfaceEffect, SurfaceToken};

/// An exploration token of the surface. There is one of each.
#[derive(Clone, Copy, Debug)]
pub struct SurfaceTokenPrint {
    pub token: SurfaceToken,
    pub effect: SurfaceEffect,
    /// LOC-35.20 to LOC-35.28: how many items the room holds, if it is a room of a building.
    pub items: u8,
}

/// LOC-35.20 to LOC-35.28: the tokens, in the order of [`SurfaceToken`].
pub static SURFACE_TOKENS: [SurfaceTokenPrint; 10] = [
    token(SurfaceToken::RedItemTwo, SurfaceEffect::RedItem, 2),
    token(SurfaceToken::YellowItemTwo, SurfaceEffect::YellowItem, 2),
    token(SurfaceToken::GreenItemTwo, SurfaceEffect::GreenItem, 2),
    token(SurfaceToken::SurfaceCardOne, SurfaceEffect::SurfaceCard, 1),
    token(SurfaceToken::SurfaceCardTwo, SurfaceEffect::SurfaceCard, 2),
    token(SurfaceToken::SurfaceCardThree, SurfaceEffect::SurfaceCard, 3),
    token(SurfaceToken::SilenceOne, SurfaceEffect::Silence, 1),
    token(SurfaceToken::DangerThree, SurfaceEffect::Danger, 3),
    token(SurfaceToken::SlimeThree, SurfaceEffect::Slime, 3),
    token(SurfaceToken::MalfunctionTwo, SurfaceEffect::Malfunction, 2),
];

impl SurfaceToken {
    /// What is printed on the token.
    #[inline]
    pub fn print(self) -> &'static SurfaceTokenPrint {
        &SURFACE_TOKENS[self as usize]
    }
}

/// LOC-49.1: whom a card of the surface affects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Everybody on the surface.
    All,
    /// Whoever has drawn it.
    Drawer,
}

impl SurfaceCard {
    /// LOC-49.4 to LOC-49.12: whom this card affects.
    #[inline]
    pub const fn reach(self) -> Reach {
        match self {
            SurfaceCard::DustStorm | SurfaceCard::StaticDischarge => Reach::All,
            SurfaceCard::ThinAir
            | SurfaceCard::RadioactiveDust
            | SurfaceCard::TornSeal
            | SurfaceCard::TracksInTheSand
            | SurfaceCard::SomethingBuried
            | SurfaceCard::Stalked => Reach::Drawer,
        }
    }
}

const fn token(token: SurfaceToken, effect: SurfaceEffect, items: u8) -> SurfaceTokenPrint {
    SurfaceTokenPrint { token, effect, items }
}
