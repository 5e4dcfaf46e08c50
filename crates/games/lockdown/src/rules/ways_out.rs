//! LOC-20.1 to LOC-20.6, LOC-20.30 to LOC-20.35: the Isolation Room, and the way to the Bunker.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Seat, Step, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, Rover, Whereabouts},
    heard::Heard,
    rules::{
        aims::RoomAim,
        ending,
        exploration::Arrival,
        gate,
        movement::{self, Manner},
        surface,
    },
    words::RoomNumber,
};

/// LOC-20.1, LOC-20.2, LOC-29.34: the Isolation Room is open, and no intruder is in it.
pub fn each_lock_in(board: &Board, room: RoomNumber, offer: &mut impl FnMut(RoomAim)) {
    if board.time.is_isolation_open() && !board.swarm.is_in(room) {
        offer(RoomAim::Nothing);
    }
}

/// LOC-20.32, LOC-29.146: the gate is open, and the Rover waits here, or a suit is at hand.
pub fn each_evacuation(board: &Board, seat: Seat, room: RoomNumber, offer: &mut impl FnMut(RoomAim)) {
    if board.complex().to_the_bunker.is_some() {
        rule!("LOC-25.80");
    }
    if !board.is_gate_open || board.swarm.is_in(room) {
        return;
    }
    if board.rover == (Rover::Exit { room }) {
        offer(RoomAim::EvacuateByRover);
    }
    // LOC-25.78: where there is a surface, one walks from the crossroads before the Bunker.
    let is_before_it = board.complex().to_the_bunker.is_none_or(|crossroads| crossroads == room);
    if is_before_it && board.player(seat).has_suit() {
        offer(RoomAim::EvacuateOnFoot);
    }
}

/// LOC-25.77: to any other exit, if the Rover waits here.
pub fn each_ride(board: &Board, room: RoomNumber, offer: &mut impl FnMut(RoomAim)) {
    if board.rover == (Rover::Exit { room }) {
        let others = board.complex().exits.iter().filter(|&&to| to != room);
        others.for_each(|&to| offer(RoomAim::RideRover { to }));
    }
}

/// LOC-25.77, LOC-29.158: the Rover and whoever is in it arrive elsewhere, by no corridor and without noise.
pub fn ride(board: &mut Board, seat: Seat, to: RoomNumber, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-25.77");
    gate::move_rover(board, Rover::Exit { room: to }, log);
    let was_empty = movement::go(board, seat, to, log);
    Flow::Become(Arrival { seat, through: None, manner: Manner::Following, was_empty }.into())
}

/// What somebody tries, and a noise roll can make fail.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WayOut {
    #[default]
    LockIn,
    Bunker,
}

/// LOC-20.2: a noise roll decides.
pub fn lock_in(board: &mut Board, seat: Seat, room: RoomNumber) -> Flow<Frame> {
    attempt(board, seat, room, WayOut::LockIn)
}

/// LOC-20.33: with the Rover nothing can happen. LOC-20.34: on foot, a noise roll decides.
pub fn evacuate(board: &mut Board, seat: Seat, aim: RoomAim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-4.79");
    if aim == RoomAim::EvacuateByRover {
        rule!("LOC-20.33");
        gate::move_rover(board, Rover::Bunker, log);
        return leave(board, seat, WayOut::Bunker, log);
    }
    let room = board.player(seat).room().expect("whoever leaves stands in a room");
    match board.is_crossroads(room) {
        true => rule!("LOC-25.78"),
        false => rule!("LOC-20.34"),
    }
    attempt(board, seat, room, WayOut::Bunker)
}

fn attempt(board: &mut Board, seat: Seat, room: RoomNumber, way: WayOut) -> Flow<Frame> {
    board.scratch.watched = Some(room);
    board.scratch.has_come = false;
    Flow::Call { first: surface::noise_roll(board, seat), then: Attempt { seat, way }.into() }
}

/// LOC-29.24: an intruder has come into the room that is watched, even if it is gone again. One that only broke a door has
/// not.
pub fn note_intruder(board: &mut Board, room: RoomNumber) {
    if board.scratch.watched == Some(room) && board.swarm.is_in(room) {
        board.scratch.has_come = true;
    }
}

/// LOC-20.2, LOC-20.34: the noise roll is over.
#[engine::frame]
pub struct Attempt {
    pub seat: Seat,
    pub way: WayOut,
}

impl Step<Lockdown> for Attempt {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Attempt { seat, way } = self;
        board.scratch.watched = None;
        let has_come = std::mem::take(&mut board.scratch.has_come);
        if board.player(seat).room().is_none() {
            return Flow::Done;
        }
        if has_come {
            rule!("LOC-29.24");
            log.push(match way {
                WayOut::LockIn => Heard::LockInFailed { seat }.into(),
                WayOut::Bunker => Heard::EvacuationFailed { seat }.into(),
            });
            return Flow::Done;
        }
        leave(board, seat, way, log)
    }
}

/// LOC-20.2, LOC-20.35: the figure is gone, and its player is out until the end. LOC-4.20: so the turn is over.
fn leave(board: &mut Board, seat: Seat, way: WayOut, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    board.player_mut(seat).whereabouts = match way {
        WayOut::LockIn => {
            rule!("LOC-20.2");
            log.push(Heard::LockedIn { seat }.into());
            Whereabouts::LockedIn
        }
        WayOut::Bunker => {
            rule!("LOC-20.35");
            log.push(Heard::Evacuated { seat }.into());
            Whereabouts::Bunker
        }
    };
    ending::if_nobody_is_left(board, log).unwrap_or(Flow::Done)
}
