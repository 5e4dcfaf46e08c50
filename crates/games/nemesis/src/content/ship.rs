//! NEM-28, NEM-29: the ship as it is printed on both sides of the board.
//!
//! What the rules ask most (where a number leads, which rooms are next door, which corridors
//! touch a room) is worked out once, before the program runs: see [`Plan`].

/// One corridor of a side, by its place in the plan.
pub use nemesis_kit::Way as Corridor;
use nemesis_kit::{CorridorPrint, Plan, Rooms};

use crate::words::{CorridorNumber, Network, ROOMS, Room, RoomNumber, Side, Tile, all_rooms};

/// The most corridors a side has (NEM-29.1). The networks come after them among the ways.
pub const CORRIDORS: usize = 29;

/// Where a number leads, seen from a room. NEM-28.1: each number leads to one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    Corridor(Corridor),
    /// NEM-1.5: an entrance to technical corridors.
    Entrance(Network),
}

impl Exit {
    /// NEM-7.7, NEM-8.2: as a way, of which a network is one at all its entrances.
    #[inline]
    pub const fn way(self) -> Corridor {
        match self {
            Exit::Corridor(corridor) => corridor,
            Exit::Entrance(network) => Corridor(CORRIDORS as u8 + network as u8),
        }
    }
}

/// A slot of the board.
#[derive(Clone, Copy, Debug)]
pub struct SlotPrint {
    pub tile: Tile,
    /// What is printed there, or lies there face up from the beginning (NEM-22.31).
    pub fixed: Option<Room>,
    /// The numbers of its entrances to the red network, the only one of the basic side.
    pub red: &'static [u8],
    pub blue: &'static [u8],
}

/// One side of the board.
#[derive(Debug)]
pub struct Ship {
    pub slots: [SlotPrint; ROOMS],
    pub plan: Plan,
    entrances: [Rooms; 2],
}

impl Ship {
    /// A slot by its number.
    #[inline]
    pub fn slot(&self, room: RoomNumber) -> &SlotPrint {
        &self.slots[room.index()]
    }

    /// NEM-28.1: where a number leads from a room.
    #[inline]
    pub fn exit(&self, room: RoomNumber, number: CorridorNumber) -> Exit {
        match self.plan.way(room, number) {
            way if way < Exit::Entrance(Network::Red).way() => Exit::Corridor(way),
            way if way == Exit::Entrance(Network::Red).way() => Exit::Entrance(Network::Red),
            _ => Exit::Entrance(Network::Blue),
        }
    }

    /// The rooms with an entrance to a network.
    #[inline]
    pub fn entrances(&self, network: Network) -> Rooms {
        self.entrances[network as usize]
    }

    /// The slot where this room is printed or lies from the beginning.
    pub fn fixed(&self, room: Room) -> Option<RoomNumber> {
        all_rooms().find(|&number| self.slot(number).fixed == Some(room))
    }

    const fn printed(slots: [SlotPrint; ROOMS], corridors: &'static [CorridorPrint]) -> Ship {
        let mut plan = Plan::printed(CORRIDORS, corridors);
        let mut entrances = [Rooms::NONE; 2];
        let mut room = 0;
        while room < ROOMS {
            let (number, SlotPrint { red, blue, .. }) = (RoomNumber(room as u8 + 1), slots[room]);
            plan = plan.with_entrance(number, red, Network::Red as u8).with_entrance(number, blue, Network::Blue as u8);
            entrances[0].0 |= ((!red.is_empty()) as u32) << room;
            entrances[1].0 |= ((!blue.is_empty()) as u32) << room;
            room += 1;
        }
        Ship { slots, plan, entrances }
    }
}

impl Side {
    /// The ship of this side.
    #[inline]
    pub fn ship(self) -> &'static Ship {
        match self {
            Side::Basic => &BASIC,
            Side::Alternative => &ALTERNATIVE,
        }
    }
}

/// NEM-28: the basic side.
static BASIC: Ship = Ship::printed(
    [
        special(Room::Cockpit, &[], &[]),
        tile(Tile::One, &[1, 2], &[]),
        tile(Tile::One, &[], &[]),
        tile(Tile::One, &[2, 3], &[]),
        tile(Tile::One, &[4], &[]),
        tile(Tile::Two, &[], &[]),
        tile(Tile::Two, &[], &[]),
        tile(Tile::Two, &[], &[]),
        tile(Tile::One, &[3], &[]),
        tile(Tile::One, &[], &[]),
        special(Room::Hibernatorium, &[], &[]),
        tile(Tile::One, &[], &[]),
        tile(Tile::One, &[], &[]),
        tile(Tile::Two, &[3], &[]),
        tile(Tile::Two, &[4], &[]),
        tile(Tile::One, &[], &[]),
        tile(Tile::One, &[], &[]),
        tile(Tile::One, &[], &[]),
        special(Room::EngineRoomThree, &[3, 4], &[]),
        special(Room::EngineRoomTwo, &[], &[]),
        special(Room::EngineRoomOne, &[2, 3], &[]),
    ],
    &[
        corridor(1, 2, &[3]),
        corridor(1, 3, &[1, 2]),
        corridor(1, 4, &[4]),
        corridor(2, 6, &[4]),
        corridor(3, 7, &[3, 4]),
        corridor(4, 8, &[1]),
        corridor(5, 6, &[3]),
        corridor(5, 10, &[1, 2]),
        corridor(6, 7, &[1]),
        corridor(6, 11, &[2]),
        corridor(7, 8, &[2]),
        corridor(8, 9, &[4]),
        corridor(8, 11, &[3]),
        corridor(9, 12, &[1, 2]),
        corridor(10, 13, &[3, 4]),
        corridor(11, 14, &[4]),
        corridor(11, 15, &[1]),
        corridor(12, 16, &[3, 4]),
        corridor(13, 14, &[1]),
        corridor(13, 19, &[2]),
        corridor(14, 17, &[2]),
        corridor(15, 16, &[2]),
        corridor(15, 18, &[3]),
        corridor(16, 21, &[1]),
        corridor(17, 19, &[1]),
        corridor(17, 20, &[3, 4]),
        corridor(18, 20, &[1, 2]),
        corridor(18, 21, &[4]),
    ],
);

/// NEM-29: the alternative side. NEM-22.32: tiles go on the other slots as usual. NEM-22.34: it has
/// numbers of its own.
static ALTERNATIVE: Ship = Ship::printed(
    [
        tile(Tile::Two, &[4], &[]),
        special(Room::Cockpit, &[], &[]),
        tile(Tile::Two, &[], &[1]),
        tile(Tile::Two, &[], &[]),
        tile(Tile::Two, &[], &[]),
        tile(Tile::Two, &[], &[]),
        face_up(Room::EvacuationSectionA, &[2, 3], &[4]),
        special(Room::Hibernatorium, &[], &[]),
        face_up(Room::EvacuationSectionB, &[3], &[1, 2]),
        tile(Tile::One, &[1], &[]),
        tile(Tile::One, &[1], &[2]),
        tile(Tile::One, &[], &[2]),
        tile(Tile::One, &[], &[]),
        tile(Tile::One, &[], &[]),
        tile(Tile::One, &[], &[]),
        tile(Tile::One, &[], &[]),
        tile(Tile::One, &[], &[]),
        special(Room::EngineRoomThree, &[3], &[]),
        special(Room::EngineRoomTwo, &[1], &[2]),
        special(Room::EngineRoomOne, &[], &[4]),
        tile(Tile::One, &[], &[]),
    ],
    &[
        corridor(1, 2, &[1, 2]),
        corridor(1, 4, &[3]),
        corridor(2, 3, &[3, 4]),
        corridor(3, 6, &[2]),
        corridor(4, 5, &[4]),
        corridor(4, 7, &[1]),
        corridor(4, 10, &[2]),
        corridor(5, 6, &[3]),
        corridor(5, 8, &[1]),
        corridor(5, 8, &[2]),
        corridor(6, 9, &[4]),
        corridor(6, 12, &[1]),
        corridor(8, 10, &[3]),
        corridor(8, 12, &[4]),
        corridor(10, 14, &[4]),
        corridor(11, 13, &[3]),
        corridor(11, 13, &[4]),
        corridor(12, 16, &[3]),
        corridor(13, 14, &[1]),
        corridor(13, 16, &[2]),
        corridor(14, 15, &[2]),
        corridor(14, 17, &[3]),
        corridor(15, 16, &[1]),
        corridor(15, 19, &[3, 4]),
        corridor(16, 21, &[4]),
        corridor(17, 18, &[1, 2]),
        corridor(17, 18, &[4]),
        corridor(20, 21, &[2, 3]),
        corridor(20, 21, &[1]),
    ],
);

const fn tile(tile: Tile, red: &'static [u8], blue: &'static [u8]) -> SlotPrint {
    SlotPrint { tile, fixed: None, red, blue }
}

const fn face_up(room: Room, red: &'static [u8], blue: &'static [u8]) -> SlotPrint {
    SlotPrint { tile: Tile::One, fixed: Some(room), red, blue }
}

const fn special(room: Room, red: &'static [u8], blue: &'static [u8]) -> SlotPrint {
    SlotPrint { tile: Tile::Special, fixed: Some(room), red, blue }
}

const fn corridor(one: u8, other: u8, numbers: &'static [u8]) -> CorridorPrint {
    CorridorPrint { rooms: [RoomNumber(one), RoomNumber(other)], numbers }
}
