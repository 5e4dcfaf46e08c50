//! What a table is worth: the chance to live, weighed with what life is good for, and a little
//! for what is at hand and for the errands that are under way.

use engine::Seat;
use nemesis::{
    board::{Board, Whereabouts},
    content::objectives::Deed,
};

use super::{belongings, body, errands, leaving, objectives, pursuit, ship, threat, work::Worker};
use crate::family::{AT_HAND, LIFE, VICTORY, intent::Intent, paths::Paths};

/// How good a table is for `seat`.
pub(super) fn worth(board: &Board, seat: Seat, intent: Intent<Deed>) -> f32 {
    if leads_intruders(board, seat) {
        return pursuit::worth(board, seat);
    }
    let player = board.player(seat);
    if let Some(winners) = board.winners {
        return if player.is_alive() { LIFE } else { 0.0 } + if winners.has(seat) { VICTORY } else { 0.0 };
    }
    match player.whereabouts {
        Whereabouts::Dead => 0.0,
        Whereabouts::Evacuated => intent.once_gone() * gone(board, seat),
        Whereabouts::Hibernating => intent.once_in_hope(leaving::arrival(board, seat)) * asleep(board, seat),
        Whereabouts::Room { room } => {
            let paths = Paths::from(board, room, &[]);
            let well = body::chance(board, seat) * threat::chance(board, seat);
            let worker = Worker { board, seat, paths: &paths, arrival: leaving::arrival(board, seat) };
            let prospect = prospect(worker, intent);
            // Who is in danger has other things to do than errands.
            well * (prospect * (1.0 + AT_HAND * belongings::worth(board, seat) / LIFE)
                + errands::pull(worker, intent, prospect))
        }
        // Whoever waits is safe as long as nothing comes, and gone as soon as they like.
        Whereabouts::Pod { .. } => 0.9 * intent.once_gone() * gone(board, seat),
    }
}

/// What is to be expected of somebody aboard.
pub(super) fn prospect(worker: Worker<'_>, intent: Intent<Deed>) -> f32 {
    ship::chance(worker.board) * intent.promise(worker)
}

/// A pass: what is here stays, and nothing more is reached in this round.
pub(super) fn of_pass(board: &Board, seat: Seat, intent: Intent<Deed>) -> f32 {
    let mut passed = *board;
    passed.player_mut(seat).has_passed = true;
    worth(&passed, seat, intent)
}

/// Away in a pod, with what has been reached so far.
pub(super) fn gone(board: &Board, seat: Seat) -> f32 {
    body::is_healthy(board, seat) * (LIFE + VICTORY * objectives::chance_once_gone(board, seat))
}

/// Asleep, with what has been reached so far, if the ship arrives where it should.
pub(super) fn asleep(board: &Board, seat: Seat) -> f32 {
    leaving::arrival(board, seat) * ship::chance(board) * gone(board, seat)
}

/// Whether the seat plays the intruders.
pub(super) fn leads_intruders(board: &Board, seat: Seat) -> bool {
    board.intruders.seat == Some(seat)
}
