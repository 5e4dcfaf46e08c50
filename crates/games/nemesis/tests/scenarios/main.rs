//! Scenarios: one rule each, in the words of the game.

mod table;

mod captain;
mod common_cards;
mod mechanic;
mod pilot;
mod scientist;
mod scout;
mod soldier;
