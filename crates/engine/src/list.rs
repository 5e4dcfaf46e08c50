//! A short list of known greatest length, kept in place so that copying a game is
//! one copy of memory.

use std::{
    fmt,
    hash::{Hash, Hasher},
    io,
    ops::{Deref, DerefMut},
};

use borsh::{BorshDeserialize, BorshSerialize};

/// At most `N` items. Take `N` from the component counts: pushing one more panics.
#[derive(Clone, Copy)]
pub struct List<T: Copy, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    #[inline]
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        List { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Adds `item` at the end.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Puts `item` before the one at `at`.
    pub fn insert(&mut self, at: usize, item: T) {
        assert!(at <= self.len(), "the place is in the list or at its end");
        self.items.copy_within(at..self.len as usize, at + 1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Takes the item at `at`; those behind it move up.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        item
    }

    /// Keeps the first `len` items.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len.min(N) as u8);
    }

    /// Takes everything away.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T: Copy, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

// Equality, hash, encoding and print look only at what is in the list, never at what was.

impl<T: Copy + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Copy + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Copy + serde::Serialize, const N: usize> serde::Serialize for List<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<T: Copy + BorshSerialize, const N: usize> BorshSerialize for List<T, N> {
    fn serialize<W: io::Write>(&self, writer: &mut W) -> io::Result<()> {
        self.len.serialize(writer)?;
        self.iter().try_for_each(|item| item.serialize(writer))
    }
}

impl<T: Copy + Default + BorshDeserialize, const N: usize> BorshDeserialize for List<T, N> {
    fn deserialize_reader<R: io::Read>(reader: &mut R) -> io::Result<Self> {
        let len = u8::deserialize_reader(reader)?;
        if len as usize > N {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "list too long"));
        }
        (0..len).map(|_| T::deserialize_reader(reader)).collect()
    }
}
