//! LOC-39.16: the Decoy, as in both books.

use engine::{Flow, Log, Seat};
pub use nemesis_kit::things::decoy::Lure;

use super::not_offered;
use crate::{
    Frame, Lockdown,
    board::Board,
    content::items::ItemPrint,
    rules::aims::Aim,
    words::{CombatIcon, Item, RoomNumber},
};

/// LOC-39.16
pub const DECOY: ItemPrint = ItemPrint::once(Item::Decoy, CombatIcon::Any, each_aim, carry_out);

fn each_aim(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    board.plan().neighbours(room).iter().for_each(|room| offer(Aim::Room { room }));
}

fn carry_out(board: &mut Board, _: Seat, _: RoomNumber, aim: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Room { room } = aim else { not_offered(aim) };
    Flow::Become(Lure::begin::<Lockdown>(board, room).into())
}
