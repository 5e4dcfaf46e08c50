//! NEM-20, NEM-21, NEM-40: the end, the victory check, and who wins.

use engine::{Game, Known, Seat, Seats};
use nemesis::{
    Frame, Nemesis, Outcome,
    board::{Board, Card, ObjectToken, Whereabouts},
    rules::{
        death::Death,
        ending::{Check, VictoryCheck},
        event_phase::EventPhase,
    },
    words::{
        ActionCard, Contamination, Coordinates, Course, Ending, EngineToken, Intruder, Object, Objective, Phase, Room,
        Weakness,
    },
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

fn engines(given: Given, tokens: [EngineToken; 3]) -> Given {
    given.with(|board| board.engines = tokens.map(|token| Some(Known::to_nobody(token))))
}

fn all_working(given: Given) -> Given {
    engines(given, [EngineToken::Working; 3])
}

/// The check, with these coordinates; B is the course.
fn checked(given: Given, coordinates: Coordinates) -> Table {
    let given = given.with(|board| board.tracks.coordinates = Some(Known::to_nobody(coordinates)));
    given.under_way(YOU, VictoryCheck { check: Check::Engines, nth: 0 })
}

fn winners(table: &Table) -> Seats {
    table.board().winners.expect("it is decided who has won")
}

/// NEM-20.1, NEM-25.5, NEM-26.63
#[test]
fn a_jump_kills_everybody_who_is_awake_aboard() {
    let given = given().time(14).whereabouts(SHE, Whereabouts::Evacuated).intruder(Intruder::Adult, 2);
    let table = given.under_way(YOU, EventPhase { step: Phase::TimeTrack });

    assert!(!table.player(YOU).is_alive() && !table.player(HE).is_alive());
    assert!(table.player(SHE).is_alive());
    assert_eq!(table.board().figures.len(), 1);
}

/// NEM-20.2, NEM-20.5, NEM-25.41, NEM-25.54
#[test]
fn when_the_ship_is_destroyed_even_sleepers_die() {
    let given = given().self_destruct(5).whereabouts(SHE, Whereabouts::Hibernating);
    let given = given.whereabouts(HE, Whereabouts::Evacuated).intruder(Intruder::Queen, 2);
    let table = given.under_way(YOU, EventPhase { step: Phase::TimeTrack });

    assert_eq!(table.board().ending, Some(Ending::SelfDestruct));
    assert!(!table.player(SHE).is_alive());
    assert!(table.player(HE).is_alive());
    assert!(table.board().figures.is_empty() && table.board().nest.is_destroyed);
}

/// NEM-20.3, NEM-25.48
#[test]
fn when_nobody_awake_is_left_the_rest_goes_by_itself() {
    let alone = || given().whereabouts(SHE, Whereabouts::Evacuated).whereabouts(HE, Whereabouts::Dead);
    let table = alone().under_way(YOU, Death { seat: YOU });
    assert_eq!(table.board().ending, Some(Ending::HyperspaceJump));

    let table = alone().self_destruct(0).under_way(YOU, Death { seat: YOU });
    assert_eq!(table.board().ending, Some(Ending::SelfDestruct));
}

/// NEM-20.4, NEM-20.14
#[test]
fn if_nobody_lives_everybody_has_lost() {
    let given = given().whereabouts(SHE, Whereabouts::Dead).whereabouts(HE, Whereabouts::Dead);
    let table = given.under_way(YOU, Death { seat: YOU });

    assert!(table.state.is_over());
    assert_eq!(winners(&table), Seats::NONE);
    assert!(Nemesis::ending(table.board()).is_some());
}

/// NEM-23.24, NEM-20.7, NEM-25.6, NEM-25.75, NEM-9.16
#[test]
fn two_damaged_engines_blow_the_ship_up_and_malfunctions_do_not_matter() {
    use EngineToken::{Damaged, Working};
    let given = engines(asleep(Objective::AbOvo), [Working, Damaged, Working]).malfunction(20).malfunction(21);
    let table = checked(given, Coordinates::Six);
    assert!(table.player(YOU).is_alive());

    let table = checked(engines(asleep(Objective::AbOvo), [Damaged, Damaged, Working]), Coordinates::Six);
    assert_eq!(table.board().ending, Some(Ending::EngineExplosion));
    assert!(!table.player(YOU).is_alive());
}

/// NEM-20.7, NEM-24.6
#[test]
fn engines_that_nobody_has_seen_are_turned_up_at_the_end() {
    let mut table = checked(asleep(Objective::AbOvo), Coordinates::Six);

    for _ in 0..3 {
        table.shows(Outcome::EngineReveal(EngineToken::Working));
    }

    assert!(table.state.is_over());
}

/// NEM-23.25, NEM-20.8, NEM-40.27
#[test]
fn on_mars_only_the_quarantine_survives_asleep() {
    let table = checked(all_working(asleep(Objective::Quarantine)), Coordinates::One);
    assert_eq!(winners(&table), Seats::one(YOU));

    let table = checked(all_working(asleep(Objective::AbOvo)), Coordinates::One);
    assert!(!table.player(YOU).is_alive());

    let table = checked(all_working(asleep(Objective::Quarantine)), Coordinates::Six);
    assert!(table.player(YOU).is_alive());
    assert_eq!(winners(&table), Seats::NONE);
}

/// NEM-23.26, NEM-20.9
#[test]
fn clean_contamination_kills_nobody() {
    let mut table = checked(all_working(asleep(Objective::AbOvo)).contaminated(YOU, 3), Coordinates::Six);

    for _ in 0..3 {
        table.shows(Outcome::Scan(Contamination::Clean));
    }

    assert!(table.state.is_over() && table.player(YOU).is_alive());
}

/// NEM-20.9, NEM-20.10
#[test]
fn an_infected_survivor_draws_four_cards_and_dies_of_contamination() {
    let mut table = checked(all_working(asleep(Objective::AbOvo)).contaminated(YOU, 1), Coordinates::Six);

    table.shows(Outcome::Scan(Contamination::Infected));
    for card in [ActionCard::Search, ActionCard::Search, ActionCard::Rest] {
        table.shows(Outcome::FinalDraw(Card::Action(card)));
    }
    table.shows(Outcome::FinalDraw(Card::Scanned(Contamination::Infected)));

    assert!(table.state.is_over() && !table.player(YOU).is_alive());
}

/// NEM-23.27, NEM-20.10, NEM-20.11
#[test]
fn a_larva_kills_nobody_who_draws_no_contamination() {
    let mut table = checked(all_working(asleep(Objective::AbOvo)).larva(YOU), Coordinates::Six);

    for card in [ActionCard::Search, ActionCard::Search, ActionCard::Rest, ActionCard::Demolition] {
        table.shows(Outcome::FinalDraw(Card::Action(card)));
    }

    assert!(table.state.is_over() && table.player(YOU).is_alive());
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

/// NEM-40.20
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
}

/// NEM-38.23, NEM-9.7, NEM-26.62
#[test]
fn the_ninth_fire_ends_the_game_at_once() {
    let given = [1, 2, 3, 4, 5, 6, 7, 8].into_iter().fold(given(), Given::fire);
    let effect = nemesis::rules::events::EventEffect { event: nemesis::words::Event::FlammableCompounds, nth: 0 };
    let table = given.under_way(YOU, effect);

    assert_eq!(table.board().ending, Some(Ending::Fire));
    assert!(table.state.is_over());
    assert!(!matches!(table.state.under_way().last(), Some(Frame::EventEnd(_))));
}
