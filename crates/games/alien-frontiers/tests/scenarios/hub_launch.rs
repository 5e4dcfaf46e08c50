//! AF-7: the Colonist Hub, its colony launched, locked and taken.

use alien_frontiers::{
    Heard,
    rules::actions::Action,
    words::{
        Field::Repulsor,
        Ships,
        Station::{AlienArtifact, ColonistHub, ColonyConstructor, SolarConverter, TerraformingStation},
        Territory::{Asimov, Herbert, Lem},
    },
};

use crate::table::*;

/// AF-7.8
#[test]
fn a_colony_on_circle_7_is_launched_for_1_fuel_and_1_ore_without_any_ship() {
    let mut table = given().circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    assert_eq!(table.docked(YOU, ColonistHub), [0; 0]);

    table.launches(Lem);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
    assert_eq!((table.colonies(YOU, Lem), table.circle(YOU)), (1, 0));
}

/// AF-7.8
#[test]
fn a_colony_is_not_launched_from_an_earlier_circle_or_under_the_repulsor_field() {
    for circle in 0..=6 {
        let mut table = given().circle(YOU, circle).tokens(YOU, 1, 1).on_the_turn_of(YOU);
        table.refuses(Action::Launch { to: Lem }, "AF-7.8");
    }

    let mut table = given().circle(YOU, 7).tokens(YOU, 1, 1).field(Repulsor, Lem).on_the_turn_of(YOU);
    table.refuses(Action::Launch { to: Lem }, "AF-19.6");
}

/// AF-7.8
#[test]
fn a_colony_may_wait_on_circle_7_for_any_number_of_turns() {
    let mut table = given().circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    for _ in 0..3 {
        table.ends_the_turn().comes_round_to(YOU).rolls(&[1, 1, 1]);
        table.docks(AlienArtifact, 1).docks(AlienArtifact, 1).docks(AlienArtifact, 1);
        assert_eq!(table.circle(YOU), 7);
    }

    table.launches(Lem);
    assert_eq!(table.colonies(YOU, Lem), 1);
}

/// AF-7.9 AF-7.11
#[test]
fn a_launch_opens_the_hub_to_the_next_ship() {
    let mut table = given().circle(YOU, 7).tokens(YOU, 1, 1).hand(YOU, &[4]).on_the_turn_of(YOU);
    table.refuses(dock(ColonistHub, Ships::own(4)), "AF-7.9");

    table.launches(Lem).docks(ColonistHub, 4);

    assert_eq!(table.circle(YOU), 1);
}

/// AF-7.11
#[test]
fn without_a_free_colony_no_ship_starts_another_after_a_launch() {
    let mut table = given().unplaced(YOU, 2).circle(YOU, 7).tokens(YOU, 2, 2).hand(YOU, &[4, 5]).on_the_turn_of(YOU);

    table.launches(Lem).docks(ColonistHub, 4);
    assert_eq!((table.circle(YOU), table.board().free_colonies(YOU)), (1, 0));

    table.docks(ColonistHub, 5);
    assert_eq!(table.circle(YOU), 2, "the last one goes on");
}

/// A second ship with Asimov Crater brings the colony from circle 5 to 7, with one to spare.
fn with_a_surplus(given: Given) -> Table {
    let given = given.circle(YOU, 5).hand(YOU, &[1, 2, 3]).tokens(YOU, 1, 1);
    let mut table = given.on_the_turn_of(YOU);
    table.docks(ColonistHub, 1);
    assert_eq!(table.circle(YOU), 6);
    table.docks(ColonistHub, 2);
    assert_eq!(table.circle(YOU), 7);
    table
}

/// AF-7.12 AF-25.47 AF-28.33
#[test]
fn a_surplus_advance_starts_the_next_colony_if_the_launch_follows_at_once() {
    let mut table = with_a_surplus(given().controls(YOU, Asimov));

    let mut at_once = table.once_more();
    at_once.does(Action::LaunchAndStart { to: Lem });
    assert_eq!((at_once.colonies(YOU, Lem), at_once.circle(YOU)), (1, 1));

    table.docks(SolarConverter, 3).refuses(Action::LaunchAndStart { to: Lem }, "AF-7.20");
    table.launches(Lem);
    assert_eq!(table.circle(YOU), 0);
}

/// AF-7.12
#[test]
fn a_surplus_advance_need_not_be_used_and_does_not_last() {
    let table = with_a_surplus(given().players(2, &[]).controls(YOU, Asimov));

    let mut launched = table.once_more();
    launched.launches(Lem);
    assert_eq!(launched.circle(YOU), 0);

    let mut later = table.once_more();
    later.finishes_the_turn().lets_an_opponent_play().rolls(&[1, 1, 1]);
    later.refuses(Action::LaunchAndStart { to: Lem }, "AF-7.20");
}

/// AF-7.20 AF-25.90
#[test]
fn a_surplus_advance_needs_another_free_colony() {
    let mut table = with_a_surplus(given().controls(YOU, Asimov).unplaced(YOU, 1));

    table.refuses(Action::LaunchAndStart { to: Lem }, "AF-7.20");

    table.launches(Lem);
    assert!(table.is_over());
}

/// AF-7.20
#[test]
fn a_launch_is_paid_then_the_colony_lands_then_the_board_is_updated_then_the_next_one_starts() {
    let mut table = with_a_surplus(given().controls(YOU, Asimov));

    table.does(Action::LaunchAndStart { to: Lem });

    assert!(table.has_heard_in_order(&[
        Heard::Paid { seat: YOU, fuel: 1, ore: 1 },
        Heard::ColonyLaunched { seat: YOU, territory: Lem },
        Heard::ControlGained { seat: YOU, territory: Lem },
        Heard::ScoreChanged { seat: YOU, from: 2, to: 4 },
        Heard::HubStarted { seat: YOU },
    ]));
    assert!(!table.board().this_turn.hub_excess);
}

/// AF-7.21
#[test]
fn a_colony_started_by_the_surplus_is_no_docking_and_gets_no_extra_advance() {
    let mut table = with_a_surplus(given().controls(YOU, Asimov));

    table.does(Action::LaunchAndStart { to: Lem });
    assert_eq!((table.circle(YOU), table.board().this_turn.hub_docked), (1, 2));

    table.docks(ColonistHub, 3);
    assert_eq!((table.circle(YOU), table.board().this_turn.hub_docked), (2, 3));
}

/// AF-7.14
#[test]
fn a_colony_in_the_hub_scores_nothing_before_it_is_launched() {
    let mut table = given().circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    assert_eq!(table.score(YOU), 0);

    table.launches(Lem);

    assert_eq!(table.score(YOU), 2, "the colony, and control");
}

/// AF-7.15 AF-8.4
#[test]
fn while_there_is_a_free_colony_the_one_in_the_hub_is_locked() {
    for station in [ColonyConstructor, TerraformingStation] {
        let mut table =
            given().unplaced(YOU, 2).circle(YOU, 4).hand(YOU, &[6, 6, 6, 1]).tokens(YOU, 3, 3).on_the_turn_of(YOU);

        table.settles(station, 6, Lem);

        assert_eq!((table.colonies(YOU, Lem), table.circle(YOU)), (1, 4));
        assert_eq!(table.board().free_colonies(YOU), 0);
    }
}

/// AF-7.16 AF-8.4 AF-28.22
#[test]
fn the_last_colony_may_be_taken_from_the_hub_and_ends_the_game() {
    for (station, circle) in [(ColonyConstructor, 1), (TerraformingStation, 3), (ColonyConstructor, 7)] {
        let mut table =
            given().unplaced(YOU, 1).circle(YOU, circle).hand(YOU, &[6, 6, 6, 1]).tokens(YOU, 3, 3).on_the_turn_of(YOU);

        table.settles(station, 6, Lem);

        assert_eq!((table.colonies(YOU, Lem), table.circle(YOU)), (1, 0));
        assert!(table.is_over());
    }
}

/// AF-7.16 AF-7.22 AF-25.91
#[test]
fn the_lock_opens_in_the_same_turn_in_which_the_last_free_colony_is_placed() {
    let mut table =
        given().unplaced(YOU, 2).circle(YOU, 2).hand(YOU, &[6, 5, 5, 5]).tokens(YOU, 1, 4).on_the_turn_of(YOU);

    table.settles(TerraformingStation, 6, Lem);
    assert_eq!((table.circle(YOU), table.is_over()), (2, false));

    table.settles(ColonyConstructor, 5, Herbert);
    assert_eq!((table.colonies(YOU, Herbert), table.circle(YOU)), (1, 0));
    assert!(table.is_over());
}
