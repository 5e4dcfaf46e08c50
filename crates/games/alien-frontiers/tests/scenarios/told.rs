//! AF-30.4: what is told of each act, so that nobody has to look for what has changed.

use alien_frontiers::{
    Heard,
    board::ShipNumber,
    rules::{discards::Discard, powers::Power},
    words::{
        Field::Positron,
        Resource::Ore,
        Ships,
        Station::{ColonistHub, LunarMine, SolarConverter},
        Technology::{
            BoosterPod, DataCrystal, GravityManipulator, OrbitalTeleporter, PolarityDevice, ResourceCache, StasisBeam,
        },
        Territory::{Asimov, Bradbury, Lem, Pohl},
        Value,
    },
};

use crate::table::*;

/// AF-21.24
#[test]
fn a_colony_that_is_moved_is_told_with_where_it_was_and_is() {
    let mut table = given().holds(YOU, &[OrbitalTeleporter]).controls(RED, Lem).on_the_turn_of(YOU);

    table.moves_a_colony(RED, Lem, Asimov);

    assert!(table.has_heard(Heard::ColonyMoved { seat: YOU, owner: RED, from: Lem, to: Asimov }));
}

/// AF-21.36
#[test]
fn colonies_that_change_places_are_told_both() {
    let given = given().holds(YOU, &[PolarityDevice]).controls(RED, Lem).controls(GREEN, Asimov);
    let mut table = given.on_the_turn_of(YOU);

    table.swaps((RED, Lem), (GREEN, Asimov));

    let swapped =
        Heard::ColoniesSwapped { seat: YOU, owner: RED, territory: Lem, other_owner: GREEN, other_territory: Asimov };
    assert!(table.has_heard(swapped));
}

/// AF-21.4 AF-16.9
#[test]
fn a_field_that_goes_back_to_the_supply_is_told_and_the_point_it_costs() {
    let given = given().holds(YOU, &[BoosterPod]).controls(RED, Lem).field(Positron, Lem);
    let mut table = given.on_the_turn_of(YOU);

    table.discards(Discard::BoosterPod { field: Positron });

    assert!(table.has_heard_in_order(&[
        Heard::FieldRemoved { seat: YOU, field: Positron, territory: Lem },
        Heard::ScoreChanged { seat: RED, from: 3, to: 2 },
    ]));
}

/// AF-21.3 AF-21.38 AF-21.11
#[test]
fn a_ship_that_is_turned_is_told_with_what_it_showed_and_shows() {
    let held = [BoosterPod, StasisBeam, GravityManipulator];
    let mut table = given().hand(YOU, &[1, 3, 5]).holds(YOU, &held).tokens(YOU, 8, 0).on_the_turn_of(YOU);
    let turned = |ship, from, to| Heard::ShipTurned { seat: YOU, ship, from: Value(from), to: Value(to) };

    table.uses(Power::BoosterPod { ship: Ships::own(1) }).uses(Power::StasisBeam { ship: Ships::own(5) });
    table.uses(Power::GravityManipulator { lower: Ships::own(3), raise: Ships::own(4) });

    let [first, second, third] = [0, 1, 2].map(ShipNumber);
    assert!(table.has_heard_in_order(&[
        turned(first, 1, 2),
        turned(third, 5, 4),
        turned(second, 3, 2),
        turned(third, 4, 5),
    ]));
}

/// AF-21.52
#[test]
fn a_ship_that_takes_off_is_told_with_the_station_it_leaves() {
    let given = given().holds(YOU, &[OrbitalTeleporter]).tokens(YOU, 2, 0).docked(YOU, LunarMine, &[4]);
    let mut table = given.on_the_turn_of(YOU);

    table.teleports(LunarMine, 4, plain(ColonistHub, 4));

    assert!(table.has_heard(Heard::ShipTeleported { seat: YOU, ship: ShipNumber(0), from: LunarMine }));
}

/// AF-21.5
#[test]
fn a_loan_is_told() {
    let mut table = given().holds(YOU, &[DataCrystal]).tokens(YOU, 1, 0).controls(RED, Pohl).on_the_turn_of(YOU);

    table.uses(Power::DataCrystal { territory: Pohl });

    assert!(table.has_heard(Heard::BonusBorrowed { seat: YOU, territory: Pohl }));
}

/// AF-21.47
#[test]
fn a_cache_that_is_emptied_is_told() {
    let mut table = given().holds(RED, &[ResourceCache]).ships_in_play(RED, 4).on_the_turn_of(YOU);

    table.ends_the_turn().rolls(&[1, 1, 2, 2]);

    assert!(table.has_heard(Heard::CardDiscarded { seat: RED, card: ResourceCache }));
}

/// AF-30.13
#[test]
fn who_resigns_is_told() {
    let mut table = given().on_the_turn_of(YOU);

    table.resigns(RED);

    assert!(table.has_heard(Heard::PlayerResigned { seat: RED }));
}

/// AF-5.8
#[test]
fn of_ships_left_in_hand_nothing_is_told_when_there_are_none() {
    let mut table = given().hand(YOU, &[1]).on_the_turn_of(YOU);

    table.docks(SolarConverter, 1).ends_the_turn();

    assert!(!table.heard.iter().any(|it| matches!(it, Heard::ShipsStranded { .. })));
}

/// AF-12.4 AF-12.9
#[test]
fn a_raid_tells_of_nobody_displaced_and_of_nothing_stolen_that_was_not() {
    let mut table = given().hand(YOU, &[1, 2, 3]).tokens(RED, 1, 1).on_the_turn_of(YOU);

    table.raids(1, &[(RED, Ore)]);

    assert!(table.has_heard(Heard::OreStolen { seat: YOU, from: RED, ore: 1 }));
    assert!(!table.heard.iter().any(|it| matches!(it, Heard::ShipsDisplaced { .. } | Heard::FuelStolen { .. })));
}

/// AF-22.6
#[test]
fn an_empty_stock_is_told_instead_of_a_gain_of_nothing() {
    let given = given().hand(YOU, &[2, 3]).stock(0, 0, GREEN);
    let mut table = given.on_the_turn_of(YOU);

    table.docks(SolarConverter, 2);
    assert!(table.has_heard(Heard::NothingLeftInStock { seat: YOU }));
    table.docks(LunarMine, 3);

    assert!(!table.heard.iter().any(|it| matches!(it, Heard::FuelGained { .. } | Heard::OreGained { .. })));
}

/// AF-17.12
#[test]
fn of_a_power_that_costs_nothing_no_payment_is_told() {
    let given = given().hand(YOU, &[1]).holds(YOU, &[PolarityDevice]).controls(YOU, Pohl).controls(RED, Bradbury);
    let mut table = given.on_the_turn_of(YOU);

    table.uses(Power::PolarityDevice { ship: Ships::own(1) });

    assert!(table.has_heard(Heard::PowerUsed { seat: YOU, card: PolarityDevice }));
    assert!(!table.heard.iter().any(|it| matches!(it, Heard::Paid { .. })));
}
