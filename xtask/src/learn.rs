//! `cargo xtask learn <game>`: learns the judge of a game's bots from games that it lets them play, and writes its
//! weights into the source. The same games and seed make the same weights. A judge is kept if it beats the one before in
//! the arena, and not for what it says of itself.

use std::{fs, process::ExitCode};

use anyhow::{Result, bail};

use crate::shell::{self, cargo};

/// The games whose bots have a judge, and where its weights stand.
const JUDGES: [(&str, &str); 1] = [("alien-frontiers", "crates/bots/src/alien_frontiers/weights.rs")];

/// What is to be learned.
pub struct Wishes<'a> {
    /// The game.
    pub game: &'a str,
    /// How many games are played for each number of players.
    pub games: u32,
    /// From which they follow.
    pub seed: u64,
}

/// Learns, and writes the weights.
pub fn run(wishes: &Wishes<'_>) -> Result<ExitCode> {
    let Some((_, weights)) = JUDGES.iter().find(|(game, _)| *game == wishes.game) else {
        bail!(
            "{} has no judge to be taught; there is one for {}",
            wishes.game,
            JUDGES.map(|(game, _)| game).join(", ")
        );
    };
    let (games, seed) = (wishes.games.to_string(), wishes.seed.to_string());
    let learn = ["run", "--quiet", "--profile", "quick", "--package", "airlock-bots", "--example", "learn", "--"];
    let learned = shell::output(cargo(learn).args([games, seed]))?;
    fs::write(shell::root().join(weights), learned)?;
    println!("The weights are in {weights}.");
    Ok(ExitCode::SUCCESS)
}
