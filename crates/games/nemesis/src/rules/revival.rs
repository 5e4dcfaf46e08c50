//! NEM-22.11 to NEM-22.17: in co-op the dead may come back, as in both books.

use engine::Seat;
pub use nemesis_kit::rules::revival::revive_all;

use crate::{
    board::Board,
    words::{Mode, Room, RoomNumber},
};

/// Where the dead come back. NEM-22.15: researched or not; the blue corpse is nobody's.
pub fn revives_in(board: &Board) -> Option<RoomNumber> {
    match board.setup.mode {
        Mode::FullCooperative => board.place_of(Room::EmergencyRoom),
        Mode::SemiCooperative | Mode::Solo => None,
    }
}

/// NEM-22.19: whoever leads the intruders has no character to come back as; and whoever has left the table is not waited
/// for.
pub fn may_come_back(board: &Board, seat: Seat) -> bool {
    board.intruders.seat != Some(seat) && !board.player(seat).has_resigned
}
