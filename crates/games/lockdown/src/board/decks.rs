//! LOC-3.12, LOC-27.18: the shared decks.

use engine::{Deck, Pool, rule};
pub use nemesis_kit::SEARCHED;

use crate::{
    board::{Board, ItemPool},
    words::{AttackCard, Back, ComputerCard, Event, Item, ItemCard, SeriousWound, SurfaceCard},
};

/// LOC-39: the item decks.
pub type ItemDecks = nemesis_kit::ItemDecks<ItemCard, ItemPool>;

impl Board {
    /// LOC-19.39, LOC-19.40, LOC-40.8, LOC-5.51: whether there is a crafted item of this kind left.
    pub fn has_crafted(&self, item: Item) -> bool {
        let is_left = self.items.crafted.count(ItemCard::new(item, Back::Blue)) > 0;
        if !is_left {
            rule!("LOC-5.51");
        }
        is_left
    }
}

/// LOC-43, LOC-51: the event deck. LOC-4.46: its discards are a new one when it has run out.
pub type EventDeck = Deck<Event, 29, 22>;

/// LOC-42: the attack deck. LOC-12.6: its discards are a new one when it has run out.
pub type AttackDeck = Deck<AttackCard, 38, 20>;

/// LOC-41: the computer deck, without the card that lies face up.
pub type ComputerDeck = Deck<ComputerCard, 6, 6>;

/// LOC-49: the cards of the Martian surface. LOC-49.3: its discards are a new one when it has run out.
pub type SurfaceDeck = Deck<SurfaceCard, 8, 8>;

/// LOC-48: the cards of serious wounds.
pub type WoundCards = Pool<SeriousWound, 8>;

/// LOC-48: the deck of serious wounds.
pub type WoundDeck = nemesis_kit::WoundDeck<WoundCards>;
