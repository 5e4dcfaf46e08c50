//! AGD-6I.10 to AGD-6I.13: whoever lies on the ground stands up, or is captured.

use engine::{Flow, Log, Question, Seat, Seats, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Characters, EnemyId, Figure},
    ground::{Square, Squares},
    rules::{losses, spotting::Upkeep, votes},
    words::{AutomaticChoice, Character, Condition, EnemyKind},
};

/// All knocked-down characters, one by one.
#[engine::frame]
pub struct StandUps {
    /// Those who have not been dealt with.
    #[cfg_attr(feature = "ts", ts(type = "Character[]"))]
    pub left: Characters,
}

impl StandUps {
    pub fn of(board: &Board) -> StandUps {
        rule!("AGD-4.22");
        StandUps { left: board.those(Figure::is_knocked_down) }
    }
}

impl Step<Aliens> for StandUps {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let left: Characters = self.left.iter().filter(|&it| board.figure(it).is_knocked_down()).collect();
        // AGD-6I.13: the order matters only where an Alien may be gone when the next one's turn comes.
        let matters = left.len() > 1 && left.iter().any(|character| !captors(board, character).is_empty());
        match board.first_by_itself(left) {
            None => Flow::Done,
            Some(_) if matters && board.setup.asks(AutomaticChoice::Targets) => {
                Flow::Become(StandUpOrder { left }.into())
            }
            Some(character) => deal_with(board, left, character, log),
        }
    }
}

/// AGD-6I.13: who is next?
#[engine::frame]
pub struct StandUpOrder {
    #[cfg_attr(feature = "ts", ts(type = "Character[]"))]
    pub left: Characters,
}

impl Question<Aliens> for StandUpOrder {
    type Answer = Character;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(Character)) {
        self.left.iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, character: Character, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(character) = votes::decide(self, board, seat, character, log) else {
            return Flow::Become(self.into());
        };
        rule!("AGD-6I.13");
        deal_with(board, self.left, character, log)
    }
}

/// AGD-6I.10, AGD-6I.11: a character stands up, or is captured.
fn deal_with(board: &mut Board, left: Characters, character: Character, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
    let then = StandUps { left: left.without(character) }.into();
    let captors = captors(board, character);
    match (first_captor(board, captors), captors.len()) {
        (None, _) => {
            rule!("AGD-6I.10");
            board.figure_mut(character).condition = Condition::Standing;
            log.push(Heard::StoodUp { character });
            Flow::Call { first: Upkeep {}.into(), then }
        }
        (Some(captor), n) if n == 1 || !board.setup.asks(AutomaticChoice::Targets) => {
            carry_off(board, character, captor, log);
            Flow::Call { first: Upkeep {}.into(), then }
        }
        (Some(_), _) => Flow::Call { first: Captor { character }.into(), then },
    }
}

/// AGD-6I.11: the Aliens next to a character. A facehugger captures nobody, a blip neither.
fn captors(board: &Board, character: Character) -> Squares {
    rule!("AGD-6N.4");
    rule!("AGD-6I.12");
    let beside = board.adjacent(board.figure(character).square);
    let aliens = board.enemies.iter().filter(|(_, enemy)| enemy.kind == EnemyKind::Alien);
    aliens.map(|(_, enemy)| enemy.square).filter(|&square| beside.has(square)).collect()
}

/// AGD-6G.14: the one with the fewest tokens, then the longest on the board.
pub fn first_captor(board: &Board, captors: Squares) -> Option<EnemyId> {
    let aliens = board.enemies.iter().filter(|(_, enemy)| captors.has(enemy.square));
    aliens.min_by_key(|(_, enemy)| (enemy.tokens, enemy.arrival)).map(|(id, _)| id)
}

/// AGD-6I.11: which Alien carries somebody off?
#[engine::frame]
pub struct Captor {
    pub character: Character,
}

impl Question<Aliens> for Captor {
    type Answer = Square;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Square)) {
        captors(board, self.character).iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, square: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(square) = votes::decide(self, board, seat, square, log) else { return Flow::Become(self.into()) };
        let captor = board.enemies.on(square).expect("the Alien is there");
        carry_off(board, self.character, captor, log);
        Flow::Become(Upkeep {}.into())
    }
}

/// The character and the Alien with its tokens leave the board; only a Rescue brings the character
/// back.
fn carry_off(board: &mut Board, character: Character, captor: EnemyId, log: &mut Log<'_, Aliens>) {
    rule!("AGD-6I.11");
    rule!("AGD-6I.15");
    if let Some(alien) = board.enemies.remove(captor) {
        log.push(Heard::CarriedOff { character, square: alien.square });
    }
    losses::lose(board, character, Condition::Captured, log);
}
