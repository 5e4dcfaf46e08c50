//! NEM-21, NEM-40: who wins, after the whole of the check.

use engine::{Game, Known, Seat, Seats};
use nemesis::{
    Nemesis,
    board::{Board, ObjectToken, Whereabouts},
    rules::ending::{Check, VictoryCheck},
    words::{Coordinates, Course, Ending, EngineToken, Object, Objective, Room, Weakness},
};

use crate::table::{Given, HE, SHE, Table, YOU, given};

/// A jump with everybody asleep or away, and this objective kept by `YOU`.
fn asleep(objective: Objective) -> Given {
    keeps(given(), YOU, objective)
        .whereabouts(YOU, Whereabouts::Hibernating)
        .whereabouts(SHE, Whereabouts::Dead)
        .whereabouts(HE, Whereabouts::Dead)
        .with(|board| board.ending = Some(Ending::HyperspaceJump))
}

fn keeps(given: Given, seat: Seat, objective: Objective) -> Given {
    given.with(|board| {
        board.player_mut(seat).objectives = [Some(Known::to(Seats::one(seat), objective)), None];
    })
}

fn all_working(given: Given) -> Given {
    given.with(|board| board.engines = [Some(Known::to_nobody(EngineToken::Working)); 3])
}

/// The check, with these coordinates; B is the course.
fn checked(given: Given, coordinates: Coordinates) -> Table {
    let given = given.with(|board| board.tracks.coordinates = Some(Known::to_nobody(coordinates)));
    given.under_way(YOU, VictoryCheck { check: Check::Engines, nth: 0 })
}

fn winners(table: &Table) -> Seats {
    table.board().winners.expect("it is decided who has won")
}

/// NEM-20.12, NEM-21.1, NEM-40.1, NEM-21.6
#[test]
fn whoever_brings_the_ship_home_asleep_wins_with_it() {
    let table = checked(all_working(asleep(Objective::SalvagingThePrimeAsset)), Coordinates::Six);

    assert_eq!(winners(&table), Seats::one(YOU));
    assert_eq!(Nemesis::standings(table.board())[0].seat, YOU);
}

/// What `YOU` wins with, away in a pod, when the ship has jumped and is nowhere.
fn wins(objective: Objective, change: impl FnOnce(&mut Board)) -> bool {
    let given = keeps(given(), YOU, objective)
        .whereabouts(YOU, Whereabouts::Evacuated)
        .whereabouts(SHE, Whereabouts::Evacuated)
        .whereabouts(HE, Whereabouts::Dead)
        .with(|board| {
            board.ending = Some(Ending::HyperspaceJump);
            board.tracks.course = Course::A;
        });
    let table = checked(all_working(given).with(change), Coordinates::Three);
    winners(&table).has(YOU)
}

/// NEM-21.2, NEM-21.3, NEM-40.15, NEM-40.16, NEM-20.13
#[test]
fn an_enemy_has_to_be_dead_and_cannot_be_oneself() {
    assert!(wins(Objective::AnOldFeud, |_| ()), "player 3 is dead");
    assert!(!wins(Objective::GreenerPastures, |_| ()), "player 2 lives");
    assert!(!wins(Objective::TheRightMomentToStrike, |_| ()), "player 1 is oneself");
}

/// NEM-21.4, NEM-40.7, NEM-40.8
#[test]
fn alone_or_with_friends() {
    let alone = |board: &mut Board| board.player_mut(SHE).whereabouts = Whereabouts::Dead;

    assert!(wins(Objective::TheOldestFriend, alone) && !wins(Objective::TheOldestFriend, |_| ()));
    assert!(wins(Objective::BestFriendsForever, |_| ()) && !wins(Objective::BestFriendsForever, alone));
}

/// NEM-21.5, NEM-21.9, NEM-40.3, NEM-40.29
#[test]
fn the_great_hunt_needs_the_own_signal_and_a_dead_queen() {
    assert!(!wins(Objective::TheGreatHunt, |board| board.queen_is_killed = true));
    assert!(wins(Objective::TheGreatHunt, |board| {
        board.queen_is_killed = true;
        board.player_mut(YOU).has_signal = true;
    }));
}

/// NEM-21.7, NEM-15.5, NEM-40.10, NEM-40.11, NEM-40.12
#[test]
fn weaknesses_count_whoever_discovered_them() {
    let one = |board: &mut Board| board.weaknesses[Object::Egg as usize] = Some(Weakness::VitalPlaces);
    let two = |board: &mut Board| {
        one(board);
        board.weaknesses[Object::IntruderCarcass as usize] = Some(Weakness::TheWayOfMoving);
    };

    assert!(wins(Objective::AbOvo, one) && !wins(Objective::AbOvo, |_| ()));
    assert!(wins(Objective::ExtremeFieldBiology, two) && !wins(Objective::ExtremeFieldBiology, one));
    assert!(!wins(Objective::Necroscopy, two));
}

/// NEM-21.11, NEM-40.4, NEM-40.13, NEM-26.77, NEM-26.78
#[test]
fn what_is_to_be_carried_away_has_to_be_in_the_own_hands() {
    let carries = |object| {
        move |board: &mut Board| {
            board.player_mut(YOU).has_signal = true;
            for place in &mut board.places {
                place.has_blue_corpse = false;
            }
            board.nest.eggs_in_stock -= (object == ObjectToken::Egg) as u8;
            board.player_mut(YOU).hands.put(nemesis::board::Held::Object(object));
        }
    };

    assert!(wins(Objective::AProperBurial, carries(ObjectToken::BlueCorpse)));
    assert!(wins(Objective::MyPrecious, carries(ObjectToken::Egg)));
    assert!(!wins(Objective::MyPrecious, carries(ObjectToken::Carcass)));
}

/// NEM-40.5, NEM-40.28
#[test]
fn a_hoarder_has_seven_items() {
    let with = |n: u8| {
        move |board: &mut Board| {
            let tools = nemesis::words::ItemCard::new(nemesis::words::Item::Tools, nemesis::words::Back::Yellow);
            for _ in 0..n {
                board.items.unseen.take(tools);
                board.items.piles[1].take_top();
                board.player_mut(YOU).inventory.add(tools);
            }
        }
    };

    assert!(wins(Objective::Hoarder, with(6)), "the weapon counts");
    assert!(!wins(Objective::Hoarder, with(5)));
}

/// NEM-21.8, NEM-21.10, NEM-40.9
#[test]
fn the_nest_is_destroyed_with_the_ship() {
    let signalled = |board: &mut Board| board.player_mut(YOU).has_signal = true;
    assert!(!wins(Objective::AliensOnASpaceship, signalled));
    assert!(wins(Objective::AliensOnASpaceship, |board| {
        signalled(board);
        board.nest.is_destroyed = true;
    }));
    assert!(wins(Objective::AliensOnASpaceship, |board| {
        signalled(board);
        board.ending = Some(Ending::Fire);
    }));
}

/// NEM-26.25
#[test]
fn without_an_encounter_either_objective_wins() {
    assert!(wins(Objective::Hoarder, |board| {
        let second = Some(Known::to(Seats::one(YOU), Objective::AbOvo));
        board.player_mut(YOU).objectives[1] = second;
        board.weaknesses[Object::Egg as usize] = Some(Weakness::VitalPlaces);
    }));
}

/// NEM-40.20 NEM-22.4
#[test]
fn the_blue_corpse_has_to_lie_in_the_surgery() {
    let lies = |board: &mut Board| {
        let surgery = board.place_of(Room::Surgery).expect("the surgery is explored");
        board.places.iter_mut().for_each(|place| place.has_blue_corpse = false);
        board.place_mut(surgery).has_blue_corpse = true;
    };
    let solo = || {
        let given = Given::players(1, &[]).explored(2, Room::Surgery, 1);
        let given = keeps(given, YOU, Objective::EmergencyPostMortem).whereabouts(YOU, Whereabouts::Hibernating);
        all_working(given.with(|board| board.ending = Some(Ending::HyperspaceJump)))
    };

    assert_eq!(winners(&checked(solo().with(lies), Coordinates::Six)), Seats::one(YOU));
    assert_eq!(winners(&checked(solo(), Coordinates::Six)), Seats::NONE);
    assert_eq!(winners(&checked(solo().with(lies), Coordinates::One)), Seats::NONE, "nobody lives to have won");
}
