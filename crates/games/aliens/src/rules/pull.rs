//! AGD-11D.6: Newt pulls somebody towards her.

use engine::{Flow, Log, Question, Seat, Seats, Step, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    ground::{Square, Squares},
    rules::{
        exhausting::Exhaust,
        guns::{AfterStep, Mover},
        moving::{self, Ways},
    },
    words::{Ability, Character},
};

/// AGD-11D.3: Newt may pull a character, if there is one to be pulled.
#[engine::frame]
pub struct Pulling {}

impl Step<Aliens> for Pulling {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let can = board.on_board().iter().any(|character| can_be_pulled(board, character));
        if can { Flow::Become(Pull {}.into()) } else { Flow::Done }
    }
}

/// AGD-11D.6: who is pulled?
#[engine::frame]
pub struct Pull {}

/// AGD-11D.6
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PullAnswer {
    Character { character: Character },
    Nobody,
}

impl Question<Aliens> for Pull {
    type Answer = PullAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.active().seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(PullAnswer)) {
        let pulled = board.on_board().iter().filter(|&character| can_be_pulled(board, character));
        pulled.for_each(|character| offer(PullAnswer::Character { character }));
        offer(PullAnswer::Nobody);
    }

    fn answered(self, _: &mut Board, _: Seat, answer: PullAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match answer {
            PullAnswer::Character { character } => {
                rule!("AGD-11D.6");
                log.push(Heard::AbilityUsed { character: Character::Newt, ability: Ability::NewtHeroPull });
                let then = PullStep { character, left: 2 }.into();
                Flow::Call { first: Exhaust { left: 2 }.into(), then }
            }
            PullAnswer::Nobody => Flow::Done,
        }
    }
}

/// AGD-11D.6: two steps towards Newt.
#[engine::frame]
pub struct PullStep {
    pub character: Character,
    pub left: u8,
}

impl Step<Aliens> for PullStep {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let PullStep { character, left } = self;
        if left == 0 || !board.figure(character).is_on_board() || !board.figure(Character::Newt).is_on_board() {
            return Flow::Done;
        }
        let squares = steps(board, character, board.figure(character).square, left);
        match (squares.first(), squares.len()) {
            (None, _) => {
                // AGD-5.30: something revealed on the way is in the way.
                let ways = Ways::of(board, character);
                let here = board.figure(character).square;
                let around = ways.passable(here).iter().find(|&square| ways.may_stop(square));
                if let (false, Some(square)) = (ways.may_stop(here), around) {
                    board.figure_mut(character).square = square;
                    log.push(Heard::PutBack { character, square });
                }
                Flow::Done
            }
            (Some(square), 1) => self.step(board, square, log),
            (Some(_), _) => Flow::Become(PullSquare { pull: self }.into()),
        }
    }
}

impl PullStep {
    fn step(self, board: &mut Board, square: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6M.10");
        moving::step(board, self.character, square, log);
        let first = AfterStep { mover: Mover::Character { character: self.character } }.into();
        Flow::Call { first, then: PullStep { left: self.left - 1, ..self }.into() }
    }
}

/// AGD-11D.6: which step?
#[engine::frame]
pub struct PullSquare {
    pub pull: PullStep,
}

impl Question<Aliens> for PullSquare {
    type Answer = Square;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.active().seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Square)) {
        let PullStep { character, left } = self.pull;
        steps(board, character, board.figure(character).square, left).iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, _: Seat, square: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        self.pull.step(board, square, log)
    }
}

/// AGD-11D.6: whether somebody in Newt's sight can take two steps towards her.
fn can_be_pulled(board: &Board, character: Character) -> bool {
    let newt = board.figure(Character::Newt);
    let figure = board.figure(character);
    character != Character::Newt
        && newt.is_on_board()
        && board.sees(newt.square, figure.square)
        && !steps(board, character, figure.square, 2).is_empty()
}

/// The squares one step nearer to Newt, from which the rest of the way can be gone.
fn steps(board: &Board, character: Character, from: Square, left: u8) -> Squares {
    let newt = board.figure(Character::Newt).square;
    let far = |square| board.layout().path_distance(newt, square, board.fittings.barricaded);
    let Some(nearer) = far(from).and_then(|steps| steps.checked_sub(1)) else { return Squares::NONE };
    let ways = Ways::of(board, character);
    let leads_on = |square: &Square| match left {
        1 => ways.may_stop(*square),
        _ => !steps(board, character, *square, left - 1).is_empty(),
    };
    ways.passable(from).iter().filter(|&square| far(square) == Some(nearer)).filter(leads_on).collect()
}
