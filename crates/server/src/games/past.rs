//! A game looked back on: from its record to what somebody heard and saw at the time.
//!
//! Nothing is kept for it. A record is read and replayed each time, which takes about a
//! millisecond for a usual game.

use driver::{Entry, Record, Replay};
use engine::{Pending, Seats, Viewer, Views};
use protocol::{GameJson, Text};

use super::{
    NotResumed, Wrong,
    typed::{json, with_text},
};

/// What some eyes heard of a game: the line of play that counts.
pub struct Past {
    /// Of the set-up, before the first step.
    pub set_up: Vec<GameJson>,
    /// Of each step, in order. A seat that changed hands is none.
    pub steps: Vec<PastStep>,
}

/// What some eyes heard of a step.
pub struct PastStep {
    /// The number of the entry, from 1.
    pub entry: usize,
    /// The number of the seat whose answer it was.
    pub seat: Option<u8>,
    /// The round that was played after it.
    pub round: u16,
    /// What was heard.
    pub heard: Vec<GameJson>,
    /// How each of it is told.
    pub told: Vec<Text>,
}

/// What some eyes saw after an entry.
pub struct PastView {
    /// The round that was played.
    pub round: u16,
    /// Whom the table waited for.
    pub asked: Seats,
    /// What they saw.
    pub view: GameJson,
    /// The ranking, if the game was over.
    pub standings: Option<GameJson>,
}

pub(super) fn past<G: Views>(record: &str, viewer: Viewer) -> Result<Past, NotResumed> {
    let record = parsed::<G>(record)?;
    let replay = Replay::of(&record).map_err(|misfit| NotResumed(Wrong::of(&misfit)))?;
    let heard = |entry| -> (Vec<GameJson>, Vec<Text>) {
        let events = replay.events_of(entry);
        events.iter().filter_map(|event| G::heard(event, viewer)).map(|heard| with_text::<G>(&heard)).unzip()
    };
    let step = |entry: usize| {
        let seat = match &record.entries()[entry - 1].entry {
            Entry::Chose { seat, .. } | Entry::Resigned { seat } => Some(seat.number()),
            Entry::Rolled { .. } | Entry::Stopped { .. } => None,
            Entry::Undone { .. } | Entry::SeatTaken { .. } => return None,
        };
        let round = replay.state_after(entry).map_or(0, |state| G::round(state.board()));
        let (heard, told) = heard(entry);
        Some(PastStep { entry, seat, round, heard, told })
    };
    Ok(Past { set_up: heard(0).0, steps: record.line_of_play().into_iter().filter_map(step).collect() })
}

/// Nothing if there are not so many entries.
pub(super) fn view_after<G: Views>(record: &str, entry: usize, viewer: Viewer) -> Result<Option<PastView>, NotResumed> {
    let record = parsed::<G>(record)?;
    let n_entries = record.entries().len();
    let replay = Replay::until(&record, entry).map_err(|misfit| NotResumed(Wrong::of(&misfit)))?;
    let Some(state) = replay.state_after(entry) else { return Ok(None) };
    let is_over = record.footer().is_some() && entry == n_entries;
    let asked = match state.pending() {
        Pending::Players { asked, .. } if !is_over => asked,
        Pending::Players { .. } | Pending::Chance | Pending::Nobody => Seats::NONE,
    };
    Ok(Some(PastView {
        round: G::round(state.board()),
        asked,
        view: json(&G::view(state, viewer)),
        standings: is_over.then(|| json(&G::standings(state.board()))),
    }))
}

fn parsed<G: Views>(record: &str) -> Result<Record<G>, NotResumed> {
    Record::parse(record.as_bytes()).map_err(|error| NotResumed(Wrong::of(&error)))
}
