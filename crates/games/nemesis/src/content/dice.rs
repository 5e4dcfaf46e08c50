//! NEM-30.4, NEM-30.5: the dice.

use crate::words::{CombatFace, CorridorNumber, NoiseFace};

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
}
