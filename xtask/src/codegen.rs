//! `cargo xtask codegen`: writes the types of the web client, `web/src/types`, from the
//! types of the program, and what is printed on boards and cards, `web/src/printed`, from the
//! content of the games.
//!
//! A test compares the files with the types; here the same test writes them.

use std::process::ExitCode;

use anyhow::Result;

use crate::shell::{self, cargo};

/// Writes the files.
pub fn run() -> Result<ExitCode> {
    let mut command = cargo(["test", "--quiet", "--package", "airlock-catalog", "--test", "types", "up_to_date"]);
    shell::run(command.env("AIRLOCK_BLESS", "1"))?;
    println!("Wrote web/src/types and web/src/printed.");
    Ok(ExitCode::SUCCESS)
}
