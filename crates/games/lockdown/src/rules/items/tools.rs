//! LOC-39.30, LOC-39.31, LOC-39.33, LOC-39.36: the Toolbelt, Duct Tape, the Lighter and the Fire Blanket.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::{
    crew::common,
    things::{Use, loading::bind},
};

use super::{charges, not_offered, offer_if};
use crate::{
    Frame, Lockdown,
    board::Board,
    content::items::ItemPrint,
    rules::{aims::Aim, markers, surface},
    words::{CombatIcon, Component, Item, RoomNumber},
};

/// LOC-39.30
pub const TOOLBELT: ItemPrint =
    ItemPrint::once(Item::Toolbelt, CombatIcon::OutOfCombat, each_of_tools, work).of(Component::Frame);

/// LOC-39.31
pub const DUCT_TAPE: ItemPrint =
    ItemPrint::once(Item::DuctTape, CombatIcon::OutOfCombat, each_of_tape, tape).of(Component::Frame);

/// LOC-39.33: as a reaction it is a light (`light.rs`).
pub const LIGHTER: ItemPrint = ItemPrint::once(Item::Lighter, CombatIcon::Any, each_of_lighter, ignite)
    .of(Component::Frame)
    .used(Use::ActionOrReaction { cost: 1 });

/// LOC-39.36
pub const FIRE_BLANKET: ItemPrint =
    ItemPrint::once(Item::FireBlanket, CombatIcon::OutOfCombat, each_of_blanket, smother);

/// LOC-39.30, LOC-39.2; LOC-37.11, LOC-37.12: and what is mended with tools.
fn each_of_tools(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    common::each_repair::<Lockdown>(board, room, offer);
    common::each_door::<Lockdown>(board, room, &mut |corridor| offer(Aim::Door { corridor }));
    charges::each_load(board, seat, Item::Toolbelt, offer);
}

fn work(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    match aim {
        Aim::Door { corridor } => {
            rule!("LOC-39.2");
            common::turn_door(board, seat, room, corridor, log)
        }
        Aim::Load { item } => {
            if item == Item::Nailgun {
                rule!("LOC-37.11");
            } else {
                rule!("LOC-37.12");
            }
            charges::load(board, seat, item, log)
        }
        _ => {
            rule!("LOC-39.30");
            common::repair(board, seat, room, aim, log)
        }
    }
}

fn each_of_tape(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    common::each_repair::<Lockdown>(board, room, offer);
    offer_if(board.player(seat).hands.can_bind(), Aim::Bind, offer);
}

fn tape(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.31");
    if aim == Aim::Bind {
        bind(board, seat, log);
        return Flow::Done;
    }
    common::repair(board, seat, room, aim, log)
}

/// LOC-25.65: there is nothing to burn on a crossroads.
fn each_of_lighter(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let can_burn = surface::may_burn(board, room) && !board.fire.has(room);
    offer_if(can_burn, Aim::Ignite, offer);
}

fn ignite(board: &mut Board, _: Seat, room: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.33");
    markers::put_fire(board, room, log).unwrap_or(Flow::Done)
}

fn each_of_blanket(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(board.fire.has(room), Aim::Extinguish, offer);
    offer_if(board.player(seat).has_slime, Aim::Clean, offer);
}

fn smother(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.36");
    match aim {
        Aim::Extinguish => markers::put_out(board, room, log),
        Aim::Clean => markers::wash(board, seat, log),
        _ => not_offered(aim),
    }
    Flow::Done
}
