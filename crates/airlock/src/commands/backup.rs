//! `airlock backup` and `airlock restore`: a copy of the house, and the way back from it.

use std::{path::Path, process::ExitCode};

use anyhow::Result;
use server::storage::{StorageError, backup as copies};
use texts::Args;
use tokio::runtime::Runtime;

use super::print;
use crate::{args, failure::Failure, say::Say};

/// Copies the database into a file.
pub fn backup(say: &Say, asked: &args::Backup) -> Result<ExitCode> {
    let args::Backup { file, folder } = asked;
    let copied = Runtime::new()?.block_on(copies::backup(folder, file));
    copied.map_err(|error| failure(&error, Some(file), folder))?;
    print([say.with("cli-backup-done", &names(file, folder))])
}

/// Puts a copy back where there is no database.
pub fn restore(say: &Say, asked: &args::Backup) -> Result<ExitCode> {
    let args::Backup { file, folder } = asked;
    let restored = Runtime::new()?.block_on(copies::restore(file, folder));
    restored.map_err(|error| failure(&error, Some(file), folder))?;
    print([say.with("cli-restore-done", &names(file, folder))])
}

/// What the storage says, in the words of whoever reads it. It has words of its own for
/// developers, and by these the few cases are known in which somebody can do something.
pub(super) fn failure(error: &StorageError, file: Option<&Path>, folder: &Path) -> Failure {
    let what = match error {
        StorageError::Failed(what) => what.clone(),
        StorageError::NameTaken | StorageError::Closed => error.to_string(),
    };
    let known = REASONS.iter().find(|(words, _)| what.contains(words));
    let reason = known.map_or("other", |&(_, reason)| reason);
    let shown = |path: Option<&Path>| path.map(|path| path.display().to_string()).unwrap_or_default();
    let failure = Failure::new("error-database").with("reason", reason).with("what", what);
    failure.with("file", shown(file)).with("folder", shown(Some(folder)))
}

const REASONS: [(&str, &str); 10] = [
    ("another server is using", "in-use"),
    ("the database has version", "newer"),
    ("the database is damaged", "damaged"),
    ("database of another program", "damaged"),
    ("there is no database", "missing"),
    ("no copy", "no-copy"),
    ("nothing in this copy", "no-copy"),
    ("there is a database already", "there"),
    ("this is the database itself", "same"),
    ("this is a folder", "folder"),
];

fn names(file: &Path, folder: &Path) -> Args {
    Args::new().with("file", file.display().to_string()).with("folder", folder.display().to_string())
}
