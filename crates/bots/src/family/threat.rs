//! NEM-4.16, NEM-10, NEM-12, LOC-4.36, LOC-10, LOC-12: what intruders, noise and fire may do to somebody before long.

use engine::Seat;
use nemesis_kit::{
    Aboard, Figure, SERIOUS_WOUNDS,
    words::{CorridorNumber, Intruder, RoomNumber},
};

use super::body::Body;

/// What an intruder next door does, beside one in the room.
const NEXT_DOOR: f32 = 0.06;

/// What one noisy way out of the room is likely to bring.
const NOISE: f32 = 0.01;

/// NEM-10.6, LOC-10.7: what it brings besides to somebody whom every token surprises.
const SURPRISE: f32 = 0.025;

/// What an intruder in the room does to somebody who cannot act any more before it attacks.
const STUCK: f32 = 0.8;

/// The same to somebody who can still shoot or flee.
const FREE: f32 = 0.5;

/// What noise brings to somebody who can still go elsewhere, beside one who cannot.
const FREE_TO_RUN: f32 = 0.3;

/// What a fire in the room takes, with every turn that ends in it.
const FIRE: f32 = 0.07;

/// What hardly anybody outlives.
pub(crate) const DEADLY: f32 = 3.0;

/// What bears on somebody, beside what stands in the room and next door.
pub(crate) struct Exposed<'a> {
    pub(crate) seat: Seat,
    pub(crate) body: &'a Body,
    /// The share of the tokens that would surprise them.
    pub(crate) surprised: f32,
    /// Whether they cannot act any more in this round.
    pub(crate) is_stuck: bool,
    /// What threatens the room itself.
    pub(crate) doom: f32,
}

impl Exposed<'_> {
    /// The chance to get away from what is near.
    pub(crate) fn chance<B: Aboard>(&self, board: &B) -> f32 {
        let Some(room) = board.room_of(self.seat) else { return 1.0 };
        let here: f32 = board.swarm().intruders_in(room).map(harm).sum();
        let next_door = board.plan().neighbours(room);
        let near: f32 = board.swarm().figures.iter().filter(|figure| next_door.has(figure.room)).map(harm).sum();
        let noise = board.noise().and(board.plan().ways_of(room)).len() as f32;
        let surprise = SURPRISE * self.surprised;
        let fire = match board.fire().has(room) {
            true if self.body.serious >= SERIOUS_WOUNDS => DEADLY,
            true => FIRE,
            false => 0.0,
        };
        // Whoever can still act may get away before it is too late.
        let (grip, alarm) = if self.is_stuck { (STUCK, 1.0) } else { (FREE, FREE_TO_RUN) };
        let danger = (grip * here + NEXT_DOOR * near + fire) * self.body.frailty()
            + alarm * (NOISE + surprise) * noise
            + self.doom;
        (-danger).exp()
    }
}

/// How much less an intruder does for every injury.
const WEAKENED: f32 = 0.12;

/// What an intruder does to somebody who is well. NEM-11.15, LOC-11.32: an injured one is nearly dead.
pub(crate) fn harm(figure: &Figure) -> f32 {
    let well = match figure.kind {
        Intruder::Larva => 0.5,
        Intruder::Creeper => 0.45,
        Intruder::Adult => 0.8,
        Intruder::Breeder => 1.1,
        Intruder::Queen => 1.4,
    };
    well * (1.0 - WEAKENED * f32::from(figure.injuries.min(5)))
}

/// NEM-17.55, NEM-18.5, LOC-20.2, LOC-20.34: the chance that nothing comes of the noise roll at a door.
pub(crate) fn is_quiet<B: Aboard>(board: &B, room: RoomNumber) -> f32 {
    let is_noisy = |number: &&CorridorNumber| board.noise().has(board.plan().way(room, **number));
    let noisy = CorridorNumber::ALL.iter().filter(is_noisy).count();
    let next_door = board.plan().neighbours(room).and(board.swarm().infested());
    0.95 - 0.2 * noisy as f32 - if next_door.is_empty() { 0.0 } else { 0.1 }
}
