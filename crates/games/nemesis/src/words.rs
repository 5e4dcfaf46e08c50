//! The names of the game's things.
//!
//! The chapters are the rulebook's: the ship, the crew, what they carry, what hunts them, and
//! how it all ends. A word that stands for a single card, token or tile of a deck is what a
//! pool of that deck counts; what is printed on it stands in `content`.

mod crew;
mod fate;
mod intruders;
mod items;
mod ship;
mod table;

pub use crew::{ActionCard, BasicAction, Character, CombatIcon, Contamination, SeriousWound, Trait};
pub use fate::{Cause, Coordinates, Course, Destination, Ending, Objective, ObjectiveDeck};
pub use intruders::{
    Attack, AttackCard, CombatFace, Endurance, Event, Intruder, IntruderAction, IntruderActionCard, IntruderToken,
    Weakness,
};
pub use items::{Back, Component, Item, ItemCard, Object, WeaponClass};
pub use ship::{
    CorridorNumber, Door, Engine, EngineToken, Exploration, ExplorationToken, Network, NoiseFace, PodNumber, PodSide,
    Room, RoomColour, RoomNumber, Section, Side, Tile,
};
pub use table::{Mode, Phase, YesNo};
