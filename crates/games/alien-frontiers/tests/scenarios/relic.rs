//! AF-18: the Relic Ship, how it is bought, what it is, and what keeps it.

use alien_frontiers::{
    Choice,
    rules::{
        actions::Action,
        cannon::CannonAnswer,
        discards::{Discard, ShipPlace},
        powers::Power,
        warper::RerollAnswer,
    },
    words::{
        Field::{Isolation, Positron, Repulsor},
        Ships,
        Station::{
            AlienArtifact, ColonyConstructor, LunarMine, OrbitalMarket, RaidersOutpost, Shipyard, SolarConverter,
            TerraformingStation,
        },
        Technology::{
            BoosterPod, DataCrystal, GravityManipulator, OrbitalTeleporter, PlasmaCannon, PolarityDevice,
            ResourceCache, StasisBeam, TemporalWarper,
        },
        Territory::{Burroughs, Herbert, Lem, Pohl},
    },
};
use engine::Seat;

use crate::table::*;

/// AF-18.1 AF-18.2 AF-18.3
#[test]
fn a_bought_relic_ship_waits_in_the_bay_and_is_rolled_with_the_next_turn() {
    let mut table =
        given().players(2, &[]).controls(YOU, Burroughs).hand(YOU, &[1, 1, 1]).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    assert!(table.relic_is_home());

    table.buys_the_relic_ship();
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
    assert_eq!(table.in_bay(YOU), 1);
    assert_eq!(table.hand(YOU), [1, 1, 1]);

    table.finishes_the_turn().lets_an_opponent_play().rolls(&[1, 2, 3, 6]);
    assert_eq!(table.hand(YOU), [1, 2, 3, 6]);
    table.docks_with_relic(LunarMine, 6);
    assert_eq!(table.docked(YOU, LunarMine), [6], "it docks like any ship");

    table.finishes_the_turn().lets_an_opponent_play().rolls(&[1, 1, 1, 5]);
    assert_eq!(table.hand(YOU), [1, 1, 1, 5], "and is gathered like any ship");
}

/// AF-18.3
#[test]
fn only_who_controls_burroughs_desert_may_buy_it_and_only_from_home() {
    let mut table = given().tokens(YOU, 1, 1).on_the_turn_of(YOU);
    table.refuses(Action::BuyRelicShip, "AF-18.3");

    let mut table = given().controls(YOU, Burroughs).tokens(YOU, 0, 1).on_the_turn_of(YOU);
    table.refuses(Action::BuyRelicShip, "AF-18.3");

    let mut table = given().controls(YOU, Burroughs).tokens(YOU, 1, 0).on_the_turn_of(YOU);
    table.refuses(Action::BuyRelicShip, "AF-18.3");

    let mut table = given().controls(YOU, Burroughs).field(Isolation, Burroughs).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    table.refuses(Action::BuyRelicShip, "AF-18.3");

    let mut table = given().controls(YOU, Burroughs).tokens(YOU, 2, 2).on_the_turn_of(YOU);
    table.buys_the_relic_ship().refuses(Action::BuyRelicShip, "AF-18.3");
}

/// AF-18.1 AF-18.15
#[test]
fn the_relic_ship_is_home_or_with_exactly_one_player() {
    let mut table = given()
        .controls(RED, Burroughs)
        .relic_in_bay(RED)
        .colonies(YOU, Lem, 1)
        .holds(YOU, &[PolarityDevice])
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);
    let owners = |table: &Table| -> Vec<Seat> { table.board().seats().filter(|&seat| table.has_relic(seat)).collect() };
    assert_eq!(owners(&table), [RED]);

    table.swaps((RED, Burroughs), (YOU, Lem));
    assert_eq!(owners(&table), []);

    table.buys_the_relic_ship();
    assert_eq!(owners(&table), [YOU]);
}

/// AF-18.2
#[test]
fn a_relic_ship_left_in_hand_is_stranded_in_the_bay() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .relic_in_hand(YOU, 2)
        .circle(YOU, 7)
        .docked(RED, SolarConverter, &[1, 1, 1, 1])
        .docked(GREEN, SolarConverter, &[1, 1, 1, 1])
        .docked(YELLOW, LunarMine, &[6])
        .docked(YELLOW, AlienArtifact, &[1, 1, 1, 1])
        .on_the_turn_of(YOU);

    table.ends_the_turn();

    assert!(table.has_relic(YOU));
    assert_eq!(table.in_bay(YOU), 4, "with the three that were there");
}

/// AF-18.2
#[test]
fn a_relic_ship_that_is_shot_waits_in_its_owners_bay() {
    let mut table = given()
        .controls(RED, Burroughs)
        .relic_docked(RED, LunarMine, 5)
        .holds(YOU, &[PlasmaCannon])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);

    table.uses(Power::PlasmaCannon { station: LunarMine });
    table.chooses(Choice::CannonFire(CannonAnswer::Target { owner: RED, ship: Ships::with_relic(5) }));
    table.chooses(Choice::CannonFire(CannonAnswer::Fire));

    assert!(table.has_relic(RED));
    assert_eq!(table.in_bay(RED), 4);
    assert_eq!(table.mine_minimum(), 0);
}

/// AF-18.2 AF-18.5
#[test]
fn the_cannons_discard_power_sends_the_relic_ship_home_and_not_to_the_stock() {
    let mut table = given()
        .controls(RED, Burroughs)
        .ships_in_play(RED, 4)
        .relic_docked(RED, LunarMine, 5)
        .holds(YOU, &[PlasmaCannon])
        .on_the_turn_of(YOU);

    table.discards(Discard::PlasmaCannon { owner: RED, ship: Ships::with_relic(5), place: ShipPlace::LunarMine });

    assert!(table.relic_is_home());
    assert_eq!(table.in_stock(RED), 2, "all own-colour ships are where they were");
}

/// AF-18.4 AF-25.110 AF-28.9
#[test]
fn the_cannons_discard_power_spares_the_relic_ship_of_a_fleet_of_three() {
    let shot = |ship, place| Action::Discard(Discard::PlasmaCannon { owner: RED, ship, place });
    let relic = shot(Ships::with_relic(5), ShipPlace::LunarMine);
    let given = |options: &[(&str, &str)]| {
        let given = given().players(4, options).controls(RED, Burroughs).relic_docked(RED, LunarMine, 5);
        given.docked(RED, SolarConverter, &[1, 1, 1]).holds(YOU, &[PlasmaCannon])
    };
    let mut table = given(&[]).on_the_turn_of(YOU);
    table.refuses(shot(Ships::own(1), ShipPlace::SolarConverter), "AF-21.31");
    table.refuses(relic, "AF-21.32");

    let mut table = given(&[("cannon-relic-exempt", "on")]).on_the_turn_of(YOU);
    table.refuses(shot(Ships::own(1), ShipPlace::SolarConverter), "AF-21.31");
    table.does(relic);
    assert!(table.relic_is_home());
}

/// AF-25.110 AF-28.8 AF-28.9
#[test]
fn with_a_fourth_ship_on_terraforming_that_ship_and_the_relic_ship_may_be_shot() {
    let mut table = given()
        .controls(RED, Burroughs)
        .docked(RED, SolarConverter, &[1, 2, 3])
        .docked(RED, TerraformingStation, &[6])
        .relic_docked(RED, LunarMine, 5)
        .holds(YOU, &[PlasmaCannon])
        .on_the_turn_of(YOU);
    let shot = |ship, place| Action::Discard(Discard::PlasmaCannon { owner: RED, ship, place });

    for value in [1, 2, 3] {
        table.refuses(shot(Ships::own(value), ShipPlace::SolarConverter), "AF-21.33");
    }
    assert!(table.allows(shot(Ships::own(6), ShipPlace::TerraformingStation)));
    assert!(table.allows(shot(Ships::with_relic(5), ShipPlace::LunarMine)));
}

/// AF-25.111
#[test]
fn a_ship_in_the_bay_is_safe_from_the_cannons_fuel_power_only() {
    let mut table = given()
        .docked(RED, SolarConverter, &[1, 1, 1, 1])
        .ships_in_play(RED, 5)
        .holds(YOU, &[PlasmaCannon])
        .tokens(YOU, 5, 0)
        .on_the_turn_of(YOU);
    assert_eq!(table.in_bay(RED), 1);
    let aims = |choice: &Choice| match choice {
        Choice::Turn(Action::Use(Power::PlasmaCannon { station })) => Some(*station),
        _ => None,
    };
    assert_eq!(table.choices().iter().filter_map(aims).collect::<Vec<_>>(), [SolarConverter]);

    table.discards(Discard::PlasmaCannon { owner: RED, ship: Ships::own(1), place: ShipPlace::MaintenanceBay });

    assert_eq!((table.in_bay(RED), table.in_stock(RED)), (0, 2));
}

/// AF-28.26
#[test]
fn the_cannons_discard_power_takes_whichever_ship_of_the_opponent_is_chosen() {
    let given = || given().docked(YELLOW, LunarMine, &[2, 5, 5]).ships_in_play(YELLOW, 6).holds(YOU, &[PlasmaCannon]);
    for (value, left) in [(2, [5, 5]), (5, [2, 5])] {
        let mut table = given().on_the_turn_of(YOU);

        table.discards(Discard::PlasmaCannon { owner: YELLOW, ship: Ships::own(value), place: ShipPlace::LunarMine });

        assert_eq!(table.docked(YELLOW, LunarMine), left);
        assert_eq!(table.in_stock(YELLOW), 1);
    }
}

/// AF-18.8
#[test]
fn herbert_valley_and_pohl_foothills_do_not_lower_its_price() {
    let given = || given().controls(YOU, Burroughs).controls(YOU, Herbert).controls(YOU, Pohl);
    given().on_the_turn_of(YOU).refuses(Action::BuyRelicShip, "AF-18.3");
    let mut table = given().tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.buys_the_relic_ship();

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
}

/// AF-18.7 AF-18.10 AF-28.53
#[test]
fn it_may_be_bought_again_in_the_turn_in_which_it_was_lost() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .hand(YOU, &[6, 1, 1, 1])
        .relic_in_hand(YOU, 5)
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 2, 2)
        .on_the_turn_of(YOU);
    table.moves_a_colony(YOU, Burroughs, Lem);
    assert!(table.relic_is_home());
    table.refuses(Action::BuyRelicShip, "AF-18.3");

    table.settles(TerraformingStation, 6, Burroughs);
    assert_eq!(table.controller(Burroughs), Some(YOU));
    assert!(table.relic_is_home(), "regained control does not give it back");
    assert_eq!(table.hand(YOU), [1, 1, 1]);

    table.buys_the_relic_ship();
    assert!(table.has_relic(YOU));
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
}

/// AF-18.10
#[test]
fn buying_it_is_limited_by_nothing_but_its_being_home() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .hand(YOU, &[6, 1, 1, 1])
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 3, 3)
        .on_the_turn_of(YOU);

    table.buys_the_relic_ship().moves_a_colony(YOU, Burroughs, Lem);
    table.settles(TerraformingStation, 6, Burroughs).buys_the_relic_ship();

    assert!(table.has_relic(YOU), "bought twice in one turn");
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
}

/// AF-18.11
#[test]
fn no_loan_of_burroughs_desert_can_be_had() {
    let mut table = given().controls(RED, Burroughs).holds(YOU, &[DataCrystal]).tokens(YOU, 5, 5).on_the_turn_of(YOU);

    table.refuses(Action::Use(Power::DataCrystal { territory: Burroughs }), "AF-18.11");
}

/// AF-18.12
#[test]
fn the_repulsor_and_the_positron_field_do_not_drive_it_home() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .relic_docked(YOU, SolarConverter, 2)
        .field(Positron, Burroughs)
        .holds(YOU, &[GravityManipulator])
        .on_the_turn_of(YOU);
    assert!(table.has_relic(YOU));

    table.discards(Discard::GravityManipulator { to: Burroughs });

    assert_eq!(table.field(Repulsor), Some(Burroughs));
    assert!(table.has_relic(YOU));

    let mut table = given()
        .controls(YOU, Burroughs)
        .field(Positron, Burroughs)
        .field(Repulsor, Burroughs)
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);
    table.buys_the_relic_ship();
    assert!(table.has_relic(YOU), "nor do they keep it from being bought");
}

/// AF-18.4
#[test]
fn it_forms_pairs_triples_and_runs_like_any_other_ship() {
    let given = || given().controls(YOU, Burroughs).relic_in_hand(YOU, 4).tokens(YOU, 5, 5);

    let mut table = given().hand(YOU, &[4, 1, 1]).on_the_turn_of(YOU);
    table.docks_with_relic(Shipyard, 4);
    assert_eq!(table.docked(YOU, Shipyard), [4, 4]);

    let mut table = given().hand(YOU, &[4, 4, 1]).on_the_turn_of(YOU);
    table.settles_with_relic(ColonyConstructor, 4, Lem);
    assert_eq!(table.docked(YOU, ColonyConstructor), [4, 4, 4]);

    let mut table = given().hand(YOU, &[3, 5, 1]).on_the_turn_of(YOU);
    table.docks_with_relic(RaidersOutpost, 3).takes(&[]);
    assert_eq!(table.docked(YOU, RaidersOutpost), [3, 4, 5]);

    let mut table = given().hand(YOU, &[4, 1, 1]).on_the_turn_of(YOU);
    table.docks_with_relic(OrbitalMarket, 4).trades(4);
    assert_eq!(table.ore(YOU), 6);
}

/// AF-18.16
#[test]
fn cards_change_a_relic_ship_in_hand_like_any_other_ship() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .relic_in_hand(YOU, 2)
        .holds(YOU, &[BoosterPod, PolarityDevice, StasisBeam, TemporalWarper])
        .tokens(YOU, 4, 0)
        .on_the_turn_of(YOU);

    table.uses(Power::BoosterPod { ship: Ships::with_relic(2) });
    assert_eq!(table.hand(YOU), [3]);
    table.uses(Power::PolarityDevice { ship: Ships::with_relic(3) });
    assert_eq!(table.hand(YOU), [4]);
    table.uses(Power::StasisBeam { ship: Ships::with_relic(4) });
    assert_eq!(table.hand(YOU), [3]);

    table.uses(Power::TemporalWarper);
    table.chooses(Choice::Reroll(RerollAnswer::Ship { ship: Ships::with_relic(3) }));
    table.chooses(Choice::Reroll(RerollAnswer::Roll)).rolls(&[6]);
    assert_eq!(table.hand(YOU), [6]);
}

/// AF-18.16
#[test]
fn the_relic_ship_counts_when_the_resource_cache_compares_odd_and_even() {
    let mut table =
        given().controls(YOU, Burroughs).relic_in_bay(YOU).holds(YOU, &[ResourceCache]).on_the_turn_of(YELLOW);

    table.ends_the_turn().rolls(&[1, 1, 2, 2]);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 1), "two odd, two even with the Relic Ship");
    assert!(!table.holds(YOU, ResourceCache));
}
