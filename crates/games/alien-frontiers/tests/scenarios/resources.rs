//! AF-22: fuel and ore, and the limits of everything.

use alien_frontiers::{
    AlienFrontiers, Choice,
    board::Tokens,
    rules::actions::Action,
    words::{
        Field,
        Resource::{Fuel, Ore},
        Ships,
        Station::{ColonistHub, LunarMine, OrbitalMarket, Shipyard, SolarConverter},
        Technology,
        Territory::{Asimov, Lem, Pohl},
    },
};
use engine::{Viewer, Views, Word};

use crate::table::*;

/// AF-22.1
#[test]
fn tokens_are_held_openly() {
    let table = given().tokens(RED, 3, 2).on_the_turn_of(YOU);

    for viewer in Viewer::all(4) {
        let view = AlienFrontiers::view(&table.state, viewer);
        let tokens = view.players[RED.index()].tokens;
        assert_eq!((tokens.fuel, tokens.ore), (3, 2));
    }
}

/// AF-22.2 AF-25.57 AF-27.16 AF-28.19
#[test]
fn exactly_the_excess_over_eight_is_returned_in_a_mix_of_the_players_choice() {
    let all_mixes = [[Fuel, Fuel, Fuel], [Fuel, Fuel, Ore], [Fuel, Ore, Ore], [Ore, Ore, Ore]];
    for mix in all_mixes {
        let mut table = given().tokens(YOU, 4, 7).on_the_turn_of(YOU);
        let stock = table.board().stock;

        table.ends_the_turn().returns(&mix);

        let n_fuel = mix.iter().filter(|&&what| what == Fuel).count() as u8;
        assert_eq!((table.fuel(YOU), table.ore(YOU)), (4 - n_fuel, 4 + n_fuel));
        assert_eq!(table.board().stock, Tokens::new(stock.fuel + n_fuel, stock.ore + 3 - n_fuel));
        assert_eq!(table.board().this_turn.seat, RED, "nobody may go below eight");
    }
}

/// AF-22.2 AF-27.16
#[test]
fn eight_tokens_are_kept_without_a_question() {
    let mut table = given().tokens(YOU, 4, 4).on_the_turn_of(YOU);

    table.ends_the_turn();

    assert_eq!(table.board().this_turn.seat, RED);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (4, 4));
}

/// AF-30.11
#[test]
fn whoever_has_one_kind_of_token_has_one_answer() {
    let mut table = given().tokens(YOU, 11, 0).on_the_turn_of(YOU);

    table.ends_the_turn();

    assert_eq!(table.choices(), [Choice::ResourceLimit(surplus(&[Fuel, Fuel, Fuel]))]);
    table.returns(&[Fuel, Fuel, Fuel]);
    assert_eq!((table.fuel(YOU), table.board().this_turn.seat), (8, RED));
}

/// AF-30.11
#[test]
fn nobody_can_return_more_of_a_kind_than_they_have() {
    let mut table = given().tokens(YOU, 1, 9).on_the_turn_of(YOU);

    table.ends_the_turn();

    assert_eq!(table.choices(), [[Fuel, Ore], [Ore, Ore]].map(|mix| Choice::ResourceLimit(surplus(&mix))));
}

/// AF-22.3
#[test]
fn there_is_no_limit_during_a_turn_nor_on_the_turn_of_another() {
    let mut table = given().hand(YOU, &[6, 6]).tokens(YOU, 8, 0).tokens(RED, 9, 3).on_the_turn_of(YOU);

    table.docks(SolarConverter, 6).docks(SolarConverter, 6);
    assert_eq!(table.fuel(YOU), 14);

    table.ends_the_turn().returns(&[Fuel; 6]);
    assert_eq!((table.fuel(YOU), table.fuel(RED), table.ore(RED)), (8, 9, 3));
    assert!(table.waits_for_chance(), "red is not asked before the end of red's turn");
}

/// AF-22.4
#[test]
fn there_are_thirty_fuel_and_twenty_ore_and_they_can_run_out() {
    let mut table = Table::new_game(4, &[]);
    assert_eq!(table.board().stock, Tokens::new(30, 20));

    table = given().hand(YOU, &[6]).stock(3, 0, RED).on_the_turn_of(YOU);
    table.docks(SolarConverter, 6);
    assert_eq!(table.board().stock, Tokens::NONE);
}

/// AF-22.5 AF-28.2
#[test]
fn a_player_takes_what_the_stock_has_and_docks_even_if_it_has_nothing() {
    let mut table = given().hand(YOU, &[6, 5, 4]).stock(2, 0, RED).on_the_turn_of(YOU);

    table.docks(SolarConverter, 6);
    assert_eq!(table.fuel(YOU), 2, "the third is lost");

    table.docks(SolarConverter, 5).docks(LunarMine, 4);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (2, 0));
    assert_eq!(table.docked(YOU, LunarMine), [4]);
}

/// AF-22.5
#[test]
fn what_was_missing_is_not_made_up_for_later() {
    let mut table = given().hand(YOU, &[6, 1, 1]).stock(0, 5, RED).on_the_turn_of(YOU);

    table.docks(SolarConverter, 6).finishes_the_turn();
    table.rolls(&[1, 1, 1]).finishes_the_turn();

    assert!(table.board().stock.fuel > 0, "red returned tokens");
    assert_eq!(table.fuel(YOU), 0);
}

/// AF-22.6
#[test]
fn a_trade_needs_ore_in_the_stock_and_pays_fuel_into_it() {
    let mut table = given().hand(YOU, &[2, 2]).tokens(YOU, 4, 0).stock(0, 1, RED).on_the_turn_of(YOU);

    table.docks(OrbitalMarket, 2).trades(2);
    assert_eq!(table.board().stock, Tokens::new(2, 0));

    table.refuses(Action::Trade { rate: 2 }, "AF-11.11");
}

/// AF-22.7
#[test]
fn a_raid_does_not_depend_on_the_stocks() {
    let mut table = given().hand(YOU, &[1, 2, 3]).stock(0, 0, RED).on_the_turn_of(YOU);

    table.raids(1, &[(RED, Fuel), (RED, Fuel), (RED, Ore), (RED, Ore)]);

    assert_eq!((table.fuel(YOU), table.ore(YOU)), (2, 2));
    assert_eq!(table.board().stock, Tokens::NONE);
}

/// AF-22.8
#[test]
fn no_token_is_made_or_lost_whatever_is_done_with_it() {
    let mut table =
        given().hand(YOU, &[6, 5, 2, 2]).tokens(YOU, 4, 1).tokens(RED, 3, 3).circle(YOU, 7).on_the_turn_of(YOU);
    let all = |table: &Table| {
        let players = table.board().players.iter().map(|player| player.tokens);
        let held = players.fold((0, 0), |(fuel, ore), tokens| (fuel + tokens.fuel, ore + tokens.ore));
        (held.0 + table.board().stock.fuel, held.1 + table.board().stock.ore)
    };

    table.launches(Lem).docks(SolarConverter, 6).docks(LunarMine, 5).docks(OrbitalMarket, 2).trades(2);
    assert_eq!(all(&table), (30, 20));
    table.finishes_the_turn().comes_round_to(YOU);
    assert_eq!(all(&table), (30, 20));
}

/// AF-22.9
#[test]
fn unlimited_stocks_never_run_out() {
    let mut table = given()
        .players(4, &[("resource-supply", "unlimited")])
        .hand(YOU, &[4, 1, 1])
        .tokens(RED, 30, 20)
        .on_the_turn_of(YOU);

    table.docks(LunarMine, 4).docks(OrbitalMarket, 1);
    assert_eq!(table.ore(YOU), 1);

    let mut rich = given()
        .players(4, &[("resource-supply", "unlimited")])
        .hand(YOU, &[1, 1])
        .tokens(YOU, 30, 20)
        .on_the_turn_of(YOU);
    let stock = rich.board().stock;
    rich.docks(OrbitalMarket, 1).trades(1);
    assert_eq!((rich.fuel(YOU), rich.ore(YOU)), (29, 21), "more than twenty ore are held");
    assert_eq!(rich.board().stock, stock, "and nothing is counted there");
}

/// AF-22.10
#[test]
fn ships_colonies_cards_and_fields_are_limited() {
    let mut ships = given().hand(YOU, &[3, 3, 1, 1, 1, 1]).tokens(YOU, 8, 8).on_the_turn_of(YOU);
    ships.refuses(dock(Shipyard, Ships::own(3)), "AF-13.4");

    let mut colonies = given()
        .hand(YOU, &[3])
        .colonies(YOU, Asimov, 3)
        .colonies(YOU, Pohl, 2)
        .circle(YOU, 7)
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);
    assert_eq!(colonies.board().free_colonies(YOU), 0);
    colonies.refuses(dock(ColonistHub, Ships::own(3)), "AF-7.9");
    colonies.refuses_choice(Choice::Turn(Action::LaunchAndStart { to: Lem }), "AF-7.20");

    let n_cards: u8 = Technology::ALL.iter().map(|card| card.print().copies).sum();
    assert_eq!((n_cards, Field::ALL.len()), (22, 3));
}
