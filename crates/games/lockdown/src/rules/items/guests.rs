//! LOC-50.3 to LOC-50.5, LOC-50.8: quest items of the characters of Nemesis: Command Codes, the Rover Key, the Data Crystal
//! and the Power Coupling.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::things::Use;

use super::{not_offered, offer_if};
use crate::{
    Frame, Lockdown,
    board::{Board, CodePlace},
    content::{items::ItemPrint, tracks},
    rules::{aims::Aim, gate, knowledge, looking, power},
    words::{CombatIcon, Item, RoomNumber},
};

/// LOC-50.3
pub const COMMAND_CODES: ItemPrint = ItemPrint::reusable(Item::CommandCodes, CombatIcon::Any, each_of_codes, read);

/// LOC-50.4: what it saves whoever leaves stands in `actions/offered.rs`.
pub const ROVER_KEY: ItemPrint = ItemPrint::reusable(Item::RoverKey, CombatIcon::Any, each_of_key, steer);

/// LOC-50.5
pub const DATA_CRYSTAL: ItemPrint = ItemPrint::reusable(Item::DataCrystal, CombatIcon::Any, each_of_crystal, learn)
    .used(Use::Action { cost: 0, once: false });

/// LOC-50.8
pub const POWER_COUPLING: ItemPrint =
    ItemPrint::reusable(Item::PowerCoupling, CombatIcon::OutOfCombat, each_of_coupling, switch);

/// LOC-28.8: where there is a computer, with or without power. LOC-29.32: the tokens of others that somebody has not seen,
/// wherever those are.
fn each_of_codes(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if !board.has_computer(room) {
        return;
    }
    for (token, it) in board.contingencies.iter() {
        if let CodePlace::With { seat: of } = it.lies
            && of != seat
            && !it.code.is_some_and(|code| code.by().has(seat))
        {
            offer(Aim::Code { token });
        }
    }
}

fn read(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Code { token } = aim else { not_offered(aim) };
    rule!("LOC-50.3");
    rule!("LOC-29.32");
    looking::at_code(board, seat, token, log)
}

fn each_of_key(board: &Board, _: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    gate::each_goal(board, &mut |to| offer(Aim::Rover { to }));
}

fn steer(board: &mut Board, _: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Rover { to } = aim else { not_offered(aim) };
    rule!("LOC-50.4");
    gate::move_rover(board, to, log);
    Flow::Done
}

/// LOC-50.5: once per round, at a computer that has power.
fn each_of_crystal(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let is_online = board.has_computer(room) && board.has_power(room);
    let can_learn = board.player(seat).knowledge < tracks::KNOWLEDGE;
    offer_if(is_online && can_learn && !board.crystal_is_read, Aim::Nothing, offer);
}

fn learn(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-50.5");
    knowledge::gain(board, seat, 1, log);
    Flow::Done
}

/// Not where there is no level.
fn each_of_coupling(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(board.level(room).is_some(), Aim::TurnPower, offer);
}

fn switch(board: &mut Board, _: Seat, room: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-50.8");
    let level = board.level(room).expect("only where there is a level it is offered");
    power::turn_over(board, level.power(), log);
    Flow::Done
}
