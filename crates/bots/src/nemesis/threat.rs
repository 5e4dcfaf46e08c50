//! NEM-4.16, NEM-10, NEM-12: what intruders, noise and fire may do to somebody before long.

use engine::Seat;
use nemesis::{
    board::{Board, Figure},
    content::tracks,
    words::Intruder,
};

use super::body;

/// What an intruder next door does, beside one in the room.
const NEXT_DOOR: f32 = 0.06;

/// What one noisy way out of the room is likely to bring.
const NOISE: f32 = 0.01;

/// NEM-10.6: what it brings besides to somebody who holds no cards.
const SURPRISE: f32 = 0.025;

/// NEM-44.3: the share of the tokens that surprise somebody who holds so many cards.
const SURPRISING: [f32; 5] = [1.0, 0.9, 0.6, 0.25, 0.0];

/// What an intruder in the room does to somebody who cannot act any more before it attacks.
const STUCK: f32 = 0.8;

/// The same to somebody who can still shoot or flee.
const FREE: f32 = 0.5;

/// What noise brings to somebody who can still go elsewhere, beside one who cannot.
const FREE_TO_RUN: f32 = 0.3;

/// What a fire in the room takes, with every turn that ends in it.
const FIRE: f32 = 0.07;

/// What hardly anybody outlives.
const DEADLY: f32 = 3.0;

/// The chance to get away from what is near.
pub(super) fn chance(board: &Board, seat: Seat) -> f32 {
    let player = board.player(seat);
    let Some(room) = player.room() else { return 1.0 };
    let here: f32 = board.swarm.intruders_in(room).map(harm).sum();
    let next_door = board.plan().neighbours(room);
    let near: f32 = board.swarm.figures.iter().filter(|figure| next_door.has(figure.room)).map(harm).sum();
    let noise = board.noise.and(board.plan().ways_of(room)).len() as f32;
    let surprise = SURPRISE * SURPRISING[usize::from(player.hand.len()).min(SURPRISING.len() - 1)];
    let fire = match board.fire.has(room) {
        true if player.serious_wounds.len() >= tracks::SERIOUS_WOUNDS => DEADLY,
        true => FIRE,
        false => 0.0,
    };
    let airlock = if board.airlock == Some(room) { DEADLY } else { 0.0 };
    // Whoever can still act may get away before it is too late.
    let is_stuck = player.has_passed || player.hand.n_actions() == 0;
    let (grip, alarm) = if is_stuck { (STUCK, 1.0) } else { (FREE, FREE_TO_RUN) };
    let danger =
        (grip * here + NEXT_DOOR * near + fire) * body::frailty(player) + alarm * (NOISE + surprise) * noise + airlock;
    (-danger).exp()
}

/// How much less an intruder does for every injury.
const WEAKENED: f32 = 0.12;

/// What an intruder does to somebody who is well. NEM-11.15: an injured one is nearly dead.
pub(super) fn harm(figure: &Figure) -> f32 {
    let well = match figure.kind {
        Intruder::Larva => 0.5,
        Intruder::Creeper => 0.45,
        Intruder::Adult => 0.8,
        Intruder::Breeder => 1.1,
        Intruder::Queen => 1.4,
    };
    well * (1.0 - WEAKENED * f32::from(figure.injuries.min(5)))
}
