//! How far it is to every room, around those with intruders.

use std::sync::LazyLock;

use engine::Word;
use nemesis::{
    board::{Board, Rooms},
    words::{ROOMS, RoomNumber, Side, all_rooms},
};

/// A room that is farther counts as so far.
const CUT_OFF: u8 = 12;

/// NEM-11.28: what it costs to walk out of a room with an intruder in it, beside the move.
const PAST_AN_INTRUDER: u8 = 3;

/// NEM-6.4: what it costs to get through a closed door: somebody has to open it.
const THROUGH_A_DOOR: u8 = 4;

/// The number of moves to each room.
pub(super) struct Paths([u8; ROOMS]);

impl Paths {
    /// From a room, by the way with the least trouble.
    pub(super) fn from(board: &Board, room: RoomNumber) -> Paths {
        let mut moves = [CUT_OFF; ROOMS];
        let (plan, infested) = (board.plan(), board.swarm.infested());
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
                for corridor in plan.corridors_of(from).iter() {
                    let to = plan.other_end(corridor, from);
                    let door = if board.is_closed(corridor) { THROUGH_A_DOOR } else { 0 };
                    let there = distance + 1 + past + door;
                    if there < moves[to.index()] {
                        moves[to.index()] = there;
                        within[usize::from(there)].insert(to);
                    }
                }
            }
        }
        Paths(moves)
    }

    /// How many moves it is to a room.
    pub(super) fn to(&self, room: RoomNumber) -> u8 {
        self.0[room.index()]
    }
}

/// How many moves it is from one room to another, if nothing is in the way.
pub(super) fn apart(board: &Board, one: RoomNumber, other: RoomNumber) -> u8 {
    APART[board.setup.side.index()][one.index()][other.index()]
}

type Table = [[u8; ROOMS]; ROOMS];

static APART: LazyLock<[Table; 2]> = LazyLock::new(|| [Side::Basic, Side::Alternative].map(table));

fn table(side: Side) -> Table {
    let mut table = [[CUT_OFF; ROOMS]; ROOMS];
    for room in all_rooms() {
        let mut reached = Rooms::one(room);
        table[room.index()][room.index()] = 0;
        for distance in 1..CUT_OFF {
            let next =
                reached.iter().fold(Rooms::NONE, |next, it| next.or(side.ship().plan.neighbours(it))).without(reached);
            next.iter().for_each(|it| table[room.index()][it.index()] = distance);
            reached = reached.or(next);
        }
    }
    table
}
