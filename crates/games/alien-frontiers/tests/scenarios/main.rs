//! Scenarios: what the table shows when somebody acts and chance speaks, a file for each
//! chapter of the rules.
//!
//! The comment above a scenario names the rules, examples and rulings that it shows.

mod absent;
mod actions;
mod artifact;
mod artifact_deck;
mod audit;
mod bay;
mod bonuses;
mod cache;
mod cannon;
mod colonies;
mod components;
mod constructor;
mod converter;
mod data_crystal;
mod denials;
mod discards;
mod docking;
mod duty;
mod ending;
mod fields;
mod foresight;
mod hub;
mod hub_launch;
mod market;
mod mine;
mod modes;
mod objective;
mod offers;
mod outpost;
mod outpost_raids;
mod piles;
mod powers;
mod refusals;
mod relic;
mod relic_departures;
mod resources;
mod secrets;
mod setup;
mod shipyard;
mod table;
mod technology;
mod teleporter;
mod terraforming;
mod timing;
mod told;
mod turn;
mod warper;
mod words;
