//! The database in a file: SQLite, with one writer and a few readers.
//!
//! The file is in write-ahead mode, so readers see the last commit and never wait for the
//! writer; the log is synced at every commit.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use futures_util::future::BoxFuture;
use sqlx::{ConnectOptions, SqlitePool, sqlite::SqlitePoolOptions};
use tokio::time::timeout;

use super::{
    At, CampaignId, Change, Person, PersonId, Storage, StorageError, StoredCampaign, StoredMember, StoredMission,
    StoredMoment, StoredSight, StoredTable, TableId, Unneeded, Wanted, campaigns,
    database::{self, Look},
    error::FileError,
    names, pruning, reading, results, seals,
    writer::{Held, Writer},
};
use crate::results::{Finished, Tally};

/// How many may read at once; others wait a moment for their turn.
const READERS: u32 = 4;

/// A storage that has not written anything for so long is not well.
const WELL: Duration = Duration::from_secs(5);

/// A database in a file.
pub struct Sqlite {
    writer: Writer,
    readers: SqlitePool,
}

impl Sqlite {
    /// Opens the database in a folder, or the file itself if the path has an extension.
    /// What is not there is made. A database that is damaged, newer than this program, or
    /// used by another server is refused and left as it is.
    pub async fn open(folder_or_file: impl AsRef<Path>) -> Result<Sqlite, FileError> {
        let file = database::file_of(folder_or_file.as_ref());
        database::make_room(&file)?;
        let lock = database::hold(&file).await?;
        let was_left_in_order = database::was_left_in_order(&file);
        if database::has_content(&file)? {
            let began = Instant::now();
            // To read all of it takes seconds for each gigabyte, and everybody waits.
            let look = if was_left_in_order { Look::Glance } else { Look::Quick };
            let version = database::check(&file, look).await?;
            tracing::info!(version, seconds = began.elapsed().as_secs_f64(), "the database is sound");
        } else {
            database::make_file(&file)?;
        }

        let options = database::to_write(&file);
        let mut connection = options.connect().await.map_err(|error| database::unreadable(&file, &error))?;
        database::migrate(&mut connection, &file).await?;
        names::fill_in(&mut connection).await.map_err(|error| database::unreadable(&file, &error))?;
        seals::seal_what_is_open(&mut connection, &file).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_lazy_with(database::to_read(&file));
        let writer = Writer::start(connection, Held { options, readers: readers.clone(), lock, file });
        Ok(Sqlite { writer, readers })
    }
}

impl Storage for Sqlite {
    fn write(&self, changes: Vec<Change>) -> BoxFuture<'_, Result<(), StorageError>> {
        Box::pin(self.writer.write(changes))
    }

    fn table(&self, id: &TableId) -> BoxFuture<'_, Result<Option<StoredTable>, StorageError>> {
        Box::pin(reading::table(&self.readers, id.0.clone()))
    }

    fn moments(&self, id: &TableId, after: u64) -> BoxFuture<'_, Result<Vec<StoredMoment>, StorageError>> {
        Box::pin(reading::moments(&self.readers, id.0.clone(), after))
    }

    fn written_by(&self, id: &PersonId) -> BoxFuture<'_, Result<Vec<(TableId, StoredMoment)>, StorageError>> {
        Box::pin(reading::written_by(&self.readers, id.0.clone()))
    }

    fn barred(&self, id: &TableId) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        Box::pin(reading::barred(&self.readers, id.0.clone()))
    }

    fn sights(&self, id: &TableId) -> BoxFuture<'_, Result<Vec<StoredSight>, StorageError>> {
        Box::pin(reading::sights(&self.readers, id.0.clone()))
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
        Box::pin(reading::n_open_tables(&self.readers, of.0.clone()))
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
        Box::pin(reading::person(&self.readers, id.0.clone()))
    }

    fn person_named(&self, name: &str) -> BoxFuture<'_, Result<Option<Person>, StorageError>> {
        Box::pin(reading::person_named(&self.readers, name.to_owned()))
    }

    fn is_like_another(&self, name: &str, but: &PersonId) -> BoxFuture<'_, Result<bool, StorageError>> {
        Box::pin(reading::is_like_another(&self.readers, name.to_owned(), but.0.clone()))
    }

    fn muted_by(&self, id: &PersonId) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        Box::pin(reading::muted_by(&self.readers, id.0.clone()))
    }

    fn campaign(&self, id: &CampaignId) -> BoxFuture<'_, Result<Option<StoredCampaign>, StorageError>> {
        Box::pin(campaigns::campaign(&self.readers, id.0.clone()))
    }

    fn campaigns_of(&self, id: &PersonId, most: u32) -> BoxFuture<'_, Result<Vec<StoredCampaign>, StorageError>> {
        Box::pin(campaigns::of(&self.readers, id.0.clone(), most))
    }

    fn members(&self, id: &CampaignId) -> BoxFuture<'_, Result<Vec<StoredMember>, StorageError>> {
        Box::pin(campaigns::members(&self.readers, id.0.clone()))
    }

    fn missions(&self, id: &CampaignId) -> BoxFuture<'_, Result<Vec<StoredMission>, StorageError>> {
        Box::pin(campaigns::missions(&self.readers, id.0.clone()))
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
