//! Clocks and absence: whose time runs, who is gone, and when a bot sits in.
//!
//! Time only passes at a table that somebody attends, but for turn-based games, whose limit
//! is stored and holds while the table sleeps. A person who comes back takes the seat back
//! at once.
//!
//! What clocks show is stored with each answer and when the table is put away. After a crash
//! the time since the last answer is given back: it was the house that was away.

use std::{collections::BTreeMap, time::Duration};

use driver::Holder;
use engine::{Seat, Seats};
use protocol::{Clock, Pace, TableState};
use tokio::time::Instant;

use super::{lasting::New, task::Table};
use crate::storage::{At, StoredHolder};

/// What is left at least to somebody whose time was up and who comes back.
const LEAST_LEFT: Duration = Duration::from_secs(10);

/// Who is away, and whose clock runs.
#[derive(Default)]
pub(super) struct Absences {
    /// Since when a seat's holder is away.
    away: BTreeMap<Seat, Instant>,
    /// Since when a seat's clock runs, and what it showed then.
    running: BTreeMap<Seat, (Instant, Duration)>,
    next: Option<Instant>,
}

impl Absences {
    /// When something is due.
    pub(super) fn next(&self) -> Option<Instant> {
        self.next
    }
}

impl Table {
    /// Looks at who is there, and lets time run or stand still accordingly.
    pub(super) fn note_presence(&mut self) {
        self.tables.note_spectators(&self.stored.id, self.n_spectators());
        let now = Instant::now();
        let is_on = self.stored.state == TableState::Playing && !self.viewers.is_empty();
        let is_live = matches!(self.stored.pace, Pace::Live { .. });
        let waited_for = self.asked();
        for seat in self.people().iter() {
            let is_away = is_on && is_live && !self.is_here(seat);
            if is_away {
                self.absences.away.entry(seat).or_insert(now);
            } else {
                self.absences.away.remove(&seat);
            }
        }
        let players = self.people();
        self.absences.away.retain(|&seat, _| is_on && players.has(seat));
        for seat in Seat::all(self.stored.seats.len() as u8) {
            let shows = self.stored.seats[seat.index()].clock.map(Duration::from_millis);
            let runs = is_on && waited_for.has(seat) && players.has(seat);
            match (shows, runs) {
                (Some(left), true) => _ = self.absences.running.entry(seat).or_insert((now, left)),
                (_, _) => self.stop_clock(seat),
            }
        }
        self.absences.next = self.deadlines().min();
    }

    /// Writes down what the clocks show, and gives whoever has answered their gain.
    pub(super) fn turn_clocks(&mut self, waited_for: Seats) {
        let Pace::Live { gained, .. } = self.stored.pace else { return };
        for (seat, (since, left)) in std::mem::take(&mut self.absences.running) {
            let mut left = left.saturating_sub(since.elapsed());
            if !waited_for.has(seat) {
                left += Duration::from_secs(gained.into());
            }
            if let Some(stored) = self.stored.seats.get_mut(seat.index()) {
                stored.clock = Some(left.as_millis() as u64);
            }
        }
    }

    /// Stops all clocks where they are, because the table is put away.
    pub(super) fn stop_clocks(&mut self) {
        Seat::all(self.stored.seats.len() as u8).for_each(|seat| self.stop_clock(seat));
    }

    /// Stops a clock where it is.
    fn stop_clock(&mut self, seat: Seat) {
        let Some((since, left)) = self.absences.running.remove(&seat) else { return };
        self.stored.seats[seat.index()].clock = Some(left.saturating_sub(since.elapsed()).as_millis() as u64);
    }

    /// Does what is due.
    pub(super) async fn meet_deadlines(&mut self) {
        let timings = self.means().timings;
        let patience = timings.grace + timings.countdown;
        let away = self.absences.away.iter().filter(|(_, since)| since.elapsed() >= patience).map(|(&seat, _)| seat);
        let late = self.absences.running.iter().filter(|(_, (since, left))| since.elapsed() >= *left);
        let mut gone: Vec<Seat> = away.chain(late.map(|(&seat, _)| seat)).collect();
        if self.limit_of(self.asked(), self.stored.waiting_since).is_some_and(|limit| limit <= self.now()) {
            gone.extend(self.asked().iter().filter(|&seat| self.people().has(seat)));
        }
        for seat in gone {
            self.let_bot_sit_in(seat).await;
        }
        self.note_presence();
        self.tell_how_it_is();
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
    fn limit_of(&self, asked: Seats, since: At) -> Option<At> {
        match self.stored.pace {
            Pace::TurnBased { hours } if asked.iter().any(|seat| self.people().has(seat)) => {
                Some(since + u64::from(hours) * 3600)
            }
            Pace::TurnBased { .. } | Pace::NoLimit | Pace::Live { .. } => None,
        }
    }

    /// The seats that people hold themselves.
    pub(super) fn people(&self) -> Seats {
        let is_person = |seat: &Seat| {
            let stored = &self.stored.seats[seat.index()];
            matches!(stored.holder, StoredHolder::Person { .. }) && stored.sitting_in.is_none()
        };
        Seat::all(self.stored.seats.len() as u8).filter(is_person).collect()
    }

    /// A seat's clock as it shows now.
    pub(super) fn clock(&self, seat: Seat) -> Option<Clock> {
        let shows = self.stored.seats.get(seat.index())?.clock?;
        match self.absences.running.get(&seat) {
            Some((since, left)) => {
                Some(Clock { left: left.saturating_sub(since.elapsed()).as_millis() as u64, runs: true })
            }
            None => Some(Clock { left: shows, runs: false }),
        }
    }

    /// In how many seconds a bot sits in for somebody who is away, once the grace is over.
    pub(super) fn bot_in(&self, seat: Seat) -> Option<u64> {
        let timings = self.means().timings;
        let away = self.absences.away.get(&seat)?.elapsed();
        (away >= timings.grace).then(|| (timings.grace + timings.countdown).saturating_sub(away).as_secs())
    }

    /// The seats that a person holds while a bot sits in for them.
    pub(super) async fn come_back(&mut self, seats: Seats) {
        for seat in seats.iter() {
            let Some(stored) = self.stored.seats.get_mut(seat.index()) else { continue };
            if stored.sitting_in.take().is_none() {
                continue;
            }
            let StoredHolder::Person { name, .. } = &stored.holder else { continue };
            let Ok(holder) = Holder::person(name.clone()) else { continue };
            // What cannot be stored has not happened: the bot goes on sitting in.
            _ = self.change_hands(seat, Some(holder)).await;
        }
    }

    async fn let_bot_sit_in(&mut self, seat: Seat) {
        let Some(level) = self.best_level() else { return };
        let Ok(holder) = Holder::bot(level.clone(), "") else { return };
        self.absences.away.remove(&seat);
        self.stop_clock(seat);
        let gained = match self.stored.pace {
            Pace::Live { gained, .. } => Duration::from_secs(gained.into()),
            Pace::NoLimit | Pace::TurnBased { .. } => Duration::ZERO,
        };
        if let Some(clock) = self.stored.seats[seat.index()].clock.as_mut().filter(|clock| **clock == 0) {
            *clock = gained.max(LEAST_LEFT).as_millis() as u64;
        }
        self.stored.seats[seat.index()].sitting_in = Some(level);
        _ = self.change_hands(seat, Some(holder)).await;
    }

    /// Stores that a seat is played by somebody else now. The row has been changed already.
    pub(super) async fn change_hands(&mut self, seat: Seat, holder: Option<Holder>) -> Result<u64, protocol::Problem> {
        let mut new = vec![self.seat_moment(seat)];
        if let (Some(game), Some(holder)) = (&mut self.game, holder)
            && !game.is_finished()
        {
            new.extend(game.seat_taken(seat, holder)?.into_iter().map(New::Entry));
        }
        self.store(new).await
    }

    /// The level of a bot that sits in: the best there is.
    pub(super) fn best_level(&self) -> Option<String> {
        self.levels().pop()
    }

    fn deadlines(&self) -> impl Iterator<Item = Instant> + '_ {
        let timings = self.means().timings;
        let away = self
            .absences
            .away
            .values()
            .flat_map(move |&since| [since + timings.grace, since + timings.grace + timings.countdown].into_iter());
        let clocks = self.absences.running.values().map(|&(since, left)| since + left);
        let limit = self.limit_of(self.asked(), self.stored.waiting_since);
        let due = limit.map(|due| Instant::now() + Duration::from_secs(due.saturating_sub(self.now())));
        let now = Instant::now();
        away.chain(clocks).chain(due).filter(move |&deadline| deadline > now)
    }
}
