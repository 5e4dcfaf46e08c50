//! LOC-31, LOC-32: the Complex as it is printed on both sides of the board.
//!
//! Where a number leads, which rooms are next door, which corridors touch a room: see [`Plan`]. The technical
//! space and the four zones of the surface come after the corridors among its ways, and the paths after those.

mod alternative;
mod main;

use engine::Word as _;
use nemesis_kit::{CorridorPrint, Plan, Rooms, Way};

use crate::words::{Building, CorridorNumber, Level, PLACES, ROOMS, Room, RoomNumber, Side, Tile, Zone, all_rooms};

/// LOC-31.3: the most corridors a side has.
pub const CORRIDORS: usize = 35;

/// LOC-25.69: how many zones come after the technical space.
const ZONES: u8 = 4;

/// Where a number leads, seen from a room. LOC-31.2, LOC-32.3: each number leads to one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    Corridor(Way),
    /// LOC-8.20, LOC-7.11: an entrance to the technical corridors, which are one space.
    Technical,
    /// LOC-25.69: a part of the surface.
    Zone(Zone),
}

impl Exit {
    /// As a way; the technical space is one at all its entrances.
    #[inline]
    pub const fn way(self) -> Way {
        match self {
            Exit::Corridor(corridor) => corridor,
            Exit::Technical => Way(CORRIDORS as u8),
            Exit::Zone(zone) => Way(CORRIDORS as u8 + 1 + zone as u8),
        }
    }
}

/// A slot of the board.
#[derive(Clone, Copy, Debug)]
pub struct SlotPrint {
    pub tile: Tile,
    /// What is printed there, or lies there from the beginning.
    pub fixed: Option<Room>,
    /// LOC-8.18, LOC-32.5: staircases belong to no level.
    pub level: Option<Level>,
    /// The numbers of its entrance to the technical corridors.
    pub technical: &'static [u8],
    /// LOC-32.2: the building on the surface of which it is a part.
    pub building: Option<Building>,
}

/// One side of the board.
#[derive(Debug)]
pub struct Complex {
    pub slots: [SlotPrint; ROOMS],
    pub plan: Plan,
    /// The rooms with an entrance to the technical corridors.
    pub entrances: Rooms,
    /// LOC-31.6, LOC-28.19, LOC-32.6: the rooms from which one gets out, whatever tile lies there.
    pub exits: &'static [RoomNumber],
    /// LOC-25.65: corridors without numbers, where there is never noise and never a door.
    pub paths: &'static [[RoomNumber; 2]],
    /// LOC-25.78: the crossroads from which a path leads to the Bunker.
    pub to_the_bunker: Option<RoomNumber>,
}

impl Complex {
    /// A slot by its number.
    #[inline]
    pub fn slot(&self, room: RoomNumber) -> &SlotPrint {
        &self.slots[room.index()]
    }

    /// LOC-31.2, LOC-32.3: where a number leads from a room or from a crossroads.
    pub fn exit(&self, room: RoomNumber, number: CorridorNumber) -> Exit {
        let way = self.plan.way(room, number);
        if way < Exit::Technical.way() {
            return Exit::Corridor(way);
        }
        let zone = Zone::ALL.iter().copied().find(|&zone| Exit::Zone(zone).way() == way);
        zone.map_or(Exit::Technical, Exit::Zone)
    }

    /// LOC-31.5: the level of a corridor; at a staircase it is that of the room at the other end.
    pub fn level(&self, corridor: &CorridorPrint) -> Option<Level> {
        let [one, other] = corridor.rooms;
        self.slot(one).level.or(self.slot(other).level)
    }

    /// LOC-1.7, LOC-25.66: the rooms next door, by a corridor or by a path.
    pub fn neighbours(&self, room: RoomNumber) -> Rooms {
        self.plan.neighbours(room)
    }

    /// LOC-8.10, LOC-31.7: the elevator room of a level, which no corridor joins to the others.
    pub fn elevator_room(&self, level: Level) -> RoomNumber {
        let is_there = |room: &RoomNumber| {
            let slot = self.slot(*room);
            slot.fixed == Some(Room::ElevatorRoom) && slot.level == Some(level)
        };
        all_rooms().find(is_there).expect("every level has an elevator room")
    }

    /// The slots where this room is printed or lies from the beginning.
    pub fn fixed(&self, room: Room) -> Rooms {
        all_rooms().filter(|&number| self.slot(number).fixed == Some(room)).collect()
    }

    const fn printed(
        slots: [SlotPrint; ROOMS],
        corridors: &'static [CorridorPrint],
        exits: &'static [RoomNumber],
    ) -> Complex {
        let mut plan = Plan::printed(CORRIDORS, corridors);
        let mut entrances = Rooms::NONE;
        let mut room = 0;
        while room < ROOMS {
            let (number, SlotPrint { technical, building, .. }) = (RoomNumber(room as u8 + 1), slots[room]);
            plan = plan.with_entrance(number, technical, 0);
            entrances.0 |= ((!technical.is_empty()) as u32) << room;
            plan = match building {
                Some(Building::West) => plan.with_entrance(number, &[1], 1),
                Some(Building::East) => plan.with_entrance(number, &[2], 2).with_entrance(number, &[4], 4),
                None => plan,
            };
            room += 1;
        }
        Complex { slots, plan, entrances, exits, paths: &[], to_the_bunker: None }
    }

    /// LOC-25.65, LOC-25.69: and the crossroads, from which every number leads to its zone.
    const fn with_crossroads(mut self, paths: &'static [[RoomNumber; 2]], to_the_bunker: RoomNumber) -> Complex {
        let mut place = ROOMS;
        while place < PLACES {
            let number = RoomNumber(place as u8 + 1);
            self.plan = self.plan.with_entrance(number, &[1], 1).with_entrance(number, &[2], 2);
            self.plan = self.plan.with_entrance(number, &[3], 3).with_entrance(number, &[4], 4);
            place += 1;
        }
        self.plan = self.plan.with_paths(1 + ZONES, paths);
        Complex { paths, to_the_bunker: Some(to_the_bunker), ..self }
    }
}

impl Side {
    /// The Complex of this side.
    #[inline]
    pub fn complex(self) -> &'static Complex {
        match self {
            Side::Main => &main::MAIN,
            Side::Alternative => &alternative::ALTERNATIVE,
        }
    }
}

/// A slot for a tile that is drawn.
const fn tile(tile: Tile, level: Level, technical: &'static [u8]) -> SlotPrint {
    SlotPrint { tile, fixed: None, level: Some(level), technical, building: None }
}

/// A slot whose tile is the same in every game.
const fn fixed(room: Room, level: Level, technical: &'static [u8]) -> SlotPrint {
    SlotPrint { tile: Tile::Fixed, fixed: Some(room), level: Some(level), technical, building: None }
}

/// A room that is printed on the board.
const fn printed(room: Room, level: Level) -> SlotPrint {
    SlotPrint { tile: Tile::Printed, fixed: Some(room), level: Some(level), technical: &[], building: None }
}

/// LOC-8.17: a room between levels.
const fn staircases(technical: &'static [u8]) -> SlotPrint {
    SlotPrint { tile: Tile::Printed, fixed: Some(Room::EmergencyStaircases), level: None, technical, building: None }
}

/// The same slot, in a building on the surface.
const fn inside(building: Building, slot: SlotPrint) -> SlotPrint {
    SlotPrint { building: Some(building), ..slot }
}

const fn corridor(one: u8, other: u8, numbers: &'static [u8]) -> CorridorPrint {
    CorridorPrint { rooms: [RoomNumber(one), RoomNumber(other)], numbers }
}
