//! AGD-6K: the Motion Tracker deck.
//!
//! A card is drawn when somebody turns it over. At the start the deck has its three levels, and
//! which cards of a level are in it and which have stayed in the box is found out by drawing
//! (AGD-11C.1). After a reshuffle the levels are mixed, and only the back of the top card is
//! rolled for, because everybody sees it (AGD-6K.6).

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, List, Pool, Seats, Word, rule};

use crate::words::{ThreatLevel, TrackerCard};

/// AGD-2.1
pub const TRACKER_CARDS: usize = 42;

/// A place in the Motion Tracker deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub enum TrackerSlot {
    /// Nobody has seen even its back.
    #[default]
    Mixed,
    /// Everybody knows its back.
    Unseen(ThreatLevel),
    /// Somebody has looked at it.
    Seen(Known<TrackerCard>),
}

/// The Motion Tracker deck and its discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Tracker {
    /// From bottom to top.
    pub deck: List<TrackerSlot, TRACKER_CARDS>,
    /// Cards that may still be in the deck and have been seen by nobody, those that stayed in
    /// the box among them.
    pub unseen: Pool<TrackerCard, TRACKER_CARDS>,
    /// Cards that everybody knows may be in the deck or have come out of it: those of the levels
    /// in use, and after a reshuffle those that were shuffled.
    pub in_play: Pool<TrackerCard, TRACKER_CARDS>,
    pub discard: Pool<TrackerCard, TRACKER_CARDS>,
}

impl Tracker {
    /// AGD-11C.1: so many cards of each level, level I on top.
    pub fn of(levels: [u8; 3]) -> Tracker {
        let mut deck = List::new();
        for &level in ThreatLevel::ALL.iter().rev() {
            (0..levels[level.index()]).for_each(|_| deck.push(TrackerSlot::Unseen(level)));
        }
        let in_use = |card: TrackerCard| u8::from(levels[card.print().level.index()] > 0);
        Tracker { deck, unseen: Pool::of(in_use), in_play: Pool::of(in_use), discard: Pool::new() }
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.deck.is_empty()
    }

    /// AGD-6K.6: the back of a card from the top, if it can be known.
    pub fn back(&self, from_top: usize) -> Option<ThreatLevel> {
        let at = self.deck.len().checked_sub(from_top + 1)?;
        match self.deck[at] {
            TrackerSlot::Mixed => None,
            TrackerSlot::Unseen(level) => Some(level),
            TrackerSlot::Seen(card) => Some(card.for_rules().print().level),
        }
    }

    /// Whether the back of the top card has to be found out.
    pub fn is_top_back_unknown(&self) -> bool {
        self.deck.last() == Some(&TrackerSlot::Mixed)
    }

    /// What the back of the top card may be.
    pub fn back_odds(&self, may_show: &mut impl FnMut(ThreatLevel, u32)) {
        for &level in ThreatLevel::ALL {
            let cards = self.unseen.iter().filter(|(card, _)| card.print().level == level);
            let ways: u32 = cards.map(|(_, count)| u32::from(count)).sum();
            if ways > 0 {
                may_show(level, ways);
            }
        }
    }

    /// The back of the top card is seen by everybody.
    pub fn see_back(&mut self, level: ThreatLevel) {
        if let Some(top) = self.deck.last_mut() {
            *top = TrackerSlot::Unseen(level);
        }
    }

    /// What a card from the top may turn out to be.
    pub fn odds(&self, from_top: usize, may_show: &mut impl FnMut(TrackerCard, u32)) {
        let at = self.deck.len() - 1 - from_top;
        match self.deck[at] {
            TrackerSlot::Seen(card) => may_show(card.for_rules(), 1),
            TrackerSlot::Mixed => self.unseen.odds(may_show),
            TrackerSlot::Unseen(level) => self.unseen.odds(&mut |card: TrackerCard, ways| {
                if card.print().level == level {
                    may_show(card, ways);
                }
            }),
        }
    }

    /// Somebody looks at a card from the top, which has turned out to be this one.
    pub fn look(&mut self, from_top: usize, card: TrackerCard, by: Seats) {
        let at = self.deck.len() - 1 - from_top;
        match &mut self.deck[at] {
            TrackerSlot::Seen(known) => by.iter().for_each(|seat| known.show_to(seat)),
            unseen @ (TrackerSlot::Mixed | TrackerSlot::Unseen(_)) => {
                self.unseen.take(card);
                *unseen = TrackerSlot::Seen(Known::to(by, card));
            }
        }
    }

    /// The top card is drawn, and has turned out to be this one.
    pub fn draw(&mut self, card: TrackerCard) {
        match self.deck.pop() {
            Some(TrackerSlot::Mixed | TrackerSlot::Unseen(_)) => self.unseen.take(card),
            Some(TrackerSlot::Seen(_)) | None => (),
        }
    }

    /// A card from the top goes to the bottom.
    pub fn put_to_bottom(&mut self, from_top: usize) {
        let slot = self.deck.remove(self.deck.len() - 1 - from_top);
        self.deck.insert(0, slot);
    }

    /// A card from the top goes on top.
    pub fn put_on_top(&mut self, from_top: usize) {
        let slot = self.deck.remove(self.deck.len() - 1 - from_top);
        self.deck.push(slot);
    }

    /// The discards are one mixed deck.
    pub fn reshuffle(&mut self) {
        rule!("AGD-11C.3");
        self.unseen = Pool::new();
        self.unseen.take_all(&mut self.discard);
        self.in_play = self.unseen;
        self.deck = (0..self.unseen.len()).map(|_| TrackerSlot::Mixed).collect();
    }
}
