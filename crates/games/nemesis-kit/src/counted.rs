//! Tokens and cards of which only the number of each kind matters.

use engine::{Pool, Word};

/// Things counted by kind. A trait only because every game has another number of kinds.
pub trait Counted: Copy {
    /// The kinds.
    type Kind: Word;

    /// How many in all.
    fn count(&self) -> u32;
    /// Puts one in.
    fn add(&mut self, kind: Self::Kind);
    /// Puts all of `other` in, and leaves that empty.
    fn take_all(&mut self, other: &mut Self);
    /// Takes one out that is there.
    fn take(&mut self, kind: Self::Kind);
    /// Names each kind that may be drawn, and in how many ways.
    fn odds(&self, may_show: &mut impl FnMut(Self::Kind, u32));
    /// Each kind that is there, with its count.
    fn iter(&self) -> impl Iterator<Item = (Self::Kind, u8)>;
}

impl<T: Word, const KINDS: usize> Counted for Pool<T, KINDS> {
    type Kind = T;

    #[inline]
    fn count(&self) -> u32 {
        self.len()
    }
    #[inline]
    fn add(&mut self, kind: T) {
        self.add(kind);
    }
    #[inline]
    fn take_all(&mut self, other: &mut Self) {
        self.take_all(other);
    }
    #[inline]
    fn take(&mut self, kind: T) {
        self.take(kind);
    }
    #[inline]
    fn odds(&self, may_show: &mut impl FnMut(T, u32)) {
        self.odds(may_show);
    }
    #[inline]
    fn iter(&self) -> impl Iterator<Item = (T, u8)> {
        self.iter()
    }
}

/// Tokens of a kind that have been used up: of so many copies those that nobody has seen and those that still lie
/// somewhere are not.
pub fn used<T: Word>(token: T, copies: u8, unseen: u8, lying: usize) -> impl Iterator<Item = T> {
    std::iter::repeat_n(token, usize::from(copies - unseen) - lying)
}
