//! AF-21: the fuel powers that turn ships, what each power costs and is used on. The
//! Data Crystal is in `data_crystal.rs`.

use alien_frontiers::{
    Choice,
    board::ShipNumber,
    rules::{actions::Action, powers::Power, teleporter::DockedShip},
    words::{
        Mark, Ships,
        Station::{AlienArtifact, ColonistHub, LunarMine, OrbitalMarket, Shipyard, SolarConverter},
        Technology::{self, *},
        Territory::{Burroughs, Lem, Pohl},
        Value, With,
    },
};

use crate::table::*;

/// AF-21.3 AF-25.23
#[test]
fn the_booster_pod_makes_a_pair_for_the_shipyard() {
    let mut table = given().hand(YOU, &[1, 3, 4]).holds(YOU, &[BoosterPod]).tokens(YOU, 2, 1).on_the_turn_of(YOU);
    table.refuses(dock(Shipyard, Ships::own(4)), "AF-13.1");

    table.uses(Power::BoosterPod { ship: Ships::own(3) });
    assert_eq!((table.hand(YOU), table.fuel(YOU)), (vec![1, 4, 4], 1));

    table.docks(Shipyard, 4);
    assert_eq!(table.in_bay(YOU), 1, "the fourth ship is built");
}

/// AF-21.11 AF-25.25
#[test]
fn the_gravity_manipulator_moves_a_point_from_one_ship_to_another() {
    let mut table =
        given().hand(YOU, &[1, 2, 5]).holds(YOU, &[GravityManipulator]).tokens(YOU, 2, 0).on_the_turn_of(YOU);
    let gravity = |lower, raise| Power::GravityManipulator { lower: Ships::own(lower), raise: Ships::own(raise) };
    table.refuses(Action::Use(gravity(1, 5)), "AF-20.10");

    table.uses(gravity(2, 5));

    assert_eq!((table.hand(YOU), table.fuel(YOU)), (vec![1, 1, 6], 0));
}

/// AF-21.11
#[test]
fn the_gravity_manipulator_needs_two_different_ships_which_may_show_the_same() {
    let gravity = Power::GravityManipulator { lower: Ships::own(3), raise: Ships::own(3) };
    let given = |hand: &[u8]| given().hand(YOU, hand).holds(YOU, &[GravityManipulator]).tokens(YOU, 2, 0);
    given(&[3, 5]).on_the_turn_of(YOU).refuses(Action::Use(gravity), "AF-21.11");

    let mut table = given(&[3, 3, 5]).on_the_turn_of(YOU);
    table.uses(gravity);

    assert_eq!(table.hand(YOU), [2, 4, 5]);
}

/// AF-21.35 AF-25.32
#[test]
fn the_polarity_device_turns_a_ship_to_its_opposite_face() {
    let mut table = given().hand(YOU, &[1, 2, 5]).holds(YOU, &[PolarityDevice]).tokens(YOU, 1, 0).on_the_turn_of(YOU);

    table.uses(Power::PolarityDevice { ship: Ships::own(1) });

    assert_eq!((table.hand(YOU), table.fuel(YOU)), (vec![2, 5, 6], 0));
}

/// AF-21.35
#[test]
fn opposite_faces_add_up_to_7() {
    for value in 1..=6 {
        let mut table = given().hand(YOU, &[value]).holds(YOU, &[PolarityDevice]).tokens(YOU, 1, 0).on_the_turn_of(YOU);

        table.uses(Power::PolarityDevice { ship: Ships::own(value) });

        assert_eq!(table.hand(YOU), [7 - value]);
    }
}

/// AF-21.38 AF-25.35
#[test]
fn the_stasis_beam_makes_a_pair_of_1s_that_trades_one_for_one() {
    let mut table = given().hand(YOU, &[1, 2, 5]).holds(YOU, &[StasisBeam]).tokens(YOU, 1, 0).on_the_turn_of(YOU);

    table.uses(Power::StasisBeam { ship: Ships::own(2) });
    assert_eq!((table.hand(YOU), table.fuel(YOU)), (vec![1, 1, 5], 0));

    table.docks(OrbitalMarket, 1).docks(SolarConverter, 5).trades(1);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (2, 1));
}

/// The fuel that each power takes: three ships in hand, a ship docked, two red colonies on Lem
/// Badlands and two red ships at the Mine.
fn prices(given: impl Fn() -> Given) -> Vec<(Technology, u8)> {
    let price = |card: Technology, act: &dyn Fn(&mut Table)| {
        let mut table = given()
            .docked(YOU, SolarConverter, &[5])
            .hand(YOU, &[2, 3, 4])
            .holds(YOU, &[card])
            .tokens(YOU, 8, 0)
            .colonies(RED, Lem, 2)
            .docked(RED, LunarMine, &[1, 2])
            .on_the_turn_of(YOU);
        act(&mut table);
        (card, 8 - table.fuel(YOU))
    };
    let ship = Ships::own(3);
    vec![
        price(BoosterPod, &|table| {
            table.uses(Power::BoosterPod { ship });
        }),
        price(DataCrystal, &|table| {
            table.uses(Power::DataCrystal { territory: Lem });
        }),
        price(GravityManipulator, &|table| {
            table.uses(Power::GravityManipulator { lower: Ships::own(2), raise: ship });
        }),
        price(OrbitalTeleporter, &|table| {
            table.teleports(SolarConverter, 5, plain(ColonistHub, 5));
        }),
        price(PlasmaCannon, &|table| {
            table.shoots(LunarMine, &[(RED, 1), (RED, 2)]);
        }),
        price(PolarityDevice, &|table| {
            table.uses(Power::PolarityDevice { ship });
        }),
        price(StasisBeam, &|table| {
            table.uses(Power::StasisBeam { ship });
        }),
        price(TemporalWarper, &|table| {
            table.rerolls(&[3], &[6]);
        }),
    ]
}

/// AF-21.49
#[test]
fn each_fuel_power_has_its_price_and_pohl_foothills_takes_one_off() {
    let base = prices(given);
    let with_pohl = prices(|| given().controls(YOU, Pohl));

    assert_eq!(
        base,
        [
            (BoosterPod, 1),
            (DataCrystal, 2),
            (GravityManipulator, 2),
            (OrbitalTeleporter, 2),
            (PlasmaCannon, 2),
            (PolarityDevice, 1),
            (StasisBeam, 1),
            (TemporalWarper, 1),
        ]
    );
    let one_less: Vec<(Technology, u8)> = base.iter().map(|&(card, price)| (card, price - 1)).collect();
    assert_eq!(with_pohl, one_less);
}

/// AF-28.45
#[test]
fn a_use_that_costs_nothing_is_a_use() {
    let mut table = given().hand(YOU, &[1, 2]).holds(YOU, &[BoosterPod]).controls(YOU, Pohl).on_the_turn_of(YOU);
    let raise = Power::BoosterPod { ship: Ships::own(1) };

    table.uses(raise);

    assert_eq!(table.fuel(YOU), 0);
    table.refuses(Action::Use(Power::BoosterPod { ship: Ships::own(2) }), "AF-20.4");
}

/// AF-21.54 AF-30.7
#[test]
fn a_ship_is_named_by_its_value_and_the_relic_ship_apart() {
    let table = given()
        .hand(YOU, &[3, 3])
        .controls(YOU, Burroughs)
        .relic_in_hand(YOU, 3)
        .holds(YOU, &[BoosterPod])
        .tokens(YOU, 1, 0)
        .on_the_turn_of(YOU);

    let raised: Vec<Choice> =
        table.choices().into_iter().filter(|it| matches!(it, Choice::Turn(Action::Use(_)))).collect();

    let raise = |ship| Choice::Turn(Action::Use(Power::BoosterPod { ship }));
    assert_eq!(raised, [raise(Ships::own(3)), raise(Ships::with_relic(3))]);
}

/// AF-21.54 AF-30.7
#[test]
fn the_teleporter_names_a_docked_ship_also_by_spent_and_by_pair() {
    let mut table = given()
        .hand(YOU, &[4, 4, 4, 4, 4, 4])
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 2, 0)
        .displayed(&[AlienCity, BoosterPod, DataCrystal])
        .on_the_turn_of(YOU);
    table.docks(AlienArtifact, 4).docks(AlienArtifact, 4).claims(AlienCity, &[StasisBeam]).docks(AlienArtifact, 4);
    table.docks(OrbitalMarket, 4);

    let named = |it: Choice| match it {
        Choice::Turn(Action::Use(Power::OrbitalTeleporter { ship })) => Some(ship),
        _ => None,
    };
    let ships: Vec<DockedShip> = table.choices().into_iter().filter_map(named).collect();

    let ship = |station, mark| DockedShip { station, value: Value(4), with: With::Own, mark };
    assert_eq!(
        ships,
        [ship(AlienArtifact, Mark::Spent), ship(AlienArtifact, Mark::Unmarked), ship(OrbitalMarket, Mark::FirstPair),]
    );
}

/// AF-21.38
#[test]
fn the_stasis_beam_lowers_a_6_too() {
    let mut table = given().hand(YOU, &[6]).holds(YOU, &[StasisBeam]).tokens(YOU, 1, 0).on_the_turn_of(YOU);

    table.uses(Power::StasisBeam { ship: Ships::own(6) });

    assert_eq!(table.hand(YOU), [5]);
}

/// AF-21.3
#[test]
fn of_two_ships_that_show_the_same_the_one_named_is_turned() {
    let given = given()
        .hand(YOU, &[4])
        .controls(YOU, Burroughs)
        .relic_in_hand(YOU, 4)
        .holds(YOU, &[BoosterPod])
        .tokens(YOU, 1, 0);
    let mut table = given.on_the_turn_of(YOU);

    table.uses(Power::BoosterPod { ship: Ships::with_relic(4) });

    assert_eq!(table.player(YOU).fleet.ship(ShipNumber::RELIC).value, 5);
}

/// AF-21.11
#[test]
fn the_relic_ship_alone_is_not_two_ships_for_the_gravity_manipulator() {
    let given = given().hand(YOU, &[3]).controls(YOU, Burroughs).relic_in_hand(YOU, 3);
    let mut table = given.holds(YOU, &[GravityManipulator]).tokens(YOU, 2, 0).on_the_turn_of(YOU);
    let relic = Ships::with_relic(3);

    table.refuses(Action::Use(Power::GravityManipulator { lower: relic, raise: relic }), "AF-21.11");
    table.uses(Power::GravityManipulator { lower: relic, raise: Ships::own(3) });

    assert_eq!(table.player(YOU).fleet.ship(ShipNumber::RELIC).value, 2);
}
