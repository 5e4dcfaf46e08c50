//! What is to be said to a person: a key and arguments, never a sentence.
//!
//! The client has the same Fluent files as the command line. Which of their texts tells a
//! value of a game, and what it is told, follows from the types of the value, which JSON
//! does not have; so it is sent beside the value. It says nothing that the value does not.

use serde::{Serialize, Serializer};

/// A text: its key, and what it is told, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Text(
    pub String,
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<String, Argument>"))]
    pub Vec<(String, Argument)>,
);

/// What a text is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Argument {
    /// A number, which texts can count by.
    Number(i64),
    /// The key of a word, which has a text itself; or `none`, `true` or `false`.
    Word(String),
    /// Whoever sits there: the client puts their name in.
    Seat {
        /// The seat.
        seat: u8,
    },
}

/// What is told of an event: a text, and how it is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sentence(
    pub String,
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<String, Argument>"))]
    pub Vec<(String, Argument)>,
    pub Saying,
);

/// How an event is said, for whoever writes lines: what is left out is as usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Saying {
    /// The rule by which it happens.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<&'static str>,
    /// How its line stands to the others; a line of its own has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub line: Option<Line>,
}

/// How the line of an event stands to the lines before and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// It begins a turn or a phase.
    Heading,
    /// None: what follows tells it, or the table shows it.
    Silent,
    /// One line with what was said last, which is of its kind.
    Joins,
    /// Its own, in the moment of what was said last: it carries out what that began.
    GoesOn,
    /// It may cost and bring something.
    Deed,
    /// What a deed costs or brings: it stands in the line of the deed before it, or of the next.
    Part,
    /// By the way: the deed before it is not over.
    Aside,
    /// How the game ends: whoever has a page for that leaves it out.
    End,
}

fn by_name<S: Serializer>(arguments: &[(String, Argument)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(arguments.iter().map(|(name, argument)| (name, argument)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_sent_as_its_key_and_an_object() {
        let arguments = [
            ("seat", Argument::Seat { seat: 2 }),
            ("station", Argument::Word("alien-frontiers-station-lunar-mine".to_owned())),
            ("value", Argument::Number(4)),
        ];
        let arguments = arguments.map(|(name, argument)| (name.to_owned(), argument)).to_vec();
        let text = Text("alien-frontiers-heard-ships-docked".to_owned(), arguments);

        let sent = serde_json::to_string(&text).unwrap();

        let expected = r#"["alien-frontiers-heard-ships-docked",{"seat":{"seat":2},"station":"alien-frontiers-station-lunar-mine","value":4}]"#;
        assert_eq!(sent, expected);
    }
}
