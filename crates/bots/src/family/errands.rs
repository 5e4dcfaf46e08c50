//! Where there is something to be done. Every errand pulls from afar, and what is done is worth
//! more than the way there; the best one counts, and the others a little.
//!
//! What is to be gained is found out by looking at the table as it would be then: an errand can
//! never be worth more before it is done than afterwards, so nobody breaks what they like to mend.

use nemesis_kit::words::RoomNumber;

use super::{HAND, paths::Paths};

/// The share of what there is to be gained that is felt beforehand.
const FELT: f32 = 0.8;

/// What is left of it if it takes a round longer: cards that are left over do not come back.
const A_ROUND_LATER: f32 = 0.72;

/// What is left of it if it is a room farther.
const A_ROOM_FARTHER: f32 = 0.97;

/// NEM-5, LOC-5: most of what is done in a room costs so many cards.
const THE_DEED: f32 = 2.0;

/// What the errands beside the best one count.
const BESIDE: f32 = 0.15;

/// What there is to be found in a room, and what it is worth to have seen another, beside all there is
/// to be expected.
pub(crate) const FIND: f32 = 0.012;
pub(crate) const SIGHT: f32 = 0.01;

/// What the errands of somebody come to.
pub(crate) struct Pull<'a> {
    paths: &'a Paths,
    /// How many cards can still be played in this round.
    cards: f32,
    best: f32,
    sum: f32,
}

impl<'a> Pull<'a> {
    pub(crate) fn new(paths: &'a Paths, cards: f32) -> Pull<'a> {
        Pull { paths, cards, best: 0.0, sum: 0.0 }
    }

    /// There is something to be gained in a room.
    pub(crate) fn add(&mut self, room: RoomNumber, gain: f32) {
        if gain > 0.0 {
            let felt = FELT * gain * self.nearness(room);
            self.best = self.best.max(felt);
            self.sum += felt;
        }
    }

    /// What all of them are worth from where one stands.
    pub(crate) fn all(&self) -> f32 {
        self.best + BESIDE * (self.sum - self.best)
    }

    /// The share of what is to be gained in a room that is felt from here, with the cards in hand.
    fn nearness(&self, room: RoomNumber) -> f32 {
        let moves = f32::from(self.paths.to(room));
        let rounds = (moves + THE_DEED - self.cards).max(0.0) / HAND;
        A_ROUND_LATER.powf(rounds) * A_ROOM_FARTHER.powf(moves)
    }
}
