//! AF-3: setting up the table.

use alien_frontiers::{
    AlienFrontiers, Choice, Heard, Outcome, Setup,
    rules::{actions::Action, powers::Power},
    words::{
        Field, Ships,
        Station::{self, ColonyConstructor, LunarMine, OrbitalMarket, Shipyard},
        Technology::{
            self, AlienCity, AlienMonument, BoosterPod, DataCrystal, PlasmaCannon, PolarityDevice, ResourceCache,
            StasisBeam, TemporalWarper,
        },
        Territory,
    },
};
use engine::{BadSetup, Seat, Setup as _, Viewer, Views, Word};

use crate::table::*;

/// Three cards for the display.
const DISPLAY: [Technology; 3] = [PlasmaCannon, StasisBeam, TemporalWarper];

/// AF-3.1 AF-3.2 AF-3.3 AF-3.6
#[test]
fn the_planet_is_empty_but_for_the_relic_ship_and_nobody_has_a_point() {
    let table = Table::new_game(4, &[]);

    assert!(table.board().seats().all(|seat| table.score(seat) == 0));
    assert!(table.relic_is_home());
    assert!(Territory::ALL.iter().all(|&territory| table.controller(territory).is_none()));
    assert!(Field::ALL.iter().all(|&field| table.field(field).is_none()));
}

/// AF-3.4
#[test]
fn the_stocks_are_30_fuel_and_20_ore() {
    let table = Table::new_game(4, &[]);

    assert_eq!((table.board().stock.fuel, table.board().stock.ore), (30, 20));
    assert!(table.board().seats().all(|seat| table.player(seat).tokens.total() == 0));
}

/// AF-3.7 AF-10.1
#[test]
fn everybody_starts_with_three_ships_in_the_bay_and_three_in_the_stock() {
    let table = Table::new_game(4, &[]);

    for seat in table.board().seats() {
        assert_eq!((table.in_bay(seat), table.in_stock(seat)), (3, 3));
    }
}

/// AF-3.5 AF-25.40
#[test]
fn three_cards_are_displayed_and_one_is_dealt_to_each_player() {
    let mut table = Table::new_game(4, &[]);
    assert_eq!(table.board().draw_pile.iter().count(), 12, "kinds");
    assert_eq!(table.board().draw_pile.iter().filter(|&(_, count)| count == 1).count(), 2, "single cards");

    table.begins_with(YOU).is_dealt(&DISPLAY).is_dealt(&[BoosterPod, DataCrystal, PolarityDevice, AlienCity]);

    assert_eq!(table.board().display, DISPLAY.map(Some));
    for (seat, card) in [(YOU, BoosterPod), (RED, DataCrystal), (GREEN, PolarityDevice), (YELLOW, AlienCity)] {
        assert!(table.holds(seat, card));
        assert_eq!(table.player(seat).cards.len(), 1);
    }
    assert_eq!(table.board().draw_pile.len(), 15);
    assert_eq!(table.board().discard_pile.len(), 0);
}

/// AF-3.8 AF-24.4
#[test]
fn fewer_players_have_more_colonies_and_in_the_long_game_all_have_eight() {
    let free = |players, options: &[_]| Table::new_game(players, options).board().free_colonies(YOU);

    assert_eq!([free(4, &[]), free(3, &[]), free(2, &[])], [6, 7, 8]);
    assert_eq!([free(4, &[("long-game", "on")]), free(3, &[("long-game", "on")])], [8, 8]);

    let long_for_two = Setup::read(2, [("long-game", "on")]);
    assert!(matches!(long_for_two, Err(BadSetup::NotForPlayers(_, 2))), "two have eight already");
}

/// AF-28.1 AF-3.8 AF-3.10 AF-24.6
#[test]
fn two_players_have_eight_colonies_and_twelve_blocked_ports_unless_they_follow_the_rulebook() {
    let n_free = |table: &Table| Station::ALL.iter().map(|&station| table.free_ports(station)).sum::<u8>();
    let all = n_free(&Table::new_game(4, &[]));

    let published = Table::new_game(2, &[]);
    assert_eq!(published.board().free_colonies(YOU), 8);
    assert_eq!(all - n_free(&published), 12);

    let rulebook = Table::new_game(2, &[("two-player-setup", "rulebook")]);
    assert_eq!(rulebook.board().free_colonies(YOU), 7);
    assert_eq!(all - n_free(&rulebook), 6);
}

/// AF-3.11
#[test]
fn blocking_dice_cannot_be_shot() {
    let mut table =
        given().players(2, &[]).ships_in_play(RED, 4).holds(YOU, &[PlasmaCannon]).tokens(YOU, 8, 0).on_the_turn_of(YOU);

    for &station in Station::ALL {
        table.refuses(Action::Use(Power::PlasmaCannon { station }), "AF-21.25");
    }
    let discards = table.choices().into_iter().filter(|choice| matches!(choice, Choice::Turn(Action::Discard(_))));
    assert_eq!(discards.count(), 1, "only RED's ships, which are all in the bay");
}

/// AF-3.11
#[test]
fn blocking_dice_are_neither_gathered_nor_rolled() {
    let mut table = given().players(3, &[]).on_the_turn_of(GREEN);

    table.ends_the_turn().rolls(&[1, 2, 3]).finishes_the_turn().lets_an_opponent_play();

    assert_eq!(table.hand(GREEN).len(), 3);
    assert_eq!((table.free_ports(Shipyard), table.free_ports(OrbitalMarket)), (4, 2));
    assert_eq!(table.free_ports(LunarMine), 4);
}

/// AF-3.12 AF-28.35
#[test]
fn blocking_dice_leave_the_mine_open_to_a_1() {
    let mut table = given().players(2, &[]).hand(YOU, &[1, 1, 1]).on_the_turn_of(YOU);
    assert_eq!(table.mine_minimum(), 0);

    table.docks(LunarMine, 1).docks(LunarMine, 1).docks(LunarMine, 1);

    assert_eq!(table.ore(YOU), 3);
    assert_eq!(table.free_ports(LunarMine), 0, "two of five ports are not there");
}

/// AF-3.13
#[test]
fn blocking_dice_make_no_pair_and_no_triple_with_a_players_ships() {
    let mut table = given().players(2, &[]).hand(YOU, &[1, 2, 3]).tokens(YOU, 3, 3).on_the_turn_of(YOU);
    table.refuses(dock(Shipyard, Ships::own(1)), "AF-13.1");
    table.refuses(dock(OrbitalMarket, Ships::own(1)), "AF-11.1");

    let mut table = given().players(2, &[]).hand(YOU, &[1, 1, 3]).tokens(YOU, 3, 3).on_the_turn_of(YOU);
    table.refuses(settle(ColonyConstructor, Ships::own(1), Territory::Lem), "AF-8.1");
}

/// AF-3.14
#[test]
fn every_seat_is_as_likely_to_be_first_and_the_others_follow_clockwise() {
    let mut table = Table::new_game(3, &[]);
    let fair = [YOU, RED, GREEN].map(|seat| (Outcome::FirstPlayer(seat), 1));
    assert_eq!(table.odds(), fair);

    table.begins_with(GREEN).is_dealt(&DISPLAY).is_dealt(&[BoosterPod, DataCrystal, PolarityDevice]);
    let turns = (0..3).map(|_| {
        let seat = table.board().this_turn.seat;
        table.rolls(&[1, 1, 1]).sends_the_fleet_to_the_hub();
        seat
    });

    assert_eq!(turns.collect::<Vec<_>>(), [GREEN, YOU, RED]);
}

/// AF-3.15 AF-25.39 AF-28.1
#[test]
fn later_players_get_something_for_waiting() {
    let tokens = |players: u8| {
        let mut table = Table::new_game(players, &[]);
        let hands = [BoosterPod, DataCrystal, PolarityDevice, AlienCity];
        table.begins_with(RED).is_dealt(&DISPLAY).is_dealt(&hands[..players as usize]);
        let in_order = (0..players).map(|place| Seat((1 + place) % players));
        in_order.map(|seat| (table.ore(seat), table.fuel(seat))).collect::<Vec<_>>()
    };

    assert_eq!(tokens(4), [(0, 0), (0, 1), (1, 0), (1, 1)]);
    assert_eq!(tokens(3), [(0, 0), (0, 1), (1, 0)]);
    assert_eq!(tokens(2), [(0, 0), (0, 1)]);
}

/// AF-3.16
#[test]
fn nothing_is_given_for_waiting_in_later_rounds() {
    let mut table = Table::new_game(4, &[]);
    table.begins_with(YOU).is_dealt(&DISPLAY).is_dealt(&[BoosterPod, DataCrystal, PolarityDevice, AlienCity]);

    for _ in 0..4 {
        table.rolls(&[1, 1, 1]).sends_the_fleet_to_the_hub();
    }

    assert_eq!(table.board().round, 2);
    let tokens = [YOU, RED, GREEN, YELLOW].map(|seat| (table.ore(seat), table.fuel(seat)));
    assert_eq!(tokens, [(0, 0), (0, 1), (1, 0), (1, 1)]);
}

/// AF-3.17
#[test]
fn whoever_is_dealt_the_alien_city_or_the_monument_starts_with_a_point() {
    let mut table = Table::new_game(3, &[]);

    table.begins_with(YOU).is_dealt(&DISPLAY).is_dealt(&[AlienCity, AlienMonument, BoosterPod]);

    assert!(table.waits_for_chance(), "nobody has rolled yet");
    assert_eq!([YOU, RED, GREEN].map(|seat| table.score(seat)), [1, 1, 0]);
}

/// AF-3.18 AF-28.48
#[test]
fn two_players_may_be_dealt_the_same_kind_and_all_see_how_many_cards_are_left() {
    let mut table = Table::new_game(2, &[]);

    table.begins_with(YOU).is_dealt(&DISPLAY).is_dealt(&[BoosterPod, BoosterPod]);

    assert!(table.holds(YOU, BoosterPod) && table.holds(RED, BoosterPod));
    let view = AlienFrontiers::view(&table.state, Viewer::Spectator);
    assert_eq!(view.draw_pile.iter().map(|it| it.count).sum::<u8>(), 17);
}

/// AF-3.19 AF-28.20
#[test]
fn a_resource_cache_dealt_at_the_start_pays_for_the_first_roll() {
    let mut table = Table::new_game(2, &[]);
    table.begins_with(YOU).is_dealt(&DISPLAY).is_dealt(&[ResourceCache, BoosterPod]);
    assert_eq!(table.ore(YOU), 0);

    table.rolls(&[1, 3, 5]);

    assert_eq!(table.ore(YOU), 1);
}

/// AF-3.20
#[test]
fn the_first_seat_is_drawn_then_the_display_then_the_hands_then_compensation_is_given() {
    let mut table = Table::new_game(3, &[]);

    table.begins_with(RED).is_dealt(&DISPLAY).is_dealt(&[BoosterPod, DataCrystal, AlienCity]);

    let expected = [
        Heard::FirstPlayerChosen { seat: RED },
        Heard::CardDisplayed { card: PlasmaCannon, slot: 1 },
        Heard::CardDisplayed { card: StasisBeam, slot: 2 },
        Heard::CardDisplayed { card: TemporalWarper, slot: 3 },
        Heard::CardDealt { seat: RED, card: BoosterPod },
        Heard::CardDealt { seat: GREEN, card: DataCrystal },
        Heard::CardDealt { seat: YOU, card: AlienCity },
        Heard::FuelGained { seat: GREEN, fuel: 1 },
        Heard::OreGained { seat: YOU, ore: 1 },
        Heard::TurnBegan { seat: RED, round: 1 },
    ];
    assert_eq!(table.heard[..expected.len()], expected);
}
