//! NEM-1.11, NEM-4.5, NEM-13.2: the personal cards of a player: deck, hand and discard pile.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Word, rule};
use nemesis_kit::Contaminations;
use serde::{Deserialize, Serialize};

use crate::words::{ActionCard, Character, Contamination};

/// A personal card. NEM-1.11, NEM-13.2: contamination goes round with the action cards and is none of
/// them. NEM-13.4: its owner knows of a contamination card only what a scan has told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    Action(ActionCard),
    Scanned(Contamination),
    Unscanned,
}

/// A set of personal cards whose order nobody knows, or nobody needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Cards {
    /// A bit for each action card. Only Search is there twice, and has a second bit.
    actions: u32,
    pub contamination: Contaminations,
}

/// The bit of the second Search.
const SECOND_SEARCH: u32 = 1 << 31;

impl Cards {
    /// NEM-3.22: the ten cards of a character.
    pub fn of(character: Character) -> Cards {
        let mut cards = Cards::default();
        character.deck().into_iter().for_each(|card| cards.add(Card::Action(card)));
        cards
    }

    /// NEM-1.12: how many cards, contamination among them.
    #[inline]
    pub fn len(self) -> u8 {
        rule!("NEM-1.12");
        self.n_actions() + self.contamination.len()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many action cards.
    #[inline]
    pub fn n_actions(self) -> u8 {
        self.actions.count_ones() as u8
    }

    #[inline]
    pub fn has(self, card: ActionCard) -> bool {
        self.actions & bit(card) != 0
    }

    /// How many there are of a card.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        match card {
            Card::Action(card) => {
                let second = card == ActionCard::Search && self.actions & SECOND_SEARCH != 0;
                self.has(card) as u8 + second as u8
            }
            Card::Scanned(Contamination::Clean) => self.contamination.clean,
            Card::Scanned(Contamination::Infected) => self.contamination.infected,
            Card::Unscanned => self.contamination.unscanned,
        }
    }

    pub fn add(&mut self, card: Card) {
        match card {
            Card::Action(card) if self.has(card) => self.actions |= SECOND_SEARCH,
            Card::Action(card) => self.actions |= bit(card),
            Card::Scanned(Contamination::Clean) => self.contamination.clean += 1,
            Card::Scanned(Contamination::Infected) => self.contamination.infected += 1,
            Card::Unscanned => self.contamination.unscanned += 1,
        }
    }

    /// Takes a card that is there.
    pub fn take(&mut self, card: Card) {
        match card {
            Card::Action(ActionCard::Search) if self.actions & SECOND_SEARCH != 0 => self.actions &= !SECOND_SEARCH,
            Card::Action(card) => self.actions &= !bit(card),
            Card::Scanned(Contamination::Clean) => self.contamination.clean -= 1,
            Card::Scanned(Contamination::Infected) => self.contamination.infected -= 1,
            Card::Unscanned => self.contamination.unscanned -= 1,
        }
    }

    /// Puts all of `other` in, and leaves that empty.
    pub fn take_all(&mut self, other: &mut Cards) {
        // The second Search of one pile may meet the first of the other.
        if self.actions & other.actions & bit(ActionCard::Search) != 0 {
            other.actions ^= bit(ActionCard::Search) | SECOND_SEARCH;
        }
        self.actions |= other.actions;
        other.actions = 0;
        self.contamination.take_all(&mut other.contamination);
    }

    /// The action cards, each kind once.
    #[inline]
    pub fn actions(self) -> impl Iterator<Item = ActionCard> + Clone {
        let mut rest = self.actions & !SECOND_SEARCH;
        std::iter::from_fn(move || {
            let next = ActionCard::ALL.get(rest.trailing_zeros() as usize).copied()?;
            rest &= rest - 1;
            Some(next)
        })
    }

    /// Every kind of card that is there, once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        let contaminated =
            [Card::Unscanned, Card::Scanned(Contamination::Infected), Card::Scanned(Contamination::Clean)];
        let contaminated = contaminated.into_iter().filter(move |&card| self.count(card) > 0);
        self.actions().map(Card::Action).chain(contaminated)
    }
}

#[inline]
fn bit(card: ActionCard) -> u32 {
    1 << card as u32
}
