//! What somebody has played, and how well.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::tables::HolderView;

/// My finished games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct History {
    /// All of them counted, by game.
    pub games: Vec<GameTally>,
    /// One page of them, the latest first.
    pub tables: Vec<FinishedTable>,
    /// What to send as `before` for the next page, if there may be one.
    pub next: Option<String>,
}

/// My finished games of one kind, counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GameTally {
    /// The game.
    pub game: String,
    /// How many I played.
    pub played: u32,
    /// How many I won.
    pub won: u32,
    /// How good I am, once I have played against another person.
    pub rating: Option<Rating>,
}

/// How good somebody is at a game, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Rating {
    /// The best guess: 1000 for a newcomer.
    pub rating: i32,
    /// How far off the guess may well be: 333 for a newcomer, and less with every game.
    pub uncertainty: u32,
    /// From how many games it follows.
    pub games: u32,
}

/// A finished game of mine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FinishedTable {
    /// The table's id.
    pub id: String,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// The game.
    pub game: String,
    /// When it ended, in seconds since 1970.
    pub at: u64,
    /// Options that are not at their default.
    pub options: BTreeMap<String, String>,
    /// Whether it was for practice, so that it counts for nothing.
    pub is_practice: bool,
    /// How many rounds were played.
    pub rounds: u16,
    /// The seats, in order.
    pub seats: Vec<FinishedSeat>,
    /// The seats whose results are mine.
    pub mine: Vec<u8>,
    /// Whether I won.
    pub has_won: bool,
}

/// A seat at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FinishedSeat {
    /// Its number.
    pub seat: u8,
    /// Who held it at the end.
    #[serde(flatten)]
    pub holder: HolderView,
    /// 1 for the first. Seats may share a place.
    pub place: u8,
    /// Its points.
    pub score: i16,
    /// Whether it won, and whose result it is was there at the end.
    pub has_won: bool,
    /// Whether whose result it is had left before the end.
    pub has_left: bool,
}
