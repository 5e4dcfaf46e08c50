//! Standing orders: when a seat wants to be asked in a reaction window, and what is answered in
//! its name where it does not.
//!
//! Whoever drives the table keeps the orders, which are the seat's own secret, and gives the
//! answers in time: [`Table::timing`] follows from what everybody knows, and an answer that is
//! given in a seat's name looks the same in the record as any other.

use engine::{Seat, Timing, Views};

use super::Table;

/// When a seat wants to be asked in a reaction window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StandingOrders {
    /// Only if it has something to react with.
    #[default]
    WhenICan,
    /// Every time.
    Always,
    /// Not at all: it declines.
    Never,
}

impl<G: Views> Table<G> {
    /// How soon something may be answered in a seat's name. The same for whatever seats hold.
    pub fn timing(&self) -> Timing {
        self.state.timing()
    }

    /// Whether a reaction window is open, in which all answers keep to the same delay.
    pub fn is_window(&self) -> bool {
        !self.is_finished() && self.state.is_window()
    }

    /// The answer by which a seat that is asked in a window declines, if its orders say that it
    /// does.
    pub fn declined(&self, seat: Seat, orders: StandingOrders) -> Option<G::Choice> {
        if !self.is_window() {
            return None;
        }
        let decline = self.default_answer(seat)?;
        match orders {
            StandingOrders::WhenICan => self.only_answer(seat).filter(|&only| only == decline),
            StandingOrders::Always => None,
            StandingOrders::Never => Some(decline),
        }
    }

    /// The only answer that a seat has, if everybody knows that it has no other. The caller may
    /// give it at once in the seat's name.
    pub fn forced(&self, seat: Seat) -> Option<G::Choice> {
        match self.timing() {
            Timing::AtOnce => self.only_answer(seat),
            Timing::AfterTheDelay => None,
        }
    }

    fn only_answer(&self, seat: Seat) -> Option<G::Choice> {
        if !self.is_asked(seat) {
            return None;
        }
        let mut choices = Vec::new();
        self.state.choices(seat, &mut choices);
        match choices[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}
