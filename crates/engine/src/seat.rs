//! Seats at a table, sets of them, and who looks at it.

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A place at the table, for the whole game. Counted from 0 inside the program, and
/// from 1 wherever a person can see it: in print, in records and on the wire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(pub u8);

impl Seat {
    /// The greatest number of seats a table can have.
    pub const MOST: usize = 8;

    /// The seat as an index.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The number a person knows the seat by.
    pub fn number(self) -> u8 {
        self.0.saturating_add(1)
    }

    /// All seats of a table for `players`.
    #[inline]
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("Seat", &self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = <u8 as Deserialize>::deserialize(deserializer)?;
        match number.checked_sub(1) {
            Some(index) if (index as usize) < Seat::MOST => Ok(Seat(index)),
            _ => Err(de::Error::invalid_value(de::Unexpected::Unsigned(number.into()), &"a seat from 1 to 8")),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// One seat.
    #[inline]
    pub fn one(seat: Seat) -> Seats {
        Seats::NONE.with(seat)
    }

    /// All seats of a table for `players`.
    pub fn all(players: u8) -> Seats {
        Seat::all(players).collect()
    }

    /// Whether `seat` is among them.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        self.0 & Seats::bit(seat) != 0
    }

    /// These and `seat`.
    #[inline]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Seats::bit(seat))
    }

    /// These without `seat`.
    #[inline]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Seats::bit(seat))
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The bit of a seat; none for a seat that no table has, which is in no set.
    #[inline]
    fn bit(seat: Seat) -> u8 {
        1u8.checked_shl(seat.0.into()).unwrap_or(0)
    }

    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..Seat::MOST as u8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // One spelling for each set, so that equal sets are equal lines.
        let seats = <Vec<Seat> as Deserialize>::deserialize(deserializer)?;
        if !seats.is_sorted_by(|a, b| a < b) {
            return Err(de::Error::custom("seats in ascending order, each once"));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Whoever holds these seats.
    Holding(Seats),
    /// Somebody who only watches.
    Spectator,
    /// Anybody, after the end, when the table is opened.
    AfterTheEnd,
}

impl Viewer {
    /// The eyes of one seat.
    pub fn seat(seat: Seat) -> Viewer {
        Viewer::Holding(Seats::one(seat))
    }

    /// Whether these eyes see what `seat` holds in secret.
    pub fn is(self, seat: Seat) -> bool {
        match self {
            Viewer::Holding(seats) => seats.has(seat),
            Viewer::Spectator => false,
            Viewer::AfterTheEnd => true,
        }
    }

    /// Whether these eyes see what all of `seats`, or any of them, have seen.
    pub fn is_any_of(self, seats: Seats) -> bool {
        self == Viewer::AfterTheEnd || seats.iter().any(|seat| self.is(seat))
    }

    /// Everyone who may look at a table for `players` while it is being played.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::seat).chain([Viewer::Spectator])
    }
}
