//! The games there are. Nothing else in the program lists them.

#![warn(missing_docs)]

use std::fmt;

pub use alien_frontiers;
pub use aliens;
use engine::{Game, Word};
pub use lockdown;
pub use nemesis;

engine::words! {
    /// A game of the house.
    pub enum GameId {
        /// Dice as ships around a planet.
        AlienFrontiers,
        /// A squad against what moves in the dark.
        Aliens,
        /// A facility under Mars whose lights go out.
        Lockdown,
        /// A crew on a ship that is not theirs alone.
        Nemesis,
    }
}

impl GameId {
    /// The game's name in records, texts and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            GameId::AlienFrontiers => alien_frontiers::AlienFrontiers::NAME,
            GameId::Aliens => aliens::Aliens::NAME,
            GameId::Lockdown => lockdown::Lockdown::NAME,
            GameId::Nemesis => nemesis::Nemesis::NAME,
        }
    }

    /// The game of this name.
    pub fn from_name(name: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|game| game.name() == name)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Runs generic code with the type of the game that an id names:
/// `with_game!(id, G => verify::<G>(record))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::GameId::AlienFrontiers => {
                type $game = $crate::alien_frontiers::AlienFrontiers;
                $body
            }
            $crate::GameId::Aliens => {
                type $game = $crate::aliens::Aliens;
                $body
            }
            $crate::GameId::Lockdown => {
                type $game = $crate::lockdown::Lockdown;
                $body
            }
            $crate::GameId::Nemesis => {
                type $game = $crate::nemesis::Nemesis;
                $body
            }
        }
    };
}
