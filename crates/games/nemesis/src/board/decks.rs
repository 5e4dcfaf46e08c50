//! NEM-3.15, NEM-24.15: the shared decks.

use engine::{Deck, Pool};
pub use nemesis_kit::SEARCHED;

use crate::{
    board::ItemPool,
    words::{AttackCard, Event, ItemCard, SeriousWound},
};

/// NEM-33 to NEM-36: the item decks.
pub type ItemDecks = nemesis_kit::ItemDecks<ItemCard, ItemPool>;

/// NEM-38: the event deck. NEM-4.26: its discards are a new one when it has run out.
pub type EventDeck = Deck<Event, 20, 20>;

/// NEM-37: the intruder attack deck. NEM-11.20, NEM-12.7: its discards are a new one when it has run out.
pub type AttackDeck = Deck<AttackCard, 19, 20>;

/// NEM-42: the cards of serious wounds.
pub type WoundCards = Pool<SeriousWound, 5>;

/// NEM-42: the deck of serious wounds.
pub type WoundDeck = nemesis_kit::WoundDeck<WoundCards>;
