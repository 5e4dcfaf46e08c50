//! The chapters that both rulebooks have, a chapter a file.

pub mod bag;
pub mod contamination;
pub mod death;
pub mod doors;
pub mod encounter;
pub mod injuries;
pub mod markers;
pub mod noise;
pub mod wounds;
