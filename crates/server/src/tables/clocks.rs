//! Clocks: whose time runs, and when it is up.
//!
//! Time only passes at a table that somebody attends, but for turn-based games, whose limit
//! is stored and holds while the table sleeps.
//!
//! What clocks show is stored with each answer and when the table is put away. After a crash
//! the time since the last answer is given back: it was the house that was away.

use std::{collections::BTreeMap, time::Duration};

use engine::{Seat, Seats};
use protocol::{Clock, Pace};
use tokio::time::Instant;

use super::task::Table;
use crate::storage::At;

/// The clocks that run.
#[derive(Default)]
pub(super) struct Clocks {
    /// Since when a seat's clock runs, and what it showed then.
    running: BTreeMap<Seat, (Instant, Duration)>,
}

impl Clocks {
    /// The seats whose time is up.
    pub(super) fn run_down(&self) -> Vec<Seat> {
        let is_down = |(since, left): &(Instant, Duration)| since.elapsed() >= *left;
        self.running.iter().filter(|(_, clock)| is_down(clock)).map(|(&seat, _)| seat).collect()
    }

    /// When each of them will have run down.
    pub(super) fn ends(&self) -> impl Iterator<Item = Instant> + '_ {
        self.running.values().map(|&(since, left)| since + left)
    }
}

impl Table {
    /// Lets the clocks run of those who are waited for while the game is on, and no others.
    pub(super) fn run_clocks(&mut self, is_on: bool) {
        let (waited_for, players) = (self.asked(), self.people());
        let now = Instant::now();
        for seat in Seat::all(self.stored.seats.len() as u8) {
            let shows = self.stored.seats[seat.index()].clock.map(Duration::from_millis);
            let runs = is_on && waited_for.has(seat) && players.has(seat);
            match (shows, runs) {
                (Some(left), true) => _ = self.clocks.running.entry(seat).or_insert((now, left)),
                (_, _) => self.stop_clock(seat),
            }
        }
    }

    /// Writes down what the clocks show, and gives whoever has answered their gain.
    pub(super) fn turn_clocks(&mut self, waited_for: Seats) {
        let Pace::Live { gained, .. } = self.stored.pace else { return };
        for (seat, (since, left)) in std::mem::take(&mut self.clocks.running) {
            let mut left = left.saturating_sub(since.elapsed());
            if !waited_for.has(seat) {
                left += Duration::from_secs(gained.into());
            }
            self.stored.set_clock(seat, left);
        }
    }

    /// Stops all clocks where they are, because the table is put away.
    pub(super) fn stop_clocks(&mut self) {
        Seat::all(self.stored.seats.len() as u8).for_each(|seat| self.stop_clock(seat));
    }

    /// Stops a clock where it is.
    pub(super) fn stop_clock(&mut self, seat: Seat) {
        let Some((since, left)) = self.clocks.running.remove(&seat) else { return };
        self.stored.set_clock(seat, left.saturating_sub(since.elapsed()));
    }

    /// A seat's clock as it shows now.
    pub(super) fn clock(&self, seat: Seat) -> Option<Clock> {
        let shows = self.stored.seats.get(seat.index())?.clock?;
        match self.clocks.running.get(&seat) {
            Some((since, left)) => {
                Some(Clock { left: left.saturating_sub(since.elapsed()).as_millis() as u64, runs: true })
            }
            None => Some(Clock { left: shows, runs: false }),
        }
    }

    /// When the table has to be awake, also after a restart: when the time of whoever is asked is
    /// up, and when it has to decline for somebody.
    pub(super) fn due_of(&self, asked: Seats, since: At) -> Option<At> {
        let limit = self.limit_of(asked, since);
        if !asked.iter().any(|seat| self.is_answered_for(seat)) {
            return limit;
        }
        let soon = self.now() + self.means().timings.window.most.as_secs() + 1;
        Some(limit.map_or(soon, |limit| limit.min(soon)))
    }

    /// When the time of whoever is asked is up, where that outlasts a restart.
    pub(super) fn limit_of(&self, asked: Seats, since: At) -> Option<At> {
        match self.stored.pace {
            Pace::TurnBased { hours } if asked.iter().any(|seat| self.people().has(seat)) => {
                Some(since + u64::from(hours) * 3600)
            }
            Pace::TurnBased { .. } | Pace::NoLimit | Pace::Live { .. } => None,
        }
    }
}
