//! NEM-13, NEM-41, LOC-0.13: contamination cards.
//!
//! A card nobody has scanned is like any other, so nothing is kept of it but that it is there.
//! What it says is drawn, from all that unscanned cards can still say, when it is scanned.

use borsh::{BorshDeserialize, BorshSerialize};

/// Contamination cards in one place: a deck, a hand, a discard pile. NEM-41.3: a card that was
/// scanned keeps what it said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Contaminations {
    /// Never scanned.
    pub unscanned: u8,
    /// Scanned, and infected.
    pub infected: u8,
    /// Scanned, and clean.
    pub clean: u8,
}

impl Contaminations {
    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.unscanned + self.infected + self.clean
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Puts all of `other` in, and leaves that empty.
    pub fn take_all(&mut self, other: &mut Contaminations) {
        let Contaminations { unscanned, infected, clean } = std::mem::take(other);
        self.unscanned += unscanned;
        self.infected += infected;
        self.clean += clean;
    }

    /// A card that had not been scanned before said that it is clean.
    pub fn note_clean(&mut self) {
        self.unscanned -= 1;
        self.clean += 1;
    }

    /// A card that had not been scanned before said that it is infected.
    pub fn note_infected(&mut self) {
        self.unscanned -= 1;
        self.infected += 1;
    }
}

/// NEM-13.1, LOC-0.13: the contamination deck, and what unscanned cards can still say, wherever
/// they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct ContaminationDeck {
    /// Cards in the deck, all of them unscanned.
    pub in_deck: u8,
    /// How many of all unscanned cards are clean.
    pub clean: u8,
    /// How many of all unscanned cards are infected.
    pub infected: u8,
    /// Cards that were removed, as they were scanned: out of the game, or under the deck (LOC-13.14).
    pub removed: Contaminations,
}

impl ContaminationDeck {
    /// A full deck.
    pub const fn full(clean: u8, infected: u8) -> ContaminationDeck {
        let removed = Contaminations { unscanned: 0, infected: 0, clean: 0 };
        ContaminationDeck { in_deck: clean + infected, clean, infected, removed }
    }

    /// NEM-13.1: takes the top card, unscanned. NEM-26.35, LOC-29.39, LOC-47.2: when the deck has run out, what was
    /// removed is shuffled into a new one; if that is nothing, there is no card to take.
    pub fn take(&mut self) -> bool {
        if self.in_deck == 0 {
            let Contaminations { unscanned, infected, clean } = std::mem::take(&mut self.removed);
            self.in_deck = unscanned + infected + clean;
            self.infected += infected;
            self.clean += clean;
        }
        match self.in_deck.checked_sub(1) {
            Some(left) => {
                self.in_deck = left;
                true
            }
            None => false,
        }
    }
}
