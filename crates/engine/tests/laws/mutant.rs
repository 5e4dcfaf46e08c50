//! Contact with one planted defect.
//!
//! A defect overrides one of the hooks of [`Defect`]; all others leave the game as it is.
//! The defect is planted for a thread, and not a parameter of the type, so that the laws
//! are compiled for one mutant and not for fifty.

mod frame;
mod wrapper;

use std::{cell::Cell, io};

use contact::{Choice, Contact, Event, Foresight, Frame, Heard, Outcome, View, board::Board, words::Ending};
use engine::{Denied, Flow, Offer, Pending, Seat, Standing, State, Timing, Viewer};

/// A mutant has one defect and its law.
macro_rules! mutants {
    ($( $(#[$doc:meta])* $test:ident: $defect:ident breaks $law:ident { $($hook:item)* } )*) => { $(
        $(#[$doc])*
        struct $defect;

        impl Defect for $defect { $($hook)* }

        #[test]
        fn $test() {
            plant(&$defect);
            let plan = Plan { most_inputs: 2000, ..Plan::<Mutant>::new(100).sample_every(1) };

            for seed in 0..3 {
                let broken = laws::check(&plan, &mut dice(seed)).expect_err("the defect is found");

                assert_eq!(broken.law, Law::$law, "{broken}");
            }
        }
    )* };
}

pub(crate) use mutants;

/// Contact, but for the defect planted on this thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Mutant;

thread_local! {
    static PLANTED: Cell<&'static dyn Defect> = const { Cell::new(&NoDefect) };
}

/// Plants a defect for the rest of the test.
pub(crate) fn plant(defect: &'static dyn Defect) {
    PLANTED.set(defect);
}

/// The defect planted on this thread.
fn planted() -> &'static dyn Defect {
    PLANTED.get()
}

/// Contact as it is.
struct NoDefect;

impl Defect for NoDefect {}

/// What may be wrong with a game.
pub(crate) trait Defect: Sync {
    /// Whether what is hidden is ever scrambled. A defect that is not about secrets may be
    /// in the way of the laws about them.
    fn is_scrambled(&self) -> bool {
        true
    }

    fn begun(&self, _: &mut Board) {}

    fn round(&self, board: &Board) -> u16 {
        board.round
    }

    fn ending(&self, board: &Board) -> Option<Ending> {
        board.ending
    }

    fn standings(&self, _: &mut Vec<Standing>) {}

    fn default_answer(&self, _: &State<Contact>, answer: Option<Choice>) -> Option<Choice> {
        answer
    }

    fn has_left_before(&self, _: &Board, _: Seat) -> bool {
        false
    }

    fn pending(&self, _: Frame, _: &Board, pending: Pending) -> Pending {
        pending
    }

    fn timing(&self, _: Frame, timing: Timing) -> Timing {
        timing
    }

    fn choices(&self, _: Frame, _: &Board, _: Seat, _: &mut Vec<Choice>) {}

    fn odds(&self, _: Frame, _: &mut Vec<(Outcome, u32)>) {}

    fn chosen(&self, _: &mut Board, _: Seat, _: Choice, _is_heard: bool) {}

    fn flow(&self, flow: Flow<Frame>) -> Flow<Frame> {
        flow
    }

    fn stored(&self, frame: Frame) -> Frame {
        frame
    }

    fn read(&self, frame: io::Result<Frame>) -> io::Result<Frame> {
        frame
    }

    fn view(&self, _: &State<Contact>, _: &mut View) {}

    fn heard(&self, _: &Event, _: Viewer, _: &mut Heard) {}

    fn is_barrier(&self, _: &Event, is_barrier: bool) -> bool {
        is_barrier
    }

    fn is_look(&self, _: &Event, is_look: bool) -> bool {
        is_look
    }

    fn offers(&self, _: &State<Contact>, _: &mut Vec<Offer<Contact>>) {}

    fn denials(&self, _: &State<Contact>, _: &mut Vec<Denied<Contact>>) {}

    fn foresight(&self, _: &State<Contact>, foresight: Option<Foresight>) -> Option<Foresight> {
        foresight
    }

    fn audit(&self, _: &State<Contact>) -> Result<(), String> {
        Ok(())
    }

    fn imagined(&self, _: &mut Board) {}

    fn scrambled(&self, _: &mut Board) {}
}
