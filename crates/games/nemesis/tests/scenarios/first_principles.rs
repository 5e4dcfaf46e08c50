//! NEM-6.1, NEM-7.14, NEM-10.1, NEM-11.1, NEM-12.1: what holds for figures, noise and attacks everywhere.

use nemesis::{
    Choice, Frame, Outcome,
    board::Whereabouts,
    rules::{
        actions::{Action, Target},
        aims::RoomAim,
        event_phase::EventPhase,
        noise::NoiseRoll,
        turn::TurnOrder,
    },
    words::{
        ActionCard::{Rest, Search},
        AttackCard, CombatFace, CorridorNumber, Course, ExplorationToken, Intruder, IntruderToken, Item, NoiseFace,
        Phase, PodNumber, PodSide, Room, RoomNumber, Section,
    },
};

use crate::table::*;

/// NEM-6.1
#[test]
fn whoever_sits_in_a_pod_is_in_no_room_and_acts_in_none() {
    let given = given()
        .explored(2, Room::EvacuationSectionA, 0)
        .pod(PodNumber::One, Section::A, PodSide::Unlocked)
        .whereabouts(SHE, Whereabouts::Pod { pod: PodNumber::One })
        .hand(SHE, &[Search, Rest]);
    let table = given.under_way(SHE, TurnOrder { next: SHE });

    assert_eq!(table.room_of(SHE), 0);
    assert!(table.answers(SHE).iter().all(|choice| matches!(choice, Choice::PodTurn(_))));
}

/// NEM-6.3
#[test]
fn any_number_of_characters_and_intruders_share_a_room() {
    let all = [Intruder::Queen, Intruder::Breeder, Intruder::Adult, Intruder::Adult, Intruder::Creeper];
    let table = all.into_iter().fold(given(), |given, kind| given.intruder(kind, 11)).on_the_turn_of(YOU);

    assert_eq!(table.intruders_in(11), all);
    assert!([YOU, SHE, HE].into_iter().all(|seat| table.board().is_fighting(seat)));
}

/// NEM-6.15
#[test]
fn what_a_token_does_comes_after_its_items() {
    let mut table = given().hand(YOU, &[Rest]).on_the_turn_of(YOU);

    table.does(Action::Move { corridor: CorridorNumber(1) }).pays(&[Rest]);
    table.shows(Outcome::TileReveal(Room::Canteen)).shows(Outcome::TokenReveal(ExplorationToken::FireTwo));

    assert_eq!(table.board().place(RoomNumber(15)).items, 2);
    assert!(table.board().fire.has(RoomNumber(15)));
    assert!(matches!(table.waiting(), Frame::NoiseRoll(_)), "and then the noise of the move");
}

/// NEM-7.14
#[test]
fn noise_hinders_nobody_and_calls_nobody_by_itself() {
    let given = given().explored(15, Room::Canteen, 1).stands(HE, 15).noise(11, 1).intruder(Intruder::Adult, 12);
    let mut table = given.hand(YOU, &[Rest]).on_the_turn_of(YOU);
    let before = table.board().noise;

    table.does(Action::Move { corridor: CorridorNumber(1) }).pays(&[Rest]);

    assert_eq!(table.room_of(YOU), 15, "the way leads through the noise");
    assert_eq!(table.board().noise, before);
    assert_eq!(table.intruders_in(12), [Intruder::Adult]);
    assert!(table.is_turn_of(YOU));
}

/// NEM-7.15 NEM-10.1
#[test]
fn an_encounter_is_a_token_drawn_for_whoever_rolled_among_all_in_the_room() {
    let given = given().noise(11, 1).hand(SHE, &[Search, Rest]);
    let mut table = given.under_way(YOU, NoiseRoll { seat: SHE });

    table.shows(Outcome::NoiseRoll(NoiseFace::One));
    assert!(matches!(table.waiting(), Frame::EncounterDraw(draw) if draw.seat == SHE));
    table.shows(Outcome::EncounterDraw(IntruderToken::CreeperOne));

    assert_eq!(table.intruders_in(11), [Intruder::Creeper], "in the room of all three");
    assert!(table.state.is_over(), "she holds enough cards, and the empty hands of the others do not matter");
}

/// NEM-11.1
#[test]
fn combat_goes_on_in_turns_and_intruders_wait_for_the_event_phase() {
    let given = given().intruder(Intruder::Adult, 11).hand(YOU, &[Search]);
    let mut table = given.on_the_turn_of(YOU);
    let at = Target::Figure { figure: id(0) };

    table.does(Action::Shoot { weapon: Item::Revolver, at }).pays(&[Search]);
    table.shows(Outcome::ShotRoll(CombatFace::Blank));

    assert!(table.is_turn_of(YOU), "nothing strikes back");
}

/// NEM-12.1 NEM-12.2 NEM-12.13
#[test]
fn intruders_attack_in_their_own_room_on_their_occasions_only() {
    let given = || given().explored(15, Room::Canteen, 1).intruder(Intruder::Adult, 15);
    let elsewhere = given().under_way(YOU, EventPhase { step: Phase::IntruderAttack });
    let mut entered = given().hand(YOU, &[Rest]).on_the_turn_of(YOU);
    let mut beside = given().stands(SHE, 15).under_way(YOU, EventPhase { step: Phase::IntruderAttack });

    entered.does(Action::Move { corridor: CorridorNumber(1) }).pays(&[Rest]);

    assert!(matches!(elsewhere.waiting(), Frame::EventDraw(_)), "nobody is in its room");
    assert!(entered.is_turn_of(YOU), "whoever walks in is not surprised, with no card in hand");
    assert!(matches!(beside.waiting(), Frame::AttackDraw(draw) if draw.attack.on == SHE));
    beside.shows(Outcome::AttackDraw(AttackCard::TransformationFour));
    assert!(matches!(beside.waiting(), Frame::EventDraw(_)));
}

/// NEM-17.57
#[test]
fn sleepers_stand_in_the_way_of_a_new_course_and_of_the_self_destruct_sequence_and_of_nothing_else() {
    let asleep = |room: u8| {
        let given = given().whereabouts(SHE, Whereabouts::Hibernating).hand(YOU, &[Search, Rest]);
        given.explored(2, Room::Generator, 0).explored(3, Room::HatchControlSystem, 0).stands(YOU, room)
    };
    let cockpit = asleep(1).on_the_turn_of(YOU).aims_of_the_room();
    let generator = asleep(2).on_the_turn_of(YOU).aims_of_the_room();
    let hatches = asleep(3).pod(PodNumber::One, Section::A, PodSide::Locked).on_the_turn_of(YOU).aims_of_the_room();

    assert!(!cockpit.contains(&RoomAim::SetCourse { course: Course::A }) && generator.is_empty());
    assert_eq!(cockpit, [RoomAim::CheckCoordinates]);
    assert_eq!(hatches, [RoomAim::Pod { pod: PodNumber::One }]);
    assert!(asleep(19).on_the_turn_of(YOU).aims_of_the_room().contains(&RoomAim::Nothing), "engines can be looked at");
}

/// NEM-26.11
#[test]
fn fire_hurts_room_by_room_and_the_largest_first() {
    let given = given()
        .explored(6, Room::Nest, 0)
        .fire(6)
        .fire(2)
        .intruder(Intruder::Creeper, 6)
        .intruder(Intruder::Creeper, 2)
        .intruder(Intruder::Queen, 2);
    let mut table = given.under_way(YOU, EventPhase { step: Phase::FireDamage });
    let checked = |table: &Table| match table.waiting() {
        Frame::EnduranceDraw(draw) => draw.check.figure,
        other => panic!("{other:?}"),
    };

    let mut order = vec![checked(&table)];
    table.shows(Outcome::EnduranceDraw(AttackCard::ScratchSix)).shows(Outcome::EnduranceDraw(AttackCard::ScratchFive));
    order.push(checked(&table));
    table.shows(Outcome::EnduranceDraw(AttackCard::BiteFour));
    order.push(checked(&table));
    assert_eq!(table.board().nest.eggs, 5, "eggs burn last");
    table.shows(Outcome::EnduranceDraw(AttackCard::ScratchThree));

    assert_eq!(order, [id(2), id(1), id(0)]);
    assert_eq!(table.board().nest.eggs, 4);
}

/// NEM-5.2 NEM-5.13 NEM-5.48
#[test]
fn nothing_is_offered_that_cannot_be_paid() {
    let offered = |cards: &[nemesis::words::ActionCard]| {
        let room = given().explored(2, Room::CommsRoom, 0).stands(YOU, 2).lies(2, nemesis::board::ObjectToken::Egg);
        let actions = room.carries(YOU, Item::SyntheticFood).hand(YOU, cards).on_the_turn_of(YOU).actions();
        let has = |is: fn(&Action) -> bool| actions.iter().any(is);
        [
            has(|it| matches!(it, Action::Move { .. })),
            has(|it| matches!(it, Action::PickUp { .. })),
            has(|it| matches!(it, Action::Use { .. })),
            has(|it| matches!(it, Action::CarefulMove { .. })),
            has(|it| matches!(it, Action::UseRoom { .. })),
        ]
    };

    assert_eq!(offered(&[]), [false; 5]);
    assert_eq!(offered(&[Search]), [true, true, true, false, false]);
    assert_eq!(offered(&[Search, Rest]), [true; 5]);
}
