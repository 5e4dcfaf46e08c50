//! LOC-19.15: the Laboratory.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, ObjectToken},
    rules::{aims::RoomAim, knowledge},
    words::RoomNumber,
};

/// LOC-19.15: an object that is in the room, wherever it is there.
pub fn each_aim(board: &Board, room: RoomNumber, offer: &mut impl FnMut(RoomAim)) {
    knowledge::each_object(board, room, &mut |object, from| offer(RoomAim::Research { object, from }));
}

/// LOC-19.15
pub fn laboratory(
    board: &mut Board,
    seat: Seat,
    object: ObjectToken,
    from: Option<Seat>,
    log: &mut Log<'_, Lockdown>,
) -> Flow<Frame> {
    rule!("LOC-19.15");
    knowledge::research(board, seat, object, from, log)
}
