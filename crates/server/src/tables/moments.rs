//! What lasts at a table, as it remembers it and as it is stored.

use protocol::HolderView;
use serde::{Deserialize, Serialize};

use crate::{
    games::NewEntry,
    storage::{At, MomentKind, StoredMoment},
};

/// Something that lasts, as the table remembers it.
pub(super) struct Moment {
    pub(super) n: u64,
    pub(super) at: At,
    pub(super) what: Lasting,
}

/// What lasts.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Lasting {
    /// An entry of the record, by its number. Its lines are kept with the record.
    Entry(usize),
    Seat {
        seat: u8,
        /// Whose seat it is, whoever plays it, or was until now: they know its hand, and can be
        /// forgotten.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<String>,
        holder: HolderView,
        /// Whether the host has sent them away.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        sent_away: bool,
        /// The seat of the host who did so to somebody who was there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forfeited: Option<u8>,
    },
    Chat {
        person: String,
        seat: Option<u8>,
        name: String,
        text: String,
    },
    Followed {
        table: String,
        rematch: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation: Option<String>,
    },
    Began {},
}

/// Something new that is to last.
pub(super) enum New {
    Entry(NewEntry),
    Other(MomentKind, Lasting),
}

impl New {
    pub(super) fn what(&self) -> Lasting {
        match self {
            New::Entry(step) => Lasting::Entry(step.entry),
            New::Other(_, what) => what.clone(),
        }
    }

    pub(super) fn stored(&self, n: u64, at: At) -> StoredMoment {
        let (kind, body) = match self {
            New::Entry(step) => (MomentKind::Entry, step.lines.clone()),
            New::Other(kind, what) => {
                (*kind, serde_json::to_string(what).expect("what lasts is made of words and numbers"))
            }
        };
        StoredMoment { n, at, kind, body }
    }
}
