//! NEM-17.6, NEM-11.26, NEM-34.4, NEM-39.3: intruders are driven off with foam.

use engine::{Flow, Log, Step, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, FigureId},
    rules::{cards, injuries, markers},
    words::{Cause, RoomNumber, Weakness},
};

/// NEM-17.6: the fire of a room goes out, and all intruders there retreat.
pub fn flood(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-17.6");
    markers::put_out(board, room, log);
    board.swarm.ready(|figure| figure.room == room);
    Flow::Become(Flood {}.into())
}

/// NEM-26.88: the intruders of a room retreat one after the other, the largest first.
#[engine::frame]
pub struct Flood {}

impl Step<Nemesis> for Flood {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match board.swarm.next_to_act() {
            Some(figure) => Flow::Call { first: Repelled::new(figure).into(), then: self.into() },
            None => Flow::Done,
        }
    }
}

/// An intruder is driven off.
#[engine::frame]
pub struct Repelled {
    pub figure: FigureId,
    pub has_retreated: bool,
}

impl Repelled {
    pub fn new(figure: FigureId) -> Repelled {
        Repelled { figure, has_retreated: false }
    }
}

impl Step<Nemesis> for Repelled {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Repelled { figure, has_retreated } = self;
        if board.swarm.figure(figure).is_none() {
            return Flow::Done;
        }
        if !has_retreated {
            rule!("NEM-11.26");
            let then = Repelled { has_retreated: true, ..self };
            return cards::and_then(injuries::retreat(board, figure, log), then.into());
        }
        if !board.has_weakness(Weakness::SusceptibilityToPhosphates) {
            return Flow::Done;
        }
        rule!("NEM-39.3");
        injuries::injure(board, figure, 1, Cause::Foam, log).map_or(Flow::Done, Flow::Become)
    }
}
