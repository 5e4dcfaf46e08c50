//! How often something may be done, so that nobody fills the record or wears the others out; and what
//! happens when it is full all the same.
//!
//! Whoever takes back, adds to the dice or changes seats has a number of times in a minute and in a game.
//! Before the start others than the host share what a seat can bear, since anybody is a new guest as
//! often as they like; none of it is taken from the game. A record that
//! has no room for another answer ends its game: the house stops it, and the seed is opened.

use std::{collections::BTreeMap, time::Duration};

use driver::StopReason;
use engine::Seat;
use protocol::{Problem, TableState};
use tokio::time::Instant;

use super::{
    moments::{Lasting, Moment},
    task::Table,
};
use crate::{
    problems::Code,
    storage::{At, PersonId},
};

/// How often a seat may take back in a minute, and ask to.
const TAKEN_BACK_IN_A_MINUTE: usize = 30;
/// How often a seat may take back in one game.
const TAKEN_BACK_IN_A_GAME: usize = 500;

/// How often a seat may add to the dice in a minute.
const ADDED_IN_A_MINUTE: usize = 10;

/// How often a person may take and leave seats of a table in ten minutes.
const SEATS_IN_TEN_MINUTES: usize = 12;
/// How often one seat may change hands before the start in ten minutes, but for what the host does.
const HANDS_IN_TEN_MINUTES: usize = 24;
/// How often one seat may change hands in one game.
const HANDS_IN_A_GAME: usize = 200;

const MINUTE: Duration = Duration::from_secs(60);
const TEN_MINUTES: At = 600;

/// When something was done in the last minute.
#[derive(Default)]
pub(super) struct Spent {
    /// When each seat took back, or asked to.
    taken_back: BTreeMap<Seat, Vec<Instant>>,
    /// When each seat added to the dice.
    added: BTreeMap<Seat, Vec<Instant>>,
}

impl Table {
    /// Whether a seat may take back once more; notes that it does.
    pub(super) fn may_take_back(&mut self, seat: Seat) -> Result<(), Problem> {
        let Some(game) = &self.game else { return Ok(()) };
        if game.n_taken_back(seat) >= TAKEN_BACK_IN_A_GAME {
            return Err(Code::TooManyChanges.into());
        }
        once_more(self.spent.taken_back.entry(seat).or_default(), TAKEN_BACK_IN_A_MINUTE)
    }

    /// Whether a seat may add to the dice once more; notes that it does.
    pub(super) fn may_add_to_dice(&mut self, seat: Seat) -> Result<(), Problem> {
        once_more(self.spent.added.entry(seat).or_default(), ADDED_IN_A_MINUTE)
    }

    /// Whether a person may bring about that a seat changes hands. Getting up is always possible.
    pub(super) fn may_change_hands(&self, seat: Seat, person: &PersonId) -> Result<(), Problem> {
        let now = self.now();
        let latest = self.moments.all().iter().rev().take_while(|kept| kept.at + TEN_MINUTES > now);
        let is_theirs =
            |kept: &&Moment| matches!(&kept.what, Lasting::Seat { person: Some(id), .. } if *id == person.0);
        let is_of_it = |kept: &&Moment| matches!(&kept.what, Lasting::Seat { seat: it, .. } if *it == seat.number());
        let is_of_others =
            |kept: &&Moment| !matches!(&kept.what, Lasting::Seat { person: Some(id), .. } if *id == self.stored.host.0);
        if latest.clone().filter(is_theirs).count() >= SEATS_IN_TEN_MINUTES {
            return Err(Code::TooMany.again_in(TEN_MINUTES));
        }
        let (is_waiting, is_host) = (self.stored.state == TableState::Waiting, *person == self.stored.host);
        if is_waiting && !is_host && latest.filter(is_of_it).filter(is_of_others).count() >= HANDS_IN_TEN_MINUTES {
            return Err(Code::TooMany.again_in(TEN_MINUTES));
        }
        if self.moments.of_the_game().iter().filter(is_of_it).count() >= HANDS_IN_A_GAME {
            return Err(Code::TooManyChanges.into());
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
            Ok(entries) => _ = self.store_entries(entries).await,
            Err(wrong) => tracing::error!(code = wrong.code, "a game whose record is full was not stopped"),
        }
    }
}

/// Notes that something is done once more, unless it was done so often in the last minute.
fn once_more(times: &mut Vec<Instant>, most: usize) -> Result<(), Problem> {
    times.retain(|at| at.elapsed() < MINUTE);
    if let Some(first) = times.first().filter(|_| times.len() >= most) {
        return Err(Code::TooMany.again_in((MINUTE - first.elapsed()).as_secs() + 1));
    }
    times.push(Instant::now());
    Ok(())
}
