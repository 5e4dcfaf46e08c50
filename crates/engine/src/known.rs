//! Facts that not everybody knows, and what each seat has seen.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::{List, Seat, Seats, Viewer};

/// Something true, and who knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Known<T> {
    value: T,
    by: Seats,
}

impl<T: Copy> Known<T> {
    /// Something that nobody has seen.
    pub fn to_nobody(value: T) -> Self {
        Known { value, by: Seats::NONE }
    }

    /// Something that these have seen.
    pub fn to(by: Seats, value: T) -> Self {
        Known { value, by }
    }

    /// Shows it to one more.
    pub fn show_to(&mut self, seat: Seat) {
        self.by = self.by.with(seat);
    }

    /// Who knows it.
    pub fn by(&self) -> Seats {
        self.by
    }

    /// What `viewer` may know of it.
    pub fn seen_by(&self, viewer: Viewer) -> Option<T> {
        viewer.is_any_of(self.by).then_some(self.value)
    }

    /// The bare value. For rules; never for views.
    pub fn for_rules(&self) -> T {
        self.value
    }
}

/// What a seat saw, and when. It may be out of date: that is for the seat to judge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Seen<W, T> {
    /// What was looked at.
    pub what: W,
    /// What it was.
    pub value: T,
    /// In which round.
    pub round: u16,
}

/// All that a seat has seen. It only grows, also across taking back and a change of the
/// person in the seat; looking at the same thing again replaces what was seen before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Memory<W, T, const N: usize>(List<Seen<W, T>, N>)
where
    W: Copy + Default,
    T: Copy + Default;

impl<W: Copy + Default + Eq, T: Copy + Default, const N: usize> Memory<W, T, N> {
    /// Nothing seen yet.
    pub fn new() -> Self {
        Memory(List::new())
    }

    /// Remembers something.
    pub fn remember(&mut self, what: W, value: T, round: u16) {
        match self.0.iter_mut().find(|seen| seen.what == what) {
            Some(seen) => *seen = Seen { what, value, round },
            None => self.0.push(Seen { what, value, round }),
        }
    }

    /// Remembers all that `other` does, the later of two memories of one thing.
    pub fn merge(&mut self, other: &Self) {
        for &Seen { what, value, round } in other.seen() {
            if self.of(what).is_none_or(|own| own.round < round) {
                self.remember(what, value, round);
            }
        }
    }

    /// What was seen of `what`.
    pub fn of(&self, what: W) -> Option<Seen<W, T>> {
        self.0.iter().copied().find(|seen| seen.what == what)
    }

    /// All that was seen, in the order in which it was first seen.
    pub fn seen(&self) -> &[Seen<W, T>] {
        &self.0
    }
}

impl<W: Copy + Default + Eq, T: Copy + Default, const N: usize> Default for Memory<W, T, N> {
    fn default() -> Self {
        Self::new()
    }
}
