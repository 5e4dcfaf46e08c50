//! NEM-1.4, NEM-1.13, LOC-1.5, LOC-1.15: rooms, corridors and figures by their numbers.

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::swarm::MOST_FIGURES;

/// NEM-1.13, LOC-1.15: the number of a room as it is printed, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomNumber(pub u8);

impl RoomNumber {
    /// The most rooms a board of the family can have: so many fit into a set of [`Rooms`](crate::Rooms).
    pub const MOST: usize = 32;

    /// The place of this room in a table of all rooms.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// The lowest room, where a place in memory has to hold one.
impl Default for RoomNumber {
    fn default() -> Self {
        RoomNumber(1)
    }
}

impl fmt::Display for RoomNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:03}", self.0)
    }
}

impl<'de> Deserialize<'de> for RoomNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match <u8 as Deserialize>::deserialize(deserializer)? {
            printed @ 1..=32 => Ok(RoomNumber(printed)),
            other => Err(de::Error::invalid_value(de::Unexpected::Unsigned(other.into()), &"a room from 1 to 32")),
        }
    }
}

/// NEM-1.4, LOC-1.5: the number of a corridor as it is seen from a room, 1 to 4. LOC-25.65: a path has none; from 5 on
/// each stands for one of the paths of a board, in their order, so that a choice can name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CorridorNumber(pub u8);

impl CorridorNumber {
    /// All numbers there are.
    pub const ALL: [CorridorNumber; 4] = [CorridorNumber(1), CorridorNumber(2), CorridorNumber(3), CorridorNumber(4)];

    /// The most paths a board of the family can have.
    pub const MOST_PATHS: usize = 5;

    /// The place of this number in a table of all four.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// LOC-25.65: what stands for a path, counted from 0.
    #[inline]
    pub const fn of_path(nth: usize) -> CorridorNumber {
        CorridorNumber(nth as u8 + 1 + CorridorNumber::ALL.len() as u8)
    }

    /// LOC-25.65: which path it stands for, if it is the number of no corridor.
    #[inline]
    pub fn path(self) -> Option<usize> {
        usize::from(self.0).checked_sub(1 + CorridorNumber::ALL.len())
    }
}

/// The first number, where a place in memory has to hold one.
impl Default for CorridorNumber {
    fn default() -> Self {
        CorridorNumber(1)
    }
}

impl fmt::Display for CorridorNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for CorridorNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match <u8 as Deserialize>::deserialize(deserializer)? {
            known @ 1..=9 => Ok(CorridorNumber(known)),
            other => Err(de::Error::invalid_value(de::Unexpected::Unsigned(other.into()), &"a number from 1 to 9")),
        }
    }
}

/// Which figure of all on the board. A figure keeps its number as long as it stands there. Counted
/// from 0 inside the program, and from 1 wherever a person can see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct FigureId(pub u8);

impl FigureId {
    /// The number a person knows the figure by.
    pub fn number(self) -> u8 {
        self.0.saturating_add(1)
    }
}

impl Serialize for FigureId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("FigureId", &self.number())
    }
}

impl<'de> Deserialize<'de> for FigureId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = <u8 as Deserialize>::deserialize(deserializer)?;
        match number.checked_sub(1) {
            Some(index) if (index as usize) < MOST_FIGURES => Ok(FigureId(index)),
            _ => Err(de::Error::invalid_value(de::Unexpected::Unsigned(number.into()), &"a figure from 1 to 32")),
        }
    }
}
