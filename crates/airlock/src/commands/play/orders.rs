//! Orders: several answers planned as one, such as all the steps to a square.
//!
//! The first answer is given by whoever typed the order, each other by the program, when the new
//! question offers it and nothing has come up. That is for the table to say: as long as the seat may
//! freely go back to before the order, nobody has learned anything.

use driver::Table;
use engine::{Pending, Seat};

use crate::boards::{Goal, TextBoard};

/// Why an order does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// Something has come up.
    News,
    /// What it goes on with is not offered.
    Otherwise,
}

/// What an order does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<C> {
    Answer(Seat, C),
    Halt(Halt),
}

/// The orders that were given, and the one that is under way.
pub struct Orders<G: TextBoard> {
    given: Vec<Given>,
    now: Option<Plan<G>>,
}

/// Which entries of the record an order has made: those behind `from`, up to `last`.
#[derive(Clone, Copy)]
struct Given {
    seat: Seat,
    from: usize,
    last: usize,
}

/// What an order has still to answer.
struct Plan<G: TextBoard> {
    rest: Vec<G::Choice>,
    /// What ends it, if that is asked at all.
    end: Option<G::Choice>,
}

impl<G: TextBoard> Default for Orders<G> {
    fn default() -> Self {
        Orders { given: Vec::new(), now: None }
    }
}

impl<G: TextBoard> Orders<G> {
    /// Begins to go to a goal: the answers are given one by one, by [`Orders::next`].
    pub fn begin(&mut self, seat: Seat, goal: Goal<G>, table: &Table<G>) {
        let from = table.record().entries().len();
        self.given.push(Given { seat, from, last: from });
        self.now = Some(Plan { rest: goal.choices, end: goal.end });
    }

    /// What the order under way does at this table, if there is one.
    pub fn next(&mut self, table: &Table<G>) -> Option<Next<G::Choice>> {
        let (mut plan, given) = (self.now.take()?, self.given.last_mut()?);
        let seat = given.seat;
        let n_entries = table.record().entries().len();
        let is_free = given.last == given.from || may_go_back(table, seat, given.from);
        let is_offered = |choice: G::Choice| {
            let mut choices = Vec::new();
            let is_asked = matches!(table.state().pending(), Pending::Players { asked, .. } if asked.has(seat));
            if is_asked {
                table.state().choices(seat, &mut choices);
            }
            choices.contains(&choice)
        };
        if plan.rest.is_empty() {
            let end = plan.end.filter(|&end| is_free && is_offered(end))?;
            given.last = n_entries + 1;
            return Some(Next::Answer(seat, end));
        }
        if !is_free {
            return Some(Next::Halt(Halt::News));
        }
        let answer = plan.rest.remove(0);
        if !is_offered(answer) {
            return Some(Next::Halt(Halt::Otherwise));
        }
        given.last = n_entries + 1;
        self.now = Some(plan);
        Some(Next::Answer(seat, answer))
    }

    /// Where taking back the last answer goes to, if that belongs to an order that can be taken back
    /// whole.
    pub fn place_before(&self, table: &Table<G>, seat: Seat) -> Option<usize> {
        let places = table.undoable(seat).ok()?;
        let answer = places.first()? + 1;
        let is_it = |given: &&Given| given.seat == seat && (given.from + 1..=given.last).contains(&answer);
        self.given.iter().find(is_it).map(|given| given.from).filter(|from| places.contains(from))
    }

    /// Whether going back to this place takes a whole order back.
    pub fn begins_at(&self, place: usize) -> bool {
        self.given.iter().any(|given| given.from == place && given.last > given.from + 1)
    }
}

fn may_go_back<G: TextBoard>(table: &Table<G>, seat: Seat, place: usize) -> bool {
    table.undoable(seat).is_ok_and(|places| places.contains(&place))
}
