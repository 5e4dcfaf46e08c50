//! How somebody fares aboard the Nemesis.

use engine::Seat;
use nemesis::{
    board::{Board, Player},
    words::SeriousWound,
};

use crate::family::body::Body;

/// How a player fares.
pub(super) fn of(player: &Player) -> Body {
    let [mut contamination, mut hand, mut discard] =
        [player.deck, player.hand, player.discard].map(|pile| pile.contamination);
    contamination.take_all(&mut hand);
    contamination.take_all(&mut discard);
    Body {
        serious: player.serious_wounds.len(),
        open: player.serious_wounds.iter().filter(|wound| !wound.is_dressed).count(),
        is_bleeding: player.suffers_from(SeriousWound::Bleeding),
        light: player.light_wounds.count(),
        has_slime: player.has_slime,
        has_larva: player.has_larva,
        contamination,
    }
}

/// The chance that the body holds out.
pub(super) fn chance(board: &Board, seat: Seat) -> f32 {
    of(board.player(seat)).chance()
}

/// NEM-20.9, NEM-20.10: the chance to be found healthy at the end.
pub(super) fn is_healthy(board: &Board, seat: Seat) -> f32 {
    of(board.player(seat)).is_healthy()
}
