//! The chapters that both rulebooks have, a chapter a file.

pub mod bag;
pub mod death;
pub mod doors;
pub mod encounter;
pub mod markers;
pub mod noise;
pub mod wounds;
