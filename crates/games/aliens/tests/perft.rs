//! Perft: in how many ways a game can go on from fixed positions.

use aliens::{Aliens, Setup, words::Mission};
use engine::{Setup as _, Word};
use proofs::perft::{self, Position};

/// Mission, players, dice, inputs before, and how many inputs on.
const POSITIONS: [(Mission, u8, u64, u32, u32); 9] = [
    (Mission::Newt, 1, 11, 0, 2),
    (Mission::Newt, 4, 12, 150, 4),
    (Mission::Escape, 2, 23, 300, 4),
    (Mission::Survive, 3, 14, 200, 4),
    (Mission::Rescue, 6, 15, 0, 4),
    (Mission::Resupply, 4, 16, 250, 4),
    (Mission::LastStand, 5, 17, 300, 4),
    (Mission::Gantry, 2, 18, 200, 4),
    (Mission::Nest, 3, 19, 150, 4),
];

#[test]
fn the_ways_to_play_from_fixed_positions_are_as_many_as_they_were() {
    let position = |(mission, players, dice, inputs, depth): (Mission, u8, u64, u32, u32)| Position {
        name: format!("{} {players}", Setup::OPTIONS[0].values[mission.index()]),
        setup: Setup { mission, ..Setup::standard(players) },
        dice,
        inputs,
        depth,
    };

    perft::check::<Aliens>("mission, players", POSITIONS.map(position));
}
