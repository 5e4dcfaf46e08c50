//! What is done to characters and intruders in the shared chapters, as everybody hears it.

use engine::{News, Seat};
use serde::Serialize;

use crate::words::{FigureId, Intruder, RoomNumber};

/// Something that befell a character or an intruder in a shared chapter, be it harm or its cure: `W` are the
/// serious wounds of the game, `C` what somebody suffers from. Like [`Told`](crate::Told) it is one untagged
/// variant of a game's own `Heard`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, News)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "heard", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[news(SeriousWoundSuffered | Contaminated | Infested | Died)]
#[expect(missing_docs, reason = "an event is told by its text")]
pub enum Harm<W, C> {
    LightWoundSuffered { seat: Seat, by: C },
    SeriousWoundSuffered { seat: Seat, wound: W, by: C },
    LightWoundsHealed { seat: Seat, left: u8 },
    WoundDressed { seat: Seat, wound: W },
    WoundHealed { seat: Seat, wound: W },
    Injured { figure: FigureId, kind: Intruder, injuries: u8, by: C },
    Contaminated { seat: Seat },
    Infested { seat: Seat },
    Died { seat: Seat, room: Option<RoomNumber>, by: C },
    Revived { seat: Seat },
}
