//! AF-21: the Data Crystal's fuel power, a loan of a territory's bonus.

use alien_frontiers::{
    rules::{actions::Action, discards::Discard, powers::Power},
    words::{
        Field::Positron,
        Ships,
        Station::{ColonistHub, ColonyConstructor, LunarMine, OrbitalMarket, Shipyard, SolarConverter},
        Technology::{BoosterPod, DataCrystal, GravityManipulator, OrbitalTeleporter, StasisBeam},
        Territory::{self, Asimov, Bradbury, Burroughs, Heinlein, Herbert, Lem, Pohl, VanVogt},
    },
};

use crate::table::*;

fn borrow(territory: Territory) -> Power {
    Power::DataCrystal { territory }
}

/// AF-21.5 AF-25.24 AF-27.19
#[test]
fn heinlein_plains_is_borrowed_for_a_fuel_a_colony_until_the_end_of_the_turn() {
    let mut table = given()
        .hand(YOU, &[1, 6, 6])
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 4, 0)
        .colonies(RED, Heinlein, 1)
        .colonies(GREEN, Heinlein, 1)
        .on_the_turn_of(YOU);

    table.uses(borrow(Heinlein));
    assert_eq!(table.fuel(YOU), 2);

    table.docks(OrbitalMarket, 6).trades(1).trades(1);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 2));

    table.finishes_the_turn().comes_round_to(YOU).rolls(&[1, 6, 6]);
    table.docks(OrbitalMarket, 6).refuses(Action::Trade { rate: 1 }, "AF-11.6");
}

/// AF-21.5 AF-27.19
#[test]
fn a_territory_without_colonies_cannot_be_borrowed() {
    let mut table = given().holds(YOU, &[DataCrystal]).tokens(YOU, 8, 0).on_the_turn_of(YOU);

    table.refuses(Action::Use(borrow(Lem)), "AF-21.5");
}

/// AF-25.68 AF-21.51
#[test]
fn burroughs_desert_cannot_be_borrowed() {
    let mut table = given().holds(YOU, &[DataCrystal]).tokens(YOU, 8, 0).controls(RED, Burroughs).on_the_turn_of(YOU);

    table.refuses(Action::Use(borrow(Burroughs)), "AF-18.11");
}

/// AF-21.6
#[test]
fn a_loan_gives_the_bonus_and_nothing_else() {
    let mut table = given()
        .hand(YOU, &[6])
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 1, 0)
        .controls(RED, Lem)
        .field(Positron, Lem)
        .on_the_turn_of(YOU);

    table.uses(borrow(Lem)).docks(SolarConverter, 6);

    assert_eq!(table.fuel(YOU), 4, "three for a 6, and one more");
    assert_eq!(table.controller(Lem), Some(RED));
    assert_eq!((table.score(YOU), table.score(RED)), (0, 3));
    assert!(table.has_bonus(RED, Lem), "red loses nothing");
}

/// AF-21.7
#[test]
fn a_loan_keeps_its_price_and_goes_on_when_the_colonies_change() {
    let given = || {
        given()
            .hand(YOU, &[5, 5, 5])
            .holds(YOU, &[DataCrystal, OrbitalTeleporter])
            .tokens(YOU, 1, 2)
            .controls(RED, Bradbury)
            .controls(RED, Lem)
    };

    let mut more = given().on_the_turn_of(YOU);
    more.uses(borrow(Bradbury)).moves_a_colony(RED, Lem, Bradbury);
    assert_eq!(more.fuel(YOU), 0);
    more.settles(ColonyConstructor, 5, Asimov);
    assert_eq!(more.ore(YOU), 0, "two ore are enough");

    let mut none = given().on_the_turn_of(YOU);
    none.uses(borrow(Bradbury)).moves_a_colony(RED, Bradbury, Lem);
    assert_eq!(none.board().colonies_on(Bradbury), 0);
    none.settles(ColonyConstructor, 5, Asimov);
    assert_eq!(none.ore(YOU), 0, "the loan goes on without a colony there");
}

/// AF-21.8 AF-25.117 AF-21.51
#[test]
fn a_loan_of_pohl_foothills_is_paid_in_full_and_helps_other_cards() {
    let given = || {
        given().hand(YOU, &[3]).holds(YOU, &[DataCrystal, BoosterPod]).colonies(RED, Pohl, 1).colonies(GREEN, Pohl, 1)
    };
    given().tokens(YOU, 1, 0).on_the_turn_of(YOU).refuses(Action::Use(borrow(Pohl)), "AF-20.9");

    let mut table = given().tokens(YOU, 2, 0).on_the_turn_of(YOU);
    table.uses(borrow(Pohl));
    assert_eq!(table.fuel(YOU), 0);

    table.uses(Power::BoosterPod { ship: Ships::own(3) });
    assert_eq!((table.hand(YOU), table.fuel(YOU)), (vec![4], 0));
}

/// AF-21.9
#[test]
fn a_bonus_that_one_has_cannot_be_borrowed() {
    let mut table = given().holds(YOU, &[DataCrystal]).tokens(YOU, 8, 0).controls(YOU, Lem).on_the_turn_of(YOU);

    table.refuses(Action::Use(borrow(Lem)), "AF-21.9");

    assert_eq!(table.fuel(YOU), 8);
}

/// AF-25.67
#[test]
fn four_colonies_cost_three_fuel_with_pohl_foothills() {
    let mut table = given()
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 3, 0)
        .controls(YOU, Pohl)
        .colonies(RED, Lem, 2)
        .colonies(GREEN, Lem, 1)
        .colonies(YELLOW, Lem, 1)
        .on_the_turn_of(YOU);

    table.uses(borrow(Lem));

    assert_eq!(table.fuel(YOU), 0);
}

/// AF-25.116 AF-28.45 AF-21.51
#[test]
fn a_free_loan_works_and_counts_as_a_use() {
    let mut table =
        given().hand(YOU, &[1]).holds(YOU, &[DataCrystal]).controls(YOU, Pohl).controls(RED, Lem).on_the_turn_of(YOU);

    table.uses(borrow(Lem)).docks(SolarConverter, 1);

    assert_eq!(table.fuel(YOU), 2, "nothing was paid, and the loan gave one more");
    table.refuses(Action::Discard(Discard::DataCrystal { to: Lem }), "AF-20.7");
}

/// AF-25.118 AF-21.51
#[test]
fn heinlein_plains_may_be_borrowed_after_the_pair_is_docked() {
    let mut table = given()
        .hand(YOU, &[6, 6])
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 4, 0)
        .controls(RED, Heinlein)
        .on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 6);

    table.uses(borrow(Heinlein)).trades(1).trades(1).trades(1);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 3));
}

/// AF-25.119 AF-28.31 AF-21.51
#[test]
fn van_vogt_mountains_are_borrowed_too_late_after_a_ship_docked_at_the_mine() {
    let given = || given().hand(YOU, &[2, 6]).holds(YOU, &[DataCrystal]).tokens(YOU, 1, 0).controls(RED, VanVogt);

    let mut late = given().on_the_turn_of(YOU);
    late.docks(LunarMine, 6).uses(borrow(VanVogt));
    late.refuses(dock(LunarMine, Ships::own(2)), "AF-9.2");

    let mut soon = given().docked(RED, LunarMine, &[5]).on_the_turn_of(YOU);
    soon.uses(borrow(VanVogt)).docks(LunarMine, 2);
    assert_eq!(soon.ore(YOU), 1);
}

/// AF-25.120 AF-21.51
#[test]
fn herbert_valley_and_bradbury_plateau_lower_prices_while_borrowed() {
    let mut herbert = given()
        .hand(YOU, &[4, 4])
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 1, 0)
        .controls(RED, Herbert)
        .on_the_turn_of(YOU);
    herbert.uses(borrow(Herbert)).docks(Shipyard, 4);
    assert_eq!((herbert.fuel(YOU), herbert.ore(YOU), herbert.in_stock(YOU)), (0, 0, 2), "the fourth ship costs 0");

    let mut bradbury = given()
        .hand(YOU, &[4, 4, 4])
        .holds(YOU, &[DataCrystal])
        .tokens(YOU, 1, 2)
        .controls(RED, Bradbury)
        .on_the_turn_of(YOU);
    bradbury.refuses(settle(ColonyConstructor, Ships::own(4), Lem), "AF-8.1");
    bradbury.uses(borrow(Bradbury)).settles(ColonyConstructor, 4, Lem);
    assert_eq!((bradbury.ore(YOU), bradbury.colonies(YOU, Lem)), (0, 1));
}

/// AF-28.31 AF-21.51
#[test]
fn a_loan_acts_on_later_dockings_only() {
    let given = || given().hand(YOU, &[1, 2, 3, 6]).holds(YOU, &[DataCrystal]).tokens(YOU, 1, 0);

    let mut lem = given().controls(RED, Lem).on_the_turn_of(YOU);
    lem.docks(SolarConverter, 6).uses(borrow(Lem));
    assert_eq!(lem.fuel(YOU), 3, "nothing more for the 6");
    lem.docks(SolarConverter, 1);
    assert_eq!(lem.fuel(YOU), 5);

    let mut asimov = given().controls(RED, Asimov).on_the_turn_of(YOU);
    asimov.docks(ColonistHub, 1).docks(ColonistHub, 2).uses(borrow(Asimov));
    assert_eq!(asimov.circle(YOU), 2, "nothing moves");
    asimov.docks(ColonistHub, 3);
    assert_eq!(asimov.circle(YOU), 4);
}

/// AF-19.9
#[test]
fn only_the_isolation_field_ends_a_loan() {
    let given =
        || given().holds(YOU, &[DataCrystal, GravityManipulator, StasisBeam]).tokens(YOU, 2, 0).controls(RED, Lem);

    let mut table = given().on_the_turn_of(YOU);
    table.uses(borrow(Lem)).discards(Discard::GravityManipulator { to: Lem });
    assert!(table.has_bonus(YOU, Lem), "the Repulsor Field leaves it");

    let mut isolated = given().on_the_turn_of(YOU);
    isolated.uses(borrow(Lem)).discards(Discard::StasisBeam { to: Lem });
    assert!(!isolated.has_bonus(YOU, Lem));
}
