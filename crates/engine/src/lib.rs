//! What every game at our tables has in common: seats, choices, chance, and a
//! stack of rules that may have to wait.
//!
//! A game's rules are cut into small values called *frames*. A frame is one rule,
//! half done: "the fleet is being rolled, and four ships are still to roll".
//! Frames lie on a stack. The one on top is asked to go on until it has to wait for
//! a player or for chance; then the whole state is plain data again, to be stored,
//! copied by a bot, or taken up tomorrow.
//!
//! Read `kernel.rs` first, then `rules_macro.rs`; the rest are nouns.
//!
//! Deliberately absent: input and output, clocks, random numbers, threads, JSON,
//! and any word that a player reads.

#![warn(missing_docs)]

mod deck;
mod game;
mod kernel;
mod known;
pub mod laws;
mod list;
mod news;
mod offer;
pub mod perft;
mod pile;
mod rule_id;
mod rules_macro;
mod saying;
mod seat;
mod setup;
#[cfg(feature = "ts")]
mod typescript;
mod word;

pub use deck::Deck;
pub use game::{Game, Lawful, Standing, Views};
pub use kernel::{Beat, Beats, DEEPEST, Flow, Frame, Log, Pending, Question, Refused, Roll, State, Step, Timing};
pub use known::{Known, Memory, Seen};
pub use list::List;
pub use marks::{News, frame, open};
pub use news::News;
pub use offer::{Denied, Offer};
pub use pile::{Pile, Pool, Slot};
pub use rule_id::{RuleId, cite, rules_hit};
pub use rules_macro::Shown;
pub use saying::{Line, Saying};
pub use seat::{Seat, Seats, Viewer};
pub use setup::{BadSetup, CarriedRow, Setup, TableOption};
pub use word::Word;

#[doc(hidden)]
pub mod macro_support {
    pub use borsh;
    pub use serde;
}
