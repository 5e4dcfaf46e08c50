//! LOC-8: the elevator and the staircases.

use engine::Seats;
use lockdown::{
    Choice, Heard,
    rules::aims::RoomAim,
    words::{Intruder, Level, RoomNumber, YesNo},
};

use crate::table::{Given, SHE, YOU, given};

fn powered() -> Given {
    given().power([(3, false), (4, false), (2, true), (1, true)])
}

/// LOC-8.12 LOC-26.54 LOC-29.106
#[test]
fn the_elevator_is_called_from_where_it_is_not() {
    let upstairs = powered().stands(YOU, 2);
    assert_eq!(upstairs.room_aims(YOU), [RoomAim::CallElevator]);

    let table = upstairs.uses_the_room(YOU, RoomAim::CallElevator);

    assert_eq!(table.board().elevator, Level::S01);
}

/// LOC-8.13 LOC-8.15 LOC-7.13 LOC-26.54 LOC-8.10
#[test]
fn whoever_rides_takes_the_elevator_along_and_makes_no_noise() {
    let here = powered().elevator(Level::S01).stands(YOU, 2).intruder(Intruder::Adult, 18);
    assert_eq!(here.room_aims(YOU), [Level::S02, Level::S03].map(|level| RoomAim::RideTo { level }));

    let table = here.uses_the_room(YOU, RoomAim::RideTo { level: Level::S03 });

    assert_eq!((table.room_of(YOU), table.board().elevator), (18, Level::S03));
    assert!(table.is_quiet() && table.board().noise.is_empty(), "no roll, and no encounter with who is there");
}

/// LOC-8.14 LOC-4.70
#[test]
fn others_in_the_room_are_asked_even_after_they_have_passed() {
    let here = powered().elevator(Level::S01).stands(YOU, 2).stands(SHE, 2);
    let mut table = here
        .with(|board| board.player_mut(SHE).has_passed = true)
        .uses_the_room(YOU, RoomAim::RideTo { level: Level::S02 });
    table.chooses(SHE, Choice::RideAlong(YesNo::Yes));
    assert_eq!((table.room_of(YOU), table.room_of(SHE)), (7, 7));
    assert!(table.told().contains(&Heard::ElevatorRidden { with: Seats::one(YOU).with(SHE), to: Level::S02 }));

    let mut alone = here.uses_the_room(YOU, RoomAim::RideTo { level: Level::S02 });
    alone.chooses(SHE, Choice::RideAlong(YesNo::No));
    assert_eq!((alone.room_of(YOU), alone.room_of(SHE)), (7, 2));
}

/// LOC-8.16 LOC-29.13 LOC-8.11
#[test]
fn a_malfunction_hinders_only_where_one_stands() {
    let there = powered().elevator(Level::S01).stands(YOU, 2).malfunction(18);
    assert!(there.room_aims(YOU).contains(&RoomAim::RideTo { level: Level::S03 }));

    assert!(powered().stands(YOU, 2).malfunction(2).room_aims(YOU).is_empty());
}

/// LOC-26.55 LOC-16.3 LOC-29.105
#[test]
fn without_power_of_its_own_the_elevator_does_nothing() {
    let lit_level = given().power([(1, true), (2, true), (3, true), (4, false)]);

    assert!(lit_level.stands(YOU, 2).room_aims(YOU).is_empty());
    assert!(lit_level.stands(YOU, 7).room_aims(YOU).is_empty());
}

/// LOC-8.17 LOC-8.18 LOC-18.8 LOC-8.19 LOC-19.58
#[test]
fn staircases_belong_to_no_level_and_do_nothing() {
    let stairs = powered().stands(YOU, 6).stands(SHE, 6);

    assert!(stairs.room_aims(YOU).is_empty());
    assert_eq!(stairs.board.level(RoomNumber(6)), None);
    assert!(!stairs.board.share_a_level(YOU, SHE));
}
