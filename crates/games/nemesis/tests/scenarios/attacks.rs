//! NEM-12, NEM-37: intruders attack.

use nemesis::{
    Outcome,
    rules::{
        attack::{IntruderAttack, Occasion},
        event_phase::EventPhase,
    },
    words::{
        ActionCard::{Rest, Search},
        AttackCard, Intruder, IntruderToken, Object, Phase, SeriousWound, Weakness,
    },
};

use crate::table::*;

/// An intruder is with you, and attacks with this card.
fn attacked(given: Given, kind: Intruder, card: AttackCard) -> Table {
    let attack = IntruderAttack { attacker: id(0), on: YOU, occasion: Occasion::EventPhase };
    let mut table = given.intruder(kind, 11).stands(SHE, 1).stands(HE, 1).under_way(YOU, attack);
    table.shows(Outcome::AttackDraw(card));
    table
}

/// NEM-37.1
#[test]
fn a_scratch_is_a_light_wound_and_contamination() {
    let table = attacked(given(), Intruder::Creeper, AttackCard::ScratchTwo);

    assert_eq!(table.player(YOU).light_wounds.count(), 1);
    assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);
}

/// NEM-37.2 NEM-37.10 NEM-23.40 NEM-25.51 NEM-14.1
#[test]
fn a_claw_attack_is_two_light_wounds_one_after_the_other() {
    let mut table = attacked(given().light_wounds(YOU, 2), Intruder::Adult, AttackCard::ClawAttackThree);
    table.shows(Outcome::WoundDraw(SeriousWound::Leg));

    assert_eq!((table.player(YOU).serious_wounds.len(), table.player(YOU).light_wounds.count()), (1, 1));
    assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);
}

/// NEM-37.3 NEM-37.9
#[test]
fn a_bite_wounds_seriously_and_kills_whoever_has_two_such_wounds() {
    let mut once = attacked(given().wound(YOU, SeriousWound::Arm), Intruder::Adult, AttackCard::BiteFour);
    once.shows(Outcome::WoundDraw(SeriousWound::Leg));
    let setting = given().dressed_wound(YOU, SeriousWound::Arm).dressed_wound(YOU, SeriousWound::Leg);
    let twice = attacked(setting, Intruder::Adult, AttackCard::BiteFour);

    assert_eq!(once.player(YOU).serious_wounds.len(), 2);
    assert!(!twice.player(YOU).is_alive(), "dressed wounds count");
}

/// NEM-37.4
#[test]
fn a_tail_attack_kills_whoever_has_a_serious_wound() {
    let mut whole = attacked(given(), Intruder::Queen, AttackCard::TailAttackTwo);
    whole.shows(Outcome::WoundDraw(SeriousWound::Leg));
    let wounded = attacked(given().wound(YOU, SeriousWound::Arm), Intruder::Queen, AttackCard::TailAttackTwo);

    assert!(whole.player(YOU).is_alive());
    assert!(!wounded.player(YOU).is_alive());
}

/// NEM-12.5 NEM-12.6
#[test]
fn an_attack_without_the_attackers_symbol_misses() {
    let table = attacked(given(), Intruder::Adult, AttackCard::TailAttackFive);

    assert!(table.player(YOU).serious_wounds.is_empty());
    assert_eq!(table.board().attacks.discard.len(), 1);
}

/// NEM-37.5 NEM-26.48
#[test]
fn a_creeper_is_transformed_and_surprises_whoever_holds_nothing() {
    let calm = attacked(given().hand(YOU, &[Search]), Intruder::Creeper, AttackCard::TransformationFour);
    let mut empty = attacked(given(), Intruder::Creeper, AttackCard::TransformationFour);
    empty.shows(Outcome::AttackDraw(AttackCard::ScratchTwo));

    calm.tells(&[Heard::Told(Told::Transformed { figure: id(0) })]);
    assert_eq!(calm.intruders_in(11), [Intruder::Breeder]);
    assert_eq!(calm.player(YOU).light_wounds.count(), 0);
    assert_eq!(empty.player(YOU).light_wounds.count(), 1);
}

/// NEM-26.48 NEM-2.9
#[test]
fn without_a_breeder_figure_there_is_no_transformation() {
    let attack = IntruderAttack { attacker: id(2), on: YOU, occasion: Occasion::EventPhase };
    let mut table = given()
        .intruder(Intruder::Breeder, 5)
        .intruder(Intruder::Breeder, 5)
        .intruder(Intruder::Creeper, 11)
        .under_way(YOU, attack);
    table.shows(Outcome::AttackDraw(AttackCard::TransformationFive));

    assert_eq!(table.intruders_in(11), [Intruder::Creeper]);
}

/// NEM-37.6
#[test]
fn a_frenzy_wounds_everybody_in_the_room_and_kills_the_badly_wounded() {
    let attack = IntruderAttack { attacker: id(0), on: YOU, occasion: Occasion::EventPhase };
    let mut table = given()
        .intruder(Intruder::Breeder, 11)
        .stands(HE, 1)
        .wound(SHE, SeriousWound::Arm)
        .wound(SHE, SeriousWound::Leg)
        .under_way(YOU, attack);
    table.shows(Outcome::AttackDraw(AttackCard::FrenzyThree)).shows(Outcome::WoundDraw(SeriousWound::Body));

    assert_eq!(table.player(YOU).serious_wounds.len(), 1);
    assert!(!table.player(SHE).is_alive());
    assert!(table.player(HE).is_alive() && table.player(HE).serious_wounds.is_empty());
}

/// NEM-23.14 NEM-37.7
#[test]
fn slime_is_slime_and_contamination() {
    let table = attacked(given(), Intruder::Adult, AttackCard::SlimeFive);

    assert!(table.player(YOU).has_slime);
    assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);
    assert_eq!(table.player(YOU).light_wounds.count(), 0);
}

/// NEM-37.8 NEM-37.11 NEM-27.54
#[test]
fn summoning_brings_another_that_does_not_attack_yet() {
    let mut table = attacked(given(), Intruder::Queen, AttackCard::SummoningThree);
    table.shows(Outcome::Summoning(IntruderToken::LarvaOne));

    assert_eq!(table.intruders_in(11), [Intruder::Queen, Intruder::Larva]);
    assert!(!table.player(YOU).has_larva);
}

/// NEM-26.47
#[test]
fn summoning_a_blank_brings_nothing() {
    let mut table = attacked(given(), Intruder::Queen, AttackCard::SummoningThree);
    table.shows(Outcome::Summoning(IntruderToken::Blank));

    assert_eq!(table.intruders_in(11), [Intruder::Queen]);
    assert_eq!(table.board().swarm.bag.count(IntruderToken::Blank), 1);
}

/// NEM-12.10 NEM-12.11 NEM-25.16 NEM-25.40
#[test]
fn a_larva_gets_on_whoever_it_attacks_and_a_second_one_only_contaminates() {
    let attack = IntruderAttack { attacker: id(0), on: YOU, occasion: Occasion::EventPhase };
    let first = given().intruder(Intruder::Larva, 11).under_way(YOU, attack);
    let second = given().larva(YOU).intruder(Intruder::Larva, 11).under_way(YOU, attack);

    for table in [first, second] {
        assert!(table.player(YOU).has_larva && table.player(YOU).is_alive());
        assert!(table.board().swarm.figures.is_empty());
        assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);
    }
}

/// NEM-4.16 NEM-12.3 NEM-26.10 NEM-26.38
#[test]
fn in_the_event_phase_the_largest_attacks_first_and_whoever_holds_the_fewest_cards_suffers() {
    let mut table = given()
        .intruder(Intruder::Creeper, 11)
        .intruder(Intruder::Queen, 11)
        .hand(YOU, &[Search, Rest])
        .hand(SHE, &[Search])
        .hand(HE, &[Search])
        .under_way(YOU, EventPhase { step: Phase::IntruderAttack });

    table.shows(Outcome::AttackDraw(AttackCard::TailAttackTwo)).shows(Outcome::WoundDraw(SeriousWound::Leg));
    table.shows(Outcome::AttackDraw(AttackCard::ScratchTwo));

    assert_eq!(table.player(SHE).serious_wounds.len(), 1, "the Queen was first; she sits nearer to the first player");
    assert_eq!(table.player(SHE).light_wounds.count(), 1);
    assert_eq!((table.player(YOU).light_wounds.count(), table.player(HE).light_wounds.count()), (0, 0));
}

/// NEM-39.7 NEM-26.60
#[test]
fn once_their_way_of_fighting_is_known_an_adults_bite_is_a_light_wound_but_still_kills() {
    let known = || given().weakness(Object::Egg, Weakness::TheWayOfFighting);
    let light = attacked(known(), Intruder::Adult, AttackCard::BiteFour);
    let mut breeder = attacked(known(), Intruder::Breeder, AttackCard::BiteFour);
    breeder.shows(Outcome::WoundDraw(SeriousWound::Leg));
    let dying = known().wound(YOU, SeriousWound::Arm).wound(YOU, SeriousWound::Leg);
    let dead = attacked(dying, Intruder::Adult, AttackCard::BiteFour);

    assert_eq!((light.player(YOU).serious_wounds.len(), light.player(YOU).light_wounds.count()), (0, 1));
    assert_eq!(breeder.player(YOU).serious_wounds.len(), 1);
    assert!(!dead.player(YOU).is_alive());
}
