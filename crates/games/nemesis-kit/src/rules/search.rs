//! NEM-5.40, NEM-5.43, LOC-5.81: of what was found one is kept. Which decks are searched, and how, each book says.

use engine::{Flow, Log, Question, Seat, Seats, Timing};

use crate::{
    Aboard, CardOf, CarriedCard, Handled, Kin, rule_of,
    rules::hands::{self, HandsFull},
};

/// A card is found: it is for the searcher's eyes.
pub fn found<G: Kin>(board: &mut G::Board, seat: Seat, card: CardOf<G>, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-24.16", "LOC-27.22");
    board.items_mut().draw(card);
    board.found_mut().push(card);
    log.push(Handled::ItemFound { seat, back: card.back(), item: Some(card.item()) }.into());
}

/// One of the cards is kept, the others go under their decks.
#[engine::frame]
pub struct KeepOne {
    pub seat: Seat,
}

impl<G: Kin> Question<G> for KeepOne {
    type Answer = CardOf<G>;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &G::Board, _: Seat, offer: &mut impl FnMut(CardOf<G>)) {
        let found = board.found();
        for (at, &card) in found.iter().enumerate() {
            if !found[..at].contains(&card) {
                offer(card);
            }
        }
    }

    fn answered(self, board: &mut G::Board, seat: Seat, kept: CardOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-4.44", "LOC-4.65");
        rule_of!(G, "NEM-5.40", "LOC-5.81");
        let mut found = std::mem::take(board.found_mut());
        let at = found.iter().position(|&card| card == kept).expect("the card was found");
        found.remove(at);
        for &card in found.iter() {
            rule_of!(G, "NEM-16.15", "LOC-17.21");
            board.items_mut().put_under(card, seat);
        }
        log.push(Handled::ItemKept { seat, back: kept.back(), item: Some(kept.item()) }.into());
        if kept.is_heavy() && board.hands(seat).n_used() >= board.n_hands(seat) {
            // NEM-24.16, LOC-27.24: as long as it is in no hand, it is what somebody found and nobody else saw.
            board.found_mut().push(kept);
            return Flow::Become(HandsFull { seat }.into());
        }
        hands::receive(board, seat, G::as_found(kept), log)
    }
}
