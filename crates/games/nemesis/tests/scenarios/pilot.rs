//! NEM-32.3: the Pilot's cards.

use nemesis::{
    Outcome,
    rules::{
        aims::{Aim, RoomAim},
        looking::Shown,
    },
    words::{
        ActionCard::{ComputerSkills, KnowledgeOfTheShip, OldFriend, Piloting, Repairs, Search},
        Character, Coordinates, CorridorNumber, Course, Door, Intruder, Room, RoomNumber,
    },
};

use crate::table::*;

fn pilot() -> Given {
    given().character(YOU, Character::Pilot).character(SHE, Character::Captain)
}

/// NEM-32.10 NEM-32.30
#[test]
fn repairs_cost_one_card() {
    let mut table = pilot().malfunction(11).hand(YOU, &[Repairs, Search]).on_the_turn_of(YOU);

    table.plays(Repairs, Aim::Repair, &[Search]);

    assert!(!table.board().malfunction.has(RoomNumber(11)));
    assert!(table.player(YOU).hand.is_empty());
}

/// NEM-32.11 NEM-32.16 NEM-32.31 NEM-9.23 NEM-9.27
#[test]
fn computer_skills_open_or_close_a_door_of_the_room() {
    let mut table =
        pilot().door(11, 1, Door::Closed).door(11, 3, Door::Destroyed).hand(YOU, &[ComputerSkills]).on_the_turn_of(YOU);
    let doors: Vec<_> = [1, 2, 4].map(|number| Aim::Door { corridor: CorridorNumber(number) }).to_vec();
    assert_eq!(table.aims_of(ComputerSkills), doors, "a destroyed door cannot be closed");

    table.plays(ComputerSkills, Aim::Door { corridor: CorridorNumber(1) }, &[]);

    assert_eq!(table.board().doors.tokens(), 1, "only the destroyed one is left");
}

/// NEM-32.11 NEM-5.51
#[test]
fn computer_skills_use_a_room_with_a_computer_for_nothing() {
    let mut table =
        pilot().explored(3, Room::CommsRoom, 0).stands(YOU, 3).hand(YOU, &[ComputerSkills]).on_the_turn_of(YOU);

    table.plays(ComputerSkills, Aim::RoomAction { room: RoomNumber(3), with: RoomAim::Nothing }, &[]);

    assert!(table.player(YOU).has_signal);
}

/// NEM-1.19 NEM-9.11
#[test]
fn a_computer_with_a_malfunction_counts_as_none() {
    let table = pilot()
        .explored(3, Room::CommsRoom, 0)
        .malfunction(3)
        .stands(YOU, 3)
        .hand(YOU, &[ComputerSkills, Piloting, OldFriend])
        .on_the_turn_of(YOU);

    assert!(!table.aims_of(ComputerSkills).iter().any(|aim| matches!(aim, Aim::RoomAction { .. })));
    assert!(table.aims_of(Piloting).is_empty());
    assert!(table.aims_of(OldFriend).is_empty(), "nor does the room work");
}

/// NEM-32.12 NEM-26.68 NEM-26.86
#[test]
fn piloting_uses_the_cockpit_for_nothing() {
    let mut table = pilot().stands(YOU, 1).hand(YOU, &[Piloting]).on_the_turn_of(YOU);

    table.plays(Piloting, Aim::RoomAction { room: RoomNumber(1), with: RoomAim::SetCourse { course: Course::D } }, &[]);

    assert_eq!(table.board().tracks.course, Course::D);
}

/// NEM-32.12
#[test]
fn piloting_shows_the_coordinates_wherever_there_is_a_computer() {
    let mut table = pilot().explored(3, Room::Generator, 0).stands(YOU, 3).hand(YOU, &[Piloting]).on_the_turn_of(YOU);

    table.plays(Piloting, Aim::Coordinates, &[]).shows(Outcome::Look(Shown::Coordinates(Coordinates::Six)));

    let card = table.board().tracks.coordinates.expect("somebody has seen them");
    assert!(card.by().has(YOU) && !card.by().has(SHE));
    let in_the_cockpit = pilot().stands(YOU, 1).hand(YOU, &[Piloting]).on_the_turn_of(YOU);
    assert!(!in_the_cockpit.aims_of(Piloting).contains(&Aim::Coordinates), "the Cockpit has no computer");
}

/// NEM-32.13 NEM-6.27 NEM-24.1
#[test]
fn knowledge_of_the_ship_shows_a_tile_to_the_pilot_alone_and_resolves_nothing() {
    let mut table = pilot().hand(YOU, &[KnowledgeOfTheShip]).on_the_turn_of(YOU);

    table
        .plays(KnowledgeOfTheShip, Aim::Room { room: RoomNumber(2) }, &[])
        .shows(Outcome::Look(Shown::Tile(Room::Nest)));

    let place = table.board().place(RoomNumber(2));
    assert!(place.tile_is_known_to(YOU) && !place.tile_is_known_to(SHE));
    assert!(place.token.is_none(), "nobody has seen the token");
    assert!(!table.board().explored.has(RoomNumber(2)));
}

/// NEM-32.14 NEM-26.86
#[test]
fn an_old_friend_uses_a_room_without_a_computer_for_nothing() {
    let mut table = pilot()
        .explored(6, Room::Canteen, 0)
        .light_wounds(YOU, 2)
        .stands(YOU, 6)
        .hand(YOU, &[OldFriend])
        .on_the_turn_of(YOU);

    table.plays(OldFriend, Aim::RoomAction { room: RoomNumber(6), with: RoomAim::NoScan }, &[]);

    assert_eq!(table.player(YOU).light_wounds.count(), 1);
    let online = pilot().explored(3, Room::CommsRoom, 0).stands(YOU, 3).hand(YOU, &[OldFriend]).on_the_turn_of(YOU);
    assert!(online.aims_of(OldFriend).is_empty());
    let cockpit = pilot().stands(YOU, 1).hand(YOU, &[OldFriend]).on_the_turn_of(YOU);
    assert!(!cockpit.aims_of(OldFriend).is_empty());
}

/// NEM-5.7
#[test]
fn none_of_the_pilots_cards_can_be_played_in_combat() {
    let cards = [Repairs, ComputerSkills, Piloting, KnowledgeOfTheShip, OldFriend];
    let table = pilot()
        .explored(3, Room::CommsRoom, 0)
        .intruder(Intruder::Larva, 3)
        .stands(YOU, 3)
        .hand(YOU, &cards)
        .on_the_turn_of(YOU);

    assert!(cards.iter().all(|&card| table.aims_of(card).is_empty()));
}

/// NEM-8.3
#[test]
fn there_are_no_doors_in_technical_corridors() {
    let table = pilot().explored(2, Room::Storage, 0).stands(YOU, 2).hand(YOU, &[ComputerSkills]).on_the_turn_of(YOU);

    let doors = [3, 4].map(|number| Aim::Door { corridor: CorridorNumber(number) });
    assert_eq!(table.aims_of(ComputerSkills), doors, "1 and 2 are entrances");
}
