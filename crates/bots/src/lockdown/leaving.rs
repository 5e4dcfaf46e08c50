//! LOC-20: the ways out: the Isolation Room, the Bunker, and the pods.

use engine::{Seat, Viewer, Word};
use lockdown::{
    board::{Board, Rover},
    content::tracks,
    words::{CssToken, Pod, Room, RoomNumber},
};

use super::{codes, complex, work::Worker};
use crate::family::{
    intent,
    threat::is_quiet,
    work::{ROOM_ACTION, Work},
};

/// LOC-20.30: the chance that the gate opens because somebody dies, and that it does otherwise.
const BY_A_DEATH: f32 = 0.5;
const BY_LUCK: f32 = 0.05;

/// How long it takes until something like that happens.
const SOME_ROUNDS: f32 = 4.0;

/// The chance that nothing comes in between for somebody who takes the Rover.
const BY_ROVER: f32 = 0.95;

/// The chance that the Rover comes back.
const CALLED_BACK: f32 = 0.1;

/// By what one leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Door {
    Isolation,
    Bunker,
    Pod(Pod),
}

/// A way out.
pub(super) type Exit = intent::Exit<Door>;

/// LOC-20.1, LOC-20.10, LOC-20.30: the ways out.
pub(super) fn exits(worker: Worker<'_>) -> [Exit; 5] {
    let [a, b, c] = [Pod::A, Pod::B, Pod::C].map(|pod| by_pod(worker, pod));
    [isolation(worker), bunker(worker), a, b, c]
}

/// LOC-20.1, LOC-20.2: to lock oneself in.
fn isolation(worker: Worker<'_>) -> Exit {
    let board = worker.board;
    let room = board.complex().fixed(Room::IsolationRoom).first().expect("the Isolation Room is always there");
    let wait = match board.time.is_isolation_open() {
        true => 0,
        false => board.time.space.saturating_sub(tracks::ISOLATION_OPENS),
    };
    let chance = is_quiet(board, room) * complex::stands(board);
    through(worker, room, Door::Isolation, wait.into(), chance)
}

/// LOC-20.30 to LOC-20.35: through the gate, in the Rover or on foot.
fn bunker(worker: Worker<'_>) -> Exit {
    let Worker { board, seat, paths } = worker;
    let nearest = board.complex().exits.iter().copied().min_by_key(|&room| paths.to(room));
    let (room, gets_away) = match board.rover {
        Rover::Exit { room } => (room, BY_ROVER),
        Rover::Bunker => (nearest.expect("there is a way out"), CALLED_BACK),
    };
    // LOC-25.78: where there is a surface, one walks from the crossroads before the Bunker.
    let crossroads = board.complex().to_the_bunker.unwrap_or(room);
    let on_foot = if board.player(seat).has_suit() { is_quiet(board, crossroads) } else { 0.0 };
    let (room, gets_away) = if on_foot > gets_away { (crossroads, on_foot) } else { (room, gets_away) };
    let (wait, opens) = match board.time.autodestruction {
        _ if board.is_gate_open => (0.0, 1.0),
        Some(bomb) => (f32::from(board.time.space.saturating_sub(bomb.space)), 0.9),
        None if board.active().len() > 1 => (SOME_ROUNDS, BY_A_DEATH),
        None => (SOME_ROUNDS, BY_LUCK),
    };
    through(worker, room, Door::Bunker, wait, opens * gets_away)
}

/// LOC-20.10 to LOC-20.24: in a pod, on the next space from which one may be launched.
fn by_pod(worker: Worker<'_>, pod: Pod) -> Exit {
    let Worker { board, seat, .. } = worker;
    let door = Door::Pod(pod);
    let next = board.time.css.iter().map(|css| css.space).filter(|&space| space <= board.time.space).max();
    let is_taken = board.occupant(pod).is_some_and(|it| it != seat);
    let Some(space) = next.filter(|_| !is_taken) else {
        return Exit { room: None, cards: ROOM_ACTION, wait: SOME_ROUNDS, chance: 0.0, door };
    };
    let wait = f32::from(board.time.space - space);
    let chance = is_launched(board, seat, pod, space);
    match worker.ground().find(pod.room()) {
        Some(room) => through(worker, room, door, wait, chance),
        None => {
            let Work { cards, chance: found, .. } = worker.ground().somewhere(pod.room(), ROOM_ACTION);
            Exit { room: None, cards, wait, chance: found * chance * codes::spares(board, seat, door), door }
        }
    }
}

/// A way out whose room is known.
fn through(worker: Worker<'_>, room: RoomNumber, door: Door, wait: f32, chance: f32) -> Exit {
    let way = worker.ground().in_room(room, ROOM_ACTION);
    let chance = chance * way.chance * codes::spares(worker.board, worker.seat, door);
    Exit { room: Some(room), cards: way.cards, wait, chance, door }
}

/// LOC-20.20 to LOC-20.23: the chance that the token of a space launches a pod, as far as somebody can know.
pub(super) fn is_launched(board: &Board, seat: Seat, pod: Pod, space: u8) -> f32 {
    let me = Viewer::seat(seat);
    let seen = |css: &lockdown::board::CssOnTrack| css.token.and_then(|token| token.seen_by(me));
    if let Some(token) = board.time.css_at(space).and_then(seen) {
        return f32::from(u8::from(token.launches(pod)));
    }
    let (mut launching, mut all) = (0, 0);
    for &token in CssToken::ALL {
        let lying = board.time.css.iter().filter(|css| seen(css) == Some(token)).count();
        let gone = board.time.css_used().filter(|&it| it == token).count();
        let left = usize::from(token.copies()).saturating_sub(lying + gone);
        all += left;
        launching += if token.launches(pod) { left } else { 0 };
    }
    launching as f32 / all.max(1) as f32
}
