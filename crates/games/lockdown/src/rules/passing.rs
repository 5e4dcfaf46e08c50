//! LOC-4.16, LOC-4.21, LOC-48.5: a pass, and what comes with it.

use engine::{Log, Seat, rule};

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    rules::wounds::Wounds,
    words::{Cause, SeriousWound},
};

/// LOC-48.5, LOC-4.21: a player has passed. Whoever bleeds suffers for it.
pub fn pass(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Option<Frame> {
    board.player_mut(seat).has_passed = true;
    log.push(Heard::Passed { seat }.into());
    board.player(seat).suffers_from(SeriousWound::Bleeding).then(|| {
        rule!("LOC-48.5");
        Wounds::light(seat, 1, Cause::Bleeding).into()
    })
}
