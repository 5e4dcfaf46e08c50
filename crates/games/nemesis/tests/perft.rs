//! Perft: in how many ways a game can go on from fixed positions. Any change in what is
//! offered, or in what chance can show, changes a number.

mod dice;

use std::{env, fs, path::PathBuf};

use dice::dice;
use engine::{Game, Log, Pending, Setup as _, State, perft::perft};
use nemesis::{Nemesis, Setup};

/// A position: so many inputs into a random game.
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
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../golden/nemesis/perft.txt");
    let mut table = String::from("# players, dice, inputs before, then the ways to play 1, 2, … inputs on.\n");
    for (players, seed, inputs, depth) in POSITIONS {
        let position = position(players, seed, inputs);
        let ways: Vec<String> = (1..=depth).map(|depth| perft(&position, depth).to_string()).collect();
        table += &format!("{players} {seed} {inputs}: {}\n", ways.join(" "));
    }

    if env::var_os("AIRLOCK_BLESS").is_some() {
        fs::write(&path, &table).expect("the table can be written");
    }

    assert_eq!(table, fs::read_to_string(&path).expect("the table is kept in golden/"));
}

fn position(players: u8, seed: u64, inputs: u32) -> State<Nemesis> {
    let mut below = dice(seed);
    let mut state = Nemesis::begin(&Setup::standard(players), &mut Log::Off);
    let (mut choices, mut odds) = (Vec::new(), Vec::new());
    for _ in 0..inputs {
        match state.pending() {
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                state.choices(seat, &mut choices);
                let choice = choices[below(choices.len() as u32) as usize];
                state.choose_unchecked(seat, choice, &mut Log::Off);
            }
            Pending::Chance => {
                state.odds(&mut odds);
                let (outcome, _) = odds[below(odds.len() as u32) as usize];
                state.resolve_unchecked(outcome, &mut Log::Off);
            }
            Pending::Nobody => break,
        }
    }
    state
}
