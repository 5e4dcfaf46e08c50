//! The names of the game's things.
//!
//! The chapters are the rulebook's: the ship, the crew, what they carry, what hunts them, and
//! how it all ends. A word that stands for a single card, token or tile of a deck is what a
//! pool of that deck counts; what is printed on it stands in `content`. Words that Lockdown has,
//! too, stand in `nemesis-kit`.

mod crew;
mod fate;
mod intruders;
mod items;
mod ship;
mod table;

pub use crew::{ActionCard, BasicAction, Character, SeriousWound, Trait};
pub use fate::{Cause, Coordinates, Course, Destination, Ending, Objective};
pub use intruders::{Event, IntruderAction, IntruderActionCard, Weakness};
pub use items::{Component, Item, ItemCard};
pub use nemesis_kit::words::base::{Attack, AttackCard, IntruderToken};
pub use nemesis_kit::words::{
    Back, CombatFace, CombatIcon, Contamination, CorridorNumber, Door, Endurance, Exploration, ExplorationToken,
    FigureId, Intruder, NoiseFace, Object, ObjectiveDeck, RoomColour, RoomNumber, WeaponClass, YesNo,
};
pub use ship::{Engine, EngineToken, Network, PodNumber, PodSide, ROOMS, Room, Section, Side, Tile, all_rooms};
pub use table::{Mode, Phase};
