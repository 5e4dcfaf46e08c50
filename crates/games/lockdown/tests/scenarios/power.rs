//! LOC-16, LOC-19.12, LOC-19.66: power is lost, and comes back.

use engine::{Log, Setup as _};
use lockdown::{
    Choice, Heard, Lockdown, Setup,
    board::{Board, Bomb, Rooms},
    rules::{
        aims::RoomAim,
        power::Arrangement,
        rooms,
        time::{NoiseRemoval, TimePasses},
    },
    words::{
        Autodestruction, BackupPower, CorridorNumber, Ending, Level, PowerArea, PowerToken, Room, RoomNumber, Side,
    },
};

use nemesis_kit::rules::markers::put_fire;

use crate::table::{Given, HE, SHE, Table, YOU, given};

fn lit(table: &Table) -> [bool; 4] {
    [PowerArea::S01, PowerArea::S02, PowerArea::S03, PowerArea::Elevator].map(|area| table.board().power.is_on(area))
}

fn passes(given: Given) -> Table {
    given.under_way(TimePasses {})
}

/// LOC-16.30 LOC-16.31 LOC-26.35 LOC-33.10 LOC-4.33
#[test]
fn a_red_threshold_puts_out_the_highest_active_token() {
    let table = passes(given().power([(3, false), (1, true), (4, false), (2, true)]));

    assert_eq!(table.board().time.space, 14);
    assert_eq!(lit(&table), [false, true, false, false], "the elevator has no power any more");
    assert!(table.told().contains(&Heard::PowerTurned {
        area: PowerArea::Elevator,
        token: PowerToken::Two,
        is_active: false
    }));
}

/// LOC-16.20 LOC-26.36 LOC-26.37
#[test]
fn backup_power_stops_red_thresholds_and_no_blue_ones() {
    let backed = given().with(|board| board.time.backup = BackupPower::On);
    assert_eq!(lit(&passes(backed)), [true, true, false, false]);

    assert_eq!(lit(&passes(backed.time(12))), [true, false, false, false]);
}

/// LOC-16.31 LOC-33.4
#[test]
fn without_power_a_threshold_does_nothing() {
    let table = passes(given().power([(1, false), (2, false), (3, false), (4, false)]));

    assert_eq!(lit(&table), [false; 4]);
    assert!(!table.told().iter().any(|it| matches!(it, Heard::PowerTurned { .. })));
}

/// LOC-19.12 LOC-16.41 LOC-26.55 LOC-29.141
#[test]
fn the_generator_turns_the_power_of_the_own_level_over_either_way() {
    let generator = given().explored(20, Room::PowerGenerator, 1).stands(YOU, 20);

    let on = generator.uses_the_room(YOU, RoomAim::TurnPower);
    assert_eq!(lit(&on), [true, true, true, false]);

    let powered = generator.power([(1, true), (2, true), (3, true), (4, false)]);
    assert_eq!(lit(&powered.uses_the_room(YOU, RoomAim::TurnPower)), [true, true, false, false]);

    let mut from_the_stairs = Vec::new();
    let board = generator.stands(YOU, 6).board;
    rooms::each_aim(&board, YOU, RoomNumber(20), &mut |aim| from_the_stairs.push(aim));
    assert!(!from_the_stairs.contains(&RoomAim::TurnPower), "there is no level to be lit");
}

/// LOC-19.13 LOC-21.11 LOC-21.13
#[test]
fn the_generator_stops_an_autodestruction_that_is_yellow() {
    let bomb = |side| Some(Bomb { space: 9, side });
    let generator = given().explored(20, Room::PowerGenerator, 1).stands(YOU, 20);
    let yellow = generator.with(|board| board.time.autodestruction = bomb(Autodestruction::Yellow));
    assert_eq!(yellow.uses_the_room(YOU, RoomAim::StopAutodestruction).board().time.autodestruction, None);

    let red = generator.with(|board| board.time.autodestruction = bomb(Autodestruction::Red));
    assert_eq!(red.room_aims(YOU), [RoomAim::TurnPower]);
    assert_eq!(generator.room_aims(YOU), [RoomAim::TurnPower]);
}

fn arrangement(tokens: [PowerToken; 4]) -> Choice {
    let [s01, s02, s03, elevator] = tokens;
    Choice::Redistribution(Arrangement { s01, s02, s03, elevator })
}

/// LOC-19.66 LOC-26.39 LOC-29.48 LOC-4.75
#[test]
fn backup_power_supply_starts_anew_and_lays_the_tokens_where_one_likes() {
    use PowerToken::{Four, One, Three, Two};
    let mut table = given()
        .power([(1, false), (2, false), (3, false), (4, true)])
        .stands(YOU, 22)
        .uses_the_room(YOU, RoomAim::Nothing);
    assert_eq!(table.answers(YOU).len(), 24);

    table.chooses(YOU, arrangement([Four, Three, Two, One]));

    assert_eq!(lit(&table), [false, false, true, true]);
    assert_eq!(table.board().time.backup, BackupPower::On);
}

/// LOC-26.38 LOC-29.144
#[test]
fn with_three_active_tokens_there_is_no_new_start() {
    use PowerToken::{Four, One, Three, Two};
    let three = given().power([(1, true), (2, true), (3, false), (4, true)]).stands(YOU, 22);
    let mut table = three.uses_the_room(YOU, RoomAim::Nothing);

    table.chooses(YOU, arrangement([One, Two, Three, Four]));

    assert_eq!(lit(&table), [true, true, false, true], "and the arrangement may be the old one");
    assert_eq!(table.board().time.backup, BackupPower::On);
}

/// LOC-4.34 LOC-4.35 LOC-26.46 LOC-16.2 LOC-29.3
#[test]
fn noise_dies_away_on_powered_levels_where_nobody_is_next_to_it() {
    let noisy =
        given().stands(YOU, 4).stands(SHE, 18).stands(HE, 19).power([(1, true), (3, false), (4, false), (2, true)]);
    // 002–003 between two empty rooms, 001–004 at a character's, 008–009 on a dark level, and the technical space.
    let noisy = noisy.noise(2, 2).noise(1, 2).noise(8, 4).noise(1, 3);

    let table = noisy.under_way(NoiseRemoval {});

    let plan = table.board().plan();
    let has = |room, number| table.board().noise.has(plan.way(RoomNumber(room), CorridorNumber(number)));
    assert_eq!([has(2, 2), has(1, 2), has(8, 4), has(1, 3)], [false, true, true, true]);
    assert!(table.told().contains(&Heard::NoiseRemoved { level: Level::S01 }));
}

/// LOC-1.10 LOC-16.10 LOC-29.20
#[test]
fn crossroads_are_never_dark_and_never_powered() {
    let board = Board::new(Setup { side: Side::Alternative, ..Setup::standard(3) });
    let crossroads: Rooms = (28..=30).map(RoomNumber).collect();
    assert!(crossroads.iter().all(|room| !board.is_dark_room(room) && !board.has_power(room)));
}

/// LOC-9.17
#[test]
fn markers_that_have_left_the_game_are_missed() {
    let mut board = (1..=11).fold(given(), Given::fire).with(|board| board.fires_removed = 1).board;

    let end = put_fire::<Lockdown>(&mut board, RoomNumber(12), &mut Log::Off);

    assert!(end.is_some(), "the twelfth fire is one too many");
    assert_eq!(board.ending, Some(Ending::Fire));
}
