//! NEM-21, NEM-40: what wins, and what does not.

use engine::{Known, Seat};
use nemesis::{
    board::{Board, ObjectToken, Rooms, Whereabouts},
    rules::objectives::winners,
    words::{Coordinates, Course, Ending, Item, Object, Objective, Room, RoomNumber, Weakness, all_rooms},
};

use crate::table::*;

/// You are away in a pod with this objective, and the others are dead.
fn away(objective: Objective) -> Given {
    given()
        .whereabouts(YOU, Whereabouts::Evacuated)
        .whereabouts(SHE, Whereabouts::Dead)
        .whereabouts(HE, Whereabouts::Dead)
        .with(|board| {
            board.ending = Some(Ending::HyperspaceJump);
            board.tracks.coordinates = Some(Known::to_nobody(Coordinates::Two));
            board.player_mut(YOU).objectives[0] = Some(Known::to_nobody(objective));
        })
}

/// The same, and she lives as well, so that you are not the only survivor.
fn with_her(objective: Objective) -> Given {
    away(objective).whereabouts(SHE, Whereabouts::Evacuated)
}

fn wins(given: Given) -> bool {
    winners(&given.board).has(YOU)
}

/// The ship has gone where card 2 leads: A to Earth, B to deep space, C to Mars.
fn arrives(board: &mut Board, course: Course) {
    board.tracks.course = course;
}

fn is_destroyed(board: &mut Board) {
    board.ending = Some(Ending::Fire);
}

/// NEM-21.1
#[test]
fn the_dead_win_with_nothing() {
    let dead = away(Objective::AbOvo).weakness(Object::Egg, Weakness::VitalPlaces);

    assert!(wins(away(Objective::AbOvo).weakness(Object::Egg, Weakness::VitalPlaces)));
    assert!(!wins(dead.whereabouts(YOU, Whereabouts::Dead)));
}

/// NEM-40.1 NEM-40.7 NEM-40.19 NEM-21.4 NEM-21.6
#[test]
fn a_ship_home_or_being_alone() {
    for objective in [Objective::SalvagingThePrimeAsset, Objective::TheOldestFriend] {
        assert!(wins(away(objective)), "the only survivor");
        assert!(!wins(with_her(objective)));
        assert!(wins(with_her(objective).with(|board| arrives(board, Course::A))));
        let wreck = with_her(objective).with(|board| arrives(board, Course::A)).with(is_destroyed);
        assert!(!wins(wreck), "a ship that is destroyed arrives nowhere");
    }
    assert!(!wins(away(Objective::DestinationEarth)));
    assert!(wins(away(Objective::DestinationEarth).with(|board| arrives(board, Course::A))));
}

/// NEM-40.2 NEM-40.27
#[test]
fn quarantine_is_mars_or_earth_without_a_nest() {
    let quarantine = || away(Objective::Quarantine);

    assert!(wins(quarantine().with(|board| arrives(board, Course::C))));
    assert!(!wins(quarantine().with(|board| arrives(board, Course::A))), "home alive is not enough");
    let without_nest = quarantine().with(|board| {
        arrives(board, Course::A);
        board.nest.is_destroyed = true;
    });
    assert!(wins(without_nest));
}

/// NEM-40.3 NEM-40.22 NEM-40.29 NEM-21.9 NEM-25.54
#[test]
fn the_signal_and_the_queen_or_the_ship() {
    for objective in [Objective::TheGreatHunt, Objective::CuttingOffTheHead] {
        assert!(!wins(away(objective).with(|board| board.queen_is_killed = true)), "without a signal");
        assert!(!wins(away(objective).signal(YOU)));
        assert!(wins(away(objective).signal(YOU).with(|board| board.queen_is_killed = true)));
        assert!(wins(away(objective).signal(YOU).with(is_destroyed)));
        assert!(!wins(away(objective).signal(SHE).with(is_destroyed)), "somebody else's signal");
    }
}

/// NEM-40.9 NEM-40.25 NEM-21.8 NEM-25.54
#[test]
fn the_signal_and_the_nest_or_the_ship() {
    for objective in [Objective::AliensOnASpaceship, Objective::CleanUpCrew] {
        assert!(!wins(away(objective).signal(YOU)));
        assert!(wins(away(objective).signal(YOU).with(|board| board.nest.is_destroyed = true)));
        assert!(wins(away(objective).signal(YOU).with(is_destroyed)));
        assert!(!wins(away(objective).with(is_destroyed)));
    }
}

/// NEM-40.4 NEM-40.13 NEM-40.24 NEM-21.11 NEM-26.77 NEM-26.78
#[test]
fn what_has_to_be_carried_away() {
    let burial = || away(Objective::AProperBurial).signal(YOU);
    let moved = |given: Given, seat: Seat| {
        given
            .with(|board| board.place_mut(RoomNumber(11)).has_blue_corpse = false)
            .carries_object(seat, ObjectToken::BlueCorpse)
    };
    assert!(!wins(burial()));
    assert!(wins(moved(burial(), YOU)));
    assert!(!wins(moved(burial(), SHE)), "only the carrier");
    assert!(!wins(moved(away(Objective::AProperBurial), YOU)), "without a signal");

    assert!(wins(away(Objective::MyPrecious).signal(YOU).carries_object(YOU, ObjectToken::Egg)));
    assert!(!wins(away(Objective::MyPrecious).carries_object(YOU, ObjectToken::Egg)));
    assert!(wins(away(Objective::SpecialDelivery).carries_object(YOU, ObjectToken::Egg)));
    assert!(!wins(away(Objective::SpecialDelivery).carries_object(YOU, ObjectToken::Carcass)));
}

/// NEM-40.5 NEM-40.28
#[test]
fn the_hoarder_needs_seven_items_and_a_pod() {
    let hoard = |n| {
        let items = [Item::Tools, Item::Medkit, Item::Decoy, Item::Alcohol, Item::Clothes, Item::LogKey];
        items.into_iter().take(n).fold(away(Objective::Hoarder), |given, item| given.carries(YOU, item))
    };

    assert!(wins(hoard(6)), "with the revolver");
    assert!(!wins(hoard(5)), "a quest item that is not active does not count");
    assert!(!wins(hoard(6).whereabouts(YOU, Whereabouts::Hibernating)));
}

/// NEM-40.6 NEM-40.23 NEM-21.12
#[test]
fn the_signal_and_every_room() {
    for objective in [Objective::RelentlessInvestigator, Objective::NoManLeftBehind] {
        let explored = |n: u8| {
            away(objective)
                .signal(YOU)
                .with(move |board| board.explored = all_rooms().take(n.into()).collect::<Rooms>())
        };
        assert!(wins(explored(21)));
        assert!(!wins(explored(20)));
    }
}

/// NEM-40.8
#[test]
fn best_friends_survive_together() {
    assert!(!wins(away(Objective::BestFriendsForever)));
    assert!(wins(with_her(Objective::BestFriendsForever)));
}

/// NEM-40.10 NEM-40.11 NEM-40.12 NEM-40.21 NEM-21.7 NEM-15.5
#[test]
fn weaknesses_that_have_to_be_known() {
    let knows = |given: Given, object| given.weakness(object, Weakness::VitalPlaces);

    assert!(wins(knows(away(Objective::Necroscopy).signal(YOU), Object::IntruderCarcass)));
    assert!(!wins(knows(away(Objective::Necroscopy), Object::IntruderCarcass)));
    assert!(wins(knows(away(Objective::AbOvo), Object::Egg)));
    assert!(!wins(knows(away(Objective::AbOvo), Object::CharacterCorpse)));
    for objective in [Objective::ExtremeFieldBiology, Objective::FirstContactProtocol] {
        let one = || away(objective).weakness(Object::Egg, Weakness::VitalPlaces);
        assert!(!wins(one()));
        assert!(wins(one().weakness(Object::CharacterCorpse, Weakness::TheWayOfMoving)));
    }
}

/// NEM-40.14 NEM-40.15 NEM-40.16 NEM-40.17 NEM-40.18 NEM-21.2 NEM-21.3
#[test]
fn feuds_are_with_the_others() {
    let five = |objective| {
        Given::players(5, &[]).with(|board| {
            board.ending = Some(Ending::SelfDestruct);
            for seat in board.seats() {
                board.player_mut(seat).whereabouts = Whereabouts::Evacuated;
            }
            board.player_mut(YOU).objectives[0] = Some(Known::to_nobody(objective));
        })
    };
    let feuds = [
        (Objective::GreenerPastures, 1),
        (Objective::AnOldFeud, 2),
        (Objective::HostileTakeover, 3),
        (Objective::TheFinalEnlightenment, 4),
    ];

    for (objective, seat) in feuds {
        assert!(!wins(five(objective)), "{objective:?}");
        assert!(wins(five(objective).whereabouts(Seat(seat), Whereabouts::Dead)), "{objective:?}");
    }
    let own = Objective::TheRightMomentToStrike;
    assert!(!wins(five(own).whereabouts(SHE, Whereabouts::Dead)), "nobody is at feud with themselves");
    assert!(wins(away(own)), "but one may be the last");
}

/// NEM-40.20
#[test]
fn the_post_mortem_needs_the_blue_corpse_on_the_floor_of_the_surgery() {
    let at = |room| {
        away(Objective::EmergencyPostMortem).explored(2, Room::Surgery, 0).with(move |board| {
            board.place_mut(RoomNumber(11)).has_blue_corpse = false;
            board.place_mut(RoomNumber(room)).has_blue_corpse = true;
        })
    };

    assert!(wins(at(2)));
    assert!(!wins(at(3)));
}

/// NEM-26.25
#[test]
fn without_a_first_encounter_either_objective_wins() {
    let both = away(Objective::DestinationEarth).with(|board| {
        board.player_mut(YOU).objectives[1] = Some(Known::to_nobody(Objective::SalvagingThePrimeAsset));
    });

    assert!(wins(both));
}
