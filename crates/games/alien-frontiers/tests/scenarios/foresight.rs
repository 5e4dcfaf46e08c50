//! What is foreseen of an answer beyond what it costs and gives: control, and stations within reach.

use alien_frontiers::{
    AlienFrontiers, Choice,
    foresight::{AnswerAhead, ControlAhead},
    rules::{actions::Action, powers::Power},
    words::{
        Ships,
        Station::{LunarMine, Shipyard, SolarConverter},
        Technology::PlasmaCannon,
        Territory::Lem,
    },
};
use engine::Views;

use crate::table::*;

/// What is foreseen of an answer.
#[track_caller]
fn foreseen(table: &Table, choice: Choice) -> Option<AnswerAhead> {
    let offers = AlienFrontiers::offers(&table.state, YOU);
    let at = offers.iter().position(|offer| offer.choice == choice).expect("it is offered");
    let foresight = AlienFrontiers::foresight(&table.state, YOU)?;
    foresight.answers.into_iter().find(|it| usize::from(it.answer) == at)
}

/// AF-16.4
#[test]
fn a_launch_is_foreseen_to_take_control_away_from_somebody() {
    let table = given().circle(YOU, 7).tokens(YOU, 1, 1).controls(RED, Lem).on_the_turn_of(YOU);

    let ahead = foreseen(&table, Choice::Turn(Action::Launch { to: Lem })).expect("something is foreseen");

    assert_eq!(ahead.control, [ControlAhead { territory: Lem, from: Some(RED), to: None }]);
}

/// AF-13.1 AF-9.1
#[test]
fn ore_from_the_mine_is_foreseen_to_open_the_shipyard() {
    let table = given().hand(YOU, &[6, 3, 3]).tokens(YOU, 1, 0).on_the_turn_of(YOU);

    let ahead = foreseen(&table, Choice::Turn(dock(LunarMine, Ships::own(6)))).expect("something is foreseen");

    assert_eq!((ahead.opens, ahead.control), (vec![Shipyard], Vec::new()));
}

/// AF-21.25
#[test]
fn a_station_that_only_a_cannon_can_aim_at_is_not_foreseen_to_open() {
    let table = given().hand(YOU, &[6]).holds(YOU, &[PlasmaCannon]).docked(RED, Shipyard, &[2, 2]);
    let mut table = table.on_the_turn_of(YOU);

    let ahead = foreseen(&table, Choice::Turn(dock(SolarConverter, Ships::own(6))));

    assert_eq!(ahead, None);
    table.docks(SolarConverter, 6);
    assert!(table.allows(Action::Use(Power::PlasmaCannon { station: Shipyard })), "its fuel would do");
}

/// AF-23.1
#[test]
fn the_last_colony_is_foreseen_to_end_the_game() {
    let table = given().unplaced(YOU, 1).circle(YOU, 7).tokens(YOU, 1, 1).on_the_turn_of(YOU);

    let ahead = foreseen(&table, Choice::Turn(Action::Launch { to: Lem })).expect("something is foreseen");

    assert!(ahead.ends);
}

/// AF-4.9
#[test]
fn nobody_foresees_what_another_is_asked_about() {
    let table = given().hand(YOU, &[6, 3, 3]).tokens(YOU, 1, 0).on_the_turn_of(YOU);

    assert_eq!(AlienFrontiers::foresight(&table.state, RED), None);
}
