//! NEM-9.1 to NEM-9.19, LOC-9.1 to LOC-9.17: slime, fire and malfunction.

use engine::{Flow, Game, Log, Seat};

use crate::{Aboard, Kin, Marker, Rooms, Told, rule_of, words::RoomNumber};

/// NEM-9.1, LOC-9.1: a character gets slime. A second one has no effect.
pub fn slime<G: Kin>(board: &mut G::Board, seat: Seat, log: &mut Log<'_, G>) {
    if !std::mem::replace(board.slime_mut(seat), true) {
        rule_of!(G, "NEM-9.1", "LOC-9.1");
        log.push(Told::Slimed { seat }.into());
    }
}

/// NEM-9.3, LOC-9.3: a character gets rid of slime.
pub fn wash<G: Kin>(board: &mut G::Board, seat: Seat, log: &mut Log<'_, G>) {
    if std::mem::take(board.slime_mut(seat)) {
        rule_of!(G, "NEM-9.3", "LOC-9.3");
        log.push(Told::SlimeWashedOff { seat }.into());
    }
}

/// NEM-9.6, NEM-9.8, NEM-25.17, LOC-9.6, LOC-9.8: a fire breaks out, in any room. If there is no marker left, all is
/// lost: then the flow says how the game goes on, and nothing else may. LOC-29.109: whether one can lie there is
/// asked first.
#[must_use]
pub fn put_fire<G: Kin>(board: &mut G::Board, room: RoomNumber, log: &mut Log<'_, G>) -> Option<Flow<G::Frame>> {
    if board.fire().has(room) || !G::may_burn(board, room) {
        rule_of!(G, "NEM-9.6", "LOC-9.6");
        return None;
    }
    if board.fire().len() >= G::most_fires(board) {
        rule_of!(G, "NEM-9.7", "LOC-9.7");
        return Some(G::out_of_markers(board, Marker::Fire, log));
    }
    board.fire_mut().insert(room);
    log.push(Told::FireBrokeOut { room }.into());
    None
}

/// NEM-9.10, LOC-1.21: a fire goes out.
pub fn put_out<G: Kin>(board: &mut G::Board, room: RoomNumber, log: &mut Log<'_, G>) {
    if board.fire().has(room) {
        rule_of!(G, "NEM-9.10", "LOC-1.21");
        board.fire_mut().remove(room);
        log.push(Told::FireWentOut { room }.into());
    }
}

/// NEM-9.13 to NEM-9.15, NEM-38.23, LOC-9.11 to LOC-9.13: something breaks, if it can. NEM-9.17, NEM-25.27: sleepers
/// are beyond it. If there is no marker left, all is lost.
#[must_use]
pub fn put_malfunction<G: Kin>(board: &mut G::Board, room: RoomNumber, log: &mut Log<'_, G>) -> Option<Flow<G::Frame>> {
    if !G::may_malfunction(board, room) || board.malfunction().has(room) {
        rule_of!(G, "NEM-9.14", "LOC-9.11");
        return None;
    }
    if board.malfunction().len() >= G::most_malfunctions(board) {
        rule_of!(G, "NEM-9.15", "LOC-9.13");
        return Some(G::out_of_markers(board, Marker::Malfunction, log));
    }
    board.malfunction_mut().insert(room);
    log.push(Told::Malfunctioned { room }.into());
    None
}

/// NEM-9.18, LOC-9.14: something works again.
pub fn repair<G: Kin>(board: &mut G::Board, room: RoomNumber, log: &mut Log<'_, G>) {
    if board.malfunction().has(room) {
        rule_of!(G, "NEM-9.18", "LOC-9.14");
        board.malfunction_mut().remove(room);
        log.push(Told::Repaired { room }.into());
    }
}

/// Puts a marker into a room. What follows if none is left.
type Put<G> = fn(&mut <G as Game>::Board, RoomNumber, &mut Log<'_, G>) -> Option<Flow<<G as Game>::Frame>>;

/// The same in several rooms, one after the other, until all is lost.
#[must_use]
pub fn put_in_all<G: Kin>(
    board: &mut G::Board,
    rooms: Rooms,
    put: Put<G>,
    log: &mut Log<'_, G>,
) -> Option<Flow<G::Frame>> {
    rooms.iter().find_map(|room| put(board, room, log))
}
