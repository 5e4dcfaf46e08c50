//! NEM-33: the prototypes, and the magazine that fits them.

use nemesis::{
    Choice, Frame, Outcome,
    rules::{
        actions::{Action, Target},
        aims::Aim,
    },
    words::{ActionCard::Search, Back, CombatFace, Intruder, Item, YesNo},
};

use crate::table::*;

/// NEM-33.6 NEM-16.19 NEM-25.84 NEM-16.13
#[test]
fn an_extended_magazine_adds_two_rounds_and_room_for_two_and_costs_nothing() {
    let mut table = given()
        .empty_handed(YOU)
        .carries_loaded(YOU, Item::PrototypePistol, 0)
        .carries(YOU, Item::ExtendedMagazine)
        .on_the_turn_of(YOU);

    table.uses(Item::ExtendedMagazine, Aim::Weapon { weapon: Item::PrototypePistol }, &[]);

    let pistol = table.held(YOU, Item::PrototypePistol);
    assert_eq!((pistol.ammo, pistol.capacity()), (2, 5));
    assert!(
        !table.player(YOU).inventory.iter().any(|(card, _)| card.item == Item::ExtendedMagazine),
        "they are one now"
    );
    assert_eq!(table.player(YOU).n_items(), 2, "and still count as two");
}

/// NEM-16.19 NEM-16.32
#[test]
fn a_weapon_that_is_dropped_takes_its_magazine_to_the_discard_pile() {
    let mut table = given()
        .empty_handed(YOU)
        .carries_loaded(YOU, Item::PrototypePistol, 0)
        .carries(YOU, Item::ExtendedMagazine)
        .on_the_turn_of(YOU);
    table.uses(Item::ExtendedMagazine, Aim::Weapon { weapon: Item::PrototypePistol }, &[]);

    let item = table.card_of(Item::PrototypePistol);
    table.does(Action::DropItem { item });

    assert_eq!([Item::PrototypePistol, Item::ExtendedMagazine].map(|it| table.discarded(it, Back::Red)), [1, 1]);
}

/// NEM-33.7
#[test]
fn the_prototype_rifle_may_spend_a_round_more_at_a_double_hit() {
    let mut table = given()
        .intruder(Intruder::Queen, 11)
        .carries_loaded(YOU, Item::PrototypeRifle, 2)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    shoots(&mut table, Item::PrototypeRifle, CombatFace::DoubleHit);
    table.chooses(YOU, Choice::ExtraRound(YesNo::Yes));

    assert_eq!(table.figure(0).injuries, 3);
    assert_eq!(table.held(YOU, Item::PrototypeRifle).ammo, 0);
}

/// NEM-33.7
#[test]
fn the_prototype_rifle_keeps_its_round_if_that_is_wished_and_asks_only_with_a_double_hit_and_a_round() {
    let fired = |ammo, face| {
        let given = given().intruder(Intruder::Queen, 11).carries_loaded(YOU, Item::PrototypeRifle, ammo);
        let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);
        shoots(&mut table, Item::PrototypeRifle, face);
        table
    };
    let is_asked = |table: &Table| matches!(table.waiting(), Frame::ExtraRound(_));

    let mut table = fired(2, CombatFace::DoubleHit);
    assert!(is_asked(&table));
    table.chooses(YOU, Choice::ExtraRound(YesNo::No));
    assert_eq!((table.figure(0).injuries, table.held(YOU, Item::PrototypeRifle).ammo), (2, 1));

    assert!(!is_asked(&fired(1, CombatFace::DoubleHit)), "there is no round left");
    assert!(!is_asked(&fired(2, CombatFace::SingleHit)));
}

/// NEM-33.8
#[test]
fn the_prototype_shotgun_misses_only_with_a_blank() {
    let injuries = |face| {
        let mut table = given()
            .intruder(Intruder::Queen, 11)
            .carries_loaded(YOU, Item::PrototypeShotgun, 1)
            .hand(YOU, &[Search])
            .on_the_turn_of(YOU);
        shoots(&mut table, Item::PrototypeShotgun, face);
        table.figure(0).injuries
    };

    let faces =
        [CombatFace::Blank, CombatFace::Creeper, CombatFace::Adult, CombatFace::SingleHit, CombatFace::DoubleHit];
    assert_eq!(faces.map(injuries), [0, 1, 1, 2, 3]);
}

/// NEM-33.9
#[test]
fn each_roll_of_the_prototype_pistol_may_be_made_again_once() {
    let mut table = given()
        .intruder(Intruder::Adult, 11)
        .carries_loaded(YOU, Item::PrototypePistol, 2)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    shoots(&mut table, Item::PrototypePistol, CombatFace::Blank);
    table.chooses(YOU, Choice::ShotReroll(YesNo::Yes)).shows(Outcome::ShotRoll(CombatFace::Blank));

    assert_eq!(table.figure(0).injuries, 0);
    assert!(table.is_turn_of(YOU), "there is no third roll");
}

fn shoots(table: &mut Table, weapon: Item, face: CombatFace) {
    let at = Target::Figure { figure: id(0) };
    table.does(Action::Shoot { weapon, at }).pays(&[Search]).shows(Outcome::ShotRoll(face));
}
