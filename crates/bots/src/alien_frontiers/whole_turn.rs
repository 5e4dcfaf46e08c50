//! A whole turn as a plan: what the seat answers, one after the other, until chance speaks or somebody else is asked.

use alien_frontiers::{AlienFrontiers, Choice};
use engine::{Log, Seat, State};
use rustc_hash::FxHashSet;

use crate::budget::Meter;

/// More answers than these are not planned.
const LONGEST: usize = 16;

/// A table that a plan leads to.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub(super) state: State<AlienFrontiers>,
    pub(super) worth: f32,
    /// The last answer of the plan, by its number among all that were tried.
    last: usize,
}

/// An answer of a plan, and the one before it.
struct Step {
    before: usize,
    choice: Choice,
}

/// Before the first answer of a plan.
const START: usize = usize::MAX;

/// The plans for a turn, and the tables that they lead to, the best first.
pub(super) struct Plans {
    pub(super) ends: Vec<Way>,
    steps: Vec<Step>,
}

impl Plans {
    /// Looks for plans from a table where `seat` is asked. Of all the ways there are, `width` are followed at each step,
    /// those whose tables are worth most; and `kept` plans are remembered. Equal tables are looked at once: the order in
    /// which ships are docked seldom matters. `first` are the answers in question.
    pub(super) fn of(
        state: State<AlienFrontiers>,
        seat: Seat,
        first: &[Choice],
        width: usize,
        kept: usize,
        worth: &impl Fn(&State<AlienFrontiers>) -> f32,
        meter: &mut Meter<'_>,
    ) -> Plans {
        let mut plans = Plans { ends: Vec::new(), steps: Vec::new() };
        let mut seen = FxHashSet::default();
        let mut choices = first.to_vec();
        let mut ways = vec![Way { state, worth: 0.0, last: START }];
        let mut next: Vec<Way> = Vec::new();
        for depth in 0..LONGEST {
            next.clear();
            'ways: for way in &ways {
                if depth > 0 {
                    way.state.choices(seat, &mut choices);
                }
                for &choice in &choices {
                    if meter.is_spent() {
                        break 'ways;
                    }
                    let mut state = way.state;
                    state.choose_unchecked(seat, choice, &mut Log::Off);
                    if !seen.insert(state) {
                        continue;
                    }
                    meter.look();
                    let reached = Way { state, worth: worth(&state), last: plans.steps.len() };
                    plans.steps.push(Step { before: way.last, choice });
                    match state.pending().may_answer().has(seat) {
                        true => next.push(reached),
                        false => plans.ends.push(reached),
                    }
                }
            }
            best_first(&mut next, width);
            if plans.ends.len() > 8 * kept {
                best_first(&mut plans.ends, kept);
            }
            if next.is_empty() || meter.is_spent() {
                break;
            }
            std::mem::swap(&mut ways, &mut next);
        }
        if plans.ends.is_empty() {
            // Nothing was followed to its end: the most promising beginning is what there is.
            plans.ends.extend(next.first().or(ways.first().filter(|way| way.last != START)));
        }
        best_first(&mut plans.ends, kept);
        plans
    }

    /// The answers that lead to a table.
    pub(super) fn answers(&self, end: &Way) -> Vec<Choice> {
        let mut answers = Vec::new();
        let mut at = end.last;
        while let Some(step) = self.steps.get(at) {
            answers.push(step.choice);
            at = step.before;
        }
        answers.reverse();
        answers
    }
}

/// Those that are worth most, so many of them.
fn best_first(ways: &mut Vec<Way>, kept: usize) {
    ways.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    ways.truncate(kept);
}
