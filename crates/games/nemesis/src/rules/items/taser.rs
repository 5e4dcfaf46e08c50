//! NEM-36.2: the Taser.

use engine::{Flow, Log, Seat, rule};
pub use nemesis_kit::things::taser::Tased;

use super::{drugs::discard_hand, not_offered};
use crate::{
    Frame, Nemesis,
    board::Board,
    content::items::ItemPrint,
    rules::aims::Aim,
    words::{CombatIcon, Item, RoomNumber},
};

/// NEM-36.2
pub const TASER: ItemPrint = ItemPrint::once(Item::Taser, CombatIcon::Any, each_aim, carry_out);

fn each_aim(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
    let armed = board.characters_in(room).filter(|&it| !board.player(it).hand.is_empty());
    armed.for_each(|seat| offer(Aim::Character { seat }));
}

fn carry_out(board: &mut Board, _: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    match aim {
        Aim::Figure { figure } => Tased::begin(board, figure, log),
        Aim::Character { seat } => {
            rule!("NEM-36.2");
            discard_hand(board, seat, log);
            Flow::Done
        }
        _ => not_offered(aim),
    }
}
