//! NEM-41, NEM-42: the decks of contamination and of serious wounds.

use crate::words::{Contamination, SeriousWound};

impl Contamination {
    /// NEM-41.1: how many of the 27 cards say this.
    pub const fn copies(self) -> u8 {
        match self {
            Contamination::Clean => 20,
            Contamination::Infected => 7,
        }
    }
}

impl SeriousWound {
    /// NEM-42: how many of the 16 cards are this wound.
    pub const fn copies(self) -> u8 {
        match self {
            SeriousWound::Body => 4,
            SeriousWound::Arm | SeriousWound::Hand | SeriousWound::Leg | SeriousWound::Bleeding => 3,
        }
    }
}
