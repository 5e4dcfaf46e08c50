//! LOC-24, LOC-25.20: what somebody in the Complex is about to do.

use engine::{Known, Seat, Seats};
use lockdown::{
    board::Board,
    content::objectives::Deed,
    words::{Mode, Objective, RoomNumber},
};

use super::{
    complex,
    leaving::{self, Door, Exit},
    objectives, paths,
    work::Worker,
};
use crate::family::{
    intent::{self, Goal, Intent, Planner, WARY},
    work::Work,
};

/// What promises most.
pub(super) fn of(board: &Board, seat: Seat) -> Intent<Deed> {
    let Some(room) = board.player(seat).room() else { return Intent::LEAVE };
    let paths = paths::from(board, room);
    Intent::of(Worker { board, seat, paths: &paths })
}

/// How promising an objective is, beside another.
pub(super) fn promise_of(board: &Board, seat: Seat, objective: Objective) -> f32 {
    let Some(room) = board.player(seat).room() else { return 0.0 };
    let paths = paths::from(board, room);
    let mut with_it = *board;
    with_it.player_mut(seat).objectives = [Some(Known::to(Seats::one(seat), objective)), None];
    intent::best(Worker { board: &with_it, seat, paths: &paths }, WARY).0
}

impl Planner for Worker<'_> {
    type Deed = Deed;
    type Door = Door;

    fn exits(self) -> impl Iterator<Item = Exit> {
        leaving::exits(self).into_iter()
    }

    fn work(self, goal: Goal<Deed>) -> Work {
        match goal {
            Goal::Leave => Work::luck(objectives::chance_once_gone(self.board, self.seat)),
            Goal::Fulfil { deeds } => self.all(deeds),
            Goal::FulfilAll => self.common(),
        }
    }

    fn wins(self, goal: Goal<Deed>, exit: &Exit, work: Work) -> f32 {
        let is_pod = matches!(exit.door, Door::Pod(_));
        match goal {
            Goal::Leave | Goal::FulfilAll => work.chance,
            Goal::Fulfil { deeds } if deeds.contains(&Deed::InAPod) && !is_pod => 0.0,
            // LOC-23.2: whoever is locked in goes with the Complex.
            Goal::Fulfil { deeds } if deeds.contains(&Deed::ComplexDestroyed) && exit.door == Door::Isolation => 0.0,
            Goal::Fulfil { .. } => work.chance,
        }
    }

    fn each_goal(self, mut consider: impl FnMut(Goal<Deed>)) {
        match self.board.setup.mode {
            Mode::SemiCooperative | Mode::Solo => {
                let ways = objectives::held(self.board, self.seat).flat_map(|objective| objective.print().any_of);
                ways.for_each(|&deeds| consider(Goal::Fulfil { deeds }));
            }
            Mode::FullCooperative => consider(Goal::FulfilAll),
        }
    }

    fn cards(self) -> f32 {
        let player = self.player();
        if player.has_passed { 0.0 } else { f32::from(player.hand.n_actions()) }
    }

    fn rounds_left(self) -> f32 {
        f32::from(complex::rounds_left(self.board))
    }

    fn apart(self, one: RoomNumber, other: RoomNumber) -> u8 {
        paths::apart(self.board).between(one, other)
    }
}
