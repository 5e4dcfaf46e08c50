//! NEM-24.15, LOC-27.18: cards in a deck, of which somebody may have seen some.

use engine::{Pile, Seats, Slot, Viewer, Word};
use serde::Serialize;

use crate::{CarriedCard, ItemDecks, SEARCHED, words::Back};

/// A card in a deck: who has seen it, and what it is if it is seen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct SlotView<T> {
    pub known_by: Seats,
    pub card: Option<T>,
}

/// An item deck, from bottom to top.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct ItemPileView<C> {
    pub back: Back,
    pub slots: Vec<SlotView<C>>,
}

/// The cards of a deck, from bottom to top.
pub fn slots<T: Word + Default, const N: usize>(pile: &Pile<T, N>, viewer: Viewer) -> Vec<SlotView<T>> {
    let slot = |slot: &Slot<T>| match slot {
        Slot::Unseen => SlotView { known_by: Seats::NONE, card: None },
        Slot::Seen(card) => SlotView { known_by: card.by(), card: card.seen_by(viewer) },
    };
    pile.slots().iter().map(slot).collect()
}

/// The item decks.
pub fn item_piles<C: CarriedCard, P>(decks: &ItemDecks<C, P>, viewer: Viewer) -> Vec<ItemPileView<C>> {
    // What is left of the unseen tells what others have seen; the discards lie open, and the game shows them.
    let ItemDecks { unseen: _, piles, discard: _, crafted: _ } = decks;
    SEARCHED.into_iter().zip(piles).map(|(back, pile)| ItemPileView { back, slots: slots(pile, viewer) }).collect()
}
