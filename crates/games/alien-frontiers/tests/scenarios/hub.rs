//! AF-7: the Colonist Hub, its tracks and advances.

use alien_frontiers::{
    Heard,
    rules::{discards::Discard, powers::Power},
    words::{
        Ships,
        Station::{ColonistHub, SolarConverter},
        Technology::{DataCrystal, OrbitalTeleporter, PlasmaCannon, StasisBeam},
        Territory::{Asimov, Burroughs, Lem},
    },
};

use crate::table::*;

/// AF-7.1 AF-7.2
#[test]
fn all_players_use_the_hub_at_the_same_time_with_ships_of_any_value() {
    let mut table = given()
        .docked(RED, ColonistHub, &[1, 2, 3])
        .docked(GREEN, ColonistHub, &[4, 5, 6])
        .docked(YELLOW, ColonistHub, &[1, 1, 1])
        .hand(YOU, &[1, 6, 3])
        .on_the_turn_of(YOU);
    assert_eq!(table.free_ports(ColonistHub), 3);

    table.docks(ColonistHub, 1).docks(ColonistHub, 6).docks(ColonistHub, 3);

    assert_eq!((table.circle(YOU), table.circle(RED)), (3, 0));
    for value in 1..=6 {
        given().hand(YOU, &[value]).on_the_turn_of(YOU).docks(ColonistHub, value);
    }
}

/// AF-7.2 AF-28.34
#[test]
fn an_unused_track_is_open_to_nobody() {
    let mut table = given().players(2, &[]).hand(YOU, &[1, 2, 3, 4]).on_the_turn_of(YOU);

    table.docks(ColonistHub, 1).docks(ColonistHub, 2).docks(ColonistHub, 3);

    table.refuses(dock(ColonistHub, Ships::own(4)), "AF-7.3");
}

/// AF-7.3 AF-7.11
#[test]
fn a_launch_frees_the_track_but_no_port() {
    let mut table = given().circle(YOU, 5).hand(YOU, &[1, 2, 3, 4]).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    table.docks(ColonistHub, 1).docks(ColonistHub, 2).launches(Lem);
    assert_eq!((table.circle(YOU), table.free_ports(ColonistHub)), (0, 1));

    table.docks(ColonistHub, 3);

    assert_eq!(table.circle(YOU), 1, "the ships docked before do not count again");
    table.refuses(dock(ColonistHub, Ships::own(4)), "AF-7.3");
}

/// AF-7.3
#[test]
fn ports_of_the_hub_are_free_again_when_ships_are_gathered_teleported_shot_or_sent_home() {
    let mut shot =
        given().docked(RED, ColonistHub, &[1, 2, 3]).holds(YOU, &[PlasmaCannon]).tokens(YOU, 1, 0).on_the_turn_of(YOU);
    shot.shoots(ColonistHub, &[(RED, 2)]);
    assert_eq!(shot.docked(RED, ColonistHub), [1, 3]);

    shot.ends_the_turn();
    assert_eq!(shot.docked(RED, ColonistHub), [0; 0], "gathered");
    assert_eq!(shot.free_ports(ColonistHub), 3);

    let mut left = given()
        .controls(YOU, Burroughs)
        .docked(YOU, ColonistHub, &[1, 2])
        .relic_docked(YOU, ColonistHub, 3)
        .holds(YOU, &[OrbitalTeleporter, StasisBeam])
        .tokens(YOU, 2, 0)
        .on_the_turn_of(YOU);
    assert_eq!(left.free_ports(ColonistHub), 0);
    left.teleports(ColonistHub, 2, plain(SolarConverter, 2));
    assert_eq!(left.free_ports(ColonistHub), 1);
    left.discards(Discard::StasisBeam { to: Burroughs });
    assert_eq!(left.free_ports(ColonistHub), 2);
}

/// AF-7.4 AF-28.4
#[test]
fn the_first_ship_brings_a_colony_to_circle_1() {
    let mut table = given().hand(YOU, &[2, 3, 5]).on_the_turn_of(YOU);

    table.docks(ColonistHub, 2);

    assert_eq!(table.circle(YOU), 1);
    assert_eq!(table.board().free_colonies(YOU), 5);
}

/// AF-7.5 AF-2.10
#[test]
fn every_further_ship_advances_the_colony_by_one_of_seven_circles() {
    for circle in 1..=6 {
        let mut table = given().circle(YOU, circle).hand(YOU, &[4]).on_the_turn_of(YOU);
        table.docks(ColonistHub, 4);
        assert_eq!(table.circle(YOU), circle + 1);
        assert!(table.has_heard(Heard::HubAdvanced { seat: YOU, from: circle, to: circle + 1 }));
    }

    let mut table = given().circle(YOU, 7).hand(YOU, &[4]).on_the_turn_of(YOU);
    table.refuses(dock(ColonistHub, Ships::own(4)), "AF-7.9");
}

/// AF-7.10
#[test]
fn there_is_only_one_colony_on_the_track_at_a_time() {
    let mut table = given().circle(YOU, 3).hand(YOU, &[1, 2]).on_the_turn_of(YOU);
    let free = table.board().free_colonies(YOU);

    table.docks(ColonistHub, 1).docks(ColonistHub, 2);

    assert_eq!(table.circle(YOU), 5);
    assert_eq!(table.board().free_colonies(YOU), free, "no second one has left the supply");
}

/// AF-7.9 AF-25.48 AF-28.5
#[test]
fn no_ship_is_parked_at_the_hub_while_a_colony_waits_on_circle_7() {
    let mut table = given().circle(YOU, 7).tokens(YOU, 1, 0).hand(YOU, &[4]).on_the_turn_of(YOU);

    table.refuses(dock(ColonistHub, Ships::own(4)), "AF-7.9");
}

/// AF-7.9
#[test]
fn the_hub_is_closed_to_a_player_without_a_colony_for_it() {
    let mut table = given().unplaced(YOU, 0).hand(YOU, &[4]).on_the_turn_of(YOU);
    table.refuses(dock(ColonistHub, Ships::own(4)), "AF-7.9");

    let mut table = given().unplaced(YOU, 1).hand(YOU, &[4]).on_the_turn_of(YOU);
    table.docks(ColonistHub, 4);
    assert_eq!(table.circle(YOU), 1);
}

/// AF-25.9 AF-7.6 AF-17.4
#[test]
fn asimov_crater_gives_one_extra_advance_with_the_second_ship() {
    let mut table = given().hand(YOU, &[1, 2, 3]).controls(YOU, Asimov).circle(YOU, 1).on_the_turn_of(YOU);

    table.docks(ColonistHub, 1);
    assert_eq!(table.circle(YOU), 2);

    table.docks(ColonistHub, 2);
    assert_eq!(table.circle(YOU), 4, "the second ship brings one more");

    table.docks(ColonistHub, 3);
    assert_eq!(table.circle(YOU), 5, "the extra advance comes once a turn");

    let mut without = given().hand(YOU, &[1, 2, 3]).circle(YOU, 1).on_the_turn_of(YOU);
    for (ship, circle) in [(1, 2), (2, 3), (3, 4)] {
        without.docks(ColonistHub, ship);
        assert_eq!(without.circle(YOU), circle);
    }
}

/// AF-7.7 AF-25.88 AF-28.16
#[test]
fn asimov_crater_borrowed_after_two_ships_acts_on_the_third() {
    let mut table = given()
        .controls(RED, Asimov)
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 1, 0)
        .circle(YOU, 2)
        .hand(YOU, &[1, 2, 3])
        .on_the_turn_of(YOU);
    table.docks(ColonistHub, 1).docks(ColonistHub, 2);
    assert_eq!(table.circle(YOU), 4);

    table.uses(Power::DataCrystal { territory: Asimov });
    assert_eq!(table.circle(YOU), 4, "nothing moves");

    table.docks(ColonistHub, 3);
    assert_eq!(table.circle(YOU), 6);
}

/// AF-7.6 AF-25.86 AF-28.42
#[test]
fn the_extra_advance_goes_to_the_colony_that_is_on_the_track() {
    let mut table =
        given().controls(YOU, Asimov).circle(YOU, 6).hand(YOU, &[1, 2]).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.docks(ColonistHub, 1);
    assert_eq!(table.circle(YOU), 7);
    table.launches(Lem).docks(ColonistHub, 2);

    assert_eq!(table.circle(YOU), 2, "circle 1, and one more");
}

/// AF-7.7 AF-7.11 AF-25.87 AF-28.16
#[test]
fn asimov_crater_won_by_the_launch_acts_on_the_next_ship() {
    let mut table = given().circle(YOU, 5).hand(YOU, &[1, 2, 3]).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    table.docks(ColonistHub, 1).docks(ColonistHub, 2);
    assert_eq!(table.circle(YOU), 7);

    table.launches(Asimov);
    assert_eq!((table.controller(Asimov), table.circle(YOU)), (Some(YOU), 0));

    table.docks(ColonistHub, 3);
    assert_eq!(table.circle(YOU), 2);
}

/// AF-7.3 AF-7.17 AF-25.89
#[test]
fn a_fourth_ship_docks_when_one_was_teleported_away() {
    let mut table =
        given().holds(YOU, &[OrbitalTeleporter]).tokens(YOU, 2, 0).hand(YOU, &[1, 2, 3, 4]).on_the_turn_of(YOU);
    table.docks(ColonistHub, 1).docks(ColonistHub, 2).docks(ColonistHub, 3);
    assert_eq!(table.circle(YOU), 3);

    table.teleports(ColonistHub, 3, plain(SolarConverter, 3)).docks(ColonistHub, 4);

    assert_eq!((table.circle(YOU), table.docked(YOU, ColonistHub)), (4, vec![1, 2, 4]));
}

/// AF-7.6 AF-7.17
#[test]
fn advances_by_ships_without_and_with_asimov_crater() {
    for (ships, without, with) in [(0, 0, 0), (1, 1, 1), (2, 2, 3), (3, 3, 4), (4, 4, 5)] {
        for (asimov, advances) in [(0, without), (1, with)] {
            let mut table = given()
                .colonies(YOU, Asimov, asimov)
                .holds(YOU, &[OrbitalTeleporter])
                .hand(YOU, &[4, 4, 4, 4])
                .tokens(YOU, 2, 0)
                .on_the_turn_of(YOU);
            for ship in 1..=ships {
                if ship == 4 {
                    table.teleports(ColonistHub, 4, plain(SolarConverter, 4));
                }
                table.docks(ColonistHub, 4);
            }
            assert_eq!(table.circle(YOU), advances, "{ships} ships, {asimov} colonies on Asimov Crater");
        }
    }
}

/// AF-7.18
#[test]
fn a_colony_takes_three_turns_or_two_with_asimov_crater() {
    let mut slow = given().players(2, &[]).hand(YOU, &[1, 1, 1]).on_the_turn_of(YOU);
    slow.sends_the_fleet_to_the_hub().lets_an_opponent_play();
    assert_eq!(slow.circle(YOU), 3);
    slow.rolls(&[1, 1, 1]).sends_the_fleet_to_the_hub().lets_an_opponent_play();
    assert_eq!(slow.circle(YOU), 6, "not even three ships more are enough");
    slow.rolls(&[1, 1, 1]).docks(ColonistHub, 1);
    assert_eq!(slow.circle(YOU), 7);

    let mut fast = given().players(2, &[]).controls(YOU, Asimov).hand(YOU, &[1, 1, 1]).on_the_turn_of(YOU);
    fast.sends_the_fleet_to_the_hub().lets_an_opponent_play();
    assert_eq!(fast.circle(YOU), 4);
    fast.rolls(&[1, 1, 1]).docks(ColonistHub, 1).docks(ColonistHub, 1);
    assert_eq!(fast.circle(YOU), 7);
}

/// AF-7.13
#[test]
fn a_colony_keeps_its_circle_between_turns() {
    let mut table = given().circle(YOU, 3).hand(YOU, &[1, 2]).on_the_turn_of(YOU);
    table.docks(ColonistHub, 1).docks(ColonistHub, 2).ends_the_turn();

    table.comes_round_to(YOU);

    assert_eq!((table.circle(YOU), table.docked(YOU, ColonistHub)), (5, vec![]), "the ships were gathered");
}

/// AF-7.13 AF-7.23 AF-21.29 AF-25.92
#[test]
fn ships_shot_at_the_hub_do_not_move_the_colony_back() {
    let mut table = given()
        .circle(RED, 5)
        .docked(RED, ColonistHub, &[2, 3])
        .holds(YOU, &[PlasmaCannon])
        .tokens(YOU, 2, 0)
        .on_the_turn_of(YOU);

    table.shoots(ColonistHub, &[(RED, 2), (RED, 3)]);
    assert_eq!((table.fuel(YOU), table.in_bay(RED), table.circle(RED)), (0, 3, 5));

    table.ends_the_turn().rolls(&[4, 5, 6]).docks(ColonistHub, 4);
    assert_eq!(table.circle(RED), 6);
}

/// AF-7.23
#[test]
fn a_ship_teleported_away_from_the_hub_does_not_move_the_colony_back() {
    let mut table = given().holds(YOU, &[OrbitalTeleporter]).tokens(YOU, 2, 0).hand(YOU, &[4]).on_the_turn_of(YOU);

    table.docks(ColonistHub, 4).teleports(ColonistHub, 4, plain(SolarConverter, 4));

    assert_eq!(table.circle(YOU), 1);
}

/// AF-7.19
#[test]
fn docking_at_the_hub_costs_nothing() {
    let mut table = given().hand(YOU, &[1, 2, 3]).on_the_turn_of(YOU);

    table.docks(ColonistHub, 1).docks(ColonistHub, 2).docks(ColonistHub, 3);

    assert_eq!((table.fuel(YOU), table.ore(YOU), table.circle(YOU)), (0, 0, 3));
}
