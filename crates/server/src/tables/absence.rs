//! Absence: who is gone, and when a bot sits in. A person who comes back takes the seat back at once.

use std::{collections::BTreeMap, time::Duration};

use bots::Level;
use engine::{Seat, Seats};
use protocol::{Pace, Problem, TableState};
use tokio::time::Instant;

use super::{Who, seating::Parting, task::Table};
use crate::storage::{At, StoredHolder};

/// What is left at least to somebody whose time was up and who comes back.
const LEAST_LEFT: Duration = Duration::from_secs(10);

/// Who is away.
#[derive(Default)]
pub(super) struct Absences {
    /// Since when a seat's holder is away.
    away: BTreeMap<Seat, Instant>,
    /// Since when the host is, while somebody is there to notice.
    host: Option<Instant>,
    /// Since when a bot plays for somebody who is not there, while somebody is there to notice.
    played_for: BTreeMap<Seat, Instant>,
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
        // Where every turn has its days, nobody has to be there.
        let is_missed = !matches!(self.stored.pace, Pace::TurnBased { .. });
        self.absences.host = match self.viewers.is_empty() || self.is_host_here() {
            true => None,
            false => self.absences.host.or(Some(now)),
        };
        for seat in self.people().iter() {
            let is_away = is_on && is_missed && !self.is_here(seat);
            if is_away {
                self.absences.away.entry(seat).or_insert(now);
            } else {
                self.absences.away.remove(&seat);
            }
        }
        for seat in Seat::all(self.stored.seats.len() as u8) {
            if is_on && self.people_sat_in_for().has(seat) && !self.is_here(seat) {
                self.absences.played_for.entry(seat).or_insert(now);
            } else {
                self.absences.played_for.remove(&seat);
            }
        }
        let players = self.people();
        self.absences.away.retain(|&seat, _| is_on && players.has(seat));
        self.run_clocks(is_on);
        self.absences.next = self.deadlines().min();
    }

    /// Does what is due.
    pub(super) async fn meet_deadlines(&mut self) {
        let timings = self.means().timings;
        let patience = timings.grace + timings.countdown;
        let is_live = matches!(self.stored.pace, Pace::Live { .. });
        let away = self.absences.away.iter().filter(|(_, since)| is_live && since.elapsed() >= patience);
        let away = away.map(|(&seat, _)| seat);
        let mut gone: Vec<Seat> = away.chain(self.clocks.run_down()).collect();
        if self.limit_of(self.asked(), self.stored.waiting_since).is_some_and(|limit| limit <= self.now()) {
            gone.extend(self.asked().iter().filter(|&seat| self.people().has(seat)));
        }
        for seat in gone {
            // What cannot be stored has not happened, and is tried again.
            _ = self.let_bot_sit_in(seat).await;
        }
        self.note_presence();
        self.let_wishes_lapse();
        self.tell_how_it_is();
    }

    /// The seats that people hold themselves.
    pub(super) fn people(&self) -> Seats {
        let is_person = |seat: &Seat| {
            let stored = &self.stored.seats[seat.index()];
            matches!(stored.holder, StoredHolder::Person { .. }) && stored.sitting_in.is_none()
        };
        Seat::all(self.stored.seats.len() as u8).filter(is_person).collect()
    }

    /// In how many seconds a bot sits in for somebody who is away, once the grace is over.
    pub(super) fn bot_in(&self, seat: Seat) -> Option<u64> {
        let timings = self.means().timings;
        if !matches!(self.stored.pace, Pace::Live { .. }) {
            return None;
        }
        let away = self.absences.away.get(&seat)?.elapsed();
        (away >= timings.grace).then(|| (timings.grace + timings.countdown).saturating_sub(away).as_secs())
    }

    /// Since when the holder of a seat is away, if that holds others up and the grace is over.
    pub(super) fn away_since(&self, seat: Seat) -> Option<At> {
        let away = self.absences.away.get(&seat)?.elapsed();
        (away >= self.means().timings.grace).then(|| self.now().saturating_sub(away.as_secs()))
    }

    /// From when somebody may let a bot sit in for the holder of a seat, where no clock does so.
    pub(super) fn sit_in_from(&self, seat: Seat, who: &Who) -> Option<At> {
        let is_unlimited = self.stored.pace == Pace::NoLimit;
        let since = self.away_since(seat).filter(|_| is_unlimited && self.may_let_sit_in(who))?;
        Some(since + self.means().timings.sit_in_after.as_secs())
    }

    /// Whether the host has been away for so long that another may be the host.
    pub(super) fn is_host_gone(&self) -> bool {
        self.absences.host.is_some_and(|since| since.elapsed() >= self.means().timings.gone_after)
    }

    /// Whether the holder of a seat has as good as left: others have seen a bot play for them for a while.
    /// Whoever is away for a moment, or in a turn-based game until their time is up, is still there. For a
    /// program no bot sits in, so it is gone as soon as it is not connected.
    pub(super) fn is_gone(&self, seat: Seat) -> bool {
        match self.holder(seat) {
            Some(StoredHolder::OutsideBot { .. }) => !self.is_here(seat),
            Some(StoredHolder::Person { .. }) => {
                let since = self.absences.played_for.get(&seat);
                since.is_some_and(|since| since.elapsed() >= self.means().timings.gone_after)
            }
            Some(StoredHolder::Open | StoredHolder::Bot { .. }) | None => true,
        }
    }

    /// Whoever holds these seats takes them back from the bots that sit in.
    pub(super) async fn come_back(&mut self, seats: Seats) -> Result<(), Problem> {
        for seat in seats.iter().filter(|seat| self.people_sat_in_for().has(*seat)).collect::<Vec<_>>() {
            let mut draft = self.stored.draft();
            draft.seats[seat.index()].sitting_in = None;
            self.change_hands(draft, seat, Parting::default(), Vec::new()).await?;
        }
        Ok(())
    }

    /// A bot sits in for somebody, until they come back.
    pub(super) async fn let_bot_sit_in(&mut self, seat: Seat) -> Result<(), Problem> {
        let Some(level) = self.steady_level() else { return Ok(()) };
        self.stop_clock(seat);
        let gained = match self.stored.pace {
            Pace::Live { gained, .. } => Duration::from_secs(gained.into()),
            Pace::NoLimit | Pace::TurnBased { .. } => Duration::ZERO,
        };
        let mut draft = self.stored.draft();
        if let Some(clock) = draft.seats[seat.index()].clock.as_mut().filter(|clock| **clock == 0) {
            *clock = gained.max(LEAST_LEFT).as_millis() as u64;
        }
        draft.seats[seat.index()].sitting_in = Some(level);
        self.change_hands(draft, seat, Parting::default(), Vec::new()).await?;
        Ok(())
    }

    /// The seats of people for whom bots sit in.
    fn people_sat_in_for(&self) -> Seats {
        let is_it = |seat: &Seat| {
            let stored = &self.stored.seats[seat.index()];
            matches!(stored.holder, StoredHolder::Person { .. }) && stored.sitting_in.is_some()
        };
        Seat::all(self.stored.seats.len() as u8).filter(is_it).collect()
    }

    /// The level of a bot that sits in: one that every judged game has and that keeps nobody waiting, or else the best
    /// there is.
    pub(super) fn steady_level(&self) -> Option<String> {
        let mut levels = self.levels();
        let steady = levels.iter().position(|level| level == Level::Greedy.name());
        steady.map(|at| levels.swap_remove(at)).or_else(|| levels.pop())
    }

    fn deadlines(&self) -> impl Iterator<Item = Instant> + '_ {
        let timings = self.means().timings;
        let patience = match self.stored.pace {
            Pace::Live { .. } => timings.grace + timings.countdown,
            Pace::NoLimit | Pace::TurnBased { .. } => timings.sit_in_after,
        };
        let away = self.absences.away.values();
        let away = away.flat_map(move |&since| [since + timings.grace, since + patience].into_iter());
        let host = self.absences.host.map(|since| since + timings.gone_after);
        let limit = self.limit_of(self.asked(), self.stored.waiting_since);
        let due = limit.map(|due| Instant::now() + Duration::from_secs(due.saturating_sub(self.now())));
        let now = Instant::now();
        away.chain(self.clocks.ends()).chain(due).chain(host).filter(move |&deadline| deadline > now)
    }
}
