//! AGD-6D: attacks, re-rolls, Full Auto and grenades.

use aliens::{
    Choice, Frame,
    rules::{
        actions::ActionAnswer,
        attack::{RerollAnswer, ShootAnswer},
        events::Play,
    },
    words::{
        Card,
        Character::{Gorman, Hicks, Hudson},
        EventCard, Mission, Weapon,
    },
};

use crate::table::*;

const RIFLE: Weapon = Weapon::M41aPulseRifle;

/// Hicks in the corridor of 1H with a pulse rifle, and an Alien in sight.
fn hicks_with_rifle() -> Given {
    given(Mission::Newt, 1).hero(YOU, Hicks, h1(2, 6)).carries(Hicks, &[Card::M41aPulseRifle]).alien(h1(7, 6), 0)
}

/// AGD-T1 AGD-6D.4
#[test]
fn a_re_rolled_attack_lowers_the_dial_only_once() {
    let mut table = hicks_with_rifle().dial(Hicks, 7).hand(YOU, &[Card::Steady]).acting(YOU, Hicks);

    table.attacks(RIFLE, h1(7, 6)).rolls(&[9]);
    table.chooses(YOU, Choice::Reroll(RerollAnswer::With { card: Card::Steady })).rolls(&[5]);

    assert_eq!(table.alien_on(h1(7, 6)), None);
    assert_eq!(table.dial(Hicks), 6);
}

/// AGD-T2 AGD-6D.16
#[test]
fn a_re_rolled_attack_is_not_re_rolled_again() {
    let cards = [Card::Steady, Card::SecondWind];
    let mut table = hicks_with_rifle().dial(Hicks, 7).hand(YOU, &cards).acting(YOU, Hicks);

    table.attacks(RIFLE, h1(7, 6)).rolls(&[9]);
    table.chooses(YOU, Choice::Reroll(RerollAnswer::With { card: Card::Steady })).rolls(&[8]);

    assert!(matches!(table.waits_for(), Frame::NextAction(_)), "nobody is asked for another re-roll");
    assert_eq!(table.dial(Hicks), 6);
}

/// AGD-T13 AGD-6D.9 R-19 AGD-6D.7 AGD-6D.3
#[test]
fn full_auto_goes_on_after_each_hit_for_a_card_until_it_misses() {
    let mut table =
        hicks_with_rifle().alien(h1(7, 7), 0).alien(h1(8, 6), 0).dial(Hicks, 6).piles(20, 0, &[]).acting(YOU, Hicks);

    table.attacks(RIFLE, h1(7, 6)).rolls(&[4]);
    table.goes_on_at(h1(7, 7)).rolls(&[5]);
    table.goes_on_at(h1(8, 6)).rolls(&[8]);

    assert_eq!(table.n_enemies(), 1, "two Aliens are dead");
    assert_eq!(table.piles(), (17, 3, 0), "one card for the attack and two for Full Auto");
    assert_eq!(table.dial(Hicks), 3);
}

/// AGD-6D.9
#[test]
fn the_player_may_stop_full_auto() {
    let mut table = hicks_with_rifle().alien(h1(7, 7), 0).piles(20, 0, &[]).acting(YOU, Hicks);

    table.attacks(RIFLE, h1(7, 6)).rolls(&[4]).stops_firing();

    assert_eq!(table.piles(), (19, 1, 0));
}

/// AGD-T14 AGD-5.29
#[test]
fn after_the_rifle_a_grenade_may_be_thrown_for_free() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(2, 6))
        .carries(Hudson, &[Card::M41aPulseRifle, Card::M40Grenades])
        .alien(h1(7, 6), 0)
        .piles(20, 0, &[])
        .acting(YOU, Hudson);

    table.attacks(RIFLE, h1(7, 6)).rolls(&[10]);
    table.chooses(YOU, Choice::GrenadeOffer(ShootAnswer::At { square: h1(7, 6) })).blasts(&[1]);

    assert_eq!(table.alien_on(h1(7, 6)), None);
    assert_eq!(table.piles(), (17, 3, 0), "one card for the rifle and two for the grenade");
    assert_eq!(table.board().active().actions, 1, "the second Action is still there");
}

/// AGD-T17 AGD-6D.13
#[test]
fn the_pistol_always_hits_on_3() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(2, 6))
        .carries(Hicks, &[Card::HkVp70Pistol])
        .dial(Hicks, 1)
        .alien(h1(6, 6), 0)
        .acting(YOU, Hicks);

    table.attacks(Weapon::HkVp70Pistol, h1(6, 6)).rolls(&[3]);

    assert_eq!(table.alien_on(h1(6, 6)), None);
    assert_eq!(table.dial(Hicks), 1);
}

/// AGD-T18
#[test]
fn the_pistol_hits_by_the_dial_as_well() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(2, 6))
        .carries(Hicks, &[Card::HkVp70Pistol])
        .dial(Hicks, 6)
        .alien(h1(6, 6), 0)
        .acting(YOU, Hicks);

    table.attacks(Weapon::HkVp70Pistol, h1(6, 6)).rolls(&[5]);

    assert_eq!(table.alien_on(h1(6, 6)), None);
    assert_eq!(table.dial(Hicks), 5);
}

/// AGD-T48 AGD-5.21
#[test]
fn aiming_stops_at_10() {
    let mut table = hicks_with_rifle().dial(Hicks, 10).acting(YOU, Hicks);

    table.acts(ActionAnswer::Aim);

    assert_eq!(table.dial(Hicks), 10);
}

/// AGD-T85 AGD-6D.20 AGD-5.28 AGD-4.33
#[test]
fn a_second_copy_of_a_free_action_cannot_be_used_in_the_same_activation() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(2, 6))
        .carries(Hudson, &[Card::HkVp70Pistol])
        .hand(YOU, &[Card::ShortBursts, Card::ShortBursts])
        .alien(h1(6, 6), 3)
        .acting(YOU, Hudson);
    let short_bursts = ActionAnswer::Play { play: Play { event: EventCard::ShortBursts, on: None } };

    table.acts(short_bursts).rolls(&[10]);

    table.refuses(YOU, Choice::NextAction(short_bursts), "AGD-4.33");
    assert_eq!(table.board().active().actions, 2, "it was a Free Action");
}

/// AGD-6D.5
#[test]
fn a_hit_on_a_swarm_removes_one_token() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(2, 6))
        .carries(Gorman, &[Card::HkVp70Pistol])
        .alien(h1(6, 6), 2)
        .acting(YOU, Gorman);

    table.attacks(Weapon::HkVp70Pistol, h1(6, 6)).rolls(&[1]);

    assert_eq!(table.alien_on(h1(6, 6)), Some(1));
}
