//! LOC-6.1, LOC-11.5: movement, and escape from what is in the room, as in both books; and who comes along.

use engine::{Flow, Log, Seat, Step, rule};
pub use nemesis_kit::rules::movement::{CarefulNoise, Manner, Movement, go};
use nemesis_kit::{Told, Way};

use crate::{
    Frame, Lockdown,
    board::{Board, Chase, FigureId},
    words::{CorridorNumber, RoomNumber},
};

/// The corridors and paths by which a character can leave a room, each once, with its lowest number.
pub fn each_way(board: &Board, room: RoomNumber) -> impl Iterator<Item = (CorridorNumber, Way)> {
    let (plan, closed) = (board.plan(), board.doors.closed());
    let ways = plan.links_from(room).filter(move |&(_, way)| !closed.has(way));
    ways.inspect(move |&(_, way)| {
        if plan.is_path(way) {
            rule!("LOC-25.66");
        }
    })
}

/// Whether a door forbids the way.
pub fn is_shut(board: &Board, corridor: Way) -> bool {
    board.doors.closed().has(corridor)
}

/// LOC-42.6, LOC-29.72: an intruder has hurt whoever tries to escape, and goes after it if it can smell blood.
#[engine::frame]
pub struct Pursuit {
    pub figure: FigureId,
    pub after: Seat,
}

impl Step<Lockdown> for Pursuit {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Pursuit { figure, after } = self;
        if board.player(after).room().is_some() && board.player(after).has_undressed() {
            rule!("LOC-42.6");
            board.scratch.chases.push(Chase { figure, after });
        }
        Flow::Done
    }
}

/// LOC-29.72: those on the scent come along, if they can still be seen.
pub fn come_along(board: &mut Board, seat: Seat, from: RoomNumber, log: &mut Log<'_, Lockdown>) {
    let to = board.player(seat).room().expect("whoever has moved stands in a room");
    for Chase { figure, after } in std::mem::take(&mut board.scratch.chases).iter().copied() {
        if after != seat {
            board.scratch.chases.push(Chase { figure, after });
        } else if let Some(it) = board.swarm.figure_mut(figure).filter(|it| it.room == from) {
            rule!("LOC-29.72");
            it.room = to;
            log.push(Told::IntruderMoved { figure, kind: it.kind, from, to }.into());
        }
    }
}

/// Whoever has died is chased no more.
pub fn lose_the_scent(board: &mut Board, seat: Seat) {
    while let Some(at) = board.scratch.chases.iter().position(|chase| chase.after == seat) {
        board.scratch.chases.remove(at);
    }
}
