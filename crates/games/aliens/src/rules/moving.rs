//! AGD-5.5 to AGD-5.13, AGD-5.30, AGD-6O.6: the Move Action.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, Step, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    ground::{Square, Squares},
    rules::{
        guns::{AfterStep, Mover},
        spotting::Upkeep,
    },
    words::{Character, Condition, Statistic},
};

/// AGD-5.5: a character moves step by step. What a step reveals comes before the next.
#[engine::frame]
pub struct Movement {
    pub character: Character,
    pub left: u8,
    /// AGD-5.30: the last square of this Move where it could stop.
    pub last_stop: Square,
    pub has_moved: bool,
}

impl Movement {
    pub fn of(board: &Board, character: Character) -> Movement {
        let left = board.statistic(character, Statistic::Speed);
        Movement { character, left, last_stop: board.figure(character).square, has_moved: false }
    }
}

impl Step<Aliens> for Movement {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let figure = board.figure(self.character);
        if !figure.is_on_board() {
            return Flow::Done;
        }
        let here = figure.square;
        let ways = Ways::of(board, self.character);
        let may_stop = ways.may_stop(here);
        let last_stop = if may_stop { here } else { self.last_stop };
        // Whoever starts next to an Alien may move away.
        rule!("AGD-5.10");
        let is_held = self.has_moved && ways.is_beside_enemy(here);
        if is_held {
            rule!("AGD-5.9");
        }
        let can_go_on = !is_held && ways.can_go_on(here, self.left);
        if can_go_on {
            return Flow::Become(NextStep { movement: Movement { last_stop, ..self } }.into());
        }
        if may_stop || here == last_stop {
            return Flow::Done;
        }
        rule!("AGD-5.30");
        board.figure_mut(self.character).square = last_stop;
        log.push(Heard::PutBack { character: self.character, square: last_stop });
        Flow::Become(Upkeep {}.into())
    }
}

/// AGD-5.12: the next step of a Move?
#[engine::frame]
pub struct NextStep {
    pub movement: Movement,
}

/// AGD-5.12
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StepAnswer {
    To {
        square: Square,
    },
    /// AGD-6O.6: by the exit.
    Leave,
    Stop,
}

impl Question<Aliens> for NextStep {
    type Answer = StepAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.player_of(self.movement.character))
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(StepAnswer)) {
        let Movement { character, left, has_moved, .. } = self.movement;
        let (ways, here) = (Ways::of(board, character), board.figure(character).square);
        ways.steps(here, left).iter().for_each(|square| offer(StepAnswer::To { square }));
        if ways.exit.has(here) {
            offer(StepAnswer::Leave);
        }
        if has_moved && ways.may_stop(here) {
            offer(StepAnswer::Stop);
        }
    }

    fn answered(self, board: &mut Board, _: Seat, answer: StepAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let character = self.movement.character;
        match answer {
            StepAnswer::To { square } => {
                rule!("AGD-5.5");
                rule!("AGD-5.11");
                step(board, character, square, log);
                let then = Movement { left: self.movement.left - 1, has_moved: true, ..self.movement };
                Flow::Call { first: AfterStep { mover: Mover::Character { character } }.into(), then: then.into() }
            }
            StepAnswer::Leave => {
                rule!("AGD-6O.6");
                leave(board, character, log);
                Flow::Become(Upkeep {}.into())
            }
            StepAnswer::Stop => {
                rule!("AGD-5.12");
                Flow::Done
            }
        }
    }

    fn forbids(self, board: &Board, _: Seat, answer: StepAnswer) -> Option<RuleId> {
        let Movement { character, left, has_moved, .. } = self.movement;
        let (ways, here) = (Ways::of(board, character), board.figure(character).square);
        match answer {
            StepAnswer::To { square } => ways.may_step(here, square, left).err(),
            StepAnswer::Leave if ways.exit.has(here) => None,
            StepAnswer::Leave => Some(RuleId("AGD-6O.6")),
            StepAnswer::Stop if has_moved && !ways.may_stop(here) => Some(RuleId("AGD-5.8")),
            StepAnswer::Stop => None,
        }
    }
}

/// A character takes one step.
pub fn step(board: &mut Board, character: Character, square: Square, log: &mut Log<'_, Aliens>) {
    let from = board.figure(character).square;
    board.figure_mut(character).square = square;
    log.push(Heard::CharacterMoved { character, from, to: square });
}

/// A character leaves by the exit with all it has. AGD-6O.8: it cannot come back; its player keeps the
/// hand. AGD-6O.7: enemies have no such step.
fn leave(board: &mut Board, character: Character, log: &mut Log<'_, Aliens>) {
    rule!("AGD-6I.20");
    board.figure_mut(character).condition = Condition::Left;
    log.push(Heard::CharacterLeft { character });
}

/// AGD-5.4: whether a character could take any step at all.
pub fn can_move(board: &Board, character: Character) -> bool {
    let here = board.figure(character).square;
    let speed = board.statistic(character, Statistic::Speed);
    Ways::of(board, character).can_go_on(here, speed)
}

/// All that matters to the way of a character.
pub struct Ways<'a> {
    board: &'a Board,
    enemies: Squares,
    comrades: Squares,
    /// AGD-5.8: where no character may end its move.
    tokens: Squares,
    closed: Squares,
    /// AGD-6O.6: the squares from which it can leave.
    exit: Squares,
}

impl<'a> Ways<'a> {
    pub fn of(board: &'a Board, character: Character) -> Ways<'a> {
        rule!("AGD-6M.8");
        // Whoever walks may be on the square of a comrade.
        let others = (0..).zip(&board.figures).filter(|&(at, it)| at != character as usize && it.is_on_board());
        Ways {
            board,
            enemies: *board.enemies.squares(),
            comrades: others.map(|(_, comrade)| comrade.square).collect(),
            tokens: board.token_squares(),
            closed: board.closed_squares(),
            exit: board.exit_squares(),
        }
    }

    /// AGD-5.8: whether it may end its move on a square.
    pub fn may_stop(&self, square: Square) -> bool {
        !self.comrades.has(square) && !self.tokens.has(square)
    }

    /// AGD-5.9: whether a square is next to an Alien or a blip. The doors beside it are open when
    /// somebody stands there.
    pub fn is_beside_enemy(&self, square: Square) -> bool {
        self.around(square).meets(&self.enemies)
    }

    /// AGD-5.6: the squares one step away that it may pass, those of comrades and of objects among them.
    pub fn passable(&self, from: Square) -> Squares {
        rule!("AGD-5.7");
        rule!("AGD-6O.2");
        self.around(from) - self.enemies - self.closed
    }

    /// The squares it may step to with so much movement left.
    pub fn steps(&self, from: Square, left: u8) -> Squares {
        if left == 0 {
            return Squares::NONE;
        }
        self.passable(from).iter().filter(|&to| self.may_enter(to, left).is_ok()).collect()
    }

    fn may_step(&self, from: Square, to: Square, left: u8) -> Result<(), RuleId> {
        if left == 0 || !self.passable(from).has(to) {
            return Err(RuleId("AGD-5.6"));
        }
        self.may_enter(to, left)
    }

    /// AGD-5.9, AGD-5.30: whether it may enter a square with so much movement left before the step.
    fn may_enter(&self, to: Square, left: u8) -> Result<(), RuleId> {
        if self.may_stop(to) {
            return Ok(());
        }
        if self.is_beside_enemy(to) {
            return Err(RuleId("AGD-5.9"));
        }
        match self.can_go_on(to, left - 1) {
            true => Ok(()),
            false => Err(RuleId("AGD-5.30")),
        }
    }

    /// Whether there is a step to take, or an exit to leave by.
    fn can_go_on(&self, from: Square, left: u8) -> bool {
        left > 0 && (self.exit.has(from) || self.passable(from).iter().any(|to| self.may_enter(to, left).is_ok()))
    }

    fn around(&self, square: Square) -> Squares {
        self.board.layout().passable(square, self.board.fittings.barricaded)
    }
}

impl Board {
    /// AGD-6O.6: the squares from which a character can leave now.
    pub fn exit_squares(&self) -> Squares {
        let exits = self.setup.mission.print().exits.iter();
        let open = exits.filter(|exit| Some(exit.exit) == self.fittings.open_exit);
        open.flat_map(|exit| exit.squares).collect()
    }
}
