//! AF-27: points of timing that are easily missed. Those of one card or of the end of the
//! game are in their own chapters.

use alien_frontiers::{
    Heard,
    board::{ShipNumber, ShipSet},
    rules::{actions::Action, powers::Power},
    words::{
        Ships,
        Station::{
            AlienArtifact, ColonistHub, LunarMine, OrbitalMarket, RaidersOutpost, Shipyard, SolarConverter,
            TerraformingStation,
        },
        Technology::{BoosterPod, DataCrystal, PlasmaCannon, PolarityDevice, StasisBeam},
        Territory::{Burroughs, Lem},
    },
};

use crate::table::*;

/// AF-27.1
#[test]
fn the_terraforming_ship_leaves_before_the_fleet_is_gathered_and_rolled() {
    let mut table = given().players(2, &[]).hand(YOU, &[6, 1, 2, 3]).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.settles(TerraformingStation, 6, Lem).finishes_the_turn().comes_round_to(YOU);

    let three = [1, 2, 3].map(ShipNumber).into_iter().collect::<ShipSet>();
    assert!(table.has_heard_in_order(&[
        Heard::ShipForfeited { seat: YOU, ship: ShipNumber(0) },
        Heard::FleetGathered { seat: YOU, ships: three },
    ]));
    table.rolls(&[4, 5, 6]);
    assert_eq!(table.hand(YOU), [4, 5, 6]);
}

/// AF-27.3
#[test]
fn benefits_are_had_at_once() {
    let mut table = given().hand(YOU, &[1, 1]).circle(YOU, 6).on_the_turn_of(YOU);

    table.docks(SolarConverter, 1);
    assert_eq!(table.fuel(YOU), 1);
    table.docks(LunarMine, 1);
    assert_eq!(table.ore(YOU), 1);

    let mut table = given().hand(YOU, &[1, 2, 3]).circle(YOU, 6).on_the_turn_of(YOU);
    table.docks(SolarConverter, 1).docks(LunarMine, 2).docks(ColonistHub, 3).launches(Lem);
    assert_eq!((table.colonies(YOU, Lem), table.score(YOU)), (1, 2));
}

/// AF-27.4
#[test]
fn cards_are_used_before_between_and_after_dockings() {
    let mut table = given()
        .hand(YOU, &[1, 2])
        .holds(YOU, &[BoosterPod, PolarityDevice, PlasmaCannon])
        .tokens(YOU, 3, 0)
        .docked(RED, LunarMine, &[1])
        .on_the_turn_of(YOU);

    table.uses(Power::BoosterPod { ship: Ships::own(1) });
    table.docks(ColonistHub, 2);
    table.uses(Power::PolarityDevice { ship: Ships::own(2) });
    table.docks(ColonistHub, 5);
    table.shoots(LunarMine, &[(RED, 1)]);

    assert_eq!((table.fuel(YOU), table.in_bay(RED)), (0, 3));
    assert!(table.hand(YOU).is_empty());
}

/// AF-27.5
#[test]
fn a_cost_has_to_be_payable_at_once_but_may_be_earned_first() {
    let mut table = given().hand(YOU, &[5, 5, 1]).tokens(YOU, 0, 1).on_the_turn_of(YOU);
    table.refuses(dock(Shipyard, Ships::own(5)), "AF-13.2");

    table.docks(SolarConverter, 1).docks(Shipyard, 5);

    assert_eq!((table.fuel(YOU), table.ore(YOU), table.in_bay(YOU)), (0, 0, 1));
}

/// AF-27.6
#[test]
fn control_and_scores_change_with_the_colony_and_not_at_the_end_of_the_turn() {
    let mut table = given().hand(YOU, &[1]).circle(YOU, 7).tokens(YOU, 1, 1).controls(RED, Lem).on_the_turn_of(YOU);

    table.launches(Lem);

    assert_eq!(table.controller(Lem), None);
    assert_eq!((table.score(YOU), table.score(RED)), (1, 1));
    assert!(table.has_heard_in_order(&[
        Heard::ControlLost { seat: RED, territory: Lem },
        Heard::ScoreChanged { seat: RED, from: 2, to: 1 },
    ]));
    assert!(table.waits_for(YOU), "the turn goes on");
}

/// AF-27.7
#[test]
fn the_relic_ship_goes_home_in_the_middle_of_a_turn() {
    let mut table = given()
        .hand(YOU, &[2])
        .circle(YOU, 7)
        .tokens(YOU, 1, 1)
        .controls(RED, Burroughs)
        .relic_docked(RED, LunarMine, 6)
        .on_the_turn_of(YOU);
    table.refuses(dock(LunarMine, Ships::own(2)), "AF-9.2");

    table.launches(Burroughs);

    assert!(table.relic_is_home());
    table.docks(LunarMine, 2);
}

/// AF-27.11
#[test]
fn each_claim_needs_a_total_of_its_own() {
    let mut table = given().hand(YOU, &[6, 2, 5]).displayed(&[BoosterPod, DataCrystal, StasisBeam]).on_the_turn_of(YOU);

    table.docks(AlienArtifact, 6).docks(AlienArtifact, 2).claims(BoosterPod, &[PlasmaCannon]).docks(AlienArtifact, 5);

    assert_eq!(table.artifact_total(YOU), 5);
    table.refuses(Action::Claim { card: DataCrystal }, "AF-6.5");
}

/// AF-27.12
#[test]
fn all_hub_ships_serve_one_colony_until_it_is_launched() {
    let mut table = given().hand(YOU, &[1, 2, 3]).circle(YOU, 5).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.docks(ColonistHub, 1).docks(ColonistHub, 2);
    assert_eq!((table.circle(YOU), table.board().free_colonies(YOU)), (7, 5));
    table.refuses(dock(ColonistHub, Ships::own(3)), "AF-7.9");

    table.launches(Lem).docks(ColonistHub, 3);
    assert_eq!((table.circle(YOU), table.board().free_colonies(YOU)), (1, 4));
}

/// AF-27.13
#[test]
fn a_stolen_duplicate_is_discarded_without_benefit() {
    let mut table = given()
        .hand(YOU, &[1, 2, 3])
        .holds(YOU, &[BoosterPod])
        .holds(RED, &[BoosterPod])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);

    table.raids_a_card(1, RED, BoosterPod);

    assert!(table.is_discarded(BoosterPod) && !table.holds(RED, BoosterPod));
    assert!(table.has_heard(Heard::CardDestroyed { seat: YOU, from: RED, card: BoosterPod }));
    assert_eq!((table.player(YOU).cards.len(), table.fuel(YOU), table.docked(YOU, RaidersOutpost).len()), (1, 1, 3));
}

/// AF-27.14
#[test]
fn the_fourth_ship_may_be_built_several_times_in_a_game() {
    let mut table = given().players(2, &[]).hand(YOU, &[4, 4, 6]).tokens(YOU, 3, 3).on_the_turn_of(YOU);

    table.docks(Shipyard, 4).settles(TerraformingStation, 6, Lem);
    assert_eq!((table.player(YOU).fleet.n_in_play(), table.fuel(YOU), table.ore(YOU)), (4, 1, 1));
    table.ends_the_turn().comes_round_to(YOU).rolls(&[5, 5, 1]);
    assert_eq!(table.player(YOU).fleet.n_in_play(), 3);

    table.docks(Shipyard, 5);
    assert_eq!((table.player(YOU).fleet.n_in_play(), table.fuel(YOU), table.ore(YOU)), (4, 0, 0));
}

/// AF-27.15
#[test]
fn blocking_dice_are_not_gathered_and_hold_their_ports_round_after_round() {
    let mut table = given().players(2, &[]).on_the_turn_of(YOU);

    for _ in 0..3 {
        table.comes_round_to(RED).comes_round_to(YOU);

        let left_for_players = |station| table.free_ports(station) as usize + table.docked(RED, station).len();
        assert_eq!([SolarConverter, LunarMine, OrbitalMarket, Shipyard].map(left_for_players), [7, 3, 2, 2]);
    }
}

/// AF-27.18
#[test]
fn fuel_gained_after_the_pair_was_docked_is_traded_too() {
    let mut table = given().hand(YOU, &[3, 3, 6]).on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 3).refuses(Action::Trade { rate: 3 }, "AF-11.4");

    table.docks(SolarConverter, 6).trades(3);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 1));
}
