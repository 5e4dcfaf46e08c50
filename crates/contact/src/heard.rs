//! What a viewer hears of what happens.

use engine::{Seat, Viewer};
use serde::Serialize;

use crate::{
    Event,
    words::{Ending, Face, Place, Signal, Stance},
};

/// An event, as one viewer hears of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "heard", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Heard {
    Dealt { to: Seat, signal: Option<Signal> },
    RoundBegan { round: u16 },
    StanceTaken { by: Seat },
    StanceShown { of: Seat, stance: Stance },
    Scored { by: Seat, points: i16 },
    TurnBegan { of: Seat },
    Drew { by: Seat, signal: Option<Signal> },
    Looked { by: Seat, signal: Option<Signal> },
    PutBack { by: Seat, place: Place },
    Offered { from: Seat, to: Seat, signal: Option<Signal> },
    Accepted { from: Seat, to: Seat, signal: Option<Signal> },
    Declined { from: Seat, to: Seat },
    Jammed { by: Seat },
    Challenged { by: Seat },
    Fought { by: Seat, face: Face },
    JammerFound { by: Seat },
    Shuffled,
    Resigned { by: Seat },
    HandShown { of: Seat, signal: Signal },
    Ended { ending: Ending },
    LastWordGiven { to: Seat },
}

pub(crate) fn heard(event: &Event, viewer: Viewer) -> Heard {
    let to_those = |may_know: bool, signal: Signal| may_know.then_some(signal);
    match *event {
        Event::Dealt { to, signal } => Heard::Dealt { to, signal: to_those(viewer.is(to), signal) },
        Event::RoundBegan { round } => Heard::RoundBegan { round },
        Event::StanceTaken { by } => Heard::StanceTaken { by },
        Event::StanceShown { of, stance } => Heard::StanceShown { of, stance },
        Event::Scored { by, points } => Heard::Scored { by, points },
        Event::TurnBegan { of } => Heard::TurnBegan { of },
        Event::Drew { by, signal } => Heard::Drew { by, signal: to_those(viewer.is(by), signal) },
        Event::Looked { by, signal } => Heard::Looked { by, signal: to_those(viewer.is(by), signal) },
        Event::PutBack { by, place } => Heard::PutBack { by, place },
        Event::Offered { from, to, signal } => Heard::Offered { from, to, signal: to_those(viewer.is(from), signal) },
        Event::Accepted { from, to, signal } => {
            Heard::Accepted { from, to, signal: to_those(viewer.is(from) || viewer.is(to), signal) }
        }
        Event::Declined { from, to } => Heard::Declined { from, to },
        Event::Jammed { by } => Heard::Jammed { by },
        Event::Challenged { by } => Heard::Challenged { by },
        Event::Fought { by, face } => Heard::Fought { by, face },
        Event::JammerFound { by } => Heard::JammerFound { by },
        Event::Shuffled => Heard::Shuffled,
        Event::Resigned { by } => Heard::Resigned { by },
        Event::HandShown { of, signal } => Heard::HandShown { of, signal },
        Event::Ended { ending } => Heard::Ended { ending },
        Event::LastWordGiven { to } => Heard::LastWordGiven { to },
    }
}
