//! LOC-36.3, LOC-36.4: the dice that Nemesis does not have.

use borsh::{BorshDeserialize, BorshSerialize};
use nemesis_kit::words::{CombatFace, Intruder, NoiseFace};
use serde::{Deserialize, Serialize};

engine::words! {
    /// LOC-36.3: what the advantage die shows.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum AdvantageFace {
        Creeper,
        Adult,
        /// LOC-11.12: an injury for a card.
        ConditionalHit,
        SingleHit,
        /// LOC-11.13: an injury, and another one for a card.
        EnhancedHit,
        DoubleHit,
    }

    /// LOC-36.4: what the die of the Martian surface shows.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum SurfaceFace {
        One,
        Two,
        Three,
        Four,
        Silence,
        Danger,
        /// LOC-25.74: a card of the surface is drawn.
        Surface,
    }
}

impl SurfaceFace {
    /// LOC-36.4: how many of the twelve faces show this.
    #[inline]
    pub const fn faces(self) -> u32 {
        match self {
            SurfaceFace::Surface => 2,
            SurfaceFace::One
            | SurfaceFace::Two
            | SurfaceFace::Three
            | SurfaceFace::Four
            | SurfaceFace::Silence
            | SurfaceFace::Danger => self.noise().expect("the face is one of noise").faces(),
        }
    }

    /// LOC-25.71, LOC-25.72: the face of the noise die that means the same, where there is one.
    #[inline]
    pub const fn noise(self) -> Option<NoiseFace> {
        match self {
            SurfaceFace::One => Some(NoiseFace::One),
            SurfaceFace::Two => Some(NoiseFace::Two),
            SurfaceFace::Three => Some(NoiseFace::Three),
            SurfaceFace::Four => Some(NoiseFace::Four),
            SurfaceFace::Silence => Some(NoiseFace::Silence),
            SurfaceFace::Danger => Some(NoiseFace::Danger),
            SurfaceFace::Surface => None,
        }
    }
}

/// LOC-11.4, LOC-11.10: what a shot comes to, whichever of the two dice was rolled.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ShotFace {
    #[default]
    Blank,
    Creeper,
    Adult,
    SingleHit,
    DoubleHit,
    ConditionalHit,
    EnhancedHit,
}

impl From<CombatFace> for ShotFace {
    fn from(face: CombatFace) -> ShotFace {
        match face {
            CombatFace::Blank => ShotFace::Blank,
            CombatFace::Creeper => ShotFace::Creeper,
            CombatFace::Adult => ShotFace::Adult,
            CombatFace::SingleHit => ShotFace::SingleHit,
            CombatFace::DoubleHit => ShotFace::DoubleHit,
        }
    }
}

impl From<AdvantageFace> for ShotFace {
    fn from(face: AdvantageFace) -> ShotFace {
        match face {
            AdvantageFace::Creeper => ShotFace::Creeper,
            AdvantageFace::Adult => ShotFace::Adult,
            AdvantageFace::ConditionalHit => ShotFace::ConditionalHit,
            AdvantageFace::SingleHit => ShotFace::SingleHit,
            AdvantageFace::EnhancedHit => ShotFace::EnhancedHit,
            AdvantageFace::DoubleHit => ShotFace::DoubleHit,
        }
    }
}

impl ShotFace {
    /// LOC-11.5 to LOC-11.9, LOC-11.12, LOC-11.13: the injuries that this face deals, before the weapon changes them.
    /// `cards` is how many action cards were discarded for it.
    pub fn injuries(self, target: Intruder, cards: u8) -> u8 {
        match self {
            ShotFace::Blank => 0,
            ShotFace::Creeper => (target <= Intruder::Creeper) as u8,
            ShotFace::Adult => (target <= Intruder::Adult) as u8,
            ShotFace::SingleHit => 1,
            ShotFace::DoubleHit => 2,
            ShotFace::ConditionalHit => cards,
            ShotFace::EnhancedHit => 1 + cards,
        }
    }

    /// LOC-11.11: whether a card changes what this face deals.
    pub fn takes_card(self) -> bool {
        matches!(self, ShotFace::ConditionalHit | ShotFace::EnhancedHit)
    }
}
