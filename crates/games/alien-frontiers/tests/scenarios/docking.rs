//! AF-5a, AF-5b: docking in general.

use alien_frontiers::{
    Heard,
    board::ShipNumber,
    rules::{actions::Action, docking::Docking},
    words::{
        Resource::Ore,
        Ships,
        Station::{
            AlienArtifact, ColonistHub, ColonyConstructor, LunarMine, OrbitalMarket, RaidersOutpost, Shipyard,
            SolarConverter, TerraformingStation,
        },
        Technology::{BoosterPod, DataCrystal, OrbitalTeleporter, PlasmaCannon, PolarityDevice},
        Territory::{Asimov, Burroughs, Lem},
        Value,
        With::Own,
    },
};

use crate::table::*;

/// AF-5.1 AF-15.1 AF-25.1
#[test]
fn terraforming_needs_a_6_a_free_port_the_cost_and_a_fourth_ship() {
    let terraform = |value| settle(TerraformingStation, Ships::own(value), Lem);

    let mut no_6 = given().hand(YOU, &[5, 1, 2, 3]).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    no_6.refuses(terraform(6), "AF-5.1");
    no_6.refuses(terraform(5), "AF-15.1");

    let with_6 = || given().hand(YOU, &[6, 1, 2, 3]);
    let mut no_port = with_6().tokens(YOU, 1, 1).docked(RED, TerraformingStation, &[6]).on_the_turn_of(YOU);
    no_port.refuses(terraform(6), "AF-5.2");
    with_6().tokens(YOU, 0, 1).on_the_turn_of(YOU).refuses(terraform(6), "AF-15.1");
    with_6().tokens(YOU, 1, 0).on_the_turn_of(YOU).refuses(terraform(6), "AF-15.1");
    given().hand(YOU, &[6, 1, 2]).tokens(YOU, 1, 1).on_the_turn_of(YOU).refuses(terraform(6), "AF-15.5");
    with_6().tokens(YOU, 1, 1).unplaced(YOU, 0).on_the_turn_of(YOU).refuses(terraform(6), "AF-15.8");

    let mut with_all = with_6().tokens(YOU, 1, 1).on_the_turn_of(YOU);
    with_all.settles(TerraformingStation, 6, Lem);
    assert_eq!((tokens_of(&with_all), with_all.colonies(YOU, Lem)), ((0, 0), 1));
}

/// AF-5.2 AF-25.75 AF-28.14
#[test]
fn two_free_ports_of_different_pairs_are_enough_for_a_pair() {
    let full = || {
        given()
            .docked(RED, Shipyard, &[1, 1])
            .docked(GREEN, Shipyard, &[2, 2])
            .docked(YELLOW, Shipyard, &[3, 3])
            .holds(YOU, &[PlasmaCannon])
            .hand(YOU, &[5, 5])
    };
    let mut table = full().tokens(YOU, 3, 1).on_the_turn_of(YOU);
    table.refuses(dock(Shipyard, Ships::own(5)), "AF-5.2");

    table.shoots(Shipyard, &[(RED, 1), (GREEN, 2)]);
    assert_eq!((table.fuel(YOU), table.free_ports(Shipyard)), (1, 2));

    table.docks(Shipyard, 5);
    assert_eq!(table.docked(YOU, Shipyard), [5, 5]);

    let mut without_fuel = full().tokens(YOU, 2, 1).on_the_turn_of(YOU);
    without_fuel.shoots(Shipyard, &[(RED, 1), (GREEN, 2)]).refuses(dock(Shipyard, Ships::own(5)), "AF-13.2");
}

/// AF-5.3 AF-12.4 AF-25.7
#[test]
fn at_the_outpost_a_higher_run_takes_over_the_ports() {
    let mut table =
        given().docked(RED, RaidersOutpost, &[1, 2, 3]).tokens(RED, 0, 1).hand(YOU, &[2, 3, 4]).on_the_turn_of(YOU);

    table.raids(2, &[(RED, Ore)]);
    assert_eq!((table.in_bay(RED), table.docked(RED, RaidersOutpost)), (3, vec![]));
    assert_eq!((table.docked(YOU, RaidersOutpost), table.ore(YOU)), (vec![2, 3, 4], 1));

    table.ends_the_turn();
    for (lowest, rule) in [(1, Some("AF-12.4")), (2, Some("AF-12.4")), (3, None), (4, None)] {
        let mut next = table.once_more();
        next.rolls(&[lowest, lowest + 1, lowest + 2]);
        match rule {
            Some(rule) => next.refuses(dock(RaidersOutpost, Ships::own(lowest)), rule),
            None => next.raids(lowest, &[]),
        };
    }
}

/// AF-5.3
#[test]
fn at_no_other_station_an_occupied_port_is_taken_over() {
    let mut table = given()
        .crowded()
        .docked(YELLOW, TerraformingStation, &[6])
        .hand(YOU, &[6, 6, 6, 5])
        .tokens(YOU, 8, 8)
        .on_the_turn_of(YOU);
    for station in [SolarConverter, LunarMine, AlienArtifact] {
        table.refuses(dock(station, Ships::own(6)), "AF-5.2");
    }
    table.refuses(settle(TerraformingStation, Ships::own(6), Lem), "AF-5.2");

    let mut table = given()
        .docked(RED, OrbitalMarket, &[1, 1, 1, 1])
        .docked(GREEN, Shipyard, &[1, 1, 1, 1, 1, 1])
        .docked(YELLOW, ColonyConstructor, &[1, 1, 1, 1, 1, 1])
        .hand(YOU, &[6, 6, 6])
        .tokens(YOU, 8, 8)
        .on_the_turn_of(YOU);
    table.refuses(dock(OrbitalMarket, Ships::own(6)), "AF-5.2");
    table.refuses(dock(Shipyard, Ships::own(6)), "AF-5.2");
    table.refuses(settle(ColonyConstructor, Ships::own(6), Lem), "AF-5.2");
}

/// AF-12.5 AF-25.63
#[test]
fn what_is_left_of_a_broken_run_has_to_be_exceeded() {
    let gunner = || given().holds(YOU, &[PlasmaCannon]).tokens(YOU, 1, 0);

    let mut table = gunner().docked(RED, RaidersOutpost, &[3, 4, 5]).hand(YOU, &[1, 2, 3, 4]).on_the_turn_of(YOU);
    table.shoots(RaidersOutpost, &[(RED, 5)]);
    assert_eq!((table.total_there(), table.fuel(YOU)), (7, 0));
    table.refuses(dock(RaidersOutpost, Ships::own(1)), "AF-12.4");
    table.raids(2, &[]);
    assert_eq!((table.in_bay(RED), table.docked(YOU, RaidersOutpost)), (3, vec![2, 3, 4]));

    let mut table = gunner().docked(RED, RaidersOutpost, &[4, 5, 6]).hand(YOU, &[1, 2, 3, 4, 5, 6]).on_the_turn_of(YOU);
    for lowest in 1..=4 {
        table.refuses(dock(RaidersOutpost, Ships::own(lowest)), "AF-12.4");
    }
    table.shoots(RaidersOutpost, &[(RED, 6)]);
    assert_eq!(table.total_there(), 9);
    table.refuses(dock(RaidersOutpost, Ships::own(2)), "AF-12.4");
    table.once_more().raids(3, &[]);
    table.once_more().raids(4, &[]);
}

/// AF-5.9
#[test]
fn a_docked_ship_cannot_be_taken_back_or_docked_again() {
    let mut table = given().hand(YOU, &[4, 2]).on_the_turn_of(YOU);

    table.docks(SolarConverter, 4);

    for station in [SolarConverter, LunarMine, AlienArtifact, ColonistHub] {
        table.refuses(dock(station, Ships::own(4)), "AF-5.1");
    }
    assert_eq!((table.docked(YOU, SolarConverter), table.hand(YOU)), (vec![4], vec![2]));
}

/// AF-5.9 AF-21.16
#[test]
fn only_the_teleporter_moves_a_docked_ship() {
    let mut table = given().holds(YOU, &[OrbitalTeleporter]).hand(YOU, &[4]).on_the_turn_of(YOU);

    table.docks(SolarConverter, 4).teleports(SolarConverter, 4, plain(LunarMine, 4));

    assert_eq!((table.docked(YOU, SolarConverter), table.docked(YOU, LunarMine)), (vec![], vec![4]));
}

/// AF-5.10
#[test]
fn pairs_triples_and_runs_dock_in_one_action_and_single_ships_one_by_one() {
    let hand = || given().hand(YOU, &[3, 3, 3, 4, 5]).tokens(YOU, 8, 8);
    let docked = |docking: Action| {
        let mut table = hand().on_the_turn_of(YOU);
        table.does(docking);
        5 - table.hand(YOU).len()
    };

    assert_eq!(docked(dock(OrbitalMarket, Ships::own(3))), 2);
    assert_eq!(docked(dock(Shipyard, Ships::own(3))), 2);
    assert_eq!(docked(settle(ColonyConstructor, Ships::own(3), Lem)), 3);
    let mut raid = hand().on_the_turn_of(YOU);
    raid.raids(3, &[]);
    assert_eq!(raid.hand(YOU), [3, 3]);
    for station in [SolarConverter, LunarMine, AlienArtifact, ColonistHub] {
        assert_eq!(docked(dock(station, Ships::own(3))), 1);
    }

    let mut table = hand().on_the_turn_of(YOU);
    table.docks(SolarConverter, 5).docks(LunarMine, 3).docks(SolarConverter, 3);
    assert_eq!((table.docked(YOU, SolarConverter), table.docked(YOU, LunarMine)), (vec![3, 5], vec![3]));
}

/// AF-5.11 AF-18.4
#[test]
fn the_relic_ship_is_as_good_as_any_in_a_pair_a_triple_and_a_run() {
    let hand = |values: &[u8], relic| {
        let given = given().controls(YOU, Burroughs).hand(YOU, values).relic_in_hand(YOU, relic);
        given.tokens(YOU, 8, 8).on_the_turn_of(YOU)
    };

    let mut pair = hand(&[2, 5, 6], 2);
    pair.docks_with_relic(OrbitalMarket, 2);
    assert_eq!(pair.docked(YOU, OrbitalMarket), [2, 2]);

    let mut triple = hand(&[2, 2, 6], 2);
    triple.settles_with_relic(ColonyConstructor, 2, Lem);
    assert_eq!(triple.docked(YOU, ColonyConstructor), [2, 2, 2]);

    let mut run = hand(&[2, 4, 6], 3);
    run.docks_with_relic(RaidersOutpost, 2).takes(&[]);
    assert_eq!(run.docked(YOU, RaidersOutpost), [2, 3, 4]);

    let mut single = hand(&[2, 4, 6], 3);
    single.docks(LunarMine, 2).docks_with_relic(LunarMine, 3);
    assert_eq!(single.mine_minimum(), 3);
}

/// AF-5.12 AF-14.2 AF-25.8
#[test]
fn a_station_may_be_used_again_in_the_same_turn() {
    let mut table = given().hand(YOU, &[3, 4]).on_the_turn_of(YOU);

    table.docks(SolarConverter, 3).docks(SolarConverter, 4);

    assert_eq!(table.fuel(YOU), 4, "2 and 2");
}

/// AF-5.18 AF-13.10 AF-25.74 AF-27.5
#[test]
fn income_pays_for_the_next_docking_and_never_for_its_own() {
    let mut table = given().hand(YOU, &[5, 5, 1, 2]).tokens(YOU, 2, 1).on_the_turn_of(YOU);
    table.refuses(dock(Shipyard, Ships::own(5)), "AF-13.2");

    table.docks(LunarMine, 1);
    table.docks(Shipyard, 5);

    assert_eq!((tokens_of(&table), table.in_stock(YOU)), ((0, 0), 1));
}

/// AF-5.18 AF-16.9
#[test]
fn a_docking_is_paid_then_the_ships_enter_then_the_station_acts_then_the_board_is_updated() {
    let mut table = given().hand(YOU, &[6, 1, 2, 3]).tokens(YOU, 1, 1).controls(RED, Lem).on_the_turn_of(YOU);
    let six = [ShipNumber(0)].into_iter().collect();

    table.settles(TerraformingStation, 6, Lem);

    assert!(table.has_heard_in_order(&[
        Heard::Paid { seat: YOU, fuel: 1, ore: 1 },
        Heard::ShipsDocked { seat: YOU, station: TerraformingStation, value: Value(6), with: Own, ships: six },
        Heard::ColonyPlaced { seat: YOU, territory: Lem },
        Heard::ControlLost { seat: RED, territory: Lem },
        Heard::ScoreChanged { seat: YOU, from: 0, to: 1 },
    ]));
}

/// AF-5.18 AF-12.4
#[test]
fn displaced_ships_leave_before_the_new_run_enters_and_steals() {
    let mut table = given()
        .docked(RED, RaidersOutpost, &[1, 2, 3])
        .holds(RED, &[BoosterPod])
        .hand(YOU, &[2, 3, 4])
        .on_the_turn_of(YOU);
    let three = || (0..3).map(ShipNumber).collect();

    table.raids_a_card(2, RED, BoosterPod);

    assert!(table.has_heard_in_order(&[
        Heard::ShipsDisplaced { owner: RED, ships: three() },
        Heard::ShipsDocked { seat: YOU, station: RaidersOutpost, value: Value(2), with: Own, ships: three() },
        Heard::CardStolen { seat: YOU, from: RED, card: BoosterPod },
    ]));
}

/// AF-5.18 AF-6.16
#[test]
fn the_display_is_filled_after_the_ship_has_docked_and_the_cards_are_gone() {
    let mut table = given().hand(YOU, &[4]).on_the_turn_of(YOU);
    let four = [ShipNumber(0)].into_iter().collect();

    table.does(Action::Dock(Docking::Cycle { ships: Ships::own(4) }));
    assert_eq!((table.board().display, table.artifact_total(YOU)), ([None; 3], 4));

    table.is_dealt(&[BoosterPod, DataCrystal, PolarityDevice]);
    assert!(table.has_heard_in_order(&[
        Heard::ShipsDocked { seat: YOU, station: AlienArtifact, value: Value(4), with: Own, ships: four },
        Heard::DisplayCycled { seat: YOU },
        Heard::CardDisplayed { card: BoosterPod, slot: 1 },
        Heard::CardDisplayed { card: PolarityDevice, slot: 3 },
    ]));
}

/// AF-5.13
#[test]
fn every_station_takes_its_ships_and_its_cost_and_has_its_effect() {
    let on = |hand: &[u8]| given().hand(YOU, hand).tokens(YOU, 3, 3).on_the_turn_of(YOU);
    for value in 1..=6 {
        let fuel = |station| {
            let mut table = on(&[value]);
            table.docks(station, value);
            (table.fuel(YOU), table.ore(YOU))
        };
        assert_eq!(fuel(SolarConverter), (3 + value.div_ceil(2), 3));
        assert_eq!(fuel(LunarMine), (3, 4));
        assert_eq!(fuel(AlienArtifact), (3, 3));
        assert_eq!(fuel(ColonistHub), (3, 3));
    }

    let mut artifact = on(&[6, 2]);
    artifact.docks(AlienArtifact, 6).docks(AlienArtifact, 2);
    assert_eq!(artifact.artifact_total(YOU), 8);

    let mut hub = on(&[1]);
    hub.docks(ColonistHub, 1);
    assert_eq!(hub.circle(YOU), 1);

    let mut constructor = on(&[4, 4, 4]);
    constructor.settles(ColonyConstructor, 4, Asimov);
    assert_eq!((tokens_of(&constructor), constructor.colonies(YOU, Asimov)), ((3, 0), 1));

    let mut market = on(&[2, 2]);
    market.docks(OrbitalMarket, 2).trades(2);
    assert_eq!(tokens_of(&market), (1, 4));

    let mut outpost = given().hand(YOU, &[1, 2, 3]).tokens(RED, 0, 4).on_the_turn_of(YOU);
    outpost.raids(1, &[(RED, Ore); 4]);
    assert_eq!(tokens_of(&outpost), (0, 4));

    for (n, price) in [(3, 1), (4, 2), (5, 3)] {
        let mut shipyard = given().ships_in_play(YOU, n).hand(YOU, &[2, 2]).tokens(YOU, 3, 3).on_the_turn_of(YOU);
        shipyard.docks(Shipyard, 2);
        assert_eq!((tokens_of(&shipyard), shipyard.in_stock(YOU)), ((3 - price, 3 - price), 5 - n));
    }

    let mut terraforming = on(&[6, 1, 1, 1]);
    terraforming.settles(TerraformingStation, 6, Asimov);
    assert_eq!((tokens_of(&terraforming), terraforming.colonies(YOU, Asimov)), ((2, 2), 1));
    terraforming.finishes_the_turn().comes_round_to(YOU);
    assert_eq!(terraforming.in_stock(YOU), 3, "the ship was forfeited");
}

/// AF-13.4 AF-28.25
#[test]
fn the_ship_stock_is_looked_at_when_the_pair_docks() {
    let mut table =
        given().docked(YOU, TerraformingStation, &[6]).ships_in_play(YOU, 6).tokens(YOU, 3, 3).on_the_turn_of(YELLOW);
    assert_eq!(table.in_stock(YOU), 0);

    table.ends_the_turn().rolls(&[2, 2, 3, 3, 5]).docks(Shipyard, 2);
    assert_eq!(table.in_stock(YOU), 0, "the ship given up was built again");

    table.refuses(dock(Shipyard, Ships::own(3)), "AF-13.4");
}

/// Your fuel and ore.
fn tokens_of(table: &Table) -> (u8, u8) {
    (table.fuel(YOU), table.ore(YOU))
}
