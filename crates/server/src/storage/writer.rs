//! The one writer: what all tables want to store, in groups.
//!
//! Whatever waits when the writer is free goes into one transaction, so that many tables
//! share one wait for the disk; nobody waits for a group to fill. A write that fails fails alone. Nobody is answered before the commit has returned. When the commit
//! itself fails, the whole group has failed, and the next one starts with a new connection.

use std::{fs::File, path::PathBuf, time::Instant};

use metrics::{counter, histogram};
use sqlx::{ConnectOptions, Connection, Executor, SqliteConnection, SqlitePool, sqlite::SqliteConnectOptions};
use tokio::sync::{mpsc, oneshot, watch};

use super::{
    Change, StorageError,
    changes::{self, Work},
    database,
    reading::failed,
};

/// The most writes in one transaction.
const MOST_IN_A_GROUP: usize = 512;

/// How many writes may wait. Whoever comes next waits to be let in.
const MOST_WAITING: usize = 2_048;

/// The door to the writer.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    /// Its other end goes when the writer has ended.
    ended: watch::Receiver<()>,
}

/// What the writer keeps open, and lets go of last.
pub(super) struct Held {
    /// How to connect again.
    pub(super) options: SqliteConnectOptions,
    /// Closed before the writer's own connection, so that this one is the last and tidies up.
    pub(super) readers: SqlitePool,
    /// That no other server writes.
    pub(super) lock: File,
    /// The database.
    pub(super) file: PathBuf,
}

type Answer = oneshot::Sender<Result<(), StorageError>>;

enum Job {
    Write(Work, Answer),
    Close,
}

impl Writer {
    /// Starts the writer.
    pub(super) fn start(connection: SqliteConnection, held: Held) -> Writer {
        let (jobs, waiting) = mpsc::channel(MOST_WAITING);
        let (end, ended) = watch::channel(());
        let task = Task { connection: Some(connection), waiting, held };
        tokio::spawn(async move {
            task.run().await;
            drop(end);
        });
        Writer { jobs, ended }
    }

    /// Stores changes, all or none.
    pub(super) async fn write(&self, changes: Vec<Change>) -> Result<(), StorageError> {
        self.ask(Work::Changes(changes)).await
    }

    /// Stores nothing much, to see whether it can be done.
    pub(super) async fn beat(&self) -> Result<(), StorageError> {
        self.ask(Work::Beat).await
    }

    /// Stores what was ordered before, and ends. Whoever jobs later is refused.
    pub(super) async fn close(&self) {
        // A writer that has ended already cannot be told to.
        self.jobs.send(Job::Close).await.ok();
        let mut ended = self.ended.clone();
        while ended.changed().await.is_ok() {}
    }

    async fn ask(&self, work: Work) -> Result<(), StorageError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Write(work, answer)).await.map_err(|_| StorageError::Closed)?;
        answered.await.map_err(|_| StorageError::Closed)?
    }
}

struct Task {
    /// None after a failure, until the next group.
    connection: Option<SqliteConnection>,
    waiting: mpsc::Receiver<Job>,
    held: Held,
}

impl Task {
    async fn run(mut self) {
        let mut jobs = Vec::with_capacity(MOST_IN_A_GROUP);
        while self.waiting.recv_many(&mut jobs, MOST_IN_A_GROUP).await > 0 {
            let mut group = Vec::with_capacity(jobs.len());
            let mut answers = Vec::with_capacity(jobs.len());
            for job in jobs.drain(..) {
                match job {
                    Job::Write(work, answer) => {
                        group.push(work);
                        answers.push(answer);
                    }
                    // What is waiting still comes out of the channel; nothing more goes in.
                    Job::Close => self.waiting.close(),
                }
            }
            if !group.is_empty() {
                self.store(group, answers).await;
            }
        }

        let Held { options: _, readers, lock, file } = self.held;
        readers.close().await;
        if let Some(connection) = self.connection
            && connection.close().await.is_ok()
            && !database::has_log(&file)
        {
            database::leave_in_order(&file);
        }
        drop(lock);
    }

    async fn store(&mut self, group: Vec<Work>, answers: Vec<Answer>) {
        let began = Instant::now();
        let n_writes = group.len();
        let outcomes = match self.commit(group).await {
            Ok(outcomes) => {
                counter!("airlock_storage_commits_total").increment(1);
                outcomes
            }
            Err(error) => {
                tracing::error!(%error, n_writes, "a group of writes was not stored");
                // What state the connection is in is anybody's guess. Closing it undoes
                // what it had begun.
                if let Some(connection) = self.connection.take() {
                    connection.close().await.ok();
                }
                vec![Err(error); n_writes]
            }
        };
        let n_stored = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        counter!("airlock_storage_writes_total").increment(n_stored as u64);
        counter!("airlock_storage_failed_writes_total").increment((n_writes - n_stored) as u64);
        histogram!("airlock_storage_group_size").record(n_writes as f64);
        histogram!("airlock_storage_commit_seconds").record(began.elapsed());
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            // Whoever asked may have gone; what they wanted is stored all the same.
            answer.send(outcome).ok();
        }
    }

    /// One transaction: what became of each write, or why all of them failed.
    async fn commit(&mut self, group: Vec<Work>) -> Result<Vec<Result<(), StorageError>>, StorageError> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.held.options.connect().await.map_err(|error| failed(&error))?),
        };
        connection.execute("begin immediate; savepoint one_write").await.map_err(|error| failed(&error))?;
        let mut outcomes = Vec::with_capacity(group.len());
        for some in group.chunk_by(|one, next| one.is_play() && next.is_play()) {
            if some.len() > 1 {
                if changes::run_play(some, connection).await.is_ok() {
                    outcomes.extend(some.iter().map(|_| Ok(())));
                    continue;
                }
                // One of them is bad. Which one shows when they are done one by one.
                undo(connection).await?;
            }
            for work in some {
                outcomes.push(run(work, connection).await?);
            }
        }
        connection.execute("commit").await.map_err(|error| failed(&error))?;
        Ok(outcomes)
    }
}

/// What became of one write, or why the whole group fails.
async fn run(work: &Work, connection: &mut SqliteConnection) -> Result<Result<(), StorageError>, StorageError> {
    let text = match work.settled(connection).await.and_then(|settled| work.text(&settled)) {
        Ok(text) => text,
        // It has not started: to undo would be to undo the write before it.
        Err(error) => return Ok(Err(error)),
    };
    let outcome = text.run(connection).await;
    if outcome.is_err() {
        undo(connection).await?;
    }
    Ok(outcome)
}

/// Back to the last start. Some failures end the whole transaction; then this one fails too.
async fn undo(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    connection.execute("rollback to one_write").await.map(drop).map_err(|error| failed(&error))
}
