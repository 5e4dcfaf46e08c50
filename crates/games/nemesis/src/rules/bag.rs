//! NEM-44, NEM-4.27: the bag, tokens that go back into it, and how it develops.

pub use nemesis_kit::rules::bag::{BagDraw, BagNoise, TokenReturn, enter, join, joins, leave, pending_returns, vanish};

use crate::{
    board::Board,
    words::{IntruderToken, RoomNumber},
};

/// NEM-10.7: a token whose intruder has been placed is set aside.
pub type SetAside = nemesis_kit::rules::bag::SetAside<IntruderToken>;

/// How many tokens are in the bag.
pub fn tokens_in(board: &Board) -> u8 {
    board.swarm.bag.len() as u8
}

/// NEM-17.55, NEM-18.5: whether a noise roll has brought an intruder into a room. A larva that
/// surprises somebody is gone again at once (NEM-12.10), but its token has left the bag.
pub fn has_something_come(board: &Board, room: RoomNumber, tokens_before: u8) -> bool {
    board.swarm.is_in(room) || tokens_in(board) < tokens_before
}
