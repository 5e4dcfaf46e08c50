//! AF-9: the Lunar Mine.

use alien_frontiers::words::{
    Ships,
    Station::{LunarMine, OrbitalMarket, SolarConverter},
    Technology::{OrbitalTeleporter, PlasmaCannon},
    Territory::VanVogt,
};
use alien_frontiers::{Choice, rules::actions::Action};

use crate::table::*;

/// AF-9.1
#[test]
fn each_ship_gives_one_ore_and_there_are_five_ports_or_four_or_three() {
    for (players, ports) in [(4, 5), (3, 4), (2, 3)] {
        let mut table = given().players(players, &[]).hand(YOU, &[1, 2, 3, 4, 5, 6]).on_the_turn_of(YOU);
        for value in 1..=ports {
            table.docks(LunarMine, value);
            assert_eq!((table.ore(YOU), table.fuel(YOU)), (value, 0));
        }
        table.refuses(dock(LunarMine, Ships::own(6)), "AF-5.2");
    }
}

/// AF-9.2 AF-25.5
#[test]
fn a_ship_has_to_show_at_least_the_highest_value_there() {
    let mut table =
        given().docked(RED, LunarMine, &[1]).docked(GREEN, LunarMine, &[4]).hand(YOU, &[3, 4, 6]).on_the_turn_of(YOU);
    table.refuses(dock(LunarMine, Ships::own(3)), "AF-9.2");

    table.docks(LunarMine, 4).docks(LunarMine, 6);

    assert_eq!(table.ore(YOU), 2);
    assert_eq!((table.free_ports(LunarMine), table.mine_minimum()), (1, 6));
    table.refuses(dock(LunarMine, Ships::own(3)), "AF-9.2");
}

/// AF-9.2
#[test]
fn ones_own_ships_of_the_turn_count_and_an_empty_mine_takes_any() {
    for value in 1..=6 {
        given().hand(YOU, &[value]).on_the_turn_of(YOU).docks(LunarMine, value);
    }

    let mut table = given().hand(YOU, &[3, 2, 3]).on_the_turn_of(YOU);
    table.docks(LunarMine, 3).refuses(dock(LunarMine, Ships::own(2)), "AF-9.2");
    table.docks(LunarMine, 3);
}

/// AF-9.3 AF-25.94
#[test]
fn the_minimum_falls_when_the_highest_ship_is_shot() {
    let mut table = given()
        .controls(YOU, VanVogt)
        .docked(RED, LunarMine, &[6])
        .holds(YOU, &[PlasmaCannon])
        .tokens(YOU, 1, 0)
        .hand(YOU, &[2, 3])
        .on_the_turn_of(YOU);
    table.docks(LunarMine, 2).refuses(dock(LunarMine, Ships::own(3)), "AF-9.2");

    table.shoots(LunarMine, &[(RED, 6)]);
    assert_eq!(table.mine_minimum(), 2);

    table.docks(LunarMine, 3);
    assert_eq!(table.ore(YOU), 2);
}

/// AF-9.4 AF-9.8 AF-17.11 AF-25.93
#[test]
fn van_vogt_frees_the_first_ship_of_the_turn_whether_it_needs_that_or_not() {
    let hand =
        || given().controls(YOU, VanVogt).docked(RED, LunarMine, &[1, 2, 4]).hand(YOU, &[5, 2]).on_the_turn_of(YOU);

    let mut wasted = hand();
    wasted.docks(LunarMine, 5).refuses(dock(LunarMine, Ships::own(2)), "AF-9.2");

    let mut used = hand();
    used.docks(LunarMine, 2).docks(LunarMine, 5);
    assert_eq!(used.ore(YOU), 2);
}

/// AF-9.4
#[test]
fn later_ships_are_held_against_the_true_highest_value() {
    let mut table =
        given().controls(YOU, VanVogt).docked(RED, LunarMine, &[5]).hand(YOU, &[1, 4, 5]).on_the_turn_of(YOU);

    table.docks(LunarMine, 1).refuses(dock(LunarMine, Ships::own(4)), "AF-9.2");

    table.docks(LunarMine, 5);
}

/// AF-9.5 AF-17.13
#[test]
fn van_vogt_won_after_a_ship_was_docked_comes_too_late() {
    let mut table = given().circle(YOU, 7).tokens(YOU, 1, 1).hand(YOU, &[5, 1]).on_the_turn_of(YOU);

    table.docks(LunarMine, 5).launches(VanVogt);
    assert!(table.has_bonus(YOU, VanVogt));

    table.refuses(dock(LunarMine, Ships::own(1)), "AF-9.2");
}

/// AF-9.6
#[test]
fn van_vogt_makes_no_port() {
    let mut table =
        given().controls(YOU, VanVogt).docked(RED, LunarMine, &[2, 2, 2, 2, 5]).hand(YOU, &[1]).on_the_turn_of(YOU);

    table.refuses(dock(LunarMine, Ships::own(1)), "AF-5.2");
}

/// AF-9.7
#[test]
fn a_teleported_ship_has_to_show_enough_unless_it_is_the_first_under_van_vogt() {
    let teleporter =
        || given().holds(YOU, &[OrbitalTeleporter]).docked(RED, LunarMine, &[4]).hand(YOU, &[3, 5]).tokens(YOU, 2, 0);
    let goal = Choice::Teleport(plain(LunarMine, 3));

    let mut without = teleporter().on_the_turn_of(YOU);
    without.docks(SolarConverter, 3).takes_off(SolarConverter, 3).refuses_choice(goal, "AF-9.2");

    let mut first = teleporter().controls(YOU, VanVogt).on_the_turn_of(YOU);
    first.docks(SolarConverter, 3).takes_off(SolarConverter, 3).chooses(goal);
    assert_eq!(first.ore(YOU), 1);

    let mut second = teleporter().controls(YOU, VanVogt).on_the_turn_of(YOU);
    second.docks(SolarConverter, 3).docks(LunarMine, 5);
    second.takes_off(SolarConverter, 3).refuses_choice(goal, "AF-9.2");
}

/// AF-9.8
#[test]
fn the_privilege_does_not_come_back_when_the_first_ship_leaves() {
    let mut table = given()
        .controls(YOU, VanVogt)
        .holds(YOU, &[OrbitalTeleporter])
        .docked(RED, LunarMine, &[4])
        .hand(YOU, &[1, 2])
        .tokens(YOU, 2, 0)
        .on_the_turn_of(YOU);

    table.docks(LunarMine, 1).teleports(LunarMine, 1, plain(SolarConverter, 1));

    table.refuses(dock(LunarMine, Ships::own(2)), "AF-9.2");
}

/// AF-22.5 AF-22.6 AF-25.61
#[test]
fn ore_that_is_not_in_the_stock_is_neither_mined_nor_traded() {
    let mut table = given().tokens(YOU, 1, 0).stock(20, 1, RED).hand(YOU, &[4, 5, 1, 1]).on_the_turn_of(YOU);

    table.docks(LunarMine, 4).docks(LunarMine, 5);
    assert_eq!((table.ore(YOU), table.board().stock.ore), (1, 0));

    table.docks(OrbitalMarket, 1).refuses(Action::Trade { rate: 1 }, "AF-11.11");
}
