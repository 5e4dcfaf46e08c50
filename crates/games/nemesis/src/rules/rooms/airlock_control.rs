//! NEM-17.30 to NEM-17.34: the emergency airlock procedure is started.

use engine::{Flow, Log, Seat, Step, rule};

use crate::{
    Frame, Nemesis,
    board::Board,
    content::tracks,
    heard::Heard,
    rules::doors,
    words::{CorridorNumber, Door, RoomColour, RoomNumber},
};

/// NEM-17.30: the rooms in which it can be started from `control`. NEM-17.34: one at a time.
pub fn each_room(board: &Board, control: RoomNumber, offer: &mut impl FnMut(RoomNumber)) {
    if board.airlock.is_some() {
        rule!("NEM-17.34");
        return;
    }
    let yellow = board.explored_of(RoomColour::Yellow);
    yellow.iter().filter(|&room| room != control && can_be_sealed(board, room)).for_each(offer);
}

/// Whether all doors of a room can be closed: none is destroyed, and there are tokens enough, in
/// stock or elsewhere (NEM-9.26).
fn can_be_sealed(board: &Board, room: RoomNumber) -> bool {
    let around = board.plan().corridors_of(room);
    let open = around.without(board.doors.closed()).len();
    let in_stock = tracks::DOORS - board.doors.tokens();
    let elsewhere = board.doors.closed().without(around).len();
    around.and(board.doors.destroyed()).is_empty() && open <= in_stock + elsewhere
}

/// The doors of a room are closed, one after the other.
#[engine::frame]
pub struct AirlockDoors {
    pub seat: Seat,
    pub room: RoomNumber,
    /// The numbers that have been dealt with.
    pub n_done: u8,
}

impl AirlockDoors {
    pub fn begin(seat: Seat, room: RoomNumber) -> AirlockDoors {
        AirlockDoors { seat, room, n_done: 0 }
    }
}

impl Step<Nemesis> for AirlockDoors {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let AirlockDoors { seat, room, n_done } = self;
        let Some(&number) = CorridorNumber::ALL.get(usize::from(n_done)) else {
            seal(board, room, log);
            return Flow::Done;
        };
        let then = AirlockDoors { n_done: n_done + 1, ..self }.into();
        let open = board.corridor(room, number).filter(|&corridor| board.door(corridor) == Door::Open);
        match open.and_then(|corridor| doors::close_with_stock(board, seat, corridor, log)) {
            Some(first) => Flow::Call { first, then },
            None => Flow::Become(then),
        }
    }
}

/// NEM-17.30: the token is placed. Whoever took a door of this very room has spoiled it. NEM-17.35:
/// nothing opens these doors again by itself.
fn seal(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Nemesis>) {
    let around = board.plan().corridors_of(room);
    if around.iter().all(|corridor| board.is_closed(corridor)) {
        rule!("NEM-17.30");
        board.airlock = Some(room);
        log.push(Heard::AirlockStarted { room }.into());
    }
}
