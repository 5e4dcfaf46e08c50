//! Replay: a record folded into the states it went through.
//!
//! A replay takes answers and outcomes as they are written and asks the rules whether each
//! fits. It knows nothing of the dealer, so it works for records of any seed, known or
//! not, and for those of other rules as long as everything in them is still possible.

mod misfit;

use engine::{Beat, Beats, Game, Log, State};

use crate::record::{Check, Entry, Record, Written, state_hash};

pub(crate) use misfit::Hitch;
pub use misfit::{Misfit, Unfit};

/// A record, and the states it went through.
#[derive(Clone, Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record<G>,
    states: Vec<State<G>>,
}

impl<'a, G: Game> Replay<'a, G> {
    /// Replays a whole record, or finds the first entry that does not fit.
    pub fn of(record: &'a Record<G>) -> Result<Self, Misfit> {
        Self::until(record, record.entries().len())
    }

    /// Replays so many entries of a record, or all if there are fewer.
    pub fn until(record: &'a Record<G>, n_entries: usize) -> Result<Self, Misfit> {
        let mut replay = Replay::start(record);
        while replay.n_entries() < n_entries && replay.step()?.is_some() {}
        Ok(replay)
    }

    /// A replay at the start of a record.
    pub fn start(record: &'a Record<G>) -> Self {
        Replay { record, states: vec![G::begin(&record.header().setup, &mut Log::Off)] }
    }

    /// Goes on by one entry; gives it, or nothing at the end of the record.
    pub fn step(&mut self) -> Result<Option<&'a Written<G>>, Misfit> {
        self.step_telling(&mut Log::Off)
    }

    /// The same, and notes what happens on the way.
    pub(crate) fn step_telling(&mut self, log: &mut Log<'_, G>) -> Result<Option<&'a Written<G>>, Misfit> {
        let n_entries = self.n_entries();
        let Some(written) = self.record.entries().get(n_entries) else { return Ok(None) };
        let misfit = |line, why| Misfit { line, entry: Some(n_entries + 1), why };

        let stopped = n_entries.checked_sub(1).is_some_and(|last| self.record.entries()[last].entry.is_stop());
        if self.state().is_over() || stopped {
            return Err(misfit(written.line, Unfit::AfterTheEnd));
        }
        if let Entry::Undone { to } = written.entry
            && n_entries >= self.inherited()
            && to < n_entries
            && !self.record.may_go_back(n_entries, to)
        {
            return Err(misfit(written.line, Unfit::PastARoll));
        }
        let earlier = |to: usize| self.states.get(to).copied();
        let after = carry_out(&written.entry, self.state(), earlier, log)
            .map_err(|hitch| misfit(written.line, hitch.into()))?;
        let due = check_after(&written.entry, self.state(), &after);
        self.compare(written, due).map_err(|why| misfit(written.line + 1, why))?;
        self.states.push(after);
        Ok(Some(written))
    }

    /// How many entries were replayed.
    pub fn n_entries(&self) -> usize {
        self.states.len() - 1
    }

    /// The state after the last entry that was replayed.
    pub fn state(&self) -> &State<G> {
        self.states.last().expect("a replay begins with the state at the start")
    }

    /// The state after so many entries, if they were replayed. Where something was taken
    /// back, the state is the one from before it.
    pub fn state_after(&self, n_entries: usize) -> Option<&State<G>> {
        self.states.get(n_entries)
    }

    /// What happened in the entry of this number, from 1, or in the set-up for 0.
    pub fn events_of(&self, entry: usize) -> Vec<G::Event> {
        self.beats_of(entry).events
    }

    /// The same with the tables between the events, and last the one after them.
    pub fn beats_of(&self, entry: usize) -> Beats<G> {
        let mut beats = Beats::default();
        let log = &mut Log::Marked(&mut beats);
        match entry.checked_sub(1) {
            None => {
                G::begin(&self.record.header().setup, log);
            }
            Some(before) => {
                if let Some((state, written)) = self.states.get(before).zip(self.record.entries().get(before)) {
                    // An entry that does not fit has no events.
                    let _ = carry_out(&written.entry, state, |to| self.states.get(to).copied(), log);
                }
            }
        }
        let n_events = beats.events.len();
        beats.between.extend(self.states.get(entry).map(|&state| Beat { n_events, state }));
        beats
    }

    /// The check that is due after the last entry, though the record was left before it.
    pub(crate) fn check_left_out(&self) -> Option<Check> {
        let last = self.n_entries().checked_sub(1)?;
        let Written { entry, check, .. } = &self.record.entries()[last];
        match check {
            Some(_) => None,
            None => check_after(entry, &self.states[last], self.state()),
        }
    }

    /// How many entries were taken over from another record, in which other law may have held.
    fn inherited(&self) -> usize {
        self.record.header().parent.map_or(0, |parent| parent.entry)
    }

    /// Compares the hash that is written below an entry with the one that is due there.
    fn compare(&self, written: &Written<G>, due: Option<Check>) -> Result<(), Unfit> {
        let is_last = self.n_entries() + 1 == self.record.entries().len();
        match (due, written.check) {
            (None, None) => Ok(()),
            // The program may have been ended between the two lines.
            (Some(_), None) if is_last && self.record.footer().is_none() => Ok(()),
            (Some(due), None) => Err(Unfit::NoCheck { round: due.round }),
            (None, Some(_)) => Err(Unfit::NoCheckDue),
            (Some(due), Some(check)) if due.round != check.round => Err(Unfit::OtherRound { round: due.round }),
            (Some(due), Some(check)) if due.hash != check.hash && self.has_our_digest() => {
                Err(Unfit::OtherBoard { hash: due.hash })
            }
            (Some(_), Some(_)) => Ok(()),
        }
    }

    fn has_our_digest(&self) -> bool {
        self.record.header().digest == G::DIGEST_VERSION
    }
}

/// The state that an entry leads to. `earlier` gives the state after so many entries.
pub(crate) fn carry_out<G: Game>(
    entry: &Entry<G>,
    now: &State<G>,
    earlier: impl FnOnce(usize) -> Option<State<G>>,
    log: &mut Log<'_, G>,
) -> Result<State<G>, Hitch> {
    let mut state = *now;
    match entry {
        Entry::Chose { seat, choice } => state.choose(*seat, *choice, log)?,
        Entry::Rolled { outcome } => state.resolve(*outcome, log)?,
        Entry::Resigned { seat } => state.resign(*seat, log)?,
        Entry::Undone { to } => {
            state = earlier(*to).ok_or(Hitch::NoSuchMoment { to: *to })?;
            state.keep_memories(now);
        }
        Entry::SeatTaken { .. } | Entry::Stopped { .. } => (),
    }
    Ok(state)
}

/// The hash that has to be written below an entry, if it ended a round or the game.
pub(crate) fn check_after<G: Game>(entry: &Entry<G>, before: &State<G>, after: &State<G>) -> Option<Check> {
    let round = G::round(before.board());
    let is_due = match entry {
        Entry::Chose { .. } | Entry::Rolled { .. } | Entry::Resigned { .. } => {
            after.is_over() || G::round(after.board()) > round
        }
        Entry::Stopped { .. } => true,
        Entry::Undone { .. } | Entry::SeatTaken { .. } => false,
    };
    is_due.then(|| Check { round, hash: state_hash::<G>(after.board()) })
}
