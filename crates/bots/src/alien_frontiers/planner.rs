//! The bots that plan a turn as a whole: what they look at, and how much.
//!
//! At the first question of a turn, and whenever chance has spoken in the middle of one, they look for a plan for the
//! rest (`whole_turn.rs`), and then they follow it: nothing happens in between but their own answers.

use std::time::{Duration, Instant};

use alien_frontiers::AlienFrontiers;
use engine::{Lawful, Seat, State};

use super::{beginner, judge, round::Rounds, whole_turn::Plans};
use crate::{Asked, Bot, Budget, Thought, budget::Meter};

/// Plans whole turns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planner {
    /// How good a table is for a seat: the more the better.
    worth: fn(&State<AlienFrontiers>, Seat) -> f32,
    /// How many ways are followed at each step.
    width: usize,
    /// Of how many plans it is looked at what comes of them; of none, if it is 1.
    kept: usize,
    /// How many rounds are played to find that out, over all plans.
    rounds: u16,
    /// How many tables it looks at, if it is not told otherwise.
    tables: u32,
    /// How long it thinks about an answer where time counts at all.
    limit: Duration,
}

impl Planner {
    /// Sees what it gains itself in its turn, and not what others will do with what it leaves them.
    pub(super) const EASY: Planner = Planner {
        worth: beginner::worth,
        width: 3,
        kept: 1,
        rounds: 0,
        tables: 1_000,
        limit: Duration::from_millis(50),
    };

    /// Judges tables as it has learned to, and looks at what comes of the best plans in a few rounds.
    pub(super) const NORMAL: Planner = Planner {
        worth: judge::chance,
        width: 20,
        kept: 6,
        rounds: 120,
        tables: 60_000,
        limit: Duration::from_millis(300),
    };

    /// The same with more plans and many rounds.
    pub(super) const HARD: Planner = Planner {
        worth: judge::chance,
        width: 40,
        kept: 12,
        rounds: 1_500,
        tables: 600_000,
        limit: Duration::from_secs(2),
    };

    /// Judges as it has learned to, and looks no further than its own turn: for the learning of a judge, and as a
    /// yardstick.
    pub(super) const JUDGING: Planner = Planner { width: 20, kept: 1, rounds: 0, tables: 20_000, ..Planner::NORMAL };

    /// The budget, with what is usual for this bot.
    fn own<'a>(&self, budget: Budget<'a>) -> Budget<'a> {
        let until = budget.until.map(|until| until.min(Instant::now() + self.limit));
        Budget { tables: Some(budget.tables.unwrap_or(self.tables)), until, ..budget }
    }
}

impl Bot<AlienFrontiers> for Planner {
    fn answer(&self, asked: &Asked<'_, AlienFrontiers>, below: &mut dyn FnMut(u32) -> u32) -> Thought<AlienFrontiers> {
        match (asked.choices, asked.plan) {
            (choices, [next, rest @ ..]) if choices.contains(next) => {
                return Thought { choice: *next, plan: rest.to_vec() };
            }
            ([only], _) => return Thought::of(*only),
            (_, _) => (),
        }
        let mut meter = Meter::of(self.own(asked.budget));
        let state = AlienFrontiers::imagine(asked.view, below);
        let worth = |state: &State<AlienFrontiers>| (self.worth)(state, asked.seat);
        let plans = Plans::of(state, asked.seat, asked.choices, self.width, self.kept, &worth, &mut meter);
        let best = match plans.ends.len() {
            0 => return Thought::of(asked.choices[0]),
            1 => 0,
            _ => {
                let seed = u64::from(below(u32::MAX)) << 32 | u64::from(below(u32::MAX));
                Rounds::default().best_of(&plans.ends, asked.seat, self.rounds, seed, &mut meter)
            }
        };
        let mut answers = plans.answers(&plans.ends[best]);
        let choice = answers.remove(0);
        Thought { choice, plan: answers }
    }
}
