//! How what is told of an event is said: by which rule it happens, and how its line stands to the others.
//!
//! Cards that somebody discards or draws one after another are one line, and so are tokens that go into the bag, power
//! tokens that are laid down, and levels on which noise dies away.

use engine::{Line, RuleId};
use nemesis_kit::{Book, saying};

use crate::heard::{Handled, Heard, Told, Turned};

/// How an event stands to what was told right before it.
pub fn line(heard: &Heard, last: Option<Heard>) -> Line {
    match heard {
        Heard::GameOver { .. } => Line::End,
        // What follows tells it, or the board shows it.
        Heard::Turned(Turned::EventPutAway { .. })
        | Heard::Handled(Handled::HandsLeftAsTheyAre { .. })
        | Heard::Told(Told::TokenRemoved { .. }) => Line::Silent,
        // That somebody found two cards follows from the search; which they are, the finder wants to know.
        Heard::Handled(Handled::ItemFound { item: None, .. }) => Line::Silent,
        Heard::CardDrawn { seat, card } => match last {
            Some(Heard::CardDrawn { seat: same, card: last }) if same == *seat && last.is_some() == card.is_some() => {
                Line::Joins
            }
            _ => Line::Own,
        },
        Heard::CardDiscarded { seat, .. } | Heard::ContaminationDiscarded { seat } => match last {
            Some(Heard::CardDiscarded { seat: last, .. } | Heard::ContaminationDiscarded { seat: last })
                if last == *seat =>
            {
                Line::Joins
            }
            _ => Line::Own,
        },
        Heard::Told(Told::TokenAdded { .. }) if last.is_some_and(is_token_added) => Line::Joins,
        Heard::PowerDealt { .. } if matches!(last, Some(Heard::PowerDealt { .. })) => Line::Joins,
        Heard::PowerMoved { .. } if matches!(last, Some(Heard::PowerMoved { .. })) => Line::Joins,
        Heard::NoiseRemoved { .. } if matches!(last, Some(Heard::NoiseRemoved { .. })) => Line::Joins,
        _ => Line::Own,
    }
}

fn is_token_added(heard: Heard) -> bool {
    matches!(heard, Heard::Told(Told::TokenAdded { .. }))
}

/// The rule by which an event happens, where one is worth reading.
pub fn rule(heard: &Heard) -> Option<RuleId> {
    Some(match heard {
        Heard::Told(told) => return saying::rule_of_told(told, Book::Lockdown),
        Heard::Turned(turned) => return saying::rule_of_turned(turned, Book::Lockdown),
        Heard::Harm(harm) => return saying::rule_of_harm(harm, Book::Lockdown),
        Heard::SurfaceRolled { .. } => RuleId("LOC-25.71"),
        Heard::SurfaceExplored { .. } => RuleId("LOC-25.75"),
        Heard::SurfaceCardDrawn { .. } => RuleId("LOC-25.76"),
        Heard::ZoneNoise { .. } => RuleId("LOC-25.69"),
        Heard::SuitTorn { .. } | Heard::ChargeLost { .. } => RuleId("LOC-25.76"),
        Heard::FirstEncounter {} => RuleId("LOC-21.1"),
        Heard::TimePassed { .. } => RuleId("LOC-4.31"),
        Heard::ThresholdCrossed { .. } => RuleId("LOC-16.31"),
        Heard::LitUp { .. } => RuleId("LOC-16.12"),
        Heard::NoiseRemoved { .. } => RuleId("LOC-4.34"),
        Heard::CssRevealed { .. } => RuleId("LOC-20.20"),
        Heard::LaunchFailed { .. } => RuleId("LOC-20.25"),
        Heard::GateOpened {} => RuleId("LOC-20.30"),
        Heard::IsolationOpened {} => RuleId("LOC-20.1"),
        Heard::AlertStarted { .. } => RuleId("LOC-21.20"),
        Heard::AutodestructionStarted { .. } => RuleId("LOC-21.10"),
        Heard::AutodestructionTurnedRed { .. } => RuleId("LOC-21.12"),
        Heard::Attacked { .. } => RuleId("LOC-12.1"),
        Heard::AttackRevealed { .. } => RuleId("LOC-12.4"),
        Heard::DarkPart { .. } => RuleId("LOC-16.11"),
        Heard::ShotRolled { .. } => RuleId("LOC-11.4"),
        Heard::LockedDown { .. } => RuleId("LOC-41.11"),
        Heard::KnowledgeGained { .. } => RuleId("LOC-15.1"),
        Heard::WeaknessRevealed { .. } => RuleId("LOC-15.20"),
        Heard::CodeRevealed { .. } => RuleId("LOC-23.10"),
        _ => return None,
    })
}
