//! NEM-1.4 to NEM-1.6, NEM-9.4: corridors and their doors.

use engine::rule;
use nemesis_kit::Plan;

use crate::{
    board::{Board, Rooms},
    content::ship::{Corridor, Ship},
    words::{CorridorNumber, Door, RoomNumber},
};

impl Board {
    #[inline]
    pub fn ship(&self) -> &'static Ship {
        self.setup.side.ship()
    }

    /// Which way leads where. NEM-26.84: an entrance to each of two networks is a way of its own.
    #[inline]
    pub fn plan(&self) -> &'static Plan {
        &self.ship().plan
    }

    /// The corridors of a room, each once, with its lowest number.
    pub fn corridors_of(&self, room: RoomNumber) -> impl Iterator<Item = (CorridorNumber, Corridor)> {
        let plan = self.plan();
        plan.exits_of(room).filter(move |&(_, way)| plan.corridors_of(room).has(way))
    }

    /// The corridor that a number names in a room, if it is one.
    pub fn corridor(&self, room: RoomNumber, number: CorridorNumber) -> Option<Corridor> {
        self.plan().corridor(room, number)
    }

    pub fn door(&self, corridor: Corridor) -> Door {
        self.doors.at(corridor)
    }

    #[inline]
    pub fn is_closed(&self, corridor: Corridor) -> bool {
        self.doors.closed().has(corridor)
    }

    /// NEM-1.6: the corridors through which a character can leave a room.
    pub fn open_ways(&self, room: RoomNumber) -> impl Iterator<Item = (CorridorNumber, Corridor)> {
        rule!("NEM-1.6");
        let closed = self.doors.closed();
        self.corridors_of(room).filter(move |(_, corridor)| !closed.has(*corridor))
    }

    /// NEM-1.6, NEM-26.83: the rooms next door that are not shut off by closed doors.
    pub fn reachable(&self, room: RoomNumber) -> Rooms {
        self.open_ways(room).map(|(_, corridor)| self.plan().other_end(corridor, room)).collect()
    }
}
