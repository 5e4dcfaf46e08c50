//! What is printed: every deck with its counts.

pub mod action_cards;
pub mod characters;
pub mod contingencies;
pub mod items;
pub mod objectives;
pub mod weapons;
