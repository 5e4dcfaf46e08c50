//! What somebody is about to do: to fulfil an objective and leave, or to leave at once.
//!
//! It is settled before looking ahead, by a sober guess at the dangers of every further round. Whatever
//! is looked at then is judged by how soon that would be done, and more eagerly than the dangers alone
//! would have it: whoever dawdles meets them all the same.

use engine::{Known, Seat, Seats};
use nemesis::{
    board::{Board, Player},
    content::{objectives::Deed, tracks},
    words::{Mode, Objective},
};

use super::{
    leaving::{self, Exit},
    objectives,
    paths::{Paths, apart},
    work::{MOVE, ROOM_ACTION, Work, Worker},
    worth::{LIFE, VICTORY},
};

/// What somebody is about to do.
#[derive(Clone, Copy, Debug)]
pub struct Intent {
    goal: Goal,
    /// What eagerness makes of what it promises soberly.
    relief: f32,
}

/// What somebody wants to have done.
#[derive(Clone, Copy, Debug)]
enum Goal {
    /// To be off the ship.
    Leave,
    /// NEM-21: to do this before leaving.
    Fulfil { deeds: &'static [Deed] },
    /// NEM-22.7: to do what all are asked to do before leaving.
    FulfilAll,
}

/// How much a round counts.
#[derive(Clone, Copy)]
struct Haste {
    /// What every round takes.
    round: f32,
    /// NEM-4.14: how many rounds an event phase counts as, beside the cards that wait for it.
    event_phase: f32,
}

/// How dangerous a round is.
const SOBER: Haste = Haste { round: 0.12, event_phase: 0.4 };

/// The same for somebody who chooses what to live with to the end.
const WARY: Haste = Haste { round: 1.2, event_phase: 0.4 };

/// How eager one is to be done.
const EAGER: Haste = Haste { round: 0.8, event_phase: 0.8 };

/// What the ways off the ship beside the best one count.
const BESIDE: f32 = 0.1;

/// What work counts that is done while one has to wait, or the wait while one has to work.
const MEANWHILE: f32 = 0.25;

/// How fast the chance falls when there is no time left, and how much time one should have to spare.
const PRESSING: f32 = 1.5;
const TO_SPARE: f32 = 0.5;

/// What cards count that are in hand.
const AT_ONCE: f32 = 0.2;

impl Intent {
    /// The one that promises most.
    pub(super) fn of(board: &Board, seat: Seat) -> Intent {
        let Some(room) = board.player(seat).room() else { return Intent { goal: Goal::Leave, relief: 1.0 } };
        let paths = Paths::from(board, room);
        let worker = Worker { board, seat, paths: &paths, arrival: leaving::arrival(board, seat) };
        let (promise, goal) = best(worker, SOBER);
        Intent { goal, relief: goal.promise(worker, EAGER) / promise.max(1.0) }
    }

    /// What it is worth to be away, beside being on the way to it: whoever is eager to be off the ship is
    /// happy, and whoever had something to do weighs it soberly, as before.
    pub(super) fn once_gone(self) -> f32 {
        match self.goal {
            Goal::Leave => 1.0,
            Goal::Fulfil { .. } | Goal::FulfilAll => self.relief,
        }
    }

    /// The same for somebody who falls asleep, and is the less happy the less sure to wake up.
    pub(super) fn once_asleep(self, arrival: f32) -> f32 {
        match self.goal {
            Goal::Leave => self.relief.min(1.0).powf(1.0 - arrival),
            Goal::Fulfil { .. } | Goal::FulfilAll => self.relief,
        }
    }

    /// What is to be expected of somebody aboard.
    pub(super) fn promise(self, worker: Worker<'_>) -> f32 {
        self.goal.promise(worker, EAGER)
    }
}

impl Goal {
    /// What there is to do for it.
    fn work(self, worker: Worker<'_>) -> Work {
        match self {
            Goal::Leave => Work::luck(objectives::chance_once_gone(worker.board, worker.seat)),
            Goal::Fulfil { deeds } => worker.all(deeds),
            Goal::FulfilAll => worker.common(),
        }
    }

    /// What is to be expected of it, by the best of the ways off the ship; the others count a little.
    fn promise(self, worker: Worker<'_>, haste: Haste) -> f32 {
        let work = self.work(worker);
        let (mut best, mut sum) = ((0.0_f32, 0.0_f32), 0.0);
        for exit in leaving::exits(worker) {
            let lives = exit.chance * lasts(worker, &exit, work, haste);
            let is_worth = lives * (LIFE + VICTORY * self.wins(worker, &exit, work));
            sum += is_worth;
            if is_worth > best.1 {
                best = (lives, is_worth);
            }
        }
        best.1 + BESIDE * (1.0 - best.0) * (sum - best.1)
    }

    /// The chance that it is enough to win, for somebody who leaves that way.
    fn wins(self, worker: Worker<'_>, exit: &Exit, work: Work) -> f32 {
        match self {
            Goal::Leave | Goal::FulfilAll => work.chance,
            Goal::Fulfil { .. } if exit.is_pod => work.chance,
            Goal::Fulfil { deeds } if deeds.contains(&Deed::InAPod) => 0.0,
            // Whoever wakes up has arrived.
            Goal::Fulfil { deeds } if deeds.iter().any(|deed| matches!(deed, Deed::ShipReaches(_))) => {
                (work.chance / worker.arrival.max(0.01)).min(1.0)
            }
            Goal::Fulfil { .. } => work.chance,
        }
    }
}

/// How promising an objective is, beside another.
pub(super) fn promise_of(board: &Board, seat: Seat, objective: Objective) -> f32 {
    let Some(room) = board.player(seat).room() else { return 0.0 };
    let paths = Paths::from(board, room);
    let mut with_it = *board;
    with_it.player_mut(seat).objectives = [Some(Known::to(Seats::one(seat), objective)), None];
    let worker = Worker { board: &with_it, seat, paths: &paths, arrival: leaving::arrival(board, seat) };
    best(worker, WARY).0
}

/// The most promising, and what it promises.
fn best(worker: Worker<'_>, haste: Haste) -> (f32, Goal) {
    let promise = |goal: Goal| (goal.promise(worker, haste), goal);
    let mut best = promise(Goal::Leave);
    let mut consider = |goal: Goal| {
        let it = promise(goal);
        if it.0 > best.0 {
            best = it;
        }
    };
    match worker.board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => {
            let ways = objectives::held(worker.board, worker.seat).flat_map(|objective| objective.print().any_of);
            ways.for_each(|&deeds| consider(Goal::Fulfil { deeds }));
        }
        Mode::FullCooperative => consider(Goal::FulfilAll),
    }
    best
}

/// The chance to live until some work is done and one is through the door.
fn lasts(worker: Worker<'_>, exit: &Exit, work: Work, haste: Haste) -> f32 {
    let Worker { board, .. } = worker;
    let out = match (work.ends, exit.room) {
        (Some(from), Some(room)) if work.cards > 0.0 => MOVE * f32::from(apart(board, from, room)) + ROOM_ACTION,
        (_, _) => exit.cards,
    };
    let busy = rounds(worker.player(), work.cards + out, haste);
    let rounds = busy.max(exit.wait) + MEANWHILE * busy.min(exit.wait);
    let left = f32::from(leaving::rounds_left(board));
    let in_time = 1.0 / (1.0 + (-PRESSING * (left - rounds - TO_SPARE)).exp());
    in_time * (-haste.round * rounds).exp()
}

/// How many rounds it takes to play so many cards, those in hand first.
fn rounds(player: &Player, cards: f32, haste: Haste) -> f32 {
    let in_hand = if player.has_passed { 0.0 } else { f32::from(player.hand.n_actions()) };
    match cards - in_hand {
        short if short > 0.0 => haste.event_phase + short / tracks::HAND as f32,
        _ => AT_ONCE * cards / tracks::HAND as f32,
    }
}
