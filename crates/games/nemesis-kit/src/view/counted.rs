//! Cards and tokens of which everybody sees how many there are of each.

use serde::Serialize;

use crate::Counted;

/// Cards of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct CardCount<C> {
    pub card: C,
    pub count: u8,
}

/// Tokens of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct TokenCount<T> {
    pub token: T,
    pub count: u8,
}

/// Cards of a serious wound.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct WoundCount<W> {
    pub wound: W,
    pub count: u8,
}

impl<C> CardCount<C> {
    /// What a pool has, kind by kind.
    pub fn of<P: Counted<Kind = C>>(pool: &P) -> Vec<CardCount<C>> {
        pool.iter().map(|(card, count)| CardCount { card, count }).collect()
    }

    /// The pool that looks so.
    pub fn pool<P: Counted<Kind = C> + Default>(counts: &[CardCount<C>]) -> P
    where
        C: Copy,
    {
        let mut pool = P::default();
        counts.iter().for_each(|it| (0..it.count).for_each(|_| pool.add(it.card)));
        pool
    }
}

impl<T> TokenCount<T> {
    /// What a pool has, kind by kind.
    pub fn of<P: Counted<Kind = T>>(pool: &P) -> Vec<TokenCount<T>> {
        pool.iter().map(|(token, count)| TokenCount { token, count }).collect()
    }

    /// The pool that looks so.
    pub fn pool<P: Counted<Kind = T> + Default>(counts: &[TokenCount<T>]) -> P
    where
        T: Copy,
    {
        let mut pool = P::default();
        counts.iter().for_each(|it| (0..it.count).for_each(|_| pool.add(it.token)));
        pool
    }
}

impl<W> WoundCount<W> {
    /// What a pool has, kind by kind.
    pub fn of<P: Counted<Kind = W>>(pool: &P) -> Vec<WoundCount<W>> {
        pool.iter().map(|(wound, count)| WoundCount { wound, count }).collect()
    }

    /// The pool that looks so.
    pub fn pool<P: Counted<Kind = W> + Default>(counts: &[WoundCount<W>]) -> P
    where
        W: Copy,
    {
        let mut pool = P::default();
        counts.iter().for_each(|it| (0..it.count).for_each(|_| pool.add(it.wound)));
        pool
    }
}
