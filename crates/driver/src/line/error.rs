//! What can be wrong with a line.

use std::fmt;

use serde::{de, ser};
use thiserror::Error;

use crate::told::{Arguments, Told, legible};

/// Why a line could not be read, or a value not be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    /// The line ends too early.
    #[error("word {at} is missing, expected {expected}")]
    Missing {
        /// Which word of the line, from 1.
        at: usize,
        /// What should stand there.
        expected: Expected,
    },
    /// A word that does not belong there.
    #[error("word {at} is `{word}`, expected {expected}")]
    Unexpected {
        /// Which word of the line, from 1.
        at: usize,
        /// The word, made legible.
        word: String,
        /// What should stand there.
        expected: Expected,
    },
    /// The line goes on after its end.
    #[error("word {at}, `{word}`, is one too many")]
    Superfluous {
        /// Which word of the line, from 1.
        at: usize,
        /// The word, made legible.
        word: String,
    },
    /// Words are not separated by one space.
    #[error("a space too many before word {at}")]
    Spacing {
        /// Which word of the line, from 1.
        at: usize,
    },
    /// A type that has no form in words: a defect of the program, not of the line.
    #[error("{what} cannot be written as words")]
    Unwritable {
        /// What was to be written.
        what: String,
    },
}

/// What should have stood in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Any word.
    Word,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The least.
        least: i128,
        /// The greatest.
        most: i128,
    },
    /// So many hexadecimal digits, in lower case.
    Hex {
        /// How many.
        digits: usize,
    },
    /// A name in quotation marks.
    Name,
    /// A person, or a bot with its level.
    Holder,
    /// What a type of its own says that it takes.
    Said(String),
}

impl LineError {
    /// Fills in the word for an error that arose inside a type's own reading.
    pub(crate) fn about(self, (last, word): (usize, &str)) -> Self {
        match self {
            LineError::Unexpected { at: 0, expected, .. } => {
                LineError::Unexpected { at: last, word: legible(word), expected }
            }
            other => other,
        }
    }

    fn unplaced(expected: Expected) -> Self {
        LineError::Unexpected { at: 0, word: String::new(), expected }
    }
}

impl Told for LineError {
    fn code(&self) -> &'static str {
        match self {
            LineError::Missing { .. } => "line-missing-word",
            LineError::Unexpected { .. } => "line-unexpected-word",
            LineError::Superfluous { .. } => "line-superfluous-word",
            LineError::Spacing { .. } => "line-spacing",
            LineError::Unwritable { .. } => "line-unwritable",
        }
    }

    fn arguments(&self) -> Arguments {
        match self {
            LineError::Missing { at, expected } => expected.arguments(vec![("at", at.to_string())]),
            LineError::Unexpected { at, word, expected } => {
                expected.arguments(vec![("at", at.to_string()), ("word", word.clone())])
            }
            LineError::Superfluous { at, word } => vec![("at", at.to_string()), ("word", word.clone())],
            LineError::Spacing { at } => vec![("at", at.to_string())],
            LineError::Unwritable { what } => vec![("what", what.clone())],
        }
    }
}

impl Expected {
    fn arguments(&self, mut arguments: Arguments) -> Arguments {
        let kind = match self {
            Expected::Word => "word",
            Expected::OneOf(words) => {
                arguments.push(("words", words.join(", ")));
                "one-of"
            }
            Expected::Number { least, most } => {
                arguments.extend([("least", least.to_string()), ("most", most.to_string())]);
                "number"
            }
            Expected::Hex { digits } => {
                arguments.push(("digits", digits.to_string()));
                "hex"
            }
            Expected::Name => "name",
            Expected::Holder => "holder",
            Expected::Said(what) => {
                arguments.push(("what", what.clone()));
                "said"
            }
        };
        arguments.push(("expected", kind.to_owned()));
        arguments
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Word => f.write_str("a word"),
            Expected::OneOf(words) if words.len() == 1 => write!(f, "`{}`", words[0]),
            Expected::OneOf(words) => write!(f, "one of {}", words.join(", ")),
            Expected::Number { least, most } => write!(f, "a number from {least} to {most}"),
            Expected::Hex { digits } => write!(f, "{digits} hexadecimal digits"),
            Expected::Name => f.write_str("a name in quotation marks"),
            Expected::Holder => f.write_str("`person` or `bot:` with a level"),
            Expected::Said(what) => f.write_str(what),
        }
    }
}

impl ser::Error for LineError {
    fn custom<T: fmt::Display>(what: T) -> Self {
        LineError::Unwritable { what: what.to_string() }
    }
}

impl de::Error for LineError {
    fn custom<T: fmt::Display>(what: T) -> Self {
        LineError::unplaced(Expected::Said(what.to_string()))
    }

    fn invalid_value(_: de::Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        LineError::unplaced(Expected::Said(expected.to_string()))
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        LineError::unplaced(Expected::OneOf(expected))
    }
}
