//! NEM-32.6: the Scout's cards.

use nemesis::{
    Choice, Outcome,
    board::Card,
    rules::aims::Aim,
    words::{
        ActionCard::{Adrenaline, Reconnaissance, Rest, Scavenging, Search},
        AttackCard, Back, Character, CombatFace, CorridorNumber, ExplorationToken, Intruder, Item, ItemCard, NoiseFace,
        Room, RoomNumber, SeriousWound,
    },
};

use crate::table::*;

fn scout() -> Given {
    given().character(YOU, Character::Scout).stands(SHE, 1).stands(HE, 1)
}

/// NEM-32.26 NEM-5.44
#[test]
fn scavenging_finds_something_where_nothing_is_left() {
    let medkit = ItemCard::new(Item::Medkit, Back::Green);
    let mut table =
        scout().explored(6, Room::Canteen, 0).stands(YOU, 6).hand(YOU, &[Scavenging, Search]).on_the_turn_of(YOU);

    table
        .plays(Scavenging, Aim::Deck { back: Back::Green }, &[Search])
        .shows(Outcome::ItemDraw(medkit))
        .shows(Outcome::ItemDraw(medkit))
        .chooses(YOU, Choice::KeepOne(medkit));

    assert!(table.has(YOU, Item::Medkit));
    assert_eq!(table.board().place(RoomNumber(6)).items, 0);
}

/// NEM-32.27 NEM-25.64
#[test]
fn reconnaissance_makes_no_noise_and_ignores_danger() {
    let mut table = scout().intruder(Intruder::Adult, 5).hand(YOU, &[Reconnaissance, Search]).on_the_turn_of(YOU);

    table
        .plays(Reconnaissance, Aim::Way { corridor: CorridorNumber(2) }, &[Search])
        .shows(Outcome::TileReveal(Room::Canteen))
        .shows(Outcome::TokenReveal(ExplorationToken::DangerTwo));

    assert_eq!(table.room_of(YOU), 6);
    assert_eq!(table.intruders_in(6), []);
    assert!(table.board().noise.is_empty());
    assert!(table.is_turn_of(YOU));
}

/// NEM-32.27 NEM-6.20
#[test]
fn reconnaissance_still_meets_what_else_a_token_brings() {
    let mut table = scout().hand(YOU, &[Reconnaissance, Search]).on_the_turn_of(YOU);

    table
        .plays(Reconnaissance, Aim::Way { corridor: CorridorNumber(2) }, &[Search])
        .shows(Outcome::TileReveal(Room::Canteen))
        .shows(Outcome::TokenReveal(ExplorationToken::MalfunctionThree));

    assert!(table.board().malfunction.has(RoomNumber(6)));
    assert_eq!(table.board().place(RoomNumber(6)).items, 3);
}

/// NEM-32.29 NEM-5.6
#[test]
fn adrenaline_shoots_for_ammo_alone_and_draws_a_card() {
    let mut table = scout().intruder(Intruder::Adult, 11).hand(YOU, &[Adrenaline]).on_the_turn_of(YOU);

    table
        .plays(Adrenaline, Aim::Shot { weapon: Item::Rifle, figure: id(0) }, &[])
        .shows(Outcome::ShotRoll(CombatFace::Adult))
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo))
        .shows(Outcome::CardDraw(Card::Action(Search)));

    assert_eq!(table.held(YOU, Item::Rifle).ammo, 3);
    assert_eq!(table.figure(0).injuries, 1);
    assert_eq!(table.player(YOU).hand.len(), 1);
}

/// NEM-32.29 NEM-11.28 NEM-26.31
#[test]
fn adrenaline_escapes_without_a_surcharge_and_draws_a_card() {
    let mut table = scout()
        .intruder(Intruder::Adult, 11)
        .explored(6, Room::Canteen, 0)
        .wound(YOU, SeriousWound::Leg)
        .hand(YOU, &[Adrenaline])
        .on_the_turn_of(YOU);

    table
        .plays(Adrenaline, Aim::Way { corridor: CorridorNumber(2) }, &[])
        .shows(Outcome::AttackDraw(AttackCard::TailAttackTwo))
        .shows(Outcome::NoiseRoll(NoiseFace::Silence))
        .shows(Outcome::CardDraw(Card::Action(Rest)));

    assert_eq!(table.room_of(YOU), 6);
    assert!(table.player(YOU).hand.has(Rest));
}

/// NEM-32.29
#[test]
fn whoever_dies_escaping_draws_nothing() {
    let mut table = scout()
        .intruder(Intruder::Adult, 11)
        .dressed_wound(YOU, SeriousWound::Leg)
        .dressed_wound(YOU, SeriousWound::Arm)
        .hand(YOU, &[Adrenaline])
        .on_the_turn_of(YOU);

    table
        .plays(Adrenaline, Aim::Way { corridor: CorridorNumber(2) }, &[])
        .shows(Outcome::AttackDraw(AttackCard::BiteFour));

    assert!(!table.player(YOU).is_alive());
    assert!(!table.waits_for_chance());
}
