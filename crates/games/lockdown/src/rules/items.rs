//! LOC-37.2, LOC-37.3, LOC-39, LOC-40, LOC-50.1: the items. What is printed on each, what it can be aimed at and what it does stand
//! together, an item or a few alike a file.
//!
//! Cost and combat icon are checked where actions are offered; what an item asks for beside action cards (LOC-5.8) is
//! paid by [`pay`]. Weapons are fired, not used. What works by being there stands where its rule is: light in `light.rs`,
//! the suits in `ways_out.rs`, `kin.rs` and `wounds.rs`.

pub mod blast;
pub mod care;
pub mod charges;
pub mod cheats;
pub mod decoy;
pub mod drugs;
pub mod guests;
pub mod looks;
pub mod probe_arm;
pub mod research;
pub mod scalpel;
pub mod smoke;
pub mod taser;
pub mod tools;
pub mod wail;
pub mod washer;
pub mod ways;

use engine::{Flow, Log, Seat, Step, rule};
use nemesis_kit::things::Use;

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    rules::aims::Aim,
    words::{Item, ItemCard},
};

/// Every aim that an item can have now. LOC-6.2: of whoever stands in a room. LOC-5.10, LOC-17.22: most serve nobody else.
pub fn each_aim(board: &Board, seat: Seat, item: Item, offer: &mut dyn FnMut(Aim)) {
    if let (Some(room), Some(play)) = (board.player(seat).room(), item.print().play) {
        (play.each_aim)(board, seat, room, offer);
    }
}

/// LOC-5.8: what an item asks for beside action cards, before anybody can interrupt it: itself, if it is used once, or
/// one of its uses. LOC-17.3: everybody sees it now.
pub fn pay(board: &mut Board, seat: Seat, item: ItemCard, log: &mut Log<'_, Lockdown>) {
    let is_spent = match item.item.print().using {
        Use::Action { once, .. } | Use::Reaction { once } => once,
        Use::ActionOrReaction { .. } => true,
        Use::Weapon | Use::Passive => false,
    };
    log.push(Heard::ItemUsed { seat, item, is_spent }.into());
    if is_spent {
        rule!("LOC-17.20");
        board.spend_item(seat, item);
    }
    if item.item == Item::ProbeArm {
        rule!("LOC-29.97");
        board.player_mut(seat).probe_uses -= 1;
    }
    if item.item == Item::DataCrystal {
        rule!("LOC-29.171");
        board.crystal_is_read = true;
    }
}

/// Carries out an item that has been paid for and stands.
pub fn carry_out(board: &mut Board, seat: Seat, item: ItemCard, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let room = board.player(seat).room().expect("whoever uses an item stands in a room");
    let play = item.item.print().play.expect("only what was offered is carried out");
    (play.carry_out)(board, seat, room, aim, log)
}

/// LOC-5.11: an item that was declared and paid for does what it does.
#[engine::frame]
pub struct ItemAction {
    pub seat: Seat,
    pub item: ItemCard,
    pub aim: Aim,
}

impl Step<Lockdown> for ItemAction {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        carry_out(board, self.seat, self.item, self.aim, log)
    }
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
