//! What the greedy bots of Nemesis and Lockdown have in common: they play for their lives, and for an objective as long
//! as they live.
//!
//! Small questions a game answers by habit. Whatever is left is tried out on the table that the bot imagines, and it looks
//! at what comes of it, over the rolls and questions that belong to it (`ahead.rs`). What a table is worth the game says,
//! and puts it together from what stands in the other files, each of one concern.

mod ahead;
pub(crate) mod belongings;
pub(crate) mod body;
pub(crate) mod errands;
pub(crate) mod ground;
pub(crate) mod habits;
pub(crate) mod intent;
pub(crate) mod markers;
pub(crate) mod paths;
pub(crate) mod rivals;
pub(crate) mod threat;
pub(crate) mod work;

use engine::{Seat, State};

use self::ahead::{Ahead, TABLES};
use crate::{Asked, Bot, Judge, Thought, budget::Meter};

/// To live to the end.
pub(crate) const LIFE: f32 = 100.0;

/// To fulfil an objective besides.
pub(crate) const VICTORY: f32 = 80.0;

/// What is at hand counts so much, beside life.
pub(crate) const AT_HAND: f32 = 0.4;

/// NEM-4.4, LOC-4.10: how many cards a player draws up to.
pub(crate) const HAND: f32 = 5.0;

/// A game that is played for one's life.
pub(crate) trait Survival: Judge {
    /// The answer out of habit, if there is one for the question.
    fn habit(state: &State<Self>, seat: Seat, choices: &[Self::Choice]) -> Option<Self::Choice>;

    /// What is not even tried: nothing comes of it that looking ahead could see.
    fn is_idle(board: &Self::Board, seat: Seat, choice: Self::Choice) -> bool;

    /// What a pass is worth, if the answer is one: what others do afterwards has nothing to do with it.
    fn of_pass(board: &Self::Board, seat: Seat, choice: Self::Choice, outlook: Self::Outlook) -> Option<f32>;

    /// Whether what comes next still belongs to what the seat does: it takes part, and it is the time of turns.
    fn is_about(board: &Self::Board, seat: Seat) -> bool;

    /// Whether a question begins something new, so that its answer is no part of what came before.
    fn ends_the_action(waiting: &Self::Frame) -> bool;
}

/// Plays for its life, and for its objective as long as it lives.
pub(crate) struct Survivor;

impl<G: Survival> Bot<G> for Survivor {
    fn answer(&self, asked: &Asked<'_, G>, below: &mut dyn FnMut(u32) -> u32) -> Thought<G> {
        if let [only] = asked.choices {
            return Thought::of(*only);
        }
        let meter = Meter::of(asked.budget);
        let state = G::imagine(asked.view, below);
        if let Some(choice) = G::habit(&state, asked.seat, asked.choices) {
            return Thought::of(choice);
        }
        let outlook = G::outlook(&state, asked.seat);
        let is_idle = |choice: &G::Choice| G::is_idle(state.board(), asked.seat, *choice);
        let tables = meter.share(asked.choices.iter().filter(|&choice| !is_idle(choice)).count(), TABLES);
        let mut ahead = Ahead::<G> { seat: asked.seat, outlook, below, meter };
        let mut best = (f32::MIN, asked.choices[0]);
        for &choice in asked.choices.iter().filter(|&choice| !is_idle(choice)) {
            let worth = match G::of_pass(state.board(), asked.seat, choice, outlook) {
                Some(worth) => worth,
                None => ahead.after(&state, choice, tables),
            };
            let is_first = best.0 == f32::MIN;
            if worth > best.0 && (is_first || !ahead.meter.is_spent()) {
                best = (worth, choice);
            }
            // What was not looked at to its end is not held against what was.
            if ahead.meter.is_spent() {
                break;
            }
        }
        Thought::of(best.1)
    }
}
