//! Ways that characters went in the shared chapters, as everybody sees them.

use engine::{News, Seat};
use serde::Serialize;

use crate::words::{Exploration, RoomNumber};

/// Where somebody went in a shared chapter, and what was found there: `R` are the rooms of the game. Like
/// [`Told`](crate::Told) it is one untagged variant of a game's own `Heard`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, News)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "heard", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[news(RoomExplored)]
#[expect(missing_docs, reason = "an event is told by its text")]
pub enum Walked<R> {
    Moved { seat: Seat, from: RoomNumber, to: RoomNumber },
    RoomExplored { seat: Seat, number: RoomNumber, room: R, effect: Exploration, items: u8 },
}
