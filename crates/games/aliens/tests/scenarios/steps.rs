//! AGD-5.5 to AGD-5.13, AGD-6O: where characters may go and stop.

use aliens::{
    Aliens, Choice, Frame, Heard,
    ground::Squares,
    rules::{actions::ActionAnswer, moving::StepAnswer},
    words::{
        BlipValue,
        Character::{Gorman, Hicks, Hudson, Ripley},
        Condition, Exit, Mission,
    },
};
use engine::{Viewer, Views};

use crate::table::*;

fn to(square: aliens::ground::Square) -> Choice {
    Choice::NextStep(StepAnswer::To { square })
}

/// AGD-5.1 AGD-5.5
#[test]
fn a_move_goes_up_to_speed_squares_and_there_are_two_actions() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(1, 6)).acting(YOU, Hicks);

    table.acts(ActionAnswer::Move).steps(&[h1(2, 6), h1(3, 6), h1(4, 6), h1(5, 6), h1(6, 6)]);
    assert!(matches!(table.waits_for(), Frame::NextAction(_)), "five squares are all");
    table.acts(ActionAnswer::Aim);

    assert!(table.state.is_over() || !table.may(YOU, Choice::NextAction(ActionAnswer::Aim)));
}

/// AGD-5.4 AGD-5.12
#[test]
fn one_may_stop_early_and_take_fewer_actions() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Hudson, h1(1, 6)).acting(YOU, Hudson);

    table.acts(ActionAnswer::Move).steps(&[h1(2, 6)]).chooses(YOU, Choice::NextStep(StepAnswer::Stop));
    table.acts(ActionAnswer::End);

    assert_eq!(table.square(Hudson), h1(2, 6));
    assert!(!table.may(YOU, Choice::NextAction(ActionAnswer::Move)));
}

/// AGD-5.6
#[test]
fn nobody_walks_through_walls_fences_and_enemies() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(10, 8)).alien(h1(10, 6), 0).acting(YOU, Hicks);
    table.acts(ActionAnswer::Move);

    table.refuses(YOU, to(h1(9, 8)), "AGD-5.6");
    table.refuses(YOU, to(h1(11, 9)), "AGD-5.6");
    assert!(table.may(YOU, to(h1(10, 7))), "next to the Alien one may go");
    table.steps(&[h1(10, 7)]);
    assert!(matches!(table.waits_for(), Frame::NextAction(_)), "and there the Move ends");
}

/// AGD-5.9 R-11
#[test]
fn nobody_steps_onto_a_comrade_next_to_an_enemy() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(3, 6))
        .grunt(Hudson, h1(4, 6))
        .alien(h1(5, 6), 0)
        .acting(YOU, Hicks);

    table.acts(ActionAnswer::Move);

    table.refuses(YOU, to(h1(4, 6)), "AGD-5.9");
}

/// AGD-6J.1 R-51
#[test]
fn nobody_may_stand_on_the_square_of_a_blip_and_nobody_knows_its_value() {
    let with = |value| given(Mission::Newt, 1).hero(YOU, Hicks, h1(12, 12)).blip(h1(1, 1), value).acting(YOU, Hicks);
    let (one, three) = (with(BlipValue::One), with(BlipValue::Three));

    assert!(one.blip_on(h1(1, 1)) && !one.board().free_squares().has(h1(1, 1)));
    for viewer in [Viewer::seat(YOU), Viewer::Spectator] {
        assert_eq!(Aliens::view(&one.state, viewer), Aliens::view(&three.state, viewer));
    }
}

/// AGD-5.11 AGD-6J.10 AGD-4.35 AGD-6C.7
#[test]
fn blips_that_come_into_sight_on_the_way_are_revealed_before_the_next_step() {
    // The garage door opens when Hicks comes next to it.
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(5, 6))
        .blip(h1(3, 2), BlipValue::One)
        .blip(h1(2, 2), BlipValue::Three)
        .acting(YOU, Hicks);

    table.acts(ActionAnswer::Move).steps(&[h1(4, 6), h1(3, 6)]);

    assert_eq!((table.alien_on(h1(3, 2)), table.alien_on(h1(2, 2))), (Some(0), Some(2)));
    assert!(matches!(table.waits_for(), Frame::NextStep(_)), "the Move goes on");
}

/// AGD-6O.2 AGD-5.8
#[test]
fn one_may_pass_a_token_but_not_stop_on_it() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(11, 11)).acting(YOU, Hicks);

    table.acts(ActionAnswer::Move).steps(&[h1(11, 12)]);

    table.refuses(YOU, Choice::NextStep(StepAnswer::Stop), "AGD-5.8");
    table.steps(&[h1(12, 12)]).chooses(YOU, Choice::NextStep(StepAnswer::Stop));
    assert_eq!(table.square(Hicks), h1(12, 12));
}

/// AGD-6O.9 R-81
#[test]
fn the_square_of_a_mission_blip_is_closed() {
    let table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(1, 6))
        .with(|board| board.fittings.mission_blips = 0b0001)
        .acting(YOU, Hicks);

    let a = Mission::Newt.print().mission_blips[0];
    assert!(table.board().closed_squares().has(a));
    assert!(!table.board().free_squares().has(a));
}

/// AGD-6O.6 AGD-6I.20 AGD-11E.11
#[test]
fn leaving_by_the_exit_takes_a_step_and_keeps_hand_and_cards() {
    use aliens::words::Card;

    let at_exit = aliens::ground::Square::new(1, 12, 6);
    let mut table = given(Mission::Escape, 2)
        .hero(YOU, Gorman, at_exit)
        .carries(Gorman, &[Card::HkVp70Pistol])
        .hand(YOU, &[Card::Steady])
        .hero(SECOND, Hicks, p2(6, 6))
        .with(|board| board.fittings.open_exit = Some(Exit::Exit))
        .acting(YOU, Gorman);

    table.acts(ActionAnswer::Move).chooses(YOU, Choice::NextStep(StepAnswer::Leave));

    assert_eq!(table.condition(Gorman), Condition::Left);
    assert_eq!(table.board().player(YOU).hand.len(), 1);
    assert_eq!(table.figure(Gorman).equipped().count(), 1);
    assert!(table.has_heard(Heard::CharacterLeft { character: Gorman }));
}

/// AGD-5.27
#[test]
fn one_may_rest_next_to_an_alien() {
    let table = given(Mission::Newt, 1).hero(YOU, Ripley, h1(4, 6)).alien(h1(5, 6), 0).acting(YOU, Ripley);

    assert!(table.may(YOU, Choice::NextAction(ActionAnswer::Rest)));
}

/// AGD-5.14 AGD-5.16
#[test]
fn aliens_do_not_block_shots_and_comrades_do() {
    use aliens::words::{Card, Weapon};

    let shooter = || {
        given(Mission::Newt, 1).hero(YOU, Hicks, h1(1, 6)).carries(Hicks, &[Card::M41aPulseRifle]).alien(h1(8, 6), 0)
    };
    let attack = Choice::NextAction(ActionAnswer::Attack { weapon: Weapon::M41aPulseRifle });

    assert!(shooter().alien(h1(4, 6), 0).acting(YOU, Hicks).may(YOU, attack));
    let mut blocked = shooter().grunt(Hudson, h1(4, 6)).grunt(Ripley, h1(2, 7)).acting(YOU, Hicks);
    blocked.refuses(YOU, attack, "AGD-5.14");
}

/// AGD-6O.7
#[test]
fn an_alien_on_an_exit_square_stays_on_the_board() {
    let exit = Mission::Newt.print().exits[0].squares[0];
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(12, 12))
        .alien(exit, 0)
        .with(|board| board.fittings.open_exit = Some(Exit::Exit))
        .alien_phase();

    until_frame(&mut table, |frame| matches!(frame, Frame::DefenceRoll(_)));

    let squares = *table.board().enemies.squares();
    assert_eq!(squares.len(), 1);
    assert!(!squares.has(exit) && squares - *table.board().layout().floor() == Squares::NONE, "it comes for Hicks");
}
