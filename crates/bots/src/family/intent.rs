//! What somebody is about to do: to fulfil an objective and leave, or to leave at once.
//!
//! It is settled before looking ahead, by a sober guess at the dangers of every further round. Whatever
//! is looked at then is judged by how soon that would be done, and more eagerly than the dangers alone
//! would have it: whoever dawdles meets them all the same.

use nemesis_kit::words::RoomNumber;

use super::{
    HAND, LIFE, VICTORY,
    work::{MOVE, ROOM_ACTION, Work},
};

/// What somebody is about to do. `D` is what an objective may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Intent<D: 'static> {
    goal: Goal<D>,
    /// What eagerness makes of what it promises soberly.
    relief: f32,
}

/// What somebody wants to have done.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Goal<D: 'static> {
    /// To be away.
    Leave,
    /// NEM-21, LOC-24: to do this before leaving.
    Fulfil { deeds: &'static [D] },
    /// NEM-22.7, LOC-25.20: to do what all are asked to do before leaving.
    FulfilAll,
}

/// A way out. `D` is by what door.
#[derive(Clone, Copy)]
pub(crate) struct Exit<D> {
    /// The room with the door, if it is known.
    pub(crate) room: Option<RoomNumber>,
    /// How many cards it takes from here.
    pub(crate) cards: f32,
    /// How many rounds it takes until it opens.
    pub(crate) wait: f32,
    /// How likely it is that it opens, and leads home.
    pub(crate) chance: f32,
    pub(crate) door: D,
}

/// Somebody who looks at what there is to do, and at the ways out.
pub(crate) trait Planner: Copy {
    /// What an objective may ask for.
    type Deed: Copy + 'static;
    /// By what one leaves.
    type Door: Copy;

    /// The ways out.
    fn exits(self) -> impl Iterator<Item = Exit<Self::Door>>;
    /// What there is to do for a goal.
    fn work(self, goal: Goal<Self::Deed>) -> Work;
    /// The chance that it is enough to win, for somebody who leaves that way.
    fn wins(self, goal: Goal<Self::Deed>, exit: &Exit<Self::Door>, work: Work) -> f32;
    /// Every goal beside that of leaving.
    fn each_goal(self, consider: impl FnMut(Goal<Self::Deed>));
    /// How many action cards can still be played in this round.
    fn cards(self) -> f32;
    /// How many rounds there are until it is too late.
    fn rounds_left(self) -> f32;
    /// How many moves it is from one room to another.
    fn apart(self, one: RoomNumber, other: RoomNumber) -> u8;
}

/// How much a round counts.
#[derive(Clone, Copy)]
pub(crate) struct Haste {
    /// What every round takes.
    round: f32,
    /// NEM-4.14, LOC-4.30: how many rounds an event phase counts as, beside the cards that wait for it.
    event_phase: f32,
}

/// How dangerous a round is.
pub(crate) const SOBER: Haste = Haste { round: 0.12, event_phase: 0.4 };

/// The same for somebody who chooses what to live with to the end.
pub(crate) const WARY: Haste = Haste { round: 1.2, event_phase: 0.4 };

/// How eager one is to be done.
const EAGER: Haste = Haste { round: 0.8, event_phase: 0.8 };

/// What the ways out beside the best one count.
const BESIDE: f32 = 0.1;

/// What work counts that is done while one has to wait, or the wait while one has to work.
const MEANWHILE: f32 = 0.25;

/// How fast the chance falls when there is no time left, and how much time one should have to spare.
const PRESSING: f32 = 1.5;
const TO_SPARE: f32 = 0.5;

/// What cards count that are in hand.
const AT_ONCE: f32 = 0.2;

impl<D: Copy + 'static> Intent<D> {
    /// To be away, for somebody who is as good as gone.
    pub(crate) const LEAVE: Intent<D> = Intent { goal: Goal::Leave, relief: 1.0 };

    /// The one that promises most.
    pub(crate) fn of<P: Planner<Deed = D>>(planner: P) -> Intent<D> {
        let (promise, goal) = best(planner, SOBER);
        Intent { goal, relief: goal.promise(planner, EAGER) / promise.max(1.0) }
    }

    /// What it is worth to be away, beside being on the way to it: whoever is eager to be out of there is
    /// happy, and whoever had something to do weighs it soberly, as before.
    pub(crate) fn once_gone(self) -> f32 {
        match self.goal {
            Goal::Leave => 1.0,
            Goal::Fulfil { .. } | Goal::FulfilAll => self.relief,
        }
    }

    /// The same for somebody who has still to hope, and is the less happy the less sure to live.
    pub(crate) fn once_in_hope(self, chance: f32) -> f32 {
        match self.goal {
            Goal::Leave => self.relief.min(1.0).powf(1.0 - chance),
            Goal::Fulfil { .. } | Goal::FulfilAll => self.relief,
        }
    }

    /// What is to be expected of somebody who is not away yet.
    pub(crate) fn promise<P: Planner<Deed = D>>(self, planner: P) -> f32 {
        self.goal.promise(planner, EAGER)
    }
}

impl<D: Copy + 'static> Goal<D> {
    /// What is to be expected of it, by the best of the ways out; the others count a little.
    fn promise<P: Planner<Deed = D>>(self, planner: P, haste: Haste) -> f32 {
        let work = planner.work(self);
        let (mut best, mut sum) = ((0.0_f32, 0.0_f32), 0.0);
        for exit in planner.exits() {
            let lives = exit.chance * lasts(planner, &exit, work, haste);
            let is_worth = lives * (LIFE + VICTORY * planner.wins(self, &exit, work));
            sum += is_worth;
            if is_worth > best.1 {
                best = (lives, is_worth);
            }
        }
        best.1 + BESIDE * (1.0 - best.0) * (sum - best.1)
    }
}

/// The most promising goal, and what it promises.
pub(crate) fn best<P: Planner>(planner: P, haste: Haste) -> (f32, Goal<P::Deed>) {
    let promise = |goal: Goal<P::Deed>| (goal.promise(planner, haste), goal);
    let mut best = promise(Goal::Leave);
    planner.each_goal(|goal| {
        let it = promise(goal);
        if it.0 > best.0 {
            best = it;
        }
    });
    best
}

/// The chance to live until some work is done and one is through the door.
fn lasts<P: Planner>(planner: P, exit: &Exit<P::Door>, work: Work, haste: Haste) -> f32 {
    let out = match (work.ends, exit.room) {
        (Some(from), Some(room)) if work.cards > 0.0 => MOVE * f32::from(planner.apart(from, room)) + ROOM_ACTION,
        (_, _) => exit.cards,
    };
    let busy = rounds(planner, work.cards + out, haste);
    let rounds = busy.max(exit.wait) + MEANWHILE * busy.min(exit.wait);
    let in_time = 1.0 / (1.0 + (-PRESSING * (planner.rounds_left() - rounds - TO_SPARE)).exp());
    in_time * (-haste.round * rounds).exp()
}

/// How many rounds it takes to play so many cards, those in hand first.
fn rounds<P: Planner>(planner: P, cards: f32, haste: Haste) -> f32 {
    match cards - planner.cards() {
        short if short > 0.0 => haste.event_phase + short / HAND,
        _ => AT_ONCE * cards / HAND,
    }
}
