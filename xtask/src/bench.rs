//! `cargo xtask bench`: how fast the rules and the bots are, how much the server bears, and how long
//! building takes, beside what we want.
//!
//! Numbers are shown, never asserted: they depend on the machine and on its mood. To judge
//! the mood, a loop that never changes is timed before and after in the same run; to
//! compare over the months, instructions are counted, which no mood changes.

pub mod build;
pub mod load;
pub mod measures;
pub mod reference;
pub mod wanted;

use std::{path::Path, process::ExitCode};

use anyhow::{Context, Result};
use clap::ValueEnum;
use serde_json::{Value, json};

use self::{
    build::Build,
    load::Load,
    measures::{Measures, OfGame, Playouts},
    wanted::{GAMES, Wanted},
};
use crate::shell::{self, cargo, program};

/// A part of what can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// Random games and games among bots, on one thread.
    Rules,
    /// The server under load.
    Load,
    /// Building the program from nothing, and after one rule has changed.
    Build,
}

/// What is wanted of a run.
pub struct Wishes {
    /// Only this part.
    pub part: Option<Part>,
    /// One JSON object instead of tables.
    pub json: bool,
    /// Instructions per game as well.
    pub callgrind: bool,
    /// How long the playouts of each number of seats take.
    pub seconds: u32,
    /// How long each part of the load is measured.
    pub load_seconds: u32,
}

/// Builds the program as it is released, measures, and prints.
pub fn run(wishes: &Wishes) -> Result<ExitCode> {
    let wants = |part| wishes.part.is_none_or(|only| only == part);
    let built = match wants(Part::Build) {
        true => Some(build::measure(wishes.json)?),
        false => None,
    };
    if wants(Part::Rules) || wants(Part::Load) {
        build("airlock", wishes.json)?;
    }
    let folder = shell::target_directory()?.join("release");
    let airlock = folder.join("airlock");
    let rules = match wants(Part::Rules) {
        true => Some(measure_rules(&airlock, wishes)?),
        false => None,
    };
    let load = match wants(Part::Load) {
        true => {
            // Built by itself, so that it adds nothing to the program that is measured.
            build("airlock-load", wishes.json)?;
            Some(load::measure(&folder.join("airlock-load"), &airlock, wishes.load_seconds)?)
        }
        false => None,
    };
    match wishes.json {
        true => println!("{:#}", json(rules.as_ref(), load.as_ref(), built.as_ref())),
        false => {
            print!("{}", rules.as_ref().map(Measures::tables).unwrap_or_default());
            print!("{}", load.as_ref().map(Load::tables).unwrap_or_default());
            print!("{}", built.as_ref().map(Build::tables).unwrap_or_default());
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Everything in one object.
fn json(rules: Option<&Measures>, load: Option<&Load>, built: Option<&Build>) -> Value {
    let mut all = rules.map_or_else(|| json!({}), Measures::json);
    if let Some(load) = load {
        all["load"] = load.json();
    }
    if let Some(built) = built {
        all["build"] = built.json();
    }
    all
}

fn measure_rules(airlock: &Path, wishes: &Wishes) -> Result<Measures> {
    let first_mood = reference::million_steps_per_second();
    let mut games = Vec::new();
    for wanted in GAMES {
        games.push(measure_game(airlock, wanted, wishes)?);
    }
    let last_mood = reference::million_steps_per_second();
    Ok(Measures { moods: [first_mood, last_mood], games })
}

fn measure_game(airlock: &Path, wanted: &'static Wanted, wishes: &Wishes) -> Result<OfGame> {
    let mut playouts = Vec::new();
    for &seats in wanted.seats {
        playouts.push(Playouts { seats, said: play_out(airlock, wanted.game, seats, wishes.seconds)? });
    }
    let simulation = simulate(airlock, wanted)?;
    let instructions = match wishes.callgrind {
        true => Some(instructions_per_game(airlock, wanted.game)),
        false => None,
    };
    Ok(OfGame { wanted, playouts, simulation, instructions })
}

/// Only the JSON object goes to the output when that is wanted.
fn build(package: &str, silently: bool) -> Result<()> {
    let mut command = cargo(["build", "--release", "--package", package]);
    match silently {
        true => shell::output(&mut command).map(|_| ()),
        false => shell::run(&mut command),
    }
}

fn play_out(airlock: &Path, game: &str, seats: u8, seconds: u32) -> Result<Value> {
    let (seats, seconds) = (seats.to_string(), seconds.to_string());
    ask(airlock, &["playouts", game, "--seats", &seats, "--seconds", &seconds, "--json"])
}

fn simulate(airlock: &Path, wanted: &Wanted) -> Result<Value> {
    let games = wanted.simulated_games.to_string();
    ask(airlock, &["simulate", wanted.game, "--seats", "4", "--bots", wanted.bots, "--games", &games, "--json"])
}

/// Runs the program and reads the one JSON object that it prints.
fn ask(airlock: &Path, arguments: &[&str]) -> Result<Value> {
    let airlock = airlock.to_str().context("the path of the program is text")?;
    let said = shell::output(program(airlock).args(arguments))?;
    serde_json::from_str(&said).with_context(|| format!("`airlock {}` prints JSON", arguments.join(" ")))
}

/// Instructions that one random game of four takes, from the difference between a short
/// and a long run, so that starting up does not count. Or why there is no number.
fn instructions_per_game(airlock: &Path, game: &str) -> Result<f64, String> {
    const SHORT: u32 = 20;
    const LONG: u32 = 120;
    if !shell::answers(program("valgrind").arg("--version")) {
        return Err("valgrind is not installed".to_owned());
    }
    let count = |games: u32| instructions(airlock, game, games).map_err(|error| format!("{error:#}"));
    let (short, long) = (count(SHORT)?, count(LONG)?);
    Ok((long - short) / f64::from(LONG - SHORT))
}

/// Instructions of a run of so many random games, as callgrind counts them.
fn instructions(airlock: &Path, game: &str, games: u32) -> Result<f64> {
    let airlock = airlock.to_str().context("the path of the program is text")?;
    let mut command = program("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null", airlock]);
    command.args(["playouts", game, "--seats", "4", "--games", &games.to_string(), "--seed", "1", "--json"]);
    let output = command.output().context("valgrind did not start")?;
    let complaints = String::from_utf8_lossy(&output.stderr);
    // Callgrind also counts what a program does that refuses its arguments.
    let count = measures::collected(&complaints).filter(|_| output.status.success());
    count.with_context(|| format!("callgrind counted nothing: {}", complaints.trim()))
}

/// A JSON number, or null where there is none.
fn number(value: Option<f64>) -> Value {
    value.map_or(Value::Null, |value| json!(value))
}
