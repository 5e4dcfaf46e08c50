//! NEM-17.28, NEM-31.19: the doors of a room are opened and closed from afar.

use engine::{Flow, Log, Question, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::Board,
    rules::{cards, doors},
    words::{CorridorNumber, RoomNumber, all_rooms},
};

/// The rooms with a door that can be opened or closed.
pub fn each_room(board: &Board, offer: &mut impl FnMut(RoomNumber)) {
    for room in all_rooms() {
        let mut has_door = false;
        cards::each_door(board, room, &mut |_| has_door = true);
        if has_door {
            offer(room);
        }
    }
}

/// NEM-4.55: which doors of a room are opened and closed, each as wished.
#[engine::frame]
pub struct DoorsOf {
    pub seat: Seat,
    pub room: RoomNumber,
    /// The numbers of the doors that have been changed, as a set: each is changed once.
    pub changed: u8,
}

/// Which door is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DoorsAnswer {
    /// The rest stay as they are.
    Done,
    Change(CorridorNumber),
}

impl Question<Nemesis> for DoorsOf {
    type Answer = DoorsAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(DoorsAnswer)) {
        offer(DoorsAnswer::Done);
        cards::each_door(board, self.room, &mut |number| {
            if self.changed & 1 << number.0 == 0 {
                offer(DoorsAnswer::Change(number));
            }
        });
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: DoorsAnswer, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let DoorsAnswer::Change(number) = answer else { return Flow::Done };
        rule!("NEM-4.55");
        let corridor = board.corridor(self.room, number).expect("a corridor bears this number");
        let changed = self.changed | 1 << number.0;
        cards::and_then(doors::toggle(board, seat, corridor, log), DoorsOf { changed, ..self }.into())
    }
}
