//! `cargo xtask <verb>`: the verbs and their arguments.

use std::{path::PathBuf, process::ExitCode};

use anyhow::Result;
use clap::{Parser, Subcommand};
use xtask::{bench, bless, codegen, fuzz, index, learn, mutants, package, seen, soak, test, tidy, web};

/// Every chore of the house.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Run every check that a change has to pass, installing what is missing for it.
    Test {
        /// Only what can be touched by what differs from a revision: by default the last commit.
        #[arg(long, num_args = 0..=1, default_missing_value = "HEAD", value_name = "REVISION")]
        changed: Option<String>,
    },

    /// Check what the compiler cannot: dependencies, chapters, words, secrets, rules, sentences, texts, books,
    /// games, links, names, index.
    Tidy {
        /// Only the check of this name.
        check: Option<String>,
        /// Print every problem, however many there are.
        #[arg(long)]
        all: bool,
    },

    /// Measure the speed of the rules and of the bots, beside a reference loop, and how much the server bears,
    /// beside one that only echoes.
    Bench {
        /// Only this part.
        part: Option<bench::Part>,
        /// Print one JSON object instead of tables.
        #[arg(long)]
        json: bool,
        /// Also count instructions per game with valgrind's callgrind, if it is installed.
        #[arg(long)]
        callgrind: bool,
        /// How long the playouts of each number of seats take.
        #[arg(long, default_value_t = 5)]
        seconds: u32,
        /// How long the server is measured at saturation, and then at half of it.
        #[arg(long, default_value_t = 20)]
        load_seconds: u32,
    },

    /// Make the Debian package and the program that needs no libraries, in target/package.
    Package {
        /// Take this program, and build none.
        #[arg(long, value_name = "FILE")]
        binary: Option<PathBuf>,
        /// Install it on a fresh Debian, with Caddy and nginx before it, upgrade it and take it away, as
        /// docs/running.md says.
        #[arg(long = "try")]
        tries: bool,
    },

    /// Run the laws at full volume, look for known holes in dependencies, try the package on a fresh Debian, then
    /// run every fuzz target.
    Soak {
        /// How long each fuzz target runs; 0 runs none.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },

    /// Let the golden games and the perft counts rewrite their files, then write the index of the rules.
    Bless,

    /// Write the types of the web client, web/src/types, from the types of the program.
    Codegen,

    /// Feed rubbish to the fuzz targets.
    Fuzz {
        /// Only the target of this name.
        target: Option<String>,
        /// How long each target runs.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },

    /// Break the rules of a game in one place after another, and see whether a scenario goes red.
    Mutants {
        /// Only this game.
        game: Option<String>,
        /// Only files of its rules whose path has this in it.
        #[arg(long)]
        file: Option<String>,
    },

    /// Write docs/rules-index.md: where each rule is carried out and tested.
    Index,

    /// Learn the judge of a game's bots from games that they play, and write its weights into the source.
    Learn {
        /// The game.
        game: String,
        /// How many games are played for each number of players.
        #[arg(long, default_value_t = 1500)]
        games: u32,
        /// From which they follow.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },

    /// Say that somebody has looked at what a language says of rules whose English has changed.
    Seen {
        /// The folder of the game in docs/rules.
        game: String,
        /// ru, uk or pl.
        language: String,
        /// Only these ids; without them all that the language has.
        ids: Vec<String>,
    },

    /// Take pictures of every screen of the web client, in each language and size, into screens/.
    Screens,
}

fn main() -> ExitCode {
    run(Arguments::parse().verb).unwrap_or_else(|error| {
        eprintln!("{error:#}");
        ExitCode::FAILURE
    })
}

fn run(verb: Verb) -> Result<ExitCode> {
    match verb {
        Verb::Test { changed } => test::run(changed.as_deref()),
        Verb::Tidy { check, all } => tidy::run(check.as_deref(), all),
        Verb::Bench { part, json, callgrind, seconds, load_seconds } => {
            bench::run(&bench::Wishes { part, json, callgrind, seconds, load_seconds })
        }
        Verb::Package { binary, tries } => package::run(&package::Wishes { binary, tries }),
        Verb::Soak { seconds } => soak::run(seconds),
        Verb::Bless => bless::run(),
        Verb::Codegen => codegen::run(),
        Verb::Fuzz { target, seconds } => fuzz::run(target.as_deref(), seconds),
        Verb::Index => index::run(),
        Verb::Mutants { game, file } => mutants::run(&mutants::Wishes { game: game.as_deref(), file: file.as_deref() }),
        Verb::Learn { game, games, seed } => learn::run(&learn::Wishes { game: &game, games, seed }),
        Verb::Seen { game, language, ids } => seen::run(&game, &language, &ids),
        Verb::Screens => web::screens().map(|()| ExitCode::SUCCESS),
    }
}
