//! The text form of answers, outcomes and words: one line of words with single spaces
//! between them, such as `turn dock plain lunar-mine 6 own`.
//!
//! The form does not describe itself: what a word means follows from the type that is
//! read. It is the form in which games are stored, so it is strict. Everything has one
//! spelling, but for names that were changed later and kept an alias, and for types that
//! take several themselves.
//!
//! | value | words |
//! |---|---|
//! | variant of an enum | its kebab-case name, then the words of its content |
//! | struct, tuple | the words of its fields in order |
//! | newtype | the words of its content |
//! | whole number | its digits, with `-` in front of a negative one |
//! | `bool` | `yes` or `no` |
//! | `Option` | `-`, or the words of the value |
//! | sequence, map | the number of items, then the words of each |
//! | unit | nothing |
//!
//! An answer is tagged with its question, which is written as question and content.
//!
//! Deliberately absent: fractions, bytes, free text, and enums that are untagged or tagged
//! in another way.

mod error;
mod print;
mod read;
mod words;

use serde::{Serialize, de::DeserializeOwned};

pub use error::{Expected, LineError};
pub(crate) use words::{Words, is_word};

/// Writes a value as words. Fails only for types that have no such form.
pub fn print<T: Serialize + ?Sized>(value: &T) -> Result<String, LineError> {
    print::print(value)
}

/// Reads a value from the words of a whole line.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, LineError> {
    let mut words = Words::new(text);
    let value = read_from(&mut words)?;
    words.finish()?;
    Ok(value)
}

/// Reads a value from the next words of a line.
pub(crate) fn read_from<T: DeserializeOwned>(words: &mut Words<'_>) -> Result<T, LineError> {
    T::deserialize(read::Reader(words)).map_err(|error| error.about(words.last()))
}
