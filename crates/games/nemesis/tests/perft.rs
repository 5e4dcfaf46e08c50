//! Perft: in how many ways a game can go on from fixed positions.

use engine::Setup as _;
use nemesis::{Nemesis, Setup};
use proofs::perft::{self, Position};

/// Players, dice, inputs before, and how many inputs on.
const POSITIONS: [(u8, u64, u32, u32); 10] = [
    (1, 11, 0, 3),
    (1, 12, 120, 3),
    (2, 13, 0, 3),
    (2, 14, 200, 4),
    (3, 15, 0, 3),
    (3, 16, 250, 4),
    (4, 17, 0, 3),
    (4, 21, 220, 4),
    (5, 19, 0, 3),
    (5, 22, 260, 4),
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

    perft::check::<Nemesis>("players", POSITIONS.map(position));
}
