//! NEM-17.47 to NEM-17.56, NEM-18, NEM-20.7, NEM-20.8: the ways off the ship: asleep, if it arrives
//! where it should, or in a pod.

use engine::{Seat, Viewer, Word};
use nemesis::{
    board::Board,
    content::tracks,
    words::{Coordinates, Destination, Engine, EngineToken, Objective, PodSide, Room, Section},
};

use super::work::Worker;
use crate::family::{
    intent,
    threat::is_quiet,
    work::{MOVE, ROOM_ACTION},
};

/// The chance that an engine works that somebody else has looked at.
const TENDED: f32 = 0.8;

/// The chance that the course is right if somebody else knows the coordinates.
const CHARTED: f32 = 0.7;

/// NEM-18.2: the chance that the sequence opens a pod, that somebody's death does, and that a key does.
const BY_THE_SEQUENCE: f32 = 0.9;
const BY_A_DEATH: f32 = 0.5;
const BY_A_KEY: f32 = 0.02;

/// How long it takes until something like that happens.
const SOME_ROUNDS: f32 = 4.0;

/// The chance that a section which nobody has found is the one with the pods.
const SAME_SECTION: f32 = 0.8;

/// By what one leaves the ship.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Door {
    Chamber,
    Pod,
}

/// A way off the ship.
pub(super) type Exit = intent::Exit<Door>;

/// NEM-17.49, NEM-18: the ways off the ship.
pub(super) fn exits(worker: Worker<'_>) -> [Exit; 3] {
    let [a, b] = [Section::A, Section::B].map(|section| pods(worker, section));
    [a, b, chambers(worker)]
}

/// NEM-17.55: to sleep when the time has come.
fn chambers(worker: Worker<'_>) -> Exit {
    let Worker { board, paths, arrival, .. } = worker;
    let there = board.ship().fixed(Room::Hibernatorium).expect("the hibernatorium is printed on the board");
    let obstacles = worker.ground().obstacles(there);
    let wait = tracks::HIBERNATION_OPENS.saturating_sub(board.tracks.time);
    Exit {
        room: Some(there),
        cards: MOVE * f32::from(paths.to(there)) + ROOM_ACTION + obstacles.cards,
        wait: f32::from(wait),
        chance: arrival * obstacles.chance * is_quiet(board, there),
        door: Door::Chamber,
    }
}

/// NEM-18.2: the pods of a section: open, or to be opened by the sequence or by somebody's death.
fn pods(worker: Worker<'_>, section: Section) -> Exit {
    let Worker { board, paths, .. } = worker;
    let aboard = || board.pods_aboard().filter(move |&pod| board.pod(pod).section == section && board.has_seat(pod));
    let is_open = aboard().any(|pod| board.pod(pod).side == PodSide::Unlocked);
    let (wait, opens) = match board.tracks.self_destruct {
        _ if aboard().next().is_none() => (0.0, 0.0),
        _ if is_open => (0.0, 1.0),
        Some(space) if space < tracks::POINT_OF_NO_RETURN => {
            (f32::from(tracks::POINT_OF_NO_RETURN - space), BY_THE_SEQUENCE)
        }
        Some(_) | None if board.has_seen_death || board.active().len() < 2 => (SOME_ROUNDS, BY_A_KEY),
        Some(_) | None => (SOME_ROUNDS, BY_A_DEATH),
    };
    match worker.ground().find(section.room()) {
        Some(room) => {
            let obstacles = worker.ground().obstacles(room);
            let cards = MOVE * f32::from(paths.to(room)) + ROOM_ACTION + obstacles.cards;
            Exit {
                room: Some(room),
                cards,
                wait,
                chance: opens * obstacles.chance * is_quiet(board, room),
                door: Door::Pod,
            }
        }
        None => {
            let unknown = worker.ground().somewhere(section.room(), ROOM_ACTION);
            Exit {
                room: None,
                cards: unknown.cards,
                wait,
                chance: SAME_SECTION * opens * unknown.chance,
                door: Door::Pod,
            }
        }
    }
}

/// NEM-20.7, NEM-20.8: the chance that somebody who sleeps wakes up, as things stand.
pub(super) fn arrival(board: &Board, seat: Seat) -> f32 {
    match board.tracks.self_destruct {
        Some(_) => DOOMED,
        None => two_of(engines(board, seat)) * course(board, seat),
    }
}

/// The same, if an engine is known to work.
pub(super) fn arrival_with(board: &Board, seat: Seat, engine: Engine) -> f32 {
    let mut engines = engines(board, seat);
    engines[engine.index()] = WORKS;
    two_of(engines) * course(board, seat)
}

/// The same, if the course is set by what is known of the coordinates.
pub(super) fn arrival_on_course(board: &Board, seat: Seat) -> f32 {
    two_of(engines(board, seat))
}

/// What is left of the chance if the sequence runs.
const DOOMED: f32 = 0.02;

/// What can be said of an engine that has been seen.
const WORKS: f32 = 0.97;

/// NEM-4.14, NEM-17.21: how many rounds there are until the ship jumps, or blows up.
pub(super) fn rounds_left(board: &Board) -> u8 {
    let jump = tracks::JUMP.saturating_sub(board.tracks.time);
    board.tracks.self_destruct.map_or(jump, |space| jump.min(tracks::SKULL.saturating_sub(space)))
}

/// Whether there is a pod that could be entered, wherever it is.
pub(super) fn has_open_pod(board: &Board) -> bool {
    Section::ALL.iter().any(|&section| board.open_pods(section).next().is_some())
}

/// The chance that two engines of three work.
fn two_of([one, two, three]: [f32; 3]) -> f32 {
    one * two + one * three + two * three - 2.0 * one * two * three
}

/// NEM-24.6: the chance that each engine works. Nothing mends itself: what might be done about it
/// counts as an errand.
fn engines(board: &Board, seat: Seat) -> [f32; 3] {
    [Engine::One, Engine::Two, Engine::Three].map(|engine| match seen(board, seat, engine) {
        Some(EngineToken::Working) => WORKS,
        Some(EngineToken::Damaged) => 0.05,
        // Whoever looked at it before is likely to have seen to it.
        None if board.engine(engine).is_some_and(|token| !token.by().is_empty()) => TENDED,
        None => 0.5,
    })
}

/// What somebody knows of an engine.
pub(super) fn seen(board: &Board, seat: Seat, engine: Engine) -> Option<EngineToken> {
    board.engine(engine).and_then(|token| token.seen_by(Viewer::seat(seat)))
}

/// NEM-20.8: the chance that the course is right, as it is set.
fn course(board: &Board, seat: Seat) -> f32 {
    let suits = |card: Coordinates| suits(board, seat, card.destination(board.tracks.course));
    match board.tracks.coordinates.and_then(|card| card.seen_by(Viewer::seat(seat))) {
        Some(card) => suits(card),
        // Whoever looked at the coordinates before has likely set the course home.
        None if board.tracks.coordinates.is_some_and(|card| !card.by().is_empty()) => CHARTED,
        None => Coordinates::ALL.iter().map(|&card| suits(card)).sum::<f32>() / Coordinates::ALL.len() as f32,
    }
}

/// How good a destination is for somebody asleep.
fn suits(board: &Board, seat: Seat, destination: Destination) -> f32 {
    let quarantines = board.player(seat).objectives.iter().flatten().any(|it| it.for_rules() == Objective::Quarantine);
    match destination {
        Destination::Earth if quarantines => 0.8,
        Destination::Earth => 1.0,
        Destination::Mars if quarantines => 1.0,
        Destination::Mars | Destination::Venus | Destination::DeepSpace => 0.0,
    }
}
