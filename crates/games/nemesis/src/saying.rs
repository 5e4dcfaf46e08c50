//! How what is told of an event is said: by which rule it happens, and how its line stands to the others.
//!
//! Cards that somebody pays, discards or draws one after another are one line, and so are tokens that go
//! into the bag. What was declared goes on with what is paid for it.

use engine::{Line, RuleId};
use nemesis_kit::{Book, saying};

use crate::heard::{Handled, Heard, Told, Turned, Walked};

/// How an event stands to what was told right before it.
pub fn line(heard: &Heard, last: Option<Heard>) -> Line {
    match heard {
        Heard::RoundBegan { .. } | Heard::TurnBegan { .. } => Line::Heading,
        // The declaration tells it, or what follows, and the board shows it. Who led the intruders is told.
        Heard::GameOver { leader: None, .. } => Line::End,
        Heard::TurnEnded { .. }
        | Heard::RoomUsed { .. }
        | Heard::Turned(Turned::EventPutAway { .. })
        | Heard::ItemUsed { .. }
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
        Heard::Told(Told::TokenAdded { .. }) if last.is_some_and(is_token_added) => Line::Joins,
        Heard::CardDiscarded { seat, .. } | Heard::ContaminationDiscarded { seat } => match last {
            Some(Heard::CardDiscarded { seat: last, .. } | Heard::ContaminationDiscarded { seat: last })
                if last == *seat =>
            {
                Line::Joins
            }
            Some(Heard::Declared { seat: last, .. }) if last == *seat => Line::GoesOn,
            _ => Line::Own,
        },
        _ => Line::Own,
    }
}

fn is_token_added(heard: Heard) -> bool {
    matches!(heard, Heard::Told(Told::TokenAdded { .. }))
}

/// The rule by which an event happens, where one is worth reading.
pub fn rule(heard: &Heard) -> Option<RuleId> {
    Some(match heard {
        Heard::Told(told) => return saying::rule_of_told(told, Book::Nemesis),
        Heard::Turned(turned) => return saying::rule_of_turned(turned, Book::Nemesis),
        Heard::Harm(harm) => return saying::rule_of_harm(harm, Book::Nemesis),
        Heard::TimePassed { .. } => RuleId("NEM-4.14"),
        Heard::Walked(Walked::RoomExplored { .. }) => RuleId("NEM-6.12"),
        Heard::Attacked { .. } => RuleId("NEM-12.1"),
        Heard::AttackRevealed { .. } => RuleId("NEM-12.5"),
        Heard::WeaknessDiscovered { .. } => RuleId("NEM-15.2"),
        _ => return None,
    })
}
