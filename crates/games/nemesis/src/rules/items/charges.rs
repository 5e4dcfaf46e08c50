//! NEM-33.1, NEM-33.6, NEM-34.1: the Energy Charge, the Extended Magazine, and Chemicals, with which weapons are loaded.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::things::{
    Use,
    loading::{attach_magazine, each_without_magazine, load_fully},
};

use super::{not_offered, offer_if};
use crate::{
    Frame, Nemesis,
    board::Board,
    content::items::ItemPrint,
    rules::{
        aims::Aim,
        cards::{self, at_hand},
    },
    words::{Back, CombatIcon, Component, Item, ItemCard, RoomNumber, WeaponClass},
};

/// NEM-33.1: a weapon, or a door.
pub const ENERGY_CHARGE: ItemPrint =
    ItemPrint::once(Item::EnergyCharge, CombatIcon::Any, each_of_charge, charge).of(Component::Electrical);

/// NEM-33.6: it is attached, and stays.
pub const EXTENDED_MAGAZINE: ItemPrint =
    ItemPrint::once(Item::ExtendedMagazine, CombatIcon::OutOfCombat, each_of_magazine, attach)
        .used(Use::Action { cost: 0, once: false });

/// NEM-34.1
pub const CHEMICALS: ItemPrint =
    ItemPrint::once(Item::Chemicals, CombatIcon::OutOfCombat, each_of_chemicals, fuel).of(Component::Chemical);

/// NEM-31.2: the energy weapons that are not full; and the doors.
fn each_of_charge(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    rule!("NEM-31.2");
    let hands = &board.player(seat).hands;
    let wanting = hands.items().filter(|held| held.is(WeaponClass::Energy) && held.ammo < held.capacity());
    wanting.for_each(|held| offer(Aim::Weapon { weapon: held.card.item }));
    cards::each_door(board, room, &mut |corridor| offer(Aim::Door { corridor }));
}

fn charge(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Weapon { weapon } = aim else { return at_hand::carry_out(board, seat, aim, log) };
    rule!("NEM-33.1");
    load_fully(board, seat, weapon, log);
    Flow::Done
}

fn each_of_magazine(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_without_magazine::<Nemesis>(board, seat, &mut |weapon| offer(Aim::Weapon { weapon }));
}

fn attach(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Weapon { weapon } = aim else { not_offered(aim) };
    attach_magazine(board, seat, ItemCard::new(Item::ExtendedMagazine, Back::Red), weapon, log);
    Flow::Done
}

fn each_of_chemicals(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let flamethrower = board.player(seat).hands.emptiest(Item::Flamethrower);
    let is_wanting = flamethrower.is_some_and(|it| it.ammo < it.capacity());
    offer_if(is_wanting, Aim::Weapon { weapon: Item::Flamethrower }, offer);
}

fn fuel(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Weapon { weapon } = aim else { not_offered(aim) };
    rule!("NEM-34.1");
    load_fully(board, seat, weapon, log);
    Flow::Done
}
