//! NEM-30.4, NEM-30.5, LOC-36.1, LOC-36.2: the dice.

use crate::words::{CorridorNumber, Intruder};

engine::words! {
    /// NEM-30.4, LOC-36.2: what the noise die shows.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum NoiseFace {
        One,
        Two,
        Three,
        Four,
        Silence,
        Danger,
    }

    /// NEM-30.5, LOC-36.1: what the combat die shows.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum CombatFace {
        Blank,
        Creeper,
        Adult,
        SingleHit,
        DoubleHit,
    }
}

impl NoiseFace {
    /// How many of the ten faces show this.
    #[inline]
    pub const fn faces(self) -> u32 {
        match self {
            NoiseFace::One | NoiseFace::Two | NoiseFace::Three | NoiseFace::Four => 2,
            NoiseFace::Silence | NoiseFace::Danger => 1,
        }
    }

    /// The corridor in which there is noise, if it is only one.
    #[inline]
    pub const fn corridor(self) -> Option<CorridorNumber> {
        match self {
            NoiseFace::One => Some(CorridorNumber(1)),
            NoiseFace::Two => Some(CorridorNumber(2)),
            NoiseFace::Three => Some(CorridorNumber(3)),
            NoiseFace::Four => Some(CorridorNumber(4)),
            NoiseFace::Silence | NoiseFace::Danger => None,
        }
    }
}

impl CombatFace {
    /// How many of the six faces show this.
    #[inline]
    pub const fn faces(self) -> u32 {
        match self {
            CombatFace::Creeper => 2,
            CombatFace::Blank | CombatFace::Adult | CombatFace::SingleHit | CombatFace::DoubleHit => 1,
        }
    }

    /// NEM-11.3, LOC-11.5 to LOC-11.9, LOC-11.21: the injuries that this face deals to an intruder, before any weapon or
    /// weakness changes them.
    #[inline]
    pub fn injuries(self, target: Intruder) -> u8 {
        match self {
            CombatFace::Blank => 0,
            CombatFace::Creeper => (target <= Intruder::Creeper) as u8,
            CombatFace::Adult => (target <= Intruder::Adult) as u8,
            CombatFace::SingleHit => 1,
            CombatFace::DoubleHit => 2,
        }
    }
}
