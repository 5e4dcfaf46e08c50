//! What seats are asked: made once for each entry, and kept as it is sent until the next.
//!
//! Answers with what they say and lead to are the longest part of a table, and to find them out is
//! the most work. A line of chat changes nothing about them.

use engine::{Seat, Seats};
use protocol::{GameJson, Mine, TableState, Timing};

use super::task::Table;
use crate::games::{Question, Seated, json};

/// What seats are asked after so many entries.
#[derive(Default)]
pub(super) struct Questions {
    n_entries: usize,
    made: Vec<(Seat, GameJson)>,
}

impl Table {
    /// Makes what viewers are asked, unless that was done after the same entry.
    pub(super) fn make_questions(&mut self) {
        let Some(game) = self.game.as_deref() else { return };
        let n_entries = game.n_entries();
        if self.questions.n_entries != n_entries {
            self.questions = Questions { n_entries, made: Vec::new() };
        }
        let is_made = |seat: Seat| self.questions.made.iter().any(|made| made.0 == seat);
        let viewed: Seats = self.viewers.iter().flat_map(|viewer| self.seats_of(&viewer.who).iter()).collect();
        let to_make = viewed.iter().filter(|&seat| self.is_asked_here(seat) && !is_made(seat));
        let new: Vec<_> = to_make.map(|seat| (seat, question(game, seat))).collect();
        self.questions.made.extend(new);
    }

    /// What a viewer is asked, for each of their seats that is asked or may speak up.
    pub(super) fn questions(&self, mine: Seats) -> Vec<GameJson> {
        let made = |seat: Seat| self.questions.made.iter().find(|made| made.0 == seat).map(|made| made.1.clone());
        mine.iter().filter(|&seat| self.is_asked_here(seat)).filter_map(made).collect()
    }

    /// Whether somebody who holds a seat may answer for it now.
    fn is_asked_here(&self, seat: Seat) -> bool {
        let Some(game) = self.game.as_deref().filter(|_| self.stored.state == TableState::Playing) else {
            return false;
        };
        game.pending().may_answer().has(seat) && !self.is_answered_for(seat)
    }
}

/// What a seat is asked, as it is sent.
fn question(game: &dyn Seated, seat: Seat) -> GameJson {
    let Question { offers, says, foresight } = game.question(seat);
    let timing = match game.timing() {
        engine::Timing::AtOnce => Timing::AtOnce,
        engine::Timing::AfterTheDelay => Timing::AfterTheDelay,
    };
    json(&Mine { seat: seat.number(), entry: game.n_entries(), offers, says, foresight, timing })
}
