//! AGD-11: what is printed: boards, characters, cards and missions.

pub mod blips;
pub mod boards;
pub mod characters;
pub mod endurance;
pub mod missions;
pub mod tracker;
pub mod weapons;
