//! AGD-6E.4, AGD-6E.18, AGD-6E.28: drawing cards.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, Word, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Source},
    rules::{
        exhausting::run_out,
        hazards::HazardEffect,
        shuffling::Reshuffle,
        windows::{Toll, WindowOpens},
    },
    words::{Card, CardType, Character, Window},
};

/// AGD-6E.4: cards are drawn one by one.
#[engine::frame]
pub struct Drawing {
    /// AGD-6E.24: the character whose doing it is, and the player who draws.
    pub character: Character,
    pub seat: Seat,
    pub left: u8,
    pub duty: Duty,
    /// AGD-6E.28: the Hazard that was just drawn.
    pub hazard: Option<Card>,
    /// Whether everybody could react to the loss of the last card.
    pub was_announced: bool,
}

impl Drawing {
    pub fn new(character: Character, seat: Seat, left: u8, duty: Duty) -> Drawing {
        Drawing { character, seat, left, duty, hazard: None, was_announced: false }
    }
}

engine::words! {
    /// AGD-6E.22: whether an effect has to be carried out.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Duty {
        Optional,
        /// The player has agreed to the next card.
        Agreed,
        Mandatory,
        /// AGD-11E.52: mandatory, and a grunt's find is for a player's hand.
        Find,
    }
}

impl Step<Aliens> for Drawing {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if board.endurance.is_reshuffle_on_top() {
            return Flow::Call { first: Reshuffle {}.into(), then: self.into() };
        }
        if let Some(hazard) = self.hazard.and_then(Card::hazard) {
            // AGD-6E.24: what a grunt finds goes to another hand, but its Hazards are the active player's.
            let seat = board.player_of(self.character);
            let first = HazardEffect { hazard, character: Some(self.character), seat }.into();
            return Flow::Call { first, then: Drawing { hazard: None, ..self }.into() };
        }
        if self.left == 0 || board.endurance.above.is_empty() {
            return Flow::Done;
        }
        let is_the_last = board.endurance.n_left() == 1;
        match self.duty {
            Duty::Optional => {
                Flow::Become(DrawMore { character: self.character, seat: self.seat, left: self.left }.into())
            }
            Duty::Agreed => Flow::Become(CardDraw { drawing: self }.into()),
            Duty::Mandatory | Duty::Find if is_the_last && !self.was_announced => {
                rule!("AGD-6E.29");
                let first = WindowOpens { moment: Window::RunningOut, toll: Toll::Take { cards: 1 } }.into();
                Flow::Call { first, then: Drawing { was_announced: true, ..self }.into() }
            }
            Duty::Mandatory | Duty::Find => Flow::Become(CardDraw { drawing: self }.into()),
        }
    }
}

/// AGD-6E.28: does the player draw, or stop?
#[engine::frame]
pub struct DrawMore {
    pub character: Character,
    pub seat: Seat,
    pub left: u8,
}

engine::words! {
    /// AGD-6E.28
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum DrawAnswer {
        Draw,
        Stop,
    }
}

impl Question<Aliens> for DrawMore {
    type Answer = DrawAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(DrawAnswer)) {
        DrawAnswer::ALL.iter().for_each(|&answer| offer(answer));
    }

    fn answered(self, _: &mut Board, _: Seat, answer: DrawAnswer, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6E.28");
        match answer {
            DrawAnswer::Draw => {
                let DrawMore { character, seat, left } = self;
                Flow::Become(Drawing::new(character, seat, left, Duty::Agreed).into())
            }
            DrawAnswer::Stop => Flow::Done,
        }
    }
}

/// AGD-6E.4: the top card of the deck is drawn.
#[engine::frame]
pub struct CardDraw {
    pub drawing: Drawing,
}

impl Roll<Aliens> for CardDraw {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        board.endurance.odds(Source::Deck, may_show);
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Drawing { character, seat, left, duty, hazard: _, was_announced: _ } = self.drawing;
        board.endurance.take(Source::Deck, card);
        rule!("AGD-2.2");
        let is_hazard = card.card_type() == CardType::Hazard;
        if is_hazard {
            rule!("AGD-6E.18");
            board.endurance.discard.add(card);
            log.push(Heard::HazardDrawn { seat, card });
        } else if board.figure(character).owner.is_none() && duty != Duty::Find {
            rule!("AGD-6E.6");
            board.endurance.put_at_bottom_of_exhaust(card, Seats::one(seat));
            log.push(Heard::CardExhausted {});
        } else {
            rule!("AGD-6E.4");
            rule!("AGD-6E.5");
            board.player_mut(seat).hand.add(card);
            log.push(Heard::CardDrawn { seat, card: Some(card) });
        }
        let duty = if duty == Duty::Agreed { Duty::Optional } else { duty };
        let hazard = is_hazard.then_some(card);
        let next = Drawing { hazard, ..Drawing::new(character, seat, left - 1, duty) };
        run_out(board).unwrap_or(Flow::Become(next.into()))
    }
}
