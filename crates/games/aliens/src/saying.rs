//! How what is told of an event is said: by which rule it happens, and how its line stands to the others.
//!
//! A way of many steps is one line, and so is what happens to many cards, dials or blips at once. A Move
//! is one moment, however many answers it takes; so is an attack with its rolls.

use engine::{Line, RuleId};

use crate::{
    ground::Square,
    heard::Heard,
    words::{Character, EnemyKind},
};

/// How an event stands to what was told before it, the last of that first.
pub fn line(heard: &Heard, before: &mut dyn Iterator<Item = Heard>) -> Line {
    match heard {
        Heard::TurnBegan { .. } | Heard::AlienPhaseBegan {} => Line::Heading,
        Heard::GameOver { .. } => Line::End,
        // What follows tells it, or the board shows it.
        Heard::ActionTaken { .. }
        | Heard::EnemyActivated { .. }
        | Heard::VoteCast { .. }
        | Heard::ExhaustPileShuffled {}
        | Heard::TrackerCardDiscarded { .. }
        | Heard::EventExhausted { .. }
        | Heard::WindowClosed { .. } => Line::Silent,
        Heard::AttackRolled { .. } | Heard::BlastRolled { .. } => Line::GoesOn,
        _ => among_its_kind(heard, &mut before.filter(|it| !matches!(it, Heard::WindowClosed { .. }))),
    }
}

/// How something stands to more of its kind before it. That nobody reacted in between is nothing.
fn among_its_kind(heard: &Heard, before: &mut dyn Iterator<Item = Heard>) -> Line {
    let joins = match (*heard, before.next()) {
        (Heard::CardExhausted {}, Some(Heard::CardExhausted {}))
        | (Heard::CardsRecovered { .. }, Some(Heard::CardsRecovered { .. }))
        | (Heard::DialTurned { .. }, Some(Heard::DialTurned { .. }))
        | (Heard::BlipPlaced { .. }, Some(Heard::BlipPlaced { .. })) => true,
        (Heard::EquipmentDiscarded { character, .. }, Some(Heard::EquipmentDiscarded { character: last, .. })) => {
            character == last
        }
        (Heard::HandCardDiscarded { seat, .. }, Some(Heard::HandCardDiscarded { seat: last, .. })) => seat == last,
        // AGD-6J.2: the blips move one after the other; that each of them stirs goes without saying.
        (Heard::EnemyMoved { kind: EnemyKind::Blip, .. }, last) => {
            let moved = last.into_iter().chain(before).find(|it| !is_blip_stirring(it));
            matches!(moved, Some(Heard::EnemyMoved { kind: EnemyKind::Blip, .. }))
        }
        (Heard::EnemyMoved { kind, from, .. }, Some(Heard::EnemyMoved { kind: same, to, .. })) => {
            kind == same && from == to
        }
        (Heard::CharacterMoved { character, from, .. }, last) => {
            return step_of(character, from, last.into_iter().chain(before));
        }
        _ => false,
    };
    if joins { Line::Joins } else { Line::Own }
}

fn is_blip_stirring(heard: &Heard) -> bool {
    matches!(heard, Heard::EnemyActivated { kind: EnemyKind::Blip, .. })
}

/// How a step stands to what was before it: the steps of a Move are one line, or one moment at least if
/// something came up on the way.
fn step_of(character: Character, from: Square, before: impl Iterator<Item = Heard>) -> Line {
    let mut is_next = true;
    for heard in before {
        match heard {
            Heard::CharacterMoved { character: same, to, .. } if same == character => {
                return if is_next && to == from { Line::Joins } else { Line::GoesOn };
            }
            Heard::ActionTaken { .. } | Heard::ActivationBegan { .. } | Heard::AlienPhaseBegan {} => break,
            _ => is_next = false,
        }
    }
    Line::Own
}

/// The rule by which an event happens, where one is worth reading.
pub fn rule(heard: &Heard) -> Option<RuleId> {
    Some(match heard {
        Heard::TechTested { .. } => RuleId("AGD-5.18"),
        Heard::DoorRolled { .. } => RuleId("AGD-6B.5"),
        Heard::AttackRolled { .. } => RuleId("AGD-6D.3"),
        Heard::BlastRolled { .. } => RuleId("AGD-6D.11"),
        Heard::DeckReshuffled { .. } => RuleId("AGD-6E.2"),
        Heard::HazardStruck { .. } => RuleId("AGD-6E.18"),
        Heard::CardRevealed { .. } => RuleId("AGD-6E.20"),
        Heard::CharacterLost { .. }
        | Heard::CounterAttacked { .. }
        | Heard::DefenceRolled { .. }
        | Heard::KnockedDown { .. } => RuleId("AGD-6I.1"),
        Heard::CarriedOff { .. } => RuleId("AGD-6I.11"),
        Heard::BlipSpeedRolled { .. } => RuleId("AGD-6J.2"),
        Heard::BlipSpotted { .. } => RuleId("AGD-6J.7"),
        Heard::TrackerCardDrawn { .. } => RuleId("AGD-6K.15"),
        Heard::TunnelOpened { .. } => RuleId("AGD-6L.2"),
        Heard::GunFired { .. } => RuleId("AGD-6M.4"),
        _ => return None,
    })
}
