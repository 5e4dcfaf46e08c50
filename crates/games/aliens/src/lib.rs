//! Aliens: Another Glorious Day in the Corps: one to six players, one squad, and a deck of
//! cards that is ammunition, stamina and equipment at once.
//!
//! Read `game.rs` first: it lists every rule that may have to wait. `README.md` tells how a
//! turn goes and which file each step is in.

pub mod board;
pub mod campaign;
pub mod content;
pub mod denials;
pub mod foresight;
pub mod game;
pub mod ground;
pub mod heard;
pub mod imagine;
pub mod offers;
pub mod printed;
pub mod rules;
pub mod saying;
pub mod setup;
pub mod view;
pub mod words;

pub use game::{Aliens, Choice, Frame, FrameView, Outcome};
pub use heard::Heard;
pub use setup::Setup;
