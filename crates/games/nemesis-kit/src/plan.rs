//! NEM-28, NEM-29, LOC-31: which way leads where, worked out once from what is printed.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::{
    Rooms, Way, Ways,
    words::{CorridorNumber, RoomNumber},
};

/// A corridor as it is printed. NEM-28.2: one number or two, the same at both ends; one corridor
/// all the same.
#[derive(Clone, Copy, Debug)]
pub struct CorridorPrint {
    /// The rooms at its ends.
    pub rooms: [RoomNumber; 2],
    /// Its numbers, the lowest first.
    pub numbers: &'static [u8],
}

/// The ways of one side of a board.
#[derive(Debug)]
pub struct Plan {
    corridors: &'static [CorridorPrint],
    /// The first technical space: before it are the corridors.
    technical: Way,
    /// LOC-25.65: corridors without numbers, where there is neither noise nor a door.
    paths: &'static [[RoomNumber; 2]],
    /// The first of them: before it are corridors and technical spaces.
    first_path: Way,
    ways: [[Way; 4]; RoomNumber::MOST],
    ways_of: [Ways; RoomNumber::MOST],
    paths_of: [Ways; RoomNumber::MOST],
    neighbours: [Rooms; RoomNumber::MOST],
}

impl Plan {
    /// The corridors as they are printed. `most` is how many a side of the board has at most: the technical
    /// spaces are counted on from there.
    pub const fn printed(most: usize, corridors: &'static [CorridorPrint]) -> Plan {
        let technical = Way(most as u8);
        let mut plan = Plan {
            corridors,
            technical,
            paths: &[],
            first_path: technical,
            ways: [[technical; 4]; RoomNumber::MOST],
            ways_of: [Ways::NONE; RoomNumber::MOST],
            paths_of: [Ways::NONE; RoomNumber::MOST],
            neighbours: [Rooms::NONE; RoomNumber::MOST],
        };
        let mut nth = 0;
        while nth < corridors.len() {
            let CorridorPrint { rooms: [one, other], numbers } = corridors[nth];
            plan.lead(one, numbers, Way(nth as u8));
            plan.lead(other, numbers, Way(nth as u8));
            plan.join(one, other);
            nth += 1;
        }
        plan
    }

    /// And the numbers by which a room has an entrance to a technical space, counted from 0.
    pub const fn with_entrance(mut self, room: RoomNumber, numbers: &'static [u8], space: u8) -> Plan {
        self.lead(room, numbers, Way(self.technical.0 + space));
        self
    }

    /// LOC-25.65: and paths, after so many technical spaces.
    pub const fn with_paths(mut self, spaces: u8, paths: &'static [[RoomNumber; 2]]) -> Plan {
        assert!(paths.len() <= CorridorNumber::MOST_PATHS, "there are names for no more paths");
        self.paths = paths;
        self.first_path = Way(self.technical.0 + spaces);
        let mut nth = 0;
        while nth < paths.len() {
            let ([one, other], way) = (paths[nth], Way(self.first_path.0 + nth as u8));
            self.paths_of[one.index()].insert(way);
            self.paths_of[other.index()].insert(way);
            self.join(one, other);
            nth += 1;
        }
        self
    }

    const fn join(&mut self, one: RoomNumber, other: RoomNumber) {
        self.neighbours[one.index()].0 |= 1 << other.index();
        self.neighbours[other.index()].0 |= 1 << one.index();
    }

    const fn lead(&mut self, room: RoomNumber, numbers: &'static [u8], way: Way) {
        let mut nth = 0;
        while nth < numbers.len() {
            self.ways[room.index()][numbers[nth] as usize - 1] = way;
            self.ways_of[room.index()].insert(way);
            nth += 1;
        }
    }

    /// NEM-28.1, LOC-31.2: where a printed number leads from a room.
    #[inline]
    pub fn way(&self, room: RoomNumber, number: CorridorNumber) -> Way {
        self.ways[room.index()][number.index()]
    }

    /// The corridor to which a number leads from a room, or the path that it stands for; nothing at an entrance to a
    /// technical space.
    #[inline]
    pub fn corridor(&self, room: RoomNumber, number: CorridorNumber) -> Option<Way> {
        match number.path() {
            None => Some(self.way(room, number)).filter(|&way| way < self.technical),
            Some(nth) => {
                let of_room = |way: &Way| nth < self.paths.len() && self.paths_of[room.index()].has(*way);
                Some(Way(self.first_path.0 + nth as u8)).filter(of_room)
            }
        }
    }

    /// LOC-25.65: whether a way is a path.
    #[inline]
    pub fn is_path(&self, way: Way) -> bool {
        !self.paths.is_empty() && way >= self.first_path
    }

    /// NEM-7.3, LOC-7.3: everything around a room where there can be noise.
    #[inline]
    pub fn ways_of(&self, room: RoomNumber) -> Ways {
        self.ways_of[room.index()]
    }

    /// The corridors that touch a room, which may have doors. LOC-25.81: paths have none.
    #[inline]
    pub fn corridors_of(&self, room: RoomNumber) -> Ways {
        self.ways_of(room).and(Ways::before(self.technical))
    }

    /// LOC-25.66: the corridors and paths by which one comes from a room to those next door.
    #[inline]
    pub fn links_of(&self, room: RoomNumber) -> Ways {
        self.corridors_of(room).or(self.paths_of[room.index()])
    }

    /// The same, each once: corridors with their lowest number, then paths with what stands for them.
    pub fn links_from(&self, room: RoomNumber) -> impl Iterator<Item = (CorridorNumber, Way)> + use<'_> {
        let corridors = self.corridors_of(room);
        let paths = self.paths_of[room.index()].iter().map(|path| (self.number(path), path));
        self.exits_of(room).filter(move |&(_, way)| corridors.has(way)).chain(paths)
    }

    /// The ways out of a room, each once, with its lowest number.
    pub fn exits_of(&self, room: RoomNumber) -> impl Iterator<Item = (CorridorNumber, Way)> + use<> {
        let mut rest = self.ways_of(room);
        CorridorNumber::ALL.into_iter().zip(self.ways[room.index()]).filter(move |&(_, way)| {
            let is_new = rest.has(way);
            rest.remove(way);
            is_new
        })
    }

    /// NEM-1.6, LOC-1.7: the rooms next door, whatever the doors between them.
    #[inline]
    pub fn neighbours(&self, room: RoomNumber) -> Rooms {
        self.neighbours[room.index()]
    }

    /// NEM-22.30: the corridors between two rooms: none, one, or two (NEM-29.3). LOC-25.66: or the path.
    #[inline]
    pub fn between(&self, one: RoomNumber, other: RoomNumber) -> Ways {
        self.links_of(one).and(self.links_of(other))
    }

    /// The corridor between two rooms that are next to each other; of two, the one with the lower number.
    pub fn lowest_between(&self, one: RoomNumber, other: RoomNumber) -> Way {
        let lowest = self.between(one, other).iter().min_by_key(|&corridor| self.number(corridor));
        lowest.expect("the rooms are next to each other")
    }

    /// The room at the other end of a corridor or a path.
    #[inline]
    pub fn other_end(&self, corridor: Way, from: RoomNumber) -> RoomNumber {
        let [one, other] = self.ends(corridor);
        if one == from { other } else { one }
    }

    #[inline]
    fn ends(&self, corridor: Way) -> [RoomNumber; 2] {
        match self.is_path(corridor) {
            true => self.paths[corridor.index() - self.first_path.index()],
            false => self.corridors[corridor.index()].rooms,
        }
    }

    /// The lowest number of a corridor, by which a choice names it from either of its rooms; or what stands for a path.
    #[inline]
    pub fn number(&self, corridor: Way) -> CorridorNumber {
        match self.is_path(corridor) {
            true => CorridorNumber::of_path(corridor.index() - self.first_path.index()),
            false => CorridorNumber(self.corridors[corridor.index()].numbers[0]),
        }
    }

    /// The corridors as they are printed, each with its place.
    pub fn corridors(&self) -> impl Iterator<Item = (Way, &'static CorridorPrint)> {
        (0..).map(Way).zip(self.corridors)
    }
}

/// A corridor as people name it: by the lower of its rooms, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct Passage {
    pub room: RoomNumber,
    pub corridor: CorridorNumber,
}

impl Passage {
    /// What people call a corridor.
    pub fn of(plan: &Plan, corridor: Way) -> Passage {
        let [one, other] = plan.ends(corridor);
        Passage { room: one.min(other), corridor: plan.number(corridor) }
    }

    /// The corridor that is meant, if there is one.
    pub fn find(self, plan: &Plan) -> Option<Way> {
        plan.corridor(self.room, self.corridor)
    }
}
