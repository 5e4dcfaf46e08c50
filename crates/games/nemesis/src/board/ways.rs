//! NEM-1.4 to NEM-1.6, NEM-7, NEM-9.4: corridors, their noise and their doors.

use borsh::{BorshDeserialize, BorshSerialize};
use nemesis_kit::Ways;
use serde::{Deserialize, Serialize};

use crate::{
    board::{Board, Rooms},
    content::{
        ship::{Corridor, Exit, Ship},
        tracks,
    },
    words::{CorridorNumber, Door, Network, RoomNumber},
};

/// A corridor as people name it: by the lower of its rooms, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Passage {
    pub room: RoomNumber,
    pub corridor: CorridorNumber,
}

impl Passage {
    pub fn of(ship: &Ship, corridor: Corridor) -> Passage {
        let [one, other] = ship.corridors[corridor.index()].rooms;
        Passage { room: one.min(other), corridor: ship.number(corridor) }
    }

    /// The corridor that is meant, if there is one.
    pub fn find(self, ship: &Ship) -> Option<Corridor> {
        match ship.exit(self.room, self.corridor) {
            Exit::Corridor(corridor) => Some(corridor),
            Exit::Entrance(_) => None,
        }
    }
}

impl Board {
    #[inline]
    pub fn ship(&self) -> &'static Ship {
        self.setup.side.ship()
    }

    /// NEM-7.3, NEM-26.84: everything around a room where there can be noise.
    #[inline]
    pub fn ways_of(&self, room: RoomNumber) -> Ways {
        let ship = self.ship();
        let entrance = |network| match ship.has_entrance(room, network) {
            true => Ways::one(Exit::Entrance(network).way()),
            false => Ways::NONE,
        };
        ship.corridors_of(room).or(entrance(Network::Red)).or(entrance(Network::Blue))
    }

    /// The exits of a room, each once, with its lowest number.
    pub fn exits_of(&self, room: RoomNumber) -> impl Iterator<Item = (CorridorNumber, Exit)> {
        let ship = self.ship();
        let mut met = Ways::NONE;
        CorridorNumber::ALL.into_iter().map(move |number| (number, ship.exit(room, number))).filter(
            move |&(_, exit)| {
                let is_new = !met.has(exit.way());
                met.insert(exit.way());
                is_new
            },
        )
    }

    /// The corridors of a room, each once, with its lowest number.
    pub fn corridors_of(&self, room: RoomNumber) -> impl Iterator<Item = (CorridorNumber, Corridor)> {
        self.exits_of(room).filter_map(|(number, exit)| match exit {
            Exit::Corridor(corridor) => Some((number, corridor)),
            Exit::Entrance(_) => None,
        })
    }

    /// The corridor that a number names in a room, if it is one.
    pub fn corridor(&self, room: RoomNumber, number: CorridorNumber) -> Option<Corridor> {
        match self.ship().exit(room, number) {
            Exit::Corridor(corridor) => Some(corridor),
            Exit::Entrance(_) => None,
        }
    }

    pub fn door(&self, corridor: Corridor) -> Door {
        match () {
            () if self.doors.closed().has(corridor) => Door::Closed,
            () if self.doors.destroyed().has(corridor) => Door::Destroyed,
            () => Door::Open,
        }
    }

    #[inline]
    pub fn is_closed(&self, corridor: Corridor) -> bool {
        self.doors.closed().has(corridor)
    }

    /// NEM-1.6: the corridors through which a character can leave a room.
    pub fn open_ways(&self, room: RoomNumber) -> impl Iterator<Item = (CorridorNumber, Corridor)> {
        let closed = self.doors.closed();
        self.corridors_of(room).filter(move |(_, corridor)| !closed.has(*corridor))
    }

    /// NEM-1.6, NEM-26.83: the rooms next door that are not shut off by closed doors.
    pub fn reachable(&self, room: RoomNumber) -> Rooms {
        self.open_ways(room).map(|(_, corridor)| self.ship().other_end(corridor, room)).collect()
    }

    /// NEM-2.25, NEM-8.3: only corridors have doors. Whether a door can be placed without taking one from elsewhere.
    pub fn has_door_in_stock(&self) -> bool {
        self.doors.tokens() < tracks::DOORS
    }

    /// NEM-10.3: takes away all noise around a room.
    pub fn hush(&mut self, room: RoomNumber) {
        self.noise = self.noise.without(self.ways_of(room));
    }

    /// NEM-7.11: puts noise everywhere around a room.
    pub fn fill_with_noise(&mut self, room: RoomNumber) {
        self.noise = self.noise.or(self.ways_of(room));
    }
}
