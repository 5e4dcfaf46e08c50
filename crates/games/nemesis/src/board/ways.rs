//! NEM-1.4 to NEM-1.6, NEM-7, NEM-9.4: corridors, their noise and their doors.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::{
    board::{Board, Rooms},
    content::{
        ship::{Corridor, Exit, Ship},
        tracks,
    },
    words::{CorridorNumber, Door, Network, RoomNumber},
};

/// NEM-7.4: where there is noise: a bit for each corridor, and one for each technical network. NEM-7.6,
/// NEM-25.23: a corridor is noisy at both its ends, whatever its door. NEM-7.7, NEM-8.2: a network is at
/// all its entrances. NEM-7.14: noise does nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Noise(pub u32);

impl Noise {
    /// The bit of a network, above those of the corridors.
    #[inline]
    pub fn network(network: Network) -> u32 {
        1 << (Corridor::MAX + network as usize)
    }

    /// The bit of an exit.
    #[inline]
    pub fn bit(exit: Exit) -> u32 {
        match exit {
            Exit::Corridor(corridor) => corridor.bit(),
            Exit::Entrance(network) => Noise::network(network),
        }
    }

    #[inline]
    pub fn has(self, exit: Exit) -> bool {
        self.0 & Noise::bit(exit) != 0
    }
}

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

/// The corridors of a set.
pub fn corridors(set: u32) -> impl Iterator<Item = Corridor> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let next = rest.trailing_zeros() as u8;
        rest &= rest.wrapping_sub(1);
        (next < 32).then_some(Corridor(next))
    })
}

impl Board {
    #[inline]
    pub fn ship(&self) -> &'static Ship {
        self.setup.side.ship()
    }

    /// NEM-7.3, NEM-26.84: everything around a room where there can be noise.
    #[inline]
    pub fn ways_of(&self, room: RoomNumber) -> u32 {
        let ship = self.ship();
        let entrance = |network| if ship.has_entrance(room, network) { Noise::network(network) } else { 0 };
        ship.corridors_of(room) | entrance(Network::Red) | entrance(Network::Blue)
    }

    /// The exits of a room, each once, with its lowest number.
    pub fn exits_of(&self, room: RoomNumber) -> impl Iterator<Item = (CorridorNumber, Exit)> {
        let ship = self.ship();
        let mut met = 0;
        CorridorNumber::ALL.into_iter().map(move |number| (number, ship.exit(room, number))).filter(
            move |&(_, exit)| {
                let is_new = met & Noise::bit(exit) == 0;
                met |= Noise::bit(exit);
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
            () if self.doors.closed() & corridor.bit() != 0 => Door::Closed,
            () if self.doors.destroyed() & corridor.bit() != 0 => Door::Destroyed,
            () => Door::Open,
        }
    }

    #[inline]
    pub fn is_closed(&self, corridor: Corridor) -> bool {
        self.doors.closed() & corridor.bit() != 0
    }

    /// NEM-1.6: the corridors through which a character can leave a room.
    pub fn open_ways(&self, room: RoomNumber) -> impl Iterator<Item = (CorridorNumber, Corridor)> {
        let closed = self.doors.closed();
        self.corridors_of(room).filter(move |(_, corridor)| closed & corridor.bit() == 0)
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
        self.noise.0 &= !self.ways_of(room);
    }

    /// NEM-7.11: puts noise everywhere around a room. Says what was quiet before.
    pub fn fill_with_noise(&mut self, room: RoomNumber) -> u32 {
        let quiet = self.ways_of(room) & !self.noise.0;
        self.noise.0 |= quiet;
        quiet
    }
}
