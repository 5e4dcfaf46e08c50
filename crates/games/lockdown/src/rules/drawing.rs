//! LOC-4.10 to LOC-4.12: personal cards are drawn, as in both books; and how many.

use engine::{Flow, Seat, rule};
use nemesis_kit::rules::drawing;
pub use nemesis_kit::rules::drawing::{CardDraw, HandRefill, pass_first_player_token};

use crate::{
    Frame, Lockdown,
    board::Board,
    content::tracks,
    words::{Room, SeriousWound},
};

/// So many cards are to be drawn; nothing if there are none, or none is left.
pub fn draw(board: &mut Board, seat: Seat, n: u8) -> Option<Frame> {
    drawing::draw::<Lockdown>(board, seat, n)
}

/// The same as the end of a rule.
pub fn then_draw(board: &mut Board, seat: Seat, n: u8) -> Flow<Frame> {
    drawing::then_draw::<Lockdown>(board, seat, n)
}

/// LOC-29.56: how many cards a player draws up to.
pub fn hand_limit(board: &Board, seat: Seat) -> u8 {
    rule!("LOC-4.10");
    let player = board.player(seat);
    let body = player.suffers_from(SeriousWound::Body);
    if body {
        rule!("LOC-48.4");
    }
    // LOC-9.10: an intruder there does not matter; a malfunction does.
    let is_rested =
        player.room().is_some_and(|room| board.room(room) == Some(Room::IsolationRoom) && board.is_working(room));
    if is_rested {
        rule!("LOC-19.60");
    }
    tracks::HAND + u8::from(is_rested) - u8::from(body)
}
