//! LOC-20.30, LOC-20.31, LOC-21.2: the Main Gate, and the Rover that waits behind it.

use engine::{Log, rule};

use crate::{
    Lockdown,
    board::{Board, Rover},
    heard::Heard,
    words::{RoomNumber, Side},
};

/// LOC-20.30: the Main Gate opens, once and for all. LOC-9.26, LOC-20.31: nothing that opens doors does this.
pub fn open(board: &mut Board, log: &mut Log<'_, Lockdown>) {
    if !std::mem::replace(&mut board.is_gate_open, true) {
        rule!("LOC-20.30");
        log.push(Heard::GateOpened {}.into());
    }
}

/// LOC-20.36: where the empty Rover can be moved.
pub fn each_goal(board: &Board, offer: &mut impl FnMut(Rover)) {
    match board.setup.side {
        Side::Main => (),
        Side::Alternative => rule!("LOC-41.12"),
    }
    let goals = board.complex().exits.iter().map(|&room| Rover::Exit { room }).chain([Rover::Bunker]);
    goals.filter(|&goal| goal != board.rover).for_each(offer);
}

/// LOC-20.36: the Rover moves, whether the gate is open or not.
pub fn move_rover(board: &mut Board, to: Rover, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-20.36");
    board.rover = to;
    let room: Option<RoomNumber> = match to {
        Rover::Exit { room } => Some(room),
        Rover::Bunker => None,
    };
    log.push(Heard::RoverMoved { room }.into());
}
