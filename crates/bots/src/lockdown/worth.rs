//! What a table is worth: the chance to live, weighed with what life is good for, and a little
//! for what is at hand and for the errands that are under way.

use engine::Seat;
use lockdown::{
    board::{Board, Whereabouts},
    content::objectives::Deed,
};

use super::{
    belongings, body, codes, complex, errands,
    leaving::{self, Door},
    objectives, paths, threat,
    work::Worker,
};
use crate::family::{AT_HAND, LIFE, VICTORY, intent::Intent};

/// What is left for somebody whose pod is not launched: a serious wound, and the next way out.
const LEFT_BEHIND: f32 = 0.55;

/// How good a table is for `seat`.
pub(super) fn worth(board: &Board, seat: Seat, intent: Intent<Deed>) -> f32 {
    let player = board.player(seat);
    if let Some(winners) = board.winners {
        return if player.is_alive() { LIFE } else { 0.0 } + if winners.has(seat) { VICTORY } else { 0.0 };
    }
    match player.whereabouts {
        Whereabouts::Dead => 0.0,
        Whereabouts::LockedIn => {
            let stands = complex::stands(board);
            intent.once_in_hope(stands) * stands * gone(board, seat, Door::Isolation)
        }
        Whereabouts::Bunker => intent.once_gone() * gone(board, seat, Door::Bunker),
        Whereabouts::Launched => {
            // Once it is away it no longer matters which pod it was.
            intent.once_gone() * gone(board, seat, Door::Pod(lockdown::words::Pod::A))
        }
        Whereabouts::Pod { pod } => {
            let launched = leaving::is_launched(board, seat, pod, board.time.space);
            let away = gone(board, seat, Door::Pod(pod));
            intent.once_in_hope(launched) * (launched + (1.0 - launched) * LEFT_BEHIND) * away
        }
        Whereabouts::Room { room } => {
            let paths = paths::from(board, room);
            let well = body::chance(board, seat) * threat::chance(board, seat);
            let worker = Worker { board, seat, paths: &paths };
            let prospect = prospect(worker, intent);
            // Who is in danger has other things to do than errands.
            well * (prospect * (1.0 + AT_HAND * belongings::worth(board, seat) / LIFE)
                + errands::pull(worker, intent, prospect))
        }
    }
}

/// What is to be expected of somebody inside.
pub(super) fn prospect(worker: Worker<'_>, intent: Intent<Deed>) -> f32 {
    complex::chance(worker.board) * intent.promise(worker)
}

/// A pass: what is here stays, and nothing more is reached in this round.
pub(super) fn of_pass(board: &Board, seat: Seat, intent: Intent<Deed>) -> f32 {
    let mut passed = *board;
    passed.player_mut(seat).has_passed = true;
    worth(&passed, seat, intent)
}

/// Away by a door, with what has been reached so far.
fn gone(board: &Board, seat: Seat, door: Door) -> f32 {
    let lives = body::is_healthy(board, seat) * codes::spares(board, seat, door);
    lives * (LIFE + VICTORY * objectives::chance_once_gone(board, seat))
}
