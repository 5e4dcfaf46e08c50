//! LOC-5.6: interruptions.

use lockdown::{
    Choice, Frame,
    board::ObjectToken,
    rules::{actions::Action, turn::PassingAnswer},
    words::{
        ActionCard::{Interruption, Rest, Search},
        RoomNumber, YesNo,
    },
};

use crate::table::{Given, HE, SHE, Table, YOU, given};

const CARCASS: Action = Action::PickUp { object: ObjectToken::Carcass };

fn asked(table: &Table) -> Option<u8> {
    let Frame::Interruption(question) = table.waiting() else { return None };
    Some(question.asked.0)
}

/// You want to pick something up where all three are, and have paid for it.
fn picking_up(given: Given) -> Table {
    let all = given.stands(YOU, 4).stands(SHE, 4).stands(HE, 4).lies(4, ObjectToken::Carcass).empty_handed(YOU);
    picking_up_here(all)
}

fn picking_up_here(given: Given) -> Table {
    let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);
    table.chooses(YOU, Choice::Turn(CARCASS)).chooses(YOU, Choice::Payment(Search));
    table
}

fn has_it(table: &Table) -> bool {
    table.player(YOU).hands.n_used() == 1
}

/// LOC-5.72 LOC-5.75
#[test]
fn an_interruption_may_be_interrupted_and_the_last_one_wins() {
    let mut table = picking_up(given().hand(SHE, &[Interruption]).hand(HE, &[Interruption]));

    table.chooses(SHE, Choice::Interruption(YesNo::Yes)).chooses(HE, Choice::Interruption(YesNo::Yes));

    assert!(has_it(&table), "the action stands");
    assert!(table.has_discarded(SHE, Interruption) && table.has_discarded(HE, Interruption));
}

/// LOC-5.76 LOC-4.67 LOC-29.99 LOC-27.27
#[test]
fn everybody_with_a_card_in_hand_is_asked_clockwise_whether_they_could_or_not() {
    let mut table = picking_up(given().hand(SHE, &[Rest]).hand(HE, &[Search]));

    assert_eq!(asked(&table), Some(1));
    assert_eq!(table.answers(SHE), [Choice::Interruption(YesNo::No)]);
    table.chooses(SHE, Choice::Interruption(YesNo::No));
    assert_eq!(asked(&table), Some(2));
    assert!(table.board().turn.declared.is_some(), "everybody knows what is about to be done");
    table.chooses(HE, Choice::Interruption(YesNo::No));

    assert!(has_it(&table) && table.board().turn.declared.is_none());
    assert_eq!(asked(&picking_up(given())), None, "whoever holds nothing is not asked");
}

/// LOC-5.70 LOC-5.71 LOC-29.10
#[test]
fn whoever_has_passed_may_interrupt_and_the_action_is_used_up() {
    let passed = given().hand(SHE, &[Interruption]).with(|board| board.player_mut(SHE).has_passed = true);
    let mut table = picking_up(passed);
    table.chooses(SHE, Choice::Interruption(YesNo::Yes));

    assert!(!has_it(&table) && table.has_discarded(YOU, Search), "the card stays paid");
    assert_eq!((table.board().turn.actions_left, table.on_turn()), (1, YOU));
    assert!(table.board().place(RoomNumber(4)).objects().next().is_some());
}

/// LOC-5.70 LOC-5.76
#[test]
fn whoever_is_elsewhere_is_not_asked() {
    let away = given().stands(YOU, 4).stands(SHE, 22).stands(HE, 22).lies(4, ObjectToken::Carcass).empty_handed(YOU);
    let table = picking_up_here(away.hand(SHE, &[Interruption]));

    assert!(asked(&table).is_none() && has_it(&table));
}

/// LOC-5.74 LOC-29.98
#[test]
fn a_pass_and_what_is_dropped_cannot_be_interrupted() {
    let all = given().stands(YOU, 4).stands(SHE, 4).hand(SHE, &[Interruption]).empty_handed(YOU);
    let mut table = all.carries_object(YOU, ObjectToken::Carcass).on_the_turn_of(YOU);
    table.chooses(YOU, Choice::Turn(Action::DropObject { object: ObjectToken::Carcass }));
    assert_eq!(asked(&table), None);
    table.chooses(YOU, Choice::Turn(Action::Pass)).chooses(YOU, Choice::Passing(PassingAnswer::Done));

    assert!(asked(&table).is_none() && table.on_turn() == SHE);
}
