//! AGD-6I: Defence Rolls, knocked down, captured, killed; AGD-6N: facehuggers.

use aliens::{
    Choice, Frame, Heard, Outcome,
    words::{
        Card,
        Character::{Gorman, Hicks, Hudson, Ripley},
        Condition, EventCard, Mission,
    },
};

use crate::table::*;

/// Hicks as a grunt, Defence 6 and Melee 3, with an Alien and its tokens next to him.
fn hicks_attacked_by(tokens: u8) -> Table {
    given(Mission::Newt, 1).hero(YOU, Gorman, h1(12, 12)).grunt(Hicks, h1(4, 6)).alien(h1(5, 6), tokens).alien_phase()
}

/// AGD-T22 AGD-6I.1 AGD-6I.2 AGD-6J.11
#[test]
fn each_token_adds_1_to_the_roll() {
    let mut table = hicks_attacked_by(3);

    table.defends_with(2);

    assert_eq!(table.condition(Hicks), Condition::Standing);
    assert_eq!(table.alien_on(h1(5, 6)), Some(3), "5 is above Melee 3");
}

/// AGD-T23 AGD-6I.3
#[test]
fn a_roll_within_melee_kills_the_alien() {
    let mut table = hicks_attacked_by(0);

    table.defends_with(3);

    assert_eq!(table.condition(Hicks), Condition::Standing);
    assert_eq!(table.n_enemies(), 0);
}

/// AGD-T24 R-46 AGD-6J.11
#[test]
fn a_counter_attack_removes_one_token_of_a_swarm() {
    let mut table = hicks_attacked_by(2);

    table.defends_with(1);

    assert_eq!(table.alien_on(h1(5, 6)), Some(1));
}

/// AGD-T25 AGD-6I.4
#[test]
fn a_failed_roll_knocks_the_character_down() {
    let mut table = hicks_attacked_by(0);

    table.defends_with(8);

    assert_eq!(table.condition(Hicks), Condition::KnockedDown);
}

/// AGD-T26 AGD-6I.5 AGD-6I.14
#[test]
fn a_failed_10_kills() {
    let mut table = hicks_attacked_by(0);

    table.defends_with(10);

    assert_eq!(table.condition(Hicks), Condition::Killed);
}

/// AGD-T27
#[test]
fn a_swarm_makes_a_10_out_of_an_8() {
    let mut table = hicks_attacked_by(2);

    table.defends_with(8);

    assert_eq!(table.condition(Hicks), Condition::Killed);
}

/// AGD-T28 AGD-6I.10
#[test]
fn whoever_lies_with_no_alien_beside_stands_up() {
    let table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(4, 6)).lies(Hicks).alien_phase();

    assert_eq!(table.condition(Hicks), Condition::Standing);
    assert!(table.has_heard(Heard::StoodUp { character: Hicks }));
}

/// AGD-T29 AGD-6I.11
#[test]
fn whoever_lies_with_an_alien_beside_is_captured_and_the_alien_leaves_with_its_tokens() {
    let table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Hicks, h1(4, 6))
        .lies(Hicks)
        .alien(h1(5, 6), 2)
        .alien_phase();

    assert_eq!(table.condition(Hicks), Condition::Captured);
    assert_eq!(table.n_enemies(), 0);
}

/// AGD-T62 AGD-6I.24 R-65
#[test]
fn a_knocked_down_character_strikes_back_too() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(4, 6))
        .hero(SECOND, Gorman, h1(12, 12))
        .alien(h1(5, 6), 0)
        .alien(h1(3, 6), 0)
        .alien_phase();

    table.defends_with(8).defends_with(3);

    assert_eq!(table.condition(Hicks), Condition::KnockedDown);
    assert_eq!(table.n_enemies(), 1);
}

/// AGD-T79 AGD-6N.4
#[test]
fn a_facehugger_captures_nobody() {
    let table = given(Mission::Newt, 1).hero(YOU, Ripley, h1(4, 6)).lies(Ripley).facehugger(h1(5, 6)).alien_phase();

    assert_eq!(table.condition(Ripley), Condition::Standing);
}

/// AGD-T80 AGD-6I.13 R-31
#[test]
fn one_capture_may_save_the_next() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Ripley, h1(4, 6))
        .grunt(Hudson, h1(6, 6))
        .lies(Ripley)
        .lies(Hudson)
        .alien(h1(5, 6), 0)
        .alien_phase();

    table.chooses(YOU, Choice::StandUpOrder(Ripley));

    assert_eq!(table.condition(Ripley), Condition::Captured);
    assert_eq!(table.condition(Hudson), Condition::Standing);
    assert_eq!(table.n_enemies(), 0);
}

/// AGD-T53 AGD-6N.2 R-38 AGD-6N.1
#[test]
fn a_facehugger_lands_on_the_card_even_on_a_10() {
    let mut table =
        given(Mission::Newt, 1).hero(YOU, Gorman, h1(12, 12)).grunt(Hicks, h1(4, 6)).facehugger(h1(5, 6)).alien_phase();

    table.defends_with(10);

    assert_eq!(table.condition(Hicks), Condition::Standing);
    assert_eq!(table.figure(Hicks).facehuggers, 1);
    assert_eq!(table.n_enemies(), 0);
}

/// AGD-T10 AGD-6E.20
#[test]
fn armour_that_turns_up_a_hazard_does_not_hold_and_the_hazard_strikes() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Hicks, h1(4, 6))
        .carries(Hicks, &[Card::TacticalArmour])
        .piles(10, 0, &[Card::LowAmmo])
        .alien(h1(5, 6), 0)
        .alien_phase();

    table.defends_with(8).reveals(Card::LowAmmo);

    assert_eq!(table.condition(Hicks), Condition::KnockedDown);
    let endurance = &table.board().endurance;
    assert_eq!((endurance.above.len(), endurance.under.len(), endurance.exhaust.len()), (6, 1, 3));
}

/// AGD-T71 AGD-6I.23 R-80
#[test]
fn panic_turned_up_by_armour_costs_cards_before_the_fall() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Hicks, h1(4, 6))
        .carries(Hicks, &[Card::TacticalArmour])
        .piles(10, 0, &[Card::Panic])
        .alien(h1(5, 6), 0)
        .alien_phase();

    table.defends_with(8).reveals(Card::Panic);

    let struck = table.heard.iter().position(|heard| matches!(heard, Heard::HazardStruck { .. }));
    let fell = table.heard.iter().position(|heard| matches!(heard, Heard::KnockedDown { .. }));
    assert!(struck < fell && fell.is_some());
    let endurance = &table.board().endurance;
    assert_eq!((endurance.above.len(), endurance.under.len(), endurance.exhaust.len()), (7, 1, 2));
}

/// AGD-T72 AGD-6D.16
#[test]
fn a_re_rolled_defence_is_not_re_rolled_again_but_armour_may_still_save() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Hicks, h1(4, 6))
        .carries(Hicks, &[Card::TacticalArmour])
        .hand(YOU, &[Card::WatchYourBack, Card::WatchYourBack])
        .alien(h1(5, 6), 0)
        .alien_phase();
    table.all_pass().defends_with(8);

    table.plays(YOU, EventCard::WatchYourBack, None).defends_with(9);

    assert!(matches!(table.waits_for(), Frame::CardRevealed(_)), "nobody is asked for another re-roll");
    table.shows(Outcome::CardRevealed(Card::Headset));
    assert_eq!(table.condition(Hicks), Condition::Standing);
    assert!(!table.figure(Hicks).has_gear(aliens::words::Gear::TacticalArmour), "the armour is exhausted");
}
