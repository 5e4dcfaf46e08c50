//! What threatens somebody aboard the Nemesis.

use engine::Seat;
use nemesis::board::Board;

use super::body;
use crate::family::threat::{DEADLY, Exposed};

/// NEM-44.3: the share of the tokens that surprise somebody who holds so many cards.
const SURPRISING: [f32; 5] = [1.0, 0.9, 0.6, 0.25, 0.0];

/// The chance to get away from what is near.
pub(super) fn chance(board: &Board, seat: Seat) -> f32 {
    let player = board.player(seat);
    let is_airlock = player.room().is_some() && board.airlock == player.room();
    let exposed = Exposed {
        seat,
        body: &body::of(player),
        surprised: SURPRISING[usize::from(player.hand.len()).min(SURPRISING.len() - 1)],
        is_stuck: player.has_passed || player.hand.n_actions() == 0,
        doom: if is_airlock { DEADLY } else { 0.0 },
    };
    exposed.chance(board)
}
