//! What is printed: both sides of the ship, the rooms, and every deck with its counts.

pub mod action_cards;
pub mod attacks;
pub mod events;
pub mod items;
pub mod objectives;
pub mod quests;
pub mod rooms;
pub mod ship;
pub mod tokens;
pub mod tracks;
pub mod traits;
pub mod weapons;
pub mod wounds;
