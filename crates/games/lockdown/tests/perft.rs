//! Perft: in how many ways a game can go on from fixed positions.

use engine::Setup as _;
use lockdown::{Lockdown, Setup};
use proofs::perft::{self, Position};

/// Players, options, dice, inputs before, and how many inputs on.
const POSITIONS: [(u8, &[(&str, &str)], u64, u32, u32); 12] = [
    (1, &[], 11, 0, 3),
    (1, &[], 12, 120, 3),
    (2, &[], 13, 0, 3),
    (2, &[], 14, 200, 3),
    (3, &[], 15, 0, 3),
    (3, &[], 16, 250, 3),
    (4, &[], 17, 0, 3),
    (4, &[], 18, 220, 3),
    (5, &[], 19, 0, 3),
    (5, &[], 20, 260, 3),
    (3, &[("co-operative", "on")], 21, 200, 3),
    (4, &[("intruders", "base")], 22, 240, 3),
];

#[test]
fn the_ways_to_play_from_fixed_positions_are_as_many_as_they_were() {
    let position = |(players, options, dice, inputs, depth): (u8, &[(&str, &str)], u64, u32, u32)| Position {
        name: options.iter().fold(players.to_string(), |name, (option, value)| format!("{name},{option}={value}")),
        setup: Setup::read(players, options.iter().copied()).expect("there is such a set-up"),
        dice,
        inputs,
        depth,
    };

    perft::check::<Lockdown>("players and options", POSITIONS.map(position));
}
