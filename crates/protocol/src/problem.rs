//! What went wrong.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Problem {
    /// Which problem it is: the key of its sentence is `error-` and this code.
    #[schema(example = "refused-because")]
    pub code: String,
    /// The rule that says no, where a rule does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = "AF-5.2")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// What the sentence is about.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub args: BTreeMap<String, String>,
    /// In how many seconds it may be tried again, where waiting helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub retry_after: Option<u64>,
}

impl Problem {
    /// A problem that needs no more words.
    pub fn new(code: impl Into<String>) -> Problem {
        Problem { code: code.into(), rule: None, args: BTreeMap::new(), retry_after: None }
    }

    /// The same with an argument.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "numbers and words alike are given as they are")]
    pub fn with(mut self, name: &str, value: impl ToString) -> Problem {
        self.args.insert(name.to_owned(), value.to_string());
        self
    }

    /// The same, and when to try again.
    #[must_use]
    pub fn retry_after(mut self, seconds: u64) -> Problem {
        self.retry_after = Some(seconds);
        self
    }
}
