//! LOC-38.50 to LOC-38.54: the cards of the Janitor.

use lockdown::{
    Choice, Frame, Outcome,
    rules::{
        aims::{Aim, RoomAim},
        computers::ComputerUse,
    },
    words::{
        ActionCard, Back, Character, ComputerCard, CorridorNumber, Door, Item, ItemCard, Level, Room, RoomNumber, YesNo,
    },
};

use crate::table::{Given, SHE, YOU, given};

fn janitor() -> Given {
    given().character(YOU, Character::Janitor)
}

/// In a room of the dark S-03.
fn room(room: Room, items: u8) -> Given {
    janitor().explored(20, room, items).stands(YOU, 20)
}

/// LOC-38.50
#[test]
fn clean_up_takes_a_malfunction_or_a_fire() {
    let mess = room(Room::PowerGenerator, 1).malfunction(20).fire(20);
    assert_eq!(mess.card_aims(YOU, ActionCard::CleanUp), [Aim::Repair, Aim::Extinguish]);

    let repaired = mess.plays(YOU, ActionCard::CleanUp, Aim::Repair);
    assert!(repaired.board().malfunction.is_empty() && repaired.board().fire.has(RoomNumber(20)));
    let put_out = mess.plays(YOU, ActionCard::CleanUp, Aim::Extinguish);
    assert!(put_out.board().fire.is_empty() && put_out.board().malfunction.has(RoomNumber(20)));
    assert!(room(Room::PowerGenerator, 1).card_aims(YOU, ActionCard::CleanUp).is_empty());
}

/// LOC-38.51 LOC-8.24 LOC-29.107
#[test]
fn the_emergency_key_calls_the_elevator_and_rides_without_power_past_a_malfunction() {
    let shaft = janitor().stands(YOU, 2).stands(SHE, 2).malfunction(2);
    assert!(shaft.room_aims(YOU).is_empty(), "the elevator has no power, and the room is broken");
    let aims = shaft.card_aims(YOU, ActionCard::EmergencyKey);
    let rides: Vec<Aim> = aims.into_iter().filter(|aim| matches!(aim, Aim::Elevator { .. })).collect();
    assert_eq!(rides, [Level::S02, Level::S03].map(|level| Aim::Elevator { level }));

    let mut table = shaft.plays(YOU, ActionCard::EmergencyKey, Aim::Elevator { level: Level::S03 });
    assert_eq!(table.board().elevator, Level::S01, "it has been called");
    table.chooses(SHE, Choice::RideAlong(YesNo::No));

    assert_eq!((table.room_of(YOU), table.room_of(SHE), table.board().elevator), (18, 2, Level::S03));
    assert!(table.is_quiet(), "and nobody makes noise");
}

/// LOC-38.51 LOC-9.27 LOC-39.2
#[test]
fn the_emergency_key_opens_or_closes_a_door_of_the_room() {
    let doors = room(Room::Archive, 1).door(20, 4, Door::Closed).door(4, 2, Door::Closed);
    let [one, four] = [1, 4].map(|number| Aim::Door { corridor: CorridorNumber(number) });
    assert_eq!(doors.card_aims(YOU, ActionCard::EmergencyKey), [one, four]);

    let opened = doors.plays(YOU, ActionCard::EmergencyKey, four);
    assert_eq!(opened.board().doors.closed().len(), 1, "the one elsewhere");
    let closed = doors.plays(YOU, ActionCard::EmergencyKey, one);
    assert_eq!(closed.board().doors.closed().len(), 3);
    let gone = doors.door(20, 1, Door::Destroyed);
    assert_eq!(gone.card_aims(YOU, ActionCard::EmergencyKey), [four], "a destroyed door neither opens nor closes");
}

/// LOC-38.52 LOC-40.8
#[test]
fn jury_rigging_makes_something_of_what_a_yellow_room_counts() {
    let yellow = room(Room::PowerGenerator, 2);
    let all = [Item::Flamethrower, Item::EnviroSuit, Item::Taser].map(|item| Aim::Crafted { item });
    assert_eq!(yellow.card_aims(YOU, ActionCard::JuryRigging), all);

    let table = yellow.plays(YOU, ActionCard::JuryRigging, Aim::Crafted { item: Item::Taser });
    assert!(table.player(YOU).has_item(Item::Taser));
    assert_eq!(table.board().place(RoomNumber(20)).items, 1);

    assert!(room(Room::PowerGenerator, 0).card_aims(YOU, ActionCard::JuryRigging).is_empty());
    assert!(room(Room::EmergencyRoom, 2).card_aims(YOU, ActionCard::JuryRigging).is_empty(), "a green room");
    let last = yellow.with(|board| {
        (0..3).for_each(|_| board.items.crafted.take(ItemCard::new(Item::Taser, Back::Blue)));
    });
    assert_eq!(last.card_aims(YOU, ActionCard::JuryRigging), all[..2]);
}

/// LOC-38.53 LOC-29.76
#[test]
fn the_maintenance_plan_runs_a_white_or_yellow_room() {
    let turn = Aim::RoomAction { room: RoomNumber(20), with: RoomAim::TurnPower };
    let yellow = room(Room::PowerGenerator, 1);
    assert!(yellow.card_aims(YOU, ActionCard::MaintenancePlan).contains(&turn));

    let table = yellow.plays(YOU, ActionCard::MaintenancePlan, turn);
    assert!(table.board().has_power(RoomNumber(20)));

    let runs = |given: Given| {
        let aims = given.card_aims(YOU, ActionCard::MaintenancePlan);
        aims.iter().any(|aim| matches!(aim, Aim::RoomAction { .. }))
    };
    assert!(runs(room(Room::Archive, 1)), "white");
    assert!(!runs(room(Room::Laboratory, 1)), "green");
    assert!(!runs(yellow.malfunction(20)), "it is free, but it has to work");
}

/// LOC-38.53 LOC-27.1
#[test]
fn or_the_plan_shows_two_tiles_to_whoever_plays_it() {
    let unseen = room(Room::Laboratory, 1);
    let two = Aim::Tiles { one: RoomNumber(8), other: Some(RoomNumber(21)) };
    let mut table = unseen.plays(YOU, ActionCard::MaintenancePlan, two);
    let first = table.odds();
    assert_eq!(first.len(), 9, "any tile 1 but the one that is explored");
    table.shows(Outcome::TileLook(Room::Nest)).shows(Outcome::TileLook(Room::Surgery));

    let tile = |room| table.board().place(RoomNumber(room)).tile.expect("somebody has seen it");
    assert_eq!((tile(8).for_rules(), tile(21).for_rules()), (Room::Nest, Room::Surgery));
    assert!(tile(8).by().has(YOU) && !tile(8).by().has(SHE));
    assert!(!table.board().explored.has(RoomNumber(8)), "it stays face down");
}

/// LOC-38.53 LOC-5.9
#[test]
fn a_tile_that_one_has_seen_is_not_looked_at_again_and_the_last_one_alone() {
    let mut seen = room(Room::Laboratory, 1);
    for number in 1..=27 {
        let number = RoomNumber(number);
        if number != RoomNumber(8) && number != RoomNumber(9) && !seen.board.explored.has(number) {
            let tile = seen.board.complex().slot(number).tile;
            let one = seen.board.unseen_tiles.iter().map(|(room, _)| room).find(|room| room.print().tile == tile);
            let Some(one) = one else { continue };
            seen = seen.with(|board| {
                board.unseen_tiles.take(one);
                board.place_mut(number).tile = Some(engine::Known::to(engine::Seats::one(YOU), one));
            });
        }
    }
    let left = |given: &Given| {
        let aims = given.card_aims(YOU, ActionCard::MaintenancePlan);
        aims.into_iter().filter(|aim| matches!(aim, Aim::Tiles { .. })).collect::<Vec<_>>()
    };
    assert_eq!(left(&seen), [Aim::Tiles { one: RoomNumber(8), other: Some(RoomNumber(9)) }]);
    let table = seen.plays(YOU, ActionCard::MaintenancePlan, left(&seen)[0]);
    assert!(matches!(table.waiting(), Frame::TileLook(_)));

    let one_left = seen.with(|board| board.explored.insert(RoomNumber(9)));
    assert_eq!(left(&one_left), [Aim::Tiles { one: RoomNumber(8), other: None }]);
}

/// LOC-38.54
#[test]
fn it_should_work_runs_a_broken_room() {
    let broken = room(Room::PowerGenerator, 1).malfunction(20);
    assert!(broken.room_aims(YOU).is_empty());
    let turn = Aim::RoomAction { room: RoomNumber(20), with: RoomAim::TurnPower };
    assert_eq!(broken.card_aims(YOU, ActionCard::ItShouldWork), [turn]);

    let table = broken.plays(YOU, ActionCard::ItShouldWork, turn);

    assert!(table.board().has_power(RoomNumber(20)) && table.board().malfunction.has(RoomNumber(20)));
}

/// LOC-38.54 LOC-29.76
#[test]
fn or_it_uses_a_computer_without_power() {
    let learn = Aim::Computer { with: ComputerUse::GainKnowledge };
    let dark = room(Room::Laboratory, 1).computer(ComputerCard::B);
    assert!(dark.card_aims(YOU, ActionCard::ItShouldWork).contains(&learn));

    let mut table = dark.plays(YOU, ActionCard::ItShouldWork, learn);
    table.shows(Outcome::ComputerDraw(ComputerCard::E));
    assert_eq!((table.player(YOU).knowledge, table.board().computer), (2, Some(ComputerCard::E)));

    assert!(!dark.malfunction(20).card_aims(YOU, ActionCard::ItShouldWork).contains(&learn), "no computer is left");
    let lit = janitor().explored(8, Room::Laboratory, 1).stands(YOU, 8);
    assert!(!lit.card_aims(YOU, ActionCard::ItShouldWork).contains(&learn), "with power, one uses it as usual");
}
