//! AGD-5.5 to AGD-5.13, AGD-5.30: moving; AGD-6G: Aliens on their way.

use aliens::{
    Choice, Frame, Heard, Outcome,
    rules::{
        actions::ActionAnswer,
        moving::{Movement, StepAnswer},
    },
    words::{
        AlienDie, BlipValue, Card,
        Character::{Gorman, Hicks, Hudson},
        Mission,
    },
};

use crate::table::*;

/// AGD-T49 AGD-5.10
#[test]
fn a_move_ends_on_another_square_beside_the_same_alien() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(4, 6)).alien(h1(5, 6), 0).acting(YOU, Hicks);

    table.acts(ActionAnswer::Move).steps(&[h1(4, 7)]);

    assert!(matches!(table.waits_for(), Frame::NextAction(_)));
    assert_eq!(table.square(Hicks), h1(4, 7));
}

/// Hudson with so much movement left, and a comrade on the square before him.
fn behind_a_comrade(left: u8) -> Table {
    given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .grunt(Hicks, h1(5, 6))
        .with(|board| board.activation = Some(aliens::board::Activation { character: Hudson, ..Default::default() }))
        .begins(Movement { character: Hudson, left, last_stop: h1(4, 6), has_moved: true })
}

/// AGD-T94 AGD-5.30 R-84 AGD-5.8
#[test]
fn the_last_step_does_not_lead_onto_a_comrade() {
    let mut table = behind_a_comrade(1);
    let onto = Choice::NextStep(StepAnswer::To { square: h1(5, 6) });

    assert!(!table.may(YOU, onto));
    table.refuses(YOU, onto, "AGD-5.30");
}

/// AGD-T95 AGD-5.7
#[test]
fn with_two_steps_left_one_may_pass_a_comrade_and_stop_behind() {
    let mut table = behind_a_comrade(2);

    table.steps(&[h1(5, 6), h1(6, 6)]);

    assert_eq!(table.square(Hudson), h1(6, 6));
}

/// An Alien four steps from a barricaded door, with the target two steps behind it.
fn at_the_barricaded_lock() -> Table {
    given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(12, 7))
        .alien(h1(5, 6), 0)
        .barricaded(h1(9, 7), h1(10, 7))
        .barricaded(h1(9, 2), h1(10, 2))
        .alien_phase()
}

/// AGD-T20 AGD-6B.5
#[test]
fn a_broken_door_lets_the_alien_move_on_with_what_is_left() {
    let mut table = at_the_barricaded_lock();

    table.shows(Outcome::DoorBreaking(AlienDie(6)));

    assert_eq!(table.board().fittings.barricaded.len(), 1);
    assert_ne!(table.alien_on(h1(11, 7)).or(table.alien_on(h1(11, 6))).or(table.alien_on(h1(11, 8))), None);
    assert!(matches!(table.waits_for(), Frame::DefenceRoll(_)), "it has come next to Hicks");
}

/// AGD-T21 AGD-6G.6 AGD-6G.10
#[test]
fn a_door_that_holds_ends_the_move() {
    let mut table = at_the_barricaded_lock();

    table.shows(Outcome::DoorBreaking(AlienDie(3)));

    assert_eq!(table.board().fittings.barricaded.len(), 2);
    assert_eq!(table.alien_on(h1(9, 7)), Some(0));
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::DefenceRolled { .. })), 0);
}

/// AGD-T40 AGD-6G.11 R-78
#[test]
fn of_two_characters_equally_near_the_highest_ranked_player_chooses() {
    let table = given(Mission::Gantry, 2)
        .hero(YOU, Hudson, p2(3, 6))
        .hero(SECOND, Hicks, p2(10, 6))
        .alien(p2(6, 1), 0)
        .asking_everything()
        .alien_phase();

    assert!(matches!(table.waits_for(), Frame::RouteChoice(_)));
    assert_eq!(table.asked(), SECOND, "Hicks is the corporal");
    assert!(table.may(SECOND, Choice::RouteChoice(p2(2, 5))) && table.may(SECOND, Choice::RouteChoice(p2(11, 5))));
}

/// AGD-T90 AGD-6G.14
#[test]
fn left_to_the_program_the_alien_longest_on_the_board_goes_first() {
    let table =
        given(Mission::Newt, 1).hero(YOU, Gorman, h1(4, 6)).alien(h1(7, 1), 0).alien(h1(7, 12), 0).alien_phase();

    let activated = table.heard.iter().find_map(|heard| match heard {
        Heard::EnemyActivated { square, .. } => Some(*square),
        _ => None,
    });
    assert_eq!(activated, Some(h1(7, 1)));
}

/// AGD-T39 AGD-6J.9 AGD-6J.4 AGD-6J.8
#[test]
fn a_blip_spotted_on_its_way_goes_on_as_an_alien_with_what_is_left() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(1, 6)).blip(h1(6, 4), BlipValue::One).alien_phase();

    table.blips_have_speed(5);

    let spotted = table.heard.iter().position(|heard| matches!(heard, Heard::BlipSpotted { .. }));
    let before = table.heard[..spotted.expect("it is seen")].iter();
    let n_before = before.filter(|heard| matches!(heard, Heard::EnemyMoved { .. })).count();
    let n_steps = table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. }));
    assert!(n_before < n_steps, "it goes on after it was seen");
    assert_eq!(n_steps, 5);
}

/// AGD-T56 AGD-6J.13 R-60
#[test]
fn a_blip_seen_in_step_1_acts_in_step_1_as_an_alien() {
    // The Alien comes through the garage door and opens it; the blip waits inside.
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(3, 7))
        .alien(h1(3, 4), 0)
        .blip(h1(3, 2), BlipValue::One)
        .alien_phase();

    until_frame(&mut table, |frame| matches!(frame, Frame::DefenceRoll(_)));
    table.defends_with(5);

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::EnemyActivated { .. })), 2);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlipSpeedRolled { .. })), 0);
}

/// AGD-T86 AGD-11G.4
#[test]
fn covering_fire_reaches_no_further_than_the_weapon() {
    let table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(1, 6))
        .carries(Hicks, &[Card::HkVp70Pistol])
        .hero(SECOND, Gorman, h1(7, 6))
        .hand(SECOND, &[Card::CoveringFire])
        .alien(h1(8, 6), 0)
        .alien_phase();

    assert!(matches!(table.waits_for(), Frame::ReactWindow(_)));
    assert_eq!(table.answers(SECOND).len(), 1, "only to pass: the pistol reaches 5, the Alien is 7 away");
}

/// AGD-T57 AGD-6J.13
#[test]
fn a_blip_seen_before_its_turn_in_step_2_acts_once_as_an_alien_with_the_boards_speed() {
    // The first blip comes out of the garage and opens its door; the second waits behind it.
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(3, 7))
        .blip(h1(3, 4), BlipValue::One)
        .blip(h1(3, 1), BlipValue::One)
        .alien_phase();

    table.blips_have_speed(4).defends_with(5);

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlipSpotted { .. })), 2);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::EnemyActivated { .. })), 2);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlipSpeedRolled { .. })), 1);
    let n_steps = table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. }));
    assert_eq!(n_steps, 2 + 4, "the first stands in the door, so the second goes four squares the long way");
}
