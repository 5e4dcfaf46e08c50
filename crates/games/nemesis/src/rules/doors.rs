//! NEM-9.4, NEM-9.21: doors, and the airlock that depends on them.

use engine::{Flow, Log, Question, Seat, Seats, rule};
use nemesis_kit::Ways;

use crate::{
    Frame, Nemesis,
    board::{Board, Passage},
    content::ship::Corridor,
    heard::Heard,
    rules::airlock,
    words::{Door, Intruder, Weakness},
};

/// NEM-9.23: opens a closed door.
pub fn open(board: &mut Board, corridor: Corridor, log: &mut Log<'_, Nemesis>) {
    board.doors.open(corridor);
    log.push(Heard::DoorChanged { passage: Passage::of(board.plan(), corridor), door: Door::Open }.into());
    airlock::note_door(board, corridor, log);
}

/// NEM-9.24: a closed door is broken down.
pub fn destroy(board: &mut Board, corridor: Corridor, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-9.24");
    board.doors.destroy(corridor);
    log.push(Heard::DoorChanged { passage: Passage::of(board.plan(), corridor), door: Door::Destroyed }.into());
    airlock::note_door(board, corridor, log);
}

/// Closes a door for which there is a token.
pub fn close(board: &mut Board, corridor: Corridor, log: &mut Log<'_, Nemesis>) {
    board.doors.close(corridor);
    log.push(Heard::DoorChanged { passage: Passage::of(board.plan(), corridor), door: Door::Closed }.into());
}

/// NEM-9.27: opens a closed door, closes an open one. NEM-9.26: without a token in stock, one has
/// to be taken from elsewhere first.
pub fn toggle(board: &mut Board, seat: Seat, corridor: Corridor, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    match board.door(corridor) {
        Door::Closed => {
            rule!("NEM-9.23");
            open(board, corridor, log);
            Flow::Done
        }
        Door::Open | Door::Destroyed => close_with_stock(board, seat, corridor, log).map_or(Flow::Done, Flow::Become),
    }
}

/// Closes a door. Asks where the token comes from if there is none in stock.
pub fn close_with_stock(
    board: &mut Board,
    seat: Seat,
    corridor: Corridor,
    log: &mut Log<'_, Nemesis>,
) -> Option<Frame> {
    if board.has_door_in_stock() || board.door(corridor) == Door::Destroyed {
        close(board, corridor, log);
        return None;
    }
    // NEM-9.26: only a door that stands can be taken; without one there is none to be had.
    let other_doors = board.doors.closed().without(Ways::one(corridor));
    (!other_doors.is_empty()).then(|| DoorTaken { seat, corridor: corridor.0 }.into())
}

/// NEM-6.21, NEM-6.24: a door falls shut behind whoever has entered.
pub fn close_behind(board: &mut Board, seat: Seat, corridor: Corridor, log: &mut Log<'_, Nemesis>) -> Option<Frame> {
    match board.door(corridor) {
        Door::Open => close_with_stock(board, seat, corridor, log),
        Door::Closed | Door::Destroyed => {
            rule!("NEM-6.24");
            None
        }
    }
}

/// NEM-39.2: whether intruders of this kind break doors down.
pub fn can_destroy(board: &Board, kind: Intruder) -> bool {
    match kind {
        Intruder::Breeder | Intruder::Queen => true,
        Intruder::Larva | Intruder::Creeper | Intruder::Adult => !board.has_weakness(Weakness::TheWayOfMoving),
    }
}

/// NEM-9.26: there is no door in stock, and one is taken from a corridor.
#[engine::frame]
pub struct DoorTaken {
    pub seat: Seat,
    /// The corridor that is to be closed, of all corridors of the ship.
    pub corridor: u8,
}

impl Question<Nemesis> for DoorTaken {
    type Answer = Passage;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Passage)) {
        let others = board.doors.closed().without(Ways::one(Corridor(self.corridor)));
        others.iter().for_each(|corridor| offer(Passage::of(board.plan(), corridor)));
    }

    fn answered(self, board: &mut Board, _: Seat, passage: Passage, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-9.26");
        let from = passage.find(board.plan()).expect("the corridor is on the board");
        open(board, from, log);
        close(board, Corridor(self.corridor), log);
        Flow::Done
    }
}
