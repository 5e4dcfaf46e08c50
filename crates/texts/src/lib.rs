//! Everything a player reads, in four languages.
//!
//! The texts are Fluent files under `texts/<language>/`, built into the program. A text is
//! found by its key, and the key follows from what is said: `args` turns an event, a
//! question or an answer, as any value that serde can write, into a key and arguments.
//! So this crate knows no game, and a game knows no text.
//!
//! ```
//! use texts::{Args, Language, Texts};
//!
//! let language = Language::negotiate(["", "ru_RU.UTF-8"]);
//! let name = Texts::of(language).say("alien-frontiers", &Args::new());
//! ```

#![warn(missing_docs)]

pub mod args;
pub mod keys;

mod embedded;
mod language;
mod names;
mod texts;

pub use self::{
    args::{Args, Value},
    language::Language,
    texts::{Texts, Unsaid},
};
