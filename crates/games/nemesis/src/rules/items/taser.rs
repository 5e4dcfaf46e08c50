//! NEM-36.2: the Taser hurts an intruder and drives it off.

use engine::{Flow, Log, Step, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, FigureId},
    rules::{cards::and_then, injuries},
    words::{Cause, RoomNumber},
};

/// An intruder has been hurt, and retreats if it lives and has not retreated already.
#[engine::frame]
pub struct Tased {
    pub figure: FigureId,
    pub room: RoomNumber,
}

impl Tased {
    pub fn begin(board: &mut Board, figure: FigureId, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-36.2");
        let room = board.swarm.figure(figure).expect("the target is on the board").room;
        let check = injuries::injure(board, figure, 1, Cause::Taser, log);
        and_then(check.map_or(Flow::Done, Flow::Become), Tased { figure, room }.into())
    }
}

impl Step<Nemesis> for Tased {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match board.swarm.figure(self.figure) {
            Some(it) if it.room == self.room => injuries::retreat(board, self.figure, log),
            Some(_) | None => Flow::Done,
        }
    }
}
