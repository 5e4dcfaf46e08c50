//! NEM-4.19 to NEM-4.24: intruders move at an event.

use nemesis::{
    Outcome,
    rules::event_phase::EventPhase,
    words::{CorridorNumber, Door, Event, Intruder, IntruderToken, Object, Phase, RoomNumber, Weakness},
};

use crate::table::*;

fn at_the_event(given: Given, event: Event) -> Table {
    let mut table = given.under_way(YOU, EventPhase { step: Phase::EventCard });
    table.shows(Outcome::EventDraw(event));
    table
}

fn ship() -> Given {
    given().stands(YOU, 1).stands(SHE, 1).stands(HE, 1)
}

/// NEM-23.1 NEM-4.19 NEM-25.38 NEM-4.24
#[test]
fn intruders_on_the_card_move_through_the_corridor_with_its_number_unless_in_combat() {
    let setting = ship()
        .intruder(Intruder::Adult, 11)
        .intruder(Intruder::Breeder, 6)
        .intruder(Intruder::Queen, 20)
        .intruder(Intruder::Creeper, 8)
        .intruder(Intruder::Larva, 12)
        .intruder(Intruder::Adult, 1);
    let table = at_the_event(setting, Event::CoolantLeak);

    let rooms: Vec<u8> = (0..6).map(|nth| table.figure(nth).room.0).collect();
    assert_eq!(rooms, [15, 7, 18, 8, 12, 1], "corridor 1; creepers, larvae and those in combat stay");
    assert!(!table.board().explored.has(RoomNumber(15)), "an intruder explores nothing");
}

/// NEM-4.20 NEM-8.4
#[test]
fn an_intruder_that_enters_technical_corridors_goes_back_into_the_bag() {
    let setting = ship().intruder(Intruder::Queen, 21).injured(3).noise(21, 2);
    let table = at_the_event(setting, Event::EggProtection);

    assert!(table.board().swarm.figures.is_empty());
    assert_eq!(table.board().swarm.bag.count(IntruderToken::QueenFour), 1);
    assert!(!table.board().noise.is_empty(), "the noise stays");
}

/// NEM-23.29 NEM-4.21 NEM-4.22
#[test]
fn intruders_at_a_closed_door_destroy_it_together_and_stay() {
    let setting = ship().intruder(Intruder::Adult, 11).intruder(Intruder::Adult, 11).door(11, 2, Door::Closed);
    let table = at_the_event(setting, Event::Malfunction);

    assert_eq!(table.intruders_in(11), [Intruder::Adult, Intruder::Adult]);
    let corridor = table.board().corridor(RoomNumber(11), CorridorNumber(2)).expect("a corridor");
    assert_eq!(table.board().door(corridor), Door::Destroyed);
}

/// NEM-39.2 NEM-9.24 NEM-25.36
#[test]
fn once_their_way_of_moving_is_known_only_breeders_and_the_queen_destroy_doors() {
    let setting =
        |kind| ship().intruder(kind, 11).door(11, 2, Door::Closed).weakness(Object::Egg, Weakness::TheWayOfMoving);
    let door = |table: &Table| {
        let corridor = table.board().corridor(RoomNumber(11), CorridorNumber(2)).expect("a corridor");
        table.board().door(corridor)
    };

    let adult = at_the_event(setting(Intruder::Adult), Event::Malfunction);
    let breeder = at_the_event(setting(Intruder::Breeder), Event::Malfunction);

    assert_eq!((door(&adult), adult.intruders_in(11)), (Door::Closed, vec![Intruder::Adult]));
    assert_eq!((door(&breeder), breeder.intruders_in(11)), (Door::Destroyed, vec![Intruder::Breeder]));
}

/// NEM-4.23 NEM-10.2
#[test]
fn an_intruder_that_walks_in_on_somebody_makes_no_surprise_attack() {
    let table = at_the_event(
        given().stands(YOU, 6).intruder(Intruder::Adult, 11).stands(SHE, 1).stands(HE, 1),
        Event::Malfunction,
    );

    assert_eq!(table.intruders_in(6), [Intruder::Adult]);
    assert_eq!(table.player(YOU).light_wounds.count(), 0);
}

/// NEM-23.44 NEM-26.83
#[test]
fn of_a_double_corridor_only_the_one_with_the_number_counts() {
    let setting = Given::players(3, &[("side", "alternative")])
        .stands(YOU, 2)
        .stands(SHE, 2)
        .stands(HE, 2)
        .intruder(Intruder::Adult, 5)
        .door(5, 1, Door::Closed);
    let open = setting.board.open_ways(RoomNumber(5)).map(|(number, _)| number.0).collect::<Vec<_>>();
    let table = at_the_event(setting, Event::BulkheadsOpen);

    assert_eq!(open, [2, 3, 4], "a character could take the other one");
    assert_eq!(table.intruders_in(5), [Intruder::Adult]);
    let corridor = table.board().corridor(RoomNumber(5), CorridorNumber(1)).expect("a corridor");
    assert_eq!(table.board().door(corridor), Door::Destroyed);
}
