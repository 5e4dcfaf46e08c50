//! AF-23: the end of the game, and who won.

use alien_frontiers::{
    AlienFrontiers, Choice, Heard,
    board::Berth,
    rules::docking::Docking,
    words::{
        Ending,
        Field::Positron,
        Ships,
        Station::{LunarMine, SolarConverter, TerraformingStation},
        Technology::{AlienCity, AlienMonument, BoosterPod, DataCrystal, OrbitalTeleporter, StasisBeam},
        Territory::{self, Asimov, Bradbury, Burroughs, Heinlein, Herbert, Lem, Pohl, VanVogt},
    },
};
use engine::{Game, Pending, Refused, Seat, Word};

use crate::table::*;

/// You are about to launch your last colony; with it on Pohl Foothills you have 8 points.
fn about_to_end() -> Given {
    given().colonies(YOU, Heinlein, 3).colonies(YOU, Pohl, 2).circle(YOU, 7).tokens(YOU, 1, 1)
}

/// And red has 8 points.
fn about_to_tie() -> Given {
    about_to_end().colonies(RED, VanVogt, 2).controls(RED, Bradbury).controls(RED, Asimov).colonies(RED, Heinlein, 1)
}

#[track_caller]
fn ended(given: Given) -> Table {
    let mut table = given.on_the_turn_of(YOU);
    table.launches(Pohl);
    assert!(table.is_over());
    table
}

fn ranks(table: &Table) -> Vec<(Seat, u8)> {
    AlienFrontiers::standings(table.board()).iter().map(|standing| (standing.seat, standing.rank)).collect()
}

/// AF-23.1 AF-25.58 AF-27.17
#[test]
fn the_last_colony_ends_the_game_in_the_middle_of_the_turn() {
    let mut table = about_to_end().hand(YOU, &[1, 2]).tokens(YOU, 7, 6).on_the_turn_of(YOU);

    table.launches(Lem);

    assert!(table.is_over());
    assert_eq!(table.state.pending(), Pending::Nobody);
    assert!(table.has_heard(Heard::GameOver { ending: Ending::LastColony }));
    let docking = Choice::Turn(dock(SolarConverter, Ships::own(1)));
    assert_eq!(table.state.may_choose(YOU, docking), Err(Refused::NotAsked));
    assert_eq!((table.hand(YOU), table.fuel(YOU), table.ore(YOU)), (vec![1, 2], 6, 5));
}

/// AF-23.2 AF-25.129
#[test]
fn the_last_placement_breaks_the_leaders_control_before_the_scores_are_compared() {
    let mut table = about_to_end()
        .holds(YOU, &[BoosterPod])
        .controls(RED, Burroughs)
        .relic_docked(RED, LunarMine, 6)
        .colonies(RED, VanVogt, 2)
        .controls(RED, Bradbury)
        .controls(RED, Asimov)
        .on_the_turn_of(YOU);
    assert_eq!(table.score(RED), 9);

    table.launches(Burroughs);

    assert!(table.is_over() && table.relic_is_home());
    assert_eq!((table.score(YOU), table.score(RED)), (8, 8));
    assert_eq!(table.winners(), [YOU], "red led by a point before");
}

/// AF-23.3
#[test]
fn rounds_are_not_evened_out() {
    let table = ended(about_to_end().first(YOU));

    assert!(!table.heard.iter().any(|it| matches!(it, Heard::TurnEnded { .. } | Heard::TurnBegan { .. })));
    assert_eq!(table.board().this_turn.seat, YOU);
}

/// AF-23.4
#[test]
fn the_score_counts_colonies_control_two_cards_and_the_positron_field() {
    let table = given()
        .colonies(YOU, Lem, 2)
        .colonies(YOU, Pohl, 1)
        .colonies(RED, Pohl, 1)
        .field(Positron, Lem)
        .holds(YOU, &[AlienCity, AlienMonument, BoosterPod])
        .tokens(YOU, 4, 4)
        .circle(YOU, 6)
        .on_the_turn_of(YOU);

    assert_eq!(table.score(YOU), 3 + 1 + 1 + 1 + 1);
    assert_eq!(table.score(RED), 1);
}

/// AF-23.5 AF-25.59
#[test]
fn whoever_ends_the_game_may_lose_it() {
    let given =
        about_to_end().colonies(RED, VanVogt, 2).controls(RED, Bradbury).controls(RED, Asimov).controls(RED, Herbert);

    let table = ended(given);

    assert_eq!((table.score(YOU), table.score(RED)), (8, 9));
    assert_eq!(table.winners(), [RED]);
}

/// AF-23.6 AF-25.60 AF-28.24
#[test]
fn ties_are_broken_by_cards_then_ore_then_fuel_and_shared_otherwise() {
    let cards = ended(about_to_tie().tokens(YOU, 6, 6).holds(RED, &[BoosterPod]));
    assert_eq!((cards.score(YOU), cards.score(RED)), (8, 8));
    assert_eq!(cards.winners(), [RED]);

    let ore = ended(about_to_tie().tokens(YOU, 1, 3).tokens(RED, 7, 1));
    assert_eq!(ore.winners(), [YOU]);

    let fuel = ended(about_to_tie().tokens(YOU, 2, 3).tokens(RED, 3, 2));
    assert_eq!(fuel.winners(), [RED]);

    let shared = ended(about_to_tie().tokens(YOU, 2, 3).tokens(RED, 1, 2));
    assert_eq!(shared.winners(), [YOU, RED]);
}

/// AF-23.7
#[test]
fn tokens_above_eight_count_in_a_tie() {
    let table = ended(about_to_tie().tokens(YOU, 1, 11).tokens(RED, 0, 8));

    assert_eq!(table.ore(YOU), 10);
    assert_eq!(table.winners(), [YOU]);
}

/// AF-23.8 AF-21.2
#[test]
fn alien_city_counts_as_a_card_in_a_tie() {
    let table = ended(
        about_to_end()
            .holds(YOU, &[AlienCity])
            .colonies(RED, VanVogt, 2)
            .controls(RED, Bradbury)
            .controls(RED, Asimov)
            .controls(RED, Herbert)
            .tokens(RED, 4, 4),
    );

    assert_eq!((table.score(YOU), table.score(RED)), (9, 9));
    assert_eq!(table.winners(), [YOU]);
}

/// AF-23.9
#[test]
fn all_players_are_ranked_by_the_same_keys() {
    let table = ended(about_to_tie().holds(RED, &[DataCrystal]).tokens(GREEN, 0, 1).tokens(YELLOW, 5, 0));
    assert_eq!(ranks(&table), [(RED, 1), (YOU, 2), (GREEN, 3), (YELLOW, 4)]);

    let table = ended(about_to_tie().tokens(RED, 1, 0).tokens(GREEN, 2, 0).tokens(YELLOW, 2, 0));
    assert_eq!(ranks(&table), [(RED, 1), (YOU, 2), (GREEN, 3), (YELLOW, 3)]);
}

/// AF-23.11
#[test]
fn a_colony_on_each_territory_both_cards_and_the_positron_field_are_the_most_one_can_have() {
    for (players, most) in [(2, 19), (3, 17), (4, 15)] {
        let mut given = given()
            .players(players, &[])
            .holds(YOU, &[AlienCity, AlienMonument])
            .field(Positron, Heinlein)
            .circle(YOU, 7)
            .tokens(YOU, 1, 1);
        let allotment = (most - 3) / 2;
        for &territory in &Territory::ALL[..allotment - 1] {
            given = given.controls(YOU, territory);
        }
        let mut table = given.on_the_turn_of(YOU);

        table.launches(Territory::ALL[allotment - 1]);

        assert!(table.is_over());
        assert_eq!(usize::from(table.score(YOU)), most);
    }
}

/// AF-23.12 AF-25.127 AF-23.7
#[test]
fn a_teleport_to_the_terraforming_station_may_end_the_game() {
    let mut table = given()
        .hand(YOU, &[1, 2, 3, 6])
        .holds(YOU, &[OrbitalTeleporter])
        .tokens(YOU, 7, 7)
        .colonies(YOU, Heinlein, 3)
        .colonies(YOU, Lem, 2)
        .on_the_turn_of(YOU);
    table.docks(LunarMine, 6);

    let terraform = Docking::Settle { station: TerraformingStation, ships: Ships::own(6), to: Asimov };
    table.teleports(LunarMine, 6, terraform);

    assert!(table.is_over());
    assert_eq!((table.colonies(YOU, Asimov), table.score(YOU)), (1, 6 + 3));
    assert_eq!(table.docked(YOU, TerraformingStation), [6], "the ship is still on its port");
    assert_eq!(table.hand(YOU), [1, 2, 3]);
    assert_eq!((table.fuel(YOU), table.ore(YOU)), (4, 7), "both costs are paid, and tokens above eight are kept");
}

/// AF-23.12
#[test]
fn a_last_launch_does_nothing_but_place_the_colony() {
    let mut table = about_to_end().hand(YOU, &[4]).displayed(&[StasisBeam, BoosterPod]).on_the_turn_of(YOU);

    table.launches(Pohl);

    assert!(table.is_over());
    assert_eq!((table.fuel(YOU), table.ore(YOU), table.circle(YOU)), (0, 0, 0));
    assert_eq!(table.board().display.iter().flatten().count(), 2, "the display is not filled any more");
    assert_eq!(table.values_at(YOU, Berth::Hand), [4]);
}

/// AF-23.13
#[test]
fn colonies_moved_by_others_leave_the_number_of_unplaced_ones() {
    let mut table = given().holds(YOU, &[OrbitalTeleporter]).colonies(RED, Lem, 5).circle(RED, 7).on_the_turn_of(YOU);

    table.moves_a_colony(RED, Lem, Pohl);

    assert_eq!(table.board().unplaced(RED), 1);
    assert_eq!(table.circle(RED), 7);
    assert!(table.waits_for(YOU));
}
