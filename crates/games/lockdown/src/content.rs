//! What is printed: both sides of the board, the rooms, the tokens, and every deck with its counts.

pub mod action_cards;
pub mod attacks;
pub mod characters;
pub mod complex;
pub mod computers;
pub mod contingencies;
pub mod events;
pub mod items;
pub mod objectives;
pub mod rooms;
pub mod surface;
pub mod tokens;
pub mod tracks;
pub mod weapons;
pub mod wounds;
