//! `cargo xtask fuzz http`: the interface over HTTP, asked by its own description.
//!
//! Schemathesis does the asking; it is Python, and lives in a folder of its own beside what
//! cargo builds, in the versions that `fuzz/http/requirements.txt` names.

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Context, Result, bail};

use crate::{
    report::Outcome,
    shell::{self, answers, program},
};

/// The name under which it can be asked for.
pub const NAME: &str = "http";

const REQUIREMENTS: &str = "fuzz/http/requirements.txt";
const SCRIPT: &str = "fuzz/http/fuzz.py";
/// Schemathesis of this version needs a Python of this one.
const NEW_ENOUGH: &str = "import sys; sys.exit(sys.version_info < (3, 10))";

/// Asks for so many seconds.
pub fn run(seconds: u32) -> Result<()> {
    let python = installed(&python()?)?;
    ask(&python, &["--seconds", &seconds.to_string()])
}

/// Asks the same few hundred things each time. Where there is no Python, or it cannot get
/// what it needs, nothing is asked: a machine without either can still build everything.
pub fn sample() -> Outcome {
    let python = match python().and_then(|name| installed(&name)) {
        Ok(python) => python,
        Err(error) => return Outcome::Skipped(format!("{error:#}")),
    };
    Outcome::of(ask(&python, &["--sample"]))
}

fn ask(python: &str, how: &[&str]) -> Result<()> {
    let built = shell::program_under_test()?;
    shell::run(program(python).arg(SCRIPT).arg(built).args(how).env("PYTHONDONTWRITEBYTECODE", "1"))
}

/// A Python of this machine.
fn python() -> Result<String> {
    let names = ["python3", "python3.11", "python3.12", "python3.13"];
    let found = names.into_iter().find(|name| answers(program(name).args(["-c", NEW_ENOUGH])));
    Ok(found.context("there is no python3 of version 3.10 or later")?.to_owned())
}

/// A Python that has what is required, installed if it is not there.
fn installed(python: &str) -> Result<String> {
    let folder = folder()?;
    let own = folder.join("bin/python").to_string_lossy().into_owned();
    let wanted = fs::read_to_string(shell::root().join(REQUIREMENTS))?;
    let note = folder.join("installed.txt");
    if fs::read_to_string(&note).is_ok_and(|there| there == wanted) && answers(program(&own).arg("--version")) {
        return Ok(own);
    }
    println!("schemathesis is missing; installing it takes some seconds.");
    quietly(program(python).args(["-m", "venv", "--clear"]).arg(&folder))?;
    quietly(program(&own).args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "-r",
        REQUIREMENTS,
    ]))?;
    fs::write(&note, wanted)?;
    Ok(own)
}

fn folder() -> Result<PathBuf> {
    Ok(shell::target_directory()?.join("schemathesis"))
}

/// Runs a command; what it complains of is the error's last line and no more.
fn quietly(command: &mut Command) -> Result<()> {
    if let Err(error) = shell::output(command) {
        bail!("{}", error.to_string().lines().last().unwrap_or("it did not start"));
    }
    Ok(())
}
