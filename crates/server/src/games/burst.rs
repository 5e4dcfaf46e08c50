//! What has happened in a game since it was last told: the tables on the way, so that everybody can
//! be shown how it came about.

use std::sync::Arc;

use engine::{Beat, State, Viewer, Views};
use protocol::{Change, change::Written};

use super::following::Follower;

/// No more tables than this are kept. Whoever follows a longer burst gets the whole view after it.
const MOST: usize = 512;

/// Entries that were not told yet.
pub(super) struct Burst<G: Views> {
    /// The table before them.
    before: State<G>,
    /// After how many entries that was.
    n_entries: usize,
    /// The tables between the events of each of them, and after it.
    entries: Vec<Vec<Beat<G>>>,
}

impl<G: Views> Burst<G> {
    /// A burst that begins after so many entries.
    pub(super) fn after(n_entries: usize, before: State<G>) -> Self {
        Burst { before, n_entries, entries: Vec::new() }
    }

    /// One more entry.
    pub(super) fn push(&mut self, beats: Vec<Beat<G>>) {
        let n_kept: usize = self.entries.iter().map(Vec::len).sum();
        self.entries.push(if n_kept + beats.len() > MOST { Vec::new() } else { beats });
    }

    /// The table before the burst, if it began after so many entries.
    pub(super) fn before(&self, n_entries: usize) -> Option<&State<G>> {
        (self.n_entries == n_entries).then_some(&self.before)
    }

    /// What changed for a viewer with each entry, from what they saw to what they see now. Nothing
    /// if the burst began elsewhere than where they saw that, or was too long to be kept.
    pub(super) fn changes(
        &self,
        n_entries: usize,
        (seen, now): (Arc<Written>, Arc<Written>),
        viewer: Viewer,
        events: &[Vec<G::Event>],
    ) -> Option<Vec<Vec<Change>>> {
        if self.n_entries != n_entries || self.entries.iter().any(Vec::is_empty) {
            return None;
        }
        let mut follower = Follower::<G>::who_saw(seen, viewer);
        let events = &events[n_entries..];
        let (last, earlier) = self.entries.split_last()?;
        let mut changes: Vec<Vec<Change>> =
            earlier.iter().zip(events).map(|(beats, events)| follower.through(events, beats)).collect();
        let ((_, between), events) = (last.split_last()?, events.last()?);
        let mut at_last = follower.between(events, between);
        at_last.extend(follower.after(events, now));
        changes.push(at_last);
        Some(changes)
    }
}
