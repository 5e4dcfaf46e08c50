//! The greedy bot of Nemesis: Lockdown, which plays for its life and for its objective.
//!
//! How it thinks is in `family.rs`. Here a way out has to open first, and whoever is through it may still die of the
//! contingency (`codes.rs`), so it sees to that while it waits.

mod belongings;
mod body;
mod codes;
mod complex;
mod errands;
mod habits;
mod intent;
mod leaving;
mod objectives;
mod paths;
mod threat;
mod work;
mod worth;

use engine::{Seat, State};
use lockdown::{
    Choice, Frame, Lockdown, board::Board, content::objectives::Deed, rules::actions::Action, words::Phase,
};

use crate::{
    Bot, Judge,
    family::{Survival, Survivor, intent::Intent},
};

impl Judge for Lockdown {
    type Outlook = Intent<Deed>;

    fn outlook(state: &State<Self>, seat: Seat) -> Intent<Deed> {
        intent::of(state.board(), seat)
    }

    fn worth(state: &State<Self>, seat: Seat, intent: Intent<Deed>) -> f32 {
        worth::worth(state.board(), seat, intent)
    }

    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Survivor)
    }
}

impl Survival for Lockdown {
    fn habit(state: &State<Self>, seat: Seat, choices: &[Choice]) -> Option<Choice> {
        habits::answer(state.board(), seat, choices)
    }

    fn is_idle(board: &Board, seat: Seat, choice: Choice) -> bool {
        habits::is_idle(board, seat, choice)
    }

    fn of_pass(board: &Board, seat: Seat, choice: Choice, intent: Intent<Deed>) -> Option<f32> {
        (choice == Choice::Turn(Action::Pass)).then(|| worth::of_pass(board, seat, intent))
    }

    fn is_about(board: &Board, seat: Seat) -> bool {
        board.player(seat).is_active() && board.phase == Phase::Turns
    }

    fn ends_the_action(waiting: &Frame) -> bool {
        matches!(waiting, Frame::Turn(_) | Frame::ObjectiveChoice(_) | Frame::Trading(_) | Frame::Draft(_))
    }
}
