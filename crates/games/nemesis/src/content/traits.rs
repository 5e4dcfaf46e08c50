//! NEM-48: whose the traits are.

use crate::words::{Character, Trait};

impl Trait {
    /// The character whose trait it is.
    pub const fn owner(self) -> Character {
        match self {
            Trait::JustDieAlready => Character::Captain,
            Trait::Authorization => Character::Pilot,
            Trait::Handyman => Character::Mechanic,
            Trait::Rush => Character::Soldier,
            Trait::Scavenger => Character::Scout,
            Trait::Wheelchair => Character::Scientist,
        }
    }
}
