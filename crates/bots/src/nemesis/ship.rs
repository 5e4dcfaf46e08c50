//! NEM-9.7, NEM-9.15, NEM-17.21: whether the ship lasts.

use nemesis::{board::Board, content::tracks, rules::markers};

/// The chance that neither fire nor malfunctions end the ship too early.
pub(super) fn chance(board: &Board) -> f32 {
    // NEM-38.18: one card lets every fire spread to all rooms next to it.
    let spread = markers::next_to_fire(board).or(board.fire).len();
    let flares_up = if spread > tracks::FIRES { 0.85 } else { 1.0 };
    flares_up * lasts(board.fire.len(), tracks::FIRES) * lasts(board.malfunction.len(), tracks::MALFUNCTIONS)
}

/// The more there are, the nearer is the one that is too many.
fn lasts(markers: u32, most: u32) -> f32 {
    let share = markers as f32 / (most + 1) as f32;
    1.0 - 0.55 * share * share * share - 0.012 * markers as f32
}
