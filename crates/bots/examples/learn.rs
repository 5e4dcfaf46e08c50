//! Learns the judge of Alien Frontiers, and says its weights. `cargo xtask learn alien-frontiers` runs it and puts them
//! where they belong.

use std::{env, process::ExitCode};

use bots::learning::{Lesson, learn};

fn main() -> ExitCode {
    let numbers: Option<Vec<u64>> = env::args().skip(1).map(|number| number.parse().ok()).collect();
    let Some([games, seed]) = numbers.as_deref().and_then(|numbers| numbers.first_chunk().copied()) else {
        eprintln!("how many games for each number of players, and the seed");
        return ExitCode::FAILURE;
    };
    let lesson = Lesson { games: games.try_into().unwrap_or(u32::MAX), seed };
    print!("{}", learn(lesson, &mut |told| eprintln!("{told}")));
    ExitCode::SUCCESS
}
