//! `airlock perft`: how many ways a game can go from its start.

use std::{process::ExitCode, time::Instant};

use anyhow::Result;
use catalog::with_game;
use engine::{Game, Log, perft::perft};
use serde_json::json;
use texts::Args;

use super::{print_json, setups};
use crate::{args, say::Say};

/// Counts ways, depth by depth.
pub fn run(say: &Say, asked: &args::Perft) -> Result<ExitCode> {
    with_game!(setups::game(&asked.game)?, G => count::<G>(say, asked))
}

fn count<G: Game>(say: &Say, asked: &args::Perft) -> Result<ExitCode> {
    let seats = asked.seats.unwrap_or_else(setups::most_players::<G>);
    let start = G::begin(&setups::setup::<G>(seats, &asked.options)?, &mut Log::Off);
    let mut depths = Vec::new();
    for depth in 1..=asked.depth {
        let from = Instant::now();
        let ways = perft(&start, depth);
        let seconds = from.elapsed().as_secs_f64();
        depths.push(json!({ "depth": depth, "ways": ways, "seconds": seconds }));
        if !asked.json {
            let args = Args::new().with("depth", depth).with("ways", say.count(ways));
            super::print([say.with("ui-perft", &args.with("seconds", say.number(seconds, 2)))])?;
        }
    }
    match asked.json {
        true => print_json(&json!({ "game": G::NAME, "seats": seats, "depths": depths })),
        false => Ok(ExitCode::SUCCESS),
    }
}
