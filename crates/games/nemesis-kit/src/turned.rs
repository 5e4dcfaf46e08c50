//! Cards that are turned up in the shared chapters, as everybody sees them.

use engine::News;
use serde::Serialize;

use crate::words::{CorridorNumber, Endurance, FigureId, Intruder};

/// A card that was turned up in a shared chapter: `A` are the attack cards of the game, `E` its events. Like
/// [`Told`](crate::Told) it is one untagged variant of a game's own `Heard`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, News)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "heard", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[news(EnduranceShown | RetreatShown | EventDrawn | EventPutAway)]
#[expect(missing_docs, reason = "an event is told by its text")]
pub enum Turned<A, E> {
    EnduranceShown { figure: FigureId, kind: Intruder, card: A, compared: Compared, result: Endurance },
    RetreatShown { figure: FigureId, kind: Intruder, card: E, corridor: CorridorNumber },
    EventDrawn { card: E },
    EventPutAway { card: E },
}

/// NEM-11.15, LOC-11.32: what is compared to see whether an intruder dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct Compared {
    pub endurance: u8,
    /// NEM-39.6, LOC-44.5: whether that is less by a weakness.
    pub is_weakened: bool,
    pub injuries: u8,
}
