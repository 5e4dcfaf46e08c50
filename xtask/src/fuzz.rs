//! `cargo xtask fuzz`: rubbish goes in, and nothing may break.
//!
//! Decoders are fed by cargo-fuzz, the interface over HTTP by schemathesis (`http.rs`).
//! cargo-fuzz wants unstable flags of the compiler; `RUSTC_BOOTSTRAP=1` lets the compiler
//! that builds everything else accept them.

pub mod http;

use std::{fs, path::Path, process::ExitCode};

use anyhow::{Result, bail};

use crate::{
    report::{Outcome, Report},
    shell, test,
};

/// Runs one target or all, each for so many seconds.
pub fn run(only: Option<&str>, seconds: u32) -> Result<ExitCode> {
    let mut targets = targets(&shell::root());
    if let Some(name) = only {
        if !targets.iter().any(|target| target == name) {
            bail!("there is no fuzz target {name}; there are: {}", targets.join(", "));
        }
        targets.retain(|target| target == name);
    }
    let mut report = Report::default();
    add_to(&mut report, &targets, seconds);
    Ok(report.close())
}

/// Runs all targets as part of a longer report.
pub fn run_within(report: &mut Report, seconds: u32) {
    add_to(report, &targets(&shell::root()), seconds);
}

fn add_to(report: &mut Report, targets: &[String], seconds: u32) {
    if targets.is_empty() || seconds == 0 {
        report.run("fuzz", || Outcome::Skipped("no target or no time".to_owned()));
        return;
    }
    for target in targets {
        report.run(&format!("fuzz {target}"), || {
            if target == http::NAME {
                return Outcome::of(http::run(seconds));
            }
            let result = test::install("cargo-fuzz", "fuzz").and_then(|()| {
                let time = format!("-max_total_time={seconds}");
                let mut command = shell::cargo(["fuzz", "run", target, "--", &time, "-print_final_stats=1"]);
                shell::run(command.env("RUSTC_BOOTSTRAP", "1"))
            });
            Outcome::of(result)
        });
    }
}

/// The names of the fuzz targets, in order: the decoders, then the interface.
fn targets(root: &Path) -> Vec<String> {
    let entries = fs::read_dir(root.join("fuzz/fuzz_targets")).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| Some(entry.file_name().to_str()?.strip_suffix(".rs")?.to_owned()));
    let mut names: Vec<String> = names.collect();
    names.sort();
    names.push(http::NAME.to_owned());
    names
}
