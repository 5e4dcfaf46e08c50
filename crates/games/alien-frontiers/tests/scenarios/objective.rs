//! AF-1: what the players play for.

use alien_frontiers::{
    Heard,
    words::{
        Field::Positron,
        Station::AlienArtifact,
        Technology::{AlienCity, AlienMonument, BoosterPod, DataCrystal, HolographicDecoy},
        Territory::{Asimov, Bradbury, Heinlein, Herbert, Lem, Pohl},
    },
};

use crate::table::*;

/// AF-1.1
#[test]
fn whoever_has_more_points_than_every_opponent_when_the_game_ends_has_won() {
    let last_launch = || given().unplaced(YOU, 1).circle(YOU, 7).tokens(YOU, 1, 1).colonies(RED, Lem, 3);

    let mut ahead = last_launch().on_the_turn_of(YOU);
    ahead.launches(Asimov);
    assert!(ahead.is_over());
    assert_eq!((ahead.score(YOU), ahead.score(RED)), (8, 4));
    assert_eq!(ahead.winners(), [YOU]);

    let mut behind = last_launch()
        .controls(RED, Heinlein)
        .controls(RED, Bradbury)
        .holds(RED, &[AlienCity, AlienMonument])
        .on_the_turn_of(YOU);
    behind.launches(Asimov);
    assert!(behind.is_over());
    assert_eq!((behind.score(YOU), behind.score(RED)), (8, 10));
    assert_eq!(behind.winners(), [RED]);
}

/// AF-1.2
#[test]
fn ships_tokens_other_cards_and_a_colony_in_the_hub_are_worth_nothing() {
    let table = given()
        .hand(YOU, &[6, 6, 6, 6, 6, 6])
        .tokens(YOU, 6, 6)
        .holds(YOU, &[BoosterPod, DataCrystal, HolographicDecoy])
        .circle(YOU, 7)
        .field(Positron, Lem)
        .on_the_turn_of(YOU);

    assert_eq!(table.score(YOU), 0);
}

/// AF-1.2 AF-23.4
#[test]
fn points_come_from_colonies_control_two_cards_and_the_positron_field() {
    let tied = || given().colonies(YOU, Lem, 1).colonies(RED, Lem, 1);
    assert_eq!(tied().on_the_turn_of(YOU).score(YOU), 1, "the colony");

    let controlling = || tied().controls(YOU, Herbert);
    assert_eq!(controlling().on_the_turn_of(YOU).score(YOU), 3, "another colony, and control");

    let with_cards = || controlling().holds(YOU, &[AlienCity, AlienMonument]);
    assert_eq!(with_cards().on_the_turn_of(YOU).score(YOU), 5, "a point for each card");

    let with_all = with_cards().field(Positron, Herbert).on_the_turn_of(YOU);
    assert_eq!(with_all.score(YOU), 6, "and one for the Positron Field");
}

/// AF-1.3
#[test]
fn a_score_falls_when_what_it_was_given_for_is_lost() {
    let mut table = given().controls(RED, Lem).circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU);
    assert_eq!((table.score(YOU), table.score(RED)), (0, 2));

    table.launches(Lem);

    assert_eq!((table.score(YOU), table.score(RED)), (1, 1));
    assert!(table.has_heard(Heard::ScoreChanged { seat: RED, from: 2, to: 1 }));
}

/// AF-1.3
#[test]
fn the_same_board_and_cards_give_the_same_score_however_they_came_about() {
    let mut played = given()
        .controls(YOU, Pohl)
        .docked(YOU, AlienArtifact, &[6, 2])
        .displayed(&[AlienCity, BoosterPod, DataCrystal])
        .circle(YOU, 7)
        .tokens(YOU, 1, 1)
        .on_the_turn_of(YOU);
    played.launches(Lem).claims(AlienCity, &[HolographicDecoy]);

    let found = given().controls(YOU, Pohl).controls(YOU, Lem).holds(YOU, &[AlienCity]).on_the_turn_of(YOU);

    assert_eq!(played.score(YOU), 5);
    assert_eq!(found.score(YOU), 5);
}
