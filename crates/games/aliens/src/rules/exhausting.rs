//! AGD-6E.7 to AGD-6E.16: exhausting, recovering and discarding cards.

use engine::{Flow, Log, Roll, Seat, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Source},
    rules::{
        ending::GameOver,
        hazards::HazardEffect,
        shuffling::Reshuffle,
        windows::{Toll, WindowOpens},
    },
    words::{Card, CardType, Character, Ending, Window},
};

/// AGD-6E.7: cards are exhausted, one by one.
#[engine::frame]
pub struct Exhaust {
    pub left: u8,
}

impl Step<Aliens> for Exhaust {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let mut left = self.left;
        while left > 0 && !board.endurance.above.is_empty() {
            rule!("AGD-6E.7");
            board.endurance.exhaust_top();
            log.push(Heard::CardExhausted {});
            left -= 1;
            if board.endurance.is_reshuffle_on_top() {
                return Flow::Call { first: Reshuffle {}.into(), then: Exhaust { left }.into() };
            }
        }
        if left == 0 || board.endurance.exhaust.is_empty() {
            return Flow::Done;
        }
        rule!("AGD-6E.8");
        Flow::Become(Overdrawn { left }.into())
    }
}

/// AGD-6E.8: with an empty deck, the top card of the Exhaust pile is discarded.
#[engine::frame]
pub struct Overdrawn {
    pub left: u8,
}

impl Roll<Aliens> for Overdrawn {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        board.endurance.odds(Source::Exhaust, may_show);
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        discard_from_exhaust(board, card, log);
        match run_out(board) {
            Some(end) => {
                rule!("AGD-6D.8");
                end
            }
            None => Flow::Become(Exhaust { left: self.left - 1 }.into()),
        }
    }
}

/// Cards have to be exhausted. If that would be the end, everybody may react first.
#[engine::frame]
pub struct Drain {
    pub cards: u8,
}

impl Step<Aliens> for Drain {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6E.22");
        let then = Exhaust { left: self.cards }.into();
        if board.endurance.would_run_out(self.cards) {
            let window = WindowOpens { moment: Window::RunningOut, toll: Toll::Exhaust { cards: self.cards } };
            return Flow::Call { first: window.into(), then };
        }
        Flow::Become(then)
    }
}

/// AGD-6E.13: cards are recovered from the Exhaust pile, and the Reshuffle card is looked at afterwards.
#[engine::frame]
pub struct Recovery {
    pub cards: u8,
}

impl Step<Aliens> for Recovery {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6E.13");
        let recovered = (0..self.cards).take_while(|_| board.endurance.recover_top()).count();
        if recovered > 0 {
            log.push(Heard::CardsRecovered { cards: recovered as u8 });
        }
        finish(board)
    }
}

/// AGD-6E.15, AGD-6E.27: cards are discarded from the top of the deck.
#[engine::frame]
pub struct DeckDiscard {
    pub left: u8,
    /// AGD-6E.24: whom a Hazard affects.
    pub seat: Seat,
    pub character: Option<Character>,
    /// The Hazard that was just discarded.
    pub hazard: Option<Card>,
    pub was_announced: bool,
}

impl Step<Aliens> for DeckDiscard {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if board.endurance.is_reshuffle_on_top() {
            return Flow::Call { first: Reshuffle {}.into(), then: self.into() };
        }
        if let Some(hazard) = self.hazard.and_then(Card::hazard) {
            let first = HazardEffect { hazard, character: self.character, seat: self.seat }.into();
            // What the Hazard took may have made the next card the last.
            return Flow::Call { first, then: DeckDiscard { hazard: None, was_announced: false, ..self }.into() };
        }
        let Some(source) = board.endurance.source().filter(|_| self.left > 0) else { return Flow::Done };
        if !self.was_announced {
            let toll = Toll::Take { cards: self.left };
            let first = WindowOpens { moment: Window::RunningOut, toll }.into();
            return Flow::Call { first, then: DeckDiscard { was_announced: true, ..self }.into() };
        }
        Flow::Become(TopDiscarded { left: self.left, seat: self.seat, character: self.character, source }.into())
    }
}

/// AGD-6E.15: the top card of the deck is discarded; AGD-6E.27: or that of the Exhaust pile.
#[engine::frame]
pub struct TopDiscarded {
    pub left: u8,
    pub seat: Seat,
    pub character: Option<Character>,
    pub source: Source,
}

impl Roll<Aliens> for TopDiscarded {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        board.endurance.odds(self.source, may_show);
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let TopDiscarded { left, seat, character, source } = self;
        let mut next = DeckDiscard { left: left - 1, seat, character, hazard: None, was_announced: true };
        match source {
            Source::Deck => {
                rule!("AGD-6E.15");
                board.endurance.take(Source::Deck, card);
                board.endurance.discard.add(card);
                log.push(Heard::CardDiscarded { card });
                next.hazard = Some(card).filter(|card| card.card_type() == CardType::Hazard);
            }
            Source::Exhaust => {
                rule!("AGD-6E.27");
                discard_from_exhaust(board, card, log);
            }
        }
        run_out(board).unwrap_or(Flow::Become(next.into()))
    }
}

/// AGD-6E.12: the end, if deck and Exhaust pile are both empty.
pub fn run_out(board: &Board) -> Option<Flow<Frame>> {
    board.endurance.has_run_out().then(|| {
        rule!("AGD-6E.12");
        Flow::End(GameOver { ending: Ending::OutOfEndurance }.into())
    })
}

/// The end of a rule that moved cards: the Reshuffle card is looked at.
pub fn finish(board: &Board) -> Flow<Frame> {
    rule!("AGD-6E.25");
    match board.endurance.is_reshuffle_on_top() {
        true => Flow::Become(Reshuffle {}.into()),
        false => Flow::Done,
    }
}

/// AGD-6E.8: a Hazard discarded from the Exhaust pile is not resolved.
fn discard_from_exhaust(board: &mut Board, card: Card, log: &mut Log<'_, Aliens>) {
    rule!("AGD-6E.16");
    board.endurance.take(Source::Exhaust, card);
    board.endurance.discard.add(card);
    log.push(Heard::CardDiscarded { card });
}
