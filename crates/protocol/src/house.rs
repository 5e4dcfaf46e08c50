//! The house itself: what whoever comes should know of it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the house announces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HouseCard {
    /// Which version of the program it is.
    pub version: String,
    /// How long things are kept.
    pub keeps: Retention,
}

/// After how many days things go that nobody needs any more; never where nothing is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Retention {
    /// Guests without a password who have no seat, no table, no campaign and no finished game, since they
    /// were last here.
    pub guests: Option<u32>,
    /// Tables that never started, since something last happened there.
    pub waiting: Option<u32>,
    /// Games that nobody has gone on with, since something last happened there. Not those in which
    /// somebody still has time for their turn.
    pub abandoned: Option<u32>,
    /// Finished games in which nobody with a password has a result, and campaigns in which nobody with a
    /// password is a member.
    pub finished: Option<u32>,
    /// The same, if they were over before their second round.
    pub brief: Option<u32>,
}

impl Default for Retention {
    fn default() -> Self {
        Retention { guests: Some(30), waiting: Some(14), abandoned: Some(180), finished: Some(365), brief: Some(7) }
    }
}
