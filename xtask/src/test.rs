//! `cargo xtask test`: everything that a change has to pass, from a fresh machine on; with
//! `--changed` only what it can touch.
//!
//! The quick checks come first and the tests last, so that the last lines on the screen
//! are theirs. A check that fails does not keep the others from running.

use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use crate::{
    fuzz, postgres,
    report::{Outcome, Report},
    retried,
    shell::{self, answers, cargo, program},
    tidy::{self, House},
    touched::Touched,
    web,
};

/// Installs what is missing, runs every check that a change since `base` can touch, or every check
/// there is, and repeats the tests' own summary.
pub fn run(base: Option<&str>) -> Result<ExitCode> {
    install_what_is_missing()?;
    let touched = match base {
        Some(base) => Touched::since(base, House::read(&shell::root())?.crates())?,
        None => Touched::everything(),
    };
    let has_fuzz = shell::root().join("fuzz/Cargo.toml").exists();
    let mut report = Report::default();
    report.run("rustfmt", || Outcome::of(rustfmt(has_fuzz)));
    tidy::run_within(&mut report);
    if let Some(packages) = touched.flags() {
        report.run("clippy", || Outcome::of(on(&["clippy"], &packages, &["--all-targets", "--", "-D", "warnings"])));
    }
    if touched.has_fuzz() {
        report.run("fuzz targets", || match has_fuzz {
            true => Outcome::of(shell::run(&mut cargo(["check", "--manifest-path", "fuzz/Cargo.toml"]))),
            false => Outcome::Skipped("there are none".to_owned()),
        });
    }
    report.run("cargo deny", || match answers(&mut cargo(["deny", "--version"])) {
        true => Outcome::of(shell::run(&mut cargo(["deny", "check", "bans", "licenses", "sources"]))),
        false => Outcome::Skipped("cargo-deny is not installed".to_owned()),
    });
    if let Some(packages) = touched.flags() {
        report.run("doc tests", || Outcome::of(on(&["test"], &packages, &["--doc", "--quiet"])));
    }
    web::run_within(&mut report, &touched);
    if touched.has("airlock") {
        report.run("fuzz http", fuzz::http::sample);
    }
    if touched.has("airlock-server") {
        report.run("postgresql", postgres::step);
        if postgres::is_there() {
            report.run("houses on postgresql", || Outcome::of(postgres::houses()));
        }
    }
    let mut heard = Vec::new();
    if let Some(packages) = touched.flags() {
        report.run("tests", || match tests(&packages) {
            Ok((outcome, lines)) => {
                heard = lines;
                outcome
            }
            Err(error) => Outcome::of::<()>(Err(error)),
        });
    }
    report.note_retried(retried::by_nextest(&heard));
    let code = report.close();
    closing_lines(&heard).iter().for_each(|line| println!("{line}"));
    Ok(code)
}

/// Runs a verb of cargo on packages.
fn on(verb: &[&str], packages: &[&str], more: &[&str]) -> Result<()> {
    shell::run(&mut cargo([verb, packages, more].concat()))
}

fn install_what_is_missing() -> Result<()> {
    for component in ["rustfmt", "clippy"] {
        let verb = component.trim_start_matches("rust");
        if !answers(&mut cargo([verb, "--version"])) {
            shell::run(program("rustup").args(["component", "add", component]))
                .with_context(|| format!("{component} is missing and cannot be added"))?;
        }
    }
    install("cargo-nextest", "nextest")
}

/// Installs a cargo command unless it is there.
pub fn install(package: &str, verb: &str) -> Result<()> {
    if answers(&mut cargo([verb, "--version"])) {
        return Ok(());
    }
    println!("{package} is missing; installing it takes some minutes.");
    shell::run(&mut cargo(["install", "--locked", package]))?;
    if !answers(&mut cargo([verb, "--version"])) {
        bail!("{package} was installed, but `cargo {verb}` does not answer");
    }
    Ok(())
}

fn rustfmt(has_fuzz: bool) -> Result<()> {
    shell::run(&mut cargo(["fmt", "--all", "--", "--check", "-l"]))?;
    if has_fuzz {
        shell::run(&mut cargo(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--", "--check", "-l"]))?;
    }
    Ok(())
}

/// All tests; what a failed one printed stands below the summary too.
const NEXTEST: [&str; 4] = ["nextest", "run", "--no-fail-fast", "--failure-output=immediate-final"];

/// Runs the tests of packages; gives back what they said.
fn tests(packages: &[&str]) -> Result<(Outcome, Vec<String>)> {
    let but: &[&str] = if postgres::is_there() { &[] } else { &postgres::WITHOUT };
    let (succeeded, heard) = shell::run_and_listen(&mut cargo([&NEXTEST, packages, but].concat()))?;
    let closing = closing_lines(&heard);
    let remark = closing.first().map_or("they were not run", |line| line.trim()).to_owned();
    let outcome = if succeeded { Outcome::Passed(remark) } else { Outcome::Failed(remark) };
    Ok((outcome, heard))
}

/// What nextest says from its summary on.
fn closing_lines(heard: &[String]) -> &[String] {
    let start = heard.iter().rposition(|line| line.trim_start().starts_with("Summary ["));
    &heard[start.unwrap_or(heard.len())..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closing_lines_begin_with_the_summary() {
        let heard =
            ["   PASS a", "     Summary [ 0.1s] 2 tests run: 1 passed, 1 failed", "   FAIL b"].map(str::to_owned);

        assert_eq!(closing_lines(&heard), &heard[1..]);
        assert_eq!(closing_lines(&heard[..1]), &[""; 0]);
    }
}
