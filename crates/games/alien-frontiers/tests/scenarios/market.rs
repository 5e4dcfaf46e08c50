//! AF-11: the Orbital Market.

use alien_frontiers::{
    Choice, Heard,
    rules::{actions::Action, discards::Discard, docking::Docking, powers::Power, teleporter::DockedShip},
    words::{
        Mark, Ships,
        Station::{AlienArtifact, LunarMine, OrbitalMarket, SolarConverter},
        Technology::{OrbitalTeleporter, PlasmaCannon, StasisBeam},
        Territory::{Burroughs, Heinlein},
        Value, With,
    },
};

use crate::table::*;

/// A ship of a pair at the Market is teleported to the Converter.
fn break_pair(table: &mut Table, value: u8, mark: Mark) {
    let ship = DockedShip { station: OrbitalMarket, value: Value(value), with: With::Own, mark };
    let goal = Docking::Plain { station: SolarConverter, ships: Ships::own(value) };
    table.uses(Power::OrbitalTeleporter { ship }).chooses(Choice::Teleport(goal));
}

/// Whether a trade at any rate is offered.
fn trades(table: &Table) -> bool {
    table.choices().iter().any(|choice| matches!(choice, Choice::Turn(Action::Trade { .. })))
}

/// AF-11.1
#[test]
fn two_equal_ships_dock_free_of_charge() {
    let mut table = given().hand(YOU, &[3, 3, 4]).on_the_turn_of(YOU);
    table.refuses(dock(OrbitalMarket, Ships::own(4)), "AF-11.1");

    table.docks(OrbitalMarket, 3);

    assert_eq!(table.docked(YOU, OrbitalMarket), [3, 3]);
}

/// AF-11.1
#[test]
fn the_market_has_four_ports_with_four_players_and_two_with_fewer() {
    for (players, fits) in [(4, true), (3, false), (2, false)] {
        let mut table =
            given().players(players, &[]).docked(RED, OrbitalMarket, &[1, 1]).hand(YOU, &[2, 2]).on_the_turn_of(YOU);
        match fits {
            true => table.docks(OrbitalMarket, 2),
            false => table.refuses(dock(OrbitalMarket, Ships::own(2)), "AF-5.2"),
        };
    }
}

/// AF-11.2 AF-11.4
#[test]
fn a_pair_trades_as_much_fuel_as_it_shows_for_one_ore_as_often_as_the_fuel_lasts() {
    for value in 1..=6 {
        let mut table = given().hand(YOU, &[value; 2]).tokens(YOU, 13, 0).on_the_turn_of(YOU);
        table.docks(OrbitalMarket, value);

        let n_trades = 13 / value;
        (0..n_trades).for_each(|_| {
            table.trades(value);
        });

        assert_eq!((table.fuel(YOU), table.ore(YOU)), (13 % value, n_trades));
        table.refuses(Action::Trade { rate: value }, "AF-11.4");
    }
}

/// AF-11.4
#[test]
fn traded_tokens_go_to_the_stocks_and_come_from_them() {
    let mut table = given().hand(YOU, &[4, 4]).tokens(YOU, 4, 0).on_the_turn_of(YOU);
    let stock = table.board().stock;

    table.docks(OrbitalMarket, 4).trades(4);

    assert_eq!((table.board().stock.fuel, table.board().stock.ore), (stock.fuel + 4, stock.ore - 1));
    assert!(table.has_heard(Heard::Traded { seat: YOU, fuel: 4 }));
}

/// AF-11.3 AF-11.9 AF-25.6 AF-27.18
#[test]
fn fuel_gained_later_in_the_turn_is_traded_too_but_not_in_the_next_turn() {
    let mut table = given().players(2, &[]).hand(YOU, &[3, 3, 6, 1]).tokens(YOU, 6, 0).on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 3).trades(3).trades(3);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 2));

    table.docks(LunarMine, 1).docks(SolarConverter, 6).trades(3);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 4));

    table.ends_the_turn().lets_an_opponent_play().rolls(&[3, 3, 6, 1]);
    table.docks(SolarConverter, 6).refuses(Action::Trade { rate: 3 }, "AF-11.6");
    table.docks(OrbitalMarket, 3).trades(3);
}

/// AF-11.5 AF-17.7 AF-25.14
#[test]
fn with_heinlein_plains_every_trade_costs_one_fuel() {
    let mut table = given().controls(YOU, Heinlein).hand(YOU, &[3, 3]).tokens(YOU, 3, 0).on_the_turn_of(YOU);

    table.docks(OrbitalMarket, 3).trades(1).trades(1).trades(1);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 3));
}

/// AF-11.5 AF-17.13
#[test]
fn heinlein_plains_lowers_the_price_of_later_trades_only() {
    let mut table = given().circle(YOU, 7).hand(YOU, &[3, 3]).tokens(YOU, 5, 1).on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 3).trades(3);
    assert_eq!(table.fuel(YOU), 2);

    table.launches(Heinlein).trades(1);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 2));
}

/// AF-11.6
#[test]
fn heinlein_plains_alone_gives_no_trade() {
    let mut table = given().controls(YOU, Heinlein).tokens(YOU, 5, 0).on_the_turn_of(YOU);

    table.refuses(Action::Trade { rate: 1 }, "AF-11.6");
}

/// AF-11.7 AF-28.38
#[test]
fn with_two_pairs_each_trade_may_use_the_rate_of_either() {
    let mut table = given().hand(YOU, &[2, 2, 5, 5]).tokens(YOU, 9, 0).on_the_turn_of(YOU);

    table.docks(OrbitalMarket, 5).docks(OrbitalMarket, 2);

    table.trades(5).trades(2).trades(2);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (0, 3));
    table.refuses(Action::Trade { rate: 3 }, "AF-11.6");
}

/// AF-11.8 AF-21.23 AF-25.70 AF-28.17
#[test]
fn a_pair_that_a_ship_has_left_trades_no_more() {
    let mut table = given().holds(YOU, &[OrbitalTeleporter]).hand(YOU, &[2, 2]).tokens(YOU, 8, 0).on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 2).trades(2);

    break_pair(&mut table, 2, Mark::FirstPair);

    table.refuses(Action::Trade { rate: 2 }, "AF-11.6");
    assert_eq!((table.ore(YOU), table.docked(YOU, OrbitalMarket)), (1, vec![2]), "the trade made stands");
}

/// AF-11.6 AF-11.8
#[test]
fn heinlein_plains_does_not_mend_a_broken_pair() {
    let mut table = given()
        .controls(YOU, Heinlein)
        .holds(YOU, &[OrbitalTeleporter])
        .hand(YOU, &[2, 2])
        .tokens(YOU, 8, 0)
        .on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 2);

    break_pair(&mut table, 2, Mark::FirstPair);

    assert!(!trades(&table));
    table.refuses(Action::Trade { rate: 1 }, "AF-11.6");
}

/// AF-11.8 AF-18.13
#[test]
fn a_pair_that_loses_the_relic_ship_trades_no_more() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .holds(YOU, &[StasisBeam])
        .hand(YOU, &[2])
        .relic_in_hand(YOU, 2)
        .tokens(YOU, 8, 0)
        .on_the_turn_of(YOU);
    table.docks_with_relic(OrbitalMarket, 2).trades(2);

    table.discards(Discard::StasisBeam { to: Burroughs });

    table.refuses(Action::Trade { rate: 2 }, "AF-11.6");
}

/// AF-11.8 AF-25.95
#[test]
fn what_is_left_of_two_broken_pairs_is_no_pair() {
    let mut table = given()
        .controls(YOU, Burroughs)
        .holds(YOU, &[OrbitalTeleporter, StasisBeam])
        .hand(YOU, &[3, 3, 3])
        .relic_in_hand(YOU, 3)
        .tokens(YOU, 8, 0)
        .on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 3).docks_with_relic(OrbitalMarket, 3);

    break_pair(&mut table, 3, Mark::FirstPair);
    assert!(table.allows(Action::Trade { rate: 3 }), "the second pair is whole");
    table.discards(Discard::StasisBeam { to: Burroughs });

    assert_eq!(table.docked(YOU, OrbitalMarket), [3, 3]);
    table.refuses(Action::Trade { rate: 3 }, "AF-11.6");
}

/// AF-21.17 AF-25.96
#[test]
fn a_teleported_ship_and_one_from_the_hand_make_a_pair() {
    let mut table = given().holds(YOU, &[OrbitalTeleporter]).hand(YOU, &[2, 2]).tokens(YOU, 4, 0).on_the_turn_of(YOU);
    table.docks(SolarConverter, 2).teleports(SolarConverter, 2, plain(OrbitalMarket, 2));
    assert_eq!((table.docked(YOU, OrbitalMarket), table.fuel(YOU)), (vec![2, 2], 3));

    table.trades(2);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 1));
}

/// AF-11.9 AF-11.12 AF-25.97
#[test]
fn a_pair_of_the_last_turn_is_gathered_and_gives_no_trade() {
    let mut table = given().docked(YOU, OrbitalMarket, &[1, 1]).tokens(YOU, 3, 0).on_the_turn_of(YELLOW);

    table.ends_the_turn().rolls(&[1, 1, 4]);

    assert_eq!(table.docked(YOU, OrbitalMarket), [0; 0]);
    table.refuses(Action::Trade { rate: 1 }, "AF-11.6");
    table.docks(OrbitalMarket, 1).trades(1);
}

/// AF-11.10
#[test]
fn ore_is_never_turned_into_fuel() {
    let mut table = given().hand(YOU, &[1, 1]).tokens(YOU, 0, 5).on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 1);

    assert!(!trades(&table));
    for choice in table.choices() {
        let mut after = table.once_more();
        after.chooses(choice);
        assert_eq!(after.fuel(YOU), 0, "{choice:?}");
    }
}

/// AF-11.11 AF-22.6
#[test]
fn without_ore_in_the_stock_there_is_no_trade() {
    let mut table = given().hand(YOU, &[1, 1]).tokens(YOU, 5, 0).stock(20, 0, RED).on_the_turn_of(YOU);

    table.docks(OrbitalMarket, 1).refuses(Action::Trade { rate: 1 }, "AF-11.11");
}

/// AF-11.12
#[test]
fn an_opponents_pair_gives_nothing_and_shooting_it_only_frees_ports() {
    let mut table = given()
        .docked(RED, OrbitalMarket, &[1, 1])
        .holds(YOU, &[PlasmaCannon])
        .tokens(YOU, 5, 0)
        .tokens(RED, 2, 2)
        .hand(YOU, &[4])
        .on_the_turn_of(YOU);
    table.refuses(Action::Trade { rate: 1 }, "AF-11.6");

    table.shoots(OrbitalMarket, &[(RED, 1), (RED, 1)]);

    assert_eq!((table.free_ports(OrbitalMarket), table.fuel(RED), table.ore(RED)), (4, 2, 2));
    table.docks(AlienArtifact, 4).refuses(Action::Trade { rate: 1 }, "AF-11.6");
}

/// AF-11.13
#[test]
fn a_trade_that_is_refused_takes_back_none_of_those_before_it() {
    let mut table = given().hand(YOU, &[2, 2]).tokens(YOU, 5, 0).on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 2).trades(2).trades(2);

    table.refuses(Action::Trade { rate: 2 }, "AF-11.4");

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (1, 2));
}

/// AF-11.6
#[test]
fn a_rate_that_no_ship_can_show_is_refused_like_any_other() {
    let mut table = given().hand(YOU, &[2, 2]).tokens(YOU, 8, 0).on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 2);

    for rate in [0, 7, 8, 255] {
        table.refuses(Action::Trade { rate }, "AF-11.6");
    }
}
