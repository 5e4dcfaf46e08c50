//! LOC-19.43, LOC-19.45, LOC-19.48: the Vent Control Room.

use engine::{Flow, Log, Seat, Step, rule};
use nemesis_kit::rules::doors;

use crate::{
    Frame, Lockdown,
    board::Board,
    content::tracks,
    heard::Heard,
    rules::markers,
    words::{Door, RoomNumber},
};

/// LOC-19.45, LOC-29.26: any room with an entrance whose doors can all be closed, the own one and unexplored ones too.
/// LOC-19.48: while the token lies on the board, none.
pub fn each_room(board: &Board, offer: &mut impl FnMut(RoomNumber)) {
    if board.venting.is_none() {
        board.complex().entrances.iter().filter(|&room| can_be_sealed(board, room)).for_each(offer);
    }
}

/// LOC-29.142: none of its doors is destroyed, and there are tokens enough, in stock or elsewhere. LOC-25.81: a path has
/// no door.
fn can_be_sealed(board: &Board, room: RoomNumber) -> bool {
    let around = board.plan().corridors_of(room);
    let open = around.without(board.doors.closed()).len();
    let in_stock = tracks::DOORS - board.doors.tokens();
    let elsewhere = board.doors.closed().without(around).len();
    if board.complex().paths.iter().any(|path| path.contains(&room)) {
        rule!("LOC-25.81");
        return false;
    }
    around.and(board.doors.destroyed()).is_empty() && open <= in_stock + elsewhere
}

/// LOC-19.45: a room is shut off.
pub fn seal(board: &mut Board, seat: Seat, room: RoomNumber, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    board.scratch.sealing = Some(room);
    Flow::Become(VentDoors { seat, room }.into())
}

/// LOC-19.45: its doors are closed, one after the other; then the token is placed.
#[engine::frame]
pub struct VentDoors {
    pub seat: Seat,
    pub room: RoomNumber,
}

impl Step<Lockdown> for VentDoors {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let VentDoors { seat, room } = self;
        let around = board.plan().corridors_of(room);
        let open = around.iter().find(|&corridor| board.doors.at(corridor) == Door::Open);
        if let Some(corridor) = open {
            return match doors::close_with_stock(board, seat, corridor, log) {
                Some(first) => Flow::Call { first, then: self.into() },
                None => Flow::Become(self.into()),
            };
        }
        rule!("LOC-19.45");
        board.scratch.sealing = None;
        markers::put_out(board, room, log);
        board.venting = Some(room);
        log.push(Heard::VentingStarted { room }.into());
        Flow::Done
    }
}
