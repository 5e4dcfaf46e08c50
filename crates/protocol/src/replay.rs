//! A game looked back on: what happened, and the table as it was at a moment.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use utoipa::ToSchema;

use crate::{
    Change, GameJson,
    tables::{Chance, HolderView, TableState},
    text::Sentence,
};

/// Through whose eyes a game is looked back on. While it is on, only through one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Eyes {
    /// One's own: those of one's seats, or a spectator's.
    Mine,
    /// Those of one seat: what it knew at the time, and no more.
    Seat(u8),
    /// A spectator's.
    Spectator,
    /// Everybody's, with all that the end opens.
    All,
}

/// What can be written for eyes, but for the numbers of seats.
const WORDS: [(&str, Eyes); 3] = [("mine", Eyes::Mine), ("spectator", Eyes::Spectator), ("all", Eyes::All)];

/// These are nobody's eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NobodysEyes;

impl fmt::Display for NobodysEyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("eyes are the number of a seat, `mine`, `spectator` or `all`")
    }
}

impl FromStr for Eyes {
    type Err = NobodysEyes;

    fn from_str(text: &str) -> Result<Eyes, NobodysEyes> {
        let word = WORDS.iter().find(|(word, _)| *word == text);
        let number = || text.parse().ok().filter(|&number| number > 0).map(Eyes::Seat);
        word.map(|&(_, eyes)| eyes).or_else(number).ok_or(NobodysEyes)
    }
}

impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eyes::Seat(number) => number.fmt(f),
            Eyes::Mine | Eyes::Spectator | Eyes::All => {
                let word = WORDS.iter().find(|(_, eyes)| eyes == self).expect("each of them has a word");
                f.write_str(word.0)
            }
        }
    }
}

impl Serialize for Eyes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Eyes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A game as it went: the line of play that counts, without what was taken back.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Replay {
    /// The table's id.
    pub id: String,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// The game.
    pub game: String,
    /// How far it has come.
    pub state: TableState,
    /// The options, all of them.
    pub options: Vec<(String, String)>,
    /// Whether it is for practice, so that the game counts for nothing.
    pub is_practice: bool,
    /// Who sits there, in order.
    pub seats: Vec<HolderView>,
    /// The seats of whoever asked.
    pub mine: Vec<u8>,
    /// Through whose eyes this is: the number of a seat, `mine`, `spectator` or `all`.
    #[schema(value_type = String)]
    pub eyes: Eyes,
    /// Fair dice.
    pub chance: Chance,
    /// What these eyes hear of the set-up, before the first step, as the game wrote it.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub set_up: Vec<GameJson>,
    /// What happened, in order.
    pub steps: Vec<ReplayStep>,
    /// The ranking, once the game is over, as the game wrote it.
    #[schema(value_type = Option<Vec<Object>>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[] | null"))]
    pub standings: Option<GameJson>,
}

/// Something that happened in a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ReplayStep {
    /// The number of the moment at the table; none if the step was taken over from the table
    /// that this one goes on from.
    pub n: Option<u64>,
    /// When, in seconds since 1970.
    pub at: Option<u64>,
    /// The number of the entry in the record: to ask for the table after it.
    pub entry: usize,
    /// Whose answer it was; nobody's if chance spoke.
    pub seat: Option<u8>,
    /// The round that is being played after it.
    pub round: u16,
    /// What these eyes hear of it, in order, as the game wrote it.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub heard: Vec<GameJson>,
    /// What is told of each of it, in the same order: a key, arguments, and how it is said.
    #[schema(value_type = Vec<Vec<serde_json::Value>>)]
    pub told: Vec<Sentence>,
    /// What changed in the view, in order, where the table is looked at after some entry and on from
    /// there; else left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub changes: Option<Vec<Change>>,
}

/// The table as it was after an entry of the record.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ReplayView {
    /// The number of the entry; 0 for the table before the first.
    pub entry: usize,
    /// Through whose eyes this is.
    #[schema(value_type = String)]
    pub eyes: Eyes,
    /// The round that is being played.
    pub round: u16,
    /// Whom the table waits for.
    pub asked: Vec<u8>,
    /// What these eyes may know, as the game wrote it.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: GameJson,
    /// How it went on from there, as far as was asked.
    pub steps: Vec<ReplayStep>,
    /// The ranking, if the game is over after this entry, as the game wrote it.
    #[schema(value_type = Option<Vec<Object>>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[] | null"))]
    pub standings: Option<GameJson>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eyes_are_written_as_they_are_read() {
        for text in ["mine", "spectator", "all", "1", "8"] {
            assert_eq!(text.parse::<Eyes>().map(|eyes| eyes.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn whatever_else_is_written_is_nobodys_eyes() {
        for text in ["", "0", "-1", "256", "1,2", "All", "god"] {
            assert_eq!(text.parse::<Eyes>(), Err(NobodysEyes), "{text}");
        }
    }
}
