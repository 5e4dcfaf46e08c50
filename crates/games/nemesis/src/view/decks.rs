//! NEM-24.15 to NEM-24.17: what may be known of the shared decks.

use engine::{Deck, Pile, Pool, Seats, Slot, Viewer, Word, rule};
use nemesis_kit::{ContaminationDeck, Contaminations};
use serde::Serialize;

use crate::{
    board::{Board, ItemDecks, ItemPool, SEARCHED, WoundDeck},
    words::{AttackCard, Back, Event, ItemCard, SeriousWound},
};

/// The shared decks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DecksView {
    pub items: Vec<ItemPileView>,
    pub item_discard: Vec<ItemCount>,
    /// NEM-24.17
    pub crafted: Vec<ItemCount>,
    pub events: Vec<SlotView<Event>>,
    pub event_discard: Vec<EventCount>,
    pub events_removed: Vec<EventCount>,
    pub event_in_play: Option<Event>,
    pub attacks: Vec<SlotView<AttackCard>>,
    pub attack_discard: Vec<AttackCount>,
    pub wounds: Vec<WoundCount>,
    pub wound_discard: Vec<WoundCount>,
    pub contamination: u8,
    /// How many contamination cards have left the game.
    pub contamination_removed: u8,
}

/// An item deck, from bottom to top.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ItemPileView {
    pub back: Back,
    pub slots: Vec<SlotView<ItemCard>>,
}

/// A card in a deck: who has seen it, and what it is if it is seen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SlotView<T> {
    pub known_by: Seats,
    pub card: Option<T>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ItemCount {
    pub card: ItemCard,
    pub count: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EventCount {
    pub card: Event,
    pub count: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AttackCount {
    pub card: AttackCard,
    pub count: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct WoundCount {
    pub wound: SeriousWound,
    pub count: u8,
}

impl DecksView {
    pub(super) fn of(board: &Board, viewer: Viewer) -> DecksView {
        rule!("NEM-24.17");
        // What is left of the unseen tells what others have seen.
        let ItemDecks { unseen: _, piles, discard: item_discard, crafted } = &board.items;
        let Deck { unseen: _, pile: event_pile, discard: event_discard } = &board.events;
        let Deck { unseen: _, pile: attack_pile, discard: attack_discard } = &board.attacks;
        let WoundDeck { deck: wound_deck, discard: wound_discard } = &board.wounds;
        // What unscanned cards can say would tell what others have scanned.
        let ContaminationDeck { in_deck, clean: _, infected: _, removed } = &board.contamination;
        let Contaminations { unscanned, infected, clean } = *removed;
        DecksView {
            items: SEARCHED
                .into_iter()
                .zip(piles)
                .map(|(back, pile)| ItemPileView { back, slots: slots(pile, viewer) })
                .collect(),
            item_discard: ItemCount::of(item_discard),
            crafted: ItemCount::of(crafted),
            events: slots(event_pile, viewer),
            event_discard: event_discard.iter().map(|(card, count)| EventCount { card, count }).collect(),
            events_removed: board.events_removed.iter().map(|(card, count)| EventCount { card, count }).collect(),
            event_in_play: board.event_in_play,
            attacks: slots(attack_pile, viewer),
            attack_discard: attack_discard.iter().map(|(card, count)| AttackCount { card, count }).collect(),
            wounds: wound_counts(wound_deck),
            wound_discard: wound_counts(wound_discard),
            contamination: *in_deck,
            contamination_removed: unscanned + infected + clean,
        }
    }
}

impl ItemCount {
    pub(super) fn of(pool: &ItemPool) -> Vec<ItemCount> {
        pool.iter().map(|(card, count)| ItemCount { card, count }).collect()
    }
}

fn wound_counts(pool: &Pool<SeriousWound, 5>) -> Vec<WoundCount> {
    pool.iter().map(|(wound, count)| WoundCount { wound, count }).collect()
}

fn slots<T: Word + Default, const N: usize>(pile: &Pile<T, N>, viewer: Viewer) -> Vec<SlotView<T>> {
    let slot = |slot: &Slot<T>| match slot {
        Slot::Unseen => SlotView { known_by: Seats::NONE, card: None },
        Slot::Seen(card) => SlotView { known_by: card.by(), card: card.seen_by(viewer) },
    };
    pile.slots().iter().map(slot).collect()
}
