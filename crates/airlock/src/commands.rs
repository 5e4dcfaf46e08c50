//! The commands, one file each.

pub mod arena;
pub mod backup;
pub mod campaign;
pub mod games;
pub mod intro;
pub mod perft;
pub mod play;
pub mod playouts;
pub mod prune;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod setups;
pub mod simulate;
pub mod verify;

use std::{io::Write, process::ExitCode};

use anyhow::Result;
use serde::Serialize;

use crate::{args::Asked, say::Say};

/// Does what was asked.
pub fn run(say: &Say, asked: Asked) -> Result<ExitCode> {
    match asked {
        Asked::About => intro::run(say),
        Asked::Explanation(text) => {
            write!(anstream::stdout(), "{text}")?;
            Ok(ExitCode::SUCCESS)
        }
        Asked::Play(asked) => play::run(say, &asked),
        Asked::Simulate(asked) => simulate::run(say, &asked),
        Asked::Arena(asked) => arena::run(say, &asked),
        Asked::Playouts(asked) => playouts::run(say, &asked),
        Asked::Replay(asked) => replay::run(say, &asked),
        Asked::Verify(asked) => verify::run(say, &asked),
        Asked::Perft(asked) => perft::run(say, &asked),
        Asked::Rules(asked) => rules::run(say, &asked),
        Asked::Games(asked) => games::run(say, &asked),
        Asked::Campaign(asked) => campaign::run(say, &asked),
        Asked::Serve(asked) => serve::run(say, *asked),
        Asked::Backup(asked) => backup::backup(say, &asked),
        Asked::Restore(asked) => backup::restore(say, &asked),
        Asked::Prune(asked) => prune::run(say, &asked),
    }
}

/// Prints lines. Spaces that kept words together while lines were broken are plain again.
fn print(lines: impl IntoIterator<Item = String>) -> Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    for line in lines {
        writeln!(out, "{}", line.replace('\u{a0}', " "))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Prints a value for programs.
fn print_json(value: &impl Serialize) -> Result<ExitCode> {
    print([serde_json::to_string_pretty(value)?])
}
