//! AF-8: the Colony Constructor.

use alien_frontiers::words::{
    Field::Repulsor,
    Ships,
    Station::ColonyConstructor,
    Territory::{Asimov, Bradbury, Lem},
};

use crate::table::*;

/// AF-8.1
#[test]
fn three_equal_ships_place_a_colony_for_3_ore() {
    for value in 1..=6 {
        let mut table = given().hand(YOU, &[value; 3]).tokens(YOU, 0, 3).on_the_turn_of(YOU);
        table.settles(ColonyConstructor, value, Lem);
        assert_eq!((table.ore(YOU), table.docked(YOU, ColonyConstructor)), (0, vec![value; 3]));
    }

    let construct = |value| settle(ColonyConstructor, Ships::own(value), Lem);
    let mut two_and_one = given().hand(YOU, &[2, 2, 3]).tokens(YOU, 0, 3).on_the_turn_of(YOU);
    two_and_one.refuses(construct(2), "AF-8.1");
    let mut too_poor = given().hand(YOU, &[2, 2, 2]).tokens(YOU, 5, 2).on_the_turn_of(YOU);
    too_poor.refuses(construct(2), "AF-8.1");
}

/// AF-8.1 AF-8.6
#[test]
fn with_two_players_there_is_room_for_one_triple_only() {
    let full = |players| {
        let given = given().players(players, &[]).docked(RED, ColonyConstructor, &[1, 1, 1]);
        given.hand(YOU, &[2, 2, 2]).tokens(YOU, 0, 3).on_the_turn_of(YOU)
    };

    full(2).refuses(settle(ColonyConstructor, Ships::own(2), Lem), "AF-5.2");
    full(3).settles(ColonyConstructor, 2, Lem);
    full(4).settles(ColonyConstructor, 2, Lem);
}

/// AF-8.2 AF-17.5
#[test]
fn with_bradbury_plateau_it_costs_2_ore() {
    let triple = || given().hand(YOU, &[5, 5, 5]);
    let mut table = triple().controls(YOU, Bradbury).tokens(YOU, 0, 2).on_the_turn_of(YOU);

    table.settles(ColonyConstructor, 5, Lem);

    assert_eq!((table.ore(YOU), table.colonies(YOU, Lem)), (0, 1));
    let mut poorer = triple().controls(YOU, Bradbury).tokens(YOU, 0, 1).on_the_turn_of(YOU);
    poorer.refuses(settle(ColonyConstructor, Ships::own(5), Lem), "AF-8.1");
}

/// AF-8.3
#[test]
fn the_colony_is_on_its_territory_at_once() {
    let mut table = given().hand(YOU, &[5, 5, 5]).tokens(YOU, 0, 3).field(Repulsor, Lem).on_the_turn_of(YOU);
    table.refuses(settle(ColonyConstructor, Ships::own(5), Lem), "AF-19.6");
    let free = table.board().free_colonies(YOU);

    table.settles(ColonyConstructor, 5, Asimov);

    assert_eq!((table.colonies(YOU, Asimov), table.board().free_colonies(YOU)), (1, free - 1));
    assert_eq!((table.controller(Asimov), table.score(YOU)), (Some(YOU), 2));
}

/// AF-8.4
#[test]
fn without_an_unplaced_colony_nothing_can_be_constructed() {
    let mut table = given().unplaced(YOU, 0).hand(YOU, &[5, 5, 5]).tokens(YOU, 0, 3).on_the_turn_of(YOU);

    table.refuses(settle(ColonyConstructor, Ships::own(5), Lem), "AF-8.4");
}

/// AF-8.5
#[test]
fn the_three_ships_stay_docked_and_are_gathered_with_the_rest() {
    let mut table = given().players(2, &[]).hand(YOU, &[5, 5, 5]).tokens(YOU, 0, 3).on_the_turn_of(YOU);
    table.settles(ColonyConstructor, 5, Lem).ends_the_turn();
    assert_eq!(table.docked(YOU, ColonyConstructor), [5, 5, 5]);

    table.lets_an_opponent_play().rolls(&[1, 2, 3]);

    assert_eq!((table.hand(YOU), table.in_stock(YOU)), (vec![1, 2, 3], 3));
}

/// AF-8.6
#[test]
fn six_ships_may_construct_twice_in_a_turn() {
    let mut table = given().hand(YOU, &[2, 2, 2, 5, 5, 5]).tokens(YOU, 0, 6).on_the_turn_of(YOU);

    table.settles(ColonyConstructor, 2, Lem).settles(ColonyConstructor, 5, Asimov);

    assert_eq!((table.colonies(YOU, Lem), table.colonies(YOU, Asimov)), (1, 1));
    assert_eq!((table.ore(YOU), table.free_ports(ColonyConstructor)), (0, 0));
}
