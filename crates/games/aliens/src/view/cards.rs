//! AGD-9: cards as a viewer sees them.

use engine::{Pool, Seats, Slot, Viewer};
use serde::Serialize;

use crate::{
    board::{Aside, AsideFrom, Endurance, FaceDown, Tracker, TrackerSlot},
    words::{Card, ThreatLevel, TrackerCard},
};

/// So many of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CardCount {
    pub card: Card,
    pub count: u8,
}

pub(super) fn counts(cards: &Pool<Card, 29>) -> Vec<CardCount> {
    cards.iter().map(|(card, count)| CardCount { card, count }).collect()
}

/// A card of a face-down pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SlotView {
    /// Who knows it; nobody for one that nobody has seen.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub known_by: Seats,
    /// The card, to those who know it.
    pub card: Option<Card>,
    /// Whether it is one of those that were in its pile at a shuffle, rather than any that
    /// nobody has seen.
    pub is_settled: bool,
}

/// Deck, Exhaust pile and Discard pile; piles from bottom to top.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EnduranceView {
    /// AGD-6E.2: above the Reshuffle card, and under it.
    pub above: Vec<SlotView>,
    pub under: Vec<SlotView>,
    pub exhaust: Vec<SlotView>,
    pub discard: Vec<CardCount>,
    pub aside: Vec<AsideView>,
    /// How many cards of the Exhaust pile are being shuffled.
    pub loose: u8,
}

/// AGD-6E.26: a card that is set aside, and from where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "from", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum AsideView {
    Deck { card: Card },
    Exhaust { card: Card },
    Hand { card: Card },
}

impl EnduranceView {
    pub(super) fn of(endurance: &Endurance, viewer: Viewer) -> EnduranceView {
        // What is left of the unseen cards would tell what the others hold.
        let Endurance { unseen: _, above, under, exhaust, discard, aside, loose } = endurance;
        EnduranceView {
            above: slots(above, viewer),
            under: slots(under, viewer),
            exhaust: slots(exhaust, viewer),
            discard: counts(discard),
            aside: aside.iter().map(AsideView::of).collect(),
            loose: loose.len() as u8,
        }
    }
}

impl AsideView {
    fn of(aside: &Aside) -> AsideView {
        let Aside { card, from } = *aside;
        match from {
            AsideFrom::Deck => AsideView::Deck { card },
            AsideFrom::Exhaust => AsideView::Exhaust { card },
            AsideFrom::Hand => AsideView::Hand { card },
        }
    }
}

fn slots(pile: &FaceDown, viewer: Viewer) -> Vec<SlotView> {
    let slot = |slot: &Slot<Card>| match slot {
        Slot::Unseen => SlotView { known_by: Seats::NONE, card: None, is_settled: false },
        Slot::Seen(card) => {
            let is_seen = !card.by().is_empty();
            SlotView { known_by: card.by(), card: card.seen_by(viewer).filter(|_| is_seen), is_settled: true }
        }
    };
    pile.slots().iter().map(slot).collect()
}

/// The Motion Tracker deck, from bottom to top, and its discard pile.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TrackerView {
    pub deck: Vec<TrackerSlotView>,
    /// Cards that may be in the deck or have come out of it.
    pub in_play: Vec<TrackerCard>,
    pub discard: Vec<TrackerCard>,
}

/// A card of the Motion Tracker deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TrackerSlotView {
    /// AGD-6K.6: its back, if it can be known.
    pub level: Option<ThreatLevel>,
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub known_by: Seats,
    pub card: Option<TrackerCard>,
}

impl TrackerView {
    pub(super) fn of(tracker: &Tracker, viewer: Viewer) -> TrackerView {
        let Tracker { deck, unseen: _, in_play, discard } = tracker;
        let slot = |(from_top, slot): (usize, &TrackerSlot)| {
            let (known_by, card) = match slot {
                TrackerSlot::Mixed | TrackerSlot::Unseen(_) => (Seats::NONE, None),
                TrackerSlot::Seen(card) => (card.by(), card.seen_by(viewer)),
            };
            TrackerSlotView { level: tracker.back(from_top), known_by, card }
        };
        TrackerView {
            deck: (0..deck.len()).rev().zip(deck.iter()).map(slot).collect(),
            in_play: in_play.iter().map(|(card, _)| card).collect(),
            discard: discard.iter().map(|(card, _)| card).collect(),
        }
    }
}
