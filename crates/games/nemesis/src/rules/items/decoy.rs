//! NEM-33.5, NEM-26.45: the Decoy.

use engine::{Flow, Log, Seat};
pub use nemesis_kit::things::decoy::Lure;

use super::not_offered;
use crate::{
    Frame, Nemesis,
    board::Board,
    content::items::ItemPrint,
    rules::aims::Aim,
    words::{CombatIcon, Item, RoomNumber},
};

/// NEM-33.5
pub const DECOY: ItemPrint = ItemPrint::once(Item::Decoy, CombatIcon::Any, each_aim, carry_out);

fn each_aim(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    board.plan().neighbours(room).iter().for_each(|room| offer(Aim::Room { room }));
}

fn carry_out(board: &mut Board, _: Seat, _: RoomNumber, aim: Aim, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Room { room } = aim else { not_offered(aim) };
    Flow::Become(Lure::begin::<Nemesis>(board, room).into())
}
