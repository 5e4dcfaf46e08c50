//! LOC-34: the rooms as they are printed.

use crate::words::{Pod, Room, RoomColour, Tile};

/// What is printed on a room.
#[derive(Clone, Copy, Debug)]
pub struct RoomPrint {
    pub room: Room,
    pub tile: Tile,
    pub colour: RoomColour,
    pub has_computer: bool,
    /// Whether there is anything to search for.
    pub is_searchable: bool,
}

/// LOC-34.1 to LOC-34.24: the rooms, in the order of [`Room`]. LOC-25.65: the crossroads come after them.
pub static ROOMS: [RoomPrint; 26] = [
    with_computer(Room::Archive, Tile::One, RoomColour::White),
    tile(Room::CaveEntrance, Tile::One, RoomColour::Yellow),
    tile(Room::PowerGenerator, Tile::One, RoomColour::Yellow),
    RoomPrint { is_searchable: false, ..tile(Room::Nest, Tile::One, RoomColour::Colourless) },
    with_computer(Room::Laboratory, Tile::One, RoomColour::Green),
    tile(Room::EmergencyRoom, Tile::One, RoomColour::Green),
    tile(Room::DeconRoom, Tile::One, RoomColour::Green),
    with_computer(Room::TransmitterControlRoom, Tile::One, RoomColour::Red),
    tile(Room::CssRoomA, Tile::One, RoomColour::White),
    with_computer(Room::CoolingSystem, Tile::One, RoomColour::Yellow),
    tile(Room::ContaminatedRoom, Tile::Two, RoomColour::White),
    tile(Room::Surgery, Tile::Two, RoomColour::Green),
    tile(Room::GuardRoom, Tile::Two, RoomColour::Red),
    with_computer(Room::TestingLab, Tile::Two, RoomColour::Green),
    tile(Room::CssRoomB, Tile::Two, RoomColour::White),
    tile(Room::CssRoomC, Tile::Two, RoomColour::White),
    with_computer(Room::VentControlRoom, Tile::Two, RoomColour::Yellow),
    with_computer(Room::CssControlRoom, Tile::Two, RoomColour::White),
    with_computer(Room::DefenseControlRoom, Tile::Two, RoomColour::Red),
    special(Room::IsolationRoom, Tile::Fixed),
    special(Room::Repository, Tile::Fixed),
    special(Room::BackupPowerSupply, Tile::Fixed),
    special(Room::AlertRoom, Tile::Printed),
    special(Room::ElevatorRoom, Tile::Printed),
    special(Room::EmergencyStaircases, Tile::Printed),
    special(Room::Crossroads, Tile::Printed),
];

impl Room {
    /// What is printed on the room.
    #[inline]
    pub fn print(self) -> &'static RoomPrint {
        &ROOMS[self as usize]
    }

    /// LOC-9.12, LOC-19.24, LOC-43.25, LOC-25.65: whether a malfunction can be placed here at all.
    #[inline]
    pub fn can_malfunction(self) -> bool {
        !matches!(self, Room::Nest | Room::ContaminatedRoom | Room::Crossroads)
    }
}

impl Pod {
    /// LOC-19.28, LOC-19.41, LOC-19.42: the room from which this pod is boarded.
    #[inline]
    pub fn room(self) -> Room {
        match self {
            Pod::A => Room::CssRoomA,
            Pod::B => Room::CssRoomB,
            Pod::C => Room::CssRoomC,
        }
    }
}

const fn tile(room: Room, tile: Tile, colour: RoomColour) -> RoomPrint {
    RoomPrint { room, tile, colour, has_computer: false, is_searchable: true }
}

/// A tile with the computer icon.
const fn with_computer(room: Room, tile: Tile, colour: RoomColour) -> RoomPrint {
    RoomPrint { room, tile, colour, has_computer: true, is_searchable: true }
}

/// LOC-1.4, LOC-6.6: explored from the start; nothing to search for, and no computer. LOC-8.19, LOC-19.72: fire and
/// malfunctions may lie there.
const fn special(room: Room, tile: Tile) -> RoomPrint {
    RoomPrint { room, tile, colour: RoomColour::Colourless, has_computer: false, is_searchable: false }
}
