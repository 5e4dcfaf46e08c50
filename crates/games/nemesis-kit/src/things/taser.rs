//! NEM-36.2, LOC-40.4: the Taser hurts an intruder and drives it off.

use engine::{Flow, Log, Step};

use crate::{
    Aboard, Kin, rule_of,
    rules::injuries,
    words::{FigureId, RoomNumber},
};

/// An intruder has been hurt, and retreats if it lives and has not retreated already.
#[engine::frame]
pub struct Tased {
    pub figure: FigureId,
    pub room: RoomNumber,
}

impl Tased {
    /// An intruder is hurt.
    pub fn begin<G: Kin>(board: &mut G::Board, figure: FigureId, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-36.2", "LOC-40.4");
        let room = board.swarm().figure(figure).expect("the target is on the board").room;
        let then = Tased { figure, room }.into();
        match injuries::injure(board, figure, 1, G::TASER, log) {
            Some(first) => Flow::Call { first, then },
            None => Flow::Become(then),
        }
    }
}

impl<G: Kin> Step<G> for Tased {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        match board.swarm().figure(self.figure) {
            Some(it) if it.room == self.room => injuries::retreat(board, self.figure, log),
            Some(_) | None => Flow::Done,
        }
    }
}
