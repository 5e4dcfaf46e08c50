//! Taking back: freely until something was learned, then by consent, and past what chance has
//! shown only at a table for practice.
//!
//! Bots are never asked. So where nobody else sits, nothing is taken back that was learned,
//! except for practice.

use engine::{Seat, Seats};
use protocol::{Problem, TableState, Undo, UndoAsked, UndoHow};

use super::task::Table;
use crate::{problems::Code, storage::StoredHolder};

/// A wish to take back that waits for consent.
pub(super) struct UndoWish {
    seat: Seat,
    to: usize,
    waits_for: Seats,
}

impl UndoWish {
    /// As everybody is told of it.
    pub(super) fn told(&self) -> UndoAsked {
        let waits_for = self.waits_for.iter().map(Seat::number).collect();
        UndoAsked { seat: self.seat.number(), to: self.to, waits_for }
    }
}

impl Table {
    /// What a seat can take back, and how.
    pub(super) fn undo_of(&self, seat: Seat) -> Option<Undo> {
        let game = self.game.as_deref().filter(|_| self.stored.state == TableState::Playing)?;
        let places = game.undoable(seat);
        if let Some(&to) = places.first() {
            return Some(Undo { seat: seat.number(), to, how: UndoHow::Freely, places });
        }
        let undo = |to, how| Some(Undo { seat: seat.number(), to, how, places: Vec::new() });
        let to = game.undoable_by_consent(seat)?;
        match (self.others(seat).is_empty(), self.stored.is_practice) {
            (false, _) => undo(to, UndoHow::ByConsent),
            (true, true) => undo(to, UndoHow::ForPractice),
            (true, false) => None,
        }
    }

    /// Takes the last answer back, or all since a place; or asks the others whether the last may be.
    pub(super) async fn undo(&mut self, seat: Seat, to: Option<usize>) -> Result<u64, Problem> {
        self.may_take_back(seat)?;
        let problem = match self.on_game(|game| game.undo(seat, to)) {
            Ok(entries) => {
                self.undo_asked = None;
                self.forget_answers();
                return self.store_entries(entries).await;
            }
            // Others are asked for one answer, never for several at once.
            Err(problem) if to.is_some() => return Err(problem),
            Err(problem) => problem,
        };
        match self.undo_of(seat) {
            Some(Undo { to, how: UndoHow::ByConsent | UndoHow::ForPractice, .. }) => {
                self.undo_asked = Some(UndoWish { seat, to, waits_for: self.others(seat) });
                self.settle_undo().await
            }
            Some(Undo { how: UndoHow::Freely, .. }) | None => Err(problem),
        }
    }

    /// A seat says whether it agrees to what somebody wants to take back.
    pub(super) async fn consent(&mut self, seat: Seat, agrees: bool, to: usize) -> Result<u64, Problem> {
        let wish = self.undo_asked.as_mut().filter(|wish| wish.waits_for.has(seat) && wish.to == to);
        let wish = wish.ok_or(Code::NothingToAgreeTo)?;
        if !agrees {
            self.undo_asked = None;
            self.tell_how_it_is();
            return Ok(self.stored.n);
        }
        wish.waits_for = wish.waits_for.without(seat);
        self.settle_undo().await
    }

    /// The seats that have to agree before somebody takes back: those of all other people, also
    /// of those who are away, and of programs. The bots of the house are never asked.
    fn others(&self, seat: Seat) -> Seats {
        let owner = |seat: Seat| self.holder(seat).and_then(StoredHolder::owner);
        let is_other = |other: &Seat| owner(*other).is_some() && owner(*other) != owner(seat);
        Seat::all(self.stored.seats.len() as u8).filter(is_other).collect()
    }

    /// Takes back once everybody has agreed.
    async fn settle_undo(&mut self) -> Result<u64, Problem> {
        match &self.undo_asked {
            Some(wish) if wish.waits_for.is_empty() => {
                let to = wish.to;
                let entries = self.on_game(|game| game.undo_by_consent(to))?;
                self.undo_asked = None;
                self.forget_answers();
                self.store_entries(entries).await
            }
            Some(_) | None => {
                self.tell_how_it_is();
                Ok(self.stored.n)
            }
        }
    }
}
