//! NEM-14.10, LOC-14.8: a character dies.

use engine::{Flow, Log, Seat, Step};

use crate::{Aboard, CauseOf, Kin};

/// A character dies. Nobody dies twice.
#[engine::frame]
pub struct Death<C> {
    pub seat: Seat,
    pub by: C,
}

impl<G: Kin> Step<G> for Death<CauseOf<G>> {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        match board.is_active(self.seat) {
            true => G::death(board, self.seat, self.by, log),
            false => Flow::Done,
        }
    }
}
