//! AF-5a: the duty to dock.

use alien_frontiers::{
    Choice,
    rules::{actions::Action, docking::Docking, powers::Power},
    words::{
        Ships,
        Station::{
            AlienArtifact, ColonistHub, ColonyConstructor, LunarMine, OrbitalMarket, Shipyard, SolarConverter,
            TerraformingStation,
        },
        Technology::BoosterPod,
        Territory::{Burroughs, Herbert, Lem},
    },
};

use crate::table::*;

const FREE_STATIONS_ONLY: [(&str, &str); 1] = [("duty-to-dock", "free-stations-only")];

/// AF-5.4 AF-5.8 AF-25.41
#[test]
fn a_turn_ends_only_when_no_ship_in_hand_can_be_docked() {
    let one_ship = |given: Given| given.circle(YOU, 7).docked(YOU, ColonistHub, &[3, 4]).hand(YOU, &[2]);

    let mut table = one_ship(given().crowded()).on_the_turn_of(YOU);
    table.ends_the_turn();
    assert_eq!((table.in_bay(YOU), table.hand(YOU)), (1, vec![]));

    let mut table = one_ship(given().nearly_crowded()).on_the_turn_of(YOU);
    assert_eq!(table.free_ports(SolarConverter), 1);
    table.refuses(Action::EndTurn, "AF-5.4");
}

/// AF-5.4 AF-25.42
#[test]
fn ships_that_can_only_dock_together_have_to() {
    let mut table = given().crowded().circle(YOU, 7).hand(YOU, &[2, 2]).on_the_turn_of(YOU);
    table.refuses(Action::EndTurn, "AF-5.4");

    table.docks(OrbitalMarket, 2);

    table.ends_the_turn();
}

/// AF-5.5 AF-25.43
#[test]
fn nobody_has_to_use_a_card_so_that_a_ship_can_be_docked() {
    let mut table = given()
        .crowded()
        .circle(YOU, 7)
        .docked(YOU, ColonistHub, &[1, 2, 3])
        .hand(YOU, &[5])
        .holds(YOU, &[BoosterPod])
        .tokens(YOU, 2, 1)
        .on_the_turn_of(YOU);
    let mut boosted = table.once_more();
    boosted.uses(Power::BoosterPod { ship: Ships::own(5) });
    boosted.refuses(Action::EndTurn, "AF-5.4");

    table.ends_the_turn();
}

/// A pair of 2s that only the Shipyard and the Constructor would take: the Converter, the
/// Artifact and the Hub are closed, three ships are at the Market and a 6 is at the Mine.
fn nothing_is_free(options: &[(&str, &str)]) -> Given {
    given()
        .players(4, options)
        .docked(RED, SolarConverter, &[1; 6])
        .docked(GREEN, SolarConverter, &[1; 2])
        .docked(GREEN, AlienArtifact, &[1; 4])
        .docked(YELLOW, OrbitalMarket, &[1; 3])
        .docked(YELLOW, LunarMine, &[6])
        .circle(YOU, 7)
}

/// AF-5.6 AF-28.3
#[test]
fn a_station_that_costs_something_is_compulsory_if_it_can_be_paid() {
    let pair = |fuel, ore| nothing_is_free(&[]).hand(YOU, &[2, 2]).tokens(YOU, fuel, ore).on_the_turn_of(YOU);

    pair(1, 1).refuses(Action::EndTurn, "AF-5.4");
    pair(1, 0).ends_the_turn();
}

/// AF-5.21 AF-28.3
#[test]
fn with_free_stations_only_a_pair_builds_only_if_that_is_free() {
    let pair = || nothing_is_free(&FREE_STATIONS_ONLY).hand(YOU, &[2, 2]);

    let mut dear = pair().tokens(YOU, 1, 1).on_the_turn_of(YOU);
    assert!(dear.allows(dock(Shipyard, Ships::own(2))), "it remains legal");
    dear.ends_the_turn();

    let mut free = pair().controls(YOU, Herbert).on_the_turn_of(YOU);
    assert_eq!(free.shipyard_price(), Some((0, 0)));
    free.refuses(Action::EndTurn, "AF-5.4");
}

/// AF-5.21 AF-28.3 AF-28.46
#[test]
fn with_free_stations_only_the_constructor_is_never_compulsory() {
    let triple = |options| nothing_is_free(options).hand(YOU, &[2, 2, 2]).tokens(YOU, 0, 3).on_the_turn_of(YOU);

    triple(&[]).refuses(Action::EndTurn, "AF-5.4");

    let mut table = triple(&FREE_STATIONS_ONLY);
    assert!(table.allows(settle(ColonyConstructor, Ships::own(2), Lem)), "it remains legal");
    table.ends_the_turn();
}

/// AF-5.6
#[test]
fn claiming_trading_launching_and_buying_are_never_forced() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .circle(YOU, 7)
        .docked(YOU, AlienArtifact, &[6, 2])
        .hand(YOU, &[1, 1])
        .tokens(YOU, 4, 4)
        .on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 1);
    let display = table.board().display;
    let card = display[0].expect("a card is displayed");
    let optional =
        [Action::Claim { card }, Action::Trade { rate: 1 }, Action::Launch { to: Lem }, Action::BuyRelicShip];
    assert!(optional.iter().all(|&action| table.allows(action)));

    table.ends_the_turn();

    assert_eq!(table.board().display, display, "nor is a cycle");
}

/// AF-5.6
#[test]
fn a_run_may_have_to_dock_but_never_has_to_steal() {
    let mut table = given().crowded().circle(YOU, 7).tokens(RED, 0, 4).hand(YOU, &[1, 2, 3]).on_the_turn_of(YOU);
    table.refuses(Action::EndTurn, "AF-5.4");

    table.raids(1, &[]);

    assert_eq!((table.ore(YOU), table.ore(RED)), (0, 4));
    table.ends_the_turn();
}

/// AF-5.7
#[test]
fn a_player_may_dock_so_that_other_ships_are_stranded() {
    let closed = || {
        given()
            .docked(RED, SolarConverter, &[1; 6])
            .docked(GREEN, SolarConverter, &[1; 2])
            .docked(GREEN, AlienArtifact, &[1; 4])
            .docked(YELLOW, LunarMine, &[1; 3])
            .circle(YOU, 7)
            .hand(YOU, &[3, 5])
            .on_the_turn_of(YOU)
    };

    let mut both = closed();
    both.docks(LunarMine, 3).docks(LunarMine, 5).ends_the_turn();
    assert_eq!(both.docked(YOU, LunarMine), [3, 5]);

    let mut one = closed();
    one.docks(LunarMine, 5).ends_the_turn();
    assert_eq!((one.docked(YOU, LunarMine), one.in_bay(YOU)), (vec![5], 2), "the 3 joins a ship in the bay");
}

/// AF-5.8
#[test]
fn no_action_sends_a_ship_from_the_hand_to_the_bay() {
    let table = given().docked(YOU, ColonistHub, &[1, 1]).hand(YOU, &[2]).tokens(YOU, 4, 4).on_the_turn_of(YOU);
    assert!(!table.allows(Action::EndTurn));

    for choice in table.choices() {
        let mut after = table.once_more();
        after.chooses(choice);
        assert_eq!(after.in_bay(YOU), 0, "{choice:?}");
    }
}

/// A 6 that only the Terraforming Station takes.
fn only_terraforming(options: &[(&str, &str)], unplaced: u8, circle: u8) -> Table {
    given()
        .players(4, options)
        .crowded()
        .unplaced(YOU, unplaced)
        .circle(YOU, circle)
        .docked(YOU, ColonistHub, &[1, 2, 3])
        .hand(YOU, &[6])
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU)
}

/// AF-5.20 AF-5.21 AF-25.71 AF-28.46
#[test]
fn a_ship_that_can_only_be_sacrificed_has_to_be() {
    let mut table = only_terraforming(&[], 2, 7);
    table.refuses(Action::EndTurn, "AF-5.4");
    let dockings = table.choices().into_iter().filter_map(|choice| match choice {
        Choice::Turn(Action::Dock(docking)) => Some(docking.station()),
        _ => None,
    });
    assert!(dockings.into_iter().all(|station| station == TerraformingStation));
    table.settles(TerraformingStation, 6, Lem).ends_the_turn();

    only_terraforming(&FREE_STATIONS_ONLY, 2, 7).ends_the_turn();
}

/// AF-5.20 AF-7.16 AF-25.72 AF-28.46
#[test]
fn a_docking_that_ends_the_game_has_to_be_made_too() {
    let mut table = only_terraforming(&[], 1, 7);
    table.refuses(Action::EndTurn, "AF-5.4");

    table.settles(TerraformingStation, 6, Lem);

    assert!(table.is_over());
    assert_eq!((table.circle(YOU), table.colonies(YOU, Lem)), (0, 1));
}

/// AF-5.6 AF-25.73
#[test]
fn a_launch_is_no_duty_but_it_may_open_the_hub_to_a_ship_that_then_has_to_dock() {
    let mut table = given()
        .crowded()
        .circle(YOU, 7)
        .docked(YOU, ColonistHub, &[3, 4])
        .hand(YOU, &[2])
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);

    let mut without = table.once_more();
    without.ends_the_turn();
    assert_eq!((without.circle(YOU), without.in_bay(YOU)), (7, 1));

    table.launches(Lem).refuses(Action::EndTurn, "AF-5.4");
    table.docks(ColonistHub, 2).ends_the_turn();
    assert_eq!((table.circle(YOU), table.in_bay(YOU)), (1, 0));
}

/// AF-5.4 AF-6.12
#[test]
fn the_artifact_alone_is_enough_to_forbid_the_end_of_the_turn() {
    let mut table = given()
        .docked(RED, SolarConverter, &[1; 6])
        .docked(GREEN, SolarConverter, &[1; 2])
        .docked(YELLOW, LunarMine, &[6; 5])
        .circle(YOU, 7)
        .hand(YOU, &[2])
        .on_the_turn_of(YOU);
    table.refuses(Action::EndTurn, "AF-5.4");
    assert!(table.allows(Action::Dock(Docking::Cycle { ships: Ships::own(2) })));

    table.docks(AlienArtifact, 2).ends_the_turn();
}
