//! Nemesis: one to five people on a ship that is falling apart, with something aboard.
//!
//! Read `game.rs` first: it lists every rule that may have to wait. `README.md` tells how a
//! round goes and which file each step is in.

pub mod board;
pub mod content;
mod crew;
pub mod denials;
pub mod foresight;
pub mod game;
pub mod heard;
pub mod imagine;
mod kin;
pub mod offers;
pub mod printed;
pub mod rules;
pub mod saying;
pub mod setup;
pub mod view;
pub mod words;

pub use game::{Choice, Frame, FrameView, Nemesis, Outcome};
pub use heard::Heard;
pub use setup::Setup;
