//! NEM-17.21 to NEM-17.23: the self-destruct sequence.

use engine::{Log, RuleId, rule};

use crate::{Nemesis, board::Board, content::tracks, heard::Heard};

/// NEM-17.22, NEM-17.23, NEM-25.24: what stands against starting or stopping the sequence now.
pub fn objection(board: &Board) -> Option<RuleId> {
    match board.tracks.self_destruct {
        None => board.has_sleeper().then_some(RuleId("NEM-17.23")),
        Some(space) => (space >= tracks::POINT_OF_NO_RETURN).then_some(RuleId("NEM-17.22")),
    }
}

/// Whether the sequence can be started or stopped now.
pub fn may_switch(board: &Board) -> bool {
    objection(board).is_none()
}

/// Starts the sequence, or stops it.
pub fn toggle(board: &mut Board, log: &mut Log<'_, Nemesis>) {
    match board.tracks.self_destruct {
        None => start(board, log),
        Some(_) => {
            rule!("NEM-17.22");
            board.tracks.self_destruct = None;
            log.push(Heard::SelfDestructStopped {}.into());
        }
    }
}

/// NEM-17.21: starts the sequence, unless it runs already.
pub fn start(board: &mut Board, log: &mut Log<'_, Nemesis>) {
    if board.tracks.self_destruct.is_none() {
        rule!("NEM-17.21");
        board.tracks.self_destruct = Some(0);
        log.push(Heard::SelfDestructStarted {}.into());
    }
}
