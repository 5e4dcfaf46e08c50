//! LOC-2.2, LOC-15.20: the Laboratory board: the eggs of the nest, weaknesses, and what they were found out with.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::Seat;

use crate::{
    board::Board,
    content::tracks,
    words::{Object, Weakness},
};

/// LOC-15.20, LOC-15.23: the weaknesses, from the left, and the objects that have revealed the last two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Laboratory {
    /// LOC-27.16: nobody knows one that is face down.
    pub weaknesses: [Option<Weakness>; 3],
    pub objects: [Option<Object>; 2],
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
        slot.is_some_and(|slot| self.player(seat).knowledge >= tracks::WEAKNESS_KNOWLEDGE[slot])
    }
}
