//! The storage on a database: one writer, and those who read.

use std::{path::Path, time::Duration};

use futures_util::future::BoxFuture;
use tokio::time::timeout;

use super::{
    At, CampaignId, Change, Held, Person, PersonId, Pruned, Retention, Storage, StorageError, StoredCampaign,
    StoredMember, StoredMission, StoredMoment, StoredSight, StoredTable, TableId, Taken, Unneeded, Wanted, campaigns,
    error::{FileError, ServerFault},
    postgres, pruning, reading, results, sqlite,
    values::Readers,
    writer::Writer,
};
use crate::{
    config::DatabaseUrl,
    results::{Finished, Tally},
};

/// A storage that has not written anything for so long is not well.
const WELL: Duration = Duration::from_secs(5);

/// A database that this house writes to, and nobody else.
pub struct Database {
    writer: Writer,
    readers: Readers,
}

impl Database {
    /// Opens the database in a folder, or the file itself if the path has an extension.
    /// What is not there is made. A database that is damaged, newer than this program, or
    /// used by another server is refused and left as it is.
    pub async fn in_folder(folder_or_file: impl AsRef<Path>) -> Result<Database, FileError> {
        let (disk, readers) = sqlite::open(folder_or_file.as_ref()).await?;
        Ok(Database { writer: Writer::start(disk), readers })
    }

    /// Opens a database of a PostgreSQL server. Its tables are made on first use. One that is newer than this
    /// program, that another house uses, or that may lose what it says it has stored is refused.
    pub async fn on_server(url: &DatabaseUrl) -> Result<Database, ServerFault> {
        let (disk, readers) = postgres::open(url).await?;
        Ok(Database { writer: Writer::start(disk), readers })
    }

    /// Counts what could be removed from a database of a server. Nothing is changed; the house may be open.
    pub async fn count_on_server(url: &DatabaseUrl, keeps: &Retention, now: At) -> Result<Pruned, ServerFault> {
        let readers = postgres::readers(url).await?;
        let counted = pruning::counted(&readers, keeps, now).await;
        readers.close().await;
        counted.map_err(|error| ServerFault::Database(error.to_string()))
    }
}

impl Storage for Database {
    fn write_holding(&self, held: Option<Held>, changes: Vec<Change>) -> BoxFuture<'_, Result<(), StorageError>> {
        Box::pin(self.writer.write(held, changes))
    }

    fn take<'a>(&'a self, id: &TableId) -> BoxFuture<'a, Result<Option<Taken>, StorageError>> {
        let id = id.clone();
        Box::pin(async move {
            let Some(edition) = self.writer.take(&id).await? else { return Ok(None) };
            // If somebody has taken it since, this is what they have; whoever relies on the edition is refused.
            let found = reading::table(&self.readers, id).await?;
            Ok(found.map(|table| Taken { table, edition }))
        })
    }

    fn table(&self, id: &TableId) -> BoxFuture<'_, Result<Option<StoredTable>, StorageError>> {
        Box::pin(reading::table(&self.readers, id.clone()))
    }

    fn moments(&self, id: &TableId, after: u64) -> BoxFuture<'_, Result<Vec<StoredMoment>, StorageError>> {
        Box::pin(reading::moments(&self.readers, id.clone(), after))
    }

    fn written_by(&self, id: &PersonId) -> BoxFuture<'_, Result<Vec<(TableId, StoredMoment)>, StorageError>> {
        Box::pin(reading::written_by(&self.readers, id.clone()))
    }

    fn barred(&self, id: &TableId) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        Box::pin(reading::barred(&self.readers, id.clone()))
    }

    fn sights(&self, id: &TableId) -> BoxFuture<'_, Result<Vec<StoredSight>, StorageError>> {
        Box::pin(reading::sights(&self.readers, id.clone()))
    }

    fn tables(&self, wanted: Wanted, most: u32) -> BoxFuture<'_, Result<Vec<StoredTable>, StorageError>> {
        Box::pin(reading::tables(&self.readers, wanted, most))
    }

    fn due(&self, now: At, most: u32) -> BoxFuture<'_, Result<Vec<TableId>, StorageError>> {
        Box::pin(reading::due(&self.readers, now, most))
    }

    fn unneeded_tables(
        &self,
        kind: Unneeded,
        before: At,
        most: u32,
    ) -> BoxFuture<'_, Result<Vec<TableId>, StorageError>> {
        Box::pin(pruning::unneeded(&self.readers, kind, before, most))
    }

    fn unneeded_guests(&self, before: At, most: u32) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        Box::pin(pruning::guests(&self.readers, before, most))
    }

    fn n_open_tables(&self, of: &PersonId) -> BoxFuture<'_, Result<u32, StorageError>> {
        Box::pin(reading::n_open_tables(&self.readers, of.clone()))
    }

    fn history(
        &self,
        of: &PersonId,
        before: Option<(At, TableId)>,
        most: u32,
    ) -> BoxFuture<'_, Result<Vec<Finished>, StorageError>> {
        Box::pin(results::history(&self.readers, of.clone(), before, most))
    }

    fn tallies(&self, of: &PersonId) -> BoxFuture<'_, Result<Vec<Tally>, StorageError>> {
        Box::pin(results::tallies(&self.readers, of.clone()))
    }

    fn person(&self, id: &PersonId) -> BoxFuture<'_, Result<Option<Person>, StorageError>> {
        Box::pin(reading::person(&self.readers, id.clone()))
    }

    fn person_named(&self, name: &str) -> BoxFuture<'_, Result<Option<Person>, StorageError>> {
        Box::pin(reading::person_named(&self.readers, name.to_owned()))
    }

    fn is_like_another(&self, name: &str, but: &PersonId) -> BoxFuture<'_, Result<bool, StorageError>> {
        Box::pin(reading::is_like_another(&self.readers, name.to_owned(), but.clone()))
    }

    fn muted_by(&self, id: &PersonId) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        Box::pin(reading::muted_by(&self.readers, id.clone()))
    }

    fn campaign(&self, id: &CampaignId) -> BoxFuture<'_, Result<Option<StoredCampaign>, StorageError>> {
        Box::pin(campaigns::campaign(&self.readers, id.clone()))
    }

    fn campaigns_of(&self, id: &PersonId, most: u32) -> BoxFuture<'_, Result<Vec<StoredCampaign>, StorageError>> {
        Box::pin(campaigns::of(&self.readers, id.clone(), most))
    }

    fn members(&self, id: &CampaignId) -> BoxFuture<'_, Result<Vec<StoredMember>, StorageError>> {
        Box::pin(campaigns::members(&self.readers, id.clone()))
    }

    fn missions(&self, id: &CampaignId) -> BoxFuture<'_, Result<Vec<StoredMission>, StorageError>> {
        Box::pin(campaigns::missions(&self.readers, id.clone()))
    }

    fn unneeded_campaigns(&self, before: At, most: u32) -> BoxFuture<'_, Result<Vec<CampaignId>, StorageError>> {
        Box::pin(campaigns::idle(&self.readers, before, most))
    }

    fn is_well(&self) -> BoxFuture<'_, bool> {
        Box::pin(async { matches!(timeout(WELL, self.writer.beat()).await, Ok(Ok(()))) })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.writer.close())
    }
}
