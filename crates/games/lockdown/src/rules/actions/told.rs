//! LOC-5.75: what is told of an action when it is declared: where a way leads to, and what a target is.

use engine::Seat;

use crate::{
    board::{Board, FigureId},
    rules::{actions::Action, combat::Target},
    words::{CorridorNumber, Intruder, RoomNumber},
};

/// The room to which the corridor of an action leads.
pub fn leads_to(board: &Board, seat: Seat, action: Action) -> Option<RoomNumber> {
    let room = board.player(seat).room()?;
    let corridor = board.plan().corridor(room, way(action)?)?;
    Some(board.plan().other_end(corridor, room))
}

/// The corridor through which somebody goes.
fn way(action: Action) -> Option<CorridorNumber> {
    match action {
        Action::Move { corridor } | Action::CarefulMove { corridor } => Some(corridor),
        Action::Play { aim, .. } | Action::Use { aim, .. } => aim.way(),
        Action::Pass
        | Action::Shoot { .. }
        | Action::Melee { .. }
        | Action::PickUp { .. }
        | Action::Trade
        | Action::Craft { .. }
        | Action::Unlock { .. }
        | Action::UseRoom { .. }
        | Action::Computer { .. }
        | Action::DropItem { .. }
        | Action::DropObject { .. } => None,
    }
}

/// What the intruder is at which an action is aimed.
pub fn is_against(board: &Board, action: Action) -> Option<Intruder> {
    board.swarm.figure(target(action)?).map(|figure| figure.kind)
}

fn target(action: Action) -> Option<FigureId> {
    if let Action::Shoot { at: Target::Figure { figure }, .. } | Action::Melee { at: Target::Figure { figure } } =
        action
    {
        return Some(figure);
    }
    let (Action::Play { aim, .. } | Action::Use { aim, .. }) = action else { return None };
    aim.figure()
}
