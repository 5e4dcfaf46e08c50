//! LOC-19.45 to LOC-19.48, LOC-29.142: a room is shut off and its air let out.

use engine::{Flow, Log, Step, rule};
use nemesis_kit::{Way, rules::injuries};

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    rules::death,
    words::{Cause, RoomNumber},
};

/// LOC-29.142: while a room is being shut off, none of its own doors may be taken for another.
pub fn may_take_door(board: &Board, corridor: Way) -> bool {
    let is_of = |room| board.plan().corridors_of(room).has(corridor);
    !board.scratch.sealing.is_some_and(is_of)
}

/// LOC-19.47: a door of the room has been opened or destroyed, so nobody dies there. LOC-29.142: one whose token was
/// taken away, too.
pub fn note_door(board: &mut Board, corridor: Way, log: &mut Log<'_, Lockdown>) {
    if let Some(room) = board.venting
        && board.plan().corridors_of(room).has(corridor)
    {
        rule!("LOC-19.47");
        board.venting = None;
        log.push(Heard::VentingCancelled { room }.into());
    }
}

/// LOC-4.19, LOC-19.46: everybody has passed; whoever is in the room that is shut off dies.
#[engine::frame]
pub struct Venting {
    /// Where it is, once it has begun.
    pub room: Option<RoomNumber>,
}

impl Step<Lockdown> for Venting {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Some(room) = self.room else {
            let Some(room) = board.venting.take() else { return Flow::Done };
            rule!("LOC-19.46");
            log.push(Heard::Vented { room }.into());
            // LOC-19.33: eggs are not touched.
            let before = board.swarm.figures;
            for figure in before.iter().filter(|figure| figure.room == room) {
                injuries::kill(board, figure.id, log);
            }
            return Flow::Become(Venting { room: Some(room) }.into());
        };
        let next = board.in_order().find(|&seat| board.player(seat).room() == Some(room));
        match next {
            Some(seat) => Flow::Call { first: death::of(seat, Cause::Venting), then: self.into() },
            None => Flow::Done,
        }
    }
}
