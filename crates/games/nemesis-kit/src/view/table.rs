//! What a table was set up with.

use engine::Setup;
use serde::Serialize;

/// The number of players, and the options by name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct SetupView {
    pub players: u8,
    pub options: Vec<(&'static str, &'static str)>,
}

impl SetupView {
    /// As a table was set up.
    pub fn of(setup: &impl Setup) -> SetupView {
        SetupView { players: setup.players(), options: setup.chosen().collect() }
    }

    /// The set-up that looks so.
    pub fn setup<S: Setup>(&self) -> S {
        S::read(self.players, self.options.iter().copied()).expect("the set-up of a view is one")
    }
}
