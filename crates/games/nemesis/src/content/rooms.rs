//! NEM-17: the rooms as they are printed.

use engine::Word;

use crate::words::{Engine, Room, RoomColour, Section, Tile};

/// What is printed on a room.
#[derive(Clone, Copy, Debug)]
pub struct RoomPrint {
    pub room: Room,
    pub tile: Tile,
    pub colour: RoomColour,
    pub has_computer: bool,
    /// NEM-5.39: whether there is anything to search for.
    pub is_searchable: bool,
    /// NEM-17.26, NEM-17.44: two rooms are only what they are, and have no action.
    pub has_action: bool,
}

/// The rooms, in the order of [`Room`].
pub static ROOMS: [RoomPrint; 25] = [
    tile(Room::Armory, Tile::One, RoomColour::Red),
    with_computer(Room::CommsRoom, Tile::One, RoomColour::Yellow),
    tile(Room::EmergencyRoom, Tile::One, RoomColour::Green),
    tile(Room::EvacuationSectionA, Tile::One, RoomColour::White),
    tile(Room::EvacuationSectionB, Tile::One, RoomColour::White),
    with_computer(Room::FireControlSystem, Tile::One, RoomColour::Yellow),
    with_computer(Room::Generator, Tile::One, RoomColour::Yellow),
    with_computer(Room::Laboratory, Tile::One, RoomColour::Green),
    RoomPrint { is_searchable: false, ..tile(Room::Nest, Tile::One, RoomColour::Colourless) },
    tile(Room::Storage, Tile::One, RoomColour::Red),
    tile(Room::Surgery, Tile::One, RoomColour::Green),
    tile(Room::AirlockControl, Tile::Two, RoomColour::Yellow),
    RoomPrint { has_action: false, ..tile(Room::Cabins, Tile::Two, RoomColour::White) },
    tile(Room::Canteen, Tile::Two, RoomColour::Green),
    with_computer(Room::CommandCenter, Tile::Two, RoomColour::Red),
    with_computer(Room::EngineControlRoom, Tile::Two, RoomColour::Yellow),
    tile(Room::HatchControlSystem, Tile::Two, RoomColour::White),
    with_computer(Room::MonitoringRoom, Tile::Two, RoomColour::Red),
    RoomPrint {
        is_searchable: false,
        has_action: false,
        ..tile(Room::RoomCoveredWithSlime, Tile::Two, RoomColour::Colourless)
    },
    tile(Room::ShowerRoom, Tile::Two, RoomColour::White),
    special(Room::Cockpit),
    special(Room::Hibernatorium),
    special(Room::EngineRoomOne),
    special(Room::EngineRoomTwo),
    special(Room::EngineRoomThree),
];

impl Room {
    /// What is printed on the room.
    #[inline]
    pub fn print(self) -> &'static RoomPrint {
        &ROOMS[self as usize]
    }

    /// NEM-9.13: whether a malfunction can be placed here at all.
    #[inline]
    pub fn can_malfunction(self) -> bool {
        !matches!(self, Room::Nest | Room::RoomCoveredWithSlime)
    }

    /// The engine of an engine room.
    #[inline]
    pub fn engine(self) -> Option<Engine> {
        Engine::ALL.iter().copied().find(|engine| engine.room() == self)
    }

    /// The pods of an evacuation section.
    #[inline]
    pub fn section(self) -> Option<Section> {
        Section::ALL.iter().copied().find(|section| section.room() == self)
    }
}

impl Engine {
    /// The room in which this engine stands.
    #[inline]
    pub fn room(self) -> Room {
        match self {
            Engine::One => Room::EngineRoomOne,
            Engine::Two => Room::EngineRoomTwo,
            Engine::Three => Room::EngineRoomThree,
        }
    }
}

impl Section {
    /// The room from which the pods of this section are entered.
    #[inline]
    pub fn room(self) -> Room {
        match self {
            Section::A => Room::EvacuationSectionA,
            Section::B => Room::EvacuationSectionB,
        }
    }
}

const fn tile(room: Room, tile: Tile, colour: RoomColour) -> RoomPrint {
    RoomPrint { room, tile, colour, has_computer: false, is_searchable: true, has_action: true }
}

/// NEM-1.19: a tile with the computer icon.
const fn with_computer(room: Room, tile: Tile, colour: RoomColour) -> RoomPrint {
    RoomPrint { room, tile, colour, has_computer: true, is_searchable: true, has_action: true }
}

/// NEM-17.46, NEM-26.68: printed on the board; nothing to search for, and no computer.
const fn special(room: Room) -> RoomPrint {
    RoomPrint {
        room,
        tile: Tile::Special,
        colour: RoomColour::Colourless,
        has_computer: false,
        is_searchable: false,
        has_action: true,
    }
}
