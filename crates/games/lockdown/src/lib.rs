//! Nemesis: Lockdown: one to five people in a facility under Mars, whose lights go out one level after
//! another.
//!
//! Read `game.rs` first: it lists every rule that may have to wait.

pub mod audit;
pub mod board;
pub mod content;
mod crew;
pub mod game;
pub mod heard;
mod kin;
pub mod rules;
pub mod setup;
pub mod words;

pub use game::{Choice, Frame, FrameView, Lockdown, Outcome};
pub use heard::Heard;
pub use setup::Setup;
