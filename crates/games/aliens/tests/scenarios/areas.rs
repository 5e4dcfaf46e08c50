//! AGD-6D.11, AGD-6D.17, AGD-6D.18: Area attacks.

use aliens::{
    Choice, Frame, Heard,
    rules::{area::Spared, defensive_fire::DefendAnswer},
    words::{
        BlipValue, Card,
        Character::{Frost, Gorman, Hicks, Hudson},
        Condition, Mission, Weapon,
    },
};

use crate::table::*;

const FLAME: Weapon = Weapon::M240Incinerator;

/// Hicks aims round the corner of the hive: a swarm on the target square, a blip beside it that
/// nobody sees, and Hudson beside it.
fn corner_of_the_hive(value: BlipValue) -> Given {
    given(Mission::Nest, 1)
        .hero(YOU, Hicks, p3(7, 3))
        .carries(Hicks, &[Card::M240Incinerator])
        .grunt(Hudson, p3(6, 3))
        .alien(p3(5, 4), 2)
        .blip(p3(4, 3), value)
        .piles(20, 0, &[])
}

/// AGD-T15 AGD-6D.11
#[test]
fn everything_in_the_area_is_rolled_for_and_paid_for_once() {
    let mut table = corner_of_the_hive(BlipValue::Two).acting(YOU, Hicks);

    table.attacks(FLAME, p3(5, 4)).blasts(&[9, 9, 9, 9, 9]);

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlastRolled { .. })), 5);
    assert_eq!(table.piles(), (17, 3, 0));
    assert_eq!(table.dial(Hicks), 7);
    assert!(matches!(table.waits_for(), Frame::NextAction(_)), "there is no sixth roll");
}

/// AGD-T16 AGD-6D.12
#[test]
fn a_blip_in_the_area_is_removed_unrevealed_whatever_it_stands_for() {
    let mut table = corner_of_the_hive(BlipValue::Four).acting(YOU, Hicks);
    let in_pool = table.board().blip_pool.count(BlipValue::Four);

    table.attacks(FLAME, p3(5, 4)).blasts(&[9, 9, 9, 1, 9]);

    assert!(!table.blip_on(p3(4, 3)));
    assert_eq!(table.board().blip_pool.count(BlipValue::Four), in_pool + 1);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlipSpotted { .. })), 0);
}

/// AGD-6D.12 R-20
#[test]
fn a_character_in_the_area_is_killed_by_a_hit() {
    let mut table = corner_of_the_hive(BlipValue::One).acting(YOU, Hicks);

    table.attacks(FLAME, p3(5, 4)).blasts(&[9, 9, 9, 9, 1]);

    assert_eq!(table.condition(Hudson), Condition::Killed);
}

/// AGD-T63 AGD-6D.17 R-66
#[test]
fn whoever_fires_next_to_himself_is_rolled_for_too() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Frost, h1(2, 6))
        .carries(Frost, &[Card::M240Incinerator])
        .alien(h1(3, 6), 0)
        .acting(YOU, Frost);

    table.attacks(FLAME, h1(3, 6)).blasts(&[9, 1]);

    assert_eq!(table.condition(Frost), Condition::Killed);
}

/// AGD-T64 AGD-11D.3
#[test]
fn frost_as_a_hero_may_leave_characters_out() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Frost, h1(2, 6))
        .carries(Frost, &[Card::M240Incinerator])
        .alien(h1(3, 6), 0)
        .acting(YOU, Frost);

    table.attacks(FLAME, h1(3, 6)).chooses(YOU, Choice::SpareChoice(Spared::Characters)).blasts(&[9]);

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlastRolled { .. })), 1);
    assert_eq!(table.condition(Frost), Condition::Standing);
}

/// AGD-T65 AGD-6D.18
#[test]
fn in_defensive_fire_any_square_may_be_chosen_whose_area_has_the_alien() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .carries(Hudson, &[Card::M240Incinerator])
        .alien(h1(5, 6), 0)
        .alien_phase();

    table.chooses(YOU, Choice::DefensiveShot(DefendAnswer::Fire { weapon: FLAME })).aims_at(h1(6, 6)).blasts(&[1]);

    assert_eq!(table.alien_on(h1(5, 6)), None);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlastRolled { .. })), 1, "Hudson is not rolled for");
}

/// AGD-T66 AGD-6D.19 R-67
#[test]
fn no_grenade_follows_the_rifle_in_defensive_fire() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .carries(Hudson, &[Card::M41aPulseRifle, Card::M40Grenades])
        .alien(h1(5, 6), 0)
        .alien_phase();

    let rifle = DefendAnswer::Fire { weapon: Weapon::M41aPulseRifle };
    table.chooses(YOU, Choice::DefensiveShot(rifle)).rolls(&[10]);

    assert!(matches!(table.waits_for(), Frame::DefenceRoll(_)), "the Alien attacks");
}
