//! The chapters that both rulebooks have, a chapter a file.

pub mod bag;
pub mod contamination;
pub mod crafting;
pub mod death;
pub mod doors;
pub mod eggs;
pub mod encounter;
pub mod event_phase;
pub mod exploration;
pub mod hands;
pub mod injuries;
pub mod markers;
pub mod melee;
pub mod movement;
pub mod noise;
pub mod search;
pub mod trade;
pub mod wounds;
