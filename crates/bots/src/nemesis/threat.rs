//! NEM-4.16, NEM-10, NEM-12: what intruders, noise and fire may do to somebody before long.

use engine::Seat;
use nemesis::{
    board::{Board, Figure, Rooms},
    words::Intruder,
};

use super::body;

/// What an intruder next door does, beside one in the room.
const NEXT_DOOR: f32 = 0.06;

/// What one noisy way out of the room is likely to bring.
const NOISE: f32 = 0.012;

/// What a fire in the room takes, with every turn that ends in it.
const FIRE: f32 = 0.07;

/// The chance to get away from what is near.
pub(super) fn chance(board: &Board, seat: Seat) -> f32 {
    let player = board.player(seat);
    let Some(room) = player.room() else { return 1.0 };
    let here: f32 = board.intruders_in(room).map(harm).sum();
    let next_door = Rooms(board.ship().neighbours(room));
    let near: f32 = board.figures.iter().filter(|figure| next_door.has(figure.room)).map(harm).sum();
    let noise = (board.noise.0 & board.ways_of(room)).count_ones() as f32;
    let fire = if board.fire.has(room) { FIRE } else { 0.0 };
    let airlock = if board.airlock == Some(room) { 3.0 } else { 0.0 };
    let danger = (here + NEXT_DOOR * near + fire) * body::frailty(player) + NOISE * noise + airlock;
    (-danger).exp()
}

/// What an intruder does to somebody who is well. NEM-11.15: an injured one is nearly dead.
pub(super) fn harm(figure: &Figure) -> f32 {
    let well = match figure.kind {
        Intruder::Larva => 0.3,
        Intruder::Creeper => 0.25,
        Intruder::Adult => 0.35,
        Intruder::Breeder => 0.55,
        Intruder::Queen => 0.7,
    };
    well * (1.0 - 0.12 * f32::from(figure.injuries.min(5)))
}
