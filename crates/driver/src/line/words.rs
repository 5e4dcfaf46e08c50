//! A line, word by word.

use std::fmt::Display;

use crate::{
    hex,
    line::{Expected, LineError},
    told::legible,
};

/// The words of a line that are still to be read.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a> {
    rest: Option<&'a str>,
    at: usize,
    last: &'a str,
}

impl<'a> Words<'a> {
    pub(crate) fn new(line: &'a str) -> Self {
        Words { rest: (!line.is_empty()).then_some(line), at: 0, last: "" }
    }

    /// The next word, whatever it is.
    pub(crate) fn take(&mut self, expected: impl FnOnce() -> Expected) -> Result<&'a str, LineError> {
        self.at += 1;
        let Some(rest) = self.rest else {
            return Err(LineError::Missing { at: self.at, expected: expected() });
        };
        let (word, rest) = match rest.split_once(' ') {
            Some((word, rest)) => (word, Some(rest)),
            None => (rest, None),
        };
        if word.is_empty() {
            return Err(LineError::Spacing { at: self.at });
        }
        (self.rest, self.last) = (rest, word);
        Ok(word)
    }

    /// The next word, which has to be one of these; gives its place among them.
    pub(crate) fn take_one_of(&mut self, words: &'static [&'static str]) -> Result<usize, LineError> {
        let word = self.take(|| Expected::OneOf(words))?;
        let found = words.iter().position(|&it| it == word);
        found.ok_or_else(|| self.unexpected(Expected::OneOf(words)))
    }

    /// The next word, which has to be a whole number from `least` to `most`. A number has
    /// one spelling: no plus, no zeros in front, no minus zero.
    pub(crate) fn take_number<T>(&mut self, least: T, most: T) -> Result<T, LineError>
    where
        T: Copy + PartialOrd + Display + Into<i128> + TryFrom<i128>,
    {
        let expected = || Expected::Number { least: least.into(), most: most.into() };
        let word = self.take(expected)?;
        let number = word.parse::<i128>().ok().filter(|number| number.to_string() == word);
        let number = number.and_then(|number| T::try_from(number).ok());
        number.filter(|&it| least <= it && it <= most).ok_or_else(|| self.unexpected(expected()))
    }

    /// The next word, which has to be `N` bytes in hexadecimal.
    pub(crate) fn take_hex<const N: usize>(&mut self) -> Result<[u8; N], LineError> {
        let expected = || Expected::Hex { digits: 2 * N };
        let word = self.take(expected)?;
        hex::read(word).ok_or_else(|| self.unexpected(expected()))
    }

    /// All the rest as it stands, spaces included.
    pub(crate) fn take_rest(&mut self, expected: impl FnOnce() -> Expected) -> Result<&'a str, LineError> {
        self.at += 1;
        let rest = self.rest.take().ok_or_else(|| LineError::Missing { at: self.at, expected: expected() })?;
        self.last = rest;
        Ok(rest)
    }

    /// The next word, if there is one, without taking it.
    pub(crate) fn peek(&self) -> Option<&'a str> {
        self.rest.map(|rest| rest.split(' ').next().unwrap_or(rest))
    }

    /// How many words there still are.
    pub(crate) fn left(&self) -> usize {
        self.rest.map_or(0, |rest| rest.split(' ').count())
    }

    /// The word that was taken last, and its place in the line.
    pub(crate) fn last(&self) -> (usize, &'a str) {
        (self.at, self.last)
    }

    /// Complains about the word that was taken last.
    pub(crate) fn unexpected(&self, expected: Expected) -> LineError {
        LineError::Unexpected { at: self.at, word: legible(self.last), expected }
    }

    /// Makes sure that nothing is left.
    pub(crate) fn finish(&self) -> Result<(), LineError> {
        let at = self.at + 1;
        match self.peek() {
            None => Ok(()),
            Some("") => Err(LineError::Spacing { at }),
            Some(word) => Err(LineError::Superfluous { at, word: legible(word) }),
        }
    }
}

/// Whether this is a word as we write them: kebab-case, with a letter in front.
pub(crate) fn is_word(text: &str) -> bool {
    let is_part =
        |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    text.starts_with(|first: char| first.is_ascii_lowercase()) && text.split('-').all(is_part)
}
