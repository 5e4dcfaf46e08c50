//! LOC-37.23, LOC-37.24: what drives intruders off and is not used up: the Pressure Washer of the Janitor and the Overmind
//! of the Xenobiologist.

use engine::{Flow, Log, Seat, Seats, rule};
use nemesis_kit::{crew::common::each_way, rules::injuries};

use super::{not_offered, offer_if};
use crate::{
    Frame, Lockdown,
    board::Board,
    content::items::ItemPrint,
    rules::{aims::Aim, contamination::contaminate, markers},
    words::{CombatIcon, Intruder, Item, RoomNumber},
};

/// LOC-37.23
pub const PRESSURE_WASHER: ItemPrint =
    ItemPrint::reusable(Item::PressureWasher, CombatIcon::Any, each_of_washer, wash).heavy();

/// LOC-37.24
pub const OVERMIND: ItemPrint = ItemPrint::reusable(Item::Overmind, CombatIcon::InCombat, each_of_overmind, command);

fn each_of_washer(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(board.fire.has(room), Aim::Extinguish, offer);
    offer_if(board.characters_in(room).any(|it| board.player(it).has_slime), Aim::CleanAll, offer);
    board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
}

fn wash(board: &mut Board, _: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-37.23");
    match aim {
        Aim::Extinguish => markers::put_out(board, room, log),
        Aim::CleanAll => {
            let there: Seats = board.characters_in(room).collect();
            there.iter().for_each(|it| markers::wash(board, it, log));
        }
        Aim::Figure { figure } => return injuries::retreat(board, figure, log),
        _ => not_offered(aim),
    }
    Flow::Done
}

/// LOC-37.24: whatever is not the queen, through a corridor that no door closes.
fn each_of_overmind(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    for figure in board.swarm.intruders_in(room).filter(|figure| figure.kind != Intruder::Queen) {
        each_way::<Lockdown>(board, room, &mut |corridor| offer(Aim::Drive { figure: figure.id, corridor }));
    }
}

fn command(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Drive { figure, corridor } = aim else { not_offered(aim) };
    rule!("LOC-37.24");
    let closed = board.doors.closed();
    injuries::walk(board, figure, corridor, closed, log);
    contaminate(board, seat, log);
    Flow::Done
}
