//! Contact: the smallest game that has everything the engine offers, for tests of the
//! engine and of what drives it.
//!
//! Crews listen to the dark. A card is a signal: a beacon is worth having, a trader is
//! worth nothing, a hunter is worth getting rid of. Read `game.rs` for the table of
//! contents, then `rules/`, chapter by chapter.
//!
//! | chapter | file |
//! |---|---|
//! | CON-1 set-up | `setup.rs`, `rules/dealing.rs` |
//! | CON-2 round, CON-3 stances | `rules/round.rs` |
//! | CON-4 turn | `rules/turn.rs` |
//! | CON-5 gifts | `rules/gift.rs` |
//! | CON-6 finds and fights | `rules/find.rs` |
//! | CON-7 resigning, CON-8 reckoning | `rules/reckoning.rs` |

pub mod board;
mod game;
mod heard;
mod imagine;
mod offers;
pub mod rules;
mod setup;
mod view;
pub mod words;

pub use game::{Choice, Contact, Event, Frame, FrameView, Outcome};
pub use heard::Heard;
pub use offers::{Amount, Foresight, Touch};
pub use setup::ContactSetup;
pub use view::{CrewView, SeenView, SlotView, View};
