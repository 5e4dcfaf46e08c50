//! NEM-9.1 to NEM-9.3: slime, fire and malfunction, as in both books; and where they can be.

pub use nemesis_kit::rules::markers::{put_fire, put_in_all, put_malfunction, put_out, repair, slime, wash};

use crate::{
    board::{Board, Rooms},
    words::RoomNumber,
};

/// NEM-9.13: whether a malfunction can be placed in a room.
pub fn may_malfunction(board: &Board, room: RoomNumber) -> bool {
    board.room(room).is_some_and(|it| it.can_malfunction())
}

/// NEM-26.53, NEM-8.5: the rooms to which fire spreads, as they stand now.
pub fn next_to_fire(board: &Board) -> Rooms {
    board.fire.iter().fold(Rooms::NONE, |rooms, room| rooms.or(board.reachable(room)))
}
