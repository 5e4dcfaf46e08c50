//! NEM-24.15 to NEM-24.17: what may be known of the shared decks.

use engine::{Deck, Viewer, rule};
use nemesis_kit::{
    ContaminationDeck, Contaminations,
    view::{CardCount, ItemPileView, SlotView, WoundCount, item_piles, slots},
};
use serde::Serialize;

use crate::{
    board::{Board, ItemDecks, WoundDeck},
    words::{AttackCard, Event, ItemCard, SeriousWound},
};

/// The shared decks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DecksView {
    pub items: Vec<ItemPileView<ItemCard>>,
    pub item_discard: Vec<ItemCount>,
    /// NEM-24.17
    pub crafted: Vec<ItemCount>,
    pub events: Vec<SlotView<Event>>,
    pub event_discard: Vec<CardCount<Event>>,
    pub events_removed: Vec<CardCount<Event>>,
    pub event_in_play: Option<Event>,
    pub attacks: Vec<SlotView<AttackCard>>,
    pub attack_discard: Vec<CardCount<AttackCard>>,
    pub wounds: Vec<WoundCount<SeriousWound>>,
    pub wound_discard: Vec<WoundCount<SeriousWound>>,
    pub contamination: u8,
    /// How many contamination cards have left the game.
    pub contamination_removed: u8,
}

/// Item cards of a kind.
pub type ItemCount = CardCount<ItemCard>;

impl DecksView {
    pub(super) fn of(board: &Board, viewer: Viewer) -> DecksView {
        rule!("NEM-24.17");
        // What is left of the unseen tells what others have seen.
        let ItemDecks { unseen: _, piles: _, discard: item_discard, crafted } = &board.items;
        let Deck { unseen: _, pile: event_pile, discard: event_discard } = &board.events;
        let Deck { unseen: _, pile: attack_pile, discard: attack_discard } = &board.attacks;
        let WoundDeck { deck: wound_deck, discard: wound_discard } = &board.wounds;
        // What unscanned cards can say would tell what others have scanned.
        let ContaminationDeck { in_deck, clean: _, infected: _, removed } = &board.contamination;
        let Contaminations { unscanned, infected, clean } = *removed;
        DecksView {
            items: item_piles(&board.items, viewer),
            item_discard: ItemCount::of(item_discard),
            crafted: ItemCount::of(crafted),
            events: slots(event_pile, viewer),
            event_discard: CardCount::of(event_discard),
            events_removed: CardCount::of(&board.events_removed),
            event_in_play: board.event_in_play,
            attacks: slots(attack_pile, viewer),
            attack_discard: CardCount::of(attack_discard),
            wounds: WoundCount::of(wound_deck),
            wound_discard: WoundCount::of(wound_discard),
            contamination: *in_deck,
            contamination_removed: unscanned + infected + clean,
        }
    }
}
