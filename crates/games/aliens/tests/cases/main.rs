//! AGD-8A: the acceptance cases of the rules, each as a scenario.

mod abilities;
mod areas;
mod attacks;
mod corners;
mod deck;
mod defence;
mod doors;
mod enemies;
mod events;
mod firing;
mod gear;
mod guns;
mod hazards;
mod losses;
mod missions;
mod moves;
mod paying;
mod phases;
mod rest;
mod setting_up;
mod signals;
mod steps;
mod table;
mod tracker_cards;
mod turns;
mod windows;
