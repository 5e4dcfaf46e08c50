//! NEM-34.2 to NEM-34.4, NEM-31.14: Tools, Duct Tape, the Fire Extinguisher and the Plasma Torch.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::things::loading::bind;

use super::{not_offered, offer_if};
use crate::{
    Frame, Nemesis,
    board::{Board, Held},
    content::items::ItemPrint,
    rules::{
        aims::Aim,
        cards::{self, at_hand},
        doors,
        rooms::fire_control::Repelled,
    },
    words::{CombatIcon, Component, Door, Item, RoomNumber},
};

/// NEM-34.2
pub const TOOLS: ItemPrint =
    ItemPrint::once(Item::Tools, CombatIcon::OutOfCombat, each_of_tools, repair).of(Component::Tool);

/// NEM-34.3
pub const DUCT_TAPE: ItemPrint = ItemPrint::once(Item::DuctTape, CombatIcon::OutOfCombat, each_of_tape, tape);

/// NEM-34.4
pub const FIRE_EXTINGUISHER: ItemPrint =
    ItemPrint::once(Item::FireExtinguisher, CombatIcon::Any, each_of_extinguisher, spray).heavy();

/// NEM-31.14
pub const PLASMA_TORCH: ItemPrint =
    ItemPrint::reusable(Item::PlasmaTorch, CombatIcon::OutOfCombat, each_of_torch, weld);

fn each_of_tools(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    cards::each_repair(board, room, &mut |aim| offer(aim));
    cards::each_door(board, room, &mut |corridor| offer(Aim::Door { corridor }));
}

fn repair(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-34.2");
    at_hand::carry_out(board, seat, aim, log)
}

fn each_of_tape(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    cards::each_repair(board, room, &mut |aim| offer(aim));
    let can_bind = matches!(board.player(seat).hands.0, [Held::Item(_), Held::Item(_)]);
    offer_if(can_bind, Aim::Bind, offer);
}

fn tape(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-34.3");
    if aim == Aim::Bind {
        bind(board, seat, log);
        return Flow::Done;
    }
    at_hand::carry_out(board, seat, aim, log)
}

fn each_of_extinguisher(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(board.fire.has(room), Aim::Extinguish, offer);
    board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
}

fn spray(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Figure { figure } = aim else { return at_hand::carry_out(board, seat, aim, log) };
    rule!("NEM-34.4");
    Flow::Become(Repelled::new(figure).into())
}

/// NEM-9.22: this alone stands a destroyed door up again.
fn each_of_torch(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    cards::each_door(board, room, &mut |corridor| offer(Aim::Door { corridor }));
    let destroyed = board.corridors_of(room).filter(|&(_, it)| board.door(it) == Door::Destroyed);
    destroyed.for_each(|(corridor, _)| offer(Aim::Door { corridor }));
}

fn weld(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Door { corridor } = aim else { not_offered(aim) };
    rule!("NEM-31.14");
    let corridor = board.corridor(room, corridor).expect("a corridor bears this number");
    doors::toggle(board, seat, corridor, log)
}
