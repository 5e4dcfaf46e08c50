//! AGD-8A: the acceptance cases of the rules, each as a scenario.

mod areas;
mod attacks;
mod deck;
mod defence;
mod guns;
mod losses;
mod moves;
mod rest;
mod signals;
mod table;
mod turns;
mod windows;
