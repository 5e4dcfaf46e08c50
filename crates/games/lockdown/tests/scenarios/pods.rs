//! LOC-19.38, LOC-20.2: boarding a pod, and Surgery, which both end with a pass.

use lockdown::{
    Heard, Outcome,
    board::Whereabouts,
    rules::aims::RoomAim,
    words::{ActionCard, Contamination, Pod, Room, SeriousWound},
};

use crate::table::{Given, SHE, YOU, given};

fn waiting_room() -> Given {
    given().explored(20, Room::CssRoomA, 1).stands(YOU, 20).time(10)
}

/// LOC-20.10 LOC-26.42 LOC-20.15
#[test]
fn a_pod_is_boarded_when_a_css_token_is_due_and_it_is_empty() {
    assert_eq!(waiting_room().room_aims(YOU), [RoomAim::Nothing]);
    assert!(waiting_room().time(9).room_aims(YOU).is_empty());
    let taken = waiting_room().whereabouts(SHE, Whereabouts::Pod { pod: Pod::A });
    assert!(taken.room_aims(YOU).is_empty());
}

/// LOC-20.12 LOC-20.11 LOC-28.14 LOC-48.5
#[test]
fn whoever_boards_discards_the_hand_and_bleeds_for_the_pass() {
    let bleeding =
        waiting_room().hand(YOU, &[ActionCard::Search, ActionCard::Search, ActionCard::Bypass]).contaminated(YOU, 1);
    let table = bleeding.wound(YOU, SeriousWound::Bleeding).uses_the_room(YOU, RoomAim::Nothing);

    let player = table.player(YOU);
    assert_eq!((player.hand.len(), player.discard.len(), player.has_passed), (0, 4, true));
    assert_eq!((player.whereabouts, table.wounds(YOU).0), (Whereabouts::Pod { pod: Pod::A }, 1));
    assert!(table.is_quiet(), "without a noise roll");
    assert!(table.told().contains(&Heard::PodBoarded { seat: YOU, pod: Pod::A }));
}

/// LOC-29.46 LOC-29.147
#[test]
fn who_dies_in_the_fire_on_the_way_occupies_no_pod() {
    let burning = waiting_room().fire(20);
    assert_eq!(burning.uses_the_room(YOU, RoomAim::Nothing).wounds(YOU), (1, 0));

    let hurt = [SeriousWound::Leg, SeriousWound::Body, SeriousWound::Hand].into_iter();
    let dying = hurt.fold(burning, |it, wound| it.dressed_wound(YOU, wound)).uses_the_room(YOU, RoomAim::Nothing);
    assert!(!dying.player(YOU).is_alive());
    assert_eq!(dying.board().occupant(Pod::A), None);
    assert_eq!(dying.board().place(lockdown::words::RoomNumber(20)).corpses.len(), 1);
}

/// LOC-19.38 LOC-13.7 LOC-13.13 LOC-13.14
#[test]
fn surgery_takes_out_all_that_is_infected_and_ends_the_round_for_its_patient() {
    let patient = given().explored(20, Room::Surgery, 1).stands(YOU, 20).larva(YOU).contaminated(YOU, 2);
    let patient = patient.hand(YOU, &[ActionCard::Rest]).wound(YOU, SeriousWound::Bleeding);
    let mut table = patient.uses_the_room(YOU, RoomAim::Nothing);
    table.shows(Outcome::Scan(Contamination::Infected)).shows(Outcome::Scan(Contamination::Clean));

    let player = table.player(YOU);
    assert!(player.is_alive() && !player.has_larva && player.has_passed);
    assert_eq!(
        (player.hand.len(), player.discard.len(), player.deck.len()),
        (0, 0, 11),
        "the clean one is shuffled in"
    );
    assert_eq!(table.board().contamination.removed.infected, 1);
    assert_eq!(table.wounds(YOU).0, 2, "one of the operation, and one for the pass");
}

/// LOC-19.38
#[test]
fn whoever_dies_in_surgery_does_nothing_more() {
    let hurt = [SeriousWound::Leg, SeriousWound::Bleeding, SeriousWound::Hand].into_iter();
    let patient = given().explored(20, Room::Surgery, 1).stands(YOU, 20);
    let table = hurt.fold(patient, |it, wound| it.wound(YOU, wound)).uses_the_room(YOU, RoomAim::Nothing);

    assert!(!table.player(YOU).is_alive() && !table.player(YOU).has_passed);
}
