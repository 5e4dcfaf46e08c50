//! LOC-17.11, LOC-39.10, LOC-39.19, LOC-39.32: what loads something: the Weapon Battery, the Extended Magazine, and
//! Reagent, which drives intruders off, too.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::{
    Handled,
    rules::injuries,
    things::{
        Use,
        loading::{attach_magazine, each_without_magazine, load_fully},
    },
};

use super::{not_offered, offer_if};
use crate::{
    Frame, Lockdown,
    board::{Board, Player},
    content::{items::ItemPrint, weapons::Charge},
    rules::aims::Aim,
    words::{Back, CombatIcon, Component, Item, ItemCard, RoomNumber},
};

/// LOC-39.32: what one has to know to drive an intruder off with Reagent.
const REAGENT: u8 = 5;

/// LOC-39.10, LOC-39.35
pub const WEAPON_BATTERY: ItemPrint =
    ItemPrint::once(Item::WeaponBattery, CombatIcon::Any, each_of_battery, charge).of(Component::Electricity);

/// LOC-39.19: it stays with the weapon it is attached to.
pub const EXTENDED_MAGAZINE: ItemPrint =
    ItemPrint::once(Item::ExtendedMagazine, CombatIcon::OutOfCombat, each_of_magazine, attach)
        .used(Use::Action { cost: 0, once: false });

/// LOC-39.32, LOC-39.56
pub const REAGENT_FLASK: ItemPrint =
    ItemPrint::once(Item::Reagent, CombatIcon::Any, each_of_reagent, pour).of(Component::Fire);

/// LOC-17.11: what an item loads and that is not full: weapons in hand, a Flashlight, the Probe Arm.
pub fn each_load(board: &Board, seat: Seat, with: Item, offer: &mut dyn FnMut(Aim)) {
    let player = board.player(seat);
    for item in player.item_cards().map(|card| card.item) {
        let loaded = item.charge().filter(|charge| charge.loaded_by == with);
        offer_if(loaded.is_some_and(|charge| is_wanting(player, item, charge)), Aim::Load { item }, offer);
    }
}

fn is_wanting(player: &Player, item: Item, charge: Charge) -> bool {
    match item {
        Item::Flashlight => player.flashlights[..usize::from(charge.most)].iter().any(|&n| n > 0),
        Item::ProbeArm => player.probe_uses < charge.most,
        weapon => player.hands.emptiest(weapon).is_some_and(|held| held.ammo < held.capacity()),
    }
}

/// LOC-17.11: something is loaded as full as it gets. LOC-17.8: of two of one name, the emptier one.
pub fn load(board: &mut Board, seat: Seat, item: Item, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Some(ammo) = board.player_mut(seat).recharge(item) else {
        load_fully(board, seat, item, log);
        return Flow::Done;
    };
    rule!("LOC-17.11");
    log.push(Handled::Loaded { seat, weapon: item, ammo }.into());
    Flow::Done
}

fn each_of_battery(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_load(board, seat, Item::WeaponBattery, offer);
}

fn charge(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Load { item } = aim else { not_offered(aim) };
    rule!("LOC-39.10");
    load(board, seat, item, log)
}

fn each_of_magazine(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_without_magazine::<Lockdown>(board, seat, &mut |item| offer(Aim::Load { item }));
}

fn attach(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Load { item: weapon } = aim else { not_offered(aim) };
    attach_magazine(board, seat, ItemCard::new(Item::ExtendedMagazine, Back::Red), weapon, log);
    Flow::Done
}

fn each_of_reagent(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_load(board, seat, Item::Reagent, offer);
    if board.player(seat).knowledge >= REAGENT {
        board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
    }
}

fn pour(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.32");
    match aim {
        Aim::Load { item } => load(board, seat, item, log),
        Aim::Figure { figure } => injuries::retreat(board, figure, log),
        _ => not_offered(aim),
    }
}
