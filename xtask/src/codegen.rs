//! `cargo xtask codegen`: writes the types of the web client, `web/src/types`, from the
//! types of the program and the keys of its texts, and what is printed on boards and cards,
//! `web/src/printed`, from the content of the games.
//!
//! A test compares the files with the types and the content; here the same test writes them.
//! The keys are compared by `tidy`.

use std::{fs, process::ExitCode};

use anyhow::Result;

use crate::{
    shell::{self, cargo},
    tidy::{
        Findings, House,
        texts::{language::Language, typed},
    },
};

/// Writes the files.
pub fn run() -> Result<ExitCode> {
    let house = House::read(&shell::root())?;
    let english = Language::read(&house, "en", &mut Findings::default());
    fs::write(shell::root().join(typed::PATH), typed::written(&english))?;
    let mut command = cargo(["test", "--quiet", "--package", "airlock-catalog", "--test", "types", "up_to_date"]);
    shell::run(command.env("AIRLOCK_BLESS", "1"))?;
    println!("Wrote web/src/types and web/src/printed.");
    Ok(ExitCode::SUCCESS)
}
