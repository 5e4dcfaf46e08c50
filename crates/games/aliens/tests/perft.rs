//! Perft: in how many ways a game can go on from fixed positions. Any change in what is
//! offered, or in what chance can show, changes a number.

mod dice;

use std::{env, fs, path::PathBuf};

use aliens::{Aliens, Setup, words::Mission};
use dice::dice;
use engine::{Game, Log, Pending, Setup as _, State, Word, perft::perft};

/// A position: so many inputs into a random game of a mission.
const POSITIONS: [(Mission, u8, u64, u32, u32); 9] = [
    (Mission::Newt, 1, 11, 0, 2),
    (Mission::Newt, 4, 12, 150, 4),
    (Mission::Escape, 2, 13, 300, 4),
    (Mission::Survive, 3, 14, 200, 4),
    (Mission::Rescue, 6, 15, 0, 4),
    (Mission::Resupply, 4, 16, 250, 4),
    (Mission::LastStand, 5, 17, 300, 4),
    (Mission::Gantry, 2, 18, 200, 4),
    (Mission::Nest, 3, 19, 150, 4),
];

#[test]
fn the_ways_to_play_from_fixed_positions_are_as_many_as_they_were() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../golden/aliens/perft.txt");
    let mut table = String::from("# mission, players, dice, inputs before, then the ways to play 1, 2, … inputs on.\n");
    for (mission, players, seed, inputs, depth) in POSITIONS {
        let position = position(mission, players, seed, inputs);
        let ways: Vec<String> = (1..=depth).map(|depth| perft(&position, depth).to_string()).collect();
        let mission = Setup::OPTIONS[0].values[mission.index()];
        table += &format!("{mission} {players} {seed} {inputs}: {}\n", ways.join(" "));
    }

    if env::var_os("AIRLOCK_BLESS").is_some() {
        fs::write(&path, &table).expect("the table can be written");
    }

    assert_eq!(table, fs::read_to_string(&path).expect("the table is kept in golden/"));
}

fn position(mission: Mission, players: u8, seed: u64, inputs: u32) -> State<Aliens> {
    let mut below = dice(seed);
    let setup = Setup { mission, ..Setup::standard(players) };
    let mut state = Aliens::begin(&setup, &mut Log::Off);
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
