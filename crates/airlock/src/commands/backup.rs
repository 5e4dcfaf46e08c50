//! `airlock backup` and `airlock restore`: a copy of the house, and the way back from it.

use std::{path::Path, process::ExitCode};

use anyhow::Result;
use server::storage::{
    FileError, FileFault,
    backup::{self as copies, Restored},
};
use texts::Args;
use tokio::runtime::Runtime;

use super::print;
use crate::{args, failure::Failure, say::Say};

/// Copies the house into a file.
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
    let restored = restored.map_err(|error| failure(&error, Some(file), folder))?;
    let without_key = match restored {
        Restored::House => None,
        Restored::WithoutKey => Some(say.say("cli-restore-without-key")),
    };
    print([say.with("cli-restore-done", &names(file, folder))].into_iter().chain(without_key))
}

/// What is the matter with a database, in the words of whoever reads it. The words of the
/// storage itself are only shown where nobody has better ones.
pub(super) fn failure(error: &FileError, file: Option<&Path>, folder: &Path) -> Failure {
    let reason = match &error.fault {
        FileFault::InUse => "in-use",
        FileFault::Newer { .. } => "newer",
        FileFault::Damaged(_) | FileFault::Foreign => "damaged",
        FileFault::Full => "full",
        FileFault::NoDatabase => "missing",
        FileFault::NoCopy | FileFault::EmptyCopy => "no-copy",
        FileFault::AlreadyThere => "there",
        FileFault::Itself => "same",
        FileFault::Folder => "folder",
        FileFault::OtherKey => "other-key",
        FileFault::NoKey => "no-key",
        FileFault::NotUnicode | FileFault::System { .. } | FileFault::Database(_) => "other",
    };
    let shown = |path: Option<&Path>| path.map(|path| path.display().to_string()).unwrap_or_default();
    let failure = Failure::new("error-database").with("reason", reason).with("what", error.to_string());
    failure.with("file", shown(file)).with("folder", shown(Some(folder)))
}

fn names(file: &Path, folder: &Path) -> Args {
    Args::new().with("file", file.display().to_string()).with("folder", folder.display().to_string())
}
