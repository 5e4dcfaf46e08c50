//! The row of a table: what is stored of it, but for its moments.

use std::{ops::Deref, time::Duration};

use engine::Seat;
use protocol::TableState;

use crate::{
    problems::Code,
    storage::{At, FORGOTTEN, PersonId, StoredHolder, StoredTable},
};

/// What is stored of a table. Nobody changes it in passing: whoever wants it otherwise makes a draft
/// and stores it, and whoever is refused on the way has changed nothing. So memory and disk agree.
///
/// Only clocks run in memory. What they show is stored with each answer.
pub(super) struct Row(StoredTable);

impl Row {
    /// From what was read. Where the host was forgotten, the first who sits there is the host.
    pub(super) fn read(mut stored: StoredTable) -> Row {
        pass_host_on(&mut stored);
        Row(stored)
    }

    /// Whether the table waits for players or is played at; else why nothing can be done there.
    pub(super) fn goes_on(&self) -> Result<(), Code> {
        match self.0.state {
            TableState::Waiting | TableState::Playing => Ok(()),
            TableState::Over => Err(Code::TableOver),
            TableState::Frozen => Err(Code::TableFrozen),
        }
    }

    /// Whether the game is on; else why nothing can be done in it.
    pub(super) fn is_played(&self) -> Result<(), Code> {
        match self.0.state {
            TableState::Playing => Ok(()),
            TableState::Frozen => Err(Code::TableFrozen),
            TableState::Waiting | TableState::Over => Err(Code::GameIsNotOn),
        }
    }

    /// The row, to be changed and stored.
    pub(super) fn draft(&self) -> StoredTable {
        self.0.clone()
    }

    /// The row is this from now on. Only for whoever stores it at once, or goes back to what is stored.
    pub(super) fn become_stored(&mut self, draft: StoredTable) {
        self.0 = draft;
    }

    /// How far the game has come. Only for whoever stores it at once.
    pub(super) fn note(&mut self, Reached { at, n, state, round }: Reached) {
        (self.0.at, self.0.n, self.0.state, self.0.round) = (at, n, state, round);
    }

    /// Whom the game waits for, since the last thing that happened if that is somebody else.
    pub(super) fn note_waiting(&mut self, seats: Vec<u8>) {
        if self.0.waiting_for != seats {
            self.0.waiting_since = self.0.at;
            self.0.waiting_for = seats;
        }
    }

    /// When the table has to be awake.
    pub(super) fn note_due(&mut self, due: Option<At>) {
        self.0.due = due;
    }

    /// What the clock of a seat shows.
    pub(super) fn set_clock(&mut self, seat: Seat, left: Duration) {
        if let Some(stored) = self.0.seats.get_mut(seat.index()) {
            stored.clock = Some(left.as_millis() as u64);
        }
    }
}

/// How far a game has come.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pub(super) at: At,
    pub(super) n: u64,
    pub(super) state: TableState,
    pub(super) round: u16,
}

impl Deref for Row {
    type Target = StoredTable;

    fn deref(&self) -> &StoredTable {
        &self.0
    }
}

/// Puts another id wherever a person's stands in a row. Gives the names beside.
pub(super) fn rename<'a>(row: &'a mut StoredTable, person: &PersonId, other: &PersonId) -> Vec<&'a mut String> {
    if row.host == *person {
        row.host = other.clone();
    }
    let mut names = Vec::new();
    for seat in &mut row.seats {
        match &mut seat.holder {
            StoredHolder::Person { id, name } | StoredHolder::OutsideBot { id, name, .. } if id == person => {
                *id = other.clone();
                names.push(name);
            }
            StoredHolder::Person { .. }
            | StoredHolder::OutsideBot { .. }
            | StoredHolder::Open
            | StoredHolder::Bot { .. } => (),
        }
    }
    names
}

/// A host who was forgotten cannot come back: the first who sits there is the host now.
pub(super) fn pass_host_on(row: &mut StoredTable) {
    if row.host.0 == FORGOTTEN {
        let owners = row.seats.iter().filter_map(|seat| seat.holder.owner());
        if let Some(owner) = owners.into_iter().find(|owner| owner.0 != FORGOTTEN).cloned() {
            row.host = owner;
        }
    }
}
