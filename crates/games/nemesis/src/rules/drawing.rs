//! NEM-4.3, NEM-4.5: personal cards are drawn, as in both books.

use engine::{Flow, Seat};
use nemesis_kit::rules::drawing;
pub use nemesis_kit::rules::drawing::{CardDraw, HandRefill, pass_first_player_token};

use crate::{Frame, Nemesis, board::Board};

/// So many cards are to be drawn; nothing if there are none, or none is left.
pub fn draw(board: &mut Board, seat: Seat, n: u8) -> Option<Frame> {
    drawing::draw::<Nemesis>(board, seat, n)
}

/// The same as the end of a rule.
pub fn then_draw(board: &mut Board, seat: Seat, n: u8) -> Flow<Frame> {
    drawing::then_draw::<Nemesis>(board, seat, n)
}
