//! A bad disk, on demand: a storage for tests that stands before another one.
//!
//! ```
//! # use std::{sync::Arc, time::Duration};
//! # use server::storage::{Fault, Faulty, Storage};
//! # fn example(disk: Arc<dyn Storage>) {
//! let disk = Faulty::new(disk);
//! disk.next_writes(10, Fault::None);
//! disk.next_writes(3, Fault::Fails);
//! disk.then_writes(Fault::Slow(Duration::from_millis(50)));
//! # }
//! ```

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use futures_util::future::BoxFuture;
use tokio::{sync::watch, time::sleep};

use super::{
    At, CampaignId, Change, Held, Person, PersonId, Storage, StorageError, StoredCampaign, StoredMember, StoredMission,
    StoredMoment, StoredSight, StoredTable, TableId, Taken, Unneeded, Wanted,
};
use crate::results::{Finished, Tally};

/// What is the matter with the disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fault {
    /// Nothing.
    #[default]
    None,
    /// It is full: nothing is stored, and that is said.
    Full,
    /// It fails: nothing is stored, and that is said.
    Fails,
    /// Everything is stored, and then it says that it failed.
    FailsLate,
    /// Nothing is stored, and it says that it was.
    Lies,
    /// Everything is stored, and said so late.
    Slow(Duration),
    /// Nothing is done, and nothing said, until the fault is over.
    Hangs,
}

/// A storage with faults.
pub struct Faulty {
    disk: Arc<dyn Storage>,
    writing: Faults,
    reading: Faults,
    n_stored: AtomicUsize,
}

impl Faulty {
    /// A storage that is well, so far.
    pub fn new(disk: Arc<dyn Storage>) -> Faulty {
        Faulty { disk, writing: Faults::default(), reading: Faults::default(), n_stored: AtomicUsize::new(0) }
    }

    /// After what was said before, the next so many writes meet this fault.
    pub fn next_writes(&self, n: usize, fault: Fault) {
        self.writing.change(|plan| plan.next.extend(std::iter::repeat_n(fault, n)));
    }

    /// After what was said before, all writes meet this fault.
    pub fn then_writes(&self, fault: Fault) {
        self.writing.change(|plan| plan.then = fault);
    }

    /// From now on, whatever was said before, all writes meet this fault.
    pub fn all_writes(&self, fault: Fault) {
        self.writing.change(|plan| *plan = Plan { next: VecDeque::new(), then: fault });
    }

    /// From now on all reads meet this fault.
    pub fn all_reads(&self, fault: Fault) {
        self.reading.change(|plan| *plan = Plan { next: VecDeque::new(), then: fault });
    }

    /// How many writes the disk behind has really stored.
    pub fn n_stored(&self) -> usize {
        self.n_stored.load(Ordering::SeqCst)
    }

    async fn store(&self, held: Option<Held>, changes: Vec<Change>) -> Result<(), StorageError> {
        self.disk.write_holding(held, changes).await?;
        self.n_stored.fetch_add(1, Ordering::SeqCst);
        Ok(())
    }

    fn read<'a, T: Send + 'a>(
        &'a self,
        found: BoxFuture<'a, Result<T, StorageError>>,
    ) -> BoxFuture<'a, Result<T, StorageError>> {
        Box::pin(async move {
            match self.reading.meet().await {
                // A disk can be read when it is full, and a lie is told by writing.
                Fault::None | Fault::Full | Fault::Lies | Fault::Hangs => found.await,
                Fault::Fails | Fault::FailsLate => Err(broken()),
                Fault::Slow(delay) => {
                    sleep(delay).await;
                    found.await
                }
            }
        })
    }
}

impl Storage for Faulty {
    fn write_holding(&self, held: Option<Held>, changes: Vec<Change>) -> BoxFuture<'_, Result<(), StorageError>> {
        Box::pin(async move {
            match self.writing.meet().await {
                Fault::None | Fault::Hangs => self.store(held, changes).await,
                Fault::Full => Err(StorageError::Failed("database or disk is full".to_owned())),
                Fault::Fails => Err(broken()),
                Fault::FailsLate => self.store(held, changes).await.and(Err(broken())),
                Fault::Lies => Ok(()),
                Fault::Slow(delay) => {
                    let stored = self.store(held, changes).await;
                    sleep(delay).await;
                    stored
                }
            }
        })
    }

    /// To take a table is to read it first of all: a disk that cannot be written to shows at the next write.
    fn take(&self, id: &TableId) -> BoxFuture<'_, Result<Option<Taken>, StorageError>> {
        self.read(self.disk.take(id))
    }

    fn table(&self, id: &TableId) -> BoxFuture<'_, Result<Option<StoredTable>, StorageError>> {
        self.read(self.disk.table(id))
    }

    fn moments(&self, id: &TableId, after: u64) -> BoxFuture<'_, Result<Vec<StoredMoment>, StorageError>> {
        self.read(self.disk.moments(id, after))
    }

    fn written_by(&self, id: &PersonId) -> BoxFuture<'_, Result<Vec<(TableId, StoredMoment)>, StorageError>> {
        self.read(self.disk.written_by(id))
    }

    fn barred(&self, id: &TableId) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        self.read(self.disk.barred(id))
    }

    fn sights(&self, id: &TableId) -> BoxFuture<'_, Result<Vec<StoredSight>, StorageError>> {
        self.read(self.disk.sights(id))
    }

    fn tables(&self, wanted: Wanted, most: u32) -> BoxFuture<'_, Result<Vec<StoredTable>, StorageError>> {
        self.read(self.disk.tables(wanted, most))
    }

    fn due(&self, now: At, most: u32) -> BoxFuture<'_, Result<Vec<TableId>, StorageError>> {
        self.read(self.disk.due(now, most))
    }

    fn unneeded_tables(
        &self,
        kind: Unneeded,
        before: At,
        most: u32,
    ) -> BoxFuture<'_, Result<Vec<TableId>, StorageError>> {
        self.read(self.disk.unneeded_tables(kind, before, most))
    }

    fn unneeded_guests(&self, before: At, most: u32) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        self.read(self.disk.unneeded_guests(before, most))
    }

    fn n_open_tables(&self, of: &PersonId) -> BoxFuture<'_, Result<u32, StorageError>> {
        self.read(self.disk.n_open_tables(of))
    }

    fn history(
        &self,
        of: &PersonId,
        before: Option<(At, TableId)>,
        most: u32,
    ) -> BoxFuture<'_, Result<Vec<Finished>, StorageError>> {
        self.read(self.disk.history(of, before, most))
    }

    fn tallies(&self, of: &PersonId) -> BoxFuture<'_, Result<Vec<Tally>, StorageError>> {
        self.read(self.disk.tallies(of))
    }

    fn person(&self, id: &PersonId) -> BoxFuture<'_, Result<Option<Person>, StorageError>> {
        self.read(self.disk.person(id))
    }

    fn person_named(&self, name: &str) -> BoxFuture<'_, Result<Option<Person>, StorageError>> {
        self.read(self.disk.person_named(name))
    }

    fn is_like_another(&self, name: &str, but: &PersonId) -> BoxFuture<'_, Result<bool, StorageError>> {
        self.read(self.disk.is_like_another(name, but))
    }

    fn muted_by(&self, id: &PersonId) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        self.read(self.disk.muted_by(id))
    }

    fn campaign(&self, id: &CampaignId) -> BoxFuture<'_, Result<Option<StoredCampaign>, StorageError>> {
        self.read(self.disk.campaign(id))
    }

    fn campaigns_of(&self, id: &PersonId, most: u32) -> BoxFuture<'_, Result<Vec<StoredCampaign>, StorageError>> {
        self.read(self.disk.campaigns_of(id, most))
    }

    fn members(&self, id: &CampaignId) -> BoxFuture<'_, Result<Vec<StoredMember>, StorageError>> {
        self.read(self.disk.members(id))
    }

    fn missions(&self, id: &CampaignId) -> BoxFuture<'_, Result<Vec<StoredMission>, StorageError>> {
        self.read(self.disk.missions(id))
    }

    fn unneeded_campaigns(&self, before: At, most: u32) -> BoxFuture<'_, Result<Vec<CampaignId>, StorageError>> {
        self.read(self.disk.unneeded_campaigns(before, most))
    }

    fn is_well(&self) -> BoxFuture<'_, bool> {
        Box::pin(async {
            let fault = self.writing.lock().now();
            !matches!(fault, Fault::Full | Fault::Fails | Fault::Hangs) && self.disk.is_well().await
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            if self.writing.lock().now() == Fault::Hangs {
                self.writing.meet().await;
            }
            self.disk.close().await;
        })
    }
}

/// What will be the matter, in order, and from then on.
#[derive(Default)]
struct Plan {
    next: VecDeque<Fault>,
    then: Fault,
}

impl Plan {
    fn now(&self) -> Fault {
        self.next.front().copied().unwrap_or(self.then)
    }

    fn meet(&mut self) -> Fault {
        self.next.pop_front().unwrap_or(self.then)
    }
}

/// The faults of reading, or of writing.
struct Faults {
    plan: Mutex<Plan>,
    /// Tells whoever hangs that the plan has changed.
    changed: watch::Sender<()>,
}

impl Default for Faults {
    fn default() -> Faults {
        Faults { plan: Mutex::default(), changed: watch::Sender::new(()) }
    }
}

impl Faults {
    fn change(&self, change: impl FnOnce(&mut Plan)) {
        change(&mut self.lock());
        self.changed.send_replace(());
    }

    /// The fault that is met now. Whoever hangs stays until the plan changes to something
    /// else, and then goes on as if nothing had been.
    async fn meet(&self) -> Fault {
        let mut changed = self.changed.subscribe();
        let fault = self.lock().meet();
        if fault == Fault::Hangs {
            while changed.changed().await.is_ok() && self.lock().now() == Fault::Hangs {}
        }
        fault
    }

    fn lock(&self) -> MutexGuard<'_, Plan> {
        self.plan.lock().expect("nobody panics while they hold the plan")
    }
}

fn broken() -> StorageError {
    StorageError::Failed("disk I/O error".to_owned())
}
