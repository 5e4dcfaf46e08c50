//! `airlock campaign …`: what can be typed, and what was.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};

use super::{all, grammar, list, one};
use crate::{
    help::{argument, command, option},
    say::Say,
};

/// `airlock campaign`
#[derive(Debug)]
pub struct Campaign {
    /// Where campaigns are kept; otherwise with everything else that belongs to a person.
    pub folder: Option<PathBuf>,
    pub verb: Verb,
}

/// What is to be done with a campaign.
#[derive(Debug)]
pub enum Verb {
    New { name: String, options: Vec<String> },
    List { json: bool },
    Show { name: String, mission: Option<usize>, json: bool },
    Play(Play),
    Export { name: String, file: PathBuf },
    Import { file: PathBuf },
}

/// `airlock campaign play`
#[derive(Debug)]
pub struct Play {
    pub name: String,
    pub mission: Option<String>,
    pub seats: Option<String>,
    pub heroes: Vec<String>,
    pub options: Vec<String>,
    pub seed: Option<u64>,
}

/// The names of its commands.
pub const COMMANDS: [&str; 6] = ["new", "list", "show", "play", "export", "import"];

pub(super) fn campaign(say: &Say) -> Command {
    command(say, "campaign", "cli-campaign", [folder(say)])
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands([
            command(say, "new", "cli-campaign-new", [name(say), grammar::table_option(say)]),
            command(say, "list", "cli-campaign-list", [grammar::json(say)]),
            command(say, "show", "cli-campaign-show", [name(say), number(say), grammar::json(say)]),
            command(
                say,
                "play",
                "cli-campaign-play",
                [
                    name(say),
                    option(say, "mission", "cli-value-mission", "cli-campaign-play-mission"),
                    option(say, "seats", "cli-value-seats", "cli-play-seats"),
                    option(say, "heroes", "cli-value-heroes", "cli-play-heroes"),
                    grammar::table_option(say),
                    grammar::seed(say, "cli-play-seed"),
                ],
            ),
            command(say, "export", "cli-campaign-export", [name(say), file(say, "cli-campaign-export-file")]),
            command(say, "import", "cli-campaign-import", [file(say, "cli-campaign-import-file")]),
        ])
}

pub(super) fn read(found: &ArgMatches) -> Campaign {
    let verb = match found.subcommand() {
        Some(("new", found)) => Verb::New { name: text(found, "name"), options: all(found, "option") },
        Some(("list", found)) => Verb::List { json: found.get_flag("json") },
        Some(("show", found)) => {
            let mission: Option<u32> = one(found, "mission");
            Verb::Show {
                name: text(found, "name"),
                mission: mission.map(|it| it as usize),
                json: found.get_flag("json"),
            }
        }
        Some(("play", found)) => Verb::Play(Play {
            name: text(found, "name"),
            mission: one(found, "mission"),
            seats: one(found, "seats"),
            heroes: list(found, "heroes"),
            options: all(found, "option"),
            seed: one(found, "seed"),
        }),
        Some(("export", found)) => Verb::Export { name: text(found, "name"), file: path(found) },
        Some(("import", found)) => Verb::Import { file: path(found) },
        Some((other, _)) => unreachable!("`{other}` is no command of the grammar"),
        None => Verb::List { json: false },
    };
    Campaign { folder: one(found, "folder"), verb }
}

fn text(found: &ArgMatches, name: &str) -> String {
    one(found, name).unwrap_or_default()
}

fn path(found: &ArgMatches) -> PathBuf {
    one(found, "file").unwrap_or_default()
}

fn name(say: &Say) -> Arg {
    argument(say, "name", "cli-value-name", "cli-campaign-name").required(true)
}

fn number(say: &Say) -> Arg {
    option(say, "mission", "cli-value-count", "cli-campaign-show-mission")
        .value_parser(value_parser!(u32).range(1..=1000))
}

fn folder(say: &Say) -> Arg {
    let folder = option(say, "folder", "cli-value-folder", "cli-campaign-folder");
    folder.value_parser(value_parser!(PathBuf)).global(true)
}

fn file(say: &Say, key: &str) -> Arg {
    argument(say, "file", "cli-value-file", key).required(true).value_parser(value_parser!(PathBuf))
}
