//! What is to be seen beside an answer: where a corridor leads, what a room is called, and which
//! intruder a number is.

use nemesis::{
    Choice,
    board::{FigureId, Whereabouts},
    rules::{
        actions::{Action, Target},
        aims::{Aim, RoomAim},
    },
    view::View,
    words::{CorridorNumber, RoomNumber},
};

use super::{name, rooms};
use crate::{page, telling::Sheet};

/// What is to be seen beside an answer.
pub(super) fn remark(view: &View, choice: &Choice, sheet: &Sheet<'_>) -> Option<String> {
    let Choice::Turn(action) = *choice else { return None };
    let thing = match action {
        Action::Move { corridor } | Action::CarefulMove { corridor } => Thing::Way(corridor),
        Action::Shoot { weapon: _, at } | Action::Melee { at } => match at {
            Target::Figure { figure } => Thing::Figure(figure),
            Target::Eggs => return None,
        },
        Action::UseRoom { aim } => match of_room_aim(aim) {
            Some(thing) => thing,
            None => Thing::Room(here(view)?),
        },
        Action::Play { card: _, aim } | Action::Use { item: _, aim } => of_aim(aim)?,
        Action::Pass
        | Action::Rush
        | Action::PickUp { .. }
        | Action::Trade
        | Action::Craft { .. }
        | Action::Activate { .. }
        | Action::DropItem { .. }
        | Action::DropObject { .. } => return None,
    };
    Some(page::faint(&match thing {
        Thing::Way(corridor) => format!("→ {}", rooms::at_the_end(view, here(view)?, corridor, sheet)?),
        Thing::Room(room) => format!("({})", rooms::named(view, room, sheet)?),
        Thing::Figure(id) => {
            let figure = view.figures.iter().find(|figure| figure.id == id)?;
            let injuries = if figure.injuries > 0 { format!(" −{}", figure.injuries) } else { String::new() };
            format!("({}{injuries})", name(sheet.say, &figure.kind))
        }
    }))
}

/// What an answer has a number for.
enum Thing {
    /// A corridor of the own room.
    Way(CorridorNumber),
    Room(RoomNumber),
    Figure(FigureId),
}

/// The room of whoever is on turn.
fn here(view: &View) -> Option<RoomNumber> {
    match view.players[view.turn.seat.index()].whereabouts {
        Whereabouts::Room { room } => Some(room),
        Whereabouts::Pod { .. } | Whereabouts::Hibernating | Whereabouts::Evacuated | Whereabouts::Dead => None,
    }
}

fn of_aim(aim: Aim) -> Option<Thing> {
    match aim {
        Aim::Door { corridor }
        | Aim::Demolish { corridor }
        | Aim::Sends { seat: _, corridor }
        | Aim::Together { seat: _, corridor }
        | Aim::Way { corridor } => Some(Thing::Way(corridor)),
        Aim::Break { room } | Aim::Technical { room, network: _ } | Aim::Room { room } | Aim::Eggs { room } => {
            Some(Thing::Room(room))
        }
        Aim::RoomAction { room, with } => of_room_aim(with).or(Some(Thing::Room(room))),
        Aim::Figure { figure } | Aim::Shot { weapon: _, figure } => Some(Thing::Figure(figure)),
        Aim::Nothing
        | Aim::Repair
        | Aim::Engine
        | Aim::Extinguish
        | Aim::Ignite { .. }
        | Aim::Character { .. }
        | Aim::Weapon { .. }
        | Aim::EggShot { .. }
        | Aim::Deck { .. }
        | Aim::Dress { .. }
        | Aim::Heal { .. }
        | Aim::HealLight { .. }
        | Aim::Clean
        | Aim::Pod { .. }
        | Aim::Craft { .. }
        | Aim::Bind
        | Aim::Research { .. }
        | Aim::Coordinates
        | Aim::Objective { .. } => None,
    }
}

fn of_room_aim(aim: RoomAim) -> Option<Thing> {
    match aim {
        RoomAim::Room { room } => Some(Thing::Room(room)),
        RoomAim::Nothing
        | RoomAim::Weapon { .. }
        | RoomAim::DressAll
        | RoomAim::HealSerious { .. }
        | RoomAim::HealLight
        | RoomAim::Research { .. }
        | RoomAim::Deck { .. }
        | RoomAim::Scan
        | RoomAim::NoScan
        | RoomAim::Pod { .. }
        | RoomAim::CheckCoordinates
        | RoomAim::SetCourse { .. } => None,
    }
}
