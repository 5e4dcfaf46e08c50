//! What is written in the rules, played: a chapter a file.

mod attacks;
mod codes;
mod computers;
mod dark;
mod dark_events;
mod death;
mod elevator;
mod events;
mod knowledge;
mod pods;
mod power;
mod rooms;
mod setup;
mod shared;
mod shooting;
mod table;
mod time;
mod venting;
mod victory;
mod ways_out;
mod whatever_comes;
