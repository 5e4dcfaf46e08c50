//! LOC-39.14, LOC-29.137: the Smoke Grenade, as in both books.

use engine::{Flow, Log, Seat};
use nemesis_kit::crew::common::each_way;
pub use nemesis_kit::things::smoke::{Smoke, SmokeDiscard};

use super::not_offered;
use crate::{
    Frame, Lockdown,
    board::Board,
    content::items::ItemPrint,
    rules::aims::Aim,
    words::{CombatIcon, Item, RoomNumber},
};

/// LOC-39.14
pub const SMOKE_GRENADE: ItemPrint = ItemPrint::once(Item::SmokeGrenade, CombatIcon::InCombat, each_aim, carry_out);

fn each_aim(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_way::<Lockdown>(board, room, &mut |corridor| offer(Aim::Way { corridor }));
}

fn carry_out(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Way { corridor } = aim else { not_offered(aim) };
    Flow::Become(Smoke::begin::<Lockdown>(board, seat, room, corridor).into())
}
