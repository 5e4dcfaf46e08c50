//! NEM-11, NEM-17.14 to NEM-17.16: shooting and striking, at intruders and at eggs.

use nemesis::{
    Outcome,
    board::ObjectToken,
    rules::{
        actions::{Action, Target},
        event_phase::FireDamage,
    },
    words::{
        ActionCard::{Rest, Search},
        AttackCard, Character, CombatFace, CorridorNumber, Event, Intruder, IntruderToken, Item, NoiseFace, Room,
        RoomNumber, SeriousWound,
    },
};

use crate::table::*;

const IT: Target = Target::Figure { figure: nemesis::board::FigureId(0) };

fn fighting(kind: Intruder) -> Given {
    given().intruder(kind, 11).stands(SHE, 1).stands(HE, 1).hand(YOU, &[Search])
}

fn shoots(given: Given, face: CombatFace) -> Table {
    let mut table = given.on_the_turn_of(YOU);
    table.does(Action::Shoot { weapon: Item::Revolver, at: IT }).pays(&[Search]).shows(Outcome::ShotRoll(face));
    table
}

fn strikes(given: Given, face: CombatFace) -> Table {
    let mut table = given.on_the_turn_of(YOU);
    table.does(Action::Melee { at: IT }).pays(&[Search]).shows(Outcome::MeleeRoll(face));
    table
}

/// NEM-5.14 NEM-11.4 NEM-11.5 NEM-11.6
#[test]
fn a_shot_costs_a_card_and_a_round_and_a_miss_nothing_more() {
    let table = shoots(fighting(Intruder::Adult), CombatFace::Creeper);

    table.tells(&[
        Heard::AmmoSpent { seat: YOU, weapon: Item::Revolver, rounds: 1 },
        Heard::Told(Told::CombatRolled { seat: YOU, face: CombatFace::Creeper }),
    ]);
    assert_eq!(table.held(YOU, Item::Revolver).ammo, 5);
    assert_eq!(table.figure(0).injuries, 0);
    assert!(table.is_turn_of(YOU));
    let empty = fighting(Intruder::Adult).ammo(YOU, Item::Revolver, 0).on_the_turn_of(YOU);
    assert!(!empty.offers(Action::Shoot { weapon: Item::Revolver, at: IT }));
}

/// NEM-25.37 NEM-26.30
#[test]
fn a_wounded_hand_shoots_for_the_same_price() {
    let table = shoots(fighting(Intruder::Adult).wound(YOU, SeriousWound::Hand), CombatFace::Blank);

    assert!(table.is_turn_of(YOU));
}

/// NEM-11.2 NEM-12.12
#[test]
fn nobody_shoots_into_another_room() {
    let table = given().intruder(Intruder::Adult, 6).larva(YOU).hand(YOU, &[Search]).on_the_turn_of(YOU);

    assert!(!table.actions().iter().any(|action| matches!(action, Action::Shoot { .. } | Action::Melee { .. })));
}

/// NEM-5.15 NEM-11.8 NEM-11.9 NEM-13.1
#[test]
fn a_blow_costs_a_card_and_brings_contamination_before_the_die_is_rolled() {
    let mut table = fighting(Intruder::Adult).on_the_turn_of(YOU);

    table.does(Action::Melee { at: IT }).pays(&[Search]);

    table.tells(&[Heard::Harm(Harm::Contaminated { seat: YOU })]);
    assert!(table.waits_for_chance() && table.player(YOU).hand.is_empty());
    assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);
}

/// NEM-11.11 NEM-11.12
#[test]
fn a_blow_brings_one_injury_whatever_the_hit_and_whatever_weapon_is_held() {
    for face in [CombatFace::SingleHit, CombatFace::DoubleHit] {
        let mut table = strikes(fighting(Intruder::Adult), face);
        table.shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo));

        assert_eq!(table.figure(0).injuries, 1, "{face:?}");
        assert_eq!(table.held(YOU, Item::Revolver).ammo, 6, "{face:?}");
    }
}

/// NEM-11.10 NEM-14.3
#[test]
fn whoever_misses_with_a_blow_is_wounded() {
    let mut table = strikes(fighting(Intruder::Queen), CombatFace::Adult);
    table.shows(Outcome::WoundDraw(SeriousWound::Leg));

    table.tells(&[Heard::Told(Told::CombatRolled { seat: YOU, face: CombatFace::Adult })]);
    assert_eq!(table.player(YOU).serious_wounds.len(), 1);
    assert_eq!(table.figure(0).injuries, 0);
}

/// NEM-11.13 NEM-11.15 NEM-11.18 NEM-23.12
#[test]
fn an_adult_dies_when_its_injuries_reach_the_number_and_each_check_draws_anew() {
    let mut lives = shoots(fighting(Intruder::Adult), CombatFace::SingleHit);
    lives.shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo));
    let mut dies = shoots(fighting(Intruder::Adult).injured(1), CombatFace::SingleHit);
    dies.shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo));

    assert_eq!(lives.figure(0).injuries, 1);
    assert!(dies.board().swarm.figures.is_empty());
    assert_eq!(dies.board().attacks.discard.len(), 1);
}

/// NEM-11.16 NEM-11.19 NEM-25.18
#[test]
fn a_breeder_is_checked_with_two_cards_and_one_arrow_makes_it_retreat() {
    let mut table = shoots(fighting(Intruder::Breeder).injured(9), CombatFace::SingleHit);

    table
        .shows(Outcome::EnduranceDraw(AttackCard::ClawAttackRetreat))
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo))
        .shows(Outcome::RetreatDraw(Event::Regeneration));

    assert_eq!(table.intruders_in(15), [Intruder::Breeder]);
    assert_eq!(table.figure(0).injuries, 10);
}

/// NEM-11.23 NEM-11.25
#[test]
fn an_intruder_may_retreat_into_technical_corridors_or_to_somebody_else() {
    let retreats = |event| {
        let mut table = given()
            .stands(YOU, 15)
            .explored(15, Room::Canteen, 0)
            .stands(SHE, 11)
            .intruder(Intruder::Creeper, 15)
            .hand(YOU, &[Search])
            .on_the_turn_of(YOU);
        table
            .does(Action::Shoot { weapon: Item::Revolver, at: IT })
            .pays(&[Search])
            .shows(Outcome::ShotRoll(CombatFace::SingleHit))
            .shows(Outcome::EnduranceDraw(AttackCard::BiteRetreat))
            .shows(Outcome::RetreatDraw(event));
        table
    };

    let gone = retreats(Event::FlammableCompounds);
    let came = retreats(Event::Regeneration);

    gone.tells(&[Heard::Told(Told::IntruderVanished { figure: id(0), kind: Intruder::Creeper })]);
    assert!(gone.board().swarm.figures.is_empty());
    assert!(gone.board().swarm.bag.count(IntruderToken::CreeperOne) > 0);
    assert!(came.board().is_fighting(SHE), "and nobody was surprised");
}

/// NEM-11.20 NEM-12.7
#[test]
fn when_the_attack_deck_runs_out_the_discard_pile_is_shuffled() {
    let mut table = fighting(Intruder::Adult)
        .with(|board| {
            while board.attacks.pile.take_top().is_some() {}
            let mut unseen = board.attacks.unseen;
            board.attacks.discard.take_all(&mut unseen);
            board.attacks.unseen = unseen;
        })
        .on_the_turn_of(YOU);

    table
        .does(Action::Shoot { weapon: Item::Revolver, at: IT })
        .pays(&[Search])
        .shows(Outcome::ShotRoll(CombatFace::SingleHit))
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo));

    assert_eq!((table.board().attacks.pile.len(), table.board().attacks.discard.len()), (19, 1));
}

/// NEM-17.14 NEM-17.15 NEM-17.18 NEM-26.92
#[test]
fn eggs_are_shot_at_out_of_combat_and_every_injury_destroys_one() {
    let shoots = |face| {
        let mut table = given().explored(2, Room::Nest, 0).stands(YOU, 2).hand(YOU, &[Search]).on_the_turn_of(YOU);
        table
            .does(Action::Shoot { weapon: Item::Revolver, at: Target::Eggs })
            .pays(&[Search])
            .shows(Outcome::ShotRoll(face))
            .shows(Outcome::NoiseRoll(NoiseFace::Silence));
        assert_eq!(table.board().nest.eggs + table.board().nest.eggs_in_stock, 8, "what is destroyed is in the stock");
        table.board().nest.eggs
    };

    assert_eq!(
        [CombatFace::Blank, CombatFace::Creeper, CombatFace::DoubleHit].map(shoots),
        [5, 4, 2],
        "3 by the revolver"
    );
}

/// NEM-17.16 NEM-26.72
#[test]
fn a_blow_at_eggs_is_without_risk_but_makes_noise_even_in_combat() {
    let mut table = given()
        .explored(2, Room::Nest, 0)
        .stands(YOU, 2)
        .intruder(Intruder::Creeper, 2)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table
        .does(Action::Melee { at: Target::Eggs })
        .pays(&[Search])
        .shows(Outcome::MeleeRoll(CombatFace::Blank))
        .shows(Outcome::NoiseRoll(NoiseFace::Three));

    assert!(table.player(YOU).serious_wounds.is_empty() && table.player(YOU).discard.contamination.is_empty());
    assert_eq!(table.board().nest.eggs, 5);
    assert!(!table.board().noise.is_empty());
}

/// NEM-17.19 NEM-25.79 NEM-26.52
#[test]
fn an_egg_that_is_carried_is_safe_and_one_that_lies_about_is_not_the_nests() {
    let carried = given().carries_object(YOU, ObjectToken::Egg).hand(YOU, &[Search]).on_the_turn_of(YOU);
    let mut dropped =
        given().explored(2, Room::Nest, 0).stands(YOU, 2).carries_object(YOU, ObjectToken::Egg).on_the_turn_of(YOU);

    dropped.does(Action::DropObject { object: ObjectToken::Egg });

    assert!(!carried.offers(Action::Melee { at: Target::Eggs }));
    assert_eq!((dropped.board().nest.eggs, dropped.board().place(RoomNumber(2)).eggs), (5, 1));
}

/// NEM-5.16 NEM-5.24 NEM-5.26 NEM-16.34
#[test]
fn an_object_on_the_floor_is_picked_up_for_a_card() {
    let mut table = given().lies(11, ObjectToken::Egg).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table.does(Action::PickUp { object: ObjectToken::Egg }).pays(&[Search]);

    assert!(table.player(YOU).hands.has(nemesis::words::Object::Egg));
    assert_eq!(table.board().place(RoomNumber(11)).eggs, 0);
}

/// NEM-5.8 NEM-25.57 NEM-4.39 NEM-5.1
#[test]
fn in_combat_one_shoots_strikes_or_escapes() {
    let table =
        fighting(Intruder::Adult).lies(11, ObjectToken::Egg).stands(SHE, 11).hand(YOU, &[Rest]).on_the_turn_of(YOU);

    let basic = |action: &Action| {
        !matches!(action, Action::Pass | Action::Play { .. } | Action::Use { .. } | Action::DropItem { .. })
    };
    let allowed = |action: &Action| matches!(action, Action::Shoot { .. } | Action::Melee { .. } | Action::Move { .. });
    assert!(table.actions().iter().filter(|action| basic(action)).all(allowed));
    assert!(table.offers(Action::Move { corridor: CorridorNumber(1) }));
    assert!(!table.offers(Action::Trade));
}

/// NEM-11.7 NEM-26.14
#[test]
fn a_weapon_may_turn_one_face_into_another_before_injuries_are_counted() {
    let mut table = given()
        .character(YOU, Character::Mechanic)
        .intruder(Intruder::Queen, 11)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table
        .does(Action::Shoot { weapon: Item::SawedOffShotgun, at: IT })
        .pays(&[Search])
        .shows(Outcome::ShotRoll(CombatFace::SingleHit));

    assert_eq!(table.figure(0).injuries, 2);
}

/// NEM-17.12 NEM-26.52 NEM-4.18
#[test]
fn in_the_nest_the_eggs_of_the_intruder_board_are_destroyed_before_one_that_was_dropped_there() {
    let nest = || given().explored(2, Room::Nest, 0).stands(YOU, 2).lies(2, ObjectToken::Egg).hand(YOU, &[Search]);
    let eggs = |table: &Table| (table.board().nest.eggs, table.board().place(RoomNumber(2)).eggs);

    let mut shot = nest().on_the_turn_of(YOU);
    shot.does(Action::Shoot { weapon: Item::Revolver, at: Target::Eggs })
        .pays(&[Search])
        .shows(Outcome::ShotRoll(CombatFace::SingleHit));
    let burnt = nest().fire(2).under_way(YOU, FireDamage {});

    assert_eq!([eggs(&shot), eggs(&burnt)], [(4, 1); 2]);
}
