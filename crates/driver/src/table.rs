//! The table: a game being played.
//!
//! A table takes answers, lets chance speak, and writes everything down. What it returns
//! says what happened, so that the caller can store the lines and tell each viewer what
//! it may hear: first store, then tell.
//!
//! Deliberately absent: who is connected, clocks, and bots. They give answers like anybody.

mod error;
mod open;
mod orders;
mod undo;

use std::fmt;

use engine::{Beat, Beats, Log, Pending, Seat, Setup, State, Views};

use crate::{
    dealer::Dealer,
    record::{Ended, Entry, Holder, Record, StopReason},
    replay::{Replay, carry_out, check_after},
};

pub use error::TableError;
pub use open::Seating;
pub use orders::StandingOrders;
pub use undo::Barrier;

/// A game being played.
pub struct Table<G: Views> {
    record: Record<G>,
    dealer: Dealer,
    state: State<G>,
    /// The states since the last round began, for taking back: after `kept_from` entries,
    /// after one more, and so on.
    kept: Vec<State<G>>,
    kept_from: usize,
    /// For each entry, whether it told somebody but its actor something, or passed the turn.
    telling: Vec<bool>,
    odds: Vec<(G::Outcome, u32)>,
}

/// Something that happened at a table.
#[derive(Clone, Debug)]
pub struct Happened<G: Views> {
    /// The number of the entry, from 1.
    pub number: usize,
    /// The entry.
    pub entry: Entry<G>,
    /// What followed from it. Whoever may hear of an event hears it through the rules.
    pub events: Vec<G::Event>,
    /// The table between events, and last as it is after them. For views, like [`Table::state`].
    pub beats: Vec<Beat<G>>,
    /// The lines that it added to the record, with their line feeds. They are for storage:
    /// like the entry, they hold what only some may know.
    pub lines: String,
}

impl<G: Views> Table<G> {
    /// Takes an answer.
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<Happened<G>, TableError> {
        self.take(Entry::Chose { seat, choice })
    }

    /// Lets chance show one thing, if it is asked.
    pub fn let_chance_speak(&mut self) -> Result<Option<Happened<G>>, TableError> {
        if self.is_finished() || self.state.pending() != Pending::Chance {
            return Ok(None);
        }
        self.state.odds(&mut self.odds);
        let dealt = self.dealer.deal(self.record.next_place(), &self.odds);
        let outcome = dealt.ok_or(TableError::NoOdds)?;
        self.take(Entry::Rolled { outcome }).map(Some)
    }

    /// Lets chance speak until players are asked, or the game is over.
    pub fn advance(&mut self, happened: &mut Vec<Happened<G>>) -> Result<(), TableError> {
        while let Some(shown) = self.let_chance_speak()? {
            happened.push(shown);
        }
        Ok(())
    }

    /// Takes a player out of the game.
    pub fn resign(&mut self, seat: Seat) -> Result<Happened<G>, TableError> {
        self.take(Entry::Resigned { seat })
    }

    /// Stops the game before its end.
    pub fn stop(&mut self, reason: StopReason) -> Result<Happened<G>, TableError> {
        self.take(Entry::Stopped { reason })
    }

    /// Notes that another person or bot took a seat.
    pub fn seat_taken(&mut self, seat: Seat, holder: Holder) -> Result<Happened<G>, TableError> {
        self.take(Entry::SeatTaken { seat, holder })
    }

    /// The answer for an absent player, if the choice is trivial.
    pub fn default_answer(&self, seat: Seat) -> Option<G::Choice> {
        if !self.is_asked(seat) {
            return None;
        }
        let answer = G::default_answer(&self.state, seat)?;
        self.state.may_choose(seat, answer).is_ok().then_some(answer)
    }

    /// The state. For views; never for people.
    pub fn state(&self) -> &State<G> {
        &self.state
    }

    /// Everything that was written. Has the seed in it only when the game is finished.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The dealer, whose seed has to be stored apart from the record.
    pub fn dealer(&self) -> &Dealer {
        &self.dealer
    }

    /// Whether the game is over or was stopped.
    pub fn is_finished(&self) -> bool {
        self.record.footer().is_some()
    }

    /// What happened in the set-up, before the first entry.
    pub fn set_up_events(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        G::begin(&self.record.header().setup, &mut Log::On(&mut events));
        events
    }

    /// Whether no more answers can be written down: the game should be stopped.
    pub fn is_full(&self) -> bool {
        !self.record.has_room_for_answers()
    }

    /// A record without room for answers still takes what chance shows and who goes, and in any case
    /// it can be brought to an end.
    fn has_room_for(&self, entry: &Entry<G>) -> bool {
        match entry {
            Entry::Chose { .. } | Entry::Undone { .. } => self.record.has_room_for_answers(),
            Entry::Rolled { .. } | Entry::Resigned { .. } | Entry::SeatTaken { .. } => {
                self.record.has_room_before_the_end()
            }
            Entry::Stopped { .. } => true,
        }
    }

    fn has_seat(&self, seat: Seat) -> bool {
        seat.0 < self.record.header().setup.players()
    }

    fn is_asked(&self, seat: Seat) -> bool {
        match self.state.pending() {
            Pending::Players { asked, .. } => !self.is_finished() && self.has_seat(seat) && asked.has(seat),
            Pending::Chance | Pending::Nobody => false,
        }
    }

    /// Carries an entry out and writes it down. The one way in which a table changes.
    fn take(&mut self, entry: Entry<G>) -> Result<Happened<G>, TableError> {
        if self.is_finished() {
            return Err(TableError::Finished);
        }
        if let Some(seat) = entry.seat().filter(|&seat| !self.has_seat(seat)) {
            return Err(TableError::NoSuchSeat(seat));
        }
        if !self.has_room_for(&entry) {
            return Err(TableError::RecordFull);
        }
        let mut happened = Beats::default();
        let earlier = |to| self.state_after(to);
        let after = carry_out(&entry, &self.state, earlier, &mut Log::Marked(&mut happened))?;
        let Beats { events, between: mut beats } = happened;
        let ended = match (entry.is_stop(), after.is_over()) {
            (true, _) => Some(Ended::Stopped),
            (false, true) => Some(Ended::over::<G>(after.board())?),
            (false, false) => None,
        };

        let from = self.record.text().len();
        self.record.push(entry.clone())?;
        if let Some(check) = check_after(&entry, &self.state, &after) {
            self.record.push_check(check);
        }
        if let Some(ended) = ended {
            self.record.close(ended, G::standings(after.board()), self.dealer.seed());
        }
        self.keep(&entry, &events, after);
        let lines = self.record.text()[from..].to_owned();
        beats.push(Beat { n_events: events.len(), state: self.state });
        Ok(Happened { number: self.record.entries().len(), entry, events, beats, lines })
    }

    /// Makes `after` the state, and remembers what taking back needs.
    fn keep(&mut self, entry: &Entry<G>, events: &[G::Event], after: State<G>) {
        self.telling.push(match entry {
            Entry::Chose { seat, .. } => {
                events.iter().any(|event| G::is_barrier(event, *seat) || G::is_look(event, *seat))
            }
            Entry::Rolled { .. } | Entry::Resigned { .. } => true,
            Entry::Undone { .. } | Entry::SeatTaken { .. } | Entry::Stopped { .. } => false,
        });
        if G::round(after.board()) > G::round(self.state.board()) {
            self.kept.clear();
            self.kept_from = self.telling.len();
        }
        self.kept.push(after);
        self.state = after;
    }

    /// The state after so many entries. Those of earlier rounds are not kept, and are
    /// found again by a replay.
    fn state_after(&self, n_entries: usize) -> Option<State<G>> {
        match n_entries.checked_sub(self.kept_from) {
            Some(place) => self.kept.get(place).copied(),
            None => Replay::until(&self.record, n_entries).ok()?.state_after(n_entries).copied(),
        }
    }
}

/// Says nothing of what is on the table, for it may be printed where anybody can read it.
impl<G: Views> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("game", &G::NAME)
            .field("entries", &self.record.entries().len())
            .field("finished", &self.is_finished())
            .finish_non_exhaustive()
    }
}
