//! NEM-20: the end of the game, and the victory check.

use engine::{Game, Known, Seat, Seats};
use nemesis::{
    Choice, Frame, Nemesis, Outcome,
    board::{Board, Card, Whereabouts},
    rules::{
        actions::Action,
        ending::{Check, VictoryCheck},
        event_phase::EventPhase,
        turn::PassingAnswer,
    },
    words::{
        ActionCard::{Demolition, Interruption, Rest, Search},
        Contamination, Coordinates, Destination, Ending, Engine, EngineToken, Intruder, Objective, Phase, PodNumber,
        PodSide, Room, Section,
    },
};

use crate::table::*;

/// The ship has jumped: you sleep, and the others are dead. What is checked is as given.
fn jumped() -> Given {
    given()
        .whereabouts(YOU, Whereabouts::Hibernating)
        .whereabouts(SHE, Whereabouts::Dead)
        .whereabouts(HE, Whereabouts::Dead)
        .with(|board| board.ending = Some(Ending::HyperspaceJump))
}

fn engines(board: &mut Board, tokens: [EngineToken; 3]) {
    board.engines = tokens.map(|token| Some(Known::to_nobody(token)));
}

fn coordinates(board: &mut Board, card: Coordinates) {
    board.tracks.coordinates = Some(Known::to_nobody(card));
}

fn checked(given: Given) -> Table {
    given.under_way(YOU, VictoryCheck { check: Check::Engines, nth: 0 })
}

/// The ship jumps with one awake, one in a pod, one asleep, and without one who has left.
fn at_the_jump() -> Table {
    Given::players(4, &[])
        .time(14)
        .pod(PodNumber::One, Section::A, PodSide::Unlocked)
        .whereabouts(SHE, Whereabouts::Pod { pod: PodNumber::One })
        .whereabouts(HE, Whereabouts::Hibernating)
        .whereabouts(Seat(3), Whereabouts::Evacuated)
        .explored(2, Room::EvacuationSectionA, 0)
        .intruder(Intruder::Adult, 6)
        .under_way(YOU, EventPhase { step: Phase::TimeTrack })
}

/// NEM-20.1 NEM-4.38 NEM-17.56 NEM-25.5
#[test]
fn the_jump_at_the_end_of_the_time_track_kills_those_awake_and_no_sleepers_or_intruders() {
    let table = at_the_jump();

    table.tells(&[Heard::ShipJumped {}]);
    assert_eq!(table.board().ending, Some(Ending::HyperspaceJump));
    assert_eq!([YOU, HE, Seat(3)].map(|seat| table.player(seat).is_alive()), [false, true, true]);
    assert_eq!(table.board().swarm.figures.len(), 1, "what is aboard jumps as well");
}

/// NEM-18.17 NEM-26.63
#[test]
fn whoever_waits_in_a_pod_at_the_jump_dies() {
    assert!(!at_the_jump().player(SHE).is_alive());
}

/// NEM-20.2 NEM-4.15 NEM-25.41 NEM-20.5 NEM-25.54
#[test]
fn on_the_skull_the_ship_is_destroyed_with_sleepers_and_intruders() {
    let table = given()
        .time(14)
        .self_destruct(5)
        .whereabouts(SHE, Whereabouts::Hibernating)
        .whereabouts(HE, Whereabouts::Evacuated)
        .intruder(Intruder::Queen, 6)
        .under_way(YOU, EventPhase { step: Phase::TimeTrack });

    table.tells(&[Heard::ShipDestroyed { ending: Ending::SelfDestruct }]);
    assert_eq!(table.board().ending, Some(Ending::SelfDestruct));
    assert!(table.board().swarm.figures.is_empty() && table.board().nest.is_destroyed);
    assert_eq!([YOU, SHE, HE].map(|seat| table.player(seat).is_alive()), [false, false, true]);
}

/// NEM-20.3 NEM-20.4 NEM-25.48
#[test]
fn when_the_last_one_awake_is_gone_the_ship_jumps_or_blows_up() {
    let dies = |given: Given| {
        let table = given
            .whereabouts(SHE, Whereabouts::Dead)
            .whereabouts(HE, Whereabouts::Evacuated)
            .under_way(YOU, death_of(YOU));
        (table.board().ending, table.board().tracks.time)
    };

    assert_eq!(dies(given()), (Some(Ending::HyperspaceJump), 15));
    assert_eq!(dies(given().self_destruct(1)).0, Some(Ending::SelfDestruct));
}

/// NEM-23.24 NEM-20.7 NEM-25.6 NEM-25.75 NEM-9.16
#[test]
fn one_damaged_engine_is_no_explosion_whatever_is_broken_there() {
    use EngineToken::{Damaged, Working};
    let lives = |tokens| {
        let setting = jumped().malfunction(19).malfunction(20).with(|board| {
            engines(board, tokens);
            coordinates(board, Coordinates::Six);
        });
        let table = checked(setting);
        (table.player(YOU).is_alive(), table.board().ending)
    };

    assert_eq!(lives([Working, Damaged, Working]), (true, Some(Ending::HyperspaceJump)));
    assert_eq!(lives([Damaged, Damaged, Working]), (false, Some(Ending::EngineExplosion)));
}

/// NEM-20.7 NEM-20.8 NEM-24.6
#[test]
fn engines_and_coordinates_that_nobody_has_seen_are_turned_up_now() {
    let mut table = checked(jumped());

    for _ in 0..3 {
        table.shows(Outcome::EngineReveal(EngineToken::Working));
    }
    table.shows(Outcome::CoordinatesReveal(Coordinates::Six));

    let working = |engine| Heard::EngineRevealed { engine, token: EngineToken::Working };
    table.tells(&[Engine::One, Engine::Two, Engine::Three].map(working));
    table.tells(&[Heard::Arrived { coordinates: Coordinates::Six, destination: Destination::Earth }]);
    assert!(table.player(YOU).is_alive(), "course B leads to Earth by card 6");
    assert!(table.state.is_over());
}

/// NEM-23.25 NEM-20.8 NEM-25.5 NEM-40.27
#[test]
fn on_mars_only_the_quarantined_wake_up() {
    let arrives = |objective, card| {
        let table = checked(jumped().with(|board| {
            engines(board, [EngineToken::Working; 3]);
            coordinates(board, card);
            board.player_mut(YOU).objectives[0] = Some(Known::to_nobody(objective));
        }));
        let kept = [Heard::ObjectiveRevealed { seat: YOU, objective }];
        table.tells(if table.player(YOU).is_alive() { &kept } else { &[] });
        (table.player(YOU).is_alive(), table.board().winners.is_some_and(|winners| winners.has(YOU)))
    };

    assert_eq!(arrives(Objective::Quarantine, Coordinates::One), (true, true));
    assert_eq!(arrives(Objective::Hoarder, Coordinates::One), (false, false));
    assert_eq!(arrives(Objective::AbOvo, Coordinates::One), (false, false));
    assert_eq!(arrives(Objective::Quarantine, Coordinates::Six), (true, false), "home is not Mars");
}

/// NEM-20.5 NEM-21.6
#[test]
fn nothing_that_happens_to_the_ship_concerns_those_in_a_pod() {
    let table = checked(jumped().whereabouts(YOU, Whereabouts::Evacuated).with(|board| {
        engines(board, [EngineToken::Damaged; 3]);
    }));

    assert!(table.player(YOU).is_alive());
    assert_eq!(table.board().ending, Some(Ending::EngineExplosion));
}

/// You are away in a pod, and are examined.
fn examined(given: Given) -> Table {
    let setting = given
        .whereabouts(YOU, Whereabouts::Evacuated)
        .whereabouts(SHE, Whereabouts::Dead)
        .whereabouts(HE, Whereabouts::Dead)
        .with(|board| board.ending = Some(Ending::SelfDestruct));
    setting.under_way(YOU, VictoryCheck { check: Check::Contamination, nth: 0 })
}

/// NEM-23.26 NEM-20.9
#[test]
fn a_survivor_with_clean_cards_only_lives_without_drawing() {
    let mut table = examined(given().contaminated(YOU, 3));

    for _ in 0..3 {
        table.shows(Outcome::Scan(Contamination::Clean));
    }

    table.tells(&[Heard::FoundHealthy { seat: YOU }]);
    assert!(table.player(YOU).is_alive() && table.state.is_over());
}

/// NEM-20.9
#[test]
fn an_infected_survivor_draws_four_cards_and_dies_of_any_contamination_among_them() {
    let draws = |fourth: Card| {
        let mut table = examined(given().contaminated(YOU, 2));
        table.shows(Outcome::Scan(Contamination::Infected)).shows(Outcome::Scan(Contamination::Clean));
        for card in [Search, Search, Rest] {
            table.shows(Outcome::FinalDraw(Card::Action(card)));
        }
        table.shows(Outcome::FinalDraw(fourth));
        let card = match fourth {
            Card::Action(card) => Heard::CardTurnedUp { seat: YOU, card },
            Card::Scanned(_) | Card::Unscanned => Heard::ContaminationTurnedUp { seat: YOU },
        };
        table.tells(&[Heard::CardTurnedUp { seat: YOU, card: Search }, card]);
        table.player(YOU).is_alive()
    };

    assert!(draws(Card::Action(Demolition)));
    assert!(!draws(Card::Scanned(Contamination::Infected)));
    assert!(!draws(Card::Scanned(Contamination::Clean)), "a clean one kills as well");
}

/// NEM-23.27 NEM-20.10 NEM-20.11
#[test]
fn a_larva_is_drawn_for_without_a_scan() {
    let mut table = examined(given().larva(YOU));

    for card in [Search, Search, Rest, Interruption] {
        table.shows(Outcome::FinalDraw(Card::Action(card)));
    }

    assert!(table.player(YOU).is_alive() && table.state.is_over());
}

/// NEM-20.12 NEM-20.14 NEM-20.4
#[test]
fn if_everybody_dies_everybody_has_lost() {
    let jumped = given().time(14).under_way(YOU, EventPhase { step: Phase::TimeTrack });
    let alone = given().whereabouts(SHE, Whereabouts::Dead).whereabouts(HE, Whereabouts::Dead);
    let died = alone.under_way(YOU, death_of(YOU));

    for table in [jumped, died] {
        assert!(table.state.is_over());
        assert_eq!(table.board().winners, Some(Seats::NONE));
        assert!(Nemesis::ending(table.board()).is_some());
        assert!(Nemesis::standings(table.board()).iter().all(|standing| standing.rank > 1), "nobody is first");
    }
}

/// NEM-4.2 NEM-26.62
#[test]
fn the_game_stops_at_once_when_it_ends() {
    let mut table = given()
        .time(14)
        .whereabouts(SHE, Whereabouts::Dead)
        .whereabouts(HE, Whereabouts::Dead)
        .intruder(Intruder::Adult, 11)
        .on_the_turn_of(YOU);

    table.does(Action::Pass).chooses(YOU, Choice::Passing(PassingAnswer::Done));

    assert!(table.state.is_over(), "nobody attacks on a ship that has jumped");
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
