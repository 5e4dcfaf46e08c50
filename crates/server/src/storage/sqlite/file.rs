//! The database file: where it is, who holds it, whether it is sound, and its versions.
//!
//! One server holds a database at a time, by a lock that the system takes back when the
//! server dies. A file that is damaged, foreign or newer than this program is refused
//! before anything is written to it.

use std::{
    fs::{self, DirBuilder, File, OpenOptions, TryLockError},
    io::ErrorKind,
    path::{Path, PathBuf},
    time::{Duration, UNIX_EPOCH},
};

use sqlx::{
    ConnectOptions, Connection, SqlSafeStr,
    migrate::{MigrateError, Migration, MigrationType, Migrator},
    sqlite::{SqliteAutoVacuum, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous},
};
use tokio::time::{Instant, sleep};

use crate::storage::error::{FileError, FileFault, from_system};

/// The schema, step by step. A step is never changed once it was released.
const STEPS: [(i64, &str, &str); 10] = [
    (1, "house", include_str!("../../../migrations/0001_house.sql")),
    (2, "frames", include_str!("../../../migrations/0002_frames.sql")),
    (3, "epochs", include_str!("../../../migrations/0003_epochs.sql")),
    (4, "results", include_str!("../../../migrations/0004_results.sql")),
    (5, "newcomers", include_str!("../../../migrations/0005_newcomers.sql")),
    (6, "pruning", include_str!("../../../migrations/0006_pruning.sql")),
    (7, "visits", include_str!("../../../migrations/0007_visits.sql")),
    (8, "practice", include_str!("../../../migrations/0008_practice.sql")),
    (9, "campaigns", include_str!("../../../migrations/0009_campaigns.sql")),
    (10, "fence", include_str!("../../../migrations/0010_fence.sql")),
];

/// What the database is called in a folder.
const NAME: &str = "airlock.db";

/// How much is written to see whether there is room.
const TRIAL: usize = 64 * 1024;

/// How long a connection waits for another one.
const BUSY: Duration = Duration::from_secs(10);

/// How long to wait for another server to let go of the database.
const LET_GO: Duration = Duration::from_secs(5);

/// How thoroughly a database is looked at.
#[derive(Clone, Copy)]
pub(in crate::storage) enum Look {
    /// Whose it is and of which version: it was left in good order, and nobody has touched it since.
    Glance,
    /// All pages, but not whether indexes agree with their tables.
    Quick,
    /// Everything.
    Whole,
}

/// The database in a folder; a path with an extension is the database itself.
pub(in crate::storage) fn file_of(folder_or_file: &Path) -> PathBuf {
    if folder_or_file.is_dir() || (!folder_or_file.exists() && folder_or_file.extension().is_none()) {
        folder_or_file.join(NAME)
    } else {
        folder_or_file.to_owned()
    }
}

/// Makes the folder of a file if it is not there. It holds seeds and hashes of passwords, so
/// nobody else is let in.
pub(in crate::storage) fn make_room(file: &Path) -> Result<(), FileError> {
    let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(()) };
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| from_system(folder, &error))
}

/// Makes an empty file that only its owner may read, if there is none.
pub(in crate::storage) fn make_file(file: &Path) -> Result<(), FileError> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop).map_err(|error| from_system(file, &error))
}

/// Holds a database for as long as the answer is kept.
pub(in crate::storage) async fn hold(file: &Path) -> Result<File, FileError> {
    let mut name = file.as_os_str().to_owned();
    name.push(".lock");
    let lock_file = PathBuf::from(name);
    let not_opened = |error| from_system(&lock_file, &error);
    let lock = OpenOptions::new().create(true).append(true).open(&lock_file).map_err(not_opened)?;
    let give_up = Instant::now() + LET_GO;
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(lock),
            Err(TryLockError::WouldBlock) if Instant::now() < give_up => sleep(Duration::from_millis(20)).await,
            Err(TryLockError::WouldBlock) => return Err(FileFault::InUse.of(file)),
            Err(TryLockError::Error(error)) => return Err(from_system(&lock_file, &error)),
        }
    }
}

/// Notes that a database is left in good order: how long it is, and when it was last written to.
pub(in crate::storage) fn leave_in_order(file: &Path) {
    if let Some(state) = state_of(file) {
        // Without the note the whole database is read at the next start, and that is all.
        _ = fs::write(note_beside(file), state);
    }
}

/// Whether a database was left in good order, and nobody has written to it since. The note of it goes: it
/// holds for one start.
pub(in crate::storage) fn was_left_in_order(file: &Path) -> bool {
    let note = note_beside(file);
    let noted = fs::read_to_string(&note).ok();
    _ = fs::remove_file(&note);
    noted.is_some() && noted == state_of(file)
}

fn state_of(file: &Path) -> Option<String> {
    let metadata = file.metadata().ok()?;
    let written = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(format!("{} {}", metadata.len(), written.as_nanos()))
}

fn note_beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".in-order");
    name.into()
}

/// Whether there is more than an empty file.
pub(in crate::storage) fn has_content(file: &Path) -> Result<bool, FileError> {
    match file.metadata() {
        Ok(metadata) => Ok(metadata.len() > 0),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(from_system(file, &error)),
    }
}

/// Whether something is still in the log beside a database: not everybody has closed it.
pub(in crate::storage) fn has_log(file: &Path) -> bool {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    Path::new(&name).metadata().is_ok_and(|log| log.len() > 0)
}

/// Whether there is a database, or what is left of one.
pub(in crate::storage) fn is_there(file: &Path) -> bool {
    let beside = ["", "-wal", "-shm", "-journal"];
    beside.iter().any(|suffix| {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        Path::new(&name).exists()
    })
}

/// How the writer connects.
pub(in crate::storage) fn to_write(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // A new database gives pages back that are not used any more.
        .auto_vacuum(SqliteAutoVacuum::Incremental)
        .busy_timeout(BUSY)
        .pragma("cache_size", "-8000")
        // The log goes into the database in larger parts: what changes often, as tables that
        // are played do, is then written there once instead of many times.
        .pragma("wal_autocheckpoint", "8000")
        // Nothing is left in a page of what it held before: of a seed, or of somebody forgotten.
        .pragma("secure_delete", "fast")
        // What a savepoint remembers stays in memory instead of going to a file.
        .pragma("temp_store", "memory")
        // The log beside the database shrinks again after a burst.
        .pragma("journal_size_limit", "67108864")
        .disable_statement_logging()
}

/// How everybody else connects.
pub(in crate::storage) fn to_read(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .busy_timeout(BUSY)
        // There are several of them, and the system keeps what they read anyway.
        .pragma("cache_size", "-500")
        .disable_statement_logging()
}

/// The version of a database; 0 if nothing is in it yet. One that is damaged, foreign, or
/// newer than this program is refused. Nothing is written to it.
pub(in crate::storage) async fn check(file: &Path, look: Look) -> Result<i64, FileError> {
    let mut connection = to_read(file).connect().await.map_err(|error| unreadable(file, &error))?;
    let checked = check_through(&mut connection, file, look).await;
    connection.close().await.map_err(|error| unreadable(file, &error))?;
    checked
}

async fn check_through(connection: &mut SqliteConnection, file: &Path, look: Look) -> Result<i64, FileError> {
    let damaged = |error: sqlx::Error| unreadable(file, &error);
    let question = match look {
        Look::Glance => None,
        Look::Quick => Some("pragma quick_check(1)"),
        Look::Whole => Some("pragma integrity_check(1)"),
    };
    if let Some(question) = question {
        let verdict: String = sqlx::query_scalar(question).fetch_one(&mut *connection).await.map_err(damaged)?;
        if verdict != "ok" {
            return Err(FileFault::Damaged(verdict).of(file));
        }
    }

    let names = "select name from sqlite_schema where type = 'table'";
    let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut *connection).await.map_err(damaged)?;
    if names.is_empty() {
        return Ok(0);
    }
    if !names.iter().any(|name| name == "_sqlx_migrations") {
        return Err(FileFault::Foreign.of(file));
    }
    let latest = "select coalesce(max(version), 0) from _sqlx_migrations";
    let version = sqlx::query_scalar(latest).fetch_one(&mut *connection).await.map_err(damaged)?;
    let known = STEPS.map(|(version, _, _)| version).into_iter().max().unwrap_or_default();
    if version > known {
        return Err(FileFault::Newer { version, known }.of(file));
    }
    Ok(version)
}

/// Brings a database up to the version of this program.
pub(in crate::storage) async fn migrate(connection: &mut SqliteConnection, file: &Path) -> Result<(), FileError> {
    let steps = STEPS.map(|(version, name, text)| {
        Migration::new(version, name.into(), MigrationType::Simple, text.into_sql_str(), false)
    });
    let done = Migrator::with_migrations(steps.into()).run(connection).await;
    done.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => unreadable(file, &error),
        // That a step is another than it was, and the like.
        other => FileFault::Database(other.to_string()).of(file),
    })
}

/// What is the matter with a file, by what the database says. Only what it calls damaged is: a
/// sound database on a full disk cannot be opened either, and must not be thrown away for it.
pub(in crate::storage) fn unreadable(file: &Path, error: &sqlx::Error) -> FileError {
    const FULL: i32 = 13;
    const DAMAGED: [i32; 2] = [11, 26];
    let code = error.as_database_error().and_then(|error| error.code()).and_then(|code| code.parse::<i32>().ok());
    // What is above the lowest byte says more than is asked here.
    let fault = match code.map(|code| code & 0xff) {
        Some(FULL) => FileFault::Full,
        Some(code) if DAMAGED.contains(&code) => FileFault::Damaged(error.to_string()),
        // A disk that is full fails in many ways.
        Some(_) | None if is_full(file) => FileFault::Full,
        Some(_) | None => FileFault::Database(error.to_string()),
    };
    fault.of(file)
}

/// Whether there is no room for a little more beside a file.
fn is_full(file: &Path) -> bool {
    let mut name = file.as_os_str().to_owned();
    name.push(".trial");
    let tried = fs::write(&name, [0; TRIAL]);
    // If it could not be made, there is nothing to remove.
    _ = fs::remove_file(&name);
    matches!(tried, Err(error) if matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded))
}

#[cfg(test)]
mod tests {
    use sqlx::Executor;

    use super::*;

    #[tokio::test]
    async fn what_has_no_room_is_full_and_not_damaged() {
        let folder = tempfile::tempdir().expect("there is a folder");
        let file = folder.path().join("full.db");
        let options = to_write(&file).create_if_missing(true).pragma("max_page_count", "3");
        let mut connection = options.connect().await.expect("there is room for a little");

        let refused = migrate(&mut connection, &file).await;

        assert_eq!(refused, Err(FileFault::Full.of(&file)));
    }

    #[tokio::test]
    async fn what_is_no_database_is_damaged_and_what_fails_otherwise_is_not() {
        let folder = tempfile::tempdir().expect("there is a folder");
        let file = folder.path().join("rubbish.db");
        fs::write(&file, [b'?'; 4096]).expect("there is room");
        let rubbish = to_read(&file).connect().await.expect_err("it is no database");
        let sound = to_write(&folder.path().join("sound.db")).create_if_missing(true).connect().await;
        let wrong = sound.expect("it is made").execute("select").await.expect_err("it is no question");

        assert!(matches!(unreadable(&file, &rubbish).fault, FileFault::Damaged(_)), "{rubbish:?}");
        assert!(matches!(unreadable(&file, &wrong).fault, FileFault::Database(_)), "{wrong:?}");
        assert!(!file.with_extension("db.trial").exists());
    }
}
