//! Cards, tokens and tiles that nobody has seen yet.
//!
//! A *pool* is a multiset of unseen things: there is no order in it, so there is none
//! to leak. Drawing is a roll over the pool. A *pile* is a row of slots, each unseen
//! (then its card is one of the pool's) or known. Moving an unseen card draws nothing;
//! looking at it does.

use std::marker::PhantomData;

use borsh::{BorshDeserialize, BorshSerialize};

use crate::{Known, List, Seats, Word};

/// A multiset of things of `N` kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Pool<T, const N: usize> {
    counts: [u8; N],
    kind: PhantomData<T>,
}

impl<T: Word, const N: usize> Pool<T, N> {
    /// Nothing.
    pub fn new() -> Self {
        const { assert!(T::ALL.len() == N) };
        Pool { counts: [0; N], kind: PhantomData }
    }

    /// So many of each kind.
    pub fn of(count: impl Fn(T) -> u8) -> Self {
        let mut pool = Self::new();
        T::ALL.iter().for_each(|&kind| pool.counts[kind.index()] = count(kind));
        pool
    }

    /// How many of a kind.
    #[inline]
    pub fn count(&self, kind: T) -> u8 {
        self.counts[kind.index()]
    }

    /// How many in all.
    #[inline]
    pub fn len(&self) -> u32 {
        self.counts.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, kind: T) {
        self.counts[kind.index()] += 1;
    }

    /// Takes one out that is known to be there.
    #[inline]
    pub fn take(&mut self, kind: T) {
        let count = &mut self.counts[kind.index()];
        *count = count.checked_sub(1).expect("the pool has one of the kind");
    }

    /// Puts everything of another pool in, and leaves that one empty.
    pub fn take_all(&mut self, other: &mut Self) {
        for (count, others) in self.counts.iter_mut().zip(&mut other.counts) {
            *count += std::mem::take(others);
        }
    }

    /// Names each kind that may be drawn, and in how many ways.
    #[inline]
    pub fn odds(&self, may_show: &mut impl FnMut(T, u32)) {
        for &kind in T::ALL {
            let count = self.count(kind);
            if count > 0 {
                may_show(kind, count.into());
            }
        }
    }

    /// Each kind that is there, with its count.
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> + '_ {
        T::ALL.iter().map(|&kind| (kind, self.count(kind))).filter(|&(_, count)| count > 0)
    }
}

impl<T: Word, const N: usize> Default for Pool<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// A place in a pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub enum Slot<T> {
    /// A card that nobody has seen: one of the pool's.
    #[default]
    Unseen,
    /// A card that somebody has seen, perhaps only those who put it there.
    Seen(Known<T>),
}

/// A row of at most `N` cards, the top last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Pile<T, const N: usize>(List<Slot<T>, N>)
where
    T: Copy + Default;

impl<T: Word + Default, const N: usize> Pile<T, N> {
    /// A pile of `len` unseen cards.
    pub fn unseen(len: usize) -> Self {
        Pile((0..len).map(|_| Slot::Unseen).collect())
    }

    /// How many cards it has.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards from bottom to top.
    pub fn slots(&self) -> &[Slot<T>] {
        &self.0
    }

    /// Takes the top card as it is: an unseen one stays unseen.
    pub fn take_top(&mut self) -> Option<Slot<T>> {
        self.0.pop()
    }

    /// Takes the bottom card as it is.
    pub fn take_bottom(&mut self) -> Option<Slot<T>> {
        (!self.is_empty()).then(|| self.0.remove(0))
    }

    /// Puts a card on top.
    pub fn put_on_top(&mut self, slot: Slot<T>) {
        self.0.push(slot);
    }

    /// Puts a card at the bottom.
    pub fn put_at_bottom(&mut self, slot: Slot<T>) {
        self.0.insert(0, slot);
    }

    /// What has to be rolled for before the card `from_top` can be looked at: nothing if
    /// it is known already.
    pub fn is_unseen(&self, from_top: usize) -> bool {
        self.0[self.len() - 1 - from_top] == Slot::Unseen
    }

    /// Settles what an unseen card is: it leaves the pool and becomes known to `by`.
    pub fn settle<const K: usize>(&mut self, from_top: usize, pool: &mut Pool<T, K>, card: T, by: Seats) {
        let at = self.len() - 1 - from_top;
        assert!(self.0[at] == Slot::Unseen, "a card is settled once");
        pool.take(card);
        self.0[at] = Slot::Seen(Known::to(by, card));
    }

    /// Shows a card that is known to somebody to others as well.
    pub fn show(&mut self, from_top: usize, to: Seats) {
        let at = self.len() - 1 - from_top;
        let Slot::Seen(card) = &mut self.0[at] else { panic!("an unseen card is settled before it is shown") };
        to.iter().for_each(|seat| card.show_to(seat));
    }

    /// Shuffles the pile: every card is unseen again. All unseen cards of the pool must
    /// be in this pile, or the pool would no longer say what they can be.
    pub fn shuffle<const K: usize>(&mut self, pool: &mut Pool<T, K>) {
        for slot in self.0.iter_mut() {
            if let Slot::Seen(card) = std::mem::take(slot) {
                pool.add(card.for_rules());
            }
        }
        assert!(pool.len() as usize == self.len(), "the pool holds this pile's unseen cards and no others");
    }
}
