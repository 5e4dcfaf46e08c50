//! LOC-20.10 to LOC-20.15, LOC-29.46, LOC-29.147: the CSS Rooms, from which pods are boarded.

use engine::{Flow, Log, Seat, Step, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, Whereabouts},
    heard::Heard,
    rules::{aims::RoomAim, discarding, passing, rooms::offer_if, wounds},
    words::Pod,
};

/// LOC-20.10: the time token is on a space with a CSS token, and the pod is empty. LOC-20.26: also one that was launched
/// before.
pub fn each_aim(board: &Board, pod: Pod, offer: &mut impl FnMut(RoomAim)) {
    let is_time = board.time.css_at(board.time.space).is_some();
    offer_if(is_time && board.occupant(pod).is_none(), RoomAim::Nothing, offer);
}

/// LOC-20.12, LOC-28.14: first the whole hand is discarded, then the player has passed. LOC-20.11: nobody makes noise.
pub fn board_pod(board: &mut Board, seat: Seat, pod: Pod, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-20.12");
    discarding::discard_hand(board, seat, log);
    let then = Boarding { seat, pod, is_burnt: false }.into();
    match passing::pass(board, seat, log) {
        Some(first) => Flow::Call { first, then },
        None => Flow::Become(then),
    }
}

/// LOC-29.147: whoever still lives burns in a burning room, and goes to the pod after that.
#[engine::frame]
pub struct Boarding {
    pub seat: Seat,
    pub pod: Pod,
    pub is_burnt: bool,
}

impl Step<Lockdown> for Boarding {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Boarding { seat, pod, is_burnt } = self;
        if board.player(seat).room().is_none() {
            return Flow::Done;
        }
        if !is_burnt && let Some(first) = wounds::of_fire(board, seat) {
            rule!("LOC-29.46");
            let then = Boarding { is_burnt: true, ..self }.into();
            return Flow::Call { first: first.into(), then };
        }
        rule!("LOC-29.147");
        board.player_mut(seat).whereabouts = Whereabouts::Pod { pod };
        log.push(Heard::PodBoarded { seat, pod }.into());
        Flow::Done
    }
}
