//! What happens at a table is stored, and only then remembered and told.

use std::time::Duration;

use engine::Seat;
use protocol::{Problem, TableState};

use super::{
    loading,
    moments::{Moment, New},
    row::Reached,
    task::Table,
    wishes::Wishes,
};
use crate::{
    problems::Code,
    storage::{At, Change, Held, MomentKind, StorageError, StoredMoment, StoredTable},
};

impl Table {
    /// Stores a row and what is to last, and only then remembers and tells it. The game has been
    /// changed already; if that cannot be stored, the table is laid out anew as it was.
    pub(super) async fn store(&mut self, draft: StoredTable, new: Vec<New>) -> Result<u64, Problem> {
        self.store_besides(draft, new, Vec::new()).await
    }

    /// The same with something that belongs to it, all or nothing.
    pub(super) async fn store_besides(
        &mut self,
        draft: StoredTable,
        new: Vec<New>,
        besides: Vec<Change>,
    ) -> Result<u64, Problem> {
        self.stored.become_stored(draft);
        self.store_with(new, besides, whole_row).await
    }

    /// The same where only the game has gone on, and with it what the row says of it.
    pub(super) async fn store_progress(&mut self, new: Vec<New>) -> Result<u64, Problem> {
        self.store_with(new, Vec::new(), |stored| Change::Progress(stored.id.clone(), stored.progress())).await
    }

    async fn store_with(
        &mut self,
        new: Vec<New>,
        besides: Vec<Change>,
        row: fn(&StoredTable) -> Change,
    ) -> Result<u64, Problem> {
        let at = self.now();
        let first = self.moments.n() + 1;
        let kept: Vec<Moment> = (first..).zip(&new).map(|(n, new)| Moment { n, at, what: new.what() }).collect();
        let moments: Vec<StoredMoment> = (first..).zip(&new).map(|(n, new)| new.stored(n, at)).collect();
        let n = first + new.len() as u64 - 1;
        let before = (self.stored.round, self.stored.state);
        self.note_progress(at, n);
        let has_begun = moments.iter().any(|moment| moment.kind == MomentKind::Began);
        let is_round_over = has_begun || before != (self.stored.round, self.stored.state);
        let sights = is_round_over.then(|| self.sights_now(n)).flatten();
        let are_kept = sights.is_some();
        let ended = (before.1 != TableState::Over).then(|| self.ended(at)).flatten();
        let went_on = match &ended {
            Some(_) => self.mission_over(at).await,
            None => Ok(None),
        };
        let Ok(went_on) = went_on else {
            self.start_again().await;
            return Err(Code::storage());
        };
        // Lists are in order of rounds, so the end of one is written with the whole row.
        let row = if is_round_over { whole_row } else { row };
        let is_over = ended.is_some();
        let play = [row(&self.stored), Change::Moments(self.stored.id.clone(), moments)];
        let changes = play.into_iter().chain(sights).chain(besides).chain(ended).chain(went_on).collect();
        self.write(changes).await?;
        if is_over {
            metrics::counter!("airlock_games_over_total", "game" => self.stored.game.clone()).increment(1);
        }
        self.moments.extend(kept);
        if are_kept {
            self.kept.note(n);
        }
        self.tell_from(first);
        Ok(self.stored.n)
    }

    /// Stores the row alone, and tells nobody.
    pub(super) async fn store_quietly(&mut self, draft: StoredTable) -> Result<(), Problem> {
        self.stored.become_stored(draft);
        let due = self.due_of(self.asked(), self.stored.waiting_since);
        self.stored.note_due(due);
        self.write(vec![whole_row(&self.stored)]).await
    }

    /// Writes how the table goes on. What could not be stored is forgotten here; and where the table is
    /// somebody else's by now, so is the table.
    async fn write(&mut self, changes: Vec<Change>) -> Result<(), Problem> {
        match self.means().storage.write_holding(Some(self.held()), changes).await {
            Ok(()) => Ok(()),
            Err(StorageError::NotHeld) => {
                metrics::counter!("airlock_writes_fenced_total").increment(1);
                self.say_moved();
                self.viewers.clear();
                self.forget_answers();
                self.is_lost = true;
                Err(Code::moved())
            }
            Err(
                StorageError::Failed(_)
                | StorageError::Unreadable { .. }
                | StorageError::NoSuchTable
                | StorageError::Gap
                | StorageError::TooLarge
                | StorageError::NameTaken
                | StorageError::Closed,
            ) => {
                self.start_again().await;
                Err(Code::storage())
            }
        }
    }

    /// What the next write relies on: the moments that are stored by now.
    pub(super) fn held(&self) -> Held {
        Held { table: self.stored.id.clone(), edition: self.edition, n: self.moments.n() }
    }

    /// Brings the row up to the game: how far it has come and whom it waits for.
    fn note_progress(&mut self, at: At, n: u64) {
        let (state, round) = match &self.game {
            Some(game) if game.is_finished() => (TableState::Over, game.round()),
            Some(game) => (self.stored.state, game.round()),
            None => (self.stored.state, self.stored.round),
        };
        self.stored.note(Reached { at, n, state, round });
        let asked = self.asked();
        self.stored.note_waiting(asked.iter().map(Seat::number).collect());
        let due = self.due_of(asked, self.stored.waiting_since);
        self.stored.note_due(due);
    }

    /// Forgets what could not be stored, and goes on from what is.
    async fn start_again(&mut self) {
        metrics::counter!("airlock_tables_restarted_total").increment(1);
        let means = self.means().clone();
        // Until the storage answers nothing can be done here, and nobody is told anything.
        for wait in [0, 1, 5, 15, 30] {
            tokio::time::sleep(Duration::from_secs(wait)).await;
            let loaded = match loading::load(&means, &self.stored.id).await {
                Ok(Some(loaded)) => Some(loaded),
                // It was removed, because nobody had needed it for a long time.
                Ok(None) => break,
                Err(_) => None,
            };
            if let Some(loaded) = loaded {
                self.undo_asked = None;
                self.thinking.forget();
                self.forget_answers();
                self.wishes = Wishes::default();
                self.lay_out(loaded);
                self.note_presence();
                self.tell_from(self.moments.n() + 1);
                return;
            }
        }
        self.viewers.clear();
        self.is_lost = true;
    }
}

fn whole_row(stored: &StoredTable) -> Change {
    Change::Table(Box::new(stored.clone()))
}
