//! NEM-1.4 to NEM-1.6, LOC-1.5 to LOC-1.7: ways out of rooms, and sets of them.

use borsh::{BorshDeserialize, BorshSerialize};

/// A way out of a room: a corridor or, after the last of those, a technical space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, BorshSerialize, BorshDeserialize)]
pub struct Way(pub u8);

impl Way {
    /// The place of this way in a table of all.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of ways. Room for 64: Nemesis has 29 corridors and 2 networks, Lockdown 35 and 1.
///
/// In two halves, so that a board that holds some is aligned as everything else in it asks for.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Ways([u32; 2]);

impl Ways {
    /// No way.
    pub const NONE: Ways = Ways([0; 2]);

    /// Just this way.
    #[inline]
    pub const fn one(way: Way) -> Ways {
        Ways::of(1 << way.0)
    }

    /// All ways before this one.
    #[inline]
    pub const fn before(way: Way) -> Ways {
        Ways::of((1 << way.0) - 1)
    }

    /// Whether a way is among them.
    #[inline]
    pub const fn has(self, way: Way) -> bool {
        self.bits() >> way.0 & 1 != 0
    }

    /// Puts a way in.
    #[inline]
    pub const fn insert(&mut self, way: Way) {
        *self = self.or(Ways::one(way));
    }

    /// Takes a way out.
    #[inline]
    pub const fn remove(&mut self, way: Way) {
        *self = self.without(Ways::one(way));
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.bits().count_ones()
    }

    /// Those that are in both sets.
    #[inline]
    pub const fn and(self, other: Ways) -> Ways {
        Ways::of(self.bits() & other.bits())
    }

    /// Those that are in either set.
    #[inline]
    pub const fn or(self, other: Ways) -> Ways {
        Ways::of(self.bits() | other.bits())
    }

    /// These without the others.
    #[inline]
    pub const fn without(self, other: Ways) -> Ways {
        Ways::of(self.bits() & !other.bits())
    }

    /// In the order in which they are printed.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Way> + Clone {
        let mut rest = self.bits();
        std::iter::from_fn(move || {
            let next = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            (next < 64).then_some(Way(next))
        })
    }

    #[inline]
    const fn of(bits: u64) -> Ways {
        Ways([bits as u32, (bits >> 32) as u32])
    }

    #[inline]
    const fn bits(self) -> u64 {
        let Ways([low, high]) = self;
        low as u64 | (high as u64) << 32
    }
}

impl FromIterator<Way> for Ways {
    fn from_iter<I: IntoIterator<Item = Way>>(ways: I) -> Ways {
        ways.into_iter().fold(Ways::NONE, |set, way| set.or(Ways::one(way)))
    }
}

/// As a set of numbers.
impl std::fmt::Debug for Ways {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|way| way.0)).finish()
    }
}
