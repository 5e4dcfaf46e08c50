//! NEM-32.1 to NEM-32.4: the cards that everybody has, the repairs that several have, and what cards and items ask alike.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::crew;

use crate::{
    Frame, Nemesis,
    board::{Board, Rooms},
    rules::{aims::Aim, cards::ActionCardPrint, search},
    words::{ActionCard, CombatIcon, CorridorNumber, Network, RoomNumber, all_rooms},
};

pub const PRINTS: [ActionCardPrint; 8] = [
    ActionCardPrint::free(ActionCard::Search, CombatIcon::OutOfCombat, each_aim_of_search, find),
    crew::rest(ActionCard::Rest),
    crew::demolition(ActionCard::Demolition),
    ActionCardPrint::reaction(ActionCard::Interruption, CombatIcon::Any),
    crew::basic_repairs(ActionCard::BasicRepairs),
    crew::repairs(ActionCard::Repairs),
    crew::computer_skills(ActionCard::ComputerSkills),
    crew::suppressive_fire(ActionCard::SuppressiveFire),
];

fn each_aim_of_search(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_search(board, seat, room, offer);
}

fn find(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-32.1");
    search::search(board, seat, room, aim, log)
}

/// NEM-5.39: the decks that can be searched where something is left. NEM-5.42, NEM-9.9, NEM-9.12,
/// NEM-9.19: fire and malfunction do not matter.
pub fn each_search(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.place(room).items > 0 {
        search::each_aim(board, seat, room, offer);
    }
}

/// The unexplored rooms whose tile a player does not know yet.
pub fn each_unseen_tile(board: &Board, seat: Seat, offer: &mut impl FnMut(RoomNumber)) {
    let is_unseen = |room: &RoomNumber| !board.explored.has(*room) && !board.place(*room).tile_is_known_to(seat);
    all_rooms().filter(is_unseen).for_each(offer);
}

/// NEM-32.5: what a repair can be aimed at.
pub fn each_repair(board: &Board, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    crew::common::each_repair::<Nemesis>(board, room, offer);
}

/// NEM-9.27: the doors of a room that can be opened or closed.
pub fn each_door(board: &Board, room: RoomNumber, offer: &mut dyn FnMut(CorridorNumber)) {
    crew::common::each_door::<Nemesis>(board, room, offer);
}

/// NEM-8.2, NEM-32.17, NEM-34.7, NEM-22.33: the rooms that technical corridors lead to.
pub fn each_technical_way(board: &Board, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    rule!("NEM-8.2");
    rule!("NEM-22.33");
    let ship = board.ship();
    for network in [Network::Red, Network::Blue] {
        if ship.entrances(network).has(room) {
            let others = ship.entrances(network).without(Rooms::one(room));
            others.iter().for_each(|room| offer(Aim::Technical { room, network }));
        }
    }
}
