//! AF-14: the Solar Converter.

use alien_frontiers::words::{Ships, Station::SolarConverter, Territory::Lem};

use crate::table::*;

/// AF-14.1 AF-14.2
#[test]
fn a_ship_of_any_value_gives_half_of_it_in_fuel_rounded_up() {
    for (value, fuel) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut table = given().hand(YOU, &[value]).on_the_turn_of(YOU);

        table.docks(SolarConverter, value);

        assert_eq!((table.fuel(YOU), table.ore(YOU)), (fuel, 0), "a {value}");
    }
}

/// AF-14.1
#[test]
fn the_converter_has_eight_ports_or_seven() {
    for (players, ports) in [(4, 8), (3, 7), (2, 7)] {
        let table = given().players(players, &[]).hand(YOU, &[1]).on_the_turn_of(YOU);
        assert_eq!(table.free_ports(SolarConverter), ports, "{players} players");
    }

    let mut table = given()
        .players(3, &[])
        .docked(RED, SolarConverter, &[1, 1, 1, 1])
        .docked(GREEN, SolarConverter, &[1, 1, 1])
        .hand(YOU, &[6])
        .on_the_turn_of(YOU);
    table.refuses(dock(SolarConverter, Ships::own(6)), "AF-5.2");
}

/// AF-14.2
#[test]
fn each_ship_is_rounded_up_by_itself() {
    let mut table = given().hand(YOU, &[1, 3, 5]).on_the_turn_of(YOU);

    table.docks(SolarConverter, 1).docks(SolarConverter, 3).docks(SolarConverter, 5);

    assert_eq!(table.fuel(YOU), 6, "1 and 2 and 3, not half of 9");
}

/// AF-14.2 AF-14.3
#[test]
fn lem_badlands_gives_one_more_fuel_for_each_ship() {
    for (value, fuel) in [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)] {
        let mut table = given().controls(YOU, Lem).hand(YOU, &[value]).on_the_turn_of(YOU);

        table.docks(SolarConverter, value);

        assert_eq!(table.fuel(YOU), fuel, "a {value}");
    }
}

/// AF-14.3 AF-17.9 AF-25.16
#[test]
fn lem_badlands_turns_a_3_and_a_4_into_6_fuel() {
    let mut table = given().controls(YOU, Lem).hand(YOU, &[3, 4]).on_the_turn_of(YOU);

    table.docks(SolarConverter, 3).docks(SolarConverter, 4);

    assert_eq!(table.fuel(YOU), 6);
}
