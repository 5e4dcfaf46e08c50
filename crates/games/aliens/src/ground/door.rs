//! AGD-6B.1: doors, each on the edge between two squares, and sets of them.

use std::{
    fmt, io,
    ops::{BitAnd, BitOr, Sub},
    sync::OnceLock,
};

use borsh::{BorshDeserialize, BorshSerialize};
use engine::Word;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{
    ground::Square,
    words::{BoardFace, Edge, Facing},
};

/// A door of one of the eight faces, counted over all of them.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, BorshSerialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "{ square: Square, facing: Facing }"))]
pub struct Door(u8);

/// Where a door is: on the east or south edge of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DoorPlace {
    pub(crate) face: BoardFace,
    pub(crate) square: Square,
    pub(crate) facing: Facing,
}

impl Door {
    /// AGD-11A.3: how many doors the eight faces have.
    pub const COUNT: usize = 45;

    /// The door on the edge of a square of a face, if there is one.
    pub fn find(face: BoardFace, square: Square, facing: Facing) -> Option<Door> {
        let is_there = |place: &DoorPlace| place.face == face && place.square == square && place.facing == facing;
        Door::places().iter().position(is_there).map(|index| Door(index as u8))
    }

    /// The square whose east or south edge the door is on.
    pub fn square(self) -> Square {
        self.place().square
    }

    /// The edge of its square that the door is on: east or south.
    pub fn facing(self) -> Facing {
        self.place().facing
    }

    /// Its place in tables of all doors.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    fn place(self) -> DoorPlace {
        Door::places()[self.index()]
    }

    /// Where each door is, face by face, by row, then column, east before south.
    pub(crate) fn places() -> &'static [DoorPlace] {
        static PLACES: OnceLock<Vec<DoorPlace>> = OnceLock::new();
        PLACES.get_or_init(|| {
            let mut places = Vec::with_capacity(Door::COUNT);
            for &face in BoardFace::ALL {
                let grid = face.grid();
                for (column, row) in (1..=12).flat_map(|row| (1..=12).map(move |column| (column, row))) {
                    let square = Square::on(face, column, row);
                    if grid.east(column, row) == Edge::Door {
                        places.push(DoorPlace { face, square, facing: Facing::East });
                    }
                    if grid.south(column, row) == Edge::Door {
                        places.push(DoorPlace { face, square, facing: Facing::South });
                    }
                }
            }
            assert!(places.len() == Door::COUNT, "the boards have as many doors as are printed");
            places
        })
    }
}

impl fmt::Debug for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:?}", self.square(), self.facing())
    }
}

impl BorshDeserialize for Door {
    fn deserialize_reader<R: io::Read>(reader: &mut R) -> io::Result<Self> {
        let index = u8::deserialize_reader(reader)?;
        if index as usize >= Door::COUNT {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "no such door"));
        }
        Ok(Door(index))
    }
}

/// A door as it is written: its square and the edge it is on.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Door")]
struct Written {
    square: Square,
    facing: Facing,
}

impl Serialize for Door {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { square: self.square(), facing: self.facing() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Door {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { square, facing } = Written::deserialize(deserializer)?;
        let is_there = |place: &DoorPlace| place.square == square && place.facing == facing;
        match Door::places().iter().position(is_there) {
            Some(index) => Ok(Door(index as u8)),
            None => Err(de::Error::custom("no such door")),
        }
    }
}

/// A set of doors.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, BorshSerialize)]
pub struct Doors(u64);

impl Doors {
    /// No door.
    pub const NONE: Doors = Doors(0);

    /// One door.
    #[inline]
    pub fn one(door: Door) -> Doors {
        Doors(1 << door.0)
    }

    /// Whether `door` is among them.
    #[inline]
    pub fn has(self, door: Door) -> bool {
        self.0 >> door.0 & 1 == 1
    }

    /// These and `door`.
    #[inline]
    pub fn with(self, door: Door) -> Doors {
        self | Doors::one(door)
    }

    /// These without `door`.
    #[inline]
    pub fn without(self, door: Door) -> Doors {
        self - Doors::one(door)
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
    pub fn first(self) -> Option<Door> {
        (self.0 != 0).then(|| Door(self.0.trailing_zeros() as u8))
    }

    /// The doors, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Door> + Clone {
        std::iter::successors(Some(self.0), |&left| Some(left & left.wrapping_sub(1)))
            .map_while(|left| Doors(left).first())
    }
}

impl fmt::Debug for Doors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl BorshDeserialize for Doors {
    fn deserialize_reader<R: io::Read>(reader: &mut R) -> io::Result<Self> {
        let doors = u64::deserialize_reader(reader)?;
        if doors >> Door::COUNT != 0 {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "no such doors"));
        }
        Ok(Doors(doors))
    }
}

impl FromIterator<Door> for Doors {
    fn from_iter<I: IntoIterator<Item = Door>>(doors: I) -> Self {
        doors.into_iter().fold(Doors::NONE, Doors::with)
    }
}

impl BitOr for Doors {
    type Output = Doors;

    #[inline]
    fn bitor(self, other: Doors) -> Doors {
        Doors(self.0 | other.0)
    }
}

impl BitAnd for Doors {
    type Output = Doors;

    #[inline]
    fn bitand(self, other: Doors) -> Doors {
        Doors(self.0 & other.0)
    }
}

impl Sub for Doors {
    type Output = Doors;

    #[inline]
    fn sub(self, other: Doors) -> Doors {
        Doors(self.0 & !other.0)
    }
}
