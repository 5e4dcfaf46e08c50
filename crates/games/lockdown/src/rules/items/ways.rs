//! LOC-39.17, LOC-39.38, LOC-39.40: what opens ways: the Gate Access Card, the Cave Plans and the Rover Remote.

use engine::{Flow, Log, Seat, rule};

use super::{not_offered, offer_if};
use crate::{
    Frame, Lockdown,
    board::Board,
    content::items::ItemPrint,
    rules::{
        aims::Aim,
        gate,
        movement::{Manner, Movement},
        rooms::caves,
    },
    words::{CombatIcon, Item, Level, RoomNumber},
};

/// LOC-39.17
pub const GATE_ACCESS_CARD: ItemPrint =
    ItemPrint::once(Item::GateAccessCard, CombatIcon::OutOfCombat, each_of_card, open);

/// LOC-39.38
pub const CAVE_PLANS: ItemPrint = ItemPrint::once(Item::CavePlans, CombatIcon::OutOfCombat, each_of_plans, crawl);

/// LOC-39.40
pub const ROVER_REMOTE: ItemPrint = ItemPrint::once(Item::RoverRemote, CombatIcon::OutOfCombat, each_of_remote, steer);

fn each_of_card(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(board.is_exit(room) && !board.is_gate_open, Aim::Nothing, offer);
}

fn open(board: &mut Board, _: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.17");
    gate::open(board, log);
    Flow::Done
}

/// LOC-39.38, LOC-8.21: from one entrance to the technical corridors to any other that is explored.
fn each_of_plans(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.complex().entrances.has(room) {
        caves::each_goal(board, room, &mut |room| offer(Aim::Room { room }));
    }
}

fn crawl(_: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Room { room } = aim else { not_offered(aim) };
    rule!("LOC-39.38");
    Flow::Become(Movement::to(seat, room, Manner::Plain).into())
}

fn each_of_remote(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.level(room) == Some(Level::S01) || board.is_exit(room) {
        gate::each_goal(board, &mut |to| offer(Aim::Rover { to }));
    }
}

fn steer(board: &mut Board, _: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Rover { to } = aim else { not_offered(aim) };
    rule!("LOC-39.40");
    gate::move_rover(board, to, log);
    Flow::Done
}
