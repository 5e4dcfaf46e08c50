//! AGD-6E: the Endurance cards that are in no hand and on nobody.
//!
//! What lies face down has no order that is kept: `unseen` says which cards deck and Exhaust
//! pile hold between them, and a card is drawn from it when it is turned over. As long as
//! nothing but unseen cards is shuffled that is all there is to a shuffle. When a pile is
//! shuffled that holds cards somebody has seen, it is no longer like the other pile; then what
//! is unseen in the Exhaust pile is settled first, card by card, and known to nobody.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, List, Pile, Seats, Slot, rule};

use super::people::Cards;
use crate::words::Card;

/// AGD-2.1
pub const CARDS: usize = 60;

/// A pile of Endurance cards, face down.
pub type FaceDown = Pile<Card, CARDS>;

/// Deck, Exhaust pile and Discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Endurance {
    /// What the cards are that nobody has seen, in deck and Exhaust pile together.
    pub unseen: Cards,
    /// AGD-6E.2: the deck above the Reshuffle card, and under it.
    pub above: FaceDown,
    pub under: FaceDown,
    pub exhaust: FaceDown,
    pub discard: Cards,
    /// AGD-6E.26: the card that is being revealed, and the Event that is being played; several
    /// when one leads to the other.
    pub aside: List<Aside, 8>,
    /// Cards of the Exhaust pile while it is shuffled, before each has its place.
    pub loose: Cards,
}

/// AGD-6E.26: a card that is set aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Aside {
    pub card: Card,
    pub from: AsideFrom,
}

/// Where a card that is set aside came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub enum AsideFrom {
    #[default]
    Deck,
    Exhaust,
    Hand,
}

engine::words! {
    /// Face-down piles that cards are taken from.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Source {
        Deck,
        Exhaust,
    }
}

impl Endurance {
    /// All cards are in the deck, above the Reshuffle card.
    pub fn of(cards: Cards) -> Endurance {
        rule!("AGD-3.7");
        rule!("AGD-6E.1");
        Endurance {
            unseen: cards,
            above: Pile::unseen(cards.len() as usize),
            under: Pile::unseen(0),
            exhaust: Pile::unseen(0),
            discard: Cards::new(),
            aside: List::new(),
            loose: Cards::new(),
        }
    }

    /// AGD-6E.3: how many cards the deck has.
    #[inline]
    pub fn deck_len(&self) -> usize {
        self.above.len() + self.under.len()
    }

    /// AGD-6E.12: whether deck and Exhaust pile are empty. A card that is being revealed still belongs
    /// to its pile.
    pub fn has_run_out(&self) -> bool {
        rule!("AGD-6E.26");
        self.n_left() == 0
    }

    /// AGD-6E.26: how many cards deck and Exhaust pile have, with those that are being revealed.
    pub fn n_left(&self) -> usize {
        let revealed = self.aside.iter().filter(|aside| aside.from != AsideFrom::Hand).count();
        self.deck_len() + self.exhaust.len() + self.loose.len() as usize + revealed
    }

    /// AGD-6E.8, AGD-4.27: whether exhausting so many cards would leave deck and Exhaust pile
    /// empty: each card of the deck would be taken twice.
    pub fn would_run_out(&self, exhausting: u8) -> bool {
        let is_revealed = |aside: &Aside| aside.from != AsideFrom::Hand;
        !self.aside.iter().any(is_revealed)
            && usize::from(exhausting) >= 2 * self.deck_len() + self.exhaust.len()
            && self.deck_len() + self.exhaust.len() > 0
    }

    /// AGD-6E.2: whether the Reshuffle card is the top card of a deck that is not empty.
    #[inline]
    pub fn is_reshuffle_on_top(&self) -> bool {
        rule!("AGD-6E.3");
        self.above.is_empty() && !self.under.is_empty()
    }

    /// The pile to take the next card from: the deck, or the Exhaust pile when the deck is empty.
    pub fn source(&self) -> Option<Source> {
        if !self.above.is_empty() {
            return Some(Source::Deck);
        }
        (!self.exhaust.is_empty()).then_some(Source::Exhaust)
    }

    /// What the top card of a pile may turn out to be.
    #[inline]
    pub fn odds(&self, source: Source, may_show: &mut impl FnMut(Card, u32)) {
        self.pile(source).top_odds(&self.unseen, may_show);
    }

    /// Takes the top card of a pile, which has turned out to be this one.
    #[inline]
    pub fn take(&mut self, source: Source, card: Card) {
        let pile = match source {
            Source::Deck => &mut self.above,
            Source::Exhaust => &mut self.exhaust,
        };
        pile.draw(&mut self.unseen, card);
    }

    /// AGD-6E.7: the top card of the deck goes to the Exhaust pile, unseen.
    pub fn exhaust_top(&mut self) {
        let slot = self.above.take_top().expect("the deck has a card");
        self.exhaust.put_on_top(slot);
    }

    /// AGD-6E.9: a card goes to the top of the Exhaust pile before these eyes.
    pub fn exhaust_card(&mut self, card: Card, seen_by: Seats) {
        self.exhaust.put_on_top(Slot::Seen(Known::to(seen_by, card)));
    }

    /// AGD-6E.13: the top card of the Exhaust pile goes under the Reshuffle card.
    pub fn recover_top(&mut self) -> bool {
        let Some(slot) = self.exhaust.take_top() else { return false };
        self.under.put_at_bottom(slot);
        true
    }

    /// AGD-6E.14, AGD-6E.20: a card goes under the Reshuffle card before these eyes.
    pub fn put_under(&mut self, card: Card, seen_by: Seats) {
        self.under.put_at_bottom(Slot::Seen(Known::to(seen_by, card)));
    }

    /// AGD-6E.21: a card goes to the bottom of the Exhaust pile before these eyes.
    pub fn put_at_bottom_of_exhaust(&mut self, card: Card, seen_by: Seats) {
        self.exhaust.put_at_bottom(Slot::Seen(Known::to(seen_by, card)));
    }

    /// Whether shuffling the deck mixes cards that somebody has seen with unseen ones that are
    /// like those of the Exhaust pile.
    pub fn must_settle_exhaust(&self) -> bool {
        self.under.slots().iter().any(|&slot| slot != Slot::Unseen) && self.has_unseen_exhaust()
    }

    pub fn has_unseen_exhaust(&self) -> bool {
        self.exhaust.slots().contains(&Slot::Unseen)
    }

    /// Settles the topmost unseen card of the Exhaust pile, before nobody's eyes or somebody's.
    pub fn settle_exhaust(&mut self, card: Card, by: Seats) {
        let from_top = self.exhaust.slots().iter().rev().position(|&slot| slot == Slot::Unseen);
        let from_top = from_top.expect("an unseen card is in the Exhaust pile");
        self.exhaust.settle(from_top, &mut self.unseen, card, by);
    }

    /// AGD-6E.2: all cards under the Reshuffle card are shuffled and put on top of it.
    pub fn reshuffle(&mut self) {
        debug_assert!(!self.must_settle_exhaust(), "what is mixed has been settled");
        while let Some(slot) = self.under.take_top() {
            if let Slot::Seen(card) = slot {
                self.unseen.add(card.for_rules());
            }
            self.above.put_on_top(Slot::Unseen);
        }
    }

    /// AGD-6E.23: the Exhaust pile is taken up to be shuffled; all its cards are settled.
    pub fn loosen_exhaust(&mut self) {
        while let Some(slot) = self.exhaust.take_top() {
            let Slot::Seen(card) = slot else { panic!("the Exhaust pile has been settled") };
            self.loose.add(card.for_rules());
        }
    }

    /// A card of the Exhaust pile gets its place in the shuffle; nobody knows it.
    pub fn lay_loose(&mut self, card: Card) {
        self.loose.take(card);
        self.exhaust.put_on_top(Slot::Seen(Known::to_nobody(card)));
    }

    /// How many of a card there are here, wherever it lies.
    pub fn count(&self, card: Card) -> u32 {
        let is_it = |slot: &&Slot<Card>| matches!(slot, Slot::Seen(known) if known.for_rules() == card);
        let seen = |pile: &FaceDown| pile.slots().iter().filter(is_it).count() as u32;
        let aside = self.aside.iter().filter(|aside| aside.card == card).count() as u32;
        let loose = self.unseen.count(card) + self.discard.count(card) + self.loose.count(card);
        seen(&self.above) + seen(&self.under) + seen(&self.exhaust) + aside + u32::from(loose)
    }

    fn pile(&self, source: Source) -> &FaceDown {
        match source {
            Source::Deck => &self.above,
            Source::Exhaust => &self.exhaust,
        }
    }
}
