//! AF-12: the Raiders' Outpost, its runs and who displaces whom.

use alien_frontiers::{
    Choice,
    rules::{actions::Action, discards::Discard},
    words::{
        Resource::{Fuel, Ore},
        Ships,
        Station::{RaidersOutpost, Shipyard, SolarConverter},
        Technology::{OrbitalTeleporter, StasisBeam},
        Territory::Burroughs,
    },
};

use crate::table::*;

/// AF-12.1
#[test]
fn a_run_is_three_consecutive_values_and_never_wraps_around() {
    let mut table = given().hand(YOU, &[1, 2, 3, 4, 5, 6]).on_the_turn_of(YOU);

    for lowest in 1..=4 {
        assert!(
            table.allows(dock(RaidersOutpost, Ships::own(lowest))),
            "{lowest} and the two above it, free of charge"
        );
    }
    table.refuses(dock(RaidersOutpost, Ships::own(5)), "AF-12.1");
    table.refuses(dock(RaidersOutpost, Ships::own(6)), "AF-12.1");

    let mut table = given().hand(YOU, &[1, 3, 5, 6]).on_the_turn_of(YOU);
    for lowest in 1..=6 {
        table.refuses(dock(RaidersOutpost, Ships::own(lowest)), "AF-12.1");
    }
}

/// AF-12.2 AF-12.3
#[test]
fn any_run_may_dock_at_an_empty_outpost_and_its_sum_is_the_total_there() {
    for (lowest, total) in [(1, 6), (2, 9), (3, 12), (4, 15)] {
        let mut table = given().hand(YOU, &[lowest, lowest + 1, lowest + 2]).on_the_turn_of(YOU);
        assert_eq!(table.total_there(), 0);

        table.raids(lowest, &[]);

        assert_eq!(table.docked(YOU, RaidersOutpost), [lowest, lowest + 1, lowest + 2]);
        assert_eq!(table.total_there(), total);
        assert_eq!(table.free_ports(RaidersOutpost), 0);
    }
}

/// AF-12.4
#[test]
fn a_run_has_to_be_strictly_higher_than_the_total_there() {
    for (there, lowest_that_docks) in [(1, 2), (2, 3), (3, 4)] {
        let run = [there, there + 1, there + 2];
        let mut table = given().docked(RED, RaidersOutpost, &run).hand(YOU, &[1, 2, 3, 4, 5, 6]).on_the_turn_of(YOU);

        for lowest in 1..lowest_that_docks {
            table.refuses(dock(RaidersOutpost, Ships::own(lowest)), "AF-12.4");
        }
        for lowest in lowest_that_docks..=4 {
            assert!(table.allows(dock(RaidersOutpost, Ships::own(lowest))), "{lowest} against {there}");
        }
    }
}

/// AF-12.4
#[test]
fn a_complete_4_5_6_cannot_be_displaced() {
    let mut table = given().docked(RED, RaidersOutpost, &[4, 5, 6]).hand(YOU, &[1, 2, 3, 4, 5, 6]).on_the_turn_of(YOU);

    for lowest in 1..=4 {
        table.refuses(dock(RaidersOutpost, Ships::own(lowest)), "AF-12.4");
    }
}

/// AF-12.4 AF-18.2
#[test]
fn displaced_ships_wait_in_the_bay_and_stay_their_owners_the_relic_ship_too() {
    let mut table = given()
        .controls(RED, Burroughs)
        .docked(RED, RaidersOutpost, &[1, 2])
        .relic_docked(RED, RaidersOutpost, 3)
        .hand(YOU, &[2, 3, 4])
        .on_the_turn_of(YOU);

    table.raids(2, &[]);
    assert_eq!(table.docked(YOU, RaidersOutpost), [2, 3, 4]);
    assert!(table.docked(RED, RaidersOutpost).is_empty());
    assert_eq!(table.in_bay(RED), 4, "the three displaced, and the one that was there before");
    assert!(table.has_relic(RED));

    table.ends_the_turn().rolls(&[5, 5, 5, 6]);
    assert_eq!(table.hand(RED), [5, 5, 5, 6], "all are gathered on the owner's next turn");
}

/// AF-12.4
#[test]
fn free_ports_do_not_matter_while_a_single_ship_is_there() {
    let mut table = given().docked(RED, RaidersOutpost, &[6]).hand(YOU, &[1, 2, 3, 4]).on_the_turn_of(YOU);
    assert_eq!(table.free_ports(RaidersOutpost), 2);
    table.refuses(dock(RaidersOutpost, Ships::own(1)), "AF-12.4");

    table.raids(2, &[]);

    assert!(table.docked(RED, RaidersOutpost).is_empty());
    assert_eq!(table.in_bay(RED), 3);
}

/// AF-12.5 AF-18.13 AF-28.6 AF-28.43
#[test]
fn only_the_ships_still_there_count_after_the_relic_ship_left_the_run() {
    let mut table = given()
        .controls(RED, Burroughs)
        .docked(RED, RaidersOutpost, &[3, 4])
        .relic_docked(RED, RaidersOutpost, 5)
        .holds(YOU, &[StasisBeam])
        .hand(YOU, &[1, 2, 3, 4])
        .on_the_turn_of(YOU);
    assert_eq!(table.total_there(), 12);

    table.discards(Discard::StasisBeam { to: Burroughs });

    assert_eq!(table.total_there(), 7);
    assert_eq!(table.free_ports(RaidersOutpost), 1);
    table.refuses(dock(RaidersOutpost, Ships::own(1)), "AF-12.4");
    table.raids(2, &[]);
    assert_eq!(table.in_bay(RED), 3, "what was left of the run is displaced");
}

/// AF-12.6 AF-25.101 AF-28.7
#[test]
fn a_higher_run_of_the_same_player_displaces_the_lower_one_and_raids_again() {
    let mut table = given().players(2, &[]).hand(YOU, &[1, 2, 3, 4, 5, 6]).tokens(RED, 2, 3).on_the_turn_of(YOU);

    table.raids(1, &[(RED, Ore), (RED, Ore), (RED, Ore), (RED, Fuel)]);
    table.raids(4, &[(RED, Fuel)]);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (2, 3), "both raids count");
    assert_eq!(table.docked(YOU, RaidersOutpost), [4, 5, 6]);
    assert_eq!(table.in_bay(YOU), 3);
    assert!(!table.choices().iter().any(|choice| matches!(choice, Choice::Turn(Action::Dock(_)))), "none docks again");

    table.ends_the_turn().lets_an_opponent_play().rolls(&[1, 1, 2, 2, 3, 3]);
    assert_eq!(table.hand(YOU), [1, 1, 2, 2, 3, 3], "the displaced ships are rolled next turn");
}

/// AF-25.101
#[test]
fn a_lower_run_does_not_displace_ones_own_higher_one() {
    let mut table = given().hand(YOU, &[1, 2, 3, 4, 5, 6]).on_the_turn_of(YOU);

    table.raids(4, &[]);

    table.refuses(dock(RaidersOutpost, Ships::own(1)), "AF-12.4");
}

/// AF-12.5 AF-12.6 AF-25.102
#[test]
fn a_ship_teleported_out_of_ones_own_run_opens_it_to_a_lower_run() {
    let mut table =
        given().hand(YOU, &[2, 3, 4, 1, 2, 3]).holds(YOU, &[OrbitalTeleporter]).tokens(YOU, 2, 0).on_the_turn_of(YOU);
    table.raids(2, &[]);
    table.refuses(dock(RaidersOutpost, Ships::own(1)), "AF-12.4");

    table.teleports(RaidersOutpost, 4, plain(SolarConverter, 4));
    assert_eq!(table.total_there(), 5);

    table.raids(1, &[]);
    assert_eq!(table.docked(YOU, RaidersOutpost), [1, 2, 3]);
    assert_eq!(table.in_bay(YOU), 2);
}

/// AF-12.6
#[test]
fn a_ship_teleported_out_of_the_outpost_cannot_come_back_with_another_run() {
    let mut table =
        given().hand(YOU, &[2, 3, 4, 5, 6]).holds(YOU, &[OrbitalTeleporter]).tokens(YOU, 2, 0).on_the_turn_of(YOU);
    table.raids(2, &[]);

    table.takes_off(RaidersOutpost, 4);

    table.refuses_choice(Choice::Teleport(plain(RaidersOutpost, 4)), "AF-21.20");
}

/// AF-25.103
#[test]
fn a_teleported_ship_and_two_from_the_hand_make_a_raid() {
    let mut table = given()
        .docked(RED, RaidersOutpost, &[1, 2, 3])
        .tokens(RED, 0, 1)
        .docked(YOU, SolarConverter, &[4])
        .hand(YOU, &[2, 3])
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 2, 0)
        .on_the_turn_of(YOU);

    table.teleports(SolarConverter, 4, plain(RaidersOutpost, 2)).takes(&[(RED, Ore)]);

    assert_eq!(table.docked(YOU, RaidersOutpost), [2, 3, 4]);
    assert_eq!(table.in_bay(RED), 3);
    assert_eq!((table.ore(YOU), table.ore(RED)), (1, 0));
    assert_eq!(table.fuel(YOU), 0, "the Teleporter cost 2");
}

/// AF-25.104
#[test]
fn a_ship_left_over_from_a_pair_is_no_partner_for_a_teleported_one() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .hand(YOU, &[4, 4, 1])
        .relic_in_hand(YOU, 4)
        .holds(YOU, &[OrbitalTeleporter, StasisBeam])
        .tokens(YOU, 5, 5)
        .on_the_turn_of(YOU);
    table.docks_with_relic(Shipyard, 4).docks(SolarConverter, 4);
    table.discards(Discard::StasisBeam { to: Burroughs });
    assert_eq!(table.docked(YOU, Shipyard), [4]);

    table.takes_off(SolarConverter, 4);

    table.refuses_choice(Choice::Teleport(plain(Shipyard, 4)), "AF-21.18");
}
