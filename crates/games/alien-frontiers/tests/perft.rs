//! Perft: in how many ways a game can go on from fixed positions.

use alien_frontiers::{AlienFrontiers, Setup};
use engine::Setup as _;
use proofs::perft::{self, Position};

/// Players, dice, inputs before, and how many inputs on.
const POSITIONS: [(u8, u64, u32, u32); 9] = [
    (2, 11, 0, 3),
    (2, 12, 150, 4),
    (2, 13, 700, 4),
    (3, 14, 0, 3),
    (3, 15, 200, 4),
    (3, 16, 800, 4),
    (4, 17, 0, 3),
    (4, 18, 250, 4),
    (4, 19, 900, 4),
];

#[test]
fn the_ways_to_play_from_fixed_positions_are_as_many_as_they_were() {
    let position = |(players, dice, inputs, depth): (u8, u64, u32, u32)| Position {
        name: players.to_string(),
        setup: Setup::standard(players),
        dice,
        inputs,
        depth,
    };

    perft::check::<AlienFrontiers>("players", POSITIONS.map(position));
}
