//! NEM-32.2: the Captain's cards, and the Intercom that carries them further.

use nemesis::{
    Choice, Frame, Heard, Outcome,
    board::{Card, Held},
    rules::{actions::Action, aims::Aim, looking::Shown},
    words::{
        ActionCard::{
            BasicRepairs, Demolition, Interruption, Motivation, Order, Reload, Rest, Search, SuppressiveFire,
        },
        AttackCard, CorridorNumber, EngineToken, Intruder, Item, NoiseFace, Room, RoomNumber, SeriousWound, YesNo,
    },
};

use crate::table::*;

/// NEM-23.3 NEM-32.5 NEM-32.20 NEM-32.25 NEM-9.18
#[test]
fn basic_repairs_discard_the_malfunction_of_the_room_for_two_cards() {
    let mut table = given().malfunction(11).hand(YOU, &[BasicRepairs, Search, Rest]).on_the_turn_of(YOU);
    assert_eq!(table.aims_of(BasicRepairs), [Aim::Repair]);

    table.plays(BasicRepairs, Aim::Repair, &[Search, Rest]);

    assert!(!table.board().malfunction.has(RoomNumber(11)));
    assert_eq!(table.player(YOU).discard.n_actions(), 3);
}

/// NEM-23.3 NEM-5.7
#[test]
fn nothing_is_repaired_in_combat() {
    let table = given()
        .malfunction(11)
        .intruder(Intruder::Creeper, 11)
        .hand(YOU, &[BasicRepairs, Search, Rest])
        .on_the_turn_of(YOU);

    assert!(table.aims_of(BasicRepairs).is_empty());
}

/// NEM-17.52 NEM-17.53 NEM-17.54 NEM-9.16 NEM-4.56
#[test]
fn in_an_engine_room_both_tokens_are_looked_at_and_put_back_in_any_order() {
    let mut table =
        given().stands(YOU, 20).malfunction(20).hand(YOU, &[BasicRepairs, Search, Rest]).on_the_turn_of(YOU);
    assert_eq!(table.aims_of(BasicRepairs), [Aim::Repair, Aim::Engine]);

    table
        .plays(BasicRepairs, Aim::Engine, &[Search, Rest])
        .shows(Outcome::Look(Shown::Engine(EngineToken::Damaged)))
        .chooses(YOU, Choice::EngineOrder(YesNo::Yes));

    let engine = table.board().engine(nemesis::words::Engine::Two).expect("somebody has seen it");
    assert_eq!(engine.for_rules(), EngineToken::Working);
    assert!(engine.by().has(YOU) && !engine.by().has(SHE));
    let announced = Heard::EngineWorkedOn { seat: YOU, engine: nemesis::words::Engine::Two, is_changed: true };
    assert!(table.heard.contains(&announced.into()), "that the order was changed is told");
    assert!(table.board().malfunction.has(RoomNumber(20)), "the malfunction is another matter");
}

/// NEM-32.6 NEM-31.3
#[test]
fn reload_puts_a_round_into_the_revolver_up_to_six() {
    let mut table = given().ammo(YOU, Item::Revolver, 5).hand(YOU, &[Reload, Rest]).on_the_turn_of(YOU);

    table.plays(Reload, Aim::Nothing, &[]);

    assert_eq!(table.held(YOU, Item::Revolver).ammo, 6);
    let full = given().hand(YOU, &[Reload]).on_the_turn_of(YOU);
    assert!(full.aims_of(Reload).is_empty());
}

/// NEM-32.7 NEM-26.42
#[test]
fn an_order_moves_somebody_from_the_room_whether_they_like_it_or_not() {
    let mut table = given().explored(6, Room::Canteen, 0).hand(YOU, &[Order]).stands(HE, 1).on_the_turn_of(YOU);
    let sent = table.aims_of(Order);
    assert!(sent.contains(&Aim::Sends { seat: SHE, corridor: CorridorNumber(2) }));
    assert!(!sent.iter().any(|aim| matches!(aim, Aim::Sends { seat, .. } if *seat != SHE)), "only she is in the room");

    table
        .plays(Order, Aim::Sends { seat: SHE, corridor: CorridorNumber(2) }, &[])
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.room_of(SHE), 6);
    assert_eq!(table.room_of(YOU), 11);
}

/// NEM-25.65 NEM-26.42 NEM-31.11 NEM-11.28 NEM-6.10
#[test]
fn with_the_intercom_an_order_moves_somebody_out_of_combat_under_attack() {
    let mut table = given()
        .carries(YOU, Item::Intercom)
        .explored(3, Room::CommsRoom, 0)
        .stands(SHE, 3)
        .stands(HE, 11)
        .intruder(Intruder::Adult, 3)
        .hand(YOU, &[Order])
        .hand(SHE, &[Search, Rest, Demolition])
        .on_the_turn_of(YOU);

    table
        .plays(Order, Aim::Sends { seat: SHE, corridor: CorridorNumber(1) }, &[])
        .shows(Outcome::AttackDraw(AttackCard::BiteFour))
        .shows(Outcome::WoundDraw(SeriousWound::Leg))
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.room_of(SHE), 1);
    assert_eq!(table.player(SHE).serious_wounds.len(), 1);
}

/// NEM-32.8
#[test]
fn motivation_lets_everybody_in_the_room_draw_a_card() {
    let mut table = given().hand(YOU, &[Motivation]).stands(HE, 1).on_the_turn_of(YOU);

    table
        .plays(Motivation, Aim::Nothing, &[])
        .shows(Outcome::CardDraw(Card::Action(Search)))
        .shows(Outcome::CardDraw(Card::Action(Search)));

    assert_eq!([YOU, SHE, HE].map(|seat| table.player(seat).hand.len()), [1, 1, 0]);
    assert!(table.is_turn_of(YOU));
}

/// NEM-23.33 NEM-25.66 NEM-31.11
#[test]
fn with_the_intercom_motivation_reaches_every_room_with_a_computer() {
    let mut table = given()
        .carries(YOU, Item::Intercom)
        .explored(3, Room::CommsRoom, 0)
        .stands(SHE, 3)
        .stands(HE, 1)
        .hand(YOU, &[Motivation])
        .on_the_turn_of(YOU);

    table
        .plays(Motivation, Aim::Nothing, &[])
        .shows(Outcome::CardDraw(Card::Action(Search)))
        .shows(Outcome::CardDraw(Card::Action(Search)));

    assert_eq!([YOU, SHE, HE].map(|seat| table.player(seat).hand.len()), [1, 1, 0], "the Cockpit has no computer");
    assert!(table.is_turn_of(YOU), "and nobody draws there");
}

/// NEM-32.9 NEM-32.28 NEM-11.32 NEM-26.43
#[test]
fn under_suppressive_fire_one_leaves_without_being_attacked() {
    let mut table = given()
        .intruder(Intruder::Adult, 11)
        .explored(6, Room::Canteen, 0)
        .stands(SHE, 1)
        .stands(HE, 1)
        .hand(YOU, &[SuppressiveFire, Search])
        .on_the_turn_of(YOU);

    table
        .plays(SuppressiveFire, Aim::Way { corridor: CorridorNumber(2) }, &[])
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.room_of(YOU), 6);
    assert_eq!(table.held(YOU, Item::Revolver).ammo, 5);
}

/// NEM-32.9 NEM-4.50
#[test]
fn whoever_else_is_covered_has_to_agree() {
    let setting = || {
        given()
            .intruder(Intruder::Adult, 11)
            .explored(6, Room::Canteen, 0)
            .stands(HE, 1)
            .hand(YOU, &[SuppressiveFire, Search])
            .on_the_turn_of(YOU)
    };
    let aim = Aim::Sends { seat: SHE, corridor: CorridorNumber(2) };

    let mut agreed = setting();
    agreed
        .plays(SuppressiveFire, aim, &[])
        .chooses(SHE, Choice::Consent(YesNo::Yes))
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));
    let mut refused = setting();
    refused.plays(SuppressiveFire, aim, &[]).chooses(SHE, Choice::Consent(YesNo::No));

    assert_eq!((agreed.room_of(SHE), agreed.held(YOU, Item::Revolver).ammo), (6, 5));
    assert_eq!((refused.room_of(SHE), refused.held(YOU, Item::Revolver).ammo), (11, 6));
}

/// NEM-32.9
#[test]
fn with_two_loaded_weapons_the_player_chooses_which_one_fires() {
    let mut table = given()
        .intruder(Intruder::Adult, 11)
        .explored(6, Room::Canteen, 0)
        .carries_loaded(YOU, Item::PrototypePistol, 2)
        .stands(SHE, 1)
        .stands(HE, 1)
        .hand(YOU, &[SuppressiveFire, Search])
        .on_the_turn_of(YOU);

    table
        .plays(SuppressiveFire, Aim::Way { corridor: CorridorNumber(2) }, &[])
        .chooses(YOU, Choice::CoveringWeapon(Item::PrototypePistol))
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.held(YOU, Item::PrototypePistol).ammo, 1);
    assert_eq!(table.held(YOU, Item::Revolver).ammo, 6);
}

/// NEM-32.9
#[test]
fn without_ammo_nobody_is_covered() {
    let table = given()
        .intruder(Intruder::Adult, 11)
        .ammo(YOU, Item::Revolver, 0)
        .hand(YOU, &[SuppressiveFire])
        .on_the_turn_of(YOU);

    assert!(table.aims_of(SuppressiveFire).is_empty());
}

/// NEM-5.52 NEM-5.53 NEM-5.60 NEM-26.5 NEM-32.4
#[test]
fn an_interrupted_card_is_lost_and_does_nothing() {
    let mut table =
        given().malfunction(11).hand(YOU, &[BasicRepairs, Search, Rest]).hand(SHE, &[Interruption]).on_the_turn_of(YOU);

    table
        .chooses(YOU, Choice::Turn(Action::Play { card: BasicRepairs, aim: Aim::Repair }))
        .chooses(YOU, Choice::Payment(Search))
        .chooses(YOU, Choice::Payment(Rest))
        .chooses(SHE, Choice::Interruption(YesNo::Yes));

    assert!(table.board().malfunction.has(RoomNumber(11)), "nothing was repaired");
    assert_eq!(table.player(YOU).hand.len(), 0);
    assert!(!table.player(SHE).hand.has(Interruption));
    assert!(matches!(table.waiting(), Frame::Turn(_)));
    assert_eq!(table.board().turn.actions_left, 1, "it was one of the two actions");
}

/// NEM-16.5 NEM-31.3
#[test]
fn the_captain_begins_with_the_revolver_in_a_hand() {
    let table = given().on_the_turn_of(YOU);

    assert!(
        matches!(table.player(YOU).hands.0[0], Held::Item(item) if item.card.item == Item::Revolver && item.ammo == 6)
    );
}
