//! The database of a server: PostgreSQL, with one connection that writes and a few that read.
//!
//! It is opened in `postgres/opening.rs`. What tables store while they are played goes there in one statement
//! for all of them (`postgres/together.rs`). Every call has a limit on the server and here, since a machine
//! that is gone does not say so; whatever goes wrong with a connection ends it.

mod opening;
mod together;

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use sqlx::{ConnectOptions, Executor, PgConnection, postgres::PgConnectOptions};
use tokio::{sync::Semaphore, time::timeout};

use super::{
    StorageError,
    changes::{Statement, Statements, Work},
    reading::failed,
    values::{Asked, Row, Value, to_postgres},
    writer::{self, Connected, Disk, Outcome},
};

pub(super) use opening::{open, readers};

/// How many may read at once; others wait for their turn.
const READERS: usize = 8;

/// How long anything may take: somewhat longer than the server itself allows.
const LIMIT: Duration = Duration::from_secs(6);

/// The same for a whole group of writes, where they are done one by one.
const LIMIT_OF_A_GROUP: Duration = Duration::from_secs(20);

/// What is done from here to the next start can be undone alone.
const START: &str = "release one_write; savepoint one_write";

/// Nothing can be written on this connection any more: the server follows another one now.
const READ_ONLY: &str = "25006";
/// A text has a character in it that the database cannot hold.
const NO_TEXT: &str = "22021";

/// A database of a server, which nobody else writes to.
pub(super) struct OnServer {
    /// None after a failure, until the next group.
    session: Option<Session>,
    options: PgConnectOptions,
    readers: Readers,
}

/// The connection of the writer.
struct Session {
    connection: PgConnection,
    /// It is worth nothing any more.
    is_over: bool,
}

/// Those who read. A connection that somebody waits for in vain is not used again.
#[derive(Clone)]
pub(super) struct Readers(Arc<AllReaders>);

struct AllReaders {
    options: PgConnectOptions,
    turns: Semaphore,
    idle: Mutex<Vec<PgConnection>>,
    /// How often all of them were let go.
    generation: AtomicU64,
}

impl Disk for OnServer {
    async fn commit(&mut self, group: &[Work]) -> Result<Vec<Outcome>, StorageError> {
        let session = match &mut self.session {
            Some(session) => session,
            none => {
                none.insert(Session::new(opening::connect_to_write(&self.options).await.map_err(|fault| lost(&fault))?))
            }
        };
        session.store(group).await
    }

    async fn break_off(&mut self) {
        self.session = None;
        // If the server was exchanged, they are connected to one that does not know what comes now.
        self.readers.renew();
    }

    async fn close(self) {
        self.readers.close().await;
    }
}

impl Session {
    fn new(connection: PgConnection) -> Session {
        Session { connection, is_over: false }
    }

    async fn store(&mut self, group: &[Work]) -> Result<Vec<Outcome>, StorageError> {
        // One statement is a transaction of its own.
        if group.iter().all(Session::goes_together) {
            match timeout(LIMIT, self.together(group)).await {
                Ok(Ok(outcomes)) => return Ok(outcomes),
                // One of them is bad, and shows when they are done one by one.
                Ok(Err(_)) => (),
                Err(_) => return Err(silent()),
            }
        }
        let outcomes = within(LIMIT_OF_A_GROUP, writer::commit(self, group)).await?;
        if self.is_over { Err(StorageError::Failed("the connection is over".to_owned())) } else { Ok(outcomes) }
    }

    async fn together(&mut self, works: &[Work]) -> Result<Vec<Outcome>, StorageError> {
        let stored = together::store(works, &mut self.connection).await?;
        stored.map_err(|error| self.failed(&error))
    }

    async fn say(&mut self, text: &'static str) -> Result<(), StorageError> {
        let said = self.connection.execute(text).await.map(drop);
        said.map_err(|error| self.failed(&error))
    }

    /// What the database says, and what it means for the connection.
    fn failed(&mut self, error: &sqlx::Error) -> StorageError {
        self.is_over |= is_over(error);
        failed(error)
    }
}

impl Asked for Session {
    async fn ask(&mut self, question: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StorageError> {
        let found = sqlx::query_with(question, to_postgres(values)?).fetch_all(&mut self.connection).await;
        let found = found.map_err(|error| self.failed(&error))?;
        Ok(found.into_iter().map(Row::Postgres).collect())
    }
}

impl Connected for Session {
    const FEWEST_TOGETHER: usize = 1;

    async fn begin(&mut self) -> Result<(), StorageError> {
        self.say("begin; savepoint one_write").await
    }

    async fn run(&mut self, statements: Statements) -> Result<(), StorageError> {
        if statements.is_start {
            self.say(START).await?;
        }
        for Statement { sql, values, or_else } in statements.all {
            let done = sqlx::query_with(sql, to_postgres(values)?).execute(&mut self.connection).await;
            let done = done.map_err(|error| self.failed(&error))?;
            if let Some(or_else) = or_else.filter(|_| done.rows_affected() == 0) {
                return Err(or_else);
            }
        }
        Ok(())
    }

    async fn undo(&mut self) -> Result<(), StorageError> {
        self.say("rollback to one_write").await
    }

    async fn commit(&mut self) -> Result<(), StorageError> {
        self.say("commit").await
    }

    fn goes_together(work: &Work) -> bool {
        together::is_play(work)
    }

    async fn run_together(&mut self, works: &[Work]) -> Result<Vec<Outcome>, StorageError> {
        self.say(START).await?;
        self.together(works).await
    }

    /// The server does so by itself.
    async fn shrink(&mut self) -> Result<(), StorageError> {
        Ok(())
    }
}

impl Readers {
    fn new(options: PgConnectOptions) -> Readers {
        Readers(Arc::new(AllReaders {
            options,
            turns: Semaphore::new(READERS),
            idle: Mutex::default(),
            generation: AtomicU64::new(0),
        }))
    }

    /// All rows that are found.
    pub(super) async fn ask(&self, question: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StorageError> {
        within(LIMIT, async {
            let _turn = self.0.turns.acquire().await.map_err(|_| StorageError::Closed)?;
            let generation = self.0.generation.load(Ordering::SeqCst);
            let idle = self.idle().pop();
            if let Some(connection) = idle {
                match self.ask_through(connection, generation, question, values.clone()).await {
                    // It was left behind by a server that has been started anew.
                    Err(error) if is_over(&error) => (),
                    answered => return read(answered),
                }
            }
            let connection = self.0.options.connect().await.map_err(|error| failed(&error))?;
            read(self.ask_through(connection, generation, question, values).await)
        })
        .await
    }

    /// If nobody waits for the answer any more, the connection goes with it.
    async fn ask_through(
        &self,
        mut connection: PgConnection,
        generation: u64,
        question: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<Row>, sqlx::Error> {
        let arguments = to_postgres(values).map_err(|error| sqlx::Error::Encode(error.into()))?;
        let found = sqlx::query_with(question, arguments).fetch_all(&mut connection).await;
        let is_over = found.as_ref().is_err_and(is_over);
        if !is_over && generation == self.0.generation.load(Ordering::SeqCst) && !self.0.turns.is_closed() {
            self.idle().push(connection);
        }
        Ok(found?.into_iter().map(Row::Postgres).collect())
    }

    /// Lets all connections go; whoever reads from now on gets another.
    fn renew(&self) {
        self.0.generation.fetch_add(1, Ordering::SeqCst);
        self.idle().clear();
    }

    /// Lets all connections go, and gives out no other.
    pub(super) async fn close(&self) {
        self.0.turns.close();
        self.renew();
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<PgConnection>> {
        self.0.idle.lock().expect("nobody panics while they hold the list")
    }
}

/// What a reader was answered. What no row can hold is in none.
fn read(answered: Result<Vec<Row>, sqlx::Error>) -> Result<Vec<Row>, StorageError> {
    match answered {
        Err(error) if code(&error).as_deref() == Some(NO_TEXT) => Ok(Vec::new()),
        answered => answered.map_err(|error| failed(&error)),
    }
}

/// Whether a connection is worth nothing after this: it broke, or its server has become another's copy or
/// is being stopped.
fn is_over(error: &sqlx::Error) -> bool {
    match code(error) {
        Some(code) => code == READ_ONLY || code.starts_with("57P") || code.starts_with("08"),
        None => true,
    }
}

fn code(error: &sqlx::Error) -> Option<String> {
    error.as_database_error()?.code().map(Into::into)
}

async fn within<T>(limit: Duration, done: impl Future<Output = Result<T, StorageError>>) -> Result<T, StorageError> {
    timeout(limit, done).await.unwrap_or_else(|_| Err(silent()))
}

fn silent() -> StorageError {
    StorageError::Failed("the database does not answer".to_owned())
}

fn lost(fault: &super::ServerFault) -> StorageError {
    StorageError::Failed(fault.to_string())
}
