//! How often something may be done, so that nobody fills the record or wears the others out; and what
//! happens when it is full all the same.
//!
//! Whoever takes back or changes seats has a number of times in a minute and in a game. A record that
//! has no room for another answer ends its game: the house stops it, and the seed is opened.

use std::time::Duration;

use driver::StopReason;
use engine::Seat;
use protocol::{Problem, TableState};
use tokio::time::Instant;

use super::{
    lasting::{Kept, KeptWhat},
    task::Table,
};
use crate::storage::{At, PersonId};

/// How often a seat may take back in a minute, and ask to.
const TAKEN_BACK_IN_A_MINUTE: usize = 30;
/// How often a seat may take back in one game.
const TAKEN_BACK_IN_A_GAME: usize = 500;

/// How often a person may take and leave seats of a table in ten minutes.
const SEATS_IN_TEN_MINUTES: usize = 12;
/// How often one seat may change hands in one game.
const HANDS_IN_A_GAME: usize = 200;

/// How many lines those who only watch may write in a minute, all of them together.
pub(super) const LINES_OF_SPECTATORS: usize = 40;

const MINUTE: Duration = Duration::from_secs(60);
const TEN_MINUTES: At = 600;

impl Table {
    /// Whether a seat may take back once more; notes that it does.
    pub(super) fn may_take_back(&mut self, seat: Seat) -> Result<(), Problem> {
        let Some(game) = &self.game else { return Ok(()) };
        if game.n_taken_back(seat) >= TAKEN_BACK_IN_A_GAME {
            return Err(Problem::new("too-many-changes"));
        }
        let times = self.taken_back.entry(seat).or_default();
        times.retain(|at| at.elapsed() < MINUTE);
        if let Some(first) = times.first().filter(|_| times.len() >= TAKEN_BACK_IN_A_MINUTE) {
            return Err(Problem::new("too-many").retry_after((MINUTE - first.elapsed()).as_secs() + 1));
        }
        times.push(Instant::now());
        Ok(())
    }

    /// Whether a person may bring about that a seat changes hands. Getting up is always possible.
    pub(super) fn may_change_hands(&self, seat: Seat, person: &PersonId) -> Result<(), Problem> {
        let now = self.now();
        let latest = self.moments.iter().rev().take_while(|kept| kept.at + TEN_MINUTES > now);
        let is_theirs = |kept: &&Kept| matches!(&kept.what, KeptWhat::Seat { person: Some(id), .. } if *id == person.0);
        if latest.filter(is_theirs).count() >= SEATS_IN_TEN_MINUTES {
            return Err(Problem::new("too-many").retry_after(TEN_MINUTES));
        }
        let is_of_it = |kept: &&Kept| matches!(&kept.what, KeptWhat::Seat { seat: it, .. } if *it == seat.number());
        let is_spent = self.moments.iter().filter(is_of_it).count() >= HANDS_IN_A_GAME;
        if is_spent && self.stored.state == TableState::Playing {
            return Err(Problem::new("too-many-changes"));
        }
        Ok(())
    }

    /// Stops a game whose record has no room for another answer: one that was stored so, or that began
    /// from a long record.
    pub(super) async fn stop_if_full(&mut self) {
        let is_on = self.stored.state == TableState::Playing;
        let Some(game) = self.game.as_mut().filter(|game| is_on && !game.is_finished() && game.is_full()) else {
            return;
        };
        match game.stop(StopReason::RecordFull) {
            // What cannot be stored is tried again.
            Ok(steps) => _ = self.store_steps(steps).await,
            Err(wrong) => tracing::error!(code = wrong.code, "a game whose record is full was not stopped"),
        }
    }
}
