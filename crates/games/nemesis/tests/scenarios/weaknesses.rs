//! NEM-39: what a known weakness changes. Those that concern attacks, doors, fire and foam stand
//! with these.

use nemesis::{
    Outcome,
    rules::{
        actions::{Action, Target},
        encounter::Encounter,
        event_phase::EventPhase,
    },
    words::{
        ActionCard::{Rest, Search},
        AttackCard, Character, CombatFace, Intruder, IntruderToken, Item, Object, Phase, Room, RoomNumber, Weakness,
    },
};

use crate::table::*;

/// You are with an intruder and have a card to pay with.
fn fighting(kind: Intruder) -> Given {
    given().intruder(kind, 11).stands(SHE, 1).stands(HE, 1).hand(YOU, &[Search])
}

fn shoots(given: Given, weapon: Item, face: CombatFace) -> Table {
    let mut table = given.on_the_turn_of(YOU);
    table
        .does(Action::Shoot { weapon, at: Target::Figure { figure: id(0) } })
        .pays(&[Search])
        .shows(Outcome::ShotRoll(face));
    table
}

/// NEM-39.1 NEM-15.3
#[test]
fn with_vital_places_known_a_blank_hits_an_adult() {
    let known = |kind| fighting(kind).weakness(Object::Egg, Weakness::VitalPlaces);

    let adult = shoots(known(Intruder::Adult), Item::Revolver, CombatFace::Blank);
    let creeper = shoots(known(Intruder::Creeper), Item::Revolver, CombatFace::Blank);

    assert_eq!((adult.figure(0).injuries, creeper.figure(0).injuries), (1, 0));
}

/// NEM-26.59 NEM-39.1
#[test]
fn with_vital_places_known_a_blank_blow_at_an_adult_is_no_miss() {
    let mut table = fighting(Intruder::Adult).weakness(Object::Egg, Weakness::VitalPlaces).on_the_turn_of(YOU);

    table
        .does(Action::Melee { at: Target::Figure { figure: id(0) } })
        .pays(&[Search])
        .shows(Outcome::MeleeRoll(CombatFace::Blank))
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo));

    assert_eq!(table.figure(0).injuries, 1);
    assert!(table.player(YOU).serious_wounds.is_empty());
}

/// NEM-39.4 NEM-26.90
#[test]
fn energy_weapons_deal_one_more_if_they_deal_any() {
    let known = || fighting(Intruder::Queen).weakness(Object::Egg, Weakness::VulnerabilityToEnergy);
    let soldier = || {
        let soldier = given().character(YOU, Character::Soldier).intruder(Intruder::Queen, 11).hand(YOU, &[Search]);
        soldier.stands(SHE, 1).stands(HE, 1).weakness(Object::Egg, Weakness::VulnerabilityToEnergy)
    };

    let revolver = shoots(known(), Item::Revolver, CombatFace::SingleHit);
    let rifle = shoots(soldier(), Item::AssaultRifle, CombatFace::SingleHit);
    let missed = shoots(soldier(), Item::AssaultRifle, CombatFace::Blank);

    assert_eq!(revolver.figure(0).injuries, 1, "a classic weapon");
    assert_eq!(rifle.figure(0).injuries, 3, "1, 1 from the rifle, 1 from its energy");
    assert_eq!(missed.figure(0).injuries, 0);
}

/// NEM-39.5 NEM-10.6
#[test]
fn with_their_reaction_known_a_token_counts_one_less() {
    let meets = |given: Given, token| {
        let mut table = given.hand(YOU, &[Search]).in_the_bag(token).under_way(YOU, Encounter { seat: YOU });
        table.shows(Outcome::EncounterDraw(token));
        table.waits_for_chance()
    };
    let known = || given().weakness(Object::Egg, Weakness::ReactionToDanger);

    assert!(meets(given(), IntruderToken::AdultTwo), "1 card is fewer than 2");
    assert!(!meets(known(), IntruderToken::AdultTwo), "and not fewer than 1");
    assert!(meets(known(), IntruderToken::AdultThree));
}

/// NEM-39.6 NEM-26.61 NEM-11.15 NEM-11.16
#[test]
fn on_the_brink_of_extinction_endurance_is_one_lower_in_all() {
    let hit = |given: Given, cards: &[AttackCard]| {
        let mut table = shoots(given, Item::Revolver, CombatFace::SingleHit);
        cards.iter().for_each(|&card| _ = table.shows(Outcome::EnduranceDraw(card)));
        table.board().swarm.figures.is_empty()
    };
    let known = |kind| fighting(kind).weakness(Object::Egg, Weakness::SpeciesOnTheBrinkOfExtinction);

    assert!(!hit(fighting(Intruder::Adult), &[AttackCard::ScratchTwo]));
    assert!(hit(known(Intruder::Adult), &[AttackCard::ScratchTwo]));
    assert!(hit(known(Intruder::Queen).injured(3), &[AttackCard::ScratchTwo, AttackCard::ScratchThree]));
    assert!(!hit(known(Intruder::Queen).injured(2), &[AttackCard::ScratchTwo, AttackCard::ScratchThree]));
}

/// NEM-23.39 NEM-25.77 NEM-39.8 NEM-4.18
#[test]
fn a_burning_nest_loses_an_egg_or_two() {
    let burns = |given: Given| {
        let setting = given.explored(2, Room::Nest, 0).fire(2);
        let table = setting.under_way(YOU, EventPhase { step: Phase::FireDamage });
        table.board().nest.eggs
    };

    assert_eq!(burns(given()), 4);
    assert_eq!(burns(given().weakness(Object::Egg, Weakness::VulnerabilityToFire)), 3);
}

/// NEM-39.8 NEM-4.17 NEM-9.5
#[test]
fn fire_hurts_intruders_and_vulnerable_ones_more() {
    let burns = |given: Given| {
        let mut table = given
            .intruder(Intruder::Adult, 6)
            .fire(6)
            .hand(YOU, &[Rest])
            .under_way(YOU, EventPhase { step: Phase::FireDamage });
        table.shows(Outcome::EnduranceDraw(AttackCard::ScratchFive));
        table.figure(0).injuries
    };

    assert_eq!(burns(given()), 1);
    assert_eq!(burns(given().weakness(Object::Egg, Weakness::VulnerabilityToFire)), 2);
}

/// NEM-11.14 NEM-11.17
#[test]
fn a_dead_intruder_leaves_a_carcass_and_a_larva_none() {
    let mut adult = shoots(fighting(Intruder::Adult).injured(3), Item::Revolver, CombatFace::SingleHit);
    adult.shows(Outcome::EnduranceDraw(AttackCard::BiteFour));
    let larva = shoots(fighting(Intruder::Larva), Item::Revolver, CombatFace::Creeper);

    assert_eq!(adult.board().place(RoomNumber(11)).carcasses, 1);
    assert!(larva.board().swarm.figures.is_empty());
    assert_eq!(larva.board().place(RoomNumber(11)).carcasses, 0);
}
