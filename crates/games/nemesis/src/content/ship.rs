//! NEM-28, NEM-29: the ship as it is printed on both sides of the board.
//!
//! What the rules ask most (where a number leads, which rooms are next door, which corridors
//! touch a room) is worked out here once, before the program runs. Sets of rooms are bits of a
//! `u32` by [`RoomNumber::index`].

/// One corridor of a side, by its place among [`Ship::corridors`].
pub use nemesis_kit::Way as Corridor;
use nemesis_kit::Ways;

use crate::words::{CorridorNumber, Network, Room, RoomNumber, Side, Tile};

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

/// A corridor as it is printed. NEM-28.2: one number or two, the same at both ends; one corridor
/// all the same.
#[derive(Clone, Copy, Debug)]
pub struct CorridorPrint {
    pub rooms: [RoomNumber; 2],
    pub numbers: &'static [u8],
}

/// One side of the board.
#[derive(Debug)]
pub struct Ship {
    pub slots: [SlotPrint; RoomNumber::COUNT],
    pub corridors: &'static [CorridorPrint],
    exits: [[Exit; 4]; RoomNumber::COUNT],
    corridors_of: [Ways; RoomNumber::COUNT],
    neighbours: [u32; RoomNumber::COUNT],
    entrances: [u32; 2],
}

impl Ship {
    /// The slot with this number.
    #[inline]
    pub fn slot(&self, room: RoomNumber) -> &SlotPrint {
        &self.slots[room.index()]
    }

    /// NEM-28.1: where a number leads from a room.
    #[inline]
    pub fn exit(&self, room: RoomNumber, number: CorridorNumber) -> Exit {
        self.exits[room.index()][number.index()]
    }

    /// The corridors that touch a room.
    #[inline]
    pub fn corridors_of(&self, room: RoomNumber) -> Ways {
        self.corridors_of[room.index()]
    }

    /// NEM-1.6: the rooms next door, as a set, whatever the doors between them.
    #[inline]
    pub fn neighbours(&self, room: RoomNumber) -> u32 {
        self.neighbours[room.index()]
    }

    /// The rooms with an entrance to a network, as a set.
    #[inline]
    pub fn entrances(&self, network: Network) -> u32 {
        self.entrances[network as usize]
    }

    /// Whether a room has an entrance to a network.
    #[inline]
    pub fn has_entrance(&self, room: RoomNumber, network: Network) -> bool {
        self.entrances(network) & (1 << room.index()) != 0
    }

    /// The room at the other end of a corridor.
    #[inline]
    pub fn other_end(&self, corridor: Corridor, from: RoomNumber) -> RoomNumber {
        let [one, other] = self.corridors[corridor.index()].rooms;
        if one == from { other } else { one }
    }

    /// NEM-22.30: the corridors between two rooms: none, one, or two (NEM-29.3).
    #[inline]
    pub fn between(&self, one: RoomNumber, other: RoomNumber) -> Ways {
        self.corridors_of(one).and(self.corridors_of(other))
    }

    /// The lowest number of a corridor, by which a choice names it from either of its rooms.
    #[inline]
    pub fn number(&self, corridor: Corridor) -> CorridorNumber {
        CorridorNumber(self.corridors[corridor.index()].numbers[0])
    }

    /// The slot where this room is printed or lies from the beginning.
    pub fn fixed(&self, room: Room) -> Option<RoomNumber> {
        RoomNumber::all().find(|&number| self.slot(number).fixed == Some(room))
    }

    const fn printed(slots: [SlotPrint; RoomNumber::COUNT], corridors: &'static [CorridorPrint]) -> Ship {
        let mut ship = Ship {
            slots,
            corridors,
            exits: [[Exit::Entrance(Network::Red); 4]; RoomNumber::COUNT],
            corridors_of: [Ways::NONE; RoomNumber::COUNT],
            neighbours: [0; RoomNumber::COUNT],
            entrances: [0; 2],
        };
        let mut room = 0;
        while room < RoomNumber::COUNT {
            let (red, blue) = (slots[room].red, slots[room].blue);
            ship.entrances[0] |= ((!red.is_empty()) as u32) << room;
            ship.entrances[1] |= ((!blue.is_empty()) as u32) << room;
            let mut n = 0;
            while n < blue.len() {
                ship.exits[room][blue[n] as usize - 1] = Exit::Entrance(Network::Blue);
                n += 1;
            }
            room += 1;
        }
        let mut corridor = 0;
        while corridor < corridors.len() {
            let CorridorPrint { rooms: [one, other], numbers } = corridors[corridor];
            let (one, other) = (one.index(), other.index());
            ship.corridors_of[one].insert(Corridor(corridor as u8));
            ship.corridors_of[other].insert(Corridor(corridor as u8));
            ship.neighbours[one] |= 1 << other;
            ship.neighbours[other] |= 1 << one;
            let mut n = 0;
            while n < numbers.len() {
                let exit = Exit::Corridor(Corridor(corridor as u8));
                ship.exits[one][numbers[n] as usize - 1] = exit;
                ship.exits[other][numbers[n] as usize - 1] = exit;
                n += 1;
            }
            corridor += 1;
        }
        ship
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
