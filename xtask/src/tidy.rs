//! What the compiler cannot see, checked.
//!
//! Each check is a function from the [`House`] (all files and crates, read once) to its
//! [`Findings`], so that it can be shown a small house made up in a test. A check that
//! cannot fail is worth nothing: each has a test in which it does.

pub mod books;
pub mod chapters;
pub mod dependencies;
pub mod findings;
pub mod games;
pub mod house;
pub mod index;
pub mod links;
pub mod markdown;
pub mod names;
pub mod rules;
pub mod secrets;
pub mod sentences;
pub mod source;
pub mod texts;
pub mod words;

use std::process::ExitCode;

use anyhow::{Result, bail};

pub use self::{findings::Findings, house::House};
use crate::{
    report::{Outcome, Report},
    shell,
};

/// What a check is: from the house to what is wrong with it.
pub type Check = fn(&House) -> Findings;

/// Every check, by name, in the order in which they run.
pub const CHECKS: &[(&str, Check)] = &[
    ("dependencies", dependencies::check),
    ("chapters", chapters::check),
    ("words", words::check),
    ("secrets", secrets::check),
    ("rules", rules::check),
    ("sentences", sentences::check),
    ("texts", texts::check),
    ("books", books::check),
    ("games", games::check),
    ("links", links::check),
    ("names", names::check),
    ("index", index::check),
];

/// How many problems of a check are printed unless all are asked for.
const SHOWN: usize = 40;

/// Runs all checks, or the one that is named.
pub fn run(only: Option<&str>, all: bool) -> Result<ExitCode> {
    if let Some(name) = only
        && !CHECKS.iter().any(|&(check, _)| check == name)
    {
        let names: Vec<&str> = CHECKS.iter().map(|&(check, _)| check).collect();
        bail!("there is no check {name}; there are {}", names.join(", "));
    }
    let mut report = Report::default();
    add_to(&mut report, only, if all { usize::MAX } else { SHOWN })?;
    Ok(report.close())
}

/// Runs all checks as part of a longer report. A house that cannot be read is a check that
/// failed.
pub fn run_within(report: &mut Report) {
    if let Err(error) = add_to(report, None, SHOWN) {
        report.run("tidy", || Outcome::of::<()>(Err(error)));
    }
}

fn add_to(report: &mut Report, only: Option<&str>, shown: usize) -> Result<()> {
    let house = House::read(&shell::root())?;
    for (name, check) in CHECKS {
        if only.is_some_and(|only| only != *name) {
            continue;
        }
        report.run(&format!("tidy {name}"), || {
            let Findings { problems, notes } = check(&house);
            notes.iter().for_each(|note| println!("{note}"));
            problems.iter().take(shown).for_each(|problem| println!("  {problem}"));
            match problems.len() {
                0 => Outcome::Passed(String::new()),
                n if n > shown => {
                    println!("  … and {} more: cargo xtask tidy {name} --all", n - shown);
                    Outcome::Failed(format!("{n} problems"))
                }
                1 => Outcome::Failed("1 problem".to_owned()),
                n => Outcome::Failed(format!("{n} problems")),
            }
        });
    }
    Ok(())
}
