//! A table as it is set up and listed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game that can be played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GameCard {
    /// Its name.
    pub game: String,
    /// The fewest players.
    pub fewest: u8,
    /// The most players.
    pub most: u8,
    /// Its options, in the order in which they are shown.
    pub options: Vec<OptionCard>,
    /// The levels that its bots have.
    pub levels: Vec<String>,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OptionCard {
    /// Its name.
    pub name: String,
    /// Its values; the first is the default.
    pub values: Vec<String>,
    /// The fewest players for another value than the default.
    pub fewest: u8,
    /// The most players for another value than the default.
    pub most: u8,
    /// The rule that has the option.
    pub rule: String,
}

/// A table that somebody wants to open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Options by name; those left out are at their default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub options: BTreeMap<String, String>,
    /// The seats, in order. As many as there are players.
    pub seats: Vec<SeatWanted>,
    /// How fast it goes.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub pace: Pace,
    /// Who may find it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub visibility: Visibility,
    /// Whether the game starts by itself when no seat is open.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub start_when_full: bool,
    /// Whether it is for practice: also what chance has shown may be taken back there, and the
    /// game counts for nothing.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub is_practice: bool,
    /// What the table is called, if it is to have a name: 1 to 40 characters, of those that
    /// people may have in theirs.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Whether somebody who comes anew may take a bot's seat while the game is on.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub newcomers: Newcomers,
}

/// What the host changes about a table. What is left out stays as it is. Once the game is on, only
/// `visibility` and `newcomers` can be changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TableChange {
    /// The options by name, all that are not at their default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub options: Option<BTreeMap<String, String>>,
    /// How many seats there are. More are added at the end, open; of fewer, open ones go first, then
    /// bots, the last first. Nobody who sits there goes.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seats: Option<u8>,
    /// How fast it goes.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pace: Option<Pace>,
    /// Who may find it. Whoever watches a table that is `by-link` from now on has to come by the link.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub visibility: Option<Visibility>,
    /// Whether the game starts by itself when no seat is open.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub start_when_full: Option<bool>,
    /// Whether somebody who comes anew may take a bot's seat while the game is on.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub newcomers: Option<Newcomers>,
}

/// Whether somebody who comes anew may take the seat of a bot while the game is on, and so see its
/// hand. Whoever left a seat to a bot takes it back in any case, and whoever plays here or did gets no
/// other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Newcomers {
    /// If the host says yes.
    #[default]
    Ask,
    /// At once.
    Welcome,
    /// Not at all.
    Nobody,
}

/// Whom the host sends away: by their seat, or by their number among those who watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SentAway {
    /// The seat of a person or a program. It is open then, or a bot plays on.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<u8>,
    /// The number of a spectator.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spectator: Option<u64>,
    /// Whether they may not come back to this table. Spectators who are known may not in any case.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub for_good: bool,
}

/// Somebody who watches, for the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Spectator {
    /// Their number, as long as they watch.
    pub spectator: u64,
    /// Their name; none if nobody knows them.
    pub name: Option<String>,
}

/// What a seat is to be at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "seat", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum SeatWanted {
    /// Whoever opens the table sits here.
    Me,
    /// Somebody may sit down.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// What a seat adds to the dice before the start, so that the table alone cannot choose what
/// comes up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatNonce {
    /// 32 hexadecimal digits in lower case, as random as can be.
    #[schema(example = "5f3a9c0e1b7d4826a9f00c3de2b18476")]
    pub nonce: String,
}

/// When a seat wants to be asked in a reaction window: whether it interrupts, plays an event, and
/// the like. Only its holder is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AskMe {
    /// Only if it has something to react with.
    #[default]
    WhenICan,
    /// Every time.
    Always,
    /// Not at all: the table declines in its name.
    Never,
}

/// How fast a game goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "pace", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Pace {
    /// Nobody is hurried.
    #[default]
    NoLimit,
    /// Each seat has a clock for the whole game, and gains on each turn.
    Live {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds gained when a turn ends.
        gained: u32,
    },
    /// Each turn has its limit.
    TurnBased {
        /// Hours for each turn.
        hours: u32,
    },
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// It is listed, and anybody may sit down or watch.
    #[default]
    Open,
    /// Only whoever has its link.
    ByLink,
}

/// Why a game was stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stopped {
    /// A game among bots took too many rounds.
    RoundLimit,
    /// The players agreed on it.
    Agreed,
    /// Nobody came back.
    Abandoned,
    /// The rules have changed, and the game cannot go on under the new ones.
    RulesChanged,
    /// Its record is as long as a record can be.
    RecordFull,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TableState {
    /// Seats are being taken.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The stored game does not fit the rules of this program any more: it can be read.
    Frozen,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HolderView {
    /// What they are.
    pub kind: HolderKind,
    /// The name that others see; empty for an open seat and a bot of the house. A bot that sits in
    /// goes by the name of the person whose place it takes.
    pub name: String,
}

/// What somebody at a table is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum HolderKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot of the house.
    Bot {
        /// Its level.
        level: String,
    },
    /// A bot from outside, with a token for the seat.
    OutsideBot,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TableCard {
    /// The table's id.
    pub id: String,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// The game.
    pub game: String,
    /// How far it has come.
    pub state: TableState,
    /// Options that are not at their default.
    pub options: BTreeMap<String, String>,
    /// Who sits there.
    pub seats: Vec<HolderView>,
    /// How fast it goes.
    pub pace: Pace,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether it is for practice, so that the game counts for nothing.
    pub is_practice: bool,
    /// The campaign of which it is a mission.
    pub campaign: Option<String>,
    /// The round being played.
    pub round: u16,
    /// Seats that have to answer now.
    pub waiting_for: Vec<u8>,
    /// Since when they have to, in seconds since 1970.
    pub waiting_since: Option<u64>,
    /// How many watch.
    pub spectators: usize,
    /// Seats of whoever asked for the list.
    pub mine: Vec<u8>,
    /// Seats that whoever asked may take at once.
    pub to_take: Vec<u8>,
    /// Seats of bots in a game that is on, for which they may ask the host.
    pub to_ask_for: Vec<u8>,
    /// When it was opened, in seconds since 1970.
    pub since: u64,
    /// When something last happened, in seconds since 1970.
    pub at: u64,
}

/// How fair dice are shown: the commitment before, the seed after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Chance {
    /// The hash of the seed, published before the first roll.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
}
