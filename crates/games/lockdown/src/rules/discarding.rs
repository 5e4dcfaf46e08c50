//! LOC-13.20, LOC-20.12, LOC-38.41: a hand that is discarded as a whole.

use engine::{Log, Seat};

use crate::{Lockdown, board::Board, heard::Heard};

/// The whole hand, contamination too.
pub fn discard_hand(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) {
    let hand = board.player(seat).hand;
    for card in hand.kinds() {
        for _ in 0..hand.count(card) {
            board.player_mut(seat).discard(card);
            log.push(Heard::hand_discarded(seat, card));
        }
    }
}
