//! What a text is told: arguments by name; and how they, and the text's key, follow from a
//! value of a game.
//!
//! Any value that serde can write is taken apart in the same way, whichever way its enums
//! are tagged:
//!
//! - The variants on the way to the innermost value are the *path*: the choice
//!   `Turn(Dock(Plain { … }))` has the path `turn`, `dock`, `plain`.
//! - The fields of the innermost value are arguments. A struct within a field puts the name
//!   of the field before the names of its own: `ships-value`, `ships-with`.
//! - A word, a variant without content in a field, is passed as its key, made from the
//!   game, the name of its type and itself: `alien-frontiers-station-lunar-mine`. A word that
//!   is a whole answer is passed under the name of its type; it is told from a variant
//!   without content, such as `EndTurn`, by having a text.
//! - A value of a type named `Seat` is passed as the name of whoever sits there; or as a
//!   seat, if somebody else is to put the name in.
//! - A list is passed as how many things are in it, under its name and `-count`; lists
//!   within lists are counted together.
//! - A text as the first field of a struct is the tag of an enum, since games hold no text.
//! - Nothing, where there could be something, is passed as `none`; as a whole answer it ends
//!   the path. Something of which only the parts are told is passed as `some` besides.

mod parts;
mod teller;

use std::collections::BTreeMap;

use fluent_bundle::{FluentArgs, FluentValue};
use serde::Serialize;

use self::teller::{Place, Teller, Telling};
use crate::{Language, Texts};

/// Who sits where: the name of the person in a seat, by its number, counted from 1.
/// [`Value::Seat`] where names are put in later.
pub type SeatName<'a> = &'a dyn Fn(u8) -> Value;

/// What happened: the key of the sentence that tells it, `<game>-heard-<event>`, and its
/// arguments.
pub fn heard(game: &str, event: &impl Serialize, seat_name: SeatName<'_>) -> (String, Args) {
    key_and_args(game, "heard", event, seat_name)
}

/// A rule under way: the key of its question or description, `<game>-asks-<rule>`, and its
/// arguments.
pub fn asks(game: &str, under_way: &impl Serialize, seat_name: SeatName<'_>) -> (String, Args) {
    key_and_args(game, "asks", under_way, seat_name)
}

/// An answer: the key of its text, `<game>-answer-<question>-<path>`, and its arguments.
pub fn answer(game: &str, choice: &impl Serialize, seat_name: SeatName<'_>) -> (String, Args) {
    key_and_args(game, "answer", choice, seat_name)
}

/// The key of a word such as a station: `<game>-<type>-<word>`.
pub fn word(game: &str, word: &impl Serialize) -> String {
    let mut telling = Telling::new(game, &Value::Seat, &|_| true);
    let place = Place::Argument("word".to_owned());
    match word.serialize(Teller::at(place, &mut telling)) {
        Ok(_) => telling.args.get("word").map(Value::to_string).unwrap_or_default(),
        Err(fault) => fault.to_string(),
    }
}

/// The path and the arguments of any value, such as a part of a view.
pub fn path_and_args(game: &str, value: &impl Serialize, seat_name: SeatName<'_>) -> (Vec<String>, Args) {
    let english = Texts::of(Language::English);
    told(game, value, seat_name, &|key| english.has(key))
}

fn key_and_args(game: &str, kind: &str, value: &impl Serialize, seat_name: SeatName<'_>) -> (String, Args) {
    let (path, args) = path_and_args(game, value, seat_name);
    let length = path.iter().fold(game.len() + kind.len() + 1, |length, segment| length + segment.len() + 1);
    let mut key = String::with_capacity(length);
    for (at, segment) in [game, kind].into_iter().chain(path.iter().map(String::as_str)).enumerate() {
        if at > 0 {
            key.push('-');
        }
        key.push_str(segment);
    }
    (key, args)
}

/// Takes a value apart. If something in it cannot be told, what could be told is all there
/// is: a text has to appear in any case.
fn told(
    game: &str,
    value: &impl Serialize,
    seat_name: SeatName<'_>,
    is_word: &dyn Fn(&str) -> bool,
) -> (Vec<String>, Args) {
    let mut telling = Telling::new(game, seat_name, is_word);
    _ = value.serialize(Teller::at(Place::Path, &mut telling));
    (telling.path, telling.args)
}

/// One argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text, a name, or the key of a word.
    Text(String),
    /// A number, which texts can count by.
    Number(i64),
    /// Whoever sits in the seat of this number, from 1, where no name is known yet.
    Seat(u8),
}

/// The arguments of a text, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(BTreeMap<String, Value>);

impl Args {
    /// No arguments.
    pub fn new() -> Args {
        Args::default()
    }

    /// These and one more.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, value: impl Into<Value>) -> Args {
        self.set(name, value);
        self
    }

    /// Adds an argument, or replaces it.
    pub fn set(&mut self, name: impl Into<String>, value: impl Into<Value>) {
        self.0.insert(name.into(), value.into());
    }

    /// One of them.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.get(name)
    }

    /// All of them, by name in alphabetical order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    pub(crate) fn for_fluent(&self) -> FluentArgs<'_> {
        let value = |value: &'_ Value| match value {
            Value::Text(text) => FluentValue::from(text.clone()),
            Value::Number(number) => FluentValue::from(*number),
            Value::Seat(number) => FluentValue::from(*number),
        };
        self.iter().map(|(name, it)| (name, value(it))).collect()
    }
}

impl IntoIterator for Args {
    type Item = (String, Value);
    type IntoIter = std::collections::btree_map::IntoIter<String, Value>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Text(text) => text.fmt(f),
            Value::Number(number) => number.fmt(f),
            Value::Seat(number) => number.fmt(f),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => { $(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(number.into())
            }
        }
    )* };
}

from_numbers!(i8, i16, i32, i64, u8, u16, u32);

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests;
