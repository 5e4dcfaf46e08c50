//! The names of the game's things.
//!
//! A word that stands for a single card, token or tile of a deck is what a pool of that deck counts; what
//! is printed on it stands in `content`. Words that Nemesis has, too, stand in `nemesis-kit`.

mod complex;
mod computers;
mod dice;
mod intruders;
mod surface;
mod tracks;
mod wounds;

pub use complex::{Building, Level, PLACES, PowerArea, PowerToken, ROOMS, Room, Side, Tile, Zone, all_rooms};
pub use computers::{ComputerAction, ComputerCard};
pub use dice::{AdvantageFace, SurfaceFace};
pub use intruders::{Attack, AttackCard, Event, Species, StalkerToken, Weakness};
pub use nemesis_kit::words::{
    CombatFace, Contamination, CorridorNumber, Door, Endurance, Exploration, ExplorationToken, FigureId, Intruder,
    NoiseFace, RoomColour, RoomNumber, YesNo,
};
pub use surface::{SurfaceCard, SurfaceEffect, SurfaceToken};
pub use tracks::{Autodestruction, BackupPower, CssToken, Pod, Threshold};
pub use wounds::SeriousWound;
