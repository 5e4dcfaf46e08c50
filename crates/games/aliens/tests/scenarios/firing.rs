//! AGD-6H: Defensive Fire.

use aliens::{
    Choice, Frame, Heard,
    rules::defensive_fire::DefendAnswer,
    words::{
        Card,
        Character::{Gorman, Hicks, Hudson, Newt, Ripley},
        Condition, Mission, Weapon,
    },
};

use crate::table::*;

const FIRE: Choice = Choice::DefensiveShot(DefendAnswer::Fire { weapon: Weapon::M41aPulseRifle });
const PISTOL: Choice = Choice::DefensiveShot(DefendAnswer::Fire { weapon: Weapon::HkVp70Pistol });
const HOLD: Choice = Choice::DefensiveShot(DefendAnswer::HoldFire);

/// AGD-6H.1 AGD-6H.3 AGD-6H.7
#[test]
fn an_alien_that_comes_next_to_somebody_is_fired_at_before_it_attacks() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(2, 6))
        .carries(Hudson, &[Card::M41aPulseRifle])
        .piles(10, 0, &[])
        .alien(h1(7, 6), 0)
        .alien_phase();

    table.chooses(YOU, FIRE).rolls(&[1]);

    assert_eq!(table.n_enemies(), 0);
    assert_eq!(table.piles().1, 1, "the attack is paid for");
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::DefenceRolled { .. })), 0);
}

/// AGD-6H.2 R-08
#[test]
fn the_nearest_fires_first_and_the_highest_ranked_player_decides_for_grunts() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hudson, h1(4, 6))
        .carries(Hudson, &[Card::HkVp70Pistol])
        .hero(SECOND, Gorman, h1(12, 12))
        .grunt(Hicks, h1(3, 7))
        .carries(Hicks, &[Card::HkVp70Pistol])
        .alien(h1(5, 6), 0)
        .alien_phase();

    assert_eq!(table.asked(), YOU, "Hudson is at range 1");
    table.chooses(YOU, HOLD);

    assert_eq!(table.asked(), SECOND, "Hicks is a grunt at range 2");
}

/// AGD-6H.2 AGD-6H.8
#[test]
fn nobody_further_than_4_fires() {
    let at = |column| {
        given(Mission::Newt, 2)
            .hero(YOU, Hudson, h1(6, 6))
            .hero(SECOND, Hicks, h1(column, 7))
            .carries(Hicks, &[Card::M41aPulseRifle])
            .alien(h1(7, 6), 0)
            .alien_phase()
    };

    assert!(matches!(at(3).waits_for(), Frame::DefensiveShot(_)), "range 4");
    assert!(matches!(at(2).waits_for(), Frame::DefenceRoll(_)), "range 5");
}

/// AGD-6H.4
#[test]
fn firing_stops_with_the_death_of_the_alien() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hudson, h1(4, 6))
        .carries(Hudson, &[Card::HkVp70Pistol])
        .hero(SECOND, Hicks, h1(3, 7))
        .carries(Hicks, &[Card::HkVp70Pistol])
        .alien(h1(5, 6), 0)
        .alien_phase();

    table.chooses(YOU, PISTOL).rolls(&[1]);

    assert_eq!(table.n_enemies(), 0);
    assert!(!matches!(table.waits_for(), Frame::DefensiveShot(_)));
}

/// AGD-6H.5
#[test]
fn one_may_fire_at_every_alien_that_comes() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .carries(Hudson, &[Card::HkVp70Pistol])
        .alien(h1(5, 6), 0)
        .alien(h1(3, 6), 0)
        .alien_phase();

    table.chooses(YOU, PISTOL).rolls(&[1]).chooses(YOU, PISTOL).rolls(&[1]);

    assert_eq!(table.n_enemies(), 0);
}

/// AGD-6H.6 AGD-6I.6
#[test]
fn whoever_lies_does_not_fire() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hudson, h1(4, 6))
        .carries(Hudson, &[Card::HkVp70Pistol])
        .hero(SECOND, Gorman, h1(12, 12))
        .alien(h1(5, 6), 0)
        .alien(h1(3, 6), 0)
        .alien_phase();

    table.chooses(YOU, HOLD).defends_with(8);

    assert_eq!(table.condition(Hudson), Condition::KnockedDown);
    assert!(matches!(table.waits_for(), Frame::DefenceRoll(_)), "the second Alien attacks unhindered");
}

/// AGD-6H.6
#[test]
fn newt_does_not_fire() {
    let table = given(Mission::Survive, 1)
        .hero(YOU, Ripley, h1(12, 12))
        .hero(YOU, Newt, h1(4, 6))
        .alien(h1(5, 6), 0)
        .alien_phase();

    assert!(matches!(table.waits_for(), Frame::DefenceRoll(_)));
}

/// AGD-6D.10
#[test]
fn in_defensive_fire_full_auto_stays_on_the_alien_that_came() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .carries(Hudson, &[Card::M41aPulseRifle])
        .alien(h1(5, 6), 1)
        .alien(h1(8, 7), 0)
        .alien_phase();

    table.chooses(YOU, FIRE).rolls(&[1]);

    use aliens::rules::attack::ShootAnswer;
    assert!(table.may(YOU, Choice::FullAuto(ShootAnswer::At { square: h1(5, 6) })));
    assert!(!table.may(YOU, Choice::FullAuto(ShootAnswer::At { square: h1(8, 7) })));
}

/// AGD-6H.9
#[test]
fn if_nobody_is_left_beside_the_alien_it_does_not_attack() {
    let flame = Choice::DefensiveShot(DefendAnswer::Fire { weapon: Weapon::M240Incinerator });
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hudson, h1(1, 7))
        .carries(Hudson, &[Card::M240Incinerator])
        .hero(SECOND, Gorman, h1(12, 12))
        .grunt(Hicks, h1(4, 6))
        .alien(h1(5, 6), 0)
        .alien_phase();

    table.chooses(YOU, flame).aims_at(h1(4, 6)).blasts(&[1, 9]);

    assert_eq!(table.condition(Hicks), Condition::Killed);
    assert_eq!(table.alien_on(h1(5, 6)), Some(0));
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::DefenceRolled { .. })), 0);
}
