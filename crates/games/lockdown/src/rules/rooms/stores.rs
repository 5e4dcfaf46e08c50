//! LOC-19.39, LOC-19.40: the Guard Room and the Testing Lab, which hand out crafted items.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Lockdown,
    board::Board,
    content::items::{FROM_GUARD_ROOM, FROM_TESTING_LAB},
    rules::{aims::RoomAim, hands, rooms},
    words::{Item, RoomNumber},
};

/// LOC-15.9, LOC-19.40: what the Testing Lab asks for.
const TESTING_LAB: u8 = 4;

/// LOC-19.39: something is left to be counted, and the item is left.
pub fn each_of_guard_room(board: &Board, room: RoomNumber, offer: &mut impl FnMut(RoomAim)) {
    if board.place(room).items > 0 {
        let items = FROM_GUARD_ROOM.into_iter().filter(|&item| board.has_crafted(item));
        items.for_each(|item| offer(RoomAim::Crafted { item }));
    }
}

/// LOC-19.40: for whoever knows enough.
pub fn each_of_testing_lab(board: &Board, seat: Seat, offer: &mut impl FnMut(RoomAim)) {
    let is_there = board.has_crafted(FROM_TESTING_LAB);
    let aim = RoomAim::Crafted { item: FROM_TESTING_LAB };
    rooms::offer_if(is_there && board.player(seat).knowledge >= TESTING_LAB, aim, offer);
}

/// An item is handed out. LOC-19.39: that of the Guard Room is counted.
pub fn hand_out(
    board: &mut Board,
    seat: Seat,
    room: RoomNumber,
    item: Item,
    log: &mut Log<'_, Lockdown>,
) -> Flow<Frame> {
    if item == FROM_TESTING_LAB {
        rule!("LOC-19.40");
    } else {
        rule!("LOC-19.39");
        rooms::count_down(board, room, log);
    }
    hands::take_crafted(board, seat, item, log)
}
