//! Perft: in how many ways a game can go on from fixed positions.

use engine::Setup as _;
use lockdown::{Lockdown, Setup};
use proofs::perft::{self, Position};

/// Players, options, dice, inputs before, and how many inputs on.
type Place = (u8, &'static [(&'static str, &'static str)], u64, u32, u32);

const POSITIONS: [Place; 14] = [
    (1, &[], 11, 0, 4),
    (1, &[], 12, 60, 4),
    (2, &[], 13, 40, 4),
    (2, &[], 14, 110, 4),
    (3, &[], 15, 90, 4),
    (3, &[], 16, 250, 4),
    (4, &[], 17, 120, 4),
    (4, &[], 18, 220, 4),
    (5, &[], 19, 150, 4),
    (5, &[], 20, 300, 4),
    (3, &[("co-operative", "on")], 21, 200, 4),
    (4, &[("intruders", "base")], 22, 240, 4),
    (3, &[("side", "alternative")], 23, 160, 4),
    (2, &[("side", "alternative")], 24, 260, 4),
];

#[test]
fn the_ways_to_play_from_fixed_positions_are_as_many_as_they_were() {
    let position = |(players, options, dice, inputs, depth): Place| Position {
        name: options.iter().fold(players.to_string(), |name, (option, value)| format!("{name},{option}={value}")),
        setup: Setup::read(players, options.iter().copied()).expect("there is such a set-up"),
        dice,
        inputs,
        depth,
    };

    perft::check::<Lockdown>("players and options", POSITIONS.map(position));
}
