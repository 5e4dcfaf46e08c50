//! Who plays.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    history::{FinishedTable, GameTally},
    tables::TableState,
};

/// The person at this browser, as they see themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    /// The person's id. Nobody else is told.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// Whether the name was chosen, or made up for a guest.
    pub is_named: bool,
    /// Whether a password was set, so that the person can come back from another device.
    pub has_password: bool,
}

/// A name that a person wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonName {
    /// 1 to 24 characters, no control characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// A password as somebody typed it. Never printed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, format = Password)]
pub struct Password(pub String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// A password that a person wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewPassword {
    /// The password, of 8 to 200 letters.
    pub password: Password,
    /// The one they have now, if they have one.
    #[serde(default)]
    pub current: Option<Password>,
}

/// Somebody who wants to be known again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Login {
    /// Their name.
    pub name: String,
    /// Their password.
    pub password: Password,
}

/// Everything that is kept of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Export {
    /// Who they are.
    pub person: ExportedPerson,
    /// The tables where they sit.
    pub tables: Vec<ExportedTable>,
    /// The campaigns that are theirs.
    pub campaigns: Vec<ExportedCampaign>,
    /// What they wrote, at any table.
    pub chat: Vec<ExportedLine>,
    /// Their finished games, and what became of them.
    pub results: Vec<FinishedTable>,
    /// Their finished games counted, and how good they are.
    pub games: Vec<GameTally>,
}

/// What is kept of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ExportedPerson {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Whether they chose it.
    pub is_named: bool,
    /// Whether there is a password. It is kept as a hash from which it does not follow.
    pub has_password: bool,
    /// When they first came, in seconds since 1970.
    pub since: u64,
    /// When they were last here, to the day.
    pub seen: u64,
    /// How many people they have muted.
    pub muted: usize,
}

/// A table where a person sits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ExportedTable {
    /// Its id.
    pub id: String,
    /// Where to find it.
    pub link: String,
    /// The game.
    pub game: String,
    /// How far it has come.
    pub state: TableState,
    /// The seats that they hold.
    pub seats: Vec<u8>,
    /// When it was opened, in seconds since 1970.
    pub since: u64,
    /// When something last happened.
    pub at: u64,
}

/// A campaign that is a person's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ExportedCampaign {
    /// Its id.
    pub id: String,
    /// Where to find it; and with `/export` behind it, all that is in it.
    pub link: String,
    /// The game.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// Whether they are the owner.
    pub is_mine: bool,
    /// When it was begun, in seconds since 1970.
    pub since: u64,
    /// When something last happened.
    pub at: u64,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ExportedLine {
    /// At which table.
    pub table: String,
    /// When, in seconds since 1970.
    pub at: u64,
    /// What they wrote.
    pub text: String,
}
