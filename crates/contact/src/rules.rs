//! The rules, one file for each chapter.

pub mod dealing;
pub mod find;
pub mod gift;
pub mod reckoning;
pub mod round;
pub mod turn;
