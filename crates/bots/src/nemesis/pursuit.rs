//! NEM-22.4: whoever plays the intruders plays to kill.

use engine::Seat;
use nemesis::board::Board;

use super::{body, threat};
use crate::family::{LIFE, threat::harm};

/// The worse off the crew, the better.
pub(super) fn worth(board: &Board, seat: Seat) -> f32 {
    let crew = board.seats().filter(|&other| other != seat && board.player(other).is_alive());
    let lives = crew.map(|other| match board.player(other).is_active() {
        true => LIFE * body::chance(board, other) * threat::chance(board, other),
        false => LIFE,
    });
    let strength: f32 = board.swarm.figures.iter().map(harm).sum();
    strength - lives.sum::<f32>()
}
