//! NEM-1.3, LOC-1.2: sets of rooms.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::words::RoomNumber;

/// A set of rooms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Rooms(pub u32);

impl Rooms {
    /// No room.
    pub const NONE: Rooms = Rooms(0);

    /// Just this room.
    #[inline]
    pub fn one(room: RoomNumber) -> Rooms {
        Rooms(1 << room.index())
    }

    /// Whether a room is among them.
    #[inline]
    pub fn has(self, room: RoomNumber) -> bool {
        self.0 & Rooms::one(room).0 != 0
    }

    /// Puts a room in.
    #[inline]
    pub fn insert(&mut self, room: RoomNumber) {
        self.0 |= Rooms::one(room).0;
    }

    /// Takes a room out.
    #[inline]
    pub fn remove(&mut self, room: RoomNumber) {
        self.0 &= !Rooms::one(room).0;
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those that are in both sets.
    #[inline]
    pub fn and(self, other: Rooms) -> Rooms {
        Rooms(self.0 & other.0)
    }

    /// Those that are in either set.
    #[inline]
    pub fn or(self, other: Rooms) -> Rooms {
        Rooms(self.0 | other.0)
    }

    /// These without the others.
    #[inline]
    pub fn without(self, other: Rooms) -> Rooms {
        Rooms(self.0 & !other.0)
    }

    /// NEM-1.13: from the lowest number on.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = RoomNumber> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (next < 32).then(|| RoomNumber(next as u8 + 1))
        })
    }

    /// The lowest of them.
    pub fn first(self) -> Option<RoomNumber> {
        self.iter().next()
    }
}

impl FromIterator<RoomNumber> for Rooms {
    fn from_iter<I: IntoIterator<Item = RoomNumber>>(rooms: I) -> Self {
        let mut set = Rooms::NONE;
        rooms.into_iter().for_each(|room| set.insert(room));
        set
    }
}
