//! NEM-5.60: what is told of an action when it is declared: where a way leads to, and what a target is.

use engine::Seat;

use crate::{
    board::{Board, FigureId},
    rules::{
        actions::{Action, Target},
        aims::Aim,
    },
    words::{CorridorNumber, Intruder, RoomNumber},
};

/// The room to which the corridor of an action leads, for whoever goes through it.
pub fn leads_to(board: &Board, seat: Seat, action: Action) -> Option<RoomNumber> {
    let (mover, number) = way(seat, action)?;
    let room = board.player(mover).room()?;
    let corridor = board.corridor(room, number)?;
    Some(board.plan().other_end(corridor, room))
}

/// Who goes through which corridor.
fn way(seat: Seat, action: Action) -> Option<(Seat, CorridorNumber)> {
    match action {
        Action::Move { corridor } | Action::CarefulMove { corridor } => Some((seat, corridor)),
        Action::Play { aim, .. } | Action::Use { aim, .. } => match aim {
            Aim::Way { corridor } | Aim::Together { corridor, .. } => Some((seat, corridor)),
            Aim::Sends { seat, corridor } => Some((seat, corridor)),
            Aim::Nothing
            | Aim::Door { .. }
            | Aim::Demolish { .. }
            | Aim::Break { .. }
            | Aim::Repair
            | Aim::Engine
            | Aim::Extinguish
            | Aim::Ignite { .. }
            | Aim::Technical { .. }
            | Aim::Room { .. }
            | Aim::Figure { .. }
            | Aim::Eggs { .. }
            | Aim::Character { .. }
            | Aim::Weapon { .. }
            | Aim::Shot { .. }
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
            | Aim::Objective { .. }
            | Aim::RoomAction { .. } => None,
        },
        Action::Pass
        | Action::Rush
        | Action::Shoot { .. }
        | Action::Melee { .. }
        | Action::PickUp { .. }
        | Action::Trade
        | Action::Craft { .. }
        | Action::Activate { .. }
        | Action::UseRoom { .. }
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
    if let Aim::Figure { figure } | Aim::Shot { figure, .. } = aim { Some(figure) } else { None }
}
