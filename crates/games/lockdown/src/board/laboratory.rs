//! LOC-2.2, LOC-15.20: the Laboratory board: the eggs of the nest, weaknesses, and what they were found out with.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Seat, Word, rule};

use crate::{
    board::Board,
    content::tracks,
    words::{Object, Species, Weakness},
};

/// LOC-15.20, LOC-15.23: the weaknesses, from the left, and the objects that have revealed them. The first of the Night
/// Stalkers' needs none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Laboratory {
    /// LOC-27.16: nobody knows one that is face down.
    pub weaknesses: [Option<Weakness>; 3],
    pub objects: [Option<Object>; 3],
}

impl Laboratory {
    /// The leftmost weakness that is face down.
    pub fn next_hidden(&self) -> Option<usize> {
        self.weaknesses.iter().position(Option::is_none)
    }

    /// LOC-15.24: whether an object of this kind has revealed a weakness.
    pub fn was_revealed_by(&self, object: Object) -> bool {
        self.objects.contains(&Some(object))
    }
}

impl Board {
    /// LOC-15.21: whether a character can use a weakness: it is revealed, and the character knows enough for its slot.
    pub fn knows_weakness(&self, seat: Seat, weakness: Weakness) -> bool {
        let slot = self.laboratory.weaknesses.iter().position(|&it| it == Some(weakness));
        let Some(slot) = slot else { return false };
        rule!("LOC-15.21");
        self.player(seat).knowledge >= tracks::WEAKNESS_KNOWLEDGE[slot]
    }

    /// LOC-25.95: whether a weakness of the intruders of base Nemesis is revealed, and so serves everybody.
    pub fn has_weakness(&self, weakness: Weakness) -> bool {
        let is_revealed = self.laboratory.weaknesses.contains(&Some(weakness));
        if is_revealed {
            rule!("LOC-25.95");
        }
        is_revealed
    }
}

impl Species {
    /// LOC-25.91, LOC-44: what can be found out about these.
    pub fn weaknesses(self) -> &'static [Weakness] {
        let (stalkers, base) = Weakness::ALL.split_at(Weakness::VitalPlaces.index());
        match self {
            Species::NightStalkers => stalkers,
            Species::BaseIntruders => {
                rule!("LOC-25.91");
                base
            }
        }
    }
}
