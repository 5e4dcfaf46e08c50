//! What is to be seen beside an answer: where a corridor or the elevator leads, what a room is called, and which
//! intruder a number is.

use lockdown::{
    Choice,
    board::{FigureId, Whereabouts},
    rules::{
        actions::Action,
        aims::{Aim, RoomAim},
        combat::Target,
        computers::ComputerUse,
    },
    view::View,
    words::{CorridorNumber, RoomNumber},
};

use super::{GAME, kit, rooms, side};
use crate::{page, telling::Sheet};

/// What is to be seen beside an answer.
pub(super) fn remark(view: &View, choice: &Choice, sheet: &Sheet<'_>) -> Option<String> {
    let Choice::Turn(action) = *choice else { return None };
    Some(page::faint(&match of_action(view, action)? {
        Thing::Way(corridor) => format!("→ {}", rooms::at_the_end(view, here(view)?, corridor, sheet)?),
        Thing::Goal(room) => format!("→ {}", rooms::there(view, room, sheet)),
        Thing::Room(room) => format!("({})", rooms::there(view, room, sheet)),
        Thing::Figure(id) => {
            let figure = view.figures.iter().find(|figure| figure.id == id)?;
            format!("({})", kit::rooms::figure(GAME, figure, sheet))
        }
    }))
}

/// What an answer has a number for.
enum Thing {
    /// A corridor of the own room.
    Way(CorridorNumber),
    /// A room that somebody goes to.
    Goal(RoomNumber),
    Room(RoomNumber),
    Figure(FigureId),
}

/// The room of whoever is on turn.
fn here(view: &View) -> Option<RoomNumber> {
    let Whereabouts::Room { room } = view.players[view.turn.seat.index()].whereabouts else { return None };
    Some(room)
}

fn of_action(view: &View, action: Action) -> Option<Thing> {
    if let Action::Move { corridor } | Action::CarefulMove { corridor } = action {
        return Some(Thing::Way(corridor));
    }
    if let Action::Shoot { at: Target::Figure { figure }, .. } | Action::Melee { at: Target::Figure { figure } } =
        action
    {
        return Some(Thing::Figure(figure));
    }
    if let Action::UseRoom { aim } = action {
        return of_room_aim(view, aim).or(here(view).map(Thing::Room));
    }
    if let Action::Computer { with } = action {
        return of_line(with);
    }
    let (Action::Play { aim, .. } | Action::Use { aim, .. }) = action else { return None };
    of_aim(view, aim)
}

fn of_aim(view: &View, aim: Aim) -> Option<Thing> {
    if let Some(corridor) = aim.way() {
        return Some(Thing::Way(corridor));
    }
    if let Some(figure) = aim.figure() {
        return Some(Thing::Figure(figure));
    }
    if let Aim::Door { corridor } | Aim::Demolish { corridor } = aim {
        return Some(Thing::Way(corridor));
    }
    if let Aim::Elevator { level } = aim {
        return Some(Thing::Goal(side(view).complex().elevator_room(level)));
    }
    if let Aim::RoomAction { room, with } = aim {
        return of_room_aim(view, with).or(Some(Thing::Room(room)));
    }
    if let Aim::Computer { with } | Aim::RepairAndCompute { with } = aim {
        return of_line(with);
    }
    let (Aim::Break { room } | Aim::Room { room } | Aim::Eggs { room }) = aim else { return None };
    Some(Thing::Room(room))
}

fn of_room_aim(view: &View, aim: RoomAim) -> Option<Thing> {
    if let RoomAim::RideTo { level } = aim {
        return Some(Thing::Goal(side(view).complex().elevator_room(level)));
    }
    if let RoomAim::RideRover { to } = aim {
        return Some(Thing::Goal(to));
    }
    let (RoomAim::Room { room } | RoomAim::Defend { room, .. }) = aim else { return None };
    Some(Thing::Room(room))
}

fn of_line(with: ComputerUse) -> Option<Thing> {
    let ComputerUse::ClearRoom { room } = with else { return None };
    Some(Thing::Room(room))
}
