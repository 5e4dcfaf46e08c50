//! NEM-17.4, NEM-17.5, NEM-18: the evacuation sections and their pods.

use nemesis::{
    Choice, Outcome,
    board::Whereabouts,
    rules::{
        aims::RoomAim,
        pods::{PodAnswer, PodTurnAnswer},
    },
    words::{
        ActionCard::{Rest, Search},
        Intruder, IntruderToken, NoiseFace, PodNumber, PodSide, Room, Section,
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

/// NEM-17.4 NEM-18.4 NEM-18.5 NEM-18.6 NEM-18.7
#[test]
fn whoever_gets_into_an_unlocked_pod_may_leave_at_once() {
    let mut table = at_the_pods(PodSide::Unlocked).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Nothing).shows(Outcome::NoiseRoll(NoiseFace::Three));
    let seats = [PodAnswer::Launch(PodNumber::One), PodAnswer::Wait(PodNumber::One)].map(Choice::PodBoarding);
    assert_eq!(table.answers(YOU), seats, "the other pod is in section B");
    table.chooses(YOU, seats[0]);

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

    for table in [locked, broken, watched, full] {
        assert!(table.aims_of_the_room().is_empty());
    }
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

    assert_eq!(table.room_of(YOU), 2);
    assert!(table.is_turn_of(YOU));
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

/// NEM-18.9 NEM-26.16 NEM-25.31
#[test]
fn waiting_in_a_pod_is_a_pass() {
    let mut table = at_the_pods(PodSide::Unlocked).on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Nothing)
        .shows(Outcome::NoiseRoll(NoiseFace::Three))
        .chooses(YOU, Choice::PodBoarding(PodAnswer::Wait(PodNumber::One)));

    assert!(table.player(YOU).has_passed);
    assert_eq!(table.player(YOU).whereabouts, Whereabouts::Pod { pod: PodNumber::One });
    assert_eq!(table.on_turn(), SHE);
}

/// NEM-18.10 NEM-18.12 NEM-18.18 NEM-4.53
#[test]
fn whoever_waits_may_launch_stay_or_leave_and_not_launch_a_locked_pod() {
    let waits = |side| {
        let mut table =
            at_the_pods(side).whereabouts(SHE, Whereabouts::Pod { pod: PodNumber::One }).on_the_turn_of(YOU);
        table
            .does(nemesis::rules::actions::Action::Pass)
            .chooses(YOU, Choice::Passing(nemesis::rules::turn::PassingAnswer::Done));
        table
    };
    let answers = [PodTurnAnswer::Launch, PodTurnAnswer::Stay, PodTurnAnswer::Leave].map(Choice::PodTurn);

    let mut leaves = waits(PodSide::Unlocked);
    assert_eq!(leaves.answers(SHE), answers);
    assert_eq!(waits(PodSide::Locked).answers(SHE), answers[1..]);
    leaves.chooses(SHE, answers[2]);

    assert_eq!(leaves.room_of(SHE), 2);
    assert!(leaves.is_turn_of(SHE), "with a whole turn before her");
    assert_eq!(leaves.board().turn.actions_left, 2);
}
