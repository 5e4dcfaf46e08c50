//! NEM-22.11 to NEM-22.16, LOC-25.30 to LOC-25.33: in full co-op the dead may come back.

use engine::{Log, Seat};

use crate::{Aboard, Harm, Kin, rule_of, words::RoomNumber};

/// NEM-22.12, LOC-25.31: at the start of a round, whoever lies in the Emergency Room, or is carried there, is revived, one
/// after the other (LOC-29.154).
pub fn revive_all<G: Kin>(board: &mut G::Board, log: &mut Log<'_, G>) {
    let Some(room) = G::revives_in(board) else { return };
    if board.swarm().is_in(room) || board.malfunction().has(room) {
        rule_of!(G, "NEM-22.14", "LOC-25.32");
        return;
    }
    for seat in board.in_order() {
        if G::may_come_back(board, seat) && take_corpse::<G>(board, room, seat) {
            revive(board, seat, log);
            board.put(seat, room);
        }
    }
}

/// Takes somebody's corpse from a room, or from the hand of whoever carries it there. Says whether it was there.
fn take_corpse<G: Kin>(board: &mut G::Board, room: RoomNumber, of: Seat) -> bool {
    let corpse = G::Board::corpse(of);
    if board.take_from_floor(room, corpse) {
        return true;
    }
    let carries =
        |seat: &Seat| board.room_of(*seat) == Some(room) && board.hands(*seat).objects().any(|it| it == corpse);
    let Some(carrier) = board.in_order().find(carries) else { return false };
    rule_of!(G, "NEM-22.11", "LOC-25.30");
    board.hands_mut(carrier).drop_object(corpse);
    true
}

/// Light wounds are healed, serious ones dressed; all else is as it was.
fn revive<G: Kin>(board: &mut G::Board, seat: Seat, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-22.12", "LOC-25.31");
    rule_of!(G, "NEM-22.13", "LOC-25.31");
    board.light_wounds_mut(seat).heal_all();
    board.serious_wounds_mut(seat).iter_mut().for_each(|wound| wound.is_dressed = true);
    log.push(Harm::Revived { seat }.into());
}
