//! LOC-48: the deck of serious wounds.

use crate::words::SeriousWound;

impl SeriousWound {
    /// LOC-48.1 to LOC-48.8: how many of the 25 cards are this wound.
    pub const fn copies(self) -> u8 {
        match self {
            SeriousWound::Body => 4,
            SeriousWound::Arm
            | SeriousWound::Hand
            | SeriousWound::Leg
            | SeriousWound::Bleeding
            | SeriousWound::Eyes
            | SeriousWound::Guts
            | SeriousWound::Knee => 3,
        }
    }
}
