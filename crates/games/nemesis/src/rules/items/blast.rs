//! NEM-33.2, NEM-36.4, NEM-17.17: the Grenade and the Molotov Cocktail.

use engine::{Flow, Log, Seat, rule};
pub use nemesis_kit::things::blast::Blast;
use nemesis_kit::{
    rules::eggs,
    things::blast::{Target, each_target, in_range, throw_grenade},
};

use super::{not_offered, offer_if};
use crate::{
    Frame, Nemesis,
    board::Board,
    content::items::ItemPrint,
    rules::{aims::Aim, markers},
    words::{CombatIcon, Item, RoomNumber, Weakness},
};

/// NEM-33.2
pub const GRENADE: ItemPrint = ItemPrint::once(Item::Grenade, CombatIcon::Any, each_of_grenade, grenade);

/// NEM-36.4
pub const MOLOTOV_COCKTAIL: ItemPrint =
    ItemPrint::once(Item::MolotovCocktail, CombatIcon::Any, each_of_molotov, molotov);

fn each_of_grenade(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_target::<Nemesis>(board, room, &mut |at| {
        offer(match at {
            Target::Figure { figure } => Aim::Figure { figure },
            Target::Eggs { room } => Aim::Eggs { room },
        });
    });
}

fn grenade(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let at = match aim {
        Aim::Figure { figure } => Target::Figure { figure },
        Aim::Eggs { room } => Target::Eggs { room },
        _ => not_offered(aim),
    };
    Flow::Become(throw_grenade(board, seat, at, log).into())
}

fn each_of_molotov(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    for there in in_range::<Nemesis>(board, room).iter() {
        offer_if(board.swarm.is_in(there), Aim::Room { room: there }, offer);
        offer_if(board.loose_eggs(there) > 0, Aim::Eggs { room: there }, offer);
    }
}

/// NEM-36.4: a burning bottle at a room. NEM-17.17, NEM-26.89: or at eggs.
fn molotov(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let (room, is_at_eggs) = match aim {
        Aim::Room { room } => (room, false),
        Aim::Eggs { room } => (room, true),
        _ => not_offered(aim),
    };
    if is_at_eggs {
        eggs::destroy(board, room, burns(board), log);
    }
    rule!("NEM-36.4");
    if let Some(lost) = markers::put_fire(board, room, log) {
        return lost;
    }
    let injuries = burns(board);
    Flow::Become(Blast { injuries, is_at_eggs, ..Blast::in_room::<Nemesis>(board, seat, room) }.into())
}

/// NEM-39.8, NEM-26.89: how much one burst of fire does.
fn burns(board: &Board) -> u8 {
    if board.has_weakness(Weakness::VulnerabilityToFire) {
        rule!("NEM-39.8");
        2
    } else {
        1
    }
}
