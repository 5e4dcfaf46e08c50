//! AGD-6E.23, AGD-11G.4 E01: searching the Exhaust pile.

use engine::{Flow, Log, Pile, Question, Roll, Seat, Seats, Slot, Step, Timing, Viewer, Word, rule};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    rules::shuffling::ExhaustShuffle,
    words::{Card, CardType},
};

/// AGD-6E.23: a player looks through the Exhaust pile for a card of one type.
#[engine::frame]
pub struct ExhaustSearch {
    pub seat: Seat,
    pub sought: CardType,
}

impl Step<Aliens> for ExhaustSearch {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if board.endurance.has_unseen_exhaust() {
            return Flow::Become(SearchedCard { search: self }.into());
        }
        rule!("AGD-6E.23");
        let seat = self.seat;
        log.push(Heard::ExhaustPileSearched { seat });
        for from_top in 0..board.endurance.exhaust.len() {
            board.endurance.exhaust.show(from_top, Seats::one(seat));
        }
        for slot in board.endurance.exhaust.slots().iter().rev() {
            if let Slot::Seen(card) = slot {
                log.push(Heard::ExhaustedCardSeen { seat, card: card.seen_by(Viewer::seat(seat)) });
            }
        }
        match found(board, self.sought).count() {
            0 => Flow::Become(ExhaustShuffle {}.into()),
            _ => Flow::Become(SearchChoice { search: self }.into()),
        }
    }
}

/// AGD-6E.23: a card of the Exhaust pile that nobody knew is seen by the searching player.
#[engine::frame]
pub struct SearchedCard {
    pub search: ExhaustSearch,
}

impl Roll<Aliens> for SearchedCard {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        board.endurance.unseen.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: Card, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        board.endurance.settle_exhaust(card, Seats::NONE);
        Flow::Become(self.search.into())
    }
}

/// AGD-11G.4, E01: which card is taken?
#[engine::frame]
pub struct SearchChoice {
    pub search: ExhaustSearch,
}

impl Question<Aliens> for SearchChoice {
    type Answer = Card;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.search.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Card)) {
        found(board, self.search.sought).for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, card: Card, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let mut rest = Pile::unseen(0);
        let mut is_found = false;
        for &slot in board.endurance.exhaust.slots() {
            let is_it = matches!(slot, Slot::Seen(known) if known.for_rules() == card);
            match is_it && !is_found {
                true => is_found = true,
                false => rest.put_on_top(slot),
            }
        }
        board.endurance.exhaust = rest;
        board.player_mut(seat).hand.add(card);
        log.push(Heard::CardFound { seat, card: Some(card) });
        // Where in the pile it was would tell what it is: nobody sees the pile before it is shuffled.
        ExhaustShuffle {}.go_on(board, log)
    }
}

/// Each kind of card of a type in the Exhaust pile, which has been looked through.
fn found(board: &Board, sought: CardType) -> impl Iterator<Item = Card> + '_ {
    let everything = Viewer::AfterTheEnd;
    let is_there = move |card: Card| {
        let slots = board.endurance.exhaust.slots().iter();
        slots.clone().any(|slot| matches!(slot, Slot::Seen(known) if known.seen_by(everything) == Some(card)))
    };
    Card::ALL.iter().copied().filter(move |card| card.card_type() == sought).filter(move |&card| is_there(card))
}
