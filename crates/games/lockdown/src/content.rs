//! What is printed: both sides of the board, the rooms, the tokens, and every deck with its counts.

pub mod attacks;
pub mod complex;
pub mod computers;
pub mod events;
pub mod rooms;
pub mod surface;
pub mod tokens;
pub mod tracks;
pub mod wounds;
