//! LOC-20.1 to LOC-20.6, LOC-20.30 to LOC-20.35: who gets away, and who does not.

use lockdown::{
    Heard, Outcome,
    board::{ObjectToken, Rover, Whereabouts},
    rules::aims::RoomAim,
    words::{Contingency, Door, Intruder, Item, Level, NoiseFace, Pod, Room, RoomNumber, StalkerToken},
};

use crate::table::{Given, SHE, Table, YOU, given};

fn isolation() -> Given {
    given().stands(YOU, 19).time(8)
}

fn rolled(given: Given, aim: RoomAim, face: NoiseFace) -> Table {
    let mut table = given.uses_the_room(YOU, aim);
    table.shows(Outcome::NoiseRoll(face));
    table
}

/// LOC-20.1 LOC-26.60 LOC-21.21
#[test]
fn isolation_is_open_from_space_eight_on_or_with_the_alert() {
    assert!(isolation().time(9).room_aims(YOU).is_empty());
    assert_eq!(isolation().room_aims(YOU), [RoomAim::Nothing]);
    let alert = isolation().time(9).with(|board| board.time.alert = Some(4));
    assert_eq!(alert.room_aims(YOU), [RoomAim::Nothing]);
    assert!(isolation().intruder(Intruder::Larva, 19).room_aims(YOU).is_empty(), "LOC-29.34");
}

/// LOC-20.2 LOC-20.3 LOC-20.5
#[test]
fn whoever_makes_no_noise_that_matters_is_locked_in_with_all_that_is_carried() {
    let other =
        isolation().whereabouts(SHE, Whereabouts::LockedIn).empty_handed(YOU).carries_object(YOU, ObjectToken::Egg);
    let table = rolled(other, RoomAim::Nothing, NoiseFace::Two);

    assert_eq!(table.player(YOU).whereabouts, Whereabouts::LockedIn);
    assert!(table.player(YOU).hands.objects().any(|it| it == ObjectToken::Egg));
    assert!(table.told().contains(&Heard::LockedIn { seat: YOU }));
}

/// LOC-20.2 LOC-26.61
#[test]
fn danger_that_brings_somebody_makes_it_fail() {
    let next_door = isolation().intruder(Intruder::Adult, 18);
    let table = rolled(next_door, RoomAim::Nothing, NoiseFace::Danger);
    assert_eq!((table.room_of(YOU), table.intruders_in(19)), (19, vec![Intruder::Adult]));
    assert!(table.told().contains(&Heard::LockInFailed { seat: YOU }));

    let door = next_door.door(18, 3, Door::Closed);
    let table = rolled(door, RoomAim::Nothing, NoiseFace::Danger);
    assert_eq!(table.player(YOU).whereabouts, Whereabouts::LockedIn, "one that only broke a door has not come");
}

/// LOC-29.24
#[test]
fn a_larva_that_is_gone_again_has_come_and_a_blank_has_not() {
    let noisy = isolation().noise(19, 1).in_the_bag(StalkerToken::LarvaOneTwo);
    let mut larva = rolled(noisy, RoomAim::Nothing, NoiseFace::One);
    larva.shows(Outcome::EncounterDraw(StalkerToken::LarvaOneTwo)).nobody_reacts();
    assert!(larva.player(YOU).has_larva && larva.intruders_in(19).is_empty());
    assert_eq!(larva.room_of(YOU), 19);

    let mut blank = rolled(noisy, RoomAim::Nothing, NoiseFace::One);
    blank.shows(Outcome::EncounterDraw(StalkerToken::Blank));
    assert_eq!(blank.player(YOU).whereabouts, Whereabouts::LockedIn);
}

fn exit() -> Given {
    given().explored(1, Room::ContaminatedRoom, 1).stands(YOU, 1).with(|board| board.is_gate_open = true)
}

/// LOC-20.32 LOC-26.43 LOC-19.75 LOC-29.54 LOC-29.58
#[test]
fn the_way_out_needs_an_open_gate_and_a_working_room_without_intruders() {
    assert_eq!(exit().room_aims(YOU), [RoomAim::EvacuateByRover]);
    assert!(exit().with(|board| board.is_gate_open = false).room_aims(YOU).is_empty());
    assert!(exit().intruder(Intruder::Adult, 1).room_aims(YOU).is_empty());
    assert!(exit().with(|board| board.rover = Rover::Bunker).room_aims(YOU).is_empty());
    let surgery = given().explored(1, Room::Surgery, 1).stands(YOU, 1).with(|board| board.is_gate_open = true);
    assert!(surgery.malfunction(1).room_aims(YOU).is_empty());
}

/// LOC-20.33 LOC-20.35 LOC-7.13
#[test]
fn the_rover_takes_one_to_the_bunker_without_a_noise() {
    let table = exit().uses_the_room(YOU, RoomAim::EvacuateByRover);

    assert_eq!((table.player(YOU).whereabouts, table.board().rover), (Whereabouts::Bunker, Rover::Bunker));
    assert!(table.is_quiet());
}

/// LOC-20.34 LOC-29.146 LOC-37.22
#[test]
fn on_foot_a_suit_is_needed_and_a_noise_roll_decides() {
    let suited = exit().carries(YOU, Item::EnviroSuit);
    assert_eq!(suited.room_aims(YOU), [RoomAim::EvacuateByRover, RoomAim::EvacuateOnFoot]);
    let table = rolled(suited, RoomAim::EvacuateOnFoot, NoiseFace::Silence);
    assert_eq!(table.player(YOU).whereabouts, Whereabouts::Bunker);
    assert!(table.player(YOU).has_suit(), "it is kept");

    let failed = rolled(suited.intruder(Intruder::Creeper, 2), RoomAim::EvacuateOnFoot, NoiseFace::Danger);
    assert_eq!(failed.room_of(YOU), 1);
    let battle = exit().carries(YOU, Item::BattleSuit).room_aims(YOU);
    assert!(battle.contains(&RoomAim::EvacuateOnFoot));
}

/// LOC-23.4
#[test]
fn when_the_last_one_is_away_the_game_is_over() {
    let last = exit().active_code(Contingency::Green).whereabouts(SHE, Whereabouts::LockedIn);
    let last = last.whereabouts(crate::table::HE, Whereabouts::Launched);
    let table = last.uses_the_room(YOU, RoomAim::EvacuateByRover);

    assert_eq!(table.board().ending, Some(lockdown::words::Ending::TimeOut));
    assert!([YOU, SHE].iter().all(|&seat| table.player(seat).is_alive()));
}

/// LOC-29.44
#[test]
fn on_the_main_side_the_rover_takes_whoever_boards_it_to_the_bunker_and_nowhere_else() {
    assert!(
        exit().with(|board| board.is_gate_open = false).room_aims(YOU).is_empty(),
        "without the gate it goes nowhere"
    );
    assert_eq!(exit().room_aims(YOU), [RoomAim::EvacuateByRover]);

    let table = exit().uses_the_room(YOU, RoomAim::EvacuateByRover);
    assert_eq!((table.player(YOU).whereabouts, table.board().rover), (Whereabouts::Bunker, Rover::Bunker));
}

/// LOC-1.6
#[test]
fn outside_of_rooms_there_are_only_the_pods_and_the_bunker() {
    let pod = given().explored(20, Room::CssRoomA, 1).stands(YOU, 20).time(10).uses_the_room(YOU, RoomAim::Nothing);
    assert_eq!(pod.player(YOU).whereabouts, Whereabouts::Pod { pod: Pod::A });
    assert_eq!(exit().uses_the_room(YOU, RoomAim::EvacuateByRover).player(YOU).whereabouts, Whereabouts::Bunker);

    let caves = given().explored(20, Room::CaveEntrance, 1).stands(YOU, 20);
    let crawled = caves.uses_the_room(YOU, RoomAim::Room { room: RoomNumber(6) });
    assert_eq!(crawled.room_of(YOU), 6, "nobody stays in the caves");
    let all = [(1, true), (2, true), (3, true), (4, true)];
    let rode = given()
        .power(all)
        .elevator(Level::S01)
        .stands(YOU, 2)
        .uses_the_room(YOU, RoomAim::RideTo { level: Level::S03 });
    assert_eq!(rode.room_of(YOU), 18, "nor in the elevator");
}
