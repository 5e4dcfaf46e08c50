//! What has still to be done for something: cards, and luck.

use nemesis_kit::words::RoomNumber;

/// What a move costs, now and then a careful one.
pub(crate) const MOVE: f32 = 1.25;

/// NEM-5.48, LOC-5.60: what the action of a room costs.
pub(crate) const ROOM_ACTION: f32 = 2.0;

/// What has still to be done for something.
#[derive(Clone, Copy)]
pub(crate) struct Work {
    /// How many cards it takes.
    pub(crate) cards: f32,
    /// How likely it is to come off.
    pub(crate) chance: f32,
    /// The room in which it ends, if that is known.
    pub(crate) ends: Option<RoomNumber>,
}

impl Work {
    pub(crate) const DONE: Work = Work { cards: 0.0, chance: 1.0, ends: None };

    /// It happens by itself, or not at all.
    pub(crate) fn luck(chance: f32) -> Work {
        Work { chance, ..Work::DONE }
    }

    /// One after the other.
    pub(crate) fn then(self, next: Work) -> Work {
        Work { cards: self.cards + next.cards, chance: self.chance * next.chance, ends: next.ends.or(self.ends) }
    }

    /// How it compares with other work: what is far away is less likely to be done.
    pub(crate) fn promise(self) -> f32 {
        self.chance * (-0.02 * self.cards).exp()
    }

    pub(crate) fn better(self, other: Work) -> Work {
        if other.promise() > self.promise() { other } else { self }
    }
}
