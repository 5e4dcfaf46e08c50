//! Who plays.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The person at this browser, as they see themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
pub struct PersonName {
    /// 1 to 24 characters, no control characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}
