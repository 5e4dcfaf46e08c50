//! Alien Frontiers: ships are dice, stations take dice, and a planet of eight
//! territories is shared out among two to four players.
//!
//! Read `game.rs` first: it lists every rule that may have to wait. `README.md` tells
//! how a turn goes and which file each step is in.

pub mod board;
pub mod content;
pub mod denials;
pub mod foresight;
pub mod game;
pub mod heard;
pub mod imagine;
pub mod offers;
pub mod printed;
pub mod rules;
pub mod saying;
pub mod setup;
pub mod view;
pub mod words;

pub use game::{AlienFrontiers, Choice, Frame, FrameView, Outcome};
pub use heard::Heard;
pub use setup::Setup;
