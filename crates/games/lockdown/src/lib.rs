//! Nemesis: Lockdown: one to five people in a facility under Mars, whose lights go out one level after
//! another.

pub mod content;
pub mod words;
