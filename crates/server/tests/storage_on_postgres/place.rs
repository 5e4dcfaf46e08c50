//! Where these tests are: a database of its own on a PostgreSQL server that is there for the test.

use server::{
    config::DatabaseUrl,
    storage::{Database, Pruned, Retention, Storage, pruning},
};

use crate::postgres;

pub(crate) struct Place {
    pub(crate) url: DatabaseUrl,
}

impl Place {
    pub(crate) async fn new() -> Place {
        Place { url: postgres::new_database().await }
    }

    pub(crate) async fn open(&self) -> Database {
        Database::on_server(&self.url).await.unwrap()
    }

    /// What could go, while the house is open.
    pub(crate) async fn count(&self, keeps: &Retention, now: u64) -> Pruned {
        Database::count_on_server(&self.url, keeps, now).await.unwrap()
    }

    /// Removes it, while the house is closed.
    pub(crate) async fn prune(&self, keeps: &Retention, now: u64) -> Pruned {
        let storage = self.open().await;
        let pruned = pruning::prune_all(&storage, keeps, now).await.unwrap();
        storage.close().await;
        pruned
    }
}
