//! NEM-33 to NEM-36, LOC-39, LOC-40: the item decks.
//!
//! A deck is a pile of slots, most of them unseen, and a pool of what the unseen ones can be. The three decks share
//! one pool, for a card tells by its back in which it is.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, Pile, Seat, Seats, Slot};

use crate::{CarriedCard, Counted, words::Back};

/// NEM-5.41, LOC-5.81: the decks that can be searched.
pub const SEARCHED: [Back; 3] = [Back::Red, Back::Yellow, Back::Green];

/// The item decks of a game: its cards, and a pool of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct ItemDecks<C: Copy + Default, P> {
    /// What the unseen cards of the three decks are.
    pub unseen: P,
    /// Red, yellow, green.
    pub piles: [Pile<C, 30>; 3],
    /// Face up, by the back of each.
    pub discard: P,
    /// NEM-2.55, LOC-40.1: the crafted items that can still be made.
    pub crafted: P,
}

impl<C: CarriedCard, P: Counted<Kind = C> + Default> ItemDecks<C, P> {
    /// Every card in its deck.
    pub fn full(copies: impl Fn(C) -> u8) -> Self {
        let cards = |backs: &[Back]| {
            let mut pool = P::default();
            for &card in C::ALL.iter().filter(|card| backs.contains(&card.back())) {
                (0..copies(card)).for_each(|_| pool.add(card));
            }
            pool
        };
        ItemDecks {
            unseen: cards(&SEARCHED),
            piles: [Pile::unseen(30); 3],
            discard: P::default(),
            crafted: cards(&[Back::Blue]),
        }
    }

    /// The deck with this back.
    pub fn pile(&self, back: Back) -> &Pile<C, 30> {
        &self.piles[back as usize]
    }

    /// NEM-26.33, LOC-5.85: whether a card can be drawn, from the deck or a new one.
    pub fn has_any(&self, back: Back) -> bool {
        !self.pile(back).is_empty() || self.discard.iter().any(|(card, _)| card.back() == back)
    }

    /// NEM-26.33, LOC-5.85: makes a new deck of the discard pile if this one has run out.
    pub fn renew(&mut self, back: Back) {
        if !self.pile(back).is_empty() {
            return;
        }
        let discarded = self.discard;
        for (card, n) in discarded.iter().filter(|(card, _)| card.back() == back) {
            for _ in 0..n {
                self.discard.take(card);
                self.unseen.add(card);
                self.piles[back as usize].put_on_top(Slot::Unseen);
            }
        }
    }

    /// What the top card of a deck can be, if nobody has seen it.
    pub fn odds(&self, back: Back, may_show: &mut impl FnMut(C, u32)) {
        self.unseen.odds(&mut |card: C, ways| {
            if card.back() == back {
                may_show(card, ways);
            }
        });
    }

    /// The top card of its deck is drawn, which has turned out to be this one.
    pub fn draw(&mut self, card: C) {
        match self.piles[card.back() as usize].take_top().expect("a card is drawn from a pile that has one") {
            Slot::Unseen => self.unseen.take(card),
            Slot::Seen(known) => debug_assert!(known.for_rules() == card, "a known card is what it is"),
        }
    }

    /// NEM-5.40, LOC-17.21, LOC-17.24: puts a card face down under its deck; whoever puts it there knows it.
    pub fn put_under(&mut self, card: C, seat: Seat) {
        self.piles[card.back() as usize].put_at_bottom(Slot::Seen(Known::to(Seats::one(seat), card)));
    }

    /// NEM-16.33, LOC-17.23: a used card goes face up on the pile of its colour. NEM-16.35, LOC-17.25: a crafted one
    /// back to its deck; NEM-5.47, LOC-17.25: starting and quest items leave the game.
    pub fn discard(&mut self, card: C) {
        match card.back() {
            Back::Red | Back::Yellow | Back::Green => self.discard.add(card),
            Back::Blue => self.crafted.add(card),
            Back::Starting | Back::Quest => (),
        }
    }

    /// NEM-16.15, LOC-17.24: a card that goes unused is put under its deck, if it has one.
    pub fn lose(&mut self, card: C, seat: Seat) {
        match card.back() {
            Back::Red | Back::Yellow | Back::Green => self.put_under(card, seat),
            Back::Blue | Back::Starting | Back::Quest => self.discard(card),
        }
    }
}
