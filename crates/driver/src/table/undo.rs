//! Taking back.
//!
//! A seat may take back its own last answers freely, up to a barrier: a roll, an answer
//! that told somebody what they did not know, were it only the seat itself, or passed the
//! turn, or something that another seat did. Beyond a barrier everybody has to agree; and
//! what chance has shown is taken back by nobody's consent, except in a game for practice.
//!
//! Taking back is an entry like others. Nothing is struck out of the record, and fate does
//! not change: the dealer deals by the place on the line of play, so that the next roll is
//! the one that would have come anyway.

use engine::{Seat, Views};
use thiserror::Error;

use crate::{
    record::Entry,
    table::{Happened, Table, TableError},
    told::{Arguments, Told},
};

/// What keeps a seat from taking back freely. Entries are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Barrier {
    /// Nothing has happened yet.
    #[error("nothing has happened yet")]
    Start,
    /// Chance has shown something.
    #[error("chance has spoken in entry {entry}")]
    Rolled {
        /// Where.
        entry: usize,
    },
    /// The seat's answer told somebody something, or passed the turn.
    #[error("somebody has learned something in entry {entry}, or the turn has passed")]
    Shown {
        /// Where.
        entry: usize,
    },
    /// Another seat has answered since.
    #[error("seat {by} has answered in entry {entry}")]
    Answered {
        /// Where.
        entry: usize,
        /// Who.
        by: Seat,
    },
    /// A player has left the game.
    #[error("seat {by} has resigned in entry {entry}")]
    Resigned {
        /// Where.
        entry: usize,
        /// Who.
        by: Seat,
    },
}

impl<G: Views> Table<G> {
    /// How far `seat` may take back freely: the moments it can go back to, each as a
    /// number of entries, the latest first; or what keeps it from any.
    pub fn undoable(&self, seat: Seat) -> Result<Vec<usize>, Barrier> {
        let mut moments = Vec::new();
        let mut n_entries = self.record.entries().len();
        loop {
            match self.last_answer_before(n_entries, seat) {
                Ok(place) => {
                    moments.push(place);
                    n_entries = place;
                }
                Err(barrier) if moments.is_empty() => return Err(barrier),
                Err(_) => return Ok(moments),
            }
        }
    }

    /// Takes back the last answer of `seat`, if it may.
    pub fn undo(&mut self, seat: Seat) -> Result<Happened<G>, TableError> {
        let moments = self.undoable(seat)?;
        self.take(Entry::Undone { to: moments[0] })
    }

    /// Takes back all answers of `seat` since one of the moments that it may go back to.
    pub fn undo_to(&mut self, seat: Seat, to: usize) -> Result<Happened<G>, TableError> {
        let moments = self.undoable(seat)?;
        match moments.contains(&to) {
            true => self.take(Entry::Undone { to }),
            // What keeps the seat from going back further keeps it from this as well.
            false => {
                let furthest = moments[moments.len() - 1];
                Err(self.last_answer_before(furthest, seat).err().unwrap_or(Barrier::Start).into())
            }
        }
    }

    /// Takes back all answers of `seat` that it may.
    pub fn undo_all(&mut self, seat: Seat) -> Result<Happened<G>, TableError> {
        let moments = self.undoable(seat)?;
        self.take(Entry::Undone { to: moments[moments.len() - 1] })
    }

    /// Goes back to how the table was after so many entries, whatever was answered since. The
    /// caller has asked everybody. What chance has shown since stays, except in a game for
    /// practice.
    pub fn undo_by_consent(&mut self, to: usize) -> Result<Happened<G>, TableError> {
        let n_entries = self.record.entries().len();
        if !self.is_finished() && !self.record.may_go_back(n_entries, to.min(n_entries)) {
            let mut entries = self.record.line_from(n_entries);
            let is_roll = |entry: &usize| matches!(self.record.entries()[entry - 1].entry, Entry::Rolled { .. });
            return Err(entries.find(is_roll).map_or(Barrier::Start, |entry| Barrier::Rolled { entry }).into());
        }
        self.take(Entry::Undone { to })
    }

    /// To after how many entries the last answer of `seat` would be taken back, if everybody
    /// agreed; or what keeps it from that even then.
    pub fn undoable_by_consent(&self, seat: Seat) -> Result<usize, Barrier> {
        let n_entries = self.record.entries().len();
        for entry in self.record.line_from(n_entries) {
            match self.record.entries()[entry - 1].entry {
                Entry::Chose { seat: by, .. } if by == seat => return Ok(entry - 1),
                Entry::Rolled { .. } if !self.record.may_go_back(n_entries, entry - 1) => {
                    return Err(Barrier::Rolled { entry });
                }
                Entry::Chose { .. }
                | Entry::Rolled { .. }
                | Entry::Resigned { .. }
                | Entry::Undone { .. }
                | Entry::SeatTaken { .. }
                | Entry::Stopped { .. } => (),
            }
        }
        Err(Barrier::Start)
    }

    /// The place of the entry that led to the state after so many entries, if it is an
    /// answer that `seat` may take back. What was taken back before is passed over.
    fn last_answer_before(&self, mut n_entries: usize, seat: Seat) -> Result<usize, Barrier> {
        loop {
            let place = n_entries.checked_sub(1).ok_or(Barrier::Start)?;
            let entry = n_entries;
            match self.record.entries()[place].entry {
                Entry::Chose { seat: by, .. } if by != seat => return Err(Barrier::Answered { entry, by }),
                Entry::Chose { .. } if self.telling[place] => return Err(Barrier::Shown { entry }),
                Entry::Chose { .. } => return Ok(place),
                Entry::Rolled { .. } => return Err(Barrier::Rolled { entry }),
                Entry::Resigned { seat: by } => return Err(Barrier::Resigned { entry, by }),
                Entry::Undone { to } => n_entries = to,
                Entry::SeatTaken { .. } | Entry::Stopped { .. } => n_entries = place,
            }
        }
    }
}

impl Told for Barrier {
    fn code(&self) -> &'static str {
        match self {
            Barrier::Start => "barrier-start",
            Barrier::Rolled { .. } => "barrier-rolled",
            Barrier::Shown { .. } => "barrier-shown",
            Barrier::Answered { .. } => "barrier-answered",
            Barrier::Resigned { .. } => "barrier-resigned",
        }
    }

    fn arguments(&self) -> Arguments {
        match self {
            Barrier::Start => Vec::new(),
            Barrier::Rolled { entry } | Barrier::Shown { entry } => vec![("entry", entry.to_string())],
            Barrier::Answered { entry, by } | Barrier::Resigned { entry, by } => {
                vec![("entry", entry.to_string()), ("seat", by.to_string())]
            }
        }
    }
}
