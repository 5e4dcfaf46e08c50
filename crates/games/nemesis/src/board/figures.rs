//! NEM-1.9, NEM-44: the intruders on the board, the bag, and the pool beside it.

use engine::Pool;
use nemesis_kit::Figure;

use crate::{board::Board, words::IntruderToken};

/// Intruder tokens, of which only the kinds matter.
pub type Tokens = Pool<IntruderToken, 9>;

/// The intruders.
pub type Swarm = nemesis_kit::Swarm<Tokens>;

impl Board {
    /// NEM-1.9: whether an intruder shares its room with a character.
    pub fn is_in_combat(&self, figure: &Figure) -> bool {
        self.has_character(figure.room)
    }
}
