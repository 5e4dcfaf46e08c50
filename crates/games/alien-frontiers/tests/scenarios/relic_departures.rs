//! AF-18: the Relic Ship goes Home, and what that does at the place it leaves.

use alien_frontiers::{
    Heard,
    rules::{actions::Action, discards::Discard},
    words::{
        Resource::Ore,
        Ships,
        Station::{
            AlienArtifact, ColonistHub, ColonyConstructor, LunarMine, OrbitalMarket, RaidersOutpost, SolarConverter,
            TerraformingStation,
        },
        Technology::{AlienMonument, BoosterPod, OrbitalTeleporter, PolarityDevice, StasisBeam},
        Territory::{Asimov, Burroughs, Lem, VanVogt},
    },
};

use crate::table::*;

/// Your turn, with the Relic Ship and three others in hand, and the means to lose it.
fn with_relic(value: u8, others: &[u8]) -> Given {
    given()
        .controls(YOU, Burroughs)
        .hand(YOU, others)
        .relic_in_hand(YOU, value)
        .holds(YOU, &[StasisBeam])
        .tokens(YOU, 4, 4)
}

/// Puts the Isolation Field on Burroughs Desert.
fn isolates_burroughs(table: &mut Table) {
    table.discards(Discard::StasisBeam { to: Burroughs });
    assert!(table.relic_is_home());
}

/// AF-16.8 AF-18.6 AF-18.7 AF-18.14 AF-25.11
#[test]
fn a_tie_on_burroughs_desert_sends_it_home_at_once() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .relic_docked(YOU, SolarConverter, 4)
        .hand(RED, &[6, 1, 1, 1])
        .tokens(RED, 2, 2)
        .on_the_turn_of(RED);
    assert_eq!(table.score(YOU), 2);

    table.settles(TerraformingStation, 6, Burroughs);

    assert_eq!(table.controller(Burroughs), None, "the token is on the board");
    assert!(table.relic_is_home());
    assert_eq!(table.score(YOU), 1);
    table.refuses(Action::BuyRelicShip, "AF-18.3");
}

/// AF-18.2 AF-18.6 AF-18.13 AF-18.14 AF-25.12
#[test]
fn isolation_of_burroughs_desert_sends_it_home_from_the_mine() {
    let mut table = given()
        .players(2, &[])
        .controls(YOU, Burroughs)
        .relic_docked(YOU, LunarMine, 5)
        .tokens(YOU, 1, 1)
        .holds(RED, &[StasisBeam])
        .on_the_turn_of(RED);
    assert_eq!((table.mine_minimum(), table.free_ports(LunarMine)), (5, 2));

    isolates_burroughs(&mut table);
    assert_eq!((table.mine_minimum(), table.free_ports(LunarMine)), (0, 3));
    assert_eq!(table.controller(Burroughs), Some(YOU));
    assert_eq!(table.score(YOU), 2);

    table.ends_the_turn().rolls(&[1, 1, 1]);
    table.refuses(Action::BuyRelicShip, "AF-18.3");
}

/// AF-18.6 AF-18.13 AF-18.14 AF-25.106
#[test]
fn it_goes_home_even_from_the_hand() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .hand(YOU, &[3, 4])
        .relic_in_hand(YOU, 5)
        .holds(YOU, &[OrbitalTeleporter])
        .on_the_turn_of(YOU);
    assert!(table.allows(dock(RaidersOutpost, Ships::with_relic(3))));

    table.moves_a_colony(YOU, Burroughs, Lem);

    assert!(table.relic_is_home());
    assert_eq!(table.hand(YOU), [3, 4]);
    table.refuses(dock(RaidersOutpost, Ships::with_relic(3)), "AF-12.1");
    table.docks(SolarConverter, 3).docks(SolarConverter, 4).ends_the_turn();
}

/// AF-18.6 AF-18.13 AF-18.14
#[test]
fn isolation_by_its_own_owner_takes_it_from_the_hand_too() {
    let mut table = with_relic(5, &[3, 4]).on_the_turn_of(YOU);

    isolates_burroughs(&mut table);

    assert_eq!(table.hand(YOU), [3, 4]);
}

/// AF-18.13 AF-18.14
#[test]
fn nothing_happens_in_the_bay_when_it_leaves() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .relic_in_bay(YOU)
        .colonies(RED, Lem, 1)
        .holds(RED, &[PolarityDevice])
        .on_the_turn_of(RED);
    assert_eq!(table.in_bay(YOU), 4);

    table.swaps((YOU, Burroughs), (RED, Lem));

    assert!(table.relic_is_home());
    assert_eq!(table.in_bay(YOU), 3);
}

/// AF-18.13 AF-18.14 AF-25.107
#[test]
fn a_relic_ship_lost_from_the_terraforming_station_frees_the_port_and_leaves_nothing_to_forfeit() {
    let mut table = given()
        .players(2, &[])
        .controls(YOU, Burroughs)
        .colonies(YOU, Lem, 1)
        .relic_docked(YOU, TerraformingStation, 6)
        .circle(RED, 7)
        .hand(RED, &[6, 1, 1, 1])
        .tokens(RED, 2, 2)
        .on_the_turn_of(RED);
    table.refuses(settle(TerraformingStation, Ships::own(6), Asimov), "AF-5.2");

    table.launches(Burroughs);
    assert!(table.relic_is_home());
    assert_eq!(table.colonies(YOU, Lem), 1);
    table.settles(TerraformingStation, 6, Asimov);

    table.finishes_the_turn().rolls(&[1, 1, 1]);
    assert!(!table.heard.iter().any(|event| matches!(event, Heard::ShipForfeited { .. })));
}

/// AF-18.7 AF-18.15 AF-25.108
#[test]
fn a_swap_that_passes_burroughs_desert_on_lets_the_new_controller_buy_it() {
    let mut table = given()
        .players(2, &[])
        .colonies(RED, Burroughs, 2)
        .colonies(YOU, Burroughs, 1)
        .colonies(YOU, Lem, 1)
        .relic_docked(RED, SolarConverter, 3)
        .holds(YOU, &[PolarityDevice])
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);

    table.swaps((RED, Burroughs), (YOU, Lem));
    assert_eq!((table.colonies(YOU, Burroughs), table.colonies(RED, Burroughs)), (2, 1));
    assert_eq!(table.controller(Burroughs), Some(YOU));
    assert!(table.relic_is_home(), "it is nobody's until it is bought");

    table.buys_the_relic_ship();
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
    assert_eq!(table.in_bay(YOU), 4, "with the three that were there");
    table.ends_the_turn().lets_an_opponent_play().rolls(&[1, 1, 1, 6]);
    assert_eq!(table.hand(YOU), [1, 1, 1, 6]);
}

/// AF-25.109 AF-28.40
#[test]
fn a_swap_that_keeps_control_keeps_the_ship() {
    let mut table = given()
        .colonies(YOU, Burroughs, 2)
        .colonies(RED, Burroughs, 1)
        .colonies(GREEN, Lem, 1)
        .docked(YOU, OrbitalMarket, &[3])
        .relic_docked(YOU, OrbitalMarket, 3)
        .holds(YELLOW, &[PolarityDevice])
        .on_the_turn_of(YELLOW);

    table.swaps((RED, Burroughs), (GREEN, Lem));

    assert_eq!(table.controller(Burroughs), Some(YOU));
    assert_eq!((table.colonies(YOU, Burroughs), table.colonies(GREEN, Burroughs)), (2, 1));
    assert!(table.has_relic(YOU));
    assert_eq!(table.docked(YOU, OrbitalMarket), [3, 3]);
    assert!(!table.heard.iter().any(|event| matches!(event, Heard::RelicWentHome { .. })));
}

/// AF-18.13 AF-28.43
#[test]
fn its_unspent_value_leaves_the_artifact_with_it() {
    let mut table = with_relic(5, &[3, 1]).displayed(&[BoosterPod, AlienMonument, PolarityDevice]).on_the_turn_of(YOU);
    table.docks_with_relic(AlienArtifact, 5).docks(AlienArtifact, 3);
    assert_eq!((table.artifact_total(YOU), table.free_ports(AlienArtifact)), (8, 2));

    isolates_burroughs(&mut table);

    assert_eq!((table.artifact_total(YOU), table.free_ports(AlienArtifact)), (3, 3));
    table.refuses(Action::Claim { card: BoosterPod }, "AF-6.5");
}

/// AF-18.6 AF-18.13 AF-28.43
#[test]
fn a_card_claimed_with_its_help_stays() {
    let mut table = with_relic(5, &[3, 1]).displayed(&[BoosterPod, AlienMonument, PolarityDevice]).on_the_turn_of(YOU);
    table.docks_with_relic(AlienArtifact, 5).docks(AlienArtifact, 3).claims(BoosterPod, &[BoosterPod]);

    isolates_burroughs(&mut table);

    assert!(table.holds(YOU, BoosterPod));
    assert_eq!(table.artifact_total(YOU), 0);
}

/// AF-18.13
#[test]
fn the_hub_keeps_the_circle_and_the_count_of_dockings() {
    let mut table = with_relic(5, &[3, 1, 2]).controls(YOU, Asimov).circle(YOU, 2).on_the_turn_of(YOU);
    table.docks_with_relic(ColonistHub, 5);
    assert_eq!((table.circle(YOU), table.free_ports(ColonistHub)), (3, 2));

    isolates_burroughs(&mut table);
    assert_eq!((table.circle(YOU), table.free_ports(ColonistHub)), (3, 3));

    table.docks(ColonistHub, 3);
    assert_eq!(table.circle(YOU), 5, "it is the second docking of the turn, and Asimov Crater gives one more");
}

/// AF-18.6 AF-18.13
#[test]
fn a_colony_built_with_its_help_stays() {
    let mut table = with_relic(5, &[5, 5]).on_the_turn_of(YOU);
    table.settles_with_relic(ColonyConstructor, 5, Lem);

    isolates_burroughs(&mut table);

    assert_eq!(table.colonies(YOU, Lem), 1);
    assert_eq!(table.docked(YOU, ColonyConstructor), [5, 5], "the ships it was docked with stay docked");
    assert_eq!(table.free_ports(ColonyConstructor), 4);
}

/// AF-18.13
#[test]
fn the_mine_keeps_the_ore_given_and_the_first_docking_used_up() {
    let mut table = with_relic(6, &[3, 1]).controls(YOU, VanVogt).docked(RED, LunarMine, &[4]).on_the_turn_of(YOU);
    table.docks_with_relic(LunarMine, 6);
    assert_eq!((table.ore(YOU), table.mine_minimum(), table.free_ports(LunarMine)), (5, 6, 3));

    isolates_burroughs(&mut table);

    assert_eq!((table.ore(YOU), table.mine_minimum(), table.free_ports(LunarMine)), (5, 4, 4));
    table.refuses(dock(LunarMine, Ships::own(3)), "AF-9.2");
}

/// AF-18.13 AF-28.43
#[test]
fn its_pair_at_the_market_is_broken_and_trades_made_stand() {
    let mut table = with_relic(2, &[2, 1]).on_the_turn_of(YOU);
    table.docks_with_relic(OrbitalMarket, 2).trades(2);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (2, 5));

    isolates_burroughs(&mut table);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (2, 5));
    assert_eq!(table.free_ports(OrbitalMarket), 3);
    table.refuses(Action::Trade { rate: 2 }, "AF-11.6");
}

/// AF-18.6 AF-18.13
#[test]
fn loot_and_fuel_that_it_brought_stay() {
    let mut table = with_relic(3, &[1, 2]).tokens(RED, 0, 2).on_the_turn_of(YOU);
    table.docks_with_relic(RaidersOutpost, 1).takes(&[(RED, Ore), (RED, Ore)]);
    isolates_burroughs(&mut table);
    assert_eq!((table.ore(YOU), table.ore(RED)), (6, 0));
    assert_eq!((table.total_there(), table.free_ports(RaidersOutpost)), (3, 1));

    let mut table = with_relic(5, &[1, 2]).on_the_turn_of(YOU);
    table.docks_with_relic(SolarConverter, 5);
    isolates_burroughs(&mut table);
    assert_eq!((table.fuel(YOU), table.free_ports(SolarConverter)), (7, 8));
}

/// AF-18.14
#[test]
fn its_owner_may_send_it_home_by_a_swap_of_ones_own() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .relic_docked(YOU, SolarConverter, 4)
        .colonies(RED, Lem, 1)
        .holds(YOU, &[PolarityDevice])
        .on_the_turn_of(YOU);

    table.swaps((YOU, Burroughs), (RED, Lem));

    assert!(table.relic_is_home());
}

/// AF-18.14
#[test]
fn an_opponents_move_of_the_colony_sends_it_home() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .relic_docked(YOU, SolarConverter, 4)
        .holds(RED, &[OrbitalTeleporter])
        .on_the_turn_of(RED);

    table.moves_a_colony(YOU, Burroughs, Lem);

    assert!(table.relic_is_home());
}
