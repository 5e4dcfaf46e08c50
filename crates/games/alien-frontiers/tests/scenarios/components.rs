//! AF-2, AF-29: the components, and the data of cards, territories and stations.

use alien_frontiers::{
    Choice, Outcome, Setup,
    board::{Berth, Board, Orbit, ShipNumber},
    content::{
        stations::{STATIONS, Shape},
        technology::{DECK, FuelCost},
    },
    rules::{
        actions::Action,
        discards::{Discard, ShipPlace},
        powers::Power,
    },
    words::{
        Field::{self, Positron},
        Ships, Station,
        Technology::{
            self, AlienCity, AlienMonument, BoosterPod, DataCrystal, GravityManipulator, HolographicDecoy,
            OrbitalTeleporter, PlasmaCannon, PolarityDevice, ResourceCache, StasisBeam, TemporalWarper,
        },
        Territory::{self, Lem},
        Value, With,
    },
};
use engine::{Setup as _, Word};
use serde_json::json;

use crate::table::*;

/// AF-2.1 AF-2.3
#[test]
fn the_box_holds_what_the_list_of_components_says() {
    let board = Board::new(Setup::standard(4));

    let n_ships = |with| ShipNumber::ALL.iter().filter(|ship| ship.with() == with).count();
    assert_eq!(n_ships(With::Own) * board.players.len(), 24, "six dice for each of four colours");
    assert_eq!(n_ships(With::Relic), 1);
    assert_eq!(board.draw_pile.len(), 22);
    assert_eq!(Territory::ALL.len(), 8);
    assert_eq!(Field::ALL, [Field::Isolation, Positron, Field::Repulsor]);
    assert_eq!((board.stock.ore, board.stock.fuel), (20, 30));
    assert_eq!(Value::ALL.map(|value| value.0), [1, 2, 3, 4, 5, 6]);
    let most_colonies = Setup::every().iter().map(Setup::allotment).max();
    assert_eq!(most_colonies, Some(8), "of nine tokens, one only marks the score");
}

/// AF-2.4 AF-29.1
#[test]
fn the_deck_has_twelve_kinds_with_their_copies_and_powers() {
    let expected = [
        (AlienCity, 1, None, false, 1),
        (AlienMonument, 1, None, false, 1),
        (BoosterPod, 2, Some(FuelCost::Flat(1)), true, 0),
        (DataCrystal, 2, Some(FuelCost::PerColony), true, 0),
        (GravityManipulator, 2, Some(FuelCost::Flat(2)), true, 0),
        (HolographicDecoy, 2, None, false, 0),
        (OrbitalTeleporter, 2, Some(FuelCost::Flat(2)), true, 0),
        (PlasmaCannon, 2, Some(FuelCost::PerShip), true, 0),
        (PolarityDevice, 2, Some(FuelCost::Flat(1)), true, 0),
        (ResourceCache, 2, None, false, 0),
        (StasisBeam, 2, Some(FuelCost::Flat(1)), true, 0),
        (TemporalWarper, 2, Some(FuelCost::Flat(1)), true, 0),
    ];

    let printed = DECK.map(|card| (card.kind, card.copies, card.fuel_power, card.has_discard_power, card.points));

    assert_eq!(printed, expected);
    assert_eq!(DECK.iter().map(|card| card.copies).sum::<u8>(), 22);
    let fields = [(DataCrystal, Positron), (GravityManipulator, Field::Repulsor), (StasisBeam, Field::Isolation)];
    assert!(fields.iter().all(|&(card, field)| card.print().field == Some(field)));
}

/// AF-29.1
#[test]
fn every_kind_has_its_id() {
    let ids = json!([
        "alien-city",
        "alien-monument",
        "booster-pod",
        "data-crystal",
        "gravity-manipulator",
        "holographic-decoy",
        "orbital-teleporter",
        "plasma-cannon",
        "polarity-device",
        "resource-cache",
        "stasis-beam",
        "temporal-warper",
    ]);

    assert_eq!(json!(Technology::ALL), ids);
}

/// AF-2.5 AF-29.3
#[test]
fn there_are_eight_territories() {
    let ids = json!(["heinlein", "pohl", "van-vogt", "bradbury", "asimov", "herbert", "lem", "burroughs"]);

    assert_eq!(json!(Territory::ALL), ids);
}

/// AF-2.7 AF-29.5
#[test]
fn ships_can_dock_at_nine_stations() {
    let ids = json!([
        "solar-converter",
        "lunar-mine",
        "alien-artifact",
        "colonist-hub",
        "colony-constructor",
        "terraforming-station",
        "shipyard",
        "orbital-market",
        "raiders-outpost",
    ]);

    assert_eq!(json!(Station::ALL), ids);
}

/// AF-2.6
#[test]
fn any_number_of_colonies_of_any_players_may_share_a_territory() {
    let mut table = given()
        .players(4, &[("long-game", "on")])
        .colonies(YOU, Lem, 6)
        .colonies(RED, Lem, 7)
        .colonies(GREEN, Lem, 7)
        .colonies(YELLOW, Lem, 7)
        .circle(YOU, 7)
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);

    table.launches(Lem);

    assert_eq!(table.board().colonies_on(Lem), 28);
}

/// AF-2.6
#[test]
fn every_territory_can_be_reached_from_every_other_and_from_nowhere() {
    let launches = |table: &Table| {
        let to = |choice: &Choice| if let Choice::Turn(Action::Launch { to }) = choice { Some(*to) } else { None };
        table.choices().iter().filter_map(to).collect::<Vec<_>>()
    };
    let ready = || given().circle(YOU, 7).tokens(YOU, 1, 1);
    assert_eq!(launches(&ready().on_the_turn_of(YOU)), Territory::ALL);

    for &home in Territory::ALL {
        assert_eq!(launches(&ready().controls(YOU, home).on_the_turn_of(YOU)), Territory::ALL);
    }
}

/// AF-2.8 AF-10.4 AF-21.25 AF-28.13
#[test]
fn the_cannon_cannot_shoot_into_the_bay_but_its_discard_power_reaches_there() {
    let mut table = given().ships_in_play(RED, 4).holds(YOU, &[PlasmaCannon]).tokens(YOU, 8, 0).on_the_turn_of(YOU);
    assert_eq!(table.in_bay(RED), 4);

    for &station in Station::ALL {
        table.refuses(Action::Use(Power::PlasmaCannon { station }), "AF-21.25");
    }

    let place = ShipPlace::MaintenanceBay;
    table.discards(Discard::PlasmaCannon { owner: RED, ship: Ships::own(1), place });
    assert_eq!((table.in_bay(RED), table.in_stock(RED)), (3, 3));
}

/// AF-2.8 AF-28.13
#[test]
fn nothing_is_teleported_out_of_the_bay_and_no_docking_leads_into_it() {
    let mut table = given()
        .ships_in_play(YOU, 6)
        .docked(YOU, Station::SolarConverter, &[3])
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 8, 8)
        .on_the_turn_of(YOU);
    assert_eq!(table.in_bay(YOU), 5);

    let teleported: Vec<_> =
        table.choices().into_iter().filter(|it| matches!(it, Choice::Turn(Action::Use(_)))).collect();
    assert_eq!(teleported, [Choice::Turn(Action::Use(take_off(Station::SolarConverter, 3)))]);

    table.takes_off(Station::SolarConverter, 3);
    for goal in table.choices() {
        let mut moved = table.once_more();
        moved.chooses(goal);
        assert_eq!(moved.in_bay(YOU), 5, "{goal:?} leads to a station");
    }
}

/// AF-2.8
#[test]
fn the_bay_has_room_for_every_ship() {
    let table = given()
        .ships_in_play(YOU, 6)
        .ships_in_play(RED, 6)
        .ships_in_play(GREEN, 6)
        .ships_in_play(YELLOW, 6)
        .on_the_turn_of(YOU);

    let n_in_bay: usize = [YOU, RED, GREEN, YELLOW].iter().map(|&seat| table.in_bay(seat)).sum();
    assert_eq!(n_in_bay, 24);
    assert_eq!(table.choices(), [Choice::Turn(Action::EndTurn)], "and gives nothing");
}

/// AF-2.9 AF-3.9 AF-3.10 AF-25.38 AF-29.5
#[test]
fn ports_are_blocked_with_three_players_and_more_with_two() {
    let expected = [
        (Station::AlienArtifact, [4, 4, 4]),
        (Station::ColonistHub, [3, 3, 3]),
        (Station::ColonyConstructor, [6, 6, 3]),
        (Station::LunarMine, [5, 4, 3]),
        (Station::OrbitalMarket, [4, 2, 2]),
        (Station::RaidersOutpost, [3, 3, 3]),
        (Station::Shipyard, [6, 4, 2]),
        (Station::SolarConverter, [8, 7, 7]),
        (Station::TerraformingStation, [1, 1, 1]),
    ];

    let free = |players: u8, station: Station| {
        let board = Board::new(Setup::standard(players));
        Orbit::seen_by(YOU, &board).free_ports(station)
    };

    for (station, [four, three, two]) in expected {
        assert_eq!([free(4, station), free(3, station), free(2, station)], [four, three, two], "{station:?}");
    }
    let n_free = |players| Station::ALL.iter().map(|&station| free(players, station)).sum::<u8>();
    assert_eq!([n_free(4) - n_free(4), n_free(4) - n_free(3), n_free(4) - n_free(2)], [0, 6, 12]);
}

/// AF-2.9 AF-29.5
#[test]
fn ports_are_printed_as_singles_pairs_triples_and_a_run() {
    let singles = [
        Station::SolarConverter,
        Station::LunarMine,
        Station::AlienArtifact,
        Station::ColonistHub,
        Station::TerraformingStation,
    ];

    for print in &STATIONS {
        let expected = match print.station {
            it if singles.contains(&it) => Shape::Single,
            Station::ColonyConstructor => Shape::Triple,
            Station::RaidersOutpost => Shape::Run,
            _ => Shape::Pair,
        };
        assert_eq!(print.shape, expected, "{:?}", print.station);
        assert_eq!(print.ports % print.shape.size(), 0, "whole groups at {:?}", print.station);
    }
}

/// AF-2.12
#[test]
fn every_die_shows_each_value_equally_often_whatever_the_others_showed() {
    let fair = Value::ALL.map(|value| (Outcome::ShipRoll(value), 1));
    let mut table = given().on_the_turn_of(YELLOW);

    table.ends_the_turn();

    for shown in [6, 6, 6] {
        assert!(table.waits_for_chance());
        assert_eq!(table.odds(), fair);
        table.rolls(&[shown]);
    }
    assert_eq!(table.values_at(YOU, Berth::Hand), [6, 6, 6]);
}

/// AF-29.9 AF-23.11
#[test]
fn no_score_is_above_19() {
    let everywhere = Territory::ALL.iter().fold(given().players(2, &[]), |given, &it| given.controls(YOU, it));

    let table = everywhere.holds(YOU, &[AlienCity, AlienMonument]).field(Positron, Lem).on_the_turn_of(YOU);

    assert_eq!(table.board().unplaced(YOU), 0);
    assert_eq!(table.score(YOU), 19, "8 colonies, 8 territories, 2 cards and the Positron Field");
}
