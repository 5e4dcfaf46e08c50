//! `cargo xtask soak`: the laws over all the games they can take, known holes in what the program is
//! built from, the package on a fresh Debian, then the fuzz targets, the interface over HTTP among them.

use std::process::ExitCode;

use anyhow::Result;

use crate::{
    advisories, fuzz, package,
    report::{Outcome, Report},
    shell::{self, cargo},
};

/// Runs the tests named `soak_…`, which are ignored otherwise, and fuzzes for so many
/// seconds a target.
pub fn run(seconds: u32) -> Result<ExitCode> {
    let mut report = Report::default();
    report.run("laws", || {
        let what = ["nextest", "run", "--workspace", "--release", "--no-fail-fast", "--profile", "soak"];
        let which = ["--run-ignored", "all", "-E", "test(soak)"];
        Outcome::of(shell::run(&mut cargo(what.into_iter().chain(which))))
    });
    advisories::run_within(&mut report);
    package::run_within(&mut report);
    fuzz::run_within(&mut report, seconds);
    Ok(report.close())
}
