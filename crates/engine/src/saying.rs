//! How what is told of an event is said: by which rule it happens, and how its line stands to the others.

use serde::Serialize;

use crate::RuleId;

/// What a game says of an event beside its text. It follows from what a viewer heard, and tells no more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Saying {
    /// The rule to read on, if there is one.
    pub rule: Option<RuleId>,
    /// Its line.
    pub line: Line,
}

/// How the line of an event stands to the lines before and after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// A line of its own.
    #[default]
    Own,
    /// A line of its own that begins a turn or a phase.
    Heading,
    /// None: what follows tells it, or the table shows it.
    Silent,
    /// One line with what was said last, which is of its kind.
    Joins,
    /// A line of its own, in the moment of what was said last: it carries out what that began.
    GoesOn,
    /// A line of its own for something that may cost and bring something.
    Deed,
    /// What a deed costs or brings: it stands in the line of the deed before it, or of the next.
    Part,
    /// A line of its own by the way: the deed before it is not over.
    Aside,
    /// How the game ends: a line of its own, unless the end has a page of its own.
    End,
}

impl Saying {
    /// How an event with this line is said.
    pub fn of(line: Line, rule: Option<RuleId>) -> Saying {
        Saying { rule, line }
    }

    /// Whether it goes without saying.
    pub fn is_silent(self) -> bool {
        self.line == Line::Silent
    }
}
