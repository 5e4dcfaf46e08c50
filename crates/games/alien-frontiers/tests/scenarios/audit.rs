//! AF-30: what a position is made of, and what always holds.

use alien_frontiers::{
    AlienFrontiers, Choice, Heard,
    board::{Berth, Board, Orbit, Ship, ShipNumber},
    rules::{actions::Action, actions::Turn, docking::Docking, powers::Power},
    words::{
        Field::{Isolation, Positron},
        Mark,
        Station::{self, *},
        Technology::*,
        Territory::{Asimov, Burroughs, Lem, Pohl},
        Value,
    },
};
use engine::{Lawful, State, Viewer, Views, Word};

use crate::table::*;

/// Whether a table that looks like this one, but for one change, is in order.
#[track_caller]
fn breaks(table: &Table, change: impl Fn(&mut Board)) -> bool {
    let mut board = *table.board();
    change(&mut board);
    AlienFrontiers::audit(&State::left_at(board, [Turn {}.into()])).is_err()
}

fn ship(berth: Berth, value: u8) -> Ship {
    Ship { berth, value, mark: Mark::Unmarked }
}

/// AF-30.1
#[test]
fn what_everybody_sees_determines_the_position() {
    let mut table = given()
        .hand(YOU, &[4, 4, 2, 6, 1])
        .controls(YOU, Burroughs)
        .relic_in_hand(YOU, 3)
        .tokens(YOU, 5, 2)
        .holds(YOU, &[BoosterPod, DataCrystal, StasisBeam])
        .displayed(&[AlienCity, PlasmaCannon, PolarityDevice])
        .discarded(&[ResourceCache])
        .controls(RED, Lem)
        .circle(RED, 3)
        .field(Positron, Pohl)
        .on_the_turn_of(YOU);
    table.docks(OrbitalMarket, 4).docks(AlienArtifact, 2).docks(AlienArtifact, 6).claims(AlienCity, &[TemporalWarper]);
    table.uses(Power::DataCrystal { territory: Lem });

    let view = AlienFrontiers::view(&table.state, Viewer::Spectator);

    assert!(AlienFrontiers::imagine(&view, &mut |_| 0) == table.state);
}

/// AF-30.2
#[test]
fn control_scores_ports_prices_and_totals_follow_from_the_facts() {
    let table =
        given().docked(RED, LunarMine, &[5]).docked(RED, AlienArtifact, &[4]).controls(RED, Lem).on_the_turn_of(RED);
    let mut board = *table.board();

    *board.player_mut(YOU).colonies.on_mut(Lem) = 2;
    board.player_mut(RED).fleet.lay_up(ShipNumber(0), Berth::Bay);
    board.player_mut(RED).fleet.lay_up(ShipNumber(1), Berth::Bay);

    assert_eq!((board.controller(Lem), board.score(YOU), board.score(RED)), (Some(YOU), 3, 1));
    let orbit = Orbit::seen_by(RED, &board);
    assert_eq!((orbit.mine_minimum, orbit.free_ports(LunarMine)), (0, 5));
    assert_eq!(board.player(RED).fleet.artifact_total(), 0);
}

/// AF-30.3
#[test]
fn ships_in_play_ports_and_values_are_audited() {
    let table = given().on_the_turn_of(YOU);
    let dock_all = |station: Station, players: &[usize], n: usize| {
        let players = players.to_vec();
        move |board: &mut Board| {
            for &player in &players {
                board.players[player].fleet.ships[..n].fill(ship(Berth::Docked(station), 1));
            }
        }
    };

    assert!(!breaks(&table, |_| ()));
    assert!(breaks(&table, |board| board.players[1].fleet.lay_up(ShipNumber(0), Berth::Stock)), "two ships in play");
    assert!(breaks(&table, dock_all(LunarMine, &[1, 2], 3)), "six ships at five ports");
    assert!(!breaks(&table, dock_all(ColonistHub, &[1, 2, 3], 3)), "each player has three ports at the Hub");
    assert!(breaks(&table, dock_all(ColonistHub, &[1], 4)));
    assert!(breaks(&table, |board| *board.players[1].fleet.ship_mut(ShipNumber(0)) = ship(Berth::Hand, 3)));
    assert!(breaks(&table, |board| *board.players[1].fleet.ship_mut(ShipNumber(0)) = ship(Berth::Docked(LunarMine), 7)));
}

/// AF-30.3
#[test]
fn colonies_cards_and_tokens_are_audited() {
    let table = given().holds(RED, &[BoosterPod]).on_the_turn_of(YOU);

    assert!(breaks(&table, |board| *board.players[1].colonies.on_mut(Lem) = 7), "one colony too many");
    assert!(breaks(&table, |board| {
        *board.players[1].colonies.on_mut(Lem) = 6;
        board.players[1].hub_circle = 1;
    }));
    assert!(breaks(&table, |board| board.players[1].hub_circle = 8));
    assert!(breaks(&table, |board| board.players[1].cards.remove(BoosterPod)), "a card is lost");
    assert!(breaks(&table, |board| board.discard_pile.add(AlienCity)), "a card is made");
    assert!(breaks(&table, |board| board.players[1].tokens.ore = 1), "an ore is made");
    assert!(breaks(&table, |board| board.stock.fuel = 29), "a fuel is lost");
}

/// AF-30.3
#[test]
fn the_relic_ship_and_the_ships_at_the_outpost_are_audited() {
    let table = given().controls(RED, Burroughs).relic_docked(RED, LunarMine, 4).on_the_turn_of(YOU);
    let outpost = |values: &'static [u8]| {
        move |board: &mut Board| {
            for (number, &value) in values.iter().enumerate() {
                board.players[1].fleet.ships[number] = ship(Berth::Docked(RaidersOutpost), value);
            }
        }
    };

    assert!(breaks(&table, |board| *board.players[1].colonies.on_mut(Burroughs) = 0), "no control");
    assert!(breaks(&table, |board| board.fields[Isolation as usize] = Some(Burroughs)));
    assert!(
        breaks(&table, |board| *board.players[0].fleet.ship_mut(ShipNumber::RELIC) = ship(Berth::Bay, 0)),
        "two of it"
    );
    assert!(!breaks(&table, outpost(&[2, 4])), "what is left of a run");
    assert!(breaks(&table, outpost(&[2, 2])));
    assert!(breaks(&table, outpost(&[2, 5])));
    assert!(breaks(&table, |board| {
        board.players[1].fleet.ships[0] = ship(Berth::Docked(RaidersOutpost), 2);
        board.players[2].fleet.ships[0] = ship(Berth::Docked(RaidersOutpost), 3);
    }));
}

/// AF-30.3
#[test]
fn a_score_is_always_what_the_table_shows() {
    let mut table = given().circle(YOU, 7).tokens(YOU, 1, 1).holds(YOU, &[AlienCity]).on_the_turn_of(YOU);

    table.launches(Lem);

    let view = AlienFrontiers::view(&table.state, Viewer::Spectator);
    assert_eq!(view.players[YOU.index()].score, 1 + 1 + 1);
    assert_eq!(view.players[YOU.index()].score, table.score(YOU));
}

/// AF-30.4
#[test]
fn each_step_of_an_action_is_heard_in_order() {
    let mut table = given().circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    table.launches(Lem);

    assert_eq!(
        table.heard,
        [
            Heard::Paid { seat: YOU, fuel: 1, ore: 1 },
            Heard::ColonyLaunched { seat: YOU, territory: Lem },
            Heard::ControlGained { seat: YOU, territory: Lem },
            Heard::ScoreChanged { seat: YOU, from: 0, to: 2 },
        ]
    );
}

/// AF-30.5
#[test]
fn ships_are_rolled_in_the_order_of_their_numbers_and_the_relic_ship_last() {
    let mut table = given().controls(RED, Burroughs).relic_in_bay(RED).on_the_turn_of(YOU);

    table.ends_the_turn().rolls(&[6, 5, 4, 3]);

    let rolled = |ship, value| Heard::ShipRolled { seat: RED, ship, value: Value(value) };
    assert!(table.has_heard_in_order(&[
        rolled(ShipNumber(0), 6),
        rolled(ShipNumber(1), 5),
        rolled(ShipNumber(2), 4),
        rolled(ShipNumber::RELIC, 3),
    ]));
    assert!(table.waits_for(RED));
}

/// The place of an action in the list of actions, its value and its territory.
fn place(choice: &Choice) -> (u8, u8, usize) {
    let Choice::Turn(action) = choice else { panic!("a turn is asked about") };
    match action {
        Action::Dock(docking) => {
            let (value, to) = match docking {
                Docking::Settle { ships, to, .. } => (ships.value.0, to.index()),
                Docking::Plain { ships, .. } | Docking::Cycle { ships } => (ships.value.0, 0),
            };
            let number = match docking.station() {
                SolarConverter => 1,
                LunarMine => 2,
                AlienArtifact => 3,
                ColonistHub => 5,
                ColonyConstructor => 7,
                TerraformingStation => 8,
                Shipyard => 9,
                OrbitalMarket => 10,
                RaidersOutpost => 12,
            };
            (number, value, to)
        }
        Action::Claim { .. } => (4, 0, 0),
        Action::Launch { to } | Action::LaunchAndStart { to } => (6, 0, to.index()),
        Action::Trade { rate } => (11, *rate, 0),
        Action::BuyRelicShip => (13, 0, 0),
        Action::Use(_) => (14, 0, 0),
        Action::Discard(_) => (15, 0, 0),
        Action::EndTurn => (16, 0, 0),
    }
}

/// AF-30.8
#[test]
fn actions_are_listed_in_the_order_of_their_numbers_then_by_value_then_by_territory() {
    let given = |hand: &[u8], circle| {
        given()
            .hand(YOU, hand)
            .controls(YOU, Burroughs)
            .tokens(YOU, 6, 6)
            .circle(YOU, circle)
            .holds(YOU, &[BoosterPod, StasisBeam])
            .field(Positron, Asimov)
    };
    let mut claim = given(&[6, 2, 2, 2], 7).displayed(&[AlienCity, DataCrystal, PlasmaCannon]).on_the_turn_of(YOU);
    claim.docks(AlienArtifact, 6).docks(AlienArtifact, 2).docks(OrbitalMarket, 2);
    let runs = given(&[6, 2, 2, 1, 3], 3).on_the_turn_of(YOU);
    let triples = given(&[2, 2, 2, 5, 5], 3).on_the_turn_of(YOU);

    let mut seen = [false; 17];
    for table in [&claim, &runs, &triples] {
        let places: Vec<(u8, u8, usize)> = table.choices().iter().map(place).collect();
        assert!(places.is_sorted(), "{places:?}");
        places.iter().for_each(|&(number, _, _)| seen[usize::from(number)] = true);
    }
    assert!(seen[1..].iter().all(|&is_seen| is_seen), "{seen:?}");
}

/// AF-30.10
#[test]
fn the_turn_may_end_exactly_when_no_ship_in_hand_can_dock() {
    let may_end = |table: &Table| table.allows(Action::EndTurn);
    let may_dock = |table: &Table| table.choices().iter().any(|it| matches!(it, Choice::Turn(Action::Dock(_))));

    let tables = [
        given().on_the_turn_of(YOU),
        given().hand(YOU, &[2]).on_the_turn_of(YOU),
        given().crowded().hand(YOU, &[2]).circle(YOU, 7).on_the_turn_of(YOU),
        given().crowded().hand(YOU, &[2, 2]).circle(YOU, 7).on_the_turn_of(YOU),
        given().crowded().hand(YOU, &[1, 2, 3]).circle(YOU, 7).on_the_turn_of(YOU),
        given().crowded().hand(YOU, &[6]).ships_in_play(YOU, 4).tokens(YOU, 1, 1).circle(YOU, 7).on_the_turn_of(YOU),
        given().nearly_crowded().hand(YOU, &[2]).circle(YOU, 7).on_the_turn_of(YOU),
    ];

    let ends = tables.each_ref().map(may_end);
    assert_eq!(ends, [true, false, true, false, false, false, false]);
    assert_eq!(ends, tables.each_ref().map(|table| !may_dock(table)));
}

/// AF-30.10
#[test]
fn a_teleport_is_never_part_of_the_duty() {
    let mut table = given()
        .crowded()
        .hand(YOU, &[2])
        .docked(YOU, OrbitalMarket, &[2])
        .circle(YOU, 7)
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 4, 4)
        .on_the_turn_of(YOU);
    let can_teleport = |it: &Choice| matches!(it, Choice::Turn(Action::Use(_)));
    assert!(table.choices().iter().any(can_teleport), "the 2 could build a ship with the docked one");

    table.ends_the_turn();

    assert_eq!(table.in_bay(YOU), 2);
}
