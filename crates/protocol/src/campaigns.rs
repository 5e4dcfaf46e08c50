//! Campaigns: missions that belong together, and whose they are.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    GameJson, Sentence,
    tables::{HolderView, Pace, SeatWanted, TableState},
};

/// A campaign that somebody wants to begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewCampaign {
    /// The game. Not every game has campaigns.
    pub game: String,
    /// What it is to be called: 1 to 60 characters, letters or digits among them. I have no other of
    /// this name.
    #[schema(min_length = 1, max_length = 60)]
    pub name: String,
    /// What is settled for all missions; what is left out is at its default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub options: BTreeMap<String, String>,
}

/// What the owner settles anew about a campaign. What is left out stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CampaignChange {
    /// What it is called.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Whether anybody who has the address may read it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub is_readable: Option<bool>,
    /// The number of the member who is to be the owner.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub owner: Option<u32>,
}

/// The next mission of a campaign, as a member wants to play it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewMission {
    /// Which.
    pub mission: String,
    /// The seats, in order.
    pub seats: Vec<SeatWanted>,
    /// What the table settles for itself; what is left out is at its default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub options: BTreeMap<String, String>,
    /// How fast it goes.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub pace: Pace,
    /// Whether the game starts by itself when no seat is open.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub start_when_full: bool,
}

/// The way into a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Join {
    /// From its invitation link.
    pub key: String,
}

/// A campaign in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CampaignCard {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// Whether it goes on, as the game says it.
    pub state: String,
    /// The mission that comes next, if it goes on.
    pub next: Option<String>,
    /// How many missions were played.
    pub played: usize,
    /// The final score, if it was won.
    pub score: Option<u8>,
    /// The names of those whose it is.
    pub members: Vec<String>,
    /// Whether whoever asked is the owner.
    pub is_mine: bool,
    /// The mission under way.
    pub under_way: Option<UnderWay>,
    /// When it was begun, in seconds since 1970.
    pub since: u64,
    /// When something last happened, in seconds since 1970.
    pub at: u64,
}

/// A mission that is being played, or waits for its players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct UnderWay {
    /// Its table.
    pub table: TableLink,
    /// Which.
    pub mission: String,
    /// How far the table has come.
    pub state: TableState,
    /// The turn being played.
    pub round: u16,
    /// Who sits there.
    pub seats: Vec<HolderView>,
    /// Seats of whoever asked.
    pub mine: Vec<u8>,
    /// Seats that have to answer now.
    pub waiting_for: Vec<u8>,
}

/// The way to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TableLink {
    /// Its id.
    pub id: String,
    /// The secret part of its invitation link, for members.
    pub key: Option<String>,
}

/// A campaign with all that is in it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CampaignNow {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// What is settled for all missions.
    pub options: Vec<(String, String)>,
    /// What the missions have come to, as the game writes it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub campaign: GameJson,
    /// The missions that were played, in order.
    pub missions: Vec<MissionPlayed>,
    /// The mission under way.
    pub under_way: Option<UnderWay>,
    /// Whose it is.
    pub members: Vec<Member>,
    /// Whether whoever asks is a member. Nobody else changes anything.
    pub is_member: bool,
    /// Whether whoever asks is the owner.
    pub is_mine: bool,
    /// Whether anybody who has the address may read it.
    pub is_readable: bool,
    /// The secret part of the invitation link, for members.
    pub invitation: Option<String>,
    /// When it was begun, in seconds since 1970.
    pub since: u64,
    /// When something last happened, in seconds since 1970.
    pub at: u64,
}

/// Somebody whose campaign it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Member {
    /// By which the others name them.
    pub number: u32,
    /// The name they go by.
    pub name: String,
    /// Whether they are the owner.
    pub is_owner: bool,
    /// Whether it is whoever asks.
    pub is_me: bool,
}

/// A mission that was played.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MissionPlayed {
    /// When it ended, in seconds since 1970.
    pub at: u64,
    /// Where it can be looked back on; nowhere if it was played elsewhere, or the table has gone.
    pub table: Option<TableLink>,
    /// Who sat there at the end.
    pub seats: Vec<HolderView>,
    /// What is told of it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<StoryStep>"))]
    #[schema(value_type = Vec<StoryStep>)]
    pub story: GameJson,
}

/// A moment of a mission that is worth telling.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct StoryStep {
    /// After which entry of the record it can be looked at.
    pub entry: usize,
    /// In which turn it was.
    pub round: u16,
    /// What happened, as the game wrote it.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    #[schema(value_type = Vec<Object>)]
    pub heard: Vec<GameJson>,
    /// What is told of each of it.
    #[schema(value_type = Vec<Vec<serde_json::Value>>)]
    pub told: Vec<Sentence>,
}
