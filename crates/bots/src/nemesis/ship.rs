//! NEM-9.7, NEM-9.15, NEM-17.21: whether the ship lasts.

use nemesis::{board::Board, content::tracks, rules::markers};

use super::leaving;
use crate::family::markers::hold;

/// How likely a round is to bring one of the two cards that let fires spread.
const SPREADS: f32 = 0.11;

/// What a fire takes by itself.
const A_FIRE: f32 = 0.006;

/// The chance that neither fire nor malfunctions end the ship too early.
pub(super) fn chance(board: &Board) -> f32 {
    let rounds = rounds_aboard(board);
    burns_not(board, rounds) * holds_together(board.malfunction.len(), rounds)
}

/// How many times as likely it is to last with one malfunction less.
pub(super) fn once_repaired(board: &Board) -> f32 {
    let (rounds, broken) = (rounds_aboard(board), board.malfunction.len());
    holds_together(broken.saturating_sub(1), rounds) / holds_together(broken, rounds).max(0.1)
}

fn burns_not(board: &Board, rounds: f32) -> f32 {
    // NEM-38.11, NEM-38.18: every fire spreads to all rooms next to it at once.
    let spread = markers::next_to_fire(board).or(board.fire).len();
    let each_round = match spread {
        0 => 0.0,
        1..=4 => 0.1,
        5..=8 => 0.3,
        _ => 1.0,
    };
    (1.0 - SPREADS * each_round).powf(rounds) - A_FIRE * board.fire.len() as f32
}

/// NEM-9.15
fn holds_together(broken: u32, rounds: f32) -> f32 {
    hold(broken, tracks::MALFUNCTIONS, rounds)
}

/// How many rounds it is likely to take until there is a way off the ship.
fn rounds_aboard(board: &Board) -> f32 {
    let until_sleep = tracks::HIBERNATION_OPENS.saturating_sub(board.tracks.time);
    let wait = if leaving::has_open_pod(board) { 0 } else { until_sleep };
    f32::from((wait + 2).min(leaving::rounds_left(board)))
}
