//! A game looked back on: from its record to what somebody heard and saw at the time.
//!
//! Nothing is kept for it. A record is read and replayed each time, which takes about a
//! millisecond for a usual game.

use std::iter;

use driver::{Entry, Record, Replay};
use engine::{Beats, Pending, Seats, Viewer, Views};
use protocol::{Change, GameJson, Sentence};

use super::{
    NotResumed, Wrong,
    following::{Follower, written},
    told::heard_by,
    typed::json,
};

/// How many steps are told at once of how a game went on from a moment.
const MOST_STEPS: usize = 500;

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
    /// What is told of each of it.
    pub told: Vec<Sentence>,
    /// What changed in what they saw, where that was asked for.
    pub changes: Option<Vec<Change>>,
}

/// A moment of a game that is looked back on.
#[derive(Clone, Copy, Debug)]
pub struct PastMoment {
    /// After how many entries.
    pub entry: usize,
    /// Up to which entry it is told how the game went on.
    pub until: usize,
}

/// What some eyes saw after an entry.
pub struct PastView {
    /// The round that was played.
    pub round: u16,
    /// Whom the table waited for.
    pub asked: Seats,
    /// What they saw.
    pub view: GameJson,
    /// How the game went on.
    pub steps: Vec<PastStep>,
    /// The ranking, if the game was over.
    pub standings: Option<GameJson>,
}

pub(super) fn past<G: Views>(record: &str, viewer: Viewer) -> Result<Past, NotResumed> {
    let record = parsed::<G>(record)?;
    let replay = replayed(&record, record.entries().len())?;
    let set_up = heard_by::<G, _>(&replay.events_of(0), viewer, iter::empty).0;
    let steps = record.line_of_play().into_iter().filter_map(|entry| step(&record, &replay, entry, viewer, None));
    Ok(Past { set_up, steps: steps.collect() })
}

/// Nothing if there are not so many entries.
pub(super) fn view_after<G: Views>(
    record: &str,
    PastMoment { entry, until }: PastMoment,
    viewer: Viewer,
) -> Result<Option<PastView>, NotResumed> {
    let record = parsed::<G>(record)?;
    let n_entries = record.entries().len();
    let replay = replayed(&record, entry.max(until))?;
    let Some(state) = replay.state_after(entry) else { return Ok(None) };
    let is_over = record.footer().is_some() && entry == n_entries;
    let asked = match state.pending() {
        Pending::Players { asked, .. } if !is_over => asked,
        Pending::Players { .. } | Pending::Chance | Pending::Nobody => Seats::NONE,
    };
    let view = written(G::view(state, viewer));
    let mut follower = Follower::who_saw(view.clone(), viewer);
    let later = record.line_of_play().into_iter().filter(|later| (entry + 1..=until).contains(later)).take(MOST_STEPS);
    let steps = later.filter_map(|entry| step(&record, &replay, entry, viewer, Some(&mut follower))).collect();
    let standings = is_over.then(|| json(&G::standings(state.board())));
    Ok(Some(PastView { round: G::round(state.board()), asked, view: view.json(), steps, standings }))
}

/// What was heard of an entry, and what changed with it for somebody who follows.
fn step<G: Views>(
    record: &Record<G>,
    replay: &Replay<'_, G>,
    entry: usize,
    viewer: Viewer,
    follower: Option<&mut Follower<G>>,
) -> Option<PastStep> {
    let seat = match &record.entries()[entry - 1].entry {
        Entry::Chose { seat, .. } | Entry::Resigned { seat } => Some(seat.number()),
        Entry::Rolled { .. } | Entry::Stopped { .. } => None,
        Entry::Undone { .. } | Entry::SeatTaken { .. } => return None,
    };
    let round = replay.state_after(entry).map_or(0, |state| G::round(state.board()));
    let Beats { events, between: beats } = replay.beats_of(entry);
    let earlier = || record.line_from(entry - 1).flat_map(|entry| replay.events_of(entry).into_iter().rev());
    let (heard, told) = heard_by::<G, _>(&events, viewer, earlier);
    Some(PastStep { entry, seat, round, heard, told, changes: follower.map(|it| it.through(&events, &beats)) })
}

fn parsed<G: Views>(record: &str) -> Result<Record<G>, NotResumed> {
    Record::parse(record.as_bytes()).map_err(|error| NotResumed(Wrong::of(&error)))
}

fn replayed<G: Views>(record: &Record<G>, n_entries: usize) -> Result<Replay<'_, G>, NotResumed> {
    Replay::until(record, n_entries).map_err(|misfit| NotResumed(Wrong::of(&misfit)))
}
