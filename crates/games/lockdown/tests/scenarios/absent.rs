//! What is answered for somebody whose time has run out.

use engine::Game;
use lockdown::{
    Choice, Lockdown,
    rules::{actions::Action, cards::hacker::Bypass, items::wail::WailNoise, turn::PassingAnswer},
    words::{ActionCard::Search, YesNo},
};

use crate::table::{HE, SHE, YOU, given, go};

#[test]
fn whoever_is_absent_passes_keeps_the_hand_and_interrupts_nobody() {
    let room = given().stands(YOU, 4).stands(SHE, 4).stands(HE, 22).hand(YOU, &[Search]).hand(SHE, &[Search]);
    let mut table = room.on_the_turn_of(YOU);
    assert_eq!(Lockdown::default_answer(&table.state, YOU), Some(Choice::Turn(Action::Pass)));
    assert_eq!(Lockdown::default_answer(&table.state, SHE), None, "she is not asked");

    table.chooses(YOU, Choice::Turn(go(2))).chooses(YOU, Choice::Payment(Search));
    assert_eq!(Lockdown::default_answer(&table.state, SHE), Some(Choice::Interruption(YesNo::No)));

    let mut passing = room.on_the_turn_of(YOU);
    passing.does(Action::Pass);
    assert_eq!(Lockdown::default_answer(&passing.state, YOU), Some(Choice::Passing(PassingAnswer::Done)));
}

#[test]
fn what_has_to_be_chosen_is_left_to_a_bot() {
    let table = given().under_way(Bypass { seat: YOU, used: [None; 3] });
    assert_eq!(Lockdown::default_answer(&table.state, YOU), None, "one line at least");
    let table = given().under_way(WailNoise { seat: YOU, left: 3 });
    assert_eq!(Lockdown::default_answer(&table.state, YOU), None, "one corridor at least");
}
