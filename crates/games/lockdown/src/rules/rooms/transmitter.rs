//! LOC-19.18, LOC-19.19, LOC-19.26: the Transmitter Control Room.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    rules::{aims::RoomAim, looking, rooms::offer_if},
};

/// LOC-29.138: a signal that was not sent yet; and any other living character that has sent its own.
pub fn each_aim(board: &Board, seat: Seat, offer: &mut impl FnMut(RoomAim)) {
    offer_if(!board.player(seat).has_signal, RoomAim::SendSignal, offer);
    let has_one = |of: &Seat| board.player(*of).objectives.iter().any(Option::is_some);
    let sent = |of: &Seat| board.player(*of).is_alive() && board.player(*of).has_signal;
    let others = board.seats().filter(|&of| of != seat).filter(sent).filter(has_one);
    others.for_each(|of| offer(RoomAim::CheckObjective { of }));
}

/// What is done there.
pub fn carry_out(board: &mut Board, seat: Seat, aim: RoomAim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    match aim {
        RoomAim::CheckObjective { of } => looking::at_objectives(board, seat, of, log),
        _ => {
            rule!("LOC-19.18");
            board.player_mut(seat).has_signal = true;
            log.push(Heard::SignalSent { seat }.into());
        }
    }
    Flow::Done
}
