//! NEM-3.15, NEM-24.15: the shared decks.
//!
//! A deck is a pile of slots, most of them unseen, and a pool of what the unseen ones can be. The
//! three item decks share one pool, for no card is in two of them.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Deck, Known, Pile, Pool, Seat, Seats, Slot, Word, rule};

use crate::{
    board::ItemPool,
    words::{AttackCard, Back, Event, ItemCard, SeriousWound},
};

/// NEM-33 to NEM-36: the item decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct ItemDecks {
    /// What the unseen cards of the three decks are.
    pub unseen: ItemPool,
    /// Red, yellow, green.
    pub piles: [Pile<ItemCard, 30>; 3],
    /// Face up, by the back of each.
    pub discard: ItemPool,
    /// NEM-2.55: the crafted items that can still be made.
    pub crafted: ItemPool,
}

/// NEM-5.41: the decks that can be searched.
pub const SEARCHED: [Back; 3] = [Back::Red, Back::Yellow, Back::Green];

impl ItemDecks {
    pub fn full() -> ItemDecks {
        let cards =
            |backs: &[Back]| ItemPool::of(|card| card.item.copies(card.back) * backs.contains(&card.back) as u8);
        ItemDecks {
            unseen: cards(&SEARCHED),
            piles: [Pile::unseen(30); 3],
            discard: ItemPool::new(),
            crafted: cards(&[Back::Blue]),
        }
    }

    pub fn pile(&self, back: Back) -> &Pile<ItemCard, 30> {
        &self.piles[back as usize]
    }

    /// NEM-26.33: whether a card can be drawn, from the deck or a new one.
    pub fn has_any(&self, back: Back) -> bool {
        !self.pile(back).is_empty() || self.discard.iter().any(|(card, _)| card.back == back)
    }

    /// NEM-26.33: makes a new deck of the discard pile if this one has run out.
    pub fn renew(&mut self, back: Back) {
        if !self.pile(back).is_empty() {
            return;
        }
        for &card in ItemCard::ALL.iter().filter(|card| card.back == back) {
            for _ in 0..self.discard.count(card) {
                self.discard.take(card);
                self.unseen.add(card);
                self.piles[back as usize].put_on_top(Slot::Unseen);
            }
        }
    }

    /// The top card of its deck is drawn, which has turned out to be this one.
    pub fn draw(&mut self, card: ItemCard) {
        self.piles[card.back as usize].draw(&mut self.unseen, card);
    }

    /// NEM-5.40: puts a card face down under its deck; whoever puts it there knows it.
    pub fn put_under(&mut self, card: ItemCard, seat: Seat) {
        self.piles[card.back as usize].put_at_bottom(Slot::Seen(Known::to(Seats::one(seat), card)));
    }

    /// NEM-5.46, NEM-16.32, NEM-16.33, NEM-16.35: where a used or dropped card goes; NEM-5.47: starting and quest items
    /// leave the game.
    pub fn discard(&mut self, card: ItemCard) {
        match card.back {
            Back::Red | Back::Yellow | Back::Green => {
                rule!("NEM-16.33");
                self.discard.add(card);
            }
            Back::Blue => {
                rule!("NEM-16.35");
                self.crafted.add(card);
            }
            Back::Starting | Back::Quest => rule!("NEM-5.47"),
        }
    }
}

/// NEM-38: the event deck. NEM-4.26: its discards are a new one when it has run out.
pub type EventDeck = Deck<Event, 20, 20>;

/// NEM-37: the intruder attack deck. NEM-11.20, NEM-12.7: its discards are a new one when it has run out.
pub type AttackDeck = Deck<AttackCard, 19, 20>;

/// NEM-42: the cards of serious wounds.
pub type WoundCards = Pool<SeriousWound, 5>;

/// NEM-42: the deck of serious wounds.
pub type WoundDeck = nemesis_kit::WoundDeck<WoundCards>;
