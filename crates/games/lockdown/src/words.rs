//! The names of the game's things.
//!
//! A word that stands for a single card or token of a deck is what a pool of that deck counts; what
//! is printed on it stands in `content`. Words that Nemesis has, too, stand in `nemesis-kit`.

mod contingencies;
mod crew;
mod items;
mod objectives;

pub use contingencies::Contingency;
pub use crew::{ActionCard, Character, CharacterColour, Origin};
pub use items::{Component, Item, ItemCard};
pub use nemesis_kit::words::{Back, CombatIcon, Object, ObjectiveDeck, WeaponClass};
pub use objectives::Objective;
