//! NEM-11, NEM-17.14 to NEM-17.18, NEM-33.2: what is foreseen of shots, blows and blasts.

use engine::Seats;
use nemesis::{
    Choice, Outcome,
    board::ObjectToken,
    foresight::{Ahead, CombatRollAhead, InjuryAhead, MissAhead},
    rules::{
        actions::{Action, Target},
        aims::Aim,
    },
    words::{
        ActionCard::{Search, TakingAim},
        Character, CombatFace, Intruder, Item, Object, SeriousWound, Weakness, YesNo,
    },
};

use crate::table::*;

const IT: Target = Target::Figure { figure: nemesis::board::FigureId(0) };

fn fighting(kind: Intruder) -> Given {
    given().intruder(kind, 11).stands(SHE, 1).stands(HE, 1).hand(YOU, &[Search])
}

/// The die as it is foreseen for the first attack of an action.
#[track_caller]
fn die(ahead: &[Ahead]) -> &CombatRollAhead {
    let rolls = ahead.iter().find_map(|it| match it {
        Ahead::Shot { roll, .. } | Ahead::Blow { roll, .. } => Some(roll),
        _ => None,
    });
    rolls.expect("a roll is foreseen")
}

fn hits(roll: &CombatRollAhead) -> (u8, u8) {
    (roll.hits, roll.of)
}

fn injuries(roll: &CombatRollAhead, face: CombatFace) -> u8 {
    roll.faces.iter().find(|it| it.face == face).map_or(0, |it| it.injuries)
}

/// NEM-11.3, NEM-31.3
#[test]
fn a_shot_is_foreseen_with_the_faces_that_hit_and_what_each_does() {
    let shoot = Action::Shoot { weapon: Item::Revolver, at: IT };

    let ahead = fighting(Intruder::Adult).on_the_turn_of(YOU).ahead(shoot);

    let roll = die(&ahead);
    assert_eq!(hits(roll), (3, 6));
    let faces = [CombatFace::Blank, CombatFace::Creeper, CombatFace::Adult, CombatFace::DoubleHit];
    assert_eq!(faces.map(|face| injuries(roll, face)), [0, 0, 1, 3]);
    assert_eq!(hits(die(&fighting(Intruder::Creeper).on_the_turn_of(YOU).ahead(shoot))), (5, 6));
    assert_eq!(hits(die(&fighting(Intruder::Queen).on_the_turn_of(YOU).ahead(shoot))), (2, 6));
}

/// NEM-39.1
#[test]
fn vital_places_are_foreseen_once_they_are_known() {
    let given = fighting(Intruder::Adult).weakness(Object::Egg, Weakness::VitalPlaces);

    let ahead = given.on_the_turn_of(YOU).ahead(Action::Shoot { weapon: Item::Revolver, at: IT });

    assert_eq!(hits(die(&ahead)), (4, 6));
}

/// NEM-11.9, NEM-11.10, NEM-11.11
#[test]
fn a_blow_is_foreseen_with_its_contamination_and_the_wound_of_a_miss() {
    let ahead = fighting(Intruder::Adult).on_the_turn_of(YOU).ahead(Action::Melee { at: IT });

    assert!(matches!(ahead[0], Ahead::Blow { contaminates: true, miss: MissAhead::SeriousWound, .. }));
    assert_eq!(injuries(die(&ahead), CombatFace::DoubleHit), 1);
}

/// NEM-14.4
#[test]
fn a_blow_whose_miss_kills_is_foreseen_as_such() {
    let wounds = [SeriousWound::Body, SeriousWound::Arm, SeriousWound::Leg];
    let given = wounds.into_iter().fold(fighting(Intruder::Adult), |given, wound| given.wound(YOU, wound));

    let ahead = given.on_the_turn_of(YOU).ahead(Action::Melee { at: IT });

    assert!(matches!(ahead[0], Ahead::Blow { miss: MissAhead::Death, .. }));
}

/// NEM-17.16, NEM-17.18
#[test]
fn a_blow_at_eggs_is_foreseen_to_cost_nothing_when_it_misses_but_noise() {
    let given = given().lies(11, ObjectToken::Egg).noise(11, 3).hand(YOU, &[Search]);

    let ahead = given.on_the_turn_of(YOU).ahead(Action::Melee { at: Target::Eggs });

    assert!(matches!(ahead[0], Ahead::Blow { contaminates: false, miss: MissAhead::Nothing, .. }));
    assert_eq!(hits(die(&ahead)), (5, 6));
    assert!(matches!(ahead[1], Ahead::Noise { n_encounter: 2, .. }));
}

/// NEM-32.22
#[test]
fn taking_aim_is_foreseen_with_a_second_roll() {
    let given = given().character(YOU, Character::Soldier).intruder(Intruder::Adult, 11);
    let mut table = given.stands(SHE, 1).stands(HE, 1).hand(YOU, &[TakingAim]).on_the_turn_of(YOU);
    let shot = Action::Play {
        card: TakingAim,
        aim: Aim::Shot { weapon: Item::AssaultRifle, figure: nemesis::board::FigureId(0) },
    };

    let before = table.ahead(shot);
    table.does(shot).shows(Outcome::ShotRoll(CombatFace::SingleHit));
    let keeps = table.foresees(YOU, Choice::ShotReroll(YesNo::No)).ahead;
    let again = table.foresees(YOU, Choice::ShotReroll(YesNo::Yes)).ahead;

    assert!(matches!(before[0], Ahead::Shot { may_reroll: true, .. }));
    assert_eq!(keeps, [Ahead::Hits { at: IT, injuries: 2 }]);
    assert!(matches!(again[0], Ahead::Shot { may_reroll: false, .. }));
}

/// NEM-33.7
#[test]
fn a_further_round_is_foreseen_as_a_further_injury() {
    let given = fighting(Intruder::Adult).carries_loaded(YOU, Item::PrototypeRifle, 2);
    let mut table = given.on_the_turn_of(YOU);
    table.does(Action::Shoot { weapon: Item::PrototypeRifle, at: IT }).pays(&[Search]);
    table.shows(Outcome::ShotRoll(CombatFace::DoubleHit));

    let [without, with] = [YesNo::No, YesNo::Yes].map(|it| table.foresees(YOU, Choice::ExtraRound(it)).ahead);

    assert_eq!(without, [Ahead::Hits { at: IT, injuries: 2 }]);
    assert_eq!(with, [Ahead::Hits { at: IT, injuries: 3 }]);
}

/// NEM-33.2
#[test]
fn a_grenade_is_foreseen_to_hurt_everybody_around() {
    let given = fighting(Intruder::Adult).intruder(Intruder::Creeper, 11).stands(SHE, 11).hand(YOU, &[Search]);
    let table = given.carries(YOU, Item::Grenade).on_the_turn_of(YOU);
    let figure = id(0);

    let ahead = table.ahead(Action::Use { item: table.card_of(Item::Grenade), aim: Aim::Figure { figure } });

    let figures = vec![InjuryAhead { figure, injuries: 2 }, InjuryAhead { figure: id(1), injuries: 1 }];
    let characters = Seats::one(YOU).with(SHE);
    assert_eq!(ahead, [Ahead::Blast { figures, characters, deadly_for: Seats::NONE }]);
}
