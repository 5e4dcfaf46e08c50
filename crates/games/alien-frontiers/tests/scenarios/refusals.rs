//! AF-5.17: what is refused, and which rule is named when several forbid it.

use alien_frontiers::{
    Choice,
    rules::{actions::Action, discards::Discard, powers::Power},
    words::{
        Field::{Positron, Repulsor},
        Ships,
        Station::{
            AlienArtifact, ColonistHub, ColonyConstructor, LunarMine, RaidersOutpost, Shipyard, TerraformingStation,
        },
        Technology::{AlienCity, BoosterPod, DataCrystal, HolographicDecoy, OrbitalTeleporter, StasisBeam},
        Territory::{Asimov, Lem},
    },
};
use engine::Refused;

use crate::table::*;

/// AF-5.17 AF-5.2 AF-25.76
#[test]
fn an_occupied_port_is_named_before_a_cost_that_cannot_be_paid() {
    let mut table =
        given().docked(RED, TerraformingStation, &[6]).hand(YOU, &[6, 1, 1, 1]).tokens(YOU, 1, 0).on_the_turn_of(YOU);

    // `refuses` sees to it that nothing has changed.
    table.refuses(settle(TerraformingStation, Ships::own(6), Lem), "AF-5.2");
}

/// AF-5.17
#[test]
fn whose_turn_it_is_comes_first_of_all() {
    let mut table = given().hand(YOU, &[1]).on_the_turn_of(YOU);
    let forbidden = Choice::Turn(settle(TerraformingStation, Ships::own(6), Lem));
    let before = table.state;

    assert_eq!(table.state.may_choose(RED, forbidden), Err(Refused::NotAsked));

    table.refuses_choice(forbidden, "AF-5.1");
    assert!(table.state == before);
}

/// AF-5.17
#[test]
fn then_come_the_limits_of_a_turn_before_the_cards_and_the_ships_that_are_not_there() {
    let mut table = given()
        .field(Positron, Lem)
        .holds(YOU, &[BoosterPod, StasisBeam])
        .hand(YOU, &[3])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);
    let discard = Action::Discard(Discard::DataCrystal { to: Lem });
    table.refuses(discard, "AF-20.3");
    table.discards(Discard::StasisBeam { to: Lem });
    table.refuses(discard, "AF-20.6");

    let boost = |value| Action::Use(Power::BoosterPod { ship: Ships::own(value) });
    table.refuses(boost(5), "AF-20.11");
    table.does(boost(3));
    table.refuses(boost(5), "AF-20.4");
}

/// AF-5.17
#[test]
fn then_come_ships_that_are_not_in_hand_before_ports_values_costs_conditions_and_territories() {
    let hopeless = |hand: &[u8]| given().field(Repulsor, Lem).hand(YOU, hand);
    let terraform = settle(TerraformingStation, Ships::own(6), Lem);

    let no_6 = hopeless(&[1, 2, 3]).docked(RED, TerraformingStation, &[6]);
    no_6.on_the_turn_of(YOU).refuses(terraform, "AF-5.1");

    let no_port = hopeless(&[6, 2, 3]).docked(RED, TerraformingStation, &[6]);
    no_port.on_the_turn_of(YOU).refuses(terraform, "AF-5.2");

    hopeless(&[6, 2, 3]).on_the_turn_of(YOU).refuses(terraform, "AF-15.1");

    let too_few_ships = hopeless(&[6, 2, 3]).tokens(YOU, 1, 1);
    too_few_ships.on_the_turn_of(YOU).refuses(terraform, "AF-15.5");

    let under_the_field = hopeless(&[6, 2, 3, 4]).tokens(YOU, 1, 1);
    under_the_field.on_the_turn_of(YOU).refuses(terraform, "AF-19.6");
}

/// AF-5.17
#[test]
fn ports_come_before_values_and_values_before_costs() {
    let full = given().docked(RED, LunarMine, &[6, 6, 6, 6, 6]).hand(YOU, &[1]);
    full.on_the_turn_of(YOU).refuses(dock(LunarMine, Ships::own(1)), "AF-5.2");
    let high = given().docked(RED, LunarMine, &[6, 6, 6, 6]).hand(YOU, &[1]);
    high.on_the_turn_of(YOU).refuses(dock(LunarMine, Ships::own(1)), "AF-9.2");

    let boost = |value| Action::Use(Power::BoosterPod { ship: Ships::own(value) });
    let mut broke = given().holds(YOU, &[BoosterPod]).hand(YOU, &[5, 6]).on_the_turn_of(YOU);
    broke.refuses(boost(6), "AF-20.10");
    broke.refuses(boost(5), "AF-20.9");
}

/// AF-5.17
#[test]
fn costs_come_before_conditions_and_conditions_before_territories() {
    let construct = settle(ColonyConstructor, Ships::own(2), Lem);
    let triple = |ore, unplaced| {
        let given = given().field(Repulsor, Lem).hand(YOU, &[2, 2, 2]).tokens(YOU, 0, ore);
        given.unplaced(YOU, unplaced).on_the_turn_of(YOU)
    };
    triple(2, 0).refuses(construct, "AF-8.1");
    triple(3, 0).refuses(construct, "AF-8.4");
    triple(3, 1).refuses(construct, "AF-19.6");

    let launch = Action::LaunchAndStart { to: Lem };
    let ready = |circle| given().field(Repulsor, Lem).circle(YOU, circle).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    ready(6).refuses(launch, "AF-7.8");
    ready(7).refuses(launch, "AF-7.20");
    ready(7).refuses(Action::Launch { to: Lem }, "AF-19.6");
}

/// AF-5.17 AF-21.16
#[test]
fn a_ship_that_is_not_docked_there_is_named_before_the_fuel_to_teleport_it() {
    let mut table = given().holds(YOU, &[OrbitalTeleporter]).hand(YOU, &[4, 4]).on_the_turn_of(YOU);
    table.docks(LunarMine, 4);

    table.refuses(Action::Use(take_off(Shipyard, 4)), "AF-21.16");
    table.refuses(Action::Use(take_off(LunarMine, 4)), "AF-20.9");
}

/// AF-5.17 AF-6.5 AF-6.11
#[test]
fn a_card_that_is_not_displayed_or_is_held_already_cannot_be_claimed() {
    let mut table = given()
        .displayed(&[BoosterPod, DataCrystal, StasisBeam])
        .holds(YOU, &[BoosterPod])
        .docked(YOU, AlienArtifact, &[6, 2])
        .on_the_turn_of(YOU);

    table.refuses(Action::Claim { card: AlienCity }, "AF-6.5");
    table.refuses(Action::Claim { card: BoosterPod }, "AF-6.11");
    table.claims(DataCrystal, &[HolographicDecoy]);
}

/// AF-5.17 AF-12.1 AF-7.9
#[test]
fn each_station_names_its_own_rule() {
    let mut table = given().circle(YOU, 7).hand(YOU, &[1, 2, 4]).on_the_turn_of(YOU);

    table.refuses(dock(RaidersOutpost, Ships::own(1)), "AF-12.1");
    table.refuses(dock(Shipyard, Ships::own(1)), "AF-13.1");
    table.refuses(dock(ColonistHub, Ships::own(1)), "AF-7.9");
    table.refuses(settle(ColonyConstructor, Ships::own(1), Asimov), "AF-8.1");
}
