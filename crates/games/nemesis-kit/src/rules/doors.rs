//! NEM-9.4, NEM-9.20 to NEM-9.27, LOC-9.20 to LOC-9.27: doors that are opened, closed and broken down.

use engine::{Flow, Log, Question, Seat, Seats};

use crate::{Aboard, Kin, Passage, Told, Way, Ways, rule_of, words::Door};

/// NEM-9.23, LOC-9.27: opens a closed door.
pub fn open<G: Kin>(board: &mut G::Board, corridor: Way, log: &mut Log<'_, G>) {
    board.doors_mut().open(corridor);
    log.push(Told::DoorChanged { passage: Passage::of(board.plan(), corridor), door: Door::Open }.into());
    G::door_gave_way(board, corridor, log);
}

/// NEM-9.24, LOC-9.22: a closed door is broken down.
pub fn destroy<G: Kin>(board: &mut G::Board, corridor: Way, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-9.24", "LOC-9.22");
    board.doors_mut().destroy(corridor);
    log.push(Told::DoorChanged { passage: Passage::of(board.plan(), corridor), door: Door::Destroyed }.into());
    G::door_gave_way(board, corridor, log);
}

/// Closes a door for which there is a token.
pub fn close<G: Kin>(board: &mut G::Board, corridor: Way, log: &mut Log<'_, G>) {
    board.doors_mut().close(corridor);
    log.push(Told::DoorChanged { passage: Passage::of(board.plan(), corridor), door: Door::Closed }.into());
}

/// NEM-9.27, LOC-9.27: opens a closed door, closes an open one. NEM-9.26, LOC-9.25: without a token in stock, one
/// has to be taken from elsewhere first.
pub fn toggle<G: Kin>(board: &mut G::Board, seat: Seat, corridor: Way, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    match board.doors().at(corridor) {
        Door::Closed => {
            rule_of!(G, "NEM-9.23", "LOC-9.27");
            open(board, corridor, log);
            Flow::Done
        }
        Door::Open | Door::Destroyed => close_with_stock(board, seat, corridor, log).map_or(Flow::Done, Flow::Become),
    }
}

/// Closes a door. Asks where the token comes from if there is none in stock.
pub fn close_with_stock<G: Kin>(
    board: &mut G::Board,
    seat: Seat,
    corridor: Way,
    log: &mut Log<'_, G>,
) -> Option<G::Frame> {
    if has_door_in_stock::<G>(board) || board.doors().at(corridor) == Door::Destroyed {
        close(board, corridor, log);
        return None;
    }
    // NEM-9.26, LOC-9.25: only a door that stands can be taken; without one there is none to be had.
    let taken = DoorTaken { seat, corridor: corridor.0 };
    (!taken.others::<G>(board).is_empty()).then(|| taken.into())
}

/// NEM-2.25, LOC-9.25: whether a door can be placed without taking one from elsewhere. NEM-8.3, LOC-8.22: only
/// corridors have doors.
pub fn has_door_in_stock<G: Kin>(board: &G::Board) -> bool {
    board.doors().tokens() < G::DOORS
}

/// NEM-6.21, NEM-6.24, LOC-6.30: a door falls shut behind whoever has entered.
pub fn close_behind<G: Kin>(board: &mut G::Board, seat: Seat, corridor: Way, log: &mut Log<'_, G>) -> Option<G::Frame> {
    match board.doors().at(corridor) {
        Door::Open => close_with_stock(board, seat, corridor, log),
        Door::Closed | Door::Destroyed => {
            rule_of!(G, "NEM-6.24", "LOC-6.30");
            None
        }
    }
}

/// NEM-9.26, LOC-9.25: there is no door in stock, and one is taken from a corridor.
#[engine::frame]
pub struct DoorTaken {
    pub seat: Seat,
    /// The corridor that is to be closed, of all corridors of the board.
    pub corridor: u8,
}

impl DoorTaken {
    /// The corridors from which one may be taken.
    fn others<G: Kin>(self, board: &G::Board) -> Ways {
        let others = board.doors().closed().without(Ways::one(Way(self.corridor)));
        others.iter().filter(|&corridor| G::may_take_door(board, corridor)).collect()
    }
}

impl<G: Kin> Question<G> for DoorTaken {
    type Answer = Passage;

    fn asked(self, _: &G::Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &G::Board, _: Seat, offer: &mut impl FnMut(Passage)) {
        self.others::<G>(board).iter().for_each(|corridor| offer(Passage::of(board.plan(), corridor)));
    }

    fn answered(self, board: &mut G::Board, _: Seat, passage: Passage, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-9.26", "LOC-9.25");
        rule_of!(G, "NEM-9.26", "LOC-4.86");
        let from = passage.find(board.plan()).expect("the corridor is on the board");
        open(board, from, log);
        close(board, Way(self.corridor), log);
        Flow::Done
    }
}
