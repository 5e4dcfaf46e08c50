//! `airlock prune`: what nobody needs any more, counted or removed.

use std::{
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::Result;
use serde::Serialize;
use server::storage::{Pruned, pruning};
use texts::Args;
use tokio::runtime::Runtime;

use super::{backup::failure, print, print_json};
use crate::{args, say::Say};

/// What is printed for programs.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Report {
    removed: bool,
    guests: u64,
    waiting: u64,
    abandoned: u64,
    finished: u64,
    brief: u64,
    campaigns: u64,
    bytes: u64,
}

/// Counts what nobody needs any more, or removes it.
pub fn run(say: &Say, asked: &args::Prune) -> Result<ExitCode> {
    let args::Prune { folder, keeps, remove, json } = asked;
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    let runtime = Runtime::new()?;
    let pruned = match remove {
        true => runtime.block_on(pruning::prune(folder, keeps, now)),
        false => runtime.block_on(pruning::count(folder, keeps, now)),
    };
    let Pruned { guests, waiting, abandoned, finished, brief, campaigns, bytes } =
        pruned.map_err(|error| failure(&error, None, folder))?;
    if *json {
        return print_json(&Report { removed: *remove, guests, waiting, abandoned, finished, brief, campaigns, bytes });
    }
    let told = |key: &str, n: u64| say.with(key, &Args::new().with("n", i64::try_from(n).unwrap_or(i64::MAX)));
    let head = say.say(if *remove { "cli-prune-removed" } else { "cli-prune-counted" });
    let tail = match remove {
        true => told("cli-prune-smaller", bytes / 1024),
        false => say.say("cli-prune-how"),
    };
    print([
        head,
        told("cli-prune-guests", guests),
        told("cli-prune-waiting", waiting),
        told("cli-prune-abandoned", abandoned),
        told("cli-prune-finished", finished),
        told("cli-prune-brief", brief),
        told("cli-prune-campaigns", campaigns),
        tail,
    ])
}
