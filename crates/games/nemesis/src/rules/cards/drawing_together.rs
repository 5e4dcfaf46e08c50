//! NEM-32.8, NEM-32.29: one player or several draw a card each.

use engine::{Flow, Log, Seats, Step};

use crate::{Frame, Nemesis, board::Board, rules::drawing};

/// NEM-1.15: each of these draws a card, in order of play.
#[engine::frame]
pub struct DrawEach {
    pub left: Seats,
}

impl Step<Nemesis> for DrawEach {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Some(seat) = board.in_order().find(|&seat| self.left.has(seat)) else { return Flow::Done };
        let then = DrawEach { left: self.left.without(seat) }.into();
        match drawing::draw(board, seat, 1) {
            Some(first) => Flow::Call { first, then },
            None => Flow::Become(then),
        }
    }
}
