//! AF-13: the Shipyard.

use alien_frontiers::{
    rules::discards::Discard,
    words::{
        Ships,
        Station::{Shipyard, TerraformingStation},
        Technology::{OrbitalTeleporter, StasisBeam},
        Territory::{Burroughs, Heinlein, Herbert, Lem},
    },
};

use crate::table::*;

/// AF-13.1
#[test]
fn the_shipyard_takes_two_ships_of_equal_value() {
    let mut table = given().hand(YOU, &[3, 4, 4]).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.refuses(dock(Shipyard, Ships::own(3)), "AF-13.1");
    table.docks(Shipyard, 4);

    assert_eq!(table.docked(YOU, Shipyard), [4, 4]);
}

/// AF-13.1
#[test]
fn the_shipyard_has_six_ports_or_four_or_two() {
    for (players, ports) in [(4, 6), (3, 4), (2, 2)] {
        let table = given().players(players, &[]).hand(YOU, &[4, 4]).on_the_turn_of(YOU);
        assert_eq!(table.free_ports(Shipyard), ports, "{players} players");
    }

    let mut table =
        given().players(2, &[]).docked(RED, Shipyard, &[1, 1]).hand(YOU, &[4, 4]).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    table.refuses(dock(Shipyard, Ships::own(4)), "AF-5.2");
}

/// AF-13.2 AF-13.10
#[test]
fn each_further_ship_costs_one_fuel_and_one_ore_more() {
    for (in_play, price) in [(3, 1), (4, 2), (5, 3)] {
        let given = || given().ships_in_play(YOU, in_play).hand(YOU, &[5, 5]);
        given().tokens(YOU, price - 1, price).on_the_turn_of(YOU).refuses(dock(Shipyard, Ships::own(5)), "AF-13.2");
        given().tokens(YOU, price, price - 1).on_the_turn_of(YOU).refuses(dock(Shipyard, Ships::own(5)), "AF-13.2");
        let mut table = given().tokens(YOU, price, price).on_the_turn_of(YOU);

        table.docks(Shipyard, 5);

        assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
        assert_eq!(table.in_stock(YOU), 6 - in_play - 1);
    }
}

/// AF-13.2 AF-13.12 AF-17.8 AF-25.15
#[test]
fn herbert_valley_takes_one_fuel_and_one_ore_off_each_price() {
    for (in_play, price) in [(3, 0), (4, 1), (5, 2)] {
        let given = || given().controls(YOU, Herbert).ships_in_play(YOU, in_play).hand(YOU, &[5, 5]);
        if price > 0 {
            let mut table = given().tokens(YOU, price - 1, price).on_the_turn_of(YOU);
            table.refuses(dock(Shipyard, Ships::own(5)), "AF-13.2");
        }
        let mut table = given().tokens(YOU, price, price).on_the_turn_of(YOU);

        table.docks(Shipyard, 5);

        assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0), "{in_play} ships in play");
        assert_eq!(table.in_stock(YOU), 6 - in_play - 1);
    }
}

/// AF-13.3 AF-13.11
#[test]
fn the_new_ship_waits_in_the_bay_and_is_rolled_with_its_builders_next_turn() {
    let mut table = given().players(2, &[]).hand(YOU, &[2, 2, 5]).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.docks(Shipyard, 2);
    assert_eq!((table.in_bay(YOU), table.in_stock(YOU)), (1, 2));
    assert_eq!(table.hand(YOU), [5], "the new ship is not rolled this turn");
    assert_eq!(table.docked(YOU, Shipyard), [2, 2], "the pair is not consumed");

    table.finishes_the_turn().lets_an_opponent_play().rolls(&[1, 2, 3, 4]);
    assert_eq!(table.hand(YOU), [1, 2, 3, 4]);
}

/// AF-13.4 AF-25.112
#[test]
fn nothing_can_be_built_from_an_empty_ship_stock() {
    let mut table = given().ships_in_play(YOU, 6).hand(YOU, &[2, 2, 3, 3]).tokens(YOU, 4, 4).on_the_turn_of(YOU);
    table.refuses(dock(Shipyard, Ships::own(2)), "AF-13.4");
    table.refuses(dock(Shipyard, Ships::own(3)), "AF-13.4");

    let mut table = given().ships_in_play(YOU, 5).hand(YOU, &[2, 2, 3, 3]).tokens(YOU, 5, 5).on_the_turn_of(YOU);
    table.docks(Shipyard, 2);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (2, 2), "the 6th costs 3 and 3");
    table.refuses(dock(Shipyard, Ships::own(3)), "AF-13.4");
}

/// AF-13.4 AF-15.4
#[test]
fn a_ship_given_up_can_be_rebuilt_from_the_turn_on_that_takes_it_away() {
    let mut table =
        given().players(2, &[]).ships_in_play(YOU, 6).hand(YOU, &[6, 2, 2]).tokens(YOU, 4, 4).on_the_turn_of(YOU);

    table.settles(TerraformingStation, 6, Lem);
    table.refuses(dock(Shipyard, Ships::own(2)), "AF-13.4");

    table.finishes_the_turn().lets_an_opponent_play().rolls(&[2, 2, 1, 1, 1]);
    assert_eq!(table.in_stock(YOU), 1);
    table.docks(Shipyard, 2);
    assert_eq!(table.in_stock(YOU), 0);
}

/// AF-13.5 AF-25.46
#[test]
fn a_ship_on_the_terraforming_station_still_counts_for_the_price() {
    let mut table = given().hand(YOU, &[6, 3, 3, 1]).tokens(YOU, 3, 3).on_the_turn_of(YOU);

    table.settles(TerraformingStation, 6, Lem);
    assert_eq!(table.shipyard_price(), Some((2, 2)));

    table.docks(Shipyard, 3);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
}

/// AF-13.6 AF-18.4
#[test]
fn the_relic_ship_does_not_count_for_the_price() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .hand(YOU, &[3, 3, 1])
        .relic_in_hand(YOU, 5)
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);

    table.docks(Shipyard, 3);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0), "the 4th ship for 1 and 1");
    assert_eq!(table.in_stock(YOU), 2);
}

/// AF-13.7
#[test]
fn the_fourth_ship_can_be_built_again_after_it_was_lost() {
    let mut table = given().players(2, &[]).hand(YOU, &[4, 4, 6]).tokens(YOU, 4, 4).on_the_turn_of(YOU);
    table.docks(Shipyard, 4).settles(TerraformingStation, 6, Lem);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (2, 2));

    table.ends_the_turn().lets_an_opponent_play().rolls(&[5, 5, 1]);
    assert_eq!(table.in_stock(YOU), 3, "the ship was forfeited");
    table.docks(Shipyard, 5);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 1), "it costs 1 and 1 as before");
    assert_eq!(table.in_stock(YOU), 2);
}

/// AF-13.8
#[test]
fn two_pairs_build_two_ships_at_the_rising_price() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .hand(YOU, &[2, 2, 3])
        .relic_in_hand(YOU, 3)
        .tokens(YOU, 3, 3)
        .on_the_turn_of(YOU);

    table.docks(Shipyard, 2);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (2, 2));
    assert_eq!(table.in_stock(YOU), 2, "one pair builds one ship");

    table.docks_with_relic(Shipyard, 3);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
    assert_eq!(table.in_stock(YOU), 1);
}

/// AF-13.9
#[test]
fn herbert_valley_lowers_the_price_of_each_ship_built() {
    let mut table = given()
        .controls(YOU, Herbert)
        .controls(YOU, Burroughs)
        .hand(YOU, &[2, 2, 3])
        .relic_in_hand(YOU, 3)
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);

    table.docks(Shipyard, 2);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 1), "the 4th is free");

    table.docks_with_relic(Shipyard, 3);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0), "the 5th costs 1 and 1");
}

/// AF-13.10
#[test]
fn a_pair_does_not_dock_without_building() {
    let mut table = given().hand(YOU, &[2, 2]).on_the_turn_of(YOU);
    table.refuses(dock(Shipyard, Ships::own(2)), "AF-13.2");

    let mut table = given().controls(YOU, Herbert).hand(YOU, &[2, 2]).on_the_turn_of(YOU);
    table.docks(Shipyard, 2);
    assert_eq!(table.in_stock(YOU), 2, "a price of nothing can be paid");
}

/// AF-13.12
#[test]
fn what_was_paid_stays_paid_when_herbert_valley_is_lost_later_in_the_turn() {
    let mut table = given()
        .controls(YOU, Herbert)
        .ships_in_play(YOU, 4)
        .hand(YOU, &[2, 2])
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 2, 2)
        .on_the_turn_of(YOU);
    table.docks(Shipyard, 2);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 1));

    table.moves_a_colony(YOU, Herbert, Heinlein);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 1));
    assert_eq!(table.in_stock(YOU), 1);
    assert_eq!(table.shipyard_price(), Some((3, 3)), "the next one has its full price");
}

/// AF-13.12 AF-18.6 AF-18.13
#[test]
fn what_was_built_and_paid_stays_when_the_relic_ship_of_the_pair_goes_home() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .hand(YOU, &[2, 1, 5])
        .relic_in_hand(YOU, 2)
        .holds(YOU, &[StasisBeam])
        .tokens(YOU, 2, 2)
        .on_the_turn_of(YOU);
    table.docks_with_relic(Shipyard, 2);
    let free = table.free_ports(Shipyard);

    table.discards(Discard::StasisBeam { to: Burroughs });

    assert!(table.relic_is_home());
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 1));
    assert_eq!((table.in_bay(YOU), table.in_stock(YOU)), (1, 2), "the new ship stays");
    assert_eq!(table.docked(YOU, Shipyard), [2], "so does the other ship of the pair");
    assert_eq!(table.free_ports(Shipyard), free + 1);
}
