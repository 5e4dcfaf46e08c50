//! LOC-19.51, LOC-19.52, LOC-29.25, LOC-29.143: the Defense Control Room.

use engine::{Flow, Log, Step, rule};
use nemesis_kit::rules::injuries;

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        aims::{DefensePrice, RoomAim},
        markers, rooms,
        wounds::Wounds,
    },
    words::{Cause, RoomNumber},
};

/// LOC-19.52: any room with an intruder and without a malfunction; LOC-29.143: and what can be paid here. LOC-9.11: where a
/// malfunction is (LOC-38.54), another one is no price.
pub fn each_aim(board: &Board, room: RoomNumber, offer: &mut impl FnMut(RoomAim)) {
    let targets = board.swarm.infested().without(board.malfunction);
    for target in targets.iter() {
        if board.place(room).items > 0 {
            offer(RoomAim::Defend { room: target, with: DefensePrice::Counter });
        }
        if !board.malfunction.has(room) {
            offer(RoomAim::Defend { room: target, with: DefensePrice::Malfunction });
        }
    }
}

/// LOC-19.52: what the room gives, then the malfunction over there, then injuries and wounds.
pub fn fire(
    board: &mut Board,
    room: RoomNumber,
    target: RoomNumber,
    with: DefensePrice,
    log: &mut Log<'_, Lockdown>,
) -> Flow<Frame> {
    rule!("LOC-19.52");
    let paid = match with {
        DefensePrice::Counter => {
            rooms::count_down(board, room, log);
            None
        }
        DefensePrice::Malfunction => {
            rule!("LOC-29.143");
            markers::put_malfunction(board, room, log)
        }
    };
    if let Some(end) = paid.or_else(|| markers::put_malfunction(board, target, log)) {
        return end;
    }
    board.swarm.ready(|figure| figure.room == target);
    Flow::Become(DefenseFire { room: target, nth: 0 }.into())
}

/// LOC-19.52: each intruder there suffers an injury, and then each character a serious wound.
#[engine::frame]
pub struct DefenseFire {
    pub room: RoomNumber,
    /// How many of the players have had their turn in it.
    pub nth: u8,
}

impl Step<Lockdown> for DefenseFire {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let DefenseFire { room, nth } = self;
        while let Some(figure) = board.swarm.next_to_act() {
            if let Some(first) = injuries::injure(board, figure, 1, Cause::Defense, log) {
                return Flow::Call { first, then: self.into() };
            }
        }
        let there = |&(_, seat): &(usize, engine::Seat)| board.player(seat).room() == Some(room);
        let Some((at, seat)) = board.in_order().enumerate().skip(nth.into()).find(there) else { return Flow::Done };
        let then = DefenseFire { nth: at as u8 + 1, ..self }.into();
        Flow::Call { first: Wounds::serious(seat, Cause::Defense).into(), then }
    }
}
