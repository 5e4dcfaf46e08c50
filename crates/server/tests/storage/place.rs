//! Where these tests are: a file in a folder of its own.

use server::storage::{Database, Pruned, Retention, pruning};
use tempfile::TempDir;

pub(crate) struct Place {
    pub(crate) folder: TempDir,
}

impl Place {
    pub(crate) async fn new() -> Place {
        Place { folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) async fn open(&self) -> Database {
        Database::in_folder(self.folder.path()).await.unwrap()
    }

    /// What could go, while the house is open.
    pub(crate) async fn count(&self, keeps: &Retention, now: u64) -> Pruned {
        pruning::count(self.folder.path(), keeps, now).await.unwrap()
    }

    /// Removes it, while the house is closed.
    pub(crate) async fn prune(&self, keeps: &Retention, now: u64) -> Pruned {
        pruning::prune(self.folder.path(), keeps, now).await.unwrap()
    }
}
