//! NEM-34.6, NEM-35.1, NEM-35.2: Clothes, the Medkit and Bandages.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::things::treatment::{each_dressed_wound, each_open_wound};

use super::{not_offered, offer_if};
use crate::{
    Frame, Nemesis,
    board::Board,
    content::items::ItemPrint,
    rules::{aims::Aim, markers, wounds},
    words::{CombatIcon, Component, Item, RoomNumber},
};

/// NEM-34.6, NEM-35.5
pub const CLOTHES: ItemPrint =
    ItemPrint::once(Item::Clothes, CombatIcon::OutOfCombat, each_of_clothes, dress).of(Component::Cloth);

/// NEM-35.1
pub const MEDKIT: ItemPrint =
    ItemPrint::once(Item::Medkit, CombatIcon::OutOfCombat, each_of_medkit, treat).of(Component::Medical);

/// NEM-35.2
pub const BANDAGES: ItemPrint =
    ItemPrint::once(Item::Bandages, CombatIcon::OutOfCombat, each_of_bandages, bandage).of(Component::Cloth);

fn each_of_clothes(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(board.player(seat).has_slime, Aim::Clean, offer);
    each_open_wound(board, seat, &mut |wound| offer(Aim::Dress { seat, wound }));
}

/// NEM-14.9, NEM-25.21, NEM-26.23: anybody in the room, and nobody has to agree.
fn each_of_medkit(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    for seat in board.characters_in(room) {
        each_open_wound(board, seat, &mut |wound| offer(Aim::Dress { seat, wound }));
        each_dressed_wound(board, seat, &mut |wound| offer(Aim::Heal { seat, wound }));
    }
}

fn each_of_bandages(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    for seat in board.characters_in(room) {
        each_open_wound(board, seat, &mut |wound| offer(Aim::Dress { seat, wound }));
        offer_if(board.player(seat).light_wounds.count() > 0, Aim::HealLight { seat }, offer);
    }
}

fn treat(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Heal { seat: of, wound } = aim else { return dress(board, seat, room, aim, log) };
    rule!("NEM-35.1");
    wounds::heal(board, of, wound, log);
    Flow::Done
}

fn bandage(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::HealLight { seat: of } = aim else { return dress(board, seat, room, aim, log) };
    rule!("NEM-35.2");
    wounds::heal_all_light(board, of, log);
    Flow::Done
}

fn dress(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    match aim {
        Aim::Clean => {
            rule!("NEM-9.3");
            rule!("NEM-34.6");
            markers::wash(board, seat, log);
        }
        Aim::Dress { seat: of, wound } => {
            rule!("NEM-14.9");
            wounds::dress(board, of, wound, log);
        }
        _ => not_offered(aim),
    }
    Flow::Done
}
