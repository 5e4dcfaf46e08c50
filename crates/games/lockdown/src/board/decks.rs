//! LOC-3.12, LOC-27.18: the shared decks.
//!
//! A deck is a pile of slots, most of them unseen, and a pool of what the unseen ones can be. The
//! three item decks share one pool, for a card tells by its back in which it is.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Deck, Known, Pile, Pool, Seat, Seats, Slot};

use crate::{
    board::ItemPool,
    words::{AttackCard, Back, ComputerCard, Event, ItemCard, SeriousWound},
};

/// LOC-39: the item decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct ItemDecks {
    /// What the unseen cards of the three decks are.
    pub unseen: ItemPool,
    /// Red, yellow, green.
    pub piles: [Pile<ItemCard, 30>; 3],
    /// Face up, by the back of each.
    pub discard: ItemPool,
    /// LOC-40.1: the crafted items that can still be made.
    pub crafted: ItemPool,
}

/// LOC-5.81: the decks that can be searched.
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

    /// LOC-17.21, LOC-17.24: puts a card face down under its deck; whoever puts it there knows it.
    pub fn put_under(&mut self, card: ItemCard, seat: Seat) {
        self.piles[card.back as usize].put_at_bottom(Slot::Seen(Known::to(Seats::one(seat), card)));
    }

    /// LOC-17.20, LOC-17.23: a used card goes face up on the pile of its colour. LOC-17.25: a crafted one back to its
    /// deck; starting and quest items leave the game.
    pub fn discard(&mut self, card: ItemCard) {
        match card.back {
            Back::Red | Back::Yellow | Back::Green => self.discard.add(card),
            Back::Blue => self.crafted.add(card),
            Back::Starting | Back::Quest => (),
        }
    }

    /// LOC-17.24, LOC-17.25: a card that was lost without use goes face down under its deck.
    pub fn lose(&mut self, card: ItemCard, seat: Seat) {
        match card.back {
            Back::Red | Back::Yellow | Back::Green => self.put_under(card, seat),
            Back::Blue | Back::Starting | Back::Quest => self.discard(card),
        }
    }

    /// LOC-19.39, LOC-19.40, LOC-40.8: whether there is a crafted item of this kind left.
    pub fn has_crafted(&self, item: crate::words::Item) -> bool {
        self.crafted.count(ItemCard::new(item, Back::Blue)) > 0
    }
}

/// LOC-43, LOC-51: the event deck. LOC-4.46: its discards are a new one when it has run out.
pub type EventDeck = Deck<Event, 29, 22>;

/// LOC-42: the attack deck. LOC-12.6: its discards are a new one when it has run out.
pub type AttackDeck = Deck<AttackCard, 19, 20>;

/// LOC-41: the computer deck, without the card that lies face up.
pub type ComputerDeck = Deck<ComputerCard, 6, 6>;

/// LOC-48: the cards of serious wounds.
pub type WoundCards = Pool<SeriousWound, 8>;

/// LOC-48: the deck of serious wounds.
pub type WoundDeck = nemesis_kit::WoundDeck<WoundCards>;
