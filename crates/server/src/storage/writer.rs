//! The one writer: what all tables want to store, in groups.
//!
//! Whatever waits when the writer is free goes into one transaction, so that many tables
//! share one wait for the disk; nobody waits for a group to fill. A write that fails fails alone.
//! Nobody is answered before the commit has returned. When the commit itself fails, the whole group has
//! failed, and the next one starts with a new connection.

use std::{future::Future, time::Instant};

use metrics::{counter, histogram};
use tokio::sync::{mpsc, oneshot, watch};

use super::{
    Change, Held, StorageError, TableId,
    changes::{Statements, Work},
    held,
    values::Asked,
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

/// What became of a write: the edition of the table that was taken, for whoever takes one.
pub(super) type Outcome = Result<Option<u64>, StorageError>;

type Answer = oneshot::Sender<Outcome>;

/// A database that the writer has for itself.
pub(super) trait Disk: Send + 'static {
    /// One transaction: what became of each write, or why all of them failed.
    fn commit(&mut self, group: &[Work]) -> impl Future<Output = Result<Vec<Outcome>, StorageError>> + Send;

    /// Closes a connection of which nobody knows what state it is in; that undoes what it had begun. The
    /// next group gets another one.
    fn break_off(&mut self) -> impl Future<Output = ()> + Send;

    /// Leaves everything in good order.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// The connection of the writer, in a transaction.
pub(super) trait Connected: Asked + Send {
    /// How many writes are worth a way of their own to be written together.
    const FEWEST_TOGETHER: usize;

    /// Begins a transaction, and a first write in it.
    fn begin(&mut self) -> impl Future<Output = Result<(), StorageError>> + Send;

    /// Carries statements out. If one of them fails, what was done since the last start has to be undone.
    fn run(&mut self, statements: Statements) -> impl Future<Output = Result<(), StorageError>> + Send;

    /// Back to the last start. Some failures end the whole transaction; then this one fails too.
    fn undo(&mut self) -> impl Future<Output = Result<(), StorageError>> + Send;

    /// Everything that was written is there from now on.
    fn commit(&mut self) -> impl Future<Output = Result<(), StorageError>> + Send;

    /// Whether a write can be written together with others of its kind.
    fn goes_together(work: &Work) -> bool;

    /// Writes together what goes together. If that fails, all of it has to be undone, and done one by one.
    fn run_together(&mut self, works: &[Work]) -> impl Future<Output = Result<Vec<Outcome>, StorageError>> + Send;

    /// Gives room that is not used any more back to the system, some of it.
    fn shrink(&mut self) -> impl Future<Output = Result<(), StorageError>> + Send;
}

enum Job {
    Write(Work, Answer),
    Close,
}

impl Writer {
    /// Starts the writer of a database.
    pub(super) fn start(disk: impl Disk) -> Writer {
        let (jobs, waiting) = mpsc::channel(MOST_WAITING);
        let (end, ended) = watch::channel(());
        tokio::spawn(async move {
            write_until_closed(disk, waiting).await;
            drop(end);
        });
        Writer { jobs, ended }
    }

    /// Stores changes, all or none.
    pub(super) async fn write(&self, held: Option<Held>, changes: Vec<Change>) -> Result<(), StorageError> {
        held::check(held.as_ref(), &changes)?;
        self.ask(Work::Changes(held, changes)).await.map(drop)
    }

    /// Makes a table that of whoever asks, and says by which edition they know it; nothing if there is none.
    pub(super) async fn take(&self, id: &TableId) -> Outcome {
        self.ask(Work::Take(id.clone())).await
    }

    /// Stores nothing much, to see whether it can be done.
    pub(super) async fn beat(&self) -> Result<(), StorageError> {
        self.ask(Work::Beat).await.map(drop)
    }

    /// Stores what was ordered before, and ends. Whoever jobs later is refused.
    pub(super) async fn close(&self) {
        // A writer that has ended already cannot be told to.
        self.jobs.send(Job::Close).await.ok();
        let mut ended = self.ended.clone();
        while ended.changed().await.is_ok() {}
    }

    async fn ask(&self, work: Work) -> Outcome {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Write(work, answer)).await.map_err(|_| StorageError::Closed)?;
        answered.await.map_err(|_| StorageError::Closed)?
    }
}

async fn write_until_closed(mut disk: impl Disk, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(MOST_IN_A_GROUP);
    while waiting.recv_many(&mut jobs, MOST_IN_A_GROUP).await > 0 {
        let mut group = Vec::with_capacity(jobs.len());
        let mut answers = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Write(work, answer) => {
                    group.push(work);
                    answers.push(answer);
                }
                // What is waiting still comes out of the channel; nothing more goes in.
                Job::Close => waiting.close(),
            }
        }
        if !group.is_empty() {
            store(&mut disk, &group, answers).await;
        }
    }
    disk.close().await;
}

async fn store(disk: &mut impl Disk, group: &[Work], answers: Vec<Answer>) {
    let began = Instant::now();
    let n_writes = group.len();
    let outcomes = match disk.commit(group).await {
        Ok(outcomes) => {
            counter!("airlock_storage_commits_total").increment(1);
            outcomes
        }
        Err(error) => {
            tracing::error!(%error, n_writes, "a group of writes was not stored");
            disk.break_off().await;
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

/// One transaction with all of a group: what became of each write, or why all of them failed.
pub(super) async fn commit<C: Connected>(connection: &mut C, group: &[Work]) -> Result<Vec<Outcome>, StorageError> {
    connection.begin().await?;
    let mut outcomes = Vec::with_capacity(group.len());
    for some in group.chunk_by(|one, next| C::goes_together(one) && C::goes_together(next)) {
        if some.len() >= C::FEWEST_TOGETHER && C::goes_together(&some[0]) {
            if let Ok(together) = connection.run_together(some).await {
                outcomes.extend(together);
                continue;
            }
            // One of them is bad. Which one shows when they are done one by one.
            connection.undo().await?;
        }
        for work in some {
            let (outcome, has_begun) = work.run(connection).await;
            // To undo what has not begun would be to undo the write before it.
            if outcome.is_err() && has_begun {
                connection.undo().await?;
            }
            outcomes.push(outcome);
        }
    }
    connection.commit().await?;
    Ok(outcomes)
}
