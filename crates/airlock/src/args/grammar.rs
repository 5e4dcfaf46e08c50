//! The commands, their arguments and options. Each has its explanation in the text files.

use std::path::PathBuf;

use catalog::GameId;
use clap::{Arg, ArgAction, Command, value_parser};
use engine::Word;
use texts::Args;

use super::{campaigns, serving, settings};
use crate::{
    help::{argument, command, language_option, option, switch},
    say::Say,
};

/// The names of the commands.
pub const COMMANDS: [&str; 15] = [
    "play", "simulate", "arena", "playouts", "replay", "verify", "perft", "rules", "games", "campaign", "serve",
    "backup", "restore", "prune", "about",
];

/// Everything that can be typed.
pub fn program(say: &Say) -> Command {
    command(say, "airlock", "cli-airlock", [])
        .version(env!("CARGO_PKG_VERSION"))
        .arg(switch(say, "version", "cli-version").short('V').action(ArgAction::Version).display_order(901))
        .arg(language_option(say))
        .subcommands([serving::serve(say), backup(say), restore(say), prune(say)].map(|it| settings::heeded(say, it)))
        .subcommands([
            play(say),
            campaigns::campaign(say),
            games(say),
            rules(say),
            replay(say),
            verify(say),
            simulate(say),
            arena(say),
            playouts(say),
            perft(say),
            command(say, "about", "cli-about", []),
        ])
}

fn play(say: &Say) -> Command {
    let not_with = ["game", "seats", "mission", "heroes", "option", "seed", "record"];
    let resumed = option(say, "continue", "cli-value-file", "cli-play-continue").value_parser(value_parser!(PathBuf));
    let args = [
        game(say).required_unless_present("continue"),
        option(say, "seats", "cli-value-seats", "cli-play-seats"),
        option(say, "mission", "cli-value-mission", "cli-play-mission"),
        option(say, "heroes", "cli-value-heroes", "cli-play-heroes"),
        table_option(say),
        seed(say, "cli-play-seed"),
        file(say, "record", "cli-play-record"),
        resumed.conflicts_with_all(not_with),
    ];
    command(say, "play", "cli-play", args)
}

fn simulate(say: &Say) -> Command {
    let args = [
        game(say).required(true),
        seats(say),
        option(say, "mission", "cli-value-missions", "cli-simulate-mission"),
        option(say, "bots", "cli-value-bots", "cli-simulate-bots"),
        option(say, "games", "cli-value-count", "cli-simulate-games")
            .value_parser(value_parser!(u32).range(1..=10_000_000)),
        seed(say, "cli-simulate-seed"),
        option(say, "threads", "cli-value-count", "cli-simulate-threads")
            .value_parser(value_parser!(u16).range(1..=1024)),
        table_option(say),
        option(say, "records", "cli-value-folder", "cli-simulate-records").value_parser(value_parser!(PathBuf)),
        file(say, "plot", "cli-simulate-plot"),
        json(say),
    ];
    command(say, "simulate", "cli-simulate", args)
}

fn arena(say: &Say) -> Command {
    let time = option(say, "time", "cli-value-count", "cli-arena-time");
    let budget = option(say, "budget", "cli-value-count", "cli-arena-budget");
    let args = [
        game(say).required(true),
        seats(say),
        option(say, "bots", "cli-value-bots", "cli-arena-bots").required(true),
        switch(say, "teams", "cli-arena-teams"),
        option(say, "games", "cli-value-count", "cli-arena-games")
            .value_parser(value_parser!(u32).range(1..=10_000_000)),
        budget.value_parser(value_parser!(u32).range(1..)),
        time.value_parser(value_parser!(u64).range(1..=3_600_000)),
        seed(say, "cli-simulate-seed"),
        option(say, "threads", "cli-value-count", "cli-simulate-threads")
            .value_parser(value_parser!(u16).range(1..=1024)),
        table_option(say),
        json(say),
    ];
    command(say, "arena", "cli-arena", args)
}

fn playouts(say: &Say) -> Command {
    let for_so_long = option(say, "seconds", "cli-value-count", "cli-playouts-seconds").value_parser(seconds);
    let so_many =
        option(say, "games", "cli-value-count", "cli-playouts-games").value_parser(value_parser!(u32).range(1..));
    let args = [
        game(say).required(true),
        seats(say),
        for_so_long,
        so_many.conflicts_with("seconds"),
        seed(say, "cli-playouts-seed"),
        table_option(say),
        json(say),
    ];
    command(say, "playouts", "cli-playouts", args)
}

fn replay(say: &Say) -> Command {
    let args = [
        record(say),
        option(say, "as", "cli-value-seat", "cli-replay-as").value_parser(value_parser!(u8).range(1..=8)),
        json(say),
    ];
    command(say, "replay", "cli-replay", args)
}

fn verify(say: &Say) -> Command {
    command(say, "verify", "cli-verify", [record(say), json(say)]).after_help(say.say("cli-verify-statuses"))
}

fn perft(say: &Say) -> Command {
    let depth = option(say, "depth", "cli-value-count", "cli-perft-depth");
    let args = [
        game(say).required(true),
        seats(say),
        depth.value_parser(value_parser!(u32).range(1..=100)),
        table_option(say),
        json(say),
    ];
    command(say, "perft", "cli-perft", args)
}

fn rules(say: &Say) -> Command {
    let words = argument(say, "words", "cli-value-words", "cli-rules-words");
    command(say, "rules", "cli-rules", [game(say).required(true), words.num_args(0..), json(say)])
}

fn games(say: &Say) -> Command {
    command(say, "games", "cli-games", [json(say)])
}

fn backup(say: &Say) -> Command {
    command(say, "backup", "cli-backup", [copy(say, "cli-backup-file"), data(say, "cli-backup-data")])
}

fn restore(say: &Say) -> Command {
    command(say, "restore", "cli-restore", [copy(say, "cli-restore-file"), data(say, "cli-backup-data")])
}

fn prune(say: &Say) -> Command {
    let args = serving::keeping(say).into_iter();
    let args = args.chain([switch(say, "remove", "cli-prune-remove"), json(say), data(say, "cli-backup-data")]);
    command(say, "prune", "cli-prune", args)
}

fn copy(say: &Say, key: &str) -> Arg {
    argument(say, "file", "cli-value-file", key).required(true).value_parser(value_parser!(PathBuf))
}

/// The folder of a house.
pub(super) fn data(say: &Say, key: &str) -> Arg {
    option(say, "data", "cli-value-folder", key).value_parser(value_parser!(PathBuf))
}

fn game(say: &Say) -> Arg {
    let games = GameId::ALL.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ");
    argument(say, "game", "cli-value-game", "cli-game").help(say.with("cli-game", &Args::new().with("games", games)))
}

fn record(say: &Say) -> Arg {
    let record = argument(say, "record", "cli-value-file", "cli-record");
    record.required(true).value_parser(value_parser!(PathBuf))
}

fn seats(say: &Say) -> Arg {
    option(say, "seats", "cli-value-count", "cli-seats").value_parser(value_parser!(u8))
}

pub(super) fn table_option(say: &Say) -> Arg {
    option(say, "option", "cli-value-option", "cli-option").action(ArgAction::Append)
}

pub(super) fn seed(say: &Say, key: &str) -> Arg {
    option(say, "seed", "cli-value-count", key).value_parser(value_parser!(u64))
}

fn file(say: &Say, name: &'static str, key: &str) -> Arg {
    option(say, name, "cli-value-file", key).value_parser(value_parser!(PathBuf))
}

pub(super) fn json(say: &Say) -> Arg {
    switch(say, "json", "cli-json")
}

/// How long something may take: more than nothing, and at most a day.
fn seconds(typed: &str) -> Result<f64, &'static str> {
    let number: Option<f64> = typed.parse().ok();
    number.filter(|&seconds| seconds > 0.0 && seconds <= 86_400.0).ok_or("not a length of time")
}

#[cfg(test)]
mod tests {
    use texts::Language;

    use super::*;

    #[test]
    fn the_grammar_is_sound() {
        program(&Say::new(Language::English)).debug_assert();
    }

    #[test]
    fn every_command_is_named() {
        let program = program(&Say::new(Language::English));
        let mut names: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
        let mut named = COMMANDS;
        names.sort_unstable();
        named.sort_unstable();

        assert_eq!(names, named);
    }
}
