//! The bot that looks to the end of its own turn.
//!
//! From the state it imagines it tries its answers, and the answers to the questions that
//! follow, until it has to wait for chance or for somebody else. Of many ways only the
//! most promising are followed, and equal tables are looked at once: the order in which
//! ships are docked seldom matters.

use engine::{Lawful, Log, Seat, State};
use rustc_hash::FxHashSet;

use crate::{Asked, Bot, Level, Thought, budget::Meter};

/// A game that the greedy bot can judge.
pub trait Judge: Lawful {
    /// How the game stands before the bot looks ahead. Everything it looks at is judged by
    /// this, so that getting nearer to the end does not by itself make things worth less.
    type Outlook: Copy;

    /// The levels at which bots play the game.
    const LEVELS: &'static [Level] = &[Level::Random, Level::Greedy];

    /// How the game stands.
    fn outlook(state: &State<Self>, seat: Seat) -> Self::Outlook;

    /// How good a table is for `seat`: more is better, and only differences count. A table
    /// in the middle of the seat's turn is worth what may still come of it.
    fn worth(state: &State<Self>, seat: Seat, outlook: Self::Outlook) -> f32;

    /// The greedy bot of the game. A game in which chance decides most of what an answer is worth
    /// has one of its own.
    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Greedy)
    }

    /// The bot of one of the levels that plan, where the game has them.
    fn planner(_: Level) -> Option<Box<dyn Bot<Self>>> {
        None
    }
}

/// How many ways are followed at each step.
const BEAM: usize = 10;

/// How many of its own answers it looks ahead.
const DEPTH: usize = 14;

/// Takes what is worth most at the end of its own turn.
#[derive(Debug)]
pub struct Greedy;

/// A table that a way leads to, and the answer that the way began with.
struct Way<G: Lawful> {
    first: usize,
    state: State<G>,
    worth: f32,
}

impl<G: Judge> Bot<G> for Greedy {
    fn answer(&self, asked: &Asked<'_, G>, below: &mut dyn FnMut(u32) -> u32) -> Thought<G> {
        if let [only] = asked.choices {
            return Thought::of(*only);
        }
        let mut meter = Meter::of(asked.budget);
        let state = G::imagine(asked.view, below);

        let outlook = G::outlook(&state, asked.seat);
        let mut best = (f32::MIN, 0);
        let mut seen = FxHashSet::default();
        let mut ways = vec![Way { first: 0, state, worth: 0.0 }];
        let mut choices = asked.choices.to_vec();
        for depth in 0..DEPTH {
            let mut next: Vec<Way<G>> = Vec::new();
            'ways: for way in &ways {
                if depth > 0 {
                    way.state.choices(asked.seat, &mut choices);
                }
                for (at, &choice) in choices.iter().enumerate() {
                    if meter.is_spent() {
                        break 'ways;
                    }
                    let mut state = way.state;
                    state.choose_unchecked(asked.seat, choice, &mut Log::Off);
                    let first = if depth == 0 { at } else { way.first };
                    let worth = G::worth(&state, asked.seat, outlook);
                    meter.look();
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
            let Some(promising) = next.first() else { break };
            if depth + 1 == DEPTH || meter.is_spent() {
                // Nothing is settled on these ways: take the most promising.
                if promising.worth > best.0 {
                    best = (promising.worth, promising.first);
                }
                break;
            }
            ways = next;
        }
        Thought::of(asked.choices[best.1])
    }
}
