//! `airlock simulate`: many games among bots, and what came of them.

pub mod fates;
pub mod games;
pub mod missions;
pub mod plot;
pub mod statistics;
pub mod tables;

use std::{process::ExitCode, thread, time::Instant};

use anyhow::Result;
use bots::{Judge, Level};
use catalog::with_game;

use self::{
    fates::Fates,
    games::{Granted, Plan, Seatings, play_all},
    statistics::Statistics,
};
use super::{print, print_json, setups};
use crate::{args, failure::Failure, files, say::Say};

/// Plays games and tells what came of them.
pub fn run(say: &Say, asked: &args::Simulate) -> Result<ExitCode> {
    with_game!(setups::game(&asked.game)?, G => simulate::<G>(say, asked))
}

fn simulate<G: Judge + Fates>(say: &Say, asked: &args::Simulate) -> Result<ExitCode> {
    let named = levels::<G>(asked.bots.as_deref().unwrap_or("greedy"))?;
    if let Some(missions) = &asked.missions {
        return missions::compare::<G>(say, asked, missions, &named);
    }
    let seats = asked.seats.unwrap_or(match named.len() {
        1 => setups::most_players::<G>(),
        several => several.try_into().unwrap_or(u8::MAX),
    });
    let setup = setups::setup::<G>(seats, &asked.options)?;
    let levels = seated(&named, seats)?;
    if let Some(folder) = &asked.records {
        files::make_folder(folder)?;
    }
    let plan = Plan::<G> {
        setup,
        levels,
        seatings: Seatings::MovingOn,
        granted: Granted::default(),
        games: asked.games,
        seed: setups::seed_or_any(asked.seed)?,
        threads: asked.threads.map_or_else(all_threads, usize::from),
        records: asked.records.clone(),
    };

    let from = Instant::now();
    let played = play_all(&plan, say)?;
    let statistics = Statistics::of(&plan, &played, from.elapsed());
    if let Some(file) = &asked.plot {
        files::write(file, plot::svg::<G>(say, &statistics)?.as_bytes())?;
    }
    match asked.json {
        true => print_json(&tables::json(&plan, &statistics)),
        false => print(tables::lines(say, &plan, &statistics, asked)),
    }
}

/// The bots of these names, with commas between them, as far as the game has them.
pub fn levels<G: Judge>(names: &str) -> Result<Vec<Level>> {
    let level = |name: &str| {
        let named = Level::from_name(name.trim()).filter(|level| G::LEVELS.contains(level));
        named.ok_or_else(|| {
            let known: Vec<&str> = G::LEVELS.iter().map(|level| level.name()).collect();
            Failure::new("error-unknown-bot").with("name", name.trim()).with("bots", known.join(", ")).into()
        })
    };
    names.split(',').map(level).collect()
}

/// A bot for each seat. Where fewer are named than there are seats, the last one takes the seats that are left.
pub fn seated(named: &[Level], seats: u8) -> Result<Vec<Level>> {
    let mut levels = named.to_vec();
    match named.last() {
        Some(&last) if named.len() <= usize::from(seats) => {
            levels.resize(seats.into(), last);
            Ok(levels)
        }
        Some(_) | None => {
            let failure = Failure::new("error-bots-for-seats").with("bots", named.len());
            Err(failure.with("seats", seats).into())
        }
    }
}

pub fn all_threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
