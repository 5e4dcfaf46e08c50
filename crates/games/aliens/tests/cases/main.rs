//! AGD-8A: the acceptance cases of the rules, each as a scenario.

mod abilities;
mod areas;
mod attacks;
mod deck;
mod defence;
mod events;
mod gear;
mod guns;
mod hazards;
mod losses;
mod missions;
mod moves;
mod rest;
mod signals;
mod table;
mod turns;
mod windows;
