//! Questions that somebody lets pass: until the next turn they are not asked again, as long as nothing
//! else could be played than what they would not play.

use engine::Seat;

use super::question::Question;
use crate::{boards::TextBoard, telling::Sheet};

/// What is let pass in this turn.
pub struct Passing<G: TextBoard>(Vec<Passed<G>>);

struct Passed<G: TextBoard> {
    seat: Seat,
    asked: String,
    declining: G::Choice,
    /// What could have been played instead.
    others: Vec<G::Choice>,
}

impl<G: TextBoard> Default for Passing<G> {
    fn default() -> Self {
        Passing(Vec::new())
    }
}

impl<G: TextBoard> Passing<G> {
    /// Lets pass what is asked so, for this turn.
    pub fn pass(&mut self, seat: Seat, asked: String, declining: G::Choice, others: Vec<G::Choice>) {
        self.0.push(Passed { seat, asked, declining, others });
    }

    /// In another turn things may look different.
    pub fn begin_turn(&mut self) {
        self.0.clear();
    }

    /// What is answered to a question that is let pass.
    pub fn answer(&self, seat: Seat, question: &Question<G>, view: &G::View, sheet: &Sheet<'_>) -> Option<G::Choice> {
        if self.0.is_empty() {
            return None;
        }
        let (declining, others) = question.declining()?;
        let asked = question.asks(view, sheet);
        let is_it = |passed: &&Passed<G>| {
            passed.seat == seat
                && passed.asked == asked
                && passed.declining == declining
                && others.iter().all(|other| passed.others.contains(other))
        };
        self.0.iter().find(is_it).map(|passed| passed.declining)
    }
}
