//! NEM-17.30 to NEM-17.35: the emergency airlock procedure.

use engine::{Flow, Log, Seats, Step, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, ObjectToken},
    content::ship::Corridor,
    heard::Heard,
    rules::{death, injuries, markers},
    words::{Cause, RoomNumber},
};

/// NEM-17.31: a door has opened or was destroyed; if it was one of the airlock's, that is off.
pub fn note_door(board: &mut Board, corridor: Corridor, log: &mut Log<'_, Nemesis>) {
    if let Some(room) = board.airlock
        && board.plan().corridors_of(room).has(corridor)
    {
        rule!("NEM-17.31");
        board.airlock = None;
        log.push(Heard::AirlockCancelled { room }.into());
    }
}

/// NEM-17.33: the airlock opens, if the procedure is still on. NEM-17.35: the doors stay closed. NEM-17.32:
/// entrances need none.
pub fn open(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Option<Frame> {
    let room = board.airlock.take()?;
    rule!("NEM-17.33");
    log.push(Heard::AirlockOpened { room }.into());
    markers::put_out(board, room, log);
    let before = board.swarm.figures;
    for figure in before.iter().filter(|figure| figure.room == room) {
        let kind = injuries::kill(board, figure.id, log);
        if board.setup.airlock_ejects_bodies && injuries::leaves_carcass(kind) {
            rule!("NEM-26.21");
            board.place_mut(room).take(ObjectToken::Carcass);
        }
    }
    let victims = board.characters_in(room).collect();
    Some(Airlock { room, victims }.into())
}

/// NEM-17.33: everybody in the room dies, one after the other.
#[engine::frame]
pub struct Airlock {
    pub room: RoomNumber,
    pub victims: Seats,
}

impl Step<Nemesis> for Airlock {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        if board.setup.airlock_ejects_bodies {
            let place = board.place_mut(self.room);
            place.corpses = self.victims.iter().fold(place.corpses, Seats::without);
        }
        let next = board.by_number().find(|&seat| board.player(seat).room() == Some(self.room));
        match next {
            Some(seat) => Flow::Call { first: death::of(seat, Cause::Airlock), then: self.into() },
            None => Flow::Done,
        }
    }
}
