//! LOC-11.40, LOC-29.88: all intruders of a room are driven off.

use engine::{Flow, Log, Step, rule};
use nemesis_kit::rules::injuries;

use crate::{Frame, Lockdown, board::Board, rules::and_then, words::RoomNumber};

/// They retreat one after the other, the largest first, each by a card of its own.
#[engine::frame]
pub struct Rout {}

impl Rout {
    /// All intruders of a room.
    pub fn of(board: &mut Board, room: RoomNumber) -> Flow<Frame> {
        board.swarm.ready(|figure| figure.room == room);
        Flow::Become(Rout {}.into())
    }
}

impl Step<Lockdown> for Rout {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        match board.swarm.next_to_act() {
            Some(figure) => {
                rule!("LOC-29.88");
                and_then(injuries::retreat(board, figure, log), self.into())
            }
            None => Flow::Done,
        }
    }
}
