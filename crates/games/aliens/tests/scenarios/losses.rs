//! AGD-6I.14 to AGD-6I.22, AGD-6P: losing heroes, and how missions end.

use aliens::{
    Choice, Frame, Heard,
    rules::{actions::ActionAnswer, losses::NewHeroAnswer, marine_phase::HeroTurn, moving::StepAnswer},
    words::{
        Card,
        Character::{Frost, Gorman, Hicks, Hudson, Newt, Ripley},
        Condition, Ending, Exit, Mission, Weapon,
    },
};

use crate::table::*;

/// AGD-T41 AGD-6I.16 AGD-6I.17 AGD-6I.18
#[test]
fn whoever_loses_a_hero_loses_the_hand_and_may_take_a_grunt_as_it_is() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(4, 6))
        .carries(Gorman, &[Card::Headset])
        .hand(YOU, &[Card::Steady, Card::MediKit])
        .grunt(Frost, h1(12, 12))
        .activated(Frost)
        .grunt(Hudson, h1(10, 12))
        .dial(Hudson, 2)
        .alien(h1(5, 6), 0)
        .alien_phase();
    table.all_pass().defends_with(10).all_pass();

    assert!(table.may(YOU, Choice::NewHero(NewHeroAnswer::Take { character: Frost })));
    table.chooses(YOU, Choice::NewHero(NewHeroAnswer::Take { character: Hudson }));

    assert!(table.has_heard(Heard::EquipmentDiscarded { character: Gorman, card: Card::Headset }));
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::HandCardDiscarded { .. })), 2);
    assert_eq!(table.figure(Hudson).owner, Some(YOU));
    let turned = table.heard.iter().position(|heard| matches!(heard, Heard::CardTurned { character: Hudson, .. }));
    let reset = table.heard.iter().position(|heard| matches!(heard, Heard::DialTurned { character: Hudson, .. }));
    assert!(turned < reset, "the dial keeps its 2 until the next reset");
}

/// AGD-T42 AGD-6I.17
#[test]
fn without_a_grunt_the_player_is_eliminated() {
    let table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(12, 12))
        .hero(SECOND, Hudson, h1(4, 6))
        .lies(Hudson)
        .alien(h1(5, 6), 0)
        .alien_phase();

    assert_eq!(table.condition(Hudson), Condition::Captured);
    assert!(table.board().is_eliminated(SECOND));
}

/// AGD-T60 AGD-4.8 R-62
#[test]
fn a_new_hero_who_has_not_acted_yet_acts_when_the_token_comes_back() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Ripley, h1(6, 6))
        .activated(Ripley)
        .hero(SECOND, Hicks, h1(2, 6))
        .carries(Hicks, &[Card::M240Incinerator])
        .grunt(Hudson, h1(12, 12))
        .begins(HeroTurn { seat: SECOND });
    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_)));

    table.attacks(Weapon::M240Incinerator, h1(6, 6)).blasts(&[1]);
    table.chooses(YOU, Choice::NewHero(NewHeroAnswer::Take { character: Hudson }));
    table.acts(ActionAnswer::End);

    assert!(table.has_heard(Heard::ActivationBegan { character: Hudson, seat: YOU }));
}

/// AGD-T61 AGD-6I.22 R-63 AGD-6F.12
#[test]
fn newt_lost_as_a_hero_costs_the_hand_and_ripley_plays_on() {
    let mut table = given(Mission::Escape, 2)
        .hero(YOU, Ripley, p2(1, 6))
        .hero(YOU, Newt, p2(6, 6))
        .carries(Newt, &[Card::MediKit])
        .hand(YOU, &[Card::Steady])
        .hero(SECOND, Hicks, p2(12, 6))
        .alien(p2(7, 6), 0)
        .alien_phase();
    table.all_pass().defends_with(10).all_pass();

    assert_eq!(table.condition(Newt), Condition::Killed);
    assert!(table.has_heard(Heard::EquipmentDiscarded { character: Newt, card: Card::MediKit }));
    assert!(table.board().player(YOU).hand.is_empty());
    assert_eq!(table.figure(Ripley).owner, Some(YOU));
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::CardTurned { .. })), 0, "nobody takes a new hero");
}

/// AGD-T54 AGD-6P.2
#[test]
fn with_everybody_on_the_ground_the_aliens_win() {
    let table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(4, 6)).lies(Hicks).end_phase();

    assert_eq!(table.ending(), Some(Ending::SquadLost));
}

/// AGD-T83 AGD-6P.7 R-75
#[test]
fn no_mission_goes_beyond_turn_30() {
    let table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(4, 6)).grunt(Newt, h1(5, 6)).turn(30).end_phase();

    assert_eq!(table.ending(), Some(Ending::TurnLimit));
}

/// AGD-T84 AGD-4.36 R-77
#[test]
fn whoever_leaves_by_the_exit_acts_no_more() {
    let exit = aliens::ground::Square::new(1, 12, 6);
    let mut table = given(Mission::Escape, 1)
        .hero(YOU, Gorman, exit)
        .grunt(Hicks, p2(6, 6))
        .with(|board| board.fittings.open_exit = Some(Exit::Exit))
        .begins(HeroTurn { seat: YOU });
    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_)));

    table.acts(ActionAnswer::Move).chooses(YOU, Choice::NextStep(StepAnswer::Leave));

    assert_eq!(table.condition(Gorman), Condition::Left);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::CardDrawn { .. })), 0, "he draws no cards");
    assert!(table.has_heard(Heard::ActivationBegan { character: Hicks, seat: YOU }), "as a remaining grunt");
}

/// AGD-T97 AGD-11E.22 AGD-11E.23 AGD-6P.4
#[test]
fn the_dropship_leaves_without_those_who_are_still_there() {
    let table = given(Mission::Survive, 2)
        .hero(YOU, Hicks, h1(4, 6))
        .hero(SECOND, Ripley, h1(6, 6))
        .carries(Ripley, &[Card::Headset])
        .hand(SECOND, &[Card::Steady])
        .hero(SECOND, Newt, h1(7, 6))
        .grunt(Hudson, h1(8, 6))
        .is(Hicks, Condition::Left)
        .is(Newt, Condition::Left)
        .turn(12)
        .end_phase();

    assert_eq!((table.condition(Ripley), table.condition(Hudson)), (Condition::Captured, Condition::Captured));
    assert!(table.board().player(SECOND).hand.is_empty());
    assert!(table.has_heard(Heard::EquipmentDiscarded { character: Ripley, card: Card::Headset }));
    assert_eq!(table.ending(), Some(Ending::Victory));
}

/// AGD-T98 AGD-11E.15 AGD-6P.8
#[test]
fn with_the_last_of_the_trapped_team_mission_2_is_lost_at_once() {
    let mut table = given(Mission::Escape, 2)
        .hero(YOU, Hicks, p2(6, 6))
        .hero(SECOND, Gorman, p2(1, 6))
        .alien(p2(7, 6), 0)
        .alien_phase();

    table.defends_with(10);

    assert_eq!(table.ending(), Some(Ending::MissionFailed));
}

/// AGD-T99 AGD-6N.5 R-72 AGD-11E.37 AGD-6P.6
#[test]
fn a_captive_with_a_facehugger_has_not_been_saved() {
    let table = given(Mission::Rescue, 1)
        .hero(YOU, Gorman, p2(1, 6))
        .grunt(Hicks, p2(2, 6))
        .with(|board| {
            board.figure_mut(Hicks).was_captive = true;
            board.figure_mut(Hicks).facehuggers = 1;
        })
        .is(Hicks, Condition::Left)
        .is(Gorman, Condition::Left)
        .end_phase();

    assert_eq!(table.ending(), Some(Ending::MissionFailed));
}

/// AGD-11E.24
#[test]
fn mission_3_is_lost_if_too_few_have_left() {
    let table = given(Mission::Survive, 3)
        .hero(YOU, Hicks, h1(4, 6))
        .is(Hicks, Condition::Left)
        .hero(SECOND, Ripley, h1(6, 6))
        .hero(THIRD, Hudson, h1(8, 6))
        .turn(12)
        .end_phase();

    assert_eq!(table.ending(), Some(Ending::MissionFailed), "one of three is not enough");
}
