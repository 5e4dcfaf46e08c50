//! NEM-17.13 to NEM-17.18, LOC-19.25 to LOC-19.34: eggs that nobody carries are destroyed.

use engine::{Flow, Log, Seat};

use crate::{Aboard, Kin, Told, rule_of, words::RoomNumber};

/// NEM-17.13, NEM-17.15, LOC-19.25, LOC-19.31: so many eggs of a room are destroyed, as far as there are any.
pub fn destroy<G: Kin>(board: &mut G::Board, room: RoomNumber, eggs: u8, log: &mut Log<'_, G>) {
    for _ in 0..eggs.min(board.loose_eggs(room)) {
        board.destroy_egg(room);
        log.push(Told::EggDestroyed { room }.into());
    }
}

/// NEM-17.18, LOC-19.32, LOC-19.34: whoever has tried to destroy eggs makes a noise roll, in combat too.
pub fn attempt_made<G: Kin>(board: &G::Board, seat: Seat) -> Flow<G::Frame> {
    rule_of!(G, "NEM-17.18", "LOC-19.32");
    Flow::Become(G::noise_roll(board, seat))
}
