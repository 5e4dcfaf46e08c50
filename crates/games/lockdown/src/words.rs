//! The names of the game's things.
//!
//! A word that stands for a single card, token or tile of a deck is what a pool of that deck counts; what
//! is printed on it stands in `content`. Words that Nemesis has, too, stand in `nemesis-kit`.

mod complex;
mod computers;
mod contingencies;
mod crew;
mod dice;
mod fate;
mod intruders;
mod items;
mod objectives;
mod surface;
mod table;
mod tracks;
mod wounds;

pub use complex::{Building, Level, PLACES, PowerArea, PowerToken, ROOMS, Room, Side, Tile, Zone, all_rooms};
pub use computers::{ComputerAction, ComputerCard};
pub use contingencies::Contingency;
pub use crew::{ActionCard, Character, CharacterColour, Origin};
pub use dice::{AdvantageFace, ShotFace, SurfaceFace};
pub use fate::{Cause, Ending};
pub use intruders::{Attack, AttackCard, Event, Species, StalkerToken, Weakness};
pub use items::{Component, Item, ItemCard};
pub use nemesis_kit::words::{
    Back, CombatFace, CombatIcon, Contamination, CorridorNumber, Door, Endurance, Exploration, ExplorationToken,
    FigureId, Intruder, NoiseFace, Object, ObjectiveDeck, RoomColour, RoomNumber, WeaponClass, YesNo,
};
pub use objectives::Objective;
pub use surface::{SurfaceCard, SurfaceEffect, SurfaceToken};
pub use table::{Cast, Mode, Phase};
pub use tracks::{Autodestruction, BackupPower, CssToken, Pod, Threshold};
pub use wounds::SeriousWound;
