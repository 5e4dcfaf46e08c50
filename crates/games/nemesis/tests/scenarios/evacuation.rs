//! NEM-17.4, NEM-17.5, NEM-18: the evacuation sections and their pods.

use nemesis::{
    Choice, Outcome,
    board::{Card, ObjectToken, Whereabouts},
    rules::{
        actions::Action,
        aims::RoomAim,
        noise::NoiseRoll,
        pods::{PodAnswer, PodTurnAnswer},
        turn::PassingAnswer,
    },
    words::{
        ActionCard::{Rest, Search},
        AttackCard, CorridorNumber, Intruder, IntruderToken, NoiseFace, PodNumber, PodSide, Room, RoomNumber, Section,
    },
};

use crate::table::*;

fn at_the_pods(side: PodSide) -> Given {
    given()
        .explored(2, Room::EvacuationSectionA, 0)
        .pod(PodNumber::One, Section::A, side)
        .pod(PodNumber::Three, Section::B, PodSide::Unlocked)
        .stands(YOU, 2)
        .hand(YOU, &[Search, Search, Rest])
}

/// NEM-17.4 NEM-18.5 NEM-18.6 NEM-18.7 NEM-4.52
#[test]
fn whoever_gets_into_an_unlocked_pod_may_leave_at_once() {
    let mut table = at_the_pods(PodSide::Unlocked).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Nothing).shows(Outcome::NoiseRoll(NoiseFace::Three));
    let seats = [PodAnswer::Launch(PodNumber::One), PodAnswer::Wait(PodNumber::One)].map(Choice::PodBoarding);
    assert_eq!(table.answers(YOU), seats, "the other pod is in section B");
    table.chooses(YOU, seats[0]);

    let pod = PodNumber::One;
    table.tells(&[Heard::PodEntered { seat: YOU, pod }, Heard::PodLaunched { pod, with: engine::Seats::one(YOU) }]);
    assert_eq!(table.player(YOU).whereabouts, Whereabouts::Evacuated);
    assert!(!table.board().pod(PodNumber::One).is_there);
}

/// NEM-18.4 NEM-18.18 NEM-27.68
#[test]
fn a_locked_pod_a_malfunction_or_an_intruder_keeps_everybody_out() {
    let locked = at_the_pods(PodSide::Locked).on_the_turn_of(YOU);
    let broken = at_the_pods(PodSide::Unlocked).malfunction(2).on_the_turn_of(YOU);
    let watched = at_the_pods(PodSide::Unlocked).intruder(Intruder::Larva, 2).on_the_turn_of(YOU);
    let full = at_the_pods(PodSide::Unlocked)
        .whereabouts(SHE, Whereabouts::Pod { pod: PodNumber::One })
        .whereabouts(HE, Whereabouts::Pod { pod: PodNumber::One })
        .on_the_turn_of(YOU);

    let reasons = [locked, broken, watched, full].map(|table| table.refuses_the_room());
    assert_eq!(reasons, [Some("NEM-18.4"), Some("NEM-5.49"), Some("NEM-5.8"), Some("NEM-18.4")]);
}

/// NEM-18.5
#[test]
fn an_intruder_that_comes_keeps_one_out_of_the_pod() {
    let mut table =
        at_the_pods(PodSide::Unlocked).noise(2, 3).in_the_bag(IntruderToken::CreeperOne).on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Nothing)
        .shows(Outcome::NoiseRoll(NoiseFace::Three))
        .shows(Outcome::EncounterDraw(IntruderToken::CreeperOne));

    table.tells(&[Heard::PodMissed { seat: YOU }]);
    assert_eq!(table.room_of(YOU), 2);
    assert!(table.is_turn_of(YOU));
}

/// NEM-18.5 NEM-12.10
#[test]
fn a_larva_that_comes_keeps_one_out_of_the_pod_even_if_it_is_gone_at_once() {
    let mut table = at_the_pods(PodSide::Unlocked)
        .noise(2, 3)
        .with(|board| {
            let player = board.player_mut(YOU);
            player.deck.add(Card::Action(Rest));
            player.hand.take(Card::Action(Rest));
        })
        .on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Nothing)
        .shows(Outcome::NoiseRoll(NoiseFace::Three))
        .shows(Outcome::EncounterDraw(IntruderToken::LarvaOne));

    assert!(
        table.player(YOU).has_larva && table.board().swarm.figures.is_empty(),
        "with no card in hand you were surprised"
    );
    assert!(table.is_turn_of(YOU), "an intruder has appeared, so the attempt has failed");
    assert_eq!(table.room_of(YOU), 2);
}

/// NEM-18.8 NEM-26.19
#[test]
fn whoever_joins_somebody_in_a_pod_may_launch_it_with_both() {
    let mut table =
        at_the_pods(PodSide::Unlocked).whereabouts(SHE, Whereabouts::Pod { pod: PodNumber::One }).on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Nothing)
        .shows(Outcome::NoiseRoll(NoiseFace::Three))
        .chooses(YOU, Choice::PodBoarding(PodAnswer::Launch(PodNumber::One)));

    assert_eq!([YOU, SHE].map(|seat| table.player(seat).whereabouts), [Whereabouts::Evacuated; 2]);
}

/// NEM-18.9 NEM-26.16 NEM-25.31 NEM-4.10
#[test]
fn waiting_in_a_pod_is_a_pass() {
    let mut table = at_the_pods(PodSide::Unlocked).on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Nothing)
        .shows(Outcome::NoiseRoll(NoiseFace::Three))
        .chooses(YOU, Choice::PodBoarding(PodAnswer::Wait(PodNumber::One)))
        .chooses(YOU, Choice::Passing(PassingAnswer::Discard(Card::Action(Rest))))
        .chooses(YOU, Choice::Passing(PassingAnswer::Done));

    assert!(table.player(YOU).has_passed);
    assert!(table.player(YOU).hand.is_empty(), "whoever passes may discard");
    assert_eq!(table.player(YOU).whereabouts, Whereabouts::Pod { pod: PodNumber::One });
    assert_eq!(table.on_turn(), SHE);
}

/// NEM-18.10 NEM-18.12 NEM-18.18 NEM-4.53 NEM-26.18
#[test]
fn whoever_waits_may_launch_stay_or_leave_and_not_launch_a_locked_pod() {
    let waits = |side| {
        let mut table =
            at_the_pods(side).whereabouts(SHE, Whereabouts::Pod { pod: PodNumber::One }).on_the_turn_of(YOU);
        table.does(Action::Pass).chooses(YOU, Choice::Passing(PassingAnswer::Done));
        table
    };
    let answers = [PodTurnAnswer::Launch, PodTurnAnswer::Stay, PodTurnAnswer::Leave].map(Choice::PodTurn);

    let mut leaves = waits(PodSide::Unlocked);
    assert_eq!(leaves.answers(SHE), answers);
    assert_eq!(waits(PodSide::Locked).answers(SHE), answers[1..]);
    leaves.chooses(SHE, answers[2]);

    leaves.tells(&[Heard::PodLeft { seat: SHE, room: RoomNumber(2) }]);
    assert_eq!(leaves.room_of(SHE), 2);
    assert!(leaves.is_turn_of(SHE), "with a whole turn before her");
    assert_eq!(leaves.board().turn.actions_left, 2);
}

/// She waits in pod 1 of section A, whose room is empty.
fn she_waits() -> Given {
    at_the_pods(PodSide::Unlocked).stands(YOU, 1).whereabouts(SHE, Whereabouts::Pod { pod: PodNumber::One })
}

/// NEM-18.13 NEM-25.30 NEM-7.1
#[test]
fn whoever_waits_in_a_pod_makes_noise_in_the_section() {
    let mut table = she_waits().under_way(YOU, NoiseRoll { seat: SHE });

    table.shows(Outcome::NoiseRoll(NoiseFace::Three));

    let exit = table.board().ship().exit(RoomNumber(2), CorridorNumber(3));
    assert!(table.board().noise.has(exit.way()));
    assert_eq!(table.player(SHE).whereabouts, Whereabouts::Pod { pod: PodNumber::One });
}

/// NEM-18.15 NEM-10.14 NEM-7.5
#[test]
fn an_intruder_that_appears_in_the_section_drives_everybody_out_of_its_pods() {
    let mut table =
        she_waits().noise(2, 3).in_the_bag(IntruderToken::AdultFour).under_way(YOU, NoiseRoll { seat: SHE });

    table
        .shows(Outcome::NoiseRoll(NoiseFace::Three))
        .shows(Outcome::EncounterDraw(IntruderToken::AdultFour))
        .shows(Outcome::AttackDraw(AttackCard::ScratchTwo));

    table.tells(&[Heard::PodLeft { seat: SHE, room: RoomNumber(2) }]);
    assert_eq!(table.room_of(SHE), 2);
    assert_eq!(table.player(SHE).light_wounds.count(), 1, "with no card in hand she was surprised");
}

/// NEM-18.16 NEM-26.17 NEM-6.7
#[test]
fn whoever_waits_in_a_pod_is_not_in_the_room() {
    let mut table = she_waits().hand(SHE, &[Rest]).on_the_turn_of(YOU);

    table
        .chooses(YOU, Choice::Turn(Action::Move { corridor: CorridorNumber(3) }))
        .chooses(YOU, Choice::Payment(Search));

    assert_eq!(table.room_of(YOU), 2);
    assert!(table.waits_for_chance(), "the room was empty, so there is noise");
}

/// NEM-18.11 NEM-18.16 NEM-4.10
#[test]
fn whoever_stays_in_a_pod_passes_and_does_not_burn() {
    let mut table = she_waits().fire(2).hand(SHE, &[Rest]).on_the_turn_of(YOU);

    table
        .does(Action::Pass)
        .chooses(YOU, Choice::Passing(PassingAnswer::Done))
        .chooses(SHE, Choice::PodTurn(PodTurnAnswer::Stay))
        .chooses(SHE, Choice::Passing(PassingAnswer::Discard(Card::Action(Rest))))
        .chooses(SHE, Choice::Passing(PassingAnswer::Done));

    assert!(table.player(SHE).has_passed);
    assert_eq!(table.player(SHE).light_wounds.count(), 0);
    assert_eq!(table.on_turn(), HE);
}

/// NEM-18.14 NEM-26.77
#[test]
fn heavy_objects_take_no_seat_and_leave_with_their_carrier() {
    let mut table = at_the_pods(PodSide::Unlocked)
        .whereabouts(SHE, Whereabouts::Pod { pod: PodNumber::One })
        .carries_object(SHE, ObjectToken::Carcass)
        .carries_object(YOU, ObjectToken::Egg)
        .on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Nothing)
        .shows(Outcome::NoiseRoll(NoiseFace::Three))
        .chooses(YOU, Choice::PodBoarding(PodAnswer::Launch(PodNumber::One)));

    assert!(table.player(YOU).hands.has(nemesis::words::Object::Egg));
    assert_eq!(table.board().place(RoomNumber(2)).eggs, 0);
}

/// NEM-14.16
#[test]
fn whoever_dies_in_a_pod_lies_in_the_section() {
    let table = she_waits().under_way(YOU, death_of(SHE));

    assert!(table.board().place(RoomNumber(2)).corpses.has(SHE));
}

/// NEM-17.5
#[test]
fn section_b_has_the_pods_of_section_b() {
    let mut table = given()
        .explored(2, Room::EvacuationSectionB, 0)
        .pod(PodNumber::One, Section::A, PodSide::Unlocked)
        .pod(PodNumber::Three, Section::B, PodSide::Unlocked)
        .stands(YOU, 2)
        .hand(YOU, &[Search, Search])
        .on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Nothing).shows(Outcome::NoiseRoll(NoiseFace::Three));

    assert!(table.answers(YOU).contains(&Choice::PodBoarding(PodAnswer::Launch(PodNumber::Three))));
    assert!(!table.answers(YOU).contains(&Choice::PodBoarding(PodAnswer::Launch(PodNumber::One))));
}
