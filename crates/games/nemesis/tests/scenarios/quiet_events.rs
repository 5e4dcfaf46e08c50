//! NEM-38: events that find nobody, or nothing.

use nemesis::{
    Frame, Outcome,
    board::{ObjectToken, Whereabouts},
    rules::event_phase::EventPhase,
    words::{Event, Intruder, NoiseFace, Phase, PodNumber, PodSide, Room, RoomNumber, Section},
};

use crate::table::*;

/// The event phase comes to its card, and it is this one.
fn at_the_event(given: Given, event: Event) -> Table {
    let mut table = given.under_way(YOU, EventPhase { step: Phase::EventCard });
    table.shows(Outcome::EventDraw(event));
    table
}

/// She waits in a pod, he sleeps with an egg in his arms, and nobody has found the nest.
fn out_of_reach() -> Given {
    given()
        .stands(YOU, 20)
        .explored(2, Room::EvacuationSectionA, 0)
        .pod(PodNumber::One, Section::A, PodSide::Unlocked)
        .whereabouts(SHE, Whereabouts::Pod { pod: PodNumber::One })
        .empty_handed(HE)
        .carries_object(HE, ObjectToken::Egg)
        .whereabouts(HE, Whereabouts::Hibernating)
}

/// NEM-38.4 NEM-26.55
#[test]
fn egg_protection_comes_for_nobody_who_is_in_no_room_or_asleep() {
    let table = at_the_event(out_of_reach(), Event::EggProtection);

    table.tells(&[Heard::EventHadNoEffect { card: Event::EggProtection }]);
    assert!(table.board().swarm.figures.is_empty());
}

/// NEM-38.9 NEM-25.3
#[test]
fn where_nobody_has_found_the_nest_nobody_is_infested_in_it() {
    let table = at_the_event(out_of_reach(), Event::Hatching);

    assert!(table.board().seats().all(|seat| !table.player(seat).has_larva));
}

/// NEM-38.9
#[test]
fn from_an_empty_nest_nothing_hatches() {
    let robbed = out_of_reach().with(|board| {
        (board.nest.eggs, board.nest.eggs_in_stock, board.nest.is_destroyed) = (0, 7, true);
    });

    let table = at_the_event(robbed, Event::Hatching);

    assert!(!table.told().contains(&Heard::EggHatched {}));
    assert_eq!((table.board().nest.eggs, table.board().nest.eggs_in_stock), (0, 7));
}

/// NEM-38.18
#[test]
fn a_single_item_burns_and_where_there_is_none_nothing_is_told() {
    let ship = given().stands(YOU, 20).stands(SHE, 20).stands(HE, 20);

    let table = at_the_event(ship.explored(6, Room::Canteen, 1).fire(6).fire(11), Event::ConsumingFire);

    let burnt = table.told().into_iter().filter(|it| matches!(it, Heard::ItemsBurnt { .. }));
    assert_eq!(burnt.collect::<Vec<_>>(), [Heard::ItemsBurnt { room: RoomNumber(6) }]);
}

/// NEM-38.10 NEM-26.55
#[test]
fn only_who_stands_at_an_entrance_out_of_combat_rolls_for_noise_in_technical_corridors() {
    let loud = || given().stands(YOU, 19).stands(SHE, 1).stands(HE, 1).noise(19, 3);
    let mut quiet = at_the_event(loud(), Event::NoiseInTechnicalCorridors);
    let fighting = at_the_event(loud().intruder(Intruder::Larva, 19), Event::NoiseInTechnicalCorridors);

    assert!(matches!(quiet.waiting(), Frame::NoiseRoll(roll) if roll.seat == YOU));
    quiet.shows(Outcome::NoiseRoll(NoiseFace::One));

    assert!(matches!(quiet.waiting(), Frame::BagDraw(_)), "the others are in the Cockpit");
    assert!(matches!(fighting.waiting(), Frame::BagDraw(_)));
}
