//! The bot that looks to the end of its own turn.
//!
//! From the state it imagines it tries its answers, and the answers to the questions that
//! follow, until it has to wait for chance or for somebody else. Of many ways only the
//! most promising are followed, and equal tables are looked at once: the order in which
//! ships are docked seldom matters.

use std::time::Instant;

use engine::{Lawful, Log, Seat, State};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use rustc_hash::FxHashSet;

use crate::{Asked, Bot};

/// A game that the greedy bot can judge.
pub trait Judge: Lawful {
    /// How the game stands before the bot looks ahead. Everything it looks at is judged by
    /// this, so that getting nearer to the end does not by itself make things worth less.
    type Outlook: Copy;

    /// How the game stands.
    fn outlook(state: &State<Self>, seat: Seat) -> Self::Outlook;

    /// How good a table is for `seat`: more is better, and only differences count. A table
    /// in the middle of the seat's turn is worth what may still come of it.
    fn worth(state: &State<Self>, seat: Seat, outlook: Self::Outlook) -> f32;

    /// The greedy bot of the game, whose dice start from `seed`. A game in which chance decides
    /// most of what an answer is worth has one of its own.
    fn greedy(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Greedy::seeded(seed))
    }
}

/// How many ways are followed at each step.
const BEAM: usize = 10;

/// How many of its own answers it looks ahead.
const DEPTH: usize = 14;

/// Takes what is worth most at the end of its own turn.
#[derive(Debug)]
pub struct Greedy {
    dice: StdRng,
}

impl Greedy {
    /// A bot whose dice, with which it imagines what it cannot see, start from `seed`.
    pub fn seeded(seed: u64) -> Self {
        Greedy { dice: StdRng::seed_from_u64(seed) }
    }
}

/// A table that a way leads to, and the answer that the way began with.
struct Way<G: Lawful> {
    first: usize,
    state: State<G>,
    worth: f32,
}

impl<G: Judge> Bot<G> for Greedy {
    fn answer(&mut self, asked: &Asked<'_, G>) -> G::Choice {
        if let [only] = asked.choices {
            return *only;
        }
        let give_up = Instant::now() + asked.limit;
        let state = G::imagine(asked.view, &mut |n| self.dice.random_range(0..n));

        let outlook = G::outlook(&state, asked.seat);
        let mut best = (f32::MIN, 0);
        let mut seen = FxHashSet::default();
        let mut ways = vec![Way { first: 0, state, worth: 0.0 }];
        let mut choices = asked.choices.to_vec();
        for depth in 0..DEPTH {
            let mut next: Vec<Way<G>> = Vec::new();
            for way in &ways {
                if depth > 0 {
                    way.state.choices(asked.seat, &mut choices);
                }
                for (at, &choice) in choices.iter().enumerate() {
                    let mut state = way.state;
                    state.choose_unchecked(asked.seat, choice, &mut Log::Off);
                    let first = if depth == 0 { at } else { way.first };
                    let worth = G::worth(&state, asked.seat, outlook);
                    if !state.pending().may_answer().has(asked.seat) {
                        if worth > best.0 {
                            best = (worth, first);
                        }
                    } else if seen.insert(state) {
                        next.push(Way { first, state, worth });
                    }
                }
            }
            next.sort_by(|a, b| b.worth.total_cmp(&a.worth));
            next.truncate(BEAM);
            if next.is_empty() {
                break;
            }
            if depth + 1 == DEPTH || Instant::now() > give_up {
                // Nothing is settled on these ways: take the most promising.
                if next[0].worth > best.0 {
                    best = (next[0].worth, next[0].first);
                }
                break;
            }
            ways = next;
        }
        asked.choices[best.1]
    }
}
