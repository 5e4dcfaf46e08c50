//! Nemesis: Lockdown: one to five people in a facility under Mars, whose lights go out one level after
//! another.
//!
//! Read `game.rs` first: it lists every rule that may have to wait.

pub mod audit;
pub mod board;
pub mod content;
mod crew;
pub mod denials;
pub mod foresight;
pub mod game;
pub mod heard;
mod imagine;
mod kin;
pub mod offers;
pub mod printed;
pub mod rules;
pub mod saying;
pub mod setup;
pub mod view;
pub mod words;

pub use game::{Choice, Frame, FrameView, Lockdown, Outcome};
pub use heard::Heard;
pub use setup::Setup;
