//! AF-24: modes and options.

use alien_frontiers::{
    AlienFrontiers, Frame, Setup,
    setup::{DutyToDock, ResourceSupply, TwoPlayerSetup},
    words::{
        Resource::Ore,
        Station::{self, ColonyConstructor, LunarMine, OrbitalMarket, Shipyard, SolarConverter},
        Territory::{Lem, Pohl},
    },
};
use engine::{BadSetup, Seat, Setup as _, Viewer, Views, Word};

use crate::table::*;

/// A game from its beginning to the first roll of seat 1, who starts.
fn table_for(players: u8, options: &[(&str, &str)]) -> Table {
    let mut table = Table::new_game(players, options);
    table.begins_with(YOU);
    while matches!(table.waiting(), Some(Frame::CardDraw(_))) {
        table.shows(table.odds()[0].0);
    }
    table
}

/// Fuel and ore of each player, in turn order.
fn tokens(table: &Table) -> Vec<(u8, u8)> {
    table.board().seats().map(|seat| (table.fuel(seat), table.ore(seat))).collect()
}

/// The stations with blocked ports, and how many.
fn blocked(table: &Table) -> Vec<(Station, u8)> {
    let ports = |station: Station| station.ports(table.board().setup.ports_for());
    let blocked = |&station: &Station| (station, station.print().ports - ports(station));
    Station::ALL.iter().map(blocked).filter(|&(_, blocked)| blocked > 0).collect()
}

const BLOCKED_FOR_THREE: [(Station, u8); 4] = [(SolarConverter, 1), (LunarMine, 1), (Shipyard, 2), (OrbitalMarket, 2)];

/// AF-24.1
#[test]
fn four_players_have_six_colonies_and_every_port() {
    let table = table_for(4, &[]);

    assert_eq!(table.board().setup.allotment(), 6);
    assert_eq!(blocked(&table), []);
}

/// AF-24.2
#[test]
fn three_players_have_seven_colonies_six_blocked_ports_and_their_compensation() {
    let table = table_for(3, &[]);

    assert_eq!(table.board().setup.allotment(), 7);
    assert_eq!(blocked(&table), BLOCKED_FOR_THREE);
    assert_eq!(tokens(&table), [(0, 0), (1, 0), (0, 1)]);
}

/// AF-24.3
#[test]
fn two_players_have_eight_colonies_twelve_blocked_ports_and_their_compensation() {
    let table = table_for(2, &[]);

    assert_eq!(table.board().setup.allotment(), 8);
    assert_eq!(
        blocked(&table),
        [(SolarConverter, 1), (LunarMine, 2), (ColonyConstructor, 3), (Shipyard, 4), (OrbitalMarket, 2)]
    );
    assert_eq!(tokens(&table), [(0, 0), (1, 0)]);
}

/// AF-24.4
#[test]
fn the_long_game_gives_everybody_eight_colonies_and_changes_nothing_else() {
    for players in [3, 4] {
        let (standard, long) = (table_for(players, &[]), table_for(players, &[("long-game", "on")]));

        assert_eq!(long.board().setup.allotment(), 8);
        assert!(long.board().seats().all(|seat| long.board().free_colonies(seat) == 8));
        assert_eq!(blocked(&long), blocked(&standard));
        let mut other = *long.board();
        other.setup = standard.board().setup;
        assert_eq!(&other, standard.board(), "the tables differ in nothing else");
    }
}

/// AF-24.4
#[test]
fn two_players_cannot_play_the_long_game() {
    let refused = Setup::read(2, [("long-game", "on")]);

    assert!(matches!(refused, Err(BadSetup::NotForPlayers(option, 2)) if option.name == "long-game"));
}

/// AF-24.4
#[test]
fn a_long_game_ends_with_the_eighth_colony() {
    let given = |placed| {
        let given = given().players(4, &[("long-game", "on")]);
        let given = given.colonies(YOU, Lem, placed);
        given.circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU)
    };
    let launched = |mut table: Table| table.launches(Pohl).is_over();

    assert!(!launched(given(5)) && !launched(given(6)));
    assert!(launched(given(7)));
}

/// AF-24.5
#[test]
fn the_options_of_a_table_have_these_values_and_the_first_is_the_default() {
    let options: Vec<(&str, &[&str], (u8, u8))> =
        Setup::OPTIONS.iter().map(|option| (option.name, option.values, option.players)).collect();
    assert_eq!(
        options,
        [
            ("long-game", &["off", "on"][..], (3, 4)),
            ("two-player-setup", &["published", "rulebook"][..], (2, 2)),
            ("resource-supply", &["finite", "unlimited"][..], (2, 4)),
            ("duty-to-dock", &["strict", "free-stations-only"][..], (2, 4)),
            ("cannon-relic-exempt", &["off", "on"][..], (2, 4)),
        ]
    );

    for players in 2..=4 {
        let setup = Setup::read(players, []).expect("there is such a set-up");
        assert!(!setup.long_game && !setup.cannon_relic_exempt);
        assert_eq!(setup.two_player_setup, TwoPlayerSetup::Published);
        assert_eq!(setup.resource_supply, ResourceSupply::Finite);
        assert_eq!(setup.duty_to_dock, DutyToDock::Strict);
    }
}

/// AF-24.5
#[test]
fn options_are_recorded_and_stay_for_the_whole_game() {
    let chosen = [("resource-supply", "unlimited"), ("duty-to-dock", "free-stations-only"), ("long-game", "on")];
    let mut table = table_for(3, &chosen);
    let setup = table.board().setup;

    table.lets_an_opponent_play().lets_an_opponent_play();

    assert_eq!(table.board().setup, setup);
    let shown = AlienFrontiers::view(&table.state, Viewer::Spectator).setup;
    assert_eq!(shown.players, 3);
    assert!(chosen.iter().all(|option| shown.options.contains(option)));
}

/// AF-24.6
#[test]
fn the_rulebooks_two_player_table_has_seven_colonies_and_the_ports_of_three() {
    let table = table_for(2, &[("two-player-setup", "rulebook")]);

    assert_eq!(table.board().setup.allotment(), 7);
    assert_eq!(blocked(&table), BLOCKED_FOR_THREE);
    assert_eq!(tokens(&table), [(0, 0), (1, 0)]);
    let refused = Setup::read(3, [("two-player-setup", "rulebook")]);
    assert!(matches!(refused, Err(BadSetup::NotForPlayers(..))), "only two players can choose it");
}

/// AF-24.7
#[test]
fn two_to_four_play_and_everybody_against_everybody() {
    for players in [0, 1, 5] {
        assert_eq!(Setup::read(players, []), Err(BadSetup::Players { given: players, fewest: 2, most: 4 }));
    }

    for players in 2..=4 {
        let mut given = given().players(players, &[]).hand(YOU, &[1, 2, 3]);
        for seat in (1..players).map(Seat) {
            given = given.tokens(seat, 0, 1);
        }
        let mut table = given.on_the_turn_of(YOU);
        table.docks(Station::RaidersOutpost, 1);
        let victims = (1..players).map(Seat).filter(|&seat| table.allows_choice(token(seat, Ore))).count();
        assert_eq!(victims, players as usize - 1, "everybody else is an opponent");
    }
}
