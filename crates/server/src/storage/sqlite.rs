//! The database in a file: SQLite, with one writer and a few readers.
//!
//! The file is in write-ahead mode, so readers see the last commit and never wait for the
//! writer; the log is synced at every commit.
//!
//! The statements of a write go to the database in one text, because a trip between a task and its connection
//! costs more than the change itself. What tables store while they are played is most of all, and always rows,
//! moments and sights: that of many writes goes together (`sqlite/batches.rs`).

mod batches;
pub(super) mod file;

use std::{
    fs::File,
    path::{Path, PathBuf},
    time::Instant,
};

use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, Executor, Sqlite, SqliteConnection, SqlitePool,
    sqlite::{SqliteArguments, SqliteConnectOptions, SqlitePoolOptions},
};

use self::file::Look;
use super::{
    StorageError,
    changes::{Statement, Statements, Work},
    error::FileError,
    names,
    reading::failed,
    seals,
    values::{Asked, Readers, Row, Value, to_sqlite},
    writer::{self, Connected, Disk, Outcome},
};

/// How many may read at once; others wait a moment for their turn.
const READERS: u32 = 4;

/// What is done from here to the next start can be undone alone.
const START: &str = "release one_write; savepoint one_write;";

/// Texts up to this length are kept prepared: the rows of sixteen tables fit. Longer ones
/// hardly come again.
const COMMON: usize = 7_000;

/// Gives pages that are not used any more back to the system, a few at a time.
const SHRINK: &str = "pragma incremental_vacuum(500);";

/// A database in a file, which nobody else writes to.
pub(super) struct InFile {
    /// None after a failure, until the next group.
    connection: Option<SqliteConnection>,
    /// How to connect again.
    options: SqliteConnectOptions,
    /// Closed before the writer's own connection, so that this one is the last and tidies up.
    readers: SqlitePool,
    /// That no other server writes.
    lock: File,
    file: PathBuf,
}

/// Opens the database in a folder, or the file itself if the path has an extension. What is not there is made.
/// A database that is damaged, newer than this program, or used by another server is refused and left as it is.
pub(super) async fn open(folder_or_file: &Path) -> Result<(InFile, Readers), FileError> {
    let file = file::file_of(folder_or_file);
    file::make_room(&file)?;
    let lock = file::hold(&file).await?;
    let was_left_in_order = file::was_left_in_order(&file);
    if file::has_content(&file)? {
        let began = Instant::now();
        // To read all of it takes seconds for each gigabyte, and everybody waits.
        let look = if was_left_in_order { Look::Glance } else { Look::Quick };
        let version = file::check(&file, look).await?;
        tracing::info!(version, seconds = began.elapsed().as_secs_f64(), "the database is sound");
    } else {
        file::make_file(&file)?;
    }

    let options = file::to_write(&file);
    let mut connection = options.connect().await.map_err(|error| file::unreadable(&file, &error))?;
    file::migrate(&mut connection, &file).await?;
    names::fill_in(&mut connection).await.map_err(|error| file::unreadable(&file, &error))?;
    seals::seal_what_is_open(&mut connection, &file).await?;
    let readers = pool(&file);
    let disk = InFile { connection: Some(connection), options, readers: readers.clone(), lock, file };
    Ok((disk, Readers::Sqlite(readers)))
}

/// Those who read a file.
pub(super) fn readers(file: &Path) -> Readers {
    Readers::Sqlite(pool(file))
}

fn pool(file: &Path) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_lazy_with(file::to_read(file))
}

/// All rows that are found.
pub(super) async fn ask(
    asked: impl Executor<'_, Database = Sqlite>,
    question: &'static str,
    values: Vec<Value>,
) -> Result<Vec<Row>, StorageError> {
    let mut arguments = SqliteArguments::default();
    to_sqlite(values, &mut arguments)?;
    let found = sqlx::query_with(question, arguments).fetch_all(asked).await.map_err(|error| failed(&error))?;
    Ok(found.into_iter().map(Row::Sqlite).collect())
}

impl Disk for InFile {
    async fn commit(&mut self, group: &[Work]) -> Result<Vec<Outcome>, StorageError> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await.map_err(|error| failed(&error))?),
        };
        writer::commit(connection, group).await
    }

    async fn break_off(&mut self) {
        if let Some(connection) = self.connection.take() {
            connection.close().await.ok();
        }
    }

    async fn close(self) {
        let InFile { connection, options: _, readers, lock, file } = self;
        readers.close().await;
        if let Some(connection) = connection
            && connection.close().await.is_ok()
            && !file::has_log(&file)
        {
            file::leave_in_order(&file);
        }
        drop(lock);
    }
}

impl Asked for SqliteConnection {
    async fn ask(&mut self, question: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StorageError> {
        ask(self, question, values).await
    }
}

impl Connected for SqliteConnection {
    const FEWEST_TOGETHER: usize = 2;

    async fn begin(&mut self) -> Result<(), StorageError> {
        say(self, "begin immediate; savepoint one_write").await
    }

    async fn run(&mut self, statements: Statements) -> Result<(), StorageError> {
        // Whether a row is there has to be known before anything is done that relies on it.
        let Statements { is_start, mut all } = statements;
        let rest = all.iter().position(|statement| statement.or_else.is_some()).map(|row| all.split_off(row + 1));
        Text::of(Statements { is_start, all })?.run(self).await?;
        match rest.filter(|rest| !rest.is_empty()) {
            Some(rest) => Text::of(Statements { is_start: false, all: rest })?.run(self).await,
            None => Ok(()),
        }
    }

    async fn undo(&mut self) -> Result<(), StorageError> {
        say(self, "rollback to one_write").await
    }

    async fn commit(&mut self) -> Result<(), StorageError> {
        say(self, "commit").await
    }

    fn goes_together(work: &Work) -> bool {
        batches::is_play(work)
    }

    async fn run_together(&mut self, works: &[Work]) -> Result<Vec<Outcome>, StorageError> {
        batches::run_play(works, self).await?;
        Ok(works.iter().map(|_| Ok(None)).collect())
    }

    async fn shrink(&mut self) -> Result<(), StorageError> {
        say(self, SHRINK).await
    }
}

async fn say(connection: &mut SqliteConnection, text: &'static str) -> Result<(), StorageError> {
    connection.execute(text).await.map(drop).map_err(|error| failed(&error))
}

/// Several statements in one text, and what goes into it.
#[derive(Default)]
struct Text {
    sql: String,
    arguments: SqliteArguments,
    n_arguments: usize,
    /// What it means if fewer rows are given back than have to be found.
    has_to_find: Option<(usize, StorageError)>,
    /// How many rows a text of one statement has to change.
    n_changed: u64,
}

impl Text {
    fn of(statements: Statements) -> Result<Text, StorageError> {
        let mut text = Text::default();
        if statements.is_start {
            text.sql.push_str(START);
        }
        for Statement { sql, values, or_else } in statements.all {
            text.push(sql, values)?;
            if let Some(or_else) = or_else {
                let n_found = text.has_to_find.map_or(0, |(n, _)| n);
                text.has_to_find = Some((n_found + 1, or_else));
            }
        }
        Ok(text)
    }

    /// A statement more. Its `$1` is the first of its own values, wherever they stand among all of the text.
    fn push(&mut self, sql: &str, values: Vec<Value>) -> Result<(), StorageError> {
        let mut parts = sql.split('$');
        self.sql.extend(parts.next());
        for part in parts {
            let digits = part.len() - part.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
            let (number, rest) = part.split_at(digits);
            let number: usize = number.parse().expect("an argument has a number");
            self.sql.push_str(&format!("${}", number + self.n_arguments));
            self.sql.push_str(rest);
        }
        self.n_arguments += values.len();
        to_sqlite(values, &mut self.arguments)
    }

    /// Does it. If it fails, what was done since the last start has to be undone.
    async fn run(self, connection: &mut SqliteConnection) -> Result<(), StorageError> {
        let is_common = self.sql.len() <= COMMON;
        let query = sqlx::query_with(AssertSqlSafe(self.sql), self.arguments).persistent(is_common);
        match self.has_to_find {
            // Rows that come back cost as much as the change itself.
            None => {
                let done = query.execute(connection).await.map_err(|error| failed(&error))?;
                if done.rows_affected() >= self.n_changed { Ok(()) } else { Err(StorageError::NotHeld) }
            }
            Some((n, or_else)) => {
                let found = query.fetch_all(connection).await.map_err(|error| failed(&error))?;
                if found.len() >= n { Ok(()) } else { Err(or_else) }
            }
        }
    }
}
