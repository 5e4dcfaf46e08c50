//! What eyes at a table see of the game, and what changed in it for whoever follows.
//!
//! A view is made once for each pair of eyes, and kept until the next entry: what changed is found
//! out by comparing the two. Nothing is kept where nobody attends, nor where nothing has happened
//! since somebody came.

use std::sync::Arc;

use engine::Viewer;
use protocol::{Change, Text, change::Written};

use super::{asking::Questions, task::Table};

/// What some eyes see of the game after so many entries.
pub(super) struct Sight {
    pub(super) moment: Seen,
    pub(super) view: Arc<Written>,
    /// What is being decided, as far as they may know.
    pub(super) asks: Option<Text>,
}

/// What everybody's eyes saw of the last entries.
#[derive(Default)]
pub(super) struct Sights(Vec<Sight>);

/// What somebody was last shown: through which eyes, and after how many entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seen {
    pub(super) eyes: Viewer,
    pub(super) n_entries: usize,
}

/// What is found out for the first who needs it, and shared by all others with the same eyes.
#[derive(Default)]
pub(super) struct Shared {
    sights: Vec<Sight>,
    followed: Vec<Followed>,
}

/// What changed from one sight to another.
struct Followed {
    from: Seen,
    to: Seen,
    /// With each entry; nothing if that cannot be said.
    changes: Option<Vec<Vec<Change>>>,
}

/// How a table is shown to somebody.
pub(super) enum Showing<'a> {
    /// There is no game that could be shown, or only what was kept of it.
    Nothing,
    /// The whole view.
    Whole(&'a Sight),
    /// What changed with each entry since they last saw it.
    Changes(&'a Sight, &'a [Vec<Change>]),
}

impl Showing<'_> {
    pub(super) fn sight(&self) -> Option<&Sight> {
        match self {
            Showing::Nothing => None,
            Showing::Whole(sight) | Showing::Changes(sight, _) => Some(sight),
        }
    }

    /// What somebody has seen of the game when this was shown to them.
    pub(super) fn seen(&self) -> Option<Seen> {
        self.sight().map(|sight| sight.moment)
    }

    pub(super) fn is_followed(&self) -> bool {
        matches!(self, Showing::Changes(..))
    }

    /// What changed with an entry, if that is shown.
    pub(super) fn changes_of(&self, entry: usize) -> Option<Vec<Change>> {
        let Showing::Changes(sight, changes) = self else { return None };
        // The changes are those of the last entries.
        let n_later = sight.moment.n_entries.checked_sub(entry)?;
        changes.iter().rev().nth(n_later).cloned()
    }
}

impl Table {
    /// How the table is to be shown to somebody with these eyes, who last saw it so and is told of
    /// so many new entries.
    pub(super) fn show<'a>(
        &self,
        shared: &'a mut Shared,
        eyes: Viewer,
        seen: Option<Seen>,
        n_new: usize,
    ) -> Showing<'a> {
        let Some(n_entries) = self.game.as_ref().map(|game| game.n_entries()) else { return Showing::Nothing };
        let now = Seen { eyes, n_entries };
        if !shared.sights.iter().any(|sight| sight.moment == now) {
            shared.sights.extend(self.sight(now));
        }
        let sight = shared.sights.iter().find(|sight| sight.moment == now);
        let Some(sight) = sight else { return Showing::Nothing };
        let Some(seen) = seen.filter(|seen| seen.n_entries + n_new == n_entries) else { return Showing::Whole(sight) };
        if seen == now {
            return Showing::Changes(sight, &[]);
        }
        let is_it = |followed: &Followed| (followed.from, followed.to) == (seen, now);
        if !shared.followed.iter().any(is_it) {
            shared.followed.push(Followed { from: seen, to: now, changes: self.changes(seen, sight) });
        }
        let followed = shared.followed.iter().find(|followed| is_it(followed));
        match followed.and_then(|followed| followed.changes.as_deref()) {
            Some(changes) => Showing::Changes(sight, changes),
            None => Showing::Whole(sight),
        }
    }

    /// Keeps what everybody saw of new entries, until the next.
    pub(super) fn keep_sights(&mut self, shared: Shared) {
        self.sights = Sights(shared.sights);
        if let Some(game) = &mut self.game {
            game.end_burst();
        }
    }

    /// What comes next is shown to everybody anew.
    pub(super) fn forget_what_was_shown(&mut self) {
        self.sights = Sights::default();
        self.questions = Questions::default();
        self.viewers.iter_mut().for_each(|viewer| viewer.seen = None);
    }

    fn sight(&self, now: Seen) -> Option<Sight> {
        let kept = self.sights.0.iter().find(|sight| sight.moment == now);
        let (view, asks) = match kept {
            Some(kept) => (kept.view.clone(), kept.asks.clone()),
            None => self.game.as_ref()?.view(now.eyes),
        };
        Some(Sight { moment: now, view, asks })
    }

    fn changes(&self, seen: Seen, sight: &Sight) -> Option<Vec<Vec<Change>>> {
        let game = self.game.as_ref()?;
        let kept = self.sights.0.iter().find(|sight| sight.moment == seen);
        let before = match kept {
            Some(kept) => kept.view.clone(),
            None => game.view_before_burst(seen.n_entries, seen.eyes)?,
        };
        game.changes(seen.n_entries, before, sight.view.clone(), sight.moment.eyes)
    }
}
