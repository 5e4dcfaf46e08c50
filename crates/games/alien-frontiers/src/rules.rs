//! The rules, a file for each chapter of the rulebook that acts.

pub mod actions;
pub mod artifact;
pub mod cannon;
pub mod colonies;
pub mod colony_moves;
pub mod discards;
pub mod docking;
pub mod ending;
pub mod formation;
pub mod hub;
pub mod market;
pub mod outpost;
pub mod powers;
pub mod relic;
pub mod resources;
pub mod shipyard;
pub mod table_setup;
pub mod teleporter;
pub mod turn;
pub mod warper;
