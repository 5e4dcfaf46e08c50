//! LOC-39.37, LOC-39.50, LOC-39.51: Clothes, the Medkit and the Medical Stapler. LOC-5.10, LOC-17.22: for their owner only.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::things::treatment::{each_dressed_wound, each_open_wound};

use super::{not_offered, offer_if};
use crate::{
    Frame, Lockdown,
    board::Board,
    content::items::ItemPrint,
    rules::{aims::Aim, markers, wounds},
    words::{CombatIcon, Component, Item, RoomNumber},
};

/// LOC-39.37, LOC-39.52
pub const CLOTHES: ItemPrint =
    ItemPrint::once(Item::Clothes, CombatIcon::OutOfCombat, each_of_clothes, put_on).of(Component::Material);

/// LOC-39.50
pub const MEDKIT: ItemPrint =
    ItemPrint::once(Item::Medkit, CombatIcon::OutOfCombat, each_of_medkit, treat).of(Component::Medicine);

/// LOC-39.51
pub const MEDICAL_STAPLER: ItemPrint =
    ItemPrint::once(Item::MedicalStapler, CombatIcon::OutOfCombat, each_of_stapler, staple).of(Component::Medicine);

fn each_of_clothes(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(board.player(seat).has_slime, Aim::Clean, offer);
    each_open_wound(board, seat, &mut |wound| offer(Aim::Dress { wound }));
}

fn put_on(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.37");
    match aim {
        Aim::Clean => markers::wash(board, seat, log),
        Aim::Dress { wound } => wounds::dress(board, seat, wound, log),
        _ => not_offered(aim),
    }
    Flow::Done
}

fn each_of_medkit(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_open_wound(board, seat, &mut |wound| offer(Aim::Dress { wound }));
    each_dressed_wound(board, seat, &mut |wound| offer(Aim::Heal { wound }));
}

fn treat(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.50");
    match aim {
        Aim::Dress { wound } => wounds::dress(board, seat, wound, log),
        Aim::Heal { wound } => wounds::heal(board, seat, wound, log),
        _ => not_offered(aim),
    }
    Flow::Done
}

fn each_of_stapler(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_open_wound(board, seat, &mut |wound| offer(Aim::Dress { wound }));
    offer_if(board.player(seat).light_wounds.count() > 0, Aim::HealLight, offer);
}

fn staple(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.51");
    match aim {
        Aim::Dress { wound } => wounds::dress(board, seat, wound, log),
        Aim::HealLight => wounds::heal_all_light(board, seat, log),
        _ => not_offered(aim),
    }
    Flow::Done
}
