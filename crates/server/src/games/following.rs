//! Somebody who is shown one table after another, and is told what changed from each to the next.

use std::{marker::PhantomData, sync::Arc};

use engine::{Beat, Viewer, Views};
use protocol::{
    Change,
    change::{self, Written},
};
use serde::Serialize;

pub(super) struct Follower<G: Views> {
    seen: Arc<Written>,
    viewer: Viewer,
    game: PhantomData<G>,
}

impl<G: Views> Follower<G> {
    /// Somebody who has seen this.
    pub(super) fn who_saw(seen: Arc<Written>, viewer: Viewer) -> Self {
        Follower { seen, viewer, game: PhantomData }
    }

    /// What changes for them with an entry: between the events that they hear of it, and after them.
    pub(super) fn through(&mut self, events: &[G::Event], beats: &[Beat<G>]) -> Vec<Change> {
        let Some((last, between)) = beats.split_last() else { return Vec::new() };
        let mut changes = self.between(events, between);
        changes.extend(self.after(events, written(G::view(&last.state, self.viewer))));
        changes
    }

    /// What changes for them between the events that they hear of an entry. Tables between which
    /// they hear nothing are one to them.
    pub(super) fn between(&mut self, events: &[G::Event], beats: &[Beat<G>]) -> Vec<Change> {
        let n_all = self.n_heard(events);
        let mut n_heard = 0;
        let change = |beat: &Beat<G>| {
            let after = self.n_heard(&events[..beat.n_events]);
            if after == n_heard || after == n_all {
                return None;
            }
            n_heard = after;
            self.sees(written(G::view(&beat.state, self.viewer)), after)
        };
        beats.iter().filter_map(change).collect()
    }

    /// What changes for them after all events of an entry, when they see this.
    pub(super) fn after(&mut self, events: &[G::Event], view: Arc<Written>) -> Option<Change> {
        self.sees(view, self.n_heard(events))
    }

    fn sees(&mut self, view: Arc<Written>, after: usize) -> Option<Change> {
        let edits = change::between(&self.seen, &view);
        self.seen = view;
        (!edits.is_empty()).then_some(Change { after, edits })
    }

    fn n_heard(&self, events: &[G::Event]) -> usize {
        events.iter().filter(|event| G::heard(event, self.viewer).is_some()).count()
    }
}

/// A view as it is sent and compared.
pub(super) fn written(view: impl Serialize) -> Arc<Written> {
    Arc::new(Written::of(&view))
}
