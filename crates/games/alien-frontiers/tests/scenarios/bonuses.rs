//! AF-17: the bonuses of the territories.

use alien_frontiers::{
    Choice,
    rules::{actions::Action, discards::Discard, powers::Power},
    words::{
        Field::Isolation,
        Ships,
        Station::{ColonistHub, ColonyConstructor, LunarMine, OrbitalMarket, SolarConverter, TerraformingStation},
        Technology::{BoosterPod, DataCrystal, PlasmaCannon, StasisBeam},
        Territory::{self, Asimov, Bradbury, Burroughs, Heinlein, Herbert, Lem, Pohl, VanVogt},
    },
};
use engine::Word;

use crate::table::*;

fn borrow(territory: Territory) -> Power {
    Power::DataCrystal { territory }
}

fn boost(value: u8) -> Power {
    Power::BoosterPod { ship: Ships::own(value) }
}

/// AF-17.1
#[test]
fn a_bonus_is_had_by_control_or_by_a_loan_and_never_under_the_isolation_field() {
    for &territory in Territory::ALL {
        let table = given().controls(YOU, territory).on_the_turn_of(YOU);
        assert!(table.has_bonus(YOU, territory) && !table.has_bonus(RED, territory));

        let table = given().controls(YOU, territory).field(Isolation, territory).on_the_turn_of(YOU);
        assert!(!table.has_bonus(YOU, territory));
    }

    let mut table =
        given().controls(RED, Lem).holds(YOU, &[DataCrystal]).tokens(YOU, 1, 0).hand(YOU, &[4]).on_the_turn_of(YOU);
    table.uses(borrow(Lem)).docks(SolarConverter, 4);
    assert_eq!(table.fuel(YOU), 3);
    assert!(table.has_bonus(RED, Lem), "the controller loses nothing");
    assert!(!table.has_bonus(GREEN, Lem), "the loan is the borrower's alone");
}

/// AF-17.2
#[test]
fn several_bonuses_apply_together() {
    let mut table = given()
        .controls(YOU, Lem)
        .controls(YOU, Pohl)
        .controls(YOU, VanVogt)
        .docked(RED, LunarMine, &[6])
        .hand(YOU, &[1, 3])
        .holds(YOU, &[BoosterPod])
        .on_the_turn_of(YOU);

    table.uses(boost(3)).docks(SolarConverter, 4).docks(LunarMine, 1);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (3, 1));
}

/// AF-17.3 AF-28.27
#[test]
fn a_bonus_applies_by_itself_and_cannot_be_declined() {
    let mut table = given()
        .controls(YOU, Bradbury)
        .controls(YOU, Asimov)
        .circle(YOU, 5)
        .hand(YOU, &[5, 5, 5, 1, 2])
        .tokens(YOU, 0, 3)
        .on_the_turn_of(YOU);
    let ways_to_the_hub = |table: &Table| {
        let goes_there = |choice: &&Choice| match choice {
            Choice::Turn(Action::Dock(docking)) => docking.station() == ColonistHub,
            _ => false,
        };
        table.choices().iter().filter(goes_there).count()
    };

    table.settles(ColonyConstructor, 5, Lem);
    assert_eq!(table.ore(YOU), 1, "the cheaper price is taken though three ore were there");

    table.docks(ColonistHub, 1);
    assert_eq!(ways_to_the_hub(&table), 1, "there is one way to dock the second ship");
    table.docks(ColonistHub, 2);
    assert_eq!(table.circle(YOU), 7, "the extra advance comes unasked and stops on 7");
    assert!(table.board().this_turn.hub_excess);
}

/// AF-17.3
#[test]
fn of_all_bonuses_only_that_of_burroughs_desert_is_an_action() {
    let given = || given().hand(YOU, &[3]).tokens(YOU, 1, 1);
    let without = given().on_the_turn_of(YOU).choices();

    for &territory in Territory::ALL {
        let with = given().controls(YOU, territory).on_the_turn_of(YOU).choices();
        let added: Vec<Choice> = with.into_iter().filter(|choice| !without.contains(choice)).collect();
        let buying = (territory == Burroughs).then_some(Choice::Turn(Action::BuyRelicShip));
        assert_eq!(added, Vec::from_iter(buying), "{territory:?}");
    }
}

/// AF-17.5 AF-25.10
#[test]
fn bradbury_plateau_lets_a_triple_place_a_colony_for_two_ore() {
    let mut table = given().hand(YOU, &[5, 5, 5]).tokens(YOU, 0, 2).on_the_turn_of(YOU);
    table.refuses(settle(ColonyConstructor, Ships::own(5), Lem), "AF-8.1");

    let mut table = given().controls(YOU, Bradbury).hand(YOU, &[5, 5, 5]).tokens(YOU, 0, 2).on_the_turn_of(YOU);
    table.settles(ColonyConstructor, 5, Lem);
    assert_eq!(table.ore(YOU), 0);
    assert_eq!(table.colonies(YOU, Lem), 1);
}

/// AF-17.6
#[test]
fn burroughs_desert_lets_its_controller_buy_the_relic_ship_and_cannot_be_borrowed() {
    let mut table = given().controls(YOU, Burroughs).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    table.buys_the_relic_ship();
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 0));
    assert!(table.has_relic(YOU));

    let mut table = given().controls(RED, Burroughs).holds(YOU, &[DataCrystal]).tokens(YOU, 3, 3).on_the_turn_of(YOU);
    table.refuses(Action::Use(borrow(Burroughs)), "AF-18.11");
    table.refuses(Action::BuyRelicShip, "AF-18.3");
}

/// AF-17.7
#[test]
fn heinlein_plains_trades_one_fuel_for_one_ore_whatever_the_pair_shows() {
    let mut table = given().controls(YOU, Heinlein).hand(YOU, &[5, 5]).tokens(YOU, 2, 0).on_the_turn_of(YOU);

    table.docks(OrbitalMarket, 5).trades(1).trades(1);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 2));
}

/// AF-17.10 AF-25.17
#[test]
fn pohl_foothills_lets_the_booster_pod_work_without_fuel() {
    let mut table = given().controls(YOU, Pohl).hand(YOU, &[3]).holds(YOU, &[BoosterPod]).on_the_turn_of(YOU);

    table.uses(boost(3));

    assert_eq!(table.hand(YOU), [4]);
    assert_eq!(table.fuel(YOU), 0);
}

/// AF-17.12 AF-25.18
#[test]
fn pohl_foothills_takes_one_fuel_off_a_use_and_not_off_each_ship() {
    let given = || {
        let given = given().controls(YOU, Pohl).holds(YOU, &[PlasmaCannon]);
        given.docked(RED, LunarMine, &[1, 2]).docked(GREEN, LunarMine, &[3])
    };
    let mut table = given().tokens(YOU, 2, 0).on_the_turn_of(YOU);

    table.shoots(LunarMine, &[(RED, 1), (RED, 2), (GREEN, 3)]);

    assert_eq!(table.fuel(YOU), 0);
    assert_eq!((table.in_bay(RED), table.in_bay(GREEN)), (3, 3));
}

/// AF-17.12
#[test]
fn with_pohl_foothills_a_loan_on_four_colonies_costs_three() {
    let given = || {
        let given = given().controls(YOU, Pohl).holds(YOU, &[DataCrystal]);
        given.colonies(RED, Lem, 3).colonies(GREEN, Lem, 1)
    };
    given().tokens(YOU, 2, 0).on_the_turn_of(YOU).refuses(Action::Use(borrow(Lem)), "AF-20.9");
    let mut table = given().tokens(YOU, 3, 0).on_the_turn_of(YOU);

    table.uses(borrow(Lem));

    assert_eq!(table.fuel(YOU), 0);
}

/// AF-17.11 AF-25.19
#[test]
fn van_vogt_mountains_let_the_first_ship_into_the_mine_whatever_it_shows() {
    for first in [1, 2, 4, 5] {
        let mut table =
            given().controls(YOU, VanVogt).docked(RED, LunarMine, &[5]).hand(YOU, &[1, 2, 4, 5]).on_the_turn_of(YOU);

        table.docks(LunarMine, first);
        assert_eq!(table.ore(YOU), 1);

        if first != 4 {
            table.refuses(dock(LunarMine, Ships::own(4)), "AF-9.2");
        }
        if first != 5 {
            table.docks(LunarMine, 5);
            assert_eq!(table.ore(YOU), 2);
        }
    }
}

/// AF-17.13
#[test]
fn a_bonus_gained_in_mid_turn_applies_to_later_actions_only() {
    let mut table = given().hand(YOU, &[3, 3]).circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.docks(SolarConverter, 3);
    assert_eq!(table.fuel(YOU), 1 + 2);
    table.launches(Lem);
    assert_eq!(table.fuel(YOU), 2, "the launch costs 1; the ship docked before gives nothing more");
    table.docks(SolarConverter, 3);

    assert_eq!(table.fuel(YOU), 2 + 3);
}

/// AF-17.14
#[test]
fn no_bonus_works_on_an_opponents_turn() {
    let mut table = given()
        .controls(RED, Lem)
        .controls(RED, Heinlein)
        .controls(RED, Asimov)
        .controls(RED, Bradbury)
        .circle(RED, 2)
        .docked(RED, ColonistHub, &[1, 1])
        .docked(RED, SolarConverter, &[2])
        .hand(YOU, &[3, 2, 2, 1, 1])
        .tokens(YOU, 2, 0)
        .on_the_turn_of(YOU);

    table.docks(SolarConverter, 3).docks(OrbitalMarket, 2).trades(2).docks(ColonistHub, 1).docks(ColonistHub, 1);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (2, 1), "2 more for the ship, 2 less for the ore");
    assert_eq!((table.fuel(RED), table.ore(RED)), (0, 0));
    assert_eq!((table.circle(YOU), table.circle(RED)), (2, 2));
}

/// AF-17.15
#[test]
fn pohl_foothills_lowers_no_price_but_that_of_fuel_powers() {
    let mut table = given()
        .controls(YOU, Pohl)
        .controls(YOU, Burroughs)
        .circle(YOU, 7)
        .hand(YOU, &[6, 2, 2, 1])
        .tokens(YOU, 0, 4)
        .on_the_turn_of(YOU);
    table.refuses(Action::Launch { to: Lem }, "AF-7.8");
    table.refuses(settle(TerraformingStation, Ships::own(6), Lem), "AF-15.1");
    assert_eq!(table.shipyard_price(), Some((2, 2)));
    table.refuses(Action::BuyRelicShip, "AF-18.3");

    table.docks(OrbitalMarket, 2).docks(SolarConverter, 1);

    assert_eq!(table.fuel(YOU), 1);
    table.refuses(Action::Trade { rate: 2 }, "AF-11.4");
    table.refuses(Action::Trade { rate: 1 }, "AF-11.6");
}

/// AF-17.15
#[test]
fn a_power_used_for_nothing_is_used() {
    let mut table = given()
        .controls(YOU, Pohl)
        .field(Isolation, Lem)
        .hand(YOU, &[3])
        .holds(YOU, &[BoosterPod, StasisBeam])
        .on_the_turn_of(YOU);

    table.uses(boost(3));

    table.refuses(Action::Use(boost(4)), "AF-20.4");
    table.refuses(Action::Discard(Discard::BoosterPod { field: Isolation }), "AF-20.7");
    table.discards(Discard::StasisBeam { to: Heinlein });
    assert_eq!(table.fuel(YOU), 0, "a discard power costs no fuel, and gives none back");
}

/// AF-17.16
#[test]
fn a_loan_and_control_of_the_same_territory_count_once() {
    let mut table = given()
        .colonies(YOU, Lem, 1)
        .colonies(RED, Lem, 1)
        .hand(YOU, &[6, 3, 1, 1])
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 3, 1)
        .on_the_turn_of(YOU);

    table.uses(borrow(Lem)).settles(TerraformingStation, 6, Lem);
    assert_eq!(table.controller(Lem), Some(YOU));
    table.docks(SolarConverter, 3);

    assert_eq!(table.fuel(YOU), 2 + 1);
}

/// AF-17.16 AF-25.121
#[test]
fn borrowing_in_vain_is_refused_and_costs_nothing() {
    let mut table = given()
        .controls(YOU, Lem)
        .controls(RED, Herbert)
        .controls(RED, Burroughs)
        .field(Isolation, Herbert)
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 3, 0)
        .on_the_turn_of(YOU);

    table.refuses(Action::Use(borrow(Lem)), "AF-21.9");
    table.refuses(Action::Use(borrow(Herbert)), "AF-27.8");
    table.refuses(Action::Use(borrow(Asimov)), "AF-21.5");
    table.refuses(Action::Use(borrow(Burroughs)), "AF-18.11");

    assert_eq!(table.fuel(YOU), 3);
}

/// AF-28.37
#[test]
fn a_loan_lasts_until_the_end_of_the_turn() {
    let mut table = given()
        .players(2, &[])
        .controls(RED, Lem)
        .hand(YOU, &[2, 2, 2])
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);

    table.uses(borrow(Lem)).docks(SolarConverter, 2).docks(SolarConverter, 2);
    assert_eq!(table.fuel(YOU), 4, "the second ship has it too");

    table.finishes_the_turn();
    assert!(!table.has_bonus(YOU, Lem));
    table.lets_an_opponent_play().rolls(&[2, 2, 2]);
    assert!(!table.has_bonus(YOU, Lem));
}
