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

use self::{ahead::Ahead, plan::Plan};
use crate::{Asked, Bot, Judge, Thought, budget::Meter};

impl Judge for Aliens {
    type Outlook = ();

    fn outlook(_: &State<Self>, _: Seat) {}

    fn worth(state: &State<Self>, _: Seat, (): ()) -> f32 {
        worth::worth(state.board(), &Plan::of(state.board()))
    }

    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Commander)
    }
}

/// How many rolls and questions it looks ahead.
const DEPTH: u8 = 3;

/// What is lost by ending an activation with Actions left.
const IDLENESS: f32 = 0.05;

/// Plays for the mission and for the life of the squad.
struct Commander;

impl Bot<Aliens> for Commander {
    fn answer(&self, asked: &Asked<'_, Aliens>, below: &mut dyn FnMut(u32) -> u32) -> Thought<Aliens> {
        if let [only] = asked.choices {
            return Thought::of(*only);
        }
        let meter = Meter::of(asked.budget);
        let state = Aliens::imagine(asked.view, below);
        if let Some(choice) = habits::answer(&state, asked.seat, asked.choices) {
            return Thought::of(choice);
        }
        let mut ahead = Ahead { plan: Plan::of(state.board()), meter };
        if let Some(Frame::NextStep(next)) = state.under_way().last()
            && let Some(choice) = ahead.step(state.board(), &next.movement).choice(asked.choices)
        {
            return Thought::of(choice);
        }
        let mut best = (f32::MIN, asked.choices[0]);
        for &choice in asked.choices {
            let worth = worth_of(&state, asked.seat, choice, &mut ahead);
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

/// What comes of an answer.
fn worth_of(state: &State<Aliens>, seat: Seat, choice: Choice, ahead: &mut Ahead<'_>) -> f32 {
    let board = state.board();
    // What others do after the activation has nothing to do with ending it.
    if choice == Choice::EquipStep(EquipAnswer::Done) {
        return ahead.worth(board);
    }
    let with_actions = |left: u8| {
        let mut after = *board;
        after.active_mut().actions = left;
        after
    };
    if choice == Choice::NextAction(ActionAnswer::End) {
        return ahead.worth(&with_actions(0)) - IDLENESS;
    }
    if choice == Choice::NextAction(ActionAnswer::Rest) {
        return ahead.worth(&with_actions(board.active().actions - 1)) + worth::of_rest(board);
    }
    let mut after = *state;
    after.choose_unchecked(seat, choice, &mut Log::Off);
    ahead.prospect(&after, DEPTH)
}
