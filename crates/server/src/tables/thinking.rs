//! Bots of the house: they think beside the table, on a few threads, and answer like anybody.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use bots::Budget;
use driver::StopReason;
use engine::Seat;
use protocol::{Pace, TableState};
use tokio::{sync::mpsc, time::sleep};

use super::{Request, task::Table, windows::Given};
use crate::storage::{StoredHolder, StoredSeat};

/// A bot that thinks beside the table.
pub(super) struct Thinking {
    now: Option<About>,
    /// Where it sends what it found out.
    requests: mpsc::WeakSender<Box<Request>>,
}

/// What is being thought about. When that is dropped, nobody waits for the thought any more, and it stops.
struct About {
    /// The position after so many entries.
    entry: usize,
    stop: Arc<AtomicBool>,
}

impl Drop for About {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Thinking {
    /// Nobody thinks yet.
    pub(super) fn nobody(requests: mpsc::WeakSender<Box<Request>>) -> Thinking {
        Thinking { now: None, requests }
    }

    /// Whatever somebody thinks about has become another position.
    pub(super) fn forget(&mut self) {
        self.now = None;
    }

    fn is_about(&self, entry: usize) -> bool {
        self.now.as_ref().is_some_and(|about| about.entry == entry)
    }
}

impl Table {
    /// Lets the first bot that is asked think, if none does already. At a table that nobody
    /// attends the bots wait too, unless the game is turn-based and a person is waiting for
    /// their turn to come.
    pub(super) fn let_bots_think(&mut self) {
        let entry =
            self.game.as_ref().filter(|_| self.stored.state == TableState::Playing).map(|game| game.n_entries());
        if self.thinking.now.as_ref().is_some_and(|about| Some(about.entry) != entry) {
            self.thinking.forget();
        }
        let Some(entry) = entry else { return };
        let is_turn_based = matches!(self.stored.pace, Pace::TurnBased { .. });
        let is_attended = !self.viewers.is_empty() || (is_turn_based && !self.people().is_empty());
        if !is_attended || self.thinking.is_about(entry) {
            return;
        }
        let undecided = self.asked().iter().filter(|&seat| !self.windows.has_answered(seat));
        let Some((seat, level)) = undecided.into_iter().find_map(|seat| Some((seat, self.bot_at(seat)?))) else {
            return;
        };
        let Some(thought) = self.game.as_mut().and_then(|game| game.thought(seat, &level)) else { return };
        let Some(requests) = self.thinking.requests.upgrade() else { return };
        let stop = Arc::new(AtomicBool::new(false));
        self.thinking.now = Some(About { entry, stop: stop.clone() });
        let thinkers = self.tables.0.thinkers.clone();
        let (pause, limit) = (self.means().timings.bot_pause, self.means().timings.thinking);
        tokio::spawn(async move {
            // A pause that does not depend on the position tells nothing about it.
            sleep(pause).await;
            let Ok(_thread) = thinkers.acquire_owned().await else { return };
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let is_dropped = stop.clone();
            let thinks = move || {
                let until = Instant::now().checked_add(limit);
                thought(Budget { tables: None, until, stop: Some(&stop) })
            };
            // A bot that breaks down has no answer, and the table finds one for it.
            let choice = tokio::task::spawn_blocking(thinks).await.unwrap_or_default();
            if is_dropped.load(Ordering::Relaxed) {
                // Whatever it came to by then is no thought.
                return;
            }
            _ = requests.send(Box::new(Request::Thought { entry, seat, choice })).await;
        });
    }

    /// A bot has thought. If the game has moved on meanwhile, its answer is dropped.
    pub(super) async fn thought(&mut self, entry: usize, seat: Seat, choice: serde_json::Value) {
        if self.thinking.is_about(entry) {
            self.thinking.forget();
        }
        if self.bot_at(seat).is_none() {
            return;
        }
        match self.give(seat, entry, &choice).await {
            Ok(Given::Done(_) | Given::KeptBack(_)) => (),
            Ok(Given::TooLate) => return,
            Err(problem) => {
                tracing::warn!(code = problem.code, "a bot's answer was not taken");
                let spare = self.game.as_ref().and_then(|game| game.default_answer(seat).or_else(|| game.forced(seat)));
                let Some(spare) = spare else { return };
                if self.give(seat, entry, &spare).await.is_err() {
                    return;
                }
            }
        }
        let is_endless = self.game.as_ref().is_some_and(|game| game.is_endless());
        if is_endless && self.people().is_empty() {
            let stopped = self.game.as_mut().map(|game| game.stop(StopReason::RoundLimit));
            if let Some(Ok(entries)) = stopped {
                _ = self.store_entries(entries).await;
            }
        }
    }

    /// The level of the bot that plays a seat now.
    pub(super) fn bot_at(&self, seat: Seat) -> Option<String> {
        self.stored.seats.get(seat.index()).and_then(bot_at)
    }
}

/// The level of the bot that plays a seat.
pub(super) fn bot_at(seat: &StoredSeat) -> Option<String> {
    match &seat.holder {
        StoredHolder::Bot { level } => Some(level.clone()),
        StoredHolder::Person { .. } => seat.sitting_in.clone(),
        StoredHolder::Open | StoredHolder::OutsideBot { .. } => None,
    }
}
