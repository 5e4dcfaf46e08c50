//! AF-0: words in a fixed sense.

use alien_frontiers::{
    rules::discards::Discard,
    words::{
        Ships,
        Station::{ColonistHub, LunarMine, RaidersOutpost, Shipyard, SolarConverter, TerraformingStation},
        Technology::{OrbitalTeleporter, PlasmaCannon, StasisBeam},
        Territory::{Asimov, Burroughs},
    },
};

use crate::table::*;

/// AF-0.5
#[test]
fn the_relic_ship_is_an_own_colour_ship_of_nobody_not_even_of_its_user() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .hand(YOU, &[2, 5, 5])
        .relic_in_hand(YOU, 2)
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);
    assert_eq!(table.in_stock(YOU), 3);

    table.docks_with_relic(Shipyard, 2);

    assert_eq!(table.in_stock(YOU), 2, "the fourth ship was built for 1 fuel and 1 ore");
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
}

/// AF-0.6
#[test]
fn ships_in_hand_docked_on_terraforming_and_in_the_bay_are_all_in_play() {
    let table = given()
        .ships_in_play(YOU, 5)
        .hand(YOU, &[2, 2])
        .docked(YOU, LunarMine, &[3])
        .docked(YOU, TerraformingStation, &[6])
        .on_the_turn_of(YOU);

    assert_eq!(table.in_bay(YOU), 1);
    assert_eq!(table.in_stock(YOU), 1);
    assert_eq!(table.player(YOU).fleet.n_in_play(), 5, "six less the one in the stock");
    assert_eq!(table.shipyard_price(), Some((3, 3)), "the price of the sixth ship");
}

/// AF-0.9 AF-7.6 AF-28.42
#[test]
fn a_docking_counts_although_its_ship_has_left_the_station() {
    let mut table = given()
        .controls(YOU, Asimov)
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 2, 0)
        .hand(YOU, &[1, 2])
        .on_the_turn_of(YOU);

    table.docks(ColonistHub, 1).teleports(ColonistHub, 1, plain(SolarConverter, 1));
    assert_eq!(table.docked(YOU, ColonistHub), [0; 0]);

    table.docks(ColonistHub, 2);
    assert_eq!(table.circle(YOU), 3, "the second docking of the turn brings one more");
}

/// AF-0.9 AF-7.6 AF-28.42
#[test]
fn a_ship_brought_by_the_teleporter_is_a_docking_too() {
    let mut table = given()
        .controls(YOU, Asimov)
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 2, 0)
        .hand(YOU, &[1, 2])
        .on_the_turn_of(YOU);

    table.docks(SolarConverter, 2).docks(ColonistHub, 1).teleports(SolarConverter, 2, plain(ColonistHub, 2));

    assert_eq!(table.circle(YOU), 3);
}

/// AF-0.9
#[test]
fn a_pair_is_one_docking() {
    let mut table = given().hand(YOU, &[2, 2, 5]).tokens(YOU, 8, 8).on_the_turn_of(YOU);

    table.docks(Shipyard, 2);

    assert_eq!(table.docked(YOU, Shipyard), [2, 2]);
    assert_eq!(table.in_bay(YOU), 1, "two ships entered and one was built");
}

/// AF-0.10 AF-9.3 AF-18.13
#[test]
fn a_ship_that_is_shot_gathered_teleported_or_sent_home_leaves_the_mine_alike() {
    let mut shot = given()
        .docked(RED, LunarMine, &[6])
        .holds(YOU, &[PlasmaCannon])
        .tokens(YOU, 1, 0)
        .hand(YOU, &[1])
        .on_the_turn_of(YOU);
    shot.refuses(dock(LunarMine, Ships::own(1)), "AF-9.2");
    shot.shoots(LunarMine, &[(RED, 6)]);

    let mut gathered = given().docked(RED, LunarMine, &[6]).on_the_turn_of(YOU);
    gathered.ends_the_turn();

    let mut teleported = given().holds(YOU, &[OrbitalTeleporter]).tokens(YOU, 2, 0).hand(YOU, &[6]).on_the_turn_of(YOU);
    teleported.docks(LunarMine, 6).teleports(LunarMine, 6, plain(SolarConverter, 6));

    let mut sent_home =
        given().controls(YOU, Burroughs).relic_docked(YOU, LunarMine, 6).holds(YOU, &[StasisBeam]).on_the_turn_of(YOU);
    sent_home.discards(Discard::StasisBeam { to: Burroughs });

    for table in [shot, gathered, teleported, sent_home] {
        assert_eq!(table.free_ports(LunarMine), 5);
        assert_eq!(table.mine_minimum(), 0);
    }
}

/// AF-0.10 AF-12.5 AF-18.13
#[test]
fn a_ship_leaves_the_total_at_the_outpost_whichever_way_it_goes() {
    let mut shot = given()
        .docked(RED, RaidersOutpost, &[3, 4, 5])
        .holds(YOU, &[PlasmaCannon])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);
    shot.shoots(RaidersOutpost, &[(RED, 5)]);

    let mut teleported =
        given().holds(YOU, &[OrbitalTeleporter]).tokens(YOU, 2, 0).hand(YOU, &[3, 4, 5]).on_the_turn_of(YOU);
    teleported.raids(3, &[]).teleports(RaidersOutpost, 5, plain(SolarConverter, 5));

    let mut sent_home = given()
        .controls(YOU, Burroughs)
        .docked(YOU, RaidersOutpost, &[3, 4])
        .relic_docked(YOU, RaidersOutpost, 5)
        .holds(YOU, &[StasisBeam])
        .on_the_turn_of(YOU);
    sent_home.discards(Discard::StasisBeam { to: Burroughs });

    for table in [shot, teleported, sent_home] {
        assert_eq!(table.free_ports(RaidersOutpost), 1);
        assert_eq!(table.total_there(), 7);
    }

    let mut displaced = given().docked(RED, RaidersOutpost, &[3, 4, 5]).hand(YOU, &[4, 5, 6]).on_the_turn_of(YOU);
    displaced.raids(4, &[]);
    assert_eq!(displaced.total_there(), 15, "nothing of the displaced run is left in it");
}
