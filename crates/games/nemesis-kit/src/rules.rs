//! The chapters that both rulebooks have, a chapter a file.

pub mod actions;
pub mod bag;
pub mod base_attacks;
pub mod base_events;
pub mod contamination;
pub mod crafting;
pub mod death;
pub mod doors;
pub mod drawing;
pub mod eggs;
pub mod encounter;
pub mod event_phase;
pub mod exploration;
pub mod hands;
pub mod injuries;
pub mod interruption;
pub mod markers;
pub mod melee;
pub mod movement;
pub mod noise;
pub mod revival;
pub mod search;
pub mod trade;
pub mod turn;
pub mod wounds;

use engine::Flow;

/// Something is done, and when it is done, something else. What ends the game ends this, too.
pub fn and_then<F>(flow: Flow<F>, then: F) -> Flow<F> {
    match flow {
        Flow::Done => Flow::Become(then),
        Flow::Become(first) => Flow::Call { first, then },
        Flow::Unwind(_) | Flow::End(_) => flow,
        Flow::Call { .. } => unreachable!("what is to be followed by something is one rule"),
    }
}
