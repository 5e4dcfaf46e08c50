//! AGD-6D.11, AGD-6D.12, AGD-6D.17: Area attacks.

use engine::{Flow, List, Log, Question, Roll, Seat, Seats, Step, Word, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Blast, BlastSquare, Board},
    ground::{Square, Squares},
    rules::{
        attack::{RerollAnswer, Shot, hit_alien, pay_for_reroll},
        guns::kill_outright,
        hazards::turn_down,
        losses,
        spotting::Upkeep,
    },
    words::{Ability, Condition, MarineDie},
};

/// AGD-6D.17, 3: the chosen square and those adjacent to it.
pub fn squares_of(board: &Board, target: Square) -> Squares {
    board.adjacent(target).with(target)
}

/// AGD-11D.3: Frost may leave characters out.
#[engine::frame]
pub struct Spare {
    pub shot: Shot,
}

impl Spare {
    /// How an Area attack begins.
    pub fn first(shot: Shot) -> Frame {
        Spare { shot }.into()
    }
}

impl Step<Aliens> for Spare {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let attacker = self.shot.attacker;
        let abilities = attacker.abilities(board.figure(attacker).side());
        let endangers = squares_of(board, self.shot.target).meets(&board.character_squares());
        if abilities.contains(&Ability::FrostHeroSpare) && endangers {
            return Flow::Become(SpareChoice { shot: self.shot }.into());
        }
        burn(board, self.shot, Spared::Nobody)
    }
}

engine::words! {
    /// AGD-11D.3: whether characters are left out of an Area attack.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Spared {
        Characters,
        Nobody,
    }
}

/// AGD-11D.3: are characters left out?
#[engine::frame]
pub struct SpareChoice {
    pub shot: Shot,
}

impl Question<Aliens> for SpareChoice {
    type Answer = Spared;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.player_of(self.shot.attacker))
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(Spared)) {
        Spared::ALL.iter().for_each(|&spared| offer(spared));
    }

    fn answered(self, board: &mut Board, _: Seat, spared: Spared, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        burn(board, self.shot, spared)
    }
}

/// AGD-6D.17, 4: lists what is rolled for: the chosen square first, then by row and column.
fn burn(board: &mut Board, shot: Shot, spared: Spared) -> Flow<Frame> {
    rule!("AGD-6D.17");
    let mut squares: List<BlastSquare, 9> = List::new();
    let mut around: List<Square, 9> = squares_of(board, shot.target).iter().collect();
    around.sort_unstable_by_key(|&square| (square != shot.target, board.layout().place(square)));
    for &square in around.iter() {
        let rolls = match board.enemies.on(square).and_then(|id| board.enemies.get(id)) {
            Some(enemy) => enemy.tokens + 1,
            None => u8::from(spared == Spared::Nobody && board.character_on(square).is_some()),
        };
        if rolls > 0 {
            squares.push(BlastSquare { square, rolls, hits: 0 });
        }
    }
    board.blast = Blast { squares };
    next_roll(board, shot, 0, 0)
}

/// The next roll of an Area attack, or its end.
fn next_roll(board: &Board, shot: Shot, at: u8, nth: u8) -> Flow<Frame> {
    match board.blast.squares.get(usize::from(at)) {
        None => Flow::Become(BlastEnd { shot }.into()),
        Some(square) if nth < square.rolls => Flow::Become(BlastRoll { shot, at, nth, is_reroll: false }.into()),
        Some(_) => next_roll(board, shot, at + 1, 0),
    }
}

/// AGD-6D.11: a roll for one figure, token or blip.
#[engine::frame]
pub struct BlastRoll {
    pub shot: Shot,
    /// Which square, and which roll for it.
    pub at: u8,
    pub nth: u8,
    pub is_reroll: bool,
}

impl Roll<Aliens> for BlastRoll {
    type Shown = MarineDie;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(MarineDie, u32)) {
        MarineDie::all().for_each(|die| may_show(die, 1));
    }

    fn rolled(self, board: &mut Board, die: MarineDie, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6D.11");
        let BlastRoll { shot, at, nth, is_reroll } = self;
        let is_hit = die.0 <= shot.hits_up_to(board);
        let square = board.blast.squares[usize::from(at)].square;
        log.push(Heard::BlastRolled { square, die, hit: is_hit });
        if is_hit {
            board.blast.squares[usize::from(at)].hits += 1;
        } else if !is_reroll && shot.may_be_rerolled(board) {
            return Flow::Become(BlastReroll { roll: self }.into());
        }
        next_roll(board, shot, at, nth + 1)
    }
}

/// AGD-6D.17, 4: Hicks may re-roll at once.
#[engine::frame]
pub struct BlastReroll {
    pub roll: BlastRoll,
}

impl Question<Aliens> for BlastReroll {
    type Answer = RerollAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.figure(self.roll.shot.attacker).owner.unwrap_or_else(|| board.lead()))
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(RerollAnswer)) {
        RerollAnswer::each(board, seat, offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: RerollAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let BlastRoll { shot, at, nth, .. } = self.roll;
        match answer {
            RerollAnswer::With { card } => {
                pay_for_reroll(board, shot, seat, card, log);
                Flow::Become(BlastRoll { is_reroll: true, ..self.roll }.into())
            }
            RerollAnswer::Decline => next_roll(board, shot, at, nth + 1),
        }
    }
}

/// AGD-6D.17, 5 to 7: all hits are applied together, then the dial is lowered.
#[engine::frame]
pub struct BlastEnd {
    pub shot: Shot,
}

impl Step<Aliens> for BlastEnd {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6D.12");
        let blast = std::mem::take(&mut board.blast);
        for &BlastSquare { square, rolls: _, hits } in blast.squares.iter() {
            for _ in 0..hits {
                match board.enemies.on(square) {
                    Some(id) if board.enemies.blips().has(square) => kill_outright(board, id, log),
                    Some(_) => hit_alien(board, square, log),
                    None => {
                        if let Some(character) = board.character_on(square) {
                            losses::lose(board, character, Condition::Killed, log);
                        }
                    }
                }
            }
        }
        turn_down(board, self.shot.attacker, 1, log);
        Flow::Become(Upkeep {}.into())
    }
}
