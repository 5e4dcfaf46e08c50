//! What can be wrong with a record before anybody looks at the rules.

use engine::BadSetup;
use thiserror::Error;

use crate::{
    line::{Expected, LineError},
    told::{Arguments, Told},
};

/// The first thing that is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: RecordFault,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordFault {
    /// This is something else.
    #[error("not a record: a record begins with `airlock-record`")]
    NotARecord,
    /// Written by a later version of the program.
    #[error("a record of format {found}; only formats up to {known} are known")]
    NewerFormat {
        /// The format of the record.
        found: u16,
        /// The latest known.
        known: u16,
    },
    /// A record of another game.
    #[error("a record of the game `{found}`, expected `{expected}`")]
    OtherGame {
        /// The game of the record.
        found: String,
        /// The game that was expected.
        expected: &'static str,
    },
    /// The record is longer than any game.
    #[error("more than {most} bytes")]
    TooManyBytes {
        /// How many there may be.
        most: usize,
    },
    /// The record has more lines than any game.
    #[error("more than {most} lines")]
    TooManyLines {
        /// How many there may be.
        most: usize,
    },
    /// A line is longer than any entry.
    #[error("a line of more than {most} bytes")]
    LongLine {
        /// How many there may be.
        most: usize,
    },
    /// Not UTF-8.
    #[error("not UTF-8")]
    NotText,
    /// The last line has no line feed.
    #[error("cut off within the line")]
    CutOff,
    /// The record ends where another line has to follow.
    #[error("the record ends here, expected {expected}")]
    Ends {
        /// What the next line should begin with.
        expected: Expected,
    },
    /// A line says what another has said before, or out of order.
    #[error("said before, or out of order")]
    Repeated,
    /// A set-up that is none.
    #[error("no set-up of this game: {0:?}")]
    Setup(BadSetup),
    /// A hash of the board that belongs to no entry.
    #[error("a hash of the board without an entry before it")]
    LoneCheck,
    /// The record goes on after its end.
    #[error("the record goes on after its end")]
    AfterTheEnd,
    /// A line that cannot be read.
    #[error("{0}")]
    Line(#[from] LineError),
}

impl Told for RecordError {
    fn code(&self) -> &'static str {
        match &self.fault {
            RecordFault::NotARecord => "record-not-a-record",
            RecordFault::NewerFormat { .. } => "record-newer-format",
            RecordFault::OtherGame { .. } => "record-other-game",
            RecordFault::TooManyBytes { .. } => "record-too-many-bytes",
            RecordFault::TooManyLines { .. } => "record-too-many-lines",
            RecordFault::LongLine { .. } => "record-long-line",
            RecordFault::NotText => "record-not-text",
            RecordFault::CutOff => "record-cut-off",
            RecordFault::Ends { .. } => "record-ends",
            RecordFault::Repeated => "record-repeated",
            RecordFault::Setup(bad) => bad.code(),
            RecordFault::LoneCheck => "record-lone-check",
            RecordFault::AfterTheEnd => "record-after-the-end",
            RecordFault::Line(error) => error.code(),
        }
    }

    fn arguments(&self) -> Arguments {
        let mut arguments = vec![("line", self.line.to_string())];
        arguments.extend(match &self.fault {
            RecordFault::NewerFormat { found, known } => {
                vec![("found", found.to_string()), ("known", known.to_string())]
            }
            RecordFault::OtherGame { found, expected } => {
                vec![("found", found.clone()), ("expected", (*expected).to_owned())]
            }
            RecordFault::TooManyBytes { most }
            | RecordFault::TooManyLines { most }
            | RecordFault::LongLine { most } => vec![("most", most.to_string())],
            RecordFault::Ends { expected } => vec![("expected", expected.to_string())],
            RecordFault::Setup(bad) => bad.arguments(),
            RecordFault::Line(error) => error.arguments(),
            RecordFault::NotARecord
            | RecordFault::NotText
            | RecordFault::CutOff
            | RecordFault::Repeated
            | RecordFault::LoneCheck
            | RecordFault::AfterTheEnd => Vec::new(),
        });
        arguments
    }
}
