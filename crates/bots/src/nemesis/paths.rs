//! How far it is to every room, around those with intruders.

use nemesis::{
    board::{Board, Rooms},
    words::RoomNumber,
};

/// A room that cannot be reached now is so far: a door may open, an intruder may go.
const CUT_OFF: u8 = 9;

/// The number of moves to each room.
pub(super) struct Paths([u8; RoomNumber::COUNT]);

impl Paths {
    /// From a room, through open doors. Nobody walks through a room with an intruder in it, but may
    /// walk into one.
    pub(super) fn from(board: &Board, room: RoomNumber) -> Paths {
        let mut moves = [CUT_OFF; RoomNumber::COUNT];
        let infested = board.infested();
        let (mut reached, mut frontier) = (Rooms::one(room), Rooms::one(room));
        moves[room.index()] = 0;
        for distance in 1..CUT_OFF {
            let next = frontier.iter().fold(Rooms::NONE, |next, it| next.or(board.reachable(it))).without(reached);
            if next.is_empty() {
                break;
            }
            next.iter().for_each(|it| moves[it.index()] = distance);
            reached = reached.or(next);
            frontier = next.without(infested);
        }
        Paths(moves)
    }

    /// How many moves it is to a room.
    pub(super) fn to(&self, room: RoomNumber) -> u8 {
        self.0[room.index()]
    }
}
