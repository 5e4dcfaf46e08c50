//! Whoever plays may know what their seat was told and sees. Players who know more are found, by the law against it.

use std::{cell::Cell, rc::Rc};

use contact::{Choice, Contact, Heard, View, words::Signal};
use engine::{
    Seat, State,
    laws::{Broken, Law, Plan, Player, Report, check_played_by},
};

use crate::{
    dice::dice,
    mutant::{Defect, Mutant, plant},
};

/// Plays games of Contact, and looks closely at every other pause.
fn play(mut sit_down: impl FnMut(Seat) -> Box<dyn Player<Mutant>>) -> Result<Report, Broken> {
    check_played_by(&Plan::new(4).sample_every(2), &mut sit_down, &mut dice(1))
}

/// Answers by how much the seat has heard, and by dice: two honest ways to be different every time.
#[derive(Default)]
struct Attentive {
    n_heard: usize,
}

impl Player<Mutant> for Attentive {
    fn heard(&mut self, _: &Heard) {
        self.n_heard += 1;
    }

    fn answer(&mut self, _: &View, choices: &[Choice], below: &mut dyn FnMut(u32) -> u32) -> Choice {
        choices[(self.n_heard + below(5) as usize) % choices.len()]
    }
}

#[test]
fn players_who_remember_what_they_heard_are_honest() {
    let report = play(|_| Box::<Attentive>::default()).unwrap_or_else(|broken| panic!("{broken}"));

    assert!(report.thought_again > 200, "{report:?}");
    assert_eq!(report.ended, report.games);
}

/// One for all seats: what one has heard, all know.
struct Shared {
    n_heard: Rc<Cell<usize>>,
}

impl Player<Mutant> for Shared {
    fn heard(&mut self, _: &Heard) {
        self.n_heard.set(self.n_heard.get() + 1);
    }

    fn answer(&mut self, _: &View, choices: &[Choice], _: &mut dyn FnMut(u32) -> u32) -> Choice {
        choices[self.n_heard.get() % choices.len()]
    }
}

#[test]
fn a_memory_that_seats_share_is_found() {
    let n_heard = Rc::new(Cell::new(0));

    let broken = play(|_| Box::new(Shared { n_heard: n_heard.clone() })).expect_err("it is found");

    assert_eq!(broken.law, Law::PlayersKnowWhatTheyHeard, "{broken}");
}

/// Remembers how often it was asked: nobody tells that to whoever comes after it.
#[derive(Default)]
struct Counting {
    n_asked: usize,
}

impl Player<Mutant> for Counting {
    fn heard(&mut self, _: &Heard) {}

    fn answer(&mut self, _: &View, choices: &[Choice], _: &mut dyn FnMut(u32) -> u32) -> Choice {
        self.n_asked += 1;
        choices[self.n_asked % choices.len()]
    }
}

#[test]
fn a_memory_of_something_that_the_seat_was_not_told_is_found() {
    let broken = play(|_| Box::<Counting>::default()).expect_err("it is found");

    assert_eq!(broken.law, Law::PlayersKnowWhatTheyHeard, "{broken}");
}

thread_local! {
    /// Where a table that was looked at has left what nobody may know.
    static LEFT_LYING: Cell<usize> = const { Cell::new(0) };
}

/// The view is right, and on the way to it somebody has seen the hands.
struct LeavesHandsLying;

impl Defect for LeavesHandsLying {
    fn view(&self, state: &State<Contact>, _: &mut View) {
        let hunters = state.board().crews.iter().map(|crew| usize::from(crew.hand.count(Signal::Hunter)));
        LEFT_LYING.set(hunters.fold(0, |sum, hunters| 3 * sum + hunters));
    }
}

/// Looks there.
struct Peeking;

impl Player<Mutant> for Peeking {
    fn heard(&mut self, _: &Heard) {}

    fn answer(&mut self, _: &View, choices: &[Choice], _: &mut dyn FnMut(u32) -> u32) -> Choice {
        choices[LEFT_LYING.get() % choices.len()]
    }
}

#[test]
fn a_player_who_peeks_is_found() {
    plant(&LeavesHandsLying);

    let broken = play(|_| Box::new(Peeking)).expect_err("it is found");

    assert_eq!(broken.law, Law::HiddenChangesNoAnswer, "{broken}");
}
