//! Decks: cards that are drawn from the top, and where they go afterwards.
//!
//! What nobody has seen is drawn when it is turned over, from all that it can still be; what
//! somebody has seen is what it is. Whoever draws asks [`Deck::draw_known`] first and rolls
//! where that gives nothing.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::{Known, Pile, Pool, Seats, Slot, Word};

/// A face-down pile of at most `CARDS` cards of `KINDS` kinds, what its unseen cards can be, and
/// a discard pile, face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Deck<T, const KINDS: usize, const CARDS: usize>
where
    T: Copy + Default,
{
    /// What the cards of the pile are that nobody has seen.
    pub unseen: Pool<T, KINDS>,
    /// The cards, face down.
    pub pile: Pile<T, CARDS>,
    /// The discards: there is no order in them that matters.
    pub discard: Pool<T, KINDS>,
}

impl<T: Word + Default, const KINDS: usize, const CARDS: usize> Deck<T, KINDS, CARDS> {
    /// A shuffled deck with so many cards of each kind.
    pub fn of(count: impl Fn(T) -> u8) -> Self {
        let unseen = Pool::of(count);
        Deck { unseen, pile: Pile::unseen(unseen.len() as usize), discard: Pool::new() }
    }

    /// Whether there is nothing to draw, not even from a new deck.
    pub fn has_run_out(&self) -> bool {
        self.pile.is_empty() && self.discard.is_empty()
    }

    /// Makes a new deck of the discards if this one has no card left.
    pub fn renew(&mut self) {
        if self.pile.is_empty() {
            self.reshuffle();
        }
    }

    /// Shuffles the discards and the pile together: nobody knows any card of it any more.
    pub fn reshuffle(&mut self) {
        for _ in 0..self.discard.len() {
            self.pile.put_on_top(Slot::Unseen);
        }
        self.unseen.take_all(&mut self.discard);
        self.pile.shuffle(&mut self.unseen);
    }

    /// Shuffles one card into the pile.
    pub fn shuffle_in(&mut self, card: T) {
        self.unseen.add(card);
        self.pile.put_on_top(Slot::Unseen);
        self.pile.shuffle(&mut self.unseen);
    }

    /// Draws the top card if somebody has seen it; otherwise it has to be rolled for, as long as
    /// there is one.
    pub fn draw_known(&mut self) -> Option<T> {
        let card = self.pile.top_known()?;
        self.pile.take_top();
        Some(card)
    }

    /// What the top card may turn out to be.
    #[inline]
    pub fn odds(&self, may_show: &mut impl FnMut(T, u32)) {
        self.pile.top_odds(&self.unseen, may_show);
    }

    /// Draws the top card, which has turned out to be this one.
    #[inline]
    pub fn draw(&mut self, card: T) {
        self.pile.draw(&mut self.unseen, card);
    }

    /// The top card, which has turned out to be this one, is looked at and stays where it is.
    pub fn look(&mut self, card: T, by: Seats) {
        match self.pile.is_unseen(0) {
            true => self.pile.settle(0, &mut self.unseen, card, by),
            false => self.pile.show(0, by),
        }
    }

    /// Puts a card under the pile, before these eyes.
    pub fn put_under(&mut self, card: T, by: Seats) {
        self.pile.put_at_bottom(Slot::Seen(Known::to(by, card)));
    }
}

/// Drawing from a pile that shares its pool with others.
impl<T: Word + Default, const N: usize> Pile<T, N> {
    /// The top card, if there is one and somebody has seen it. For rules; never for views.
    pub fn top_known(&self) -> Option<T> {
        match self.slots().last()? {
            Slot::Seen(card) => Some(card.for_rules()),
            Slot::Unseen => None,
        }
    }

    /// What the top card may turn out to be; nothing if there is none.
    #[inline]
    pub fn top_odds<const K: usize>(&self, unseen: &Pool<T, K>, may_show: &mut impl FnMut(T, u32)) {
        match self.slots().last() {
            Some(Slot::Unseen) => unseen.odds(may_show),
            Some(Slot::Seen(card)) => may_show(card.for_rules(), 1),
            None => (),
        }
    }

    /// Takes the top card, which has turned out to be this one.
    #[inline]
    pub fn draw<const K: usize>(&mut self, unseen: &mut Pool<T, K>, card: T) {
        match self.take_top().expect("a card is drawn from a pile that has one") {
            Slot::Unseen => unseen.take(card),
            Slot::Seen(known) => debug_assert!(known.for_rules() == card, "a known card is what it is"),
        }
    }
}
