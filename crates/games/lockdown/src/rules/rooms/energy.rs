//! LOC-19.12, LOC-19.13, LOC-19.29, LOC-19.66: the Power Generator, the Cooling System, and Backup Power Supply.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, Bomb},
    heard::Heard,
    rules::{aims::RoomAim, power, rooms::offer_if, time},
    words::{Autodestruction, Room},
};

/// LOC-19.12, LOC-29.141: the power of the level on which the character is; not where there is none. LOC-19.13, LOC-21.11,
/// LOC-21.13: what is yellow can be stopped.
pub fn each_of_generator(board: &Board, seat: Seat, offer: &mut impl FnMut(RoomAim)) {
    let level = board.player(seat).room().and_then(|room| board.level(room));
    offer_if(level.is_some(), RoomAim::TurnPower, offer);
    let can_stop = matches!(board.time.autodestruction, Some(Bomb { side: Autodestruction::Yellow, .. }));
    offer_if(can_stop, RoomAim::StopAutodestruction, offer);
}

/// LOC-21.10, LOC-21.15, LOC-28.10: only if it is not running; whoever is locked in does not hinder it.
pub fn each_of_cooling(board: &Board, offer: &mut impl FnMut(RoomAim)) {
    offer_if(board.time.autodestruction.is_none(), RoomAim::Nothing, offer);
}

/// What these rooms do.
pub fn carry_out(board: &mut Board, seat: Seat, it: Room, aim: RoomAim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    match (it, aim) {
        (Room::PowerGenerator, RoomAim::StopAutodestruction) => {
            rule!("LOC-19.13");
            rule!("LOC-21.11");
            board.time.autodestruction = None;
            log.push(Heard::AutodestructionStopped {}.into());
        }
        (Room::PowerGenerator, _) => {
            rule!("LOC-19.12");
            rule!("LOC-16.41");
            let room = board.player(seat).room().expect("whoever acts stands in a room");
            let level = board.level(room).expect("only where there is a level it is offered");
            power::turn_over(board, level.power(), log);
        }
        (Room::BackupPowerSupply, _) => return power::restart(board, seat, log),
        (_, _) => {
            rule!("LOC-19.29");
            time::start_autodestruction(board, log);
        }
    }
    Flow::Done
}
