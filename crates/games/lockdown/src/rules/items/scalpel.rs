//! LOC-39.58: the Scalpel.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::rules::eggs;

use super::{not_offered, offer_if};
use crate::{
    Frame, Lockdown,
    board::Board,
    content::items::ItemPrint,
    rules::{
        aims::Aim,
        combat,
        contamination::{contaminate, remove_larva},
        wounds::Wounds,
    },
    words::{Cause, CombatIcon, Item, RoomNumber},
};

/// LOC-39.58
pub const SCALPEL: ItemPrint = ItemPrint::once(Item::Scalpel, CombatIcon::Any, each_aim, carry_out);

/// LOC-39.58, LOC-17.22: a larva on anybody in the room; or an intruder, or eggs (LOC-19.31).
fn each_aim(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let infested = board.characters_in(room).filter(|&it| board.player(it).has_larva);
    infested.for_each(|seat| offer(Aim::Character { seat }));
    board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
    offer_if(board.loose_eggs(room) > 0, Aim::Eggs { room }, offer);
}

fn carry_out(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.58");
    match aim {
        Aim::Character { seat: patient } => {
            remove_larva(board, patient, log);
            Flow::Become(Wounds::serious(patient, Cause::Scalpel).into())
        }
        Aim::Figure { figure } => {
            contaminate(board, seat, log);
            combat::harm(board, seat, figure, 1, Cause::Scalpel, log)
        }
        Aim::Eggs { room } => {
            rule!("LOC-19.31");
            contaminate(board, seat, log);
            eggs::destroy(board, room, 1, log);
            eggs::attempt_made::<Lockdown>(board, seat)
        }
        _ => not_offered(aim),
    }
}
