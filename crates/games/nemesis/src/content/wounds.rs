//! NEM-42: the deck of serious wounds.

use crate::words::SeriousWound;

impl SeriousWound {
    /// NEM-42: how many of the 16 cards are this wound.
    pub const fn copies(self) -> u8 {
        match self {
            SeriousWound::Body => 4,
            SeriousWound::Arm | SeriousWound::Hand | SeriousWound::Leg | SeriousWound::Bleeding => 3,
        }
    }
}
