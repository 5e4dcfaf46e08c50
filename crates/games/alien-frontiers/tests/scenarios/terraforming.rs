//! AF-15: the Terraforming Station.

use alien_frontiers::{
    Choice, Heard,
    board::ShipNumber,
    rules::{
        actions::Action,
        cannon::CannonAnswer,
        discards::{Discard, ShipPlace},
        docking::Docking,
        powers::Power,
    },
    words::{
        Ships,
        Station::{ColonyConstructor, LunarMine, Shipyard, SolarConverter, TerraformingStation},
        Technology::{OrbitalTeleporter, PlasmaCannon, StasisBeam},
        Territory::{Asimov, Burroughs, Heinlein, Herbert, Lem},
    },
};

use crate::table::*;

/// AF-15.1
#[test]
fn only_a_6_may_terraform_for_one_fuel_and_one_ore() {
    let given = || given().hand(YOU, &[5, 6, 1, 2]);
    let mut table = given().tokens(YOU, 1, 1).on_the_turn_of(YOU);
    table.refuses(settle(TerraformingStation, Ships::own(5), Lem), "AF-15.1");
    given().tokens(YOU, 0, 1).on_the_turn_of(YOU).refuses(settle(TerraformingStation, Ships::own(6), Lem), "AF-15.1");
    given().tokens(YOU, 1, 0).on_the_turn_of(YOU).refuses(settle(TerraformingStation, Ships::own(6), Lem), "AF-15.1");

    table.settles(TerraformingStation, 6, Lem);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
    assert_eq!(table.free_ports(TerraformingStation), 0, "there is one port");
}

/// AF-15.2 AF-15.3
#[test]
fn the_ship_holds_the_port_against_everybody_and_is_lost_before_the_next_roll() {
    let mut table = given()
        .players(2, &[])
        .hand(YOU, &[6, 1, 2, 3])
        .tokens(YOU, 1, 1)
        .ships_in_play(RED, 4)
        .tokens(RED, 1, 1)
        .on_the_turn_of(YOU);

    table.settles(TerraformingStation, 6, Lem);
    assert_eq!(table.colonies(YOU, Lem), 1, "the colony is placed at once");
    assert_eq!(table.in_stock(YOU), 2, "the ship is still in play");

    table.finishes_the_turn().rolls(&[6, 1, 1, 1]);
    assert_eq!(table.docked(YOU, TerraformingStation), [6]);
    table.refuses(settle(TerraformingStation, Ships::own(6), Lem), "AF-5.2");

    table.finishes_the_turn().rolls(&[1, 2, 3]);
    assert_eq!(table.in_stock(YOU), 3);
    assert_eq!(table.hand(YOU), [1, 2, 3], "it was not rolled");
    assert_eq!(table.free_ports(TerraformingStation), 1);
}

/// AF-15.3 AF-18.2 AF-18.5 AF-18.9 AF-25.13
#[test]
fn a_relic_ship_that_terraformed_goes_home_and_may_be_bought_again_in_that_turn() {
    let mut table = given()
        .players(2, &[])
        .controls(YOU, Burroughs)
        .hand(YOU, &[1, 1, 1])
        .relic_in_hand(YOU, 6)
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);

    table.settles_with_relic(TerraformingStation, 6, Lem);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
    assert_eq!(table.colonies(YOU, Lem), 1);
    assert!(table.has_relic(YOU), "it stays until the next turn");

    table.docks(LunarMine, 1).docks(SolarConverter, 1).finishes_the_turn().lets_an_opponent_play().rolls(&[2, 3, 4]);
    assert!(table.has_heard(Heard::ShipForfeited { seat: YOU, ship: ShipNumber::RELIC }));
    assert!(table.relic_is_home());
    assert_eq!(table.in_stock(YOU), 3, "it went Home, not to the stock");
    assert_eq!(table.hand(YOU), [2, 3, 4], "it was not rolled");

    let (fuel, ore) = (table.fuel(YOU), table.ore(YOU));
    table.buys_the_relic_ship();
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (fuel - 1, ore - 1));
    assert!(table.has_relic(YOU));
}

/// AF-15.5 AF-15.6 AF-18.4 AF-25.44
#[test]
fn three_own_ships_have_to_stay_and_the_relic_ship_is_none_of_them() {
    let mut table = given().hand(YOU, &[6, 1, 1]).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    table.refuses(settle(TerraformingStation, Ships::own(6), Lem), "AF-15.5");

    let mut table = given()
        .controls(YOU, Burroughs)
        .hand(YOU, &[6, 1, 1])
        .relic_in_hand(YOU, 6)
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);
    table.refuses(settle(TerraformingStation, Ships::own(6), Lem), "AF-15.5");
    table.settles_with_relic(TerraformingStation, 6, Lem);
    assert_eq!(table.colonies(YOU, Lem), 1);
}

/// AF-15.7 AF-25.45
#[test]
fn a_ship_built_first_lets_a_fleet_of_three_terraform() {
    let mut table = given().players(2, &[]).hand(YOU, &[4, 4, 6]).tokens(YOU, 2, 2).on_the_turn_of(YOU);
    table.refuses(settle(TerraformingStation, Ships::own(6), Lem), "AF-15.5");

    table.docks(Shipyard, 4).settles(TerraformingStation, 6, Lem);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));

    table.ends_the_turn().lets_an_opponent_play().rolls(&[1, 2, 3]);
    assert_eq!(table.hand(YOU), [1, 2, 3], "the new ship and the pair");
}

/// AF-7.15 AF-15.8 AF-25.50
#[test]
fn the_free_colony_is_placed_while_another_waits_in_the_hub() {
    let mut table =
        given().colonies(YOU, Lem, 4).circle(YOU, 3).hand(YOU, &[6, 1, 1, 1]).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    assert_eq!((table.board().unplaced(YOU), table.board().free_colonies(YOU)), (2, 1));

    table.settles(TerraformingStation, 6, Asimov);

    assert_eq!(table.colonies(YOU, Asimov), 1);
    assert_eq!(table.circle(YOU), 3);
    assert_eq!(table.board().free_colonies(YOU), 0);
    assert!(!table.is_over());
}

/// AF-7.16 AF-15.8 AF-25.49
#[test]
fn the_last_colony_may_leave_the_hub_by_terraforming() {
    let mut table =
        given().colonies(YOU, Lem, 5).circle(YOU, 3).hand(YOU, &[6, 1, 1, 1]).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.settles(TerraformingStation, 6, Asimov);

    assert_eq!(table.circle(YOU), 0);
    assert_eq!(table.colonies(YOU, Asimov), 1);
    assert!(table.is_over());
}

/// AF-7.16 AF-28.22
#[test]
fn the_last_colony_may_leave_the_hub_by_the_constructor_as_well() {
    let mut table =
        given().colonies(YOU, Lem, 5).circle(YOU, 3).hand(YOU, &[5, 5, 5]).tokens(YOU, 0, 3).on_the_turn_of(YOU);

    table.settles(ColonyConstructor, 5, Asimov);

    assert_eq!(table.circle(YOU), 0);
    assert_eq!(table.colonies(YOU, Asimov), 1);
    assert!(table.is_over());
}

/// AF-15.9
#[test]
fn a_ship_on_the_terraforming_station_cannot_be_teleported() {
    let mut table =
        given().hand(YOU, &[6, 1, 1, 1]).holds(YOU, &[OrbitalTeleporter]).tokens(YOU, 5, 5).on_the_turn_of(YOU);

    table.settles(TerraformingStation, 6, Lem);

    table.refuses(Action::Use(take_off(TerraformingStation, 6)), "AF-15.9");
}

/// AF-15.9 AF-25.105
#[test]
fn a_6_can_be_teleported_to_the_terraforming_station_if_all_of_it_can_be_paid() {
    let terraforming = Docking::Settle { station: TerraformingStation, ships: Ships::own(6), to: Lem };
    let given = || given().players(2, &[]).hand(YOU, &[6, 1, 1, 1]).holds(YOU, &[OrbitalTeleporter]);
    let mut table = given().tokens(YOU, 2, 0).on_the_turn_of(YOU);
    table.docks(LunarMine, 6);
    table.takes_off(LunarMine, 6).refuses_choice(Choice::Teleport(terraforming), "AF-21.52");

    let mut table = given().tokens(YOU, 3, 0).on_the_turn_of(YOU);
    table.docks(LunarMine, 6);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (3, 1));
    table.teleports(LunarMine, 6, terraforming);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0), "the ore of the Mine stayed, and was spent here");
    assert_eq!(table.colonies(YOU, Lem), 1);
    assert_eq!(table.docked(YOU, TerraformingStation), [6]);

    table.finishes_the_turn().lets_an_opponent_play().rolls(&[1, 2, 3]);
    assert_eq!(table.in_stock(YOU), 3, "the ship is forfeited");
}

/// AF-15.10 AF-15.12
#[test]
fn a_ship_shot_off_the_terraforming_station_is_lost_but_its_colony_stays() {
    let mut table = given()
        .hand(YOU, &[6, 1, 1, 1])
        .tokens(YOU, 1, 1)
        .holds(RED, &[PlasmaCannon])
        .tokens(RED, 1, 0)
        .on_the_turn_of(YOU);
    table.settles(TerraformingStation, 6, Lem).finishes_the_turn().rolls(&[1, 1, 1]);
    let (fuel, ore) = (table.fuel(YOU), table.ore(YOU));

    table.shoots(TerraformingStation, &[(YOU, 6)]);

    assert_eq!((table.in_bay(YOU), table.in_stock(YOU)), (0, 3), "straight to the stock");
    assert_eq!(table.colonies(YOU, Lem), 1);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (fuel, ore), "the cost is not returned");
}

/// AF-15.10 AF-18.2 AF-18.5
#[test]
fn a_relic_ship_shot_off_the_terraforming_station_goes_home() {
    let mut table = given()
        .controls(RED, Burroughs)
        .relic_docked(RED, TerraformingStation, 6)
        .holds(YOU, &[PlasmaCannon])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);

    let relic = CannonAnswer::Target { owner: RED, ship: Ships::with_relic(6) };
    table.uses(Power::PlasmaCannon { station: TerraformingStation });
    table.chooses(Choice::CannonFire(relic)).chooses(Choice::CannonFire(CannonAnswer::Fire));

    assert!(table.relic_is_home());
    assert_eq!((table.in_bay(RED), table.in_stock(RED)), (3, 3));
}

/// AF-15.11
#[test]
fn the_station_is_used_twice_in_a_turn_only_if_the_relic_ship_left_it() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .hand(YOU, &[6, 1, 1, 1])
        .relic_in_hand(YOU, 6)
        .holds(YOU, &[StasisBeam])
        .tokens(YOU, 2, 2)
        .on_the_turn_of(YOU);
    table.settles_with_relic(TerraformingStation, 6, Lem);
    table.refuses(settle(TerraformingStation, Ships::own(6), Herbert), "AF-5.2");

    table.discards(Discard::StasisBeam { to: Burroughs }).settles(TerraformingStation, 6, Herbert);

    assert_eq!((table.colonies(YOU, Lem), table.colonies(YOU, Herbert)), (1, 1));
    assert_eq!(table.docked(YOU, TerraformingStation), [6]);
}

/// AF-15.13 AF-28.8
#[test]
fn no_opponent_can_shoot_the_fleet_below_three_after_it_terraformed() {
    let mut table = given().hand(YOU, &[6, 1, 1, 1]).tokens(YOU, 1, 1).holds(RED, &[PlasmaCannon]).on_the_turn_of(YOU);
    table.settles(TerraformingStation, 6, Heinlein).finishes_the_turn().rolls(&[1, 1, 1]);

    let shot = |value, place| Action::Discard(Discard::PlasmaCannon { owner: YOU, ship: Ships::own(value), place });
    table.refuses(shot(1, ShipPlace::SolarConverter), "AF-21.33");
    table.does(shot(6, ShipPlace::TerraformingStation));

    assert_eq!(table.in_stock(YOU), 3, "three are left for the next turn");
}
