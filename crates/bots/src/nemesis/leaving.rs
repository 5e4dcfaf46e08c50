//! NEM-17.47 to NEM-17.56, NEM-18, NEM-20.7, NEM-20.8: the ways off the ship: asleep, if it arrives
//! where it should, or in a pod.

use engine::{Seat, Viewer, Word};
use nemesis::{
    board::{Board, Rooms},
    content::tracks,
    words::{
        Coordinates, CorridorNumber, Course, Destination, Engine, EngineToken, Objective, PodSide, Room, RoomNumber,
        Section,
    },
};

use super::paths::Paths;

/// What may always go wrong on the way.
const ALL_IN_ALL: f32 = 0.7;

/// What the worse of the two ways adds to the better one.
const BESIDE: f32 = 0.25;

/// How fast the chance falls with the time that is left.
const IMPATIENCE: f32 = 0.5;

/// The chance that a pod is opened by somebody's death or key.
const OPENED_LATER: f32 = 0.3;

/// The same, if the self-destruct sequence runs.
const OPENED_BY_THE_SEQUENCE: f32 = 0.75;

/// The chance that an engine works that somebody else has looked at.
const TENDED: f32 = 0.8;

/// The chance that the course is right if somebody else knows the coordinates.
const CHARTED: f32 = 0.7;

/// The chance to get off the ship alive, sooner or later, for somebody who is awake aboard.
pub(super) fn chance(board: &Board, seat: Seat, paths: &Paths) -> f32 {
    let ways = [asleep_later(board, seat, paths), in_a_pod_later(board, seat, paths)];
    let [worse, better] = if ways[0] < ways[1] { ways } else { [ways[1], ways[0]] };
    // Who stays is in danger, and the more so the later it is.
    let patience = (f32::from(rounds_left(board)) / f32::from(tracks::JUMP)).powf(IMPATIENCE);
    ALL_IN_ALL * patience * (better + BESIDE * (1.0 - better) * worse)
}

/// NEM-20.7, NEM-20.8: the chance that somebody who sleeps wakes up, as things stand.
pub(super) fn arrival(board: &Board, seat: Seat) -> f32 {
    if board.tracks.self_destruct.is_some() {
        return 0.02;
    }
    two_of(engines(board, seat)) * course(board, seat)
}

/// NEM-4.14, NEM-17.21: how many rounds there are until the ship jumps, or blows up.
pub(super) fn rounds_left(board: &Board) -> u8 {
    let jump = tracks::JUMP.saturating_sub(board.tracks.time);
    board.tracks.self_destruct.map_or(jump, |space| jump.min(tracks::SKULL.saturating_sub(space)))
}

/// The pods that are open, with a seat left.
pub(super) fn open_sections(board: &Board) -> impl Iterator<Item = Section> + '_ {
    Section::ALL.iter().copied().filter(|&section| board.open_pods(section).next().is_some())
}

/// Whether there is a pod that could be entered, wherever it is.
pub(super) fn has_open_pod(board: &Board) -> bool {
    open_sections(board).next().is_some()
}

/// To sleep when the time has come.
fn asleep_later(board: &Board, seat: Seat, paths: &Paths) -> f32 {
    let there = board.ship().fixed(Room::Hibernatorium).expect("the hibernatorium is printed on the board");
    if board.tracks.self_destruct.is_some() {
        return 0.02;
    }
    let works = if board.malfunction.has(there) { 0.6 } else { 1.0 };
    let is_free = if board.has_intruder(there) { 0.75 } else { 1.0 };
    reach(board, seat, paths.to(there)) * arrival(board, seat) * works * is_free
}

/// NEM-18: to leave in a pod, now or when they are unlocked.
fn in_a_pod_later(board: &Board, seat: Seat, paths: &Paths) -> f32 {
    let of_section = |section: Section| {
        let pods = || board.pods_aboard().filter(move |&pod| board.pod(pod).section == section && board.has_seat(pod));
        if pods().next().is_none() {
            return 0.0;
        }
        let is_open = pods().any(|pod| board.pod(pod).side == PodSide::Unlocked);
        // NEM-19.5: the sequence opens them, if there is time to wait for it.
        let will_open = board.tracks.self_destruct.is_some_and(|space| space < tracks::POINT_OF_NO_RETURN);
        let place = board.place_of(section.room());
        let is_near = match place {
            Some(room) if board.has_intruder(room) || board.malfunction.has(room) => {
                0.6 * reach(board, seat, paths.to(room))
            }
            Some(room) => reach(board, seat, paths.to(room)),
            None => 0.55 * reach(board, seat, UNKNOWN_WAY),
        };
        let opens = match () {
            () if is_open => 0.93,
            () if will_open => OPENED_BY_THE_SEQUENCE,
            () => OPENED_LATER,
        };
        is_near * opens
    };
    Section::ALL.iter().map(|&section| of_section(section)).fold(0.0, f32::max)
}

/// How far a room is likely to be that nobody has found.
const UNKNOWN_WAY: u8 = 4;

/// The chance to be there in time: a card for every move and two for the door, of those in hand
/// and those of the rounds to come.
pub(super) fn reach(board: &Board, seat: Seat, moves: u8) -> f32 {
    let player = board.player(seat);
    let need = f32::from(moves + 2);
    let in_hand = if player.has_passed { 0 } else { player.hand.n_actions() };
    let to_come = tracks::HAND as f32 * f32::from(rounds_left(board).saturating_sub(1));
    let cards = f32::from(in_hand) + to_come;
    (1.0 - 0.8 * need / cards.max(0.1)).clamp(0.02, 1.0)
}

/// NEM-17.55, NEM-18.5: the chance that nothing comes of the noise roll at the door.
pub(super) fn is_quiet(board: &Board, room: RoomNumber) -> f32 {
    let noisy = CorridorNumber::ALL.iter().filter(|&&number| board.noise.has(board.ship().exit(room, number))).count();
    let next_door = Rooms(board.ship().neighbours(room)).and(board.infested());
    0.95 - 0.2 * noisy as f32 - if next_door.is_empty() { 0.0 } else { 0.1 }
}

/// The chance that two engines of three work.
fn two_of([one, two, three]: [f32; 3]) -> f32 {
    one * two + one * three + two * three - 2.0 * one * two * three
}

/// NEM-24.6: the chance that each engine works. Nothing mends itself: what might be done about it
/// counts as an errand.
fn engines(board: &Board, seat: Seat) -> [f32; 3] {
    [Engine::One, Engine::Two, Engine::Three].map(|engine| match seen(board, seat, engine) {
        Some(EngineToken::Working) => 0.97,
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

/// The course that somebody would set, if the coordinates are these.
pub(super) fn best_course(board: &Board, seat: Seat, card: Coordinates) -> Course {
    let suits = |course: &Course| suits(board, seat, card.destination(*course));
    let best = Course::ALL.iter().copied().max_by(|one, other| suits(one).total_cmp(&suits(other)));
    best.expect("there are courses")
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
