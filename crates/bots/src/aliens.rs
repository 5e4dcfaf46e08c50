//! The greedy bot of Aliens. The squad has one goal, so it weighs what is good for the squad,
//! whoever's turn it is.
//!
//! Many of its answers are habits (`habits.rs`, `setting_up.rs`). Whatever is left it tries out on
//! the table it imagines and looks at what comes of it, over rolls and over the questions that
//! follow at once (`ahead.rs`): so many cards is a table worth (`worth.rs`), for a mission that is
//! played so (`plan.rs`). Of a Move it weighs every square that it can end on (`steps.rs`).

mod ahead;
mod habits;
mod plan;
mod setting_up;
mod steps;
mod threat;
mod worth;

use aliens::{
    Aliens, Choice, Frame,
    rules::{actions::ActionAnswer, equipping::EquipAnswer},
};
use engine::{Lawful, Log, Seat, State};
use rand::{RngExt, SeedableRng, rngs::StdRng};

use self::plan::Plan;
use crate::{Asked, Bot, Judge};

impl Judge for Aliens {
    type Outlook = ();

    fn outlook(_: &State<Self>, _: Seat) {}

    fn worth(state: &State<Self>, _: Seat, (): ()) -> f32 {
        worth::worth(state.board(), &Plan::of(state.board()))
    }

    fn greedy(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Commander { dice: StdRng::seed_from_u64(seed) })
    }
}

/// How many rolls and questions it looks ahead.
const DEPTH: u8 = 3;

/// What is lost by ending an activation with Actions left.
const IDLENESS: f32 = 0.05;

/// Plays for the mission and for the life of the squad.
struct Commander {
    /// With which it imagines what it cannot see.
    dice: StdRng,
}

impl Bot<Aliens> for Commander {
    fn answer(&mut self, asked: &Asked<'_, Aliens>) -> Choice {
        if let [only] = asked.choices {
            return *only;
        }
        let state = Aliens::imagine(asked.view, &mut |n| self.dice.random_range(0..n));
        if let Some(choice) = habits::answer(&state, asked.seat, asked.choices) {
            return choice;
        }
        let plan = Plan::of(state.board());
        if let Some(Frame::NextStep(next)) = state.under_way().last()
            && let Some(choice) = steps::best(state.board(), &next.movement, &plan).choice(asked.choices)
        {
            return choice;
        }
        let worth = |choice: &Choice| worth_of(&state, asked.seat, *choice, &plan);
        let mut best = (f32::MIN, asked.choices[0]);
        for choice in asked.choices {
            let worth = worth(choice);
            if worth > best.0 {
                best = (worth, *choice);
            }
        }
        best.1
    }
}

/// What comes of an answer.
fn worth_of(state: &State<Aliens>, seat: Seat, choice: Choice, plan: &Plan) -> f32 {
    let board = state.board();
    let with_actions = |left: u8| {
        let mut after = *board;
        after.active_mut().actions = left;
        worth::worth(&after, plan)
    };
    // What others do after the activation has nothing to do with ending it.
    if choice == Choice::EquipStep(EquipAnswer::Done) {
        return worth::worth(board, plan);
    }
    if choice == Choice::NextAction(ActionAnswer::End) {
        return with_actions(0) - IDLENESS;
    }
    if choice == Choice::NextAction(ActionAnswer::Rest) {
        return with_actions(board.active().actions - 1) + worth::of_rest(board);
    }
    let mut after = *state;
    after.choose_unchecked(seat, choice, &mut Log::Off);
    ahead::prospect(&after, plan, DEPTH)
}
