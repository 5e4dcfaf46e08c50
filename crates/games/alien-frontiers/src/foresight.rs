//! What an answer leads to that its costs and gains do not say: who controls what then, which
//! stations come within reach, and whether the game ends.
//!
//! Nothing in the game is hidden, so the table is compared with the one on which the answer was
//! carried out. What comes after the turn is not looked at.

use engine::{Pending, Seat, State, Word};
use serde::Serialize;

use crate::{
    AlienFrontiers, Choice, Heard,
    board::Board,
    offers::CarriedOut,
    rules::actions::Action,
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
    /// Stations at which one can dock or trade then, and not before.
    pub opens: Vec<Station>,
    /// AF-23.1: whether the game is over with it.
    pub ends: bool,
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
pub fn foresight(state: &State<AlienFrontiers>, seat: Seat, answers: &[CarriedOut]) -> Option<Foresight> {
    let reached = stations(answers.iter().map(|it| it.choice));
    let mut choices = Vec::new();
    let mut ahead = |(answer, CarriedOut { choice: _, after, events }): (usize, &CarriedOut)| {
        if events.iter().any(|event| matches!(event, Heard::TurnEnded { .. })) {
            return None;
        }
        let opens = match after.pending() {
            Pending::Players { asked, .. } if asked.has(seat) => {
                choices.clear();
                after.choices(seat, &mut choices);
                let mut stations = stations(choices.iter().copied());
                stations.retain(|station| !reached.contains(station));
                stations
            }
            Pending::Players { .. } | Pending::Chance | Pending::Nobody => Vec::new(),
        };
        let (control, ends) = (control(state.board(), after.board()), after.board().ending.is_some());
        let is_news = ends || !control.is_empty() || !opens.is_empty();
        is_news.then_some(AnswerAhead { answer: answer as u16, control, opens, ends })
    };
    let answers: Vec<AnswerAhead> = answers.iter().enumerate().filter_map(&mut ahead).collect();
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

/// The stations at which some answers dock or trade.
fn stations(choices: impl Iterator<Item = Choice>) -> Vec<Station> {
    let mut stations = Vec::new();
    for station in choices.filter_map(station) {
        if !stations.contains(&station) {
            stations.push(station);
        }
    }
    stations
}

fn station(choice: Choice) -> Option<Station> {
    match choice {
        Choice::Turn(Action::Dock(docking)) | Choice::Teleport(docking) => Some(docking.station()),
        Choice::Turn(Action::Trade { .. }) => Some(Station::OrbitalMarket),
        Choice::Turn(
            Action::Claim { .. }
            | Action::Launch { .. }
            | Action::LaunchAndStart { .. }
            | Action::BuyRelicShip
            | Action::Use(_)
            | Action::Discard(_)
            | Action::EndTurn,
        )
        | Choice::Loot(_)
        | Choice::CannonFire(_)
        | Choice::Reroll(_)
        | Choice::ColonyMove(_)
        | Choice::ColonySwap(_)
        | Choice::ResourceLimit(_) => None,
    }
}
