//! NEM-31.15, NEM-31.20, NEM-33.4, NEM-34.7, NEM-34.8: what somebody finds, sees and goes with: the Flashlight, Laboratory
//! Equipment, the Recon Drone, the Technical Corridors Plan and the Space Suit.

use engine::{Flow, Log, Seat, Word, rule};
use nemesis_kit::things::Use;

use super::{drugs, not_offered, offer_if};
use crate::{
    Frame, Nemesis,
    board::{Board, Rooms},
    content::items::ItemPrint,
    rules::{
        aims::Aim,
        cards,
        movement::{Manner, Movement},
        rooms::{each_unseen_room, looks, research},
        search,
    },
    words::{CombatIcon, Item, Object, RoomColour, RoomNumber},
};

/// NEM-31.15
pub const FLASHLIGHT: ItemPrint = ItemPrint::reusable(Item::Flashlight, CombatIcon::OutOfCombat, each_of_light, search)
    .used(Use::Action { cost: 2, once: false });

/// NEM-31.20
pub const LABORATORY_EQUIPMENT: ItemPrint =
    ItemPrint::once(Item::LaboratoryEquipment, CombatIcon::OutOfCombat, each_of_equipment, examine);

/// NEM-33.4
pub const RECON_DRONE: ItemPrint = ItemPrint::once(Item::ReconDrone, CombatIcon::OutOfCombat, each_of_drone, fly);

/// NEM-34.7
pub const TECHNICAL_CORRIDORS_PLAN: ItemPrint =
    ItemPrint::once(Item::TechnicalCorridorsPlan, CombatIcon::OutOfCombat, each_of_plan, crawl);

/// NEM-34.8
pub const SPACE_SUIT: ItemPrint = ItemPrint::once(Item::SpaceSuit, CombatIcon::OutOfCombat, each_of_suit, walk);

fn each_of_light(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    cards::each_search(board, seat, room, &mut |aim| offer(aim));
}

fn search(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-31.15");
    search::search(board, seat, room, aim, log)
}

fn each_of_equipment(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    for &object in Object::ALL {
        let is_here = board.has_object(room, object) || object == Object::Egg && board.loose_eggs(room) > 0;
        let is_new = board.weaknesses[object.index()].is_none();
        offer_if(is_here && is_new, Aim::Research { object }, offer);
    }
}

fn examine(_: &mut Board, _: Seat, _: RoomNumber, aim: Aim, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Research { object } = aim else { not_offered(aim) };
    rule!("NEM-31.20");
    research::research(object)
}

fn each_of_drone(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_unseen_room(board, seat, &mut |room| offer(Aim::Room { room }));
}

fn fly(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Room { room } = aim else { not_offered(aim) };
    rule!("NEM-33.4");
    looks::at_room(board, seat, room, log)
}

fn each_of_plan(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    cards::each_technical_way(board, room, &mut |aim| offer(aim));
}

fn crawl(_: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Technical { room, network: _ } = aim else { not_offered(aim) };
    rule!("NEM-34.7");
    Flow::Become(Movement::to(seat, room, Manner::Plain).into())
}

fn each_of_suit(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let yellow = board.explored_of(RoomColour::Yellow);
    if yellow.has(room) {
        yellow.without(Rooms::one(room)).iter().for_each(|room| offer(Aim::Room { room }));
    }
}

fn walk(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Aim::Room { room } = aim else { not_offered(aim) };
    rule!("NEM-34.8");
    drugs::discard_actions(board, seat, log);
    Flow::Become(Movement::to(seat, room, Manner::Plain).into())
}
