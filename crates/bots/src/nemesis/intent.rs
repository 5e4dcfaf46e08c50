//! NEM-21, NEM-22.7: what somebody aboard the Nemesis is about to do.

use engine::{Known, Seat, Seats};
use nemesis::{
    board::Board,
    content::objectives::Deed,
    words::{Mode, Objective, RoomNumber},
};

use super::{
    leaving::{self, Door, Exit},
    objectives,
    paths::apart,
    work::Worker,
};
use crate::family::{
    intent::{self, Goal, Intent, Planner, WARY},
    paths::Paths,
    work::Work,
};

/// What promises most.
pub(super) fn of(board: &Board, seat: Seat) -> Intent<Deed> {
    let Some(room) = board.player(seat).room() else { return Intent::LEAVE };
    let paths = Paths::from(board, room, &[]);
    Intent::of(Worker { board, seat, paths: &paths, arrival: leaving::arrival(board, seat) })
}

/// How promising an objective is, beside another.
pub(super) fn promise_of(board: &Board, seat: Seat, objective: Objective) -> f32 {
    let Some(room) = board.player(seat).room() else { return 0.0 };
    let paths = Paths::from(board, room, &[]);
    let mut with_it = *board;
    with_it.player_mut(seat).objectives = [Some(Known::to(Seats::one(seat), objective)), None];
    let worker = Worker { board: &with_it, seat, paths: &paths, arrival: leaving::arrival(board, seat) };
    intent::best(worker, WARY).0
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
        match goal {
            Goal::Leave | Goal::FulfilAll => work.chance,
            Goal::Fulfil { .. } if exit.door == Door::Pod => work.chance,
            Goal::Fulfil { deeds } if deeds.contains(&Deed::InAPod) => 0.0,
            // Whoever wakes up has arrived.
            Goal::Fulfil { deeds } if deeds.iter().any(|deed| matches!(deed, Deed::ShipReaches(_))) => {
                (work.chance / self.arrival.max(0.01)).min(1.0)
            }
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
        f32::from(leaving::rounds_left(self.board))
    }

    fn apart(self, one: RoomNumber, other: RoomNumber) -> u8 {
        apart(self.board).between(one, other)
    }
}
