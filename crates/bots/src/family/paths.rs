//! How far it is to every room, around those with intruders.

use nemesis_kit::{Aboard, Rooms, words::RoomNumber};

/// A room that is farther counts as so far.
const CUT_OFF: u8 = 12;

/// NEM-11.28, LOC-11.51: what it costs to walk out of a room with an intruder in it, beside the move.
const PAST_AN_INTRUDER: u8 = 3;

/// NEM-6.4, LOC-6.1: what it costs to get through a closed door: somebody has to open it.
const THROUGH_A_DOOR: u8 = 4;

/// A number for every room.
type Distances = [u8; RoomNumber::MOST];

/// The number of moves to each room.
pub(crate) struct Paths(Distances);

impl Paths {
    /// From a room, by the way with the least trouble. `others` are the ways beside corridors that lead from one room to
    /// another, and how many moves each counts as.
    pub(crate) fn from<B: Aboard>(board: &B, room: RoomNumber, others: &[(RoomNumber, RoomNumber, u8)]) -> Paths {
        let mut moves = [CUT_OFF; RoomNumber::MOST];
        let (plan, infested, closed) = (board.plan(), board.swarm().infested(), board.doors().closed());
        let mut within = [Rooms::NONE; CUT_OFF as usize];
        moves[room.index()] = 0;
        within[0] = Rooms::one(room);
        for distance in 0..CUT_OFF {
            for from in within[usize::from(distance)].iter() {
                // A shorter way was found since.
                if moves[from.index()] < distance {
                    continue;
                }
                let past = if infested.has(from) { PAST_AN_INTRUDER } else { 0 };
                let mut reach = |to: RoomNumber, takes: u8| {
                    let there = distance + takes + past;
                    if there < moves[to.index()] {
                        moves[to.index()] = there;
                        within[usize::from(there)].insert(to);
                    }
                };
                for corridor in plan.corridors_of(from).iter() {
                    let door = if closed.has(corridor) { THROUGH_A_DOOR } else { 0 };
                    reach(plan.other_end(corridor, from), 1 + door);
                }
                others.iter().filter(|&&(one, ..)| one == from).for_each(|&(_, to, takes)| reach(to, takes));
            }
        }
        Paths(moves)
    }

    /// How many moves it is to a room.
    pub(crate) fn to(&self, room: RoomNumber) -> u8 {
        self.0[room.index()]
    }

    /// How many of some rooms there are, and how far the nearest of them is.
    pub(crate) fn nearest(&self, rooms: impl Iterator<Item = RoomNumber>) -> (usize, u8) {
        rooms.fold((0, u8::MAX), |(n, moves), room| (n + 1, moves.min(self.to(room))))
    }
}

/// How many moves it is from each room to each other, if nothing is in the way.
pub(crate) struct Apart([Distances; RoomNumber::MOST]);

impl Apart {
    /// By what is next to what.
    pub(crate) fn of(rooms: impl Iterator<Item = RoomNumber>, next_to: impl Fn(RoomNumber) -> Rooms) -> Apart {
        let mut table = [[CUT_OFF; RoomNumber::MOST]; RoomNumber::MOST];
        for room in rooms {
            let mut reached = Rooms::one(room);
            table[room.index()][room.index()] = 0;
            for distance in 1..CUT_OFF {
                let next = reached.iter().fold(Rooms::NONE, |next, it| next.or(next_to(it))).without(reached);
                next.iter().for_each(|it| table[room.index()][it.index()] = distance);
                reached = reached.or(next);
            }
        }
        Apart(table)
    }

    /// From one room to another.
    pub(crate) fn between(&self, one: RoomNumber, other: RoomNumber) -> u8 {
        self.0[one.index()][other.index()]
    }
}
