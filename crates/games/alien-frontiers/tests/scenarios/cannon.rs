//! AF-21: the Plasma Cannon.

use alien_frontiers::{
    Choice,
    rules::{
        actions::Action,
        cannon::CannonAnswer,
        discards::{Discard, ShipPlace},
        powers::Power,
    },
    words::{
        Ships,
        Station::{
            AlienArtifact, ColonistHub, LunarMine, OrbitalMarket, RaidersOutpost, Shipyard, SolarConverter,
            TerraformingStation,
        },
        Technology::PlasmaCannon,
        Territory::Burroughs,
    },
};
use engine::Seat;

use crate::table::*;

/// You hold the Cannon and so much fuel.
fn armed(fuel: u8) -> Given {
    given().holds(YOU, &[PlasmaCannon]).tokens(YOU, fuel, 1)
}

fn target(owner: Seat, value: u8) -> Choice {
    Choice::CannonFire(CannonAnswer::Target { owner, ship: Ships::own(value) })
}

fn lose(owner: Seat, value: u8, place: ShipPlace) -> Discard {
    Discard::PlasmaCannon { owner, ship: Ships::own(value), place }
}

fn lose_relic(owner: Seat, value: u8, place: ShipPlace) -> Discard {
    Discard::PlasmaCannon { owner, ship: Ships::with_relic(value), place }
}

/// AF-21.25 AF-25.29
#[test]
fn two_red_ships_are_shot_to_make_room_at_the_shipyard() {
    let mut table = armed(3)
        .hand(YOU, &[2, 2, 4])
        .docked(RED, Shipyard, &[5, 5])
        .docked(GREEN, Shipyard, &[1, 1])
        .docked(YELLOW, Shipyard, &[6, 6])
        .on_the_turn_of(YOU);
    table.refuses(dock(Shipyard, Ships::own(2)), "AF-5.2");

    table.shoots(Shipyard, &[(RED, 5), (RED, 5)]);
    assert_eq!((table.fuel(YOU), table.in_bay(RED)), (1, 3));

    table.docks(Shipyard, 2);
    assert_eq!(table.docked(YOU, Shipyard), [2, 2]);
}

/// AF-21.25 AF-28.11
#[test]
fn ships_of_several_opponents_at_one_station_are_shot_together() {
    let mut table = armed(2)
        .docked(RED, LunarMine, &[1])
        .docked(GREEN, LunarMine, &[2])
        .docked(YELLOW, LunarMine, &[3])
        .on_the_turn_of(YOU);

    table.shoots(LunarMine, &[(RED, 1), (GREEN, 2)]);

    assert_eq!((table.in_bay(RED), table.in_bay(GREEN), table.in_bay(YELLOW)), (3, 3, 2));
    assert_eq!(table.fuel(YOU), 0);
}

/// AF-21.25
#[test]
fn each_ship_more_costs_a_fuel_more() {
    let mut table = armed(1).docked(RED, LunarMine, &[1, 2]).on_the_turn_of(YOU);

    table.uses(Power::PlasmaCannon { station: LunarMine }).chooses(target(RED, 1));

    table.refuses_choice(target(RED, 2), "AF-20.9");
}

/// AF-21.26 AF-25.30
#[test]
fn a_ship_shot_on_the_terraforming_station_goes_to_the_stock() {
    let mut table = armed(1).docked(RED, TerraformingStation, &[6]).ships_in_play(RED, 4).on_the_turn_of(YOU);

    table.shoots(TerraformingStation, &[(RED, 6)]);
    assert_eq!((table.fuel(YOU), table.in_stock(RED), table.in_bay(RED)), (0, 3, 3));
    assert_eq!(table.free_ports(TerraformingStation), 1);

    table.finishes_the_turn().rolls(&[1, 1, 1]);
    assert!(table.waits_for(RED), "red rolls one ship fewer");
}

/// AF-21.26
#[test]
fn a_relic_ship_shot_on_the_terraforming_station_goes_home() {
    let mut table = armed(1).controls(RED, Burroughs).relic_docked(RED, TerraformingStation, 6).on_the_turn_of(YOU);

    table.uses(Power::PlasmaCannon { station: TerraformingStation });
    table.chooses(Choice::CannonFire(CannonAnswer::Target { owner: RED, ship: Ships::with_relic(6) }));
    table.chooses(Choice::CannonFire(CannonAnswer::Fire));

    assert!(table.relic_is_home());
}

/// AF-21.27
#[test]
fn own_ships_cannot_be_shot() {
    let mut table = armed(8)
        .docked(YOU, LunarMine, &[2])
        .docked(YOU, SolarConverter, &[3])
        .docked(RED, LunarMine, &[1])
        .on_the_turn_of(YOU);

    table.refuses(Action::Use(Power::PlasmaCannon { station: SolarConverter }), "AF-21.25");
    table.uses(Power::PlasmaCannon { station: LunarMine }).refuses_choice(target(YOU, 2), "AF-21.27");
}

/// AF-21.27 AF-27.15
#[test]
fn blocking_dice_cannot_be_shot() {
    for players in [2, 3] {
        let mut table = given().players(players, &[]).holds(YOU, &[PlasmaCannon]).tokens(YOU, 8, 0).on_the_turn_of(YOU);

        for station in [SolarConverter, LunarMine, OrbitalMarket, Shipyard] {
            table.refuses(Action::Use(Power::PlasmaCannon { station }), "AF-21.25");
        }
    }
}

/// AF-21.28
#[test]
fn all_ships_of_one_use_are_at_one_station() {
    let mut table = armed(8).docked(RED, LunarMine, &[1]).docked(RED, SolarConverter, &[4]).on_the_turn_of(YOU);

    table.uses(Power::PlasmaCannon { station: LunarMine }).chooses(target(RED, 1));

    table.refuses_choice(target(RED, 4), "AF-21.28");
}

/// AF-21.29 AF-21.55 AF-28.49
#[test]
fn ships_shot_at_the_hub_the_artifact_and_the_market_are_gathered_as_usual_and_nothing_is_taken_back() {
    for station in [ColonistHub, AlienArtifact, OrbitalMarket] {
        let mut table = armed(2).circle(RED, 5).docked(RED, station, &[3, 3]).tokens(RED, 1, 1).on_the_turn_of(YOU);

        table.shoots(station, &[(RED, 3), (RED, 3)]);
        assert_eq!((table.in_bay(RED), table.circle(RED)), (3, 5));
        assert_eq!((table.fuel(RED), table.ore(RED)), (1, 1));

        table.finishes_the_turn().rolls(&[1, 2, 3]);
        assert_eq!(table.hand(RED), [1, 2, 3]);
    }
}

/// AF-21.55
#[test]
fn shots_lower_the_minimum_of_the_mine_and_the_total_at_the_outpost() {
    let mut mine = armed(1).docked(RED, LunarMine, &[2, 6]).on_the_turn_of(YOU);
    mine.shoots(LunarMine, &[(RED, 6)]);
    assert_eq!(mine.mine_minimum(), 2);

    let mut outpost = armed(1).docked(RED, RaidersOutpost, &[3, 4, 5]).on_the_turn_of(YOU);
    outpost.shoots(RaidersOutpost, &[(RED, 5)]);
    assert_eq!(outpost.total_there(), 7);
}

/// AF-21.30 AF-25.31
#[test]
fn the_last_shot_sends_a_ship_to_the_stock() {
    let mut table =
        armed(0).hand(YOU, &[2]).docked(YELLOW, LunarMine, &[6]).ships_in_play(YELLOW, 6).on_the_turn_of(YOU);
    table.refuses(dock(LunarMine, Ships::own(2)), "AF-9.2");

    table.discards(lose(YELLOW, 6, ShipPlace::LunarMine));
    assert_eq!((table.in_stock(YELLOW), table.player(YELLOW).fleet.n_in_play()), (1, 5));

    table.docks(LunarMine, 2);
    assert_eq!(table.ore(YOU), 2, "the minimum is recomputed");
}

/// AF-21.30
#[test]
fn the_last_shot_may_hit_a_ship_in_the_bay_but_not_an_own_one() {
    let mut table = armed(0).ships_in_play(RED, 4).docked(YOU, LunarMine, &[1, 1, 1, 1]).on_the_turn_of(YOU);

    table.refuses(Action::Discard(lose(YOU, 1, ShipPlace::LunarMine)), "AF-21.30");
    table.refuses(Action::Discard(lose(RED, 1, ShipPlace::LunarMine)), "AF-21.30");
    table.discards(lose(RED, 1, ShipPlace::MaintenanceBay));

    assert_eq!((table.in_bay(RED), table.in_stock(RED)), (3, 3));
}

/// AF-21.31
#[test]
fn nobody_loses_the_third_ship_of_their_colour() {
    let mut table = armed(0)
        .docked(RED, LunarMine, &[4])
        .controls(RED, Burroughs)
        .relic_docked(RED, SolarConverter, 2)
        .on_the_turn_of(YOU);

    table.refuses(Action::Discard(lose(RED, 4, ShipPlace::LunarMine)), "AF-21.31");
    table.refuses(Action::Discard(lose(RED, 1, ShipPlace::MaintenanceBay)), "AF-21.31");
}

/// AF-21.32
#[test]
fn the_relic_ship_is_lost_only_by_an_owner_of_more_than_three_other_ships() {
    let given = || armed(0).controls(RED, Burroughs).relic_docked(RED, LunarMine, 2);
    let relic = lose_relic(RED, 2, ShipPlace::LunarMine);
    given().on_the_turn_of(YOU).refuses(Action::Discard(relic), "AF-21.32");

    let mut table = given().ships_in_play(RED, 4).on_the_turn_of(YOU);
    table.discards(relic);

    assert!(table.relic_is_home());
    assert_eq!(table.player(RED).fleet.n_in_play(), 4);
}

/// AF-21.33 AF-25.66
#[test]
fn of_four_ships_with_one_on_the_terraforming_station_only_that_one_may_be_lost() {
    let given = || armed(0).docked(RED, TerraformingStation, &[6]).docked(RED, LunarMine, &[4]).ships_in_play(RED, 4);

    let mut table = given().on_the_turn_of(YOU);
    table.refuses(Action::Discard(lose(RED, 4, ShipPlace::LunarMine)), "AF-21.33");
    table.refuses(Action::Discard(lose(RED, 1, ShipPlace::MaintenanceBay)), "AF-21.33");
    table.discards(lose(RED, 6, ShipPlace::TerraformingStation));
    assert_eq!(table.player(RED).fleet.n_in_play(), 3);

    let mut five = given().ships_in_play(RED, 5).on_the_turn_of(YOU);
    five.discards(lose(RED, 4, ShipPlace::LunarMine));
    assert_eq!(five.player(RED).fleet.n_in_play(), 4);
}

/// AF-21.34
#[test]
fn a_ship_lost_to_the_cannon_is_built_again_at_the_usual_price() {
    let mut table = armed(0).ships_in_play(RED, 4).tokens(RED, 1, 1).on_the_turn_of(YOU);

    table.discards(lose(RED, 1, ShipPlace::MaintenanceBay)).finishes_the_turn();
    table.rolls(&[4, 4, 1]).docks(Shipyard, 4);

    assert_eq!(table.player(RED).fleet.n_in_play(), 4);
    assert_eq!((table.fuel(RED), table.ore(RED)), (0, 0));
}

/// AF-21.30
#[test]
fn of_two_ships_that_show_the_same_the_cannon_destroys_the_one_named() {
    let given = given().holds(YOU, &[PlasmaCannon]).controls(RED, Burroughs).docked(RED, LunarMine, &[4]);
    let mut table = given.relic_docked(RED, LunarMine, 4).ships_in_play(RED, 4).on_the_turn_of(YOU);

    let place = ShipPlace::LunarMine;
    table.discards(Discard::PlasmaCannon { owner: RED, ship: Ships::with_relic(4), place });

    assert!(table.relic_is_home());
    assert_eq!((table.docked(RED, LunarMine), table.in_stock(RED)), (vec![4], 2));
}

/// AF-21.33
#[test]
fn the_relic_ship_at_the_terraforming_station_is_none_of_the_three_that_stay() {
    let given = given().holds(YOU, &[PlasmaCannon]).controls(RED, Burroughs).docked(RED, LunarMine, &[4]);
    let mut table = given.relic_docked(RED, TerraformingStation, 6).ships_in_play(RED, 4).on_the_turn_of(YOU);

    let place = ShipPlace::LunarMine;
    table.discards(Discard::PlasmaCannon { owner: RED, ship: Ships::own(4), place });

    assert_eq!(table.in_stock(RED), 3);
}

/// AF-30.13
#[test]
fn a_cannon_whose_targets_have_resigned_is_not_fired_and_may_still_be() {
    let given = armed(2).docked(RED, LunarMine, &[3]).docked(GREEN, AlienArtifact, &[4]);
    let mut table = given.on_the_turn_of(YOU);

    table.uses(Power::PlasmaCannon { station: LunarMine }).chooses(target(RED, 3)).resigns(RED);
    table.chooses(Choice::CannonFire(CannonAnswer::Fire));

    assert_eq!(table.fuel(YOU), 2);
    assert!(table.allows(Action::Use(Power::PlasmaCannon { station: AlienArtifact })));
}
