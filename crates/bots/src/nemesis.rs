//! The greedy bot of Nemesis, which plays for its life and for its objective.
//!
//! How it thinks is in `family.rs`. A table is worth the chance to live, and a little more for what is at hand:
//! `worth.rs` puts together what the other files say, each of one concern.

mod belongings;
mod body;
mod errands;
mod habits;
mod intent;
mod leaving;
mod objectives;
mod paths;
mod pursuit;
mod ship;
mod threat;
mod work;
mod worth;

use engine::{Seat, State};
use nemesis::{Choice, Frame, Nemesis, board::Board, content::objectives::Deed, rules::actions::Action, words::Phase};

use crate::{
    Bot, Judge,
    family::{Survival, Survivor, intent::Intent},
};

impl Judge for Nemesis {
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

impl Survival for Nemesis {
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
        let takes_part = board.player(seat).is_active() || worth::leads_intruders(board, seat);
        takes_part && board.phase == Phase::Turns
    }

    fn ends_the_action(waiting: &Frame) -> bool {
        matches!(
            waiting,
            Frame::Turn(_)
                | Frame::PodTurn(_)
                | Frame::IntruderTurn(_)
                | Frame::ObjectiveChoice(_)
                | Frame::Trading(_)
                | Frame::Draft(_)
        )
    }
}
