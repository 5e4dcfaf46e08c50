//! In how many ways Contact can go. Any change in what is offered, or in what chance can
//! show, changes the numbers.

use contact::{Contact, Outcome, words::Face};
use engine::{State, perft::perft};

use crate::table::{FIRST, given, given_a_fight, given_a_turn, given_stances};

/// The ways to play 1, 2, 3 … inputs.
fn ways<const N: usize>(state: &State<Contact>) -> [u64; N] {
    std::array::from_fn(|depth| perft(state, depth as u32 + 1))
}

#[test]
fn the_deal_can_go_three_ways_a_card() {
    assert_eq!(ways(&given().state), [3, 9, 27, 80, 320, 640]);
}

#[test]
fn stances_come_in_any_order() {
    assert_eq!(ways(&given_stances().state), [4, 8, 48, 176, 560, 1704]);
}

#[test]
fn a_turn_can_be_taken_or_broken_into() {
    assert_eq!(ways(&given_a_turn().state), [6, 22, 70, 213, 652, 2151]);
}

#[test]
fn a_fight_can_end_the_game() {
    assert_eq!(ways(&given_a_fight().state), [3, 10, 18, 90, 306, 978]);
}

#[test]
fn no_input_is_one_way_and_so_is_a_game_that_is_over() {
    let mut table = given_a_fight();
    assert_eq!(perft(&table.state, 0), 1);

    table.the_die_shows(Face::Echo).shows(Outcome::LastWord(FIRST));

    assert_eq!(ways(&table.state), [1; 3]);
}
