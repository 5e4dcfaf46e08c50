//! Names that both books have, value for value, and what is printed on the things themselves. A word
//! that stands in one book alone, or has other values there, is the game's own.

pub mod base;
mod cards;
mod colours;
mod exploration;
mod faces;
mod numbers;

pub use cards::{Back, CombatIcon, Object, ObjectiveDeck, WeaponClass};
pub use colours::RoomColour;
pub use exploration::{EXPLORATION_TOKENS, Exploration, ExplorationPrint, ExplorationToken};
pub use faces::{CombatFace, NoiseFace};
pub use numbers::{CorridorNumber, FigureId, RoomNumber};

engine::words! {
    /// NEM-1.17, LOC-2.6 to LOC-2.10: the intruders, the smallest first.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Intruder {
        Larva,
        Creeper,
        Adult,
        Breeder,
        Queen,
    }

    /// NEM-9.20, LOC-9.20: how the door of a corridor stands.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Door {
        Open,
        Closed,
        Destroyed,
    }

    /// NEM-11.15, NEM-11.16, LOC-11.32, LOC-11.33: what a card says of an intruder that was injured.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Endurance {
        /// A second card is to be drawn.
        Unsettled,
        HoldsOn,
        Dies,
        Retreats,
    }

    /// NEM-41.1, LOC-47.1: what a contamination card says under the scanner.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Contamination {
        Clean,
        Infected,
    }

    /// The answer to a question that has no other.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum YesNo {
        No,
        Yes,
    }
}

/// NEM-11.15, NEM-11.19, LOC-11.32, LOC-11.36: the blood icon of an attack card, read when an intruder is hurt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blood {
    Endurance(u8),
    Retreat,
}

impl Intruder {
    /// NEM-11.15, NEM-11.16, LOC-11.32, LOC-11.33: how many cards are drawn to see whether it dies. NEM-11.14,
    /// LOC-11.31: a larva dies of anything.
    #[inline]
    pub const fn endurance_cards(self) -> u8 {
        match self {
            Intruder::Larva => 0,
            Intruder::Creeper | Intruder::Adult => 1,
            Intruder::Breeder | Intruder::Queen => 2,
        }
    }
}

impl Contamination {
    /// NEM-41.1, LOC-47.1: how many of the 27 cards say this.
    pub const fn copies(self) -> u8 {
        match self {
            Contamination::Clean => 20,
            Contamination::Infected => 7,
        }
    }
}
