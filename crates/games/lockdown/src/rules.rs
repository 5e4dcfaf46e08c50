//! The rules, a chapter a file.

pub mod aims;
pub mod attack;
pub mod cards;
pub mod combat;
pub mod computers;
pub mod contamination;
pub mod death;
pub mod discarding;
pub mod drawing;
pub mod encounter;
pub mod ending;
pub mod event_phase;
pub mod events;
pub mod exploration;
pub mod first_encounter;
pub mod gate;
pub mod hands;
pub mod knowledge;
pub mod light;
pub mod looking;
pub mod markers;
pub mod movement;
pub mod objectives;
pub mod passing;
pub mod power;
pub mod rooms;
pub mod rout;
pub mod search;
pub mod table_setup;
pub mod time;
pub mod trade;
pub mod venting;
pub mod ways_out;
pub mod wounds;

pub use nemesis_kit::rules::and_then;
