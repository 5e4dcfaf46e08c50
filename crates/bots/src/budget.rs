//! How much a bot may think about an answer: so many tables, so long, and only while somebody waits for it.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

/// How much a bot may think about an answer. It answers when anything of this is used up, with the best that it has
/// found by then.
///
/// Only the tables say the same on every machine: where a game has to come out the same again, nothing else is set.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget<'a> {
    /// So many tables may be looked at; as many as is usual for the bot, if nothing is said.
    pub tables: Option<u32>,
    /// It may think until then; for as long as it likes, if nothing is said.
    pub until: Option<Instant>,
    /// Is raised when nobody waits for the answer any more.
    pub stop: Option<&'a AtomicBool>,
}

impl Budget<'_> {
    /// As many tables as is usual for the bot, however long that takes.
    pub const USUAL: Budget<'static> = Budget { tables: None, until: None, stop: None };

    /// So many tables, however long that takes.
    pub fn of_tables(tables: u32) -> Budget<'static> {
        Budget { tables: Some(tables), ..Budget::USUAL }
    }
}

/// After how many tables the clock is looked at again, and whether anybody still waits.
const GLANCE: u32 = 8;

/// Counts what is used of a budget.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meter<'a> {
    budget: Budget<'a>,
    looked_at: u32,
    is_spent: bool,
}

impl<'a> Meter<'a> {
    /// Nothing is used yet; but the time may be up already.
    pub(crate) fn of(budget: Budget<'a>) -> Meter<'a> {
        Meter { budget, looked_at: 0, is_spent: is_too_late(budget) || budget.tables == Some(0) }
    }

    /// Another table is looked at.
    #[inline]
    pub(crate) fn look(&mut self) {
        self.looked_at = self.looked_at.saturating_add(1);
        self.is_spent |= self.budget.tables.is_some_and(|most| self.looked_at >= most);
        if self.looked_at.is_multiple_of(GLANCE) {
            self.is_spent |= is_too_late(self.budget);
        }
    }

    /// Whether it is time to answer.
    #[inline]
    pub(crate) fn is_spent(&self) -> bool {
        self.is_spent
    }

    /// How many tables each of so many may have, if each is given as many, and no more than `most`.
    pub(crate) fn share(&self, among: usize, most: usize) -> usize {
        let all = self.budget.tables.map_or(usize::MAX, |tables| tables as usize);
        (all / among.max(1)).clamp(1, most)
    }
}

fn is_too_late(budget: Budget<'_>) -> bool {
    budget.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) || budget.until.is_some_and(|it| Instant::now() >= it)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// At how many tables somebody looks, of so many.
    fn looks(budget: Budget<'_>, most: u32) -> u32 {
        let mut meter = Meter::of(budget);
        let mut looked_at = 0;
        while looked_at < most && !meter.is_spent() {
            meter.look();
            looked_at += 1;
        }
        looked_at
    }

    #[test]
    fn so_many_tables_are_looked_at_and_no_more() {
        assert_eq!(looks(Budget::of_tables(5), 100), 5);
        assert_eq!(looks(Budget::of_tables(0), 100), 0);
        assert_eq!(looks(Budget::USUAL, 100), 100);
    }

    #[test]
    fn whoever_is_told_to_stop_or_is_late_looks_at_nothing_more() {
        let stop = AtomicBool::new(false);
        let told = Budget { stop: Some(&stop), ..Budget::USUAL };
        assert_eq!(looks(told, 100), 100);

        stop.store(true, Ordering::Relaxed);

        assert_eq!(looks(told, 100), 0);
        let late = Budget { until: Some(Instant::now()), ..Budget::USUAL };
        assert_eq!(looks(late, 100), 0);
        let long = Budget { until: Some(Instant::now() + Duration::from_secs(3600)), ..Budget::USUAL };
        assert_eq!(looks(long, 100), 100);
    }

    #[test]
    fn tables_are_shared_out_evenly() {
        assert_eq!(Meter::of(Budget::of_tables(100)).share(5, 64), 20);
        assert_eq!(Meter::of(Budget::of_tables(1)).share(5, 64), 1, "nobody goes without");
        assert_eq!(Meter::of(Budget::USUAL).share(5, 64), 64);
    }
}
