//! What lasts at a table, as it remembers it and as it is stored.

use protocol::HolderView;
use serde::{Deserialize, Serialize};

use crate::{
    games::NewEntry,
    storage::{At, MomentKind, PersonId, StoredMoment},
};

/// All that has happened at a table; the first has number 1.
#[derive(Default)]
pub(super) struct Moments(Vec<Moment>);

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
        /// Whether the person has left the game by it: unless they come back, they have lost it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        has_left: bool,
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

impl Moments {
    /// From what is stored, where so many entries were taken over from another record: those are no
    /// moments of this table.
    pub(super) fn read(stored: Vec<StoredMoment>, n_taken_over: usize) -> Moments {
        let mut entry = n_taken_over;
        let read = |StoredMoment { n, at, kind, body }: StoredMoment| {
            let what = match kind {
                MomentKind::Entry => {
                    entry += 1;
                    Lasting::Entry(entry)
                }
                MomentKind::Began => Lasting::Began {},
                MomentKind::Seat | MomentKind::Chat | MomentKind::Followed => serde_json::from_str(&body).ok()?,
            };
            Some(Moment { n, at, what })
        };
        Moments(stored.into_iter().filter_map(read).collect())
    }

    /// More has happened.
    pub(super) fn extend(&mut self, more: Vec<Moment>) {
        self.0.extend(more);
    }

    /// The number of the last.
    pub(super) fn n(&self) -> u64 {
        self.0.len() as u64
    }

    pub(super) fn all(&self) -> &[Moment] {
        &self.0
    }

    /// Those after a number.
    pub(super) fn after(&self, n: u64) -> &[Moment] {
        &self.0[usize::try_from(n).unwrap_or(usize::MAX).min(self.0.len())..]
    }

    /// Those since the game began; none before.
    pub(super) fn of_the_game(&self) -> &[Moment] {
        let began = self.0.iter().position(|moment| matches!(moment.what, Lasting::Began {}));
        began.map_or(&[], |began| &self.0[began..])
    }

    /// Puts another id wherever a person's stands in what has happened. Gives the names beside.
    pub(super) fn rename(&mut self, person: &PersonId, other: &PersonId) -> Vec<&mut String> {
        let mut names = Vec::new();
        for kept in &mut self.0 {
            let (by, name) = match &mut kept.what {
                Lasting::Chat { person, name, .. } => (person, name),
                Lasting::Seat { person: Some(person), holder, .. } => (person, &mut holder.name),
                Lasting::Seat { person: None, .. }
                | Lasting::Entry(_)
                | Lasting::Followed { .. }
                | Lasting::Began {} => continue,
            };
            if *by == person.0 {
                by.clone_from(&other.0);
                names.push(name);
            }
        }
        names
    }
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
