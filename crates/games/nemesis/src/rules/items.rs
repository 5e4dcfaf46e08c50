//! NEM-31, NEM-33 to NEM-36: the items. What is printed on each, what it can be aimed at and what it does stand together,
//! an item or a few alike a file.
//!
//! Cost and combat icon are checked where actions are offered. An item that is used once has been
//! discarded when its effect begins (NEM-5.46). Weapons are fired, not used; passive items work
//! where their rule is.

pub mod alcohol;
pub mod blast;
pub mod care;
pub mod charges;
pub mod decoy;
pub mod drugs;
pub mod equipment;
pub mod keys;
pub mod orbit;
pub mod plans;
pub mod smoke;
pub mod taser;
pub mod tools;

use engine::{Flow, Log, Seat};

use crate::{
    Frame, Nemesis,
    board::Board,
    rules::aims::Aim,
    words::{Item, ItemCard},
};

/// Every aim that an item can have now.
pub fn each_aim(board: &Board, seat: Seat, item: Item, offer: &mut impl FnMut(Aim)) {
    if let (Some(room), Some(play)) = (board.player(seat).room(), item.print().play) {
        (play.each_aim)(board, seat, room, offer);
    }
}

/// Carries out the action of an item that has been paid for and stands.
pub fn carry_out(board: &mut Board, seat: Seat, card: ItemCard, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let room = board.player(seat).room().expect("whoever uses an item stands in a room");
    let play = card.item.print().play.expect("only what has an action is used");
    (play.carry_out)(board, seat, room, aim, log)
}

/// An aim that the item does not have. Only what was offered is carried out.
fn not_offered(aim: Aim) -> ! {
    unreachable!("{aim:?} was never offered")
}

fn offer_if(is_possible: bool, aim: Aim, offer: &mut dyn FnMut(Aim)) {
    if is_possible {
        offer(aim);
    }
}
