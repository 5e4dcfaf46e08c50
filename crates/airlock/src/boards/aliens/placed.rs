//! Where what happened stands: a line for each activation, each enemy, the blips of a board and each
//! Motion Tracker card, with what was attacked or spotted set off.

use aliens::{Heard, words::EnemyKind};

use crate::telling::Place;

/// AGD-4.11: the activations.
const MARINES: Place = Place::Line { step: 0 };
/// AGD-6G.1: the Aliens act.
const ALIENS: Place = Place::Line { step: 1 };
/// AGD-6J.2: the blips move.
const BLIPS: Place = Place::Line { step: 2 };
/// AGD-6K.1: the Motion Tracker.
const TRACKER: Place = Place::Line { step: 3 };

/// Where the sentence for an event stands.
pub(super) fn place(heard: &Heard) -> Place {
    match heard {
        Heard::ActivationBegan { .. } => MARINES,
        Heard::AlienPhaseBegan {} => ALIENS,
        Heard::EnemyActivated { kind: EnemyKind::Alien | EnemyKind::Facehugger, .. } => ALIENS,
        Heard::EnemyActivated { kind: EnemyKind::Blip, .. }
        | Heard::BlipPlaced { .. }
        | Heard::BarricadeHeld { .. }
        | Heard::BarricadeBroken { .. } => Place::Resumes,
        Heard::BlipSpeedRolled { .. } => BLIPS,
        Heard::TrackerCardDrawn { .. } => TRACKER,
        Heard::DefenceRolled { .. } | Heard::BlipSpotted { .. } => Place::Below,
        _ => Place::RunsOn,
    }
}
