//! LOC-25.30 to LOC-25.33: in full co-op the dead may come back, as in both books.

use engine::Seat;
pub use nemesis_kit::rules::revival::revive_all;

use crate::{
    board::Board,
    words::{Mode, Room, RoomNumber},
};

/// Where the dead come back.
pub fn revives_in(board: &Board) -> Option<RoomNumber> {
    match board.setup.mode {
        Mode::FullCooperative => board.place_of(Room::EmergencyRoom),
        Mode::SemiCooperative | Mode::Solo => None,
    }
}

/// Whoever has left the table is not waited for.
pub fn may_come_back(board: &Board, seat: Seat) -> bool {
    !board.player(seat).has_resigned
}
