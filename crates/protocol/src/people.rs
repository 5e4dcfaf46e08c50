//! Who plays.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

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
    pub name: String,
}
