//! AGD-6E.2, AGD-6E.23: the Reshuffle card, and shuffling the Exhaust pile.
//!
//! Shuffling unseen cards among themselves changes nothing that anybody could know. It is only
//! when seen cards are among them that a pile must be told apart from the other one: then the
//! unseen cards of the Exhaust pile are settled, each by a roll, and known to nobody.

use engine::{Flow, Log, Roll, Seats, Step, rule};

use crate::{Aliens, Frame, Heard, board::Board, words::Card};

/// AGD-6E.2: the Reshuffle card is on top.
#[engine::frame]
pub struct Reshuffle {}

impl Step<Aliens> for Reshuffle {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if board.endurance.must_settle_exhaust() {
            return Flow::Call { first: Settling {}.into(), then: self.into() };
        }
        rule!("AGD-6E.2");
        board.endurance.reshuffle();
        log.push(Heard::DeckReshuffled { cards: board.endurance.above.len() as u8 });
        Flow::Done
    }
}

/// An unseen card of the Exhaust pile is settled, before nobody's eyes.
#[engine::frame]
pub struct Settling {}

impl Roll<Aliens> for Settling {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        board.endurance.unseen.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: Card, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        board.endurance.settle_exhaust(card, Seats::NONE);
        match board.endurance.has_unseen_exhaust() {
            true => Flow::Become(self.into()),
            false => Flow::Done,
        }
    }
}

/// AGD-6E.23: the Exhaust pile is shuffled.
#[engine::frame]
pub struct ExhaustShuffle {}

impl Step<Aliens> for ExhaustShuffle {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if board.endurance.has_unseen_exhaust() {
            return Flow::Call { first: Settling {}.into(), then: self.into() };
        }
        rule!("AGD-6E.23");
        log.push(Heard::ExhaustPileShuffled {});
        if board.endurance.exhaust.len() < 2 {
            return Flow::Done;
        }
        board.endurance.loosen_exhaust();
        Flow::Become(LooseCard {}.into())
    }
}

/// AGD-6E.23: which card of the Exhaust pile comes to lie next, before nobody's eyes.
#[engine::frame]
pub struct LooseCard {}

impl Roll<Aliens> for LooseCard {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        board.endurance.loose.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: Card, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        board.endurance.lay_loose(card);
        match board.endurance.loose.is_empty() {
            true => Flow::Done,
            false => Flow::Become(self.into()),
        }
    }
}
