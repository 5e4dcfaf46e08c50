//! What can be typed, and what was: the words as they stand, before anybody asks what they
//! mean.

pub mod campaigns;
pub mod grammar;
pub mod serving;
pub mod settings;

use std::{ffi::OsString, path::PathBuf, time::Duration};

use anyhow::Result;
use clap::{ArgMatches, error::ErrorKind};
use server::{config::Config, storage::Retention};

use self::settings::Said;
use crate::{commands::simulate::games::Granted, help, say::Say};

/// What is asked of the program.
#[derive(Debug)]
pub enum Asked {
    /// What is this program?
    About,
    /// An explanation, which is this.
    Explanation(String),
    Play(Play),
    Simulate(Simulate),
    Arena(Arena),
    Playouts(Playouts),
    Replay(Replay),
    Verify(Verify),
    Perft(Perft),
    Rules(Rules),
    Games(Games),
    Campaign(campaigns::Campaign),
    Serve(Box<Config>),
    Backup(Backup),
    Restore(Backup),
    Prune(Prune),
}

/// `airlock play`
#[derive(Debug)]
pub struct Play {
    pub game: Option<String>,
    pub seats: Option<String>,
    /// The hero of each seat, by name, in games that have them.
    pub heroes: Vec<String>,
    pub options: Vec<String>,
    pub seed: Option<u64>,
    pub record: Option<PathBuf>,
    pub resumed: Option<PathBuf>,
}

/// `airlock simulate`
#[derive(Debug)]
pub struct Simulate {
    pub game: String,
    pub seats: Option<u8>,
    /// The missions that are compared, or `all`.
    pub missions: Option<String>,
    pub bots: Option<String>,
    pub games: u32,
    pub seed: Option<u64>,
    pub threads: Option<u16>,
    pub options: Vec<String>,
    pub records: Option<PathBuf>,
    pub plot: Option<PathBuf>,
    pub json: bool,
}

/// `airlock arena`
#[derive(Debug)]
pub struct Arena {
    pub game: String,
    pub seats: Option<u8>,
    pub bots: String,
    /// Whether all at a table are of one kind.
    pub teams: bool,
    pub games: u32,
    pub granted: Granted,
    pub seed: Option<u64>,
    pub threads: Option<u16>,
    pub options: Vec<String>,
    pub json: bool,
}

/// `airlock playouts`
#[derive(Debug)]
pub struct Playouts {
    pub game: String,
    pub seats: Option<u8>,
    pub options: Vec<String>,
    pub seconds: Option<f64>,
    pub games: Option<u32>,
    pub seed: Option<u64>,
    pub json: bool,
}

/// `airlock replay`
#[derive(Debug)]
pub struct Replay {
    pub record: PathBuf,
    pub seat: Option<u8>,
    pub json: bool,
}

/// `airlock verify`
#[derive(Debug)]
pub struct Verify {
    pub record: PathBuf,
    pub json: bool,
}

/// `airlock perft`
#[derive(Debug)]
pub struct Perft {
    pub game: String,
    pub seats: Option<u8>,
    pub options: Vec<String>,
    pub depth: u32,
    pub json: bool,
}

/// `airlock rules`
#[derive(Debug)]
pub struct Rules {
    pub game: String,
    pub words: Vec<String>,
    pub json: bool,
}

/// `airlock games`
#[derive(Debug)]
pub struct Games {
    pub json: bool,
}

/// `airlock backup` and `airlock restore`
#[derive(Debug)]
pub struct Backup {
    /// The copy.
    pub file: PathBuf,
    /// Where everything is kept.
    pub folder: PathBuf,
}

/// `airlock prune`
#[derive(Debug)]
pub struct Prune {
    /// Where everything is kept.
    pub folder: PathBuf,
    /// How long things are kept.
    pub keeps: Retention,
    /// Whether what nobody needs is removed, or only counted.
    pub remove: bool,
    pub json: bool,
}

/// Reads what was typed.
pub fn read(say: &Say, typed: Vec<OsString>) -> Result<Asked> {
    let first = typed.iter().skip(1).filter_map(|word| word.to_str()).find(|word| grammar::COMMANDS.contains(word));
    let command = first.map_or_else(|| "airlock".to_owned(), |first| format!("airlock {first}"));
    let found = match grammar::program(say).try_get_matches_from(typed) {
        Ok(found) => found,
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
            | ErrorKind::DisplayVersion => {
                return Ok(Asked::Explanation(error.render().ansi().to_string()));
            }
            _ => return Err(help::explain(&error, &command).into()),
        },
    };
    Ok(match found.subcommand() {
        Some(("play", found)) => Asked::Play(play(found)),
        Some(("simulate", found)) => Asked::Simulate(simulate(found)),
        Some(("arena", found)) => Asked::Arena(arena(found)),
        Some(("playouts", found)) => Asked::Playouts(playouts(found)),
        Some(("replay", found)) => Asked::Replay(Replay {
            record: one(found, "record").unwrap_or_default(),
            seat: one(found, "as"),
            json: found.get_flag("json"),
        }),
        Some(("verify", found)) => {
            Asked::Verify(Verify { record: one(found, "record").unwrap_or_default(), json: found.get_flag("json") })
        }
        Some(("perft", found)) => Asked::Perft(perft(found)),
        Some(("rules", found)) => Asked::Rules(Rules {
            game: one(found, "game").unwrap_or_default(),
            words: all(found, "words"),
            json: found.get_flag("json"),
        }),
        Some(("games", found)) => Asked::Games(Games { json: found.get_flag("json") }),
        Some(("campaign", found)) => Asked::Campaign(campaigns::read(found)),
        Some(("serve", found)) => Asked::Serve(Box::new(serving::read(&Said::by(say, found)?))),
        Some(("backup", found)) => Asked::Backup(backup(&Said::by(say, found)?)),
        Some(("restore", found)) => Asked::Restore(backup(&Said::by(say, found)?)),
        Some(("prune", found)) => Asked::Prune(prune(&Said::by(say, found)?)),
        Some(("about", _)) => Asked::About,
        Some((other, _)) => unreachable!("`{other}` is no command of the grammar"),
        None => return read(say, ["airlock", "serve"].map(OsString::from).to_vec()),
    })
}

fn play(found: &ArgMatches) -> Play {
    Play {
        game: one(found, "game"),
        seats: one(found, "seats"),
        heroes: list(found, "heroes"),
        options: with_mission(found, all(found, "option")),
        seed: one(found, "seed"),
        record: one(found, "record"),
        resumed: one(found, "continue"),
    }
}

fn simulate(found: &ArgMatches) -> Simulate {
    Simulate {
        game: one(found, "game").unwrap_or_default(),
        seats: one(found, "seats"),
        missions: one(found, "mission"),
        bots: one(found, "bots"),
        games: one(found, "games").unwrap_or(100),
        seed: one(found, "seed"),
        threads: one(found, "threads"),
        options: all(found, "option"),
        records: one(found, "records"),
        plot: one(found, "plot"),
        json: found.get_flag("json"),
    }
}

fn arena(found: &ArgMatches) -> Arena {
    Arena {
        game: one(found, "game").unwrap_or_default(),
        seats: one(found, "seats"),
        bots: one(found, "bots").unwrap_or_default(),
        teams: found.get_flag("teams"),
        games: one(found, "games").unwrap_or(400),
        granted: Granted { tables: one(found, "budget"), time: one(found, "time").map(Duration::from_millis) },
        seed: one(found, "seed"),
        threads: one(found, "threads"),
        options: all(found, "option"),
        json: found.get_flag("json"),
    }
}

fn playouts(found: &ArgMatches) -> Playouts {
    Playouts {
        game: one(found, "game").unwrap_or_default(),
        seats: one(found, "seats"),
        options: all(found, "option"),
        seconds: one(found, "seconds"),
        games: one(found, "games"),
        seed: one(found, "seed"),
        json: found.get_flag("json"),
    }
}

fn perft(found: &ArgMatches) -> Perft {
    Perft {
        game: one(found, "game").unwrap_or_default(),
        seats: one(found, "seats"),
        options: all(found, "option"),
        depth: one(found, "depth").unwrap_or(5),
        json: found.get_flag("json"),
    }
}

fn backup(said: &Said<'_>) -> Backup {
    Backup { file: one(said.typed, "file").unwrap_or_default(), folder: folder(said) }
}

fn prune(said: &Said<'_>) -> Prune {
    Prune {
        folder: folder(said),
        keeps: serving::kept(said),
        remove: said.typed.get_flag("remove"),
        json: said.typed.get_flag("json"),
    }
}

/// Where everything of a house is kept.
fn folder(said: &Said<'_>) -> PathBuf {
    said.one("data").unwrap_or_else(|| Config::default().data_folder)
}

fn one<T: Clone + Send + Sync + 'static>(found: &ArgMatches, name: &str) -> Option<T> {
    found.get_one(name).cloned()
}

/// The options, with the mission as one of them.
fn with_mission(found: &ArgMatches, mut options: Vec<String>) -> Vec<String> {
    let mission: Option<String> = one(found, "mission");
    options.extend(mission.map(|mission| format!("mission={mission}")));
    options
}

/// Words with commas between them.
fn list(found: &ArgMatches, name: &str) -> Vec<String> {
    let words: Option<String> = one(found, name);
    words.map(|words| words.split(',').map(|word| word.trim().to_owned()).collect()).unwrap_or_default()
}

fn all(found: &ArgMatches, name: &str) -> Vec<String> {
    found.get_many(name).map(|all| all.cloned().collect()).unwrap_or_default()
}
