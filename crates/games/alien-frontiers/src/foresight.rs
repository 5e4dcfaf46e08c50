//! What an answer leads to that its costs and gains do not say: who controls what then, and which
//! stations come within reach.
//!
//! Nothing in the game is hidden, so an answer is carried out on a copy of the table and the two are
//! compared. What comes after the turn is not looked at.

use engine::{Offer, Pending, Seat, State, Word};
use serde::Serialize;

use crate::{
    AlienFrontiers, Choice, Heard,
    board::Board,
    offers::{Touch, touches},
    words::{Station, Territory},
};

/// What the answers to a question lead to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Foresight {
    /// By the place of the answer among the offers. Answers that change nothing of this are left out.
    pub answers: Vec<AnswerAhead>,
}

/// What one answer leads to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AnswerAhead {
    /// Its place among the offers, from 0.
    pub answer: u16,
    pub control: Vec<ControlAhead>,
    /// Stations at which something can be done then, and not before.
    pub opens: Vec<Station>,
}

/// AF-16.4: who controls a territory, and who will.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ControlAhead {
    pub territory: Territory,
    pub from: Option<Seat>,
    pub to: Option<Seat>,
}

/// What the answers of `seat` lead to. Nothing for whoever is not asked.
pub fn foresight(state: &State<AlienFrontiers>, seat: Seat) -> Option<Foresight> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    let reached = stations(state, seat, &choices);
    let ahead = |(answer, &choice): (usize, &Choice)| {
        let (after, events) = Offer::preview(state, seat, choice);
        if events.iter().any(|event| matches!(event, Heard::TurnEnded { .. })) {
            return None;
        }
        let (control, opens) = (control(state.board(), after.board()), newly_reached(&after, seat, &reached));
        let is_news = !control.is_empty() || !opens.is_empty();
        is_news.then_some(AnswerAhead { answer: answer as u16, control, opens })
    };
    let answers: Vec<AnswerAhead> = choices.iter().enumerate().filter_map(ahead).collect();
    (!answers.is_empty()).then_some(Foresight { answers })
}

fn control(before: &Board, after: &Board) -> Vec<ControlAhead> {
    let ahead = |&territory: &Territory| ControlAhead {
        territory,
        from: before.controller(territory),
        to: after.controller(territory),
    };
    Territory::ALL.iter().map(ahead).filter(|it| it.from != it.to).collect()
}

/// The stations that the answers are about.
fn stations(state: &State<AlienFrontiers>, seat: Seat, choices: &[Choice]) -> Vec<Station> {
    let mut stations: Vec<Station> = Vec::new();
    for touch in choices.iter().flat_map(|&choice| touches(state, seat, choice)) {
        if let Touch::Station { station } = touch
            && !stations.contains(&station)
        {
            stations.push(station);
        }
    }
    stations
}

/// The stations at which more can be done, if the same player goes on.
fn newly_reached(after: &State<AlienFrontiers>, seat: Seat, before: &[Station]) -> Vec<Station> {
    match after.pending() {
        Pending::Players { asked, .. } if asked.has(seat) => {
            let mut choices = Vec::new();
            after.choices(seat, &mut choices);
            stations(after, seat, &choices).into_iter().filter(|station| !before.contains(station)).collect()
        }
        Pending::Players { .. } | Pending::Chance | Pending::Nobody => Vec::new(),
    }
}
