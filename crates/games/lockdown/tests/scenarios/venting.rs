//! LOC-19.45 to LOC-19.48: the air is let out of a room.

use lockdown::{
    Choice, Heard,
    board::Passage,
    rules::{
        aims::{Aim, RoomAim},
        venting::Venting,
    },
    words::{ActionCard, Character, CorridorNumber, Door, Intruder, Room, RoomNumber},
};
use nemesis_kit::rules::doors;

use crate::table::{Given, SHE, YOU, given};

const TARGET: RoomAim = RoomAim::Room { room: RoomNumber(12) };

fn control() -> Given {
    given().explored(1, Room::VentControlRoom, 1).stands(YOU, 1)
}

/// LOC-19.45 LOC-29.26
#[test]
fn all_doors_of_the_room_are_closed_and_its_fire_goes_out() {
    let table = control().fire(12).door(12, 3, Door::Closed).uses_the_room(YOU, TARGET);

    let board = table.board();
    let around = board.plan().corridors_of(RoomNumber(12));
    assert!(around.iter().all(|corridor| board.doors.at(corridor) == Door::Closed));
    assert_eq!((board.venting, board.fire.len()), (Some(RoomNumber(12)), 0));
}

/// LOC-19.45 LOC-19.48 LOC-29.142
#[test]
fn a_room_that_cannot_be_shut_off_is_not_offered_and_nothing_while_a_token_lies_there() {
    assert!(!control().door(12, 3, Door::Destroyed).room_aims(YOU).contains(&TARGET));
    assert!(control().room_aims(YOU).contains(&RoomAim::Room { room: RoomNumber(1) }), "the own room");
    assert!(control().with(|board| board.venting = Some(RoomNumber(6))).room_aims(YOU).is_empty());
}

/// LOC-19.46 LOC-19.33
#[test]
fn everybody_in_the_room_dies_when_all_have_passed() {
    let shut = control().stands(SHE, 12).intruder(Intruder::Queen, 12).lies(12, lockdown::board::ObjectToken::Egg);
    let table = shut.with(|board| board.venting = Some(RoomNumber(12))).under_way(Venting { room: None });

    assert!(!table.player(SHE).is_alive() && table.player(YOU).is_alive());
    assert!(table.intruders_in(12).is_empty() && table.board().queen_is_killed);
    let place = table.board().place(RoomNumber(12));
    assert_eq!((place.carcasses, place.eggs, table.board().venting), (1, 1, None));
}

/// LOC-19.47 LOC-26.63
#[test]
fn a_door_that_opens_or_breaks_saves_them() {
    let shut = control().door(12, 1, Door::Closed).door(12, 3, Door::Closed);
    let mut board = shut.with(|board| board.venting = Some(RoomNumber(12))).board;
    let corridor = Passage { room: RoomNumber(8), corridor: CorridorNumber(1) }.find(board.plan()).expect("it is one");
    let mut heard = Vec::new();

    doors::destroy::<lockdown::Lockdown>(&mut board, corridor, &mut engine::Log::On(&mut heard));

    assert_eq!(board.venting, None);
    assert!(heard.contains(&Heard::VentingCancelled { room: RoomNumber(12) }.into()));
}

/// LOC-29.142
#[test]
fn while_a_room_is_shut_off_none_of_its_own_doors_is_taken() {
    let taken = [(12, 3), (4, 1), (5, 1), (6, 4), (7, 3), (7, 4), (9, 1), (9, 2), (10, 4), (11, 1), (14, 2)];
    let full = taken.into_iter().fold(control(), |it, (room, number)| it.door(room, number, Door::Closed));
    let mut table = full.uses_the_room(YOU, TARGET);
    let own = Passage { room: RoomNumber(12), corridor: CorridorNumber(3) };
    let other = Passage { room: RoomNumber(4), corridor: CorridorNumber(1) };
    assert!(!table.answers(YOU).contains(&Choice::DoorTaken(own)));

    table.chooses(YOU, Choice::DoorTaken(other));

    assert_eq!(table.board().venting, Some(RoomNumber(12)));
}

/// LOC-8.22
#[test]
fn no_door_is_ever_put_into_technical_corridors() {
    let table = control().uses_the_room(YOU, TARGET);
    let technical = table.board().plan().way(RoomNumber(12), CorridorNumber(4));
    assert!(!table.board().doors.closed().has(technical));
    assert_eq!(table.board().doors.tokens(), 2, "one in each corridor, and none at the entrance");

    let key = given().character(YOU, Character::Janitor).stands(YOU, 16).card_aims(YOU, ActionCard::EmergencyKey);
    assert_eq!(key, [1, 4].map(|number| Aim::Door { corridor: CorridorNumber(number) }), "2 and 3 are its entrance");
}
