//! NEM-17.6: the rooms that are printed on the board.

use nemesis::{
    Frame, Outcome,
    board::Whereabouts,
    rules::{
        aims::RoomAim,
        looking::{Shown, Sight},
    },
    words::{
        ActionCard::{Rest, Search},
        Coordinates, Course, Engine, EngineToken, Intruder, IntruderToken, NoiseFace,
    },
};

use crate::table::*;

fn in_room(number: u8) -> Given {
    given().stands(YOU, number).stands(SHE, 12).stands(HE, 12).hand(YOU, &[Search, Search, Rest])
}

/// NEM-17.47 NEM-24.4 NEM-17.51
#[test]
fn in_the_cockpit_one_looks_at_the_coordinates_in_secret() {
    let mut table = in_room(1).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::CheckCoordinates).shows(Outcome::Look(Shown::Coordinates(Coordinates::Three)));

    table.tells(&[Heard::Looked { seat: YOU, sight: Sight::Coordinates, shown: None }]);
    let card = table.board().tracks.coordinates.expect("somebody has seen them");
    assert_eq!(card.for_rules(), Coordinates::Three);
    assert!(card.by().has(YOU) && !card.by().has(SHE));
}

/// NEM-17.47 NEM-17.50 NEM-24.5
#[test]
fn in_the_cockpit_the_course_is_set_unless_somebody_sleeps() {
    let mut table = in_room(1).on_the_turn_of(YOU);
    let asleep = in_room(1).whereabouts(SHE, Whereabouts::Hibernating).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::SetCourse { course: Course::A });

    table.tells(&[Heard::CourseSet { seat: YOU, course: Course::A }]);
    assert_eq!(table.board().tracks.course, Course::A);
    assert_eq!(asleep.aims_of_the_room(), [RoomAim::CheckCoordinates]);
}

/// NEM-17.48 NEM-28.4
#[test]
fn an_engine_room_shows_its_own_engine() {
    let mut table = in_room(19).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Nothing).shows(Outcome::Look(Shown::Engine(EngineToken::Damaged)));

    assert_eq!(table.player(YOU).engines_seen.of(Engine::Three).map(|seen| seen.value), Some(EngineToken::Damaged));
    assert!(table.board().engine(Engine::One).is_none());
}

/// NEM-9.16
#[test]
fn a_malfunction_in_an_engine_room_hides_the_engine() {
    let table = in_room(19).malfunction(19).on_the_turn_of(YOU);

    assert!(table.aims_of_the_room().is_empty());
}

/// NEM-17.49 NEM-17.55 NEM-17.56 NEM-19.4
#[test]
fn once_the_chambers_are_open_one_may_hibernate() {
    let early = in_room(11).time(6).on_the_turn_of(YOU);
    let mut table = in_room(11).time(7).on_the_turn_of(YOU);
    assert_eq!(early.refuses_the_room(), Some("NEM-17.55"));

    table.uses_the_room(RoomAim::Nothing).shows(Outcome::NoiseRoll(NoiseFace::Two));

    table.tells(&[Heard::Hibernated { seat: YOU }, Heard::TurnEnded { seat: YOU }]);
    assert_eq!(table.player(YOU).whereabouts, Whereabouts::Hibernating);
    assert_eq!(table.on_turn(), SHE, "the turn is over");
}

/// NEM-17.55
#[test]
fn an_intruder_that_comes_spoils_the_sleep() {
    let mut table = in_room(11)
        .time(7)
        .noise(11, 2)
        .in_the_bag(IntruderToken::AdultTwo)
        .hand(YOU, &[nemesis::words::ActionCard::Demolition])
        .on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Nothing)
        .shows(Outcome::NoiseRoll(NoiseFace::Two))
        .shows(Outcome::EncounterDraw(IntruderToken::AdultTwo));

    table.tells(&[Heard::HibernationFailed { seat: YOU }]);
    assert_eq!(table.room_of(YOU), 11);
    assert_eq!(table.intruders_in(11), [Intruder::Adult]);
    assert!(matches!(table.waiting(), Frame::Turn(_)));
}

/// NEM-17.55 NEM-9.17
#[test]
fn nobody_hibernates_with_a_malfunction_or_an_intruder_there() {
    let broken = in_room(11).time(9).malfunction(11).on_the_turn_of(YOU);
    let watched = in_room(11).time(9).intruder(Intruder::Larva, 11).on_the_turn_of(YOU);

    assert!(broken.aims_of_the_room().is_empty());
    assert!(watched.aims_of_the_room().is_empty());
}

/// NEM-17.55 NEM-12.10
#[test]
fn a_larva_that_comes_spoils_the_sleep_even_if_it_is_gone_at_once() {
    let mut table =
        given().stands(SHE, 12).stands(HE, 12).hand(YOU, &[Search, Search]).time(7).noise(11, 2).on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Nothing)
        .shows(Outcome::NoiseRoll(NoiseFace::Two))
        .shows(Outcome::EncounterDraw(IntruderToken::LarvaOne));

    assert!(
        table.player(YOU).has_larva && table.board().swarm.figures.is_empty(),
        "with no card in hand you were surprised"
    );
    assert_eq!(table.room_of(YOU), 11, "an intruder has appeared, so the attempt has failed");
}
