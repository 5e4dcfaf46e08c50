//! NEM-32.10 to NEM-32.14: the cards of the Pilot, who has others in Lockdown.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::crew::common;

use crate::{
    Frame, Nemesis,
    board::Board,
    rules::{
        aims::Aim,
        cards::{ActionCardPrint, each_unseen_tile},
        looking::{self, Sight},
    },
    words::{ActionCard, CombatIcon, Room, RoomNumber},
};

pub const CARDS: [ActionCard; 5] = [
    ActionCard::Repairs,
    ActionCard::ComputerSkills,
    ActionCard::Piloting,
    ActionCard::KnowledgeOfTheShip,
    ActionCard::OldFriend,
];

pub const PRINTS: [ActionCardPrint; 3] = [
    ActionCardPrint::free(ActionCard::Piloting, CombatIcon::OutOfCombat, each_course, steer),
    ActionCardPrint::free(ActionCard::KnowledgeOfTheShip, CombatIcon::OutOfCombat, each_memory, remember),
    ActionCardPrint::free(ActionCard::OldFriend, CombatIcon::OutOfCombat, each_knack, coax),
];

fn each_course(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let is_cockpit = board.is_working(room) && board.room(room) == Some(Room::Cockpit);
    if is_cockpit || board.has_computer(room) {
        common::each_room_action::<Nemesis>(board, seat, room, offer);
    }
    if board.has_computer(room) {
        offer(Aim::Coordinates);
    }
}

fn steer(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-32.12");
    match aim {
        Aim::Coordinates => looking::look(board, seat, Sight::Coordinates, log),
        _ => common::use_room(board, seat, room, aim, log),
    }
}

fn each_memory(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    common::each_door::<Nemesis>(board, room, &mut |corridor| offer(Aim::Door { corridor }));
    each_unseen_tile(board, seat, &mut |room| offer(Aim::Room { room }));
}

fn remember(board: &mut Board, seat: Seat, here: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-32.13");
    match aim {
        Aim::Door { corridor } => common::turn_door(board, seat, here, corridor, log),
        Aim::Room { room } => looking::look(board, seat, Sight::Tile { room }, log),
        _ => unreachable!("only what was offered is carried out"),
    }
}

fn each_knack(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if !board.has_computer(room) {
        common::each_room_action::<Nemesis>(board, seat, room, offer);
    }
}

fn coax(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-32.14");
    common::use_room(board, seat, room, aim, log)
}
