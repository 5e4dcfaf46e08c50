//! NEM-9.1 to NEM-9.3: slime, fire and malfunction. The ninth fire or malfunction is the end.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Rooms},
    content::tracks,
    heard::Heard,
    rules::ending,
    words::{Ending, RoomNumber},
};

/// NEM-9.1: a character gets slime. A second one has no effect.
pub fn slime(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) {
    let player = board.player_mut(seat);
    if !player.has_slime {
        rule!("NEM-9.1");
        player.has_slime = true;
        log.push(Heard::Slimed { seat }.into());
    }
}

/// NEM-9.3: a character gets rid of slime.
pub fn wash(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) {
    if std::mem::take(&mut board.player_mut(seat).has_slime) {
        rule!("NEM-9.3");
        log.push(Heard::SlimeWashedOff { seat }.into());
    }
}

/// NEM-9.6, NEM-9.8, NEM-25.17: a fire breaks out, in any room. If there is no marker left, the ship explodes: then the
/// flow says how the game goes on, and nothing else may.
#[must_use]
pub fn put_fire(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Option<Flow<Frame>> {
    if board.fire.has(room) {
        rule!("NEM-9.6");
        return None;
    }
    if board.fire.len() == tracks::FIRES {
        rule!("NEM-9.7");
        return Some(ending::ship_is_destroyed(board, Ending::Fire, log));
    }
    board.fire.insert(room);
    log.push(Heard::FireBrokeOut { room }.into());
    None
}

/// NEM-9.10: a fire goes out.
pub fn put_out(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Nemesis>) {
    if board.fire.has(room) {
        rule!("NEM-9.10");
        board.fire.remove(room);
        log.push(Heard::FireWentOut { room }.into());
    }
}

/// NEM-9.13: whether a malfunction can be placed in a room.
pub fn may_malfunction(board: &Board, room: RoomNumber) -> bool {
    board.room(room).is_some_and(|it| it.can_malfunction())
}

/// NEM-9.13 to NEM-9.15, NEM-38.23: something breaks, if it can. NEM-9.17, NEM-25.27: sleepers are
/// beyond it. If there is no marker left, the hull does.
#[must_use]
pub fn put_malfunction(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Option<Flow<Frame>> {
    if !may_malfunction(board, room) || board.malfunction.has(room) {
        rule!("NEM-9.14");
        return None;
    }
    if board.malfunction.len() == tracks::MALFUNCTIONS {
        rule!("NEM-9.15");
        return Some(ending::ship_is_destroyed(board, Ending::HullBreach, log));
    }
    board.malfunction.insert(room);
    log.push(Heard::Malfunctioned { room }.into());
    None
}

/// NEM-9.18: something works again.
pub fn repair(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Nemesis>) {
    if board.malfunction.has(room) {
        rule!("NEM-9.18");
        board.malfunction.remove(room);
        log.push(Heard::Repaired { room }.into());
    }
}

/// The same in several rooms, one after the other, until the ship is lost.
#[must_use]
pub fn put_in_all(
    board: &mut Board,
    rooms: Rooms,
    put: fn(&mut Board, RoomNumber, &mut Log<'_, Nemesis>) -> Option<Flow<Frame>>,
    log: &mut Log<'_, Nemesis>,
) -> Option<Flow<Frame>> {
    rooms.iter().find_map(|room| put(board, room, log))
}

/// NEM-26.53, NEM-8.5: the rooms to which fire spreads, as they stand now.
pub fn next_to_fire(board: &Board) -> Rooms {
    board.fire.iter().fold(Rooms::NONE, |rooms, room| rooms.or(board.reachable(room)))
}
