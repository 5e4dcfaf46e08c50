//! LOC-27.18, LOC-27.19, LOC-27.25: what may be known of the shared decks.

use engine::{Deck, Viewer, rule};
use nemesis_kit::{
    ContaminationDeck, Contaminations,
    view::{CardCount, ItemPileView, SlotView, WoundCount, item_piles, slots},
};
use serde::Serialize;

use crate::{
    board::{Board, ItemDecks, WoundDeck},
    words::{AttackCard, ComputerCard, Event, ItemCard, SeriousWound, SurfaceCard},
};

/// The shared decks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DecksView {
    pub items: Vec<ItemPileView<ItemCard>>,
    pub item_discard: Vec<ItemCount>,
    /// LOC-27.19, LOC-5.52: anybody may look through them.
    pub crafted: Vec<ItemCount>,
    pub events: Vec<SlotView<Event>>,
    pub event_discard: Vec<CardCount<Event>>,
    pub events_removed: Vec<CardCount<Event>>,
    pub event_in_play: Option<Event>,
    pub attacks: Vec<SlotView<AttackCard>>,
    pub attack_discard: Vec<CardCount<AttackCard>>,
    pub wounds: Vec<WoundCount<SeriousWound>>,
    pub wound_discard: Vec<WoundCount<SeriousWound>>,
    pub computers: Vec<SlotView<ComputerCard>>,
    pub computer_discard: Vec<CardCount<ComputerCard>>,
    /// LOC-25.62: how many cards of the surface lie face down, and which have been discarded.
    pub surface: u8,
    pub surface_discard: Vec<CardCount<SurfaceCard>>,
    pub contamination: u8,
    /// LOC-27.26: how many contamination cards lie under the deck.
    pub contamination_removed: u8,
    /// LOC-14.12: how many contamination cards of the dead have left the game.
    pub contamination_gone: u8,
}

/// Item cards of a kind.
pub type ItemCount = CardCount<ItemCard>;

impl DecksView {
    pub(super) fn of(board: &Board, viewer: Viewer) -> DecksView {
        rule!("LOC-27.18");
        rule!("LOC-27.19");
        rule!("LOC-27.25");
        // What is left of the unseen tells what others have seen.
        let ItemDecks { unseen: _, piles: _, discard: item_discard, crafted } = &board.items;
        let Deck { unseen: _, pile: event_pile, discard: event_discard } = &board.events;
        let Deck { unseen: _, pile: attack_pile, discard: attack_discard } = &board.attacks;
        let Deck { unseen: _, pile: computer_pile, discard: computer_discard } = &board.computers;
        // LOC-25.62: nobody ever sees a card of this deck before it is drawn.
        let Deck { unseen: _, pile: surface_pile, discard: surface_discard } = &board.surface;
        let WoundDeck { deck: wound_deck, discard: wound_discard } = &board.wounds;
        // What unscanned cards can say would tell what others have scanned.
        let ContaminationDeck { in_deck, clean: _, infected: _, removed } = &board.contamination;
        DecksView {
            items: item_piles(&board.items, viewer),
            item_discard: CardCount::of(item_discard),
            crafted: CardCount::of(crafted),
            events: slots(event_pile, viewer),
            event_discard: CardCount::of(event_discard),
            events_removed: CardCount::of(&board.events_removed),
            event_in_play: board.event_in_play,
            attacks: slots(attack_pile, viewer),
            attack_discard: CardCount::of(attack_discard),
            wounds: WoundCount::of(wound_deck),
            wound_discard: WoundCount::of(wound_discard),
            computers: slots(computer_pile, viewer),
            computer_discard: CardCount::of(computer_discard),
            surface: surface_pile.len() as u8,
            surface_discard: CardCount::of(surface_discard),
            contamination: *in_deck,
            contamination_removed: how_many(*removed),
            contamination_gone: how_many(board.contamination_gone),
        }
    }
}

fn how_many(cards: Contaminations) -> u8 {
    let Contaminations { unscanned, infected, clean } = cards;
    unscanned + infected + clean
}
