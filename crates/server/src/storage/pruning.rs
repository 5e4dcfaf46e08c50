//! What nobody needs any more: found by a policy that the house announces, and removed in small parts.
//!
//! A table goes with everything that belongs to it. Ratings stay: they are people's. What somebody
//! with a password has played, and games in which somebody still has time for their turn, never go.

use std::path::Path;

use protocol::Retention;
use sqlx::{ConnectOptions, Connection, Executor};

use super::{
    At, Change, Database, PersonId, Storage, StorageError, TableId, campaigns,
    error::{FileError, FileFault, from_database},
    rows,
    sqlite::{self, file},
    values::{Readers, latest, values},
};

/// How much is removed in one write, so that nobody who plays has to wait for it.
pub const AT_ONCE: u32 = 20;

const DAY: At = 24 * 3600;

/// The tables that never started.
macro_rules! waiting {
    () => {
        " from tables where state = 'waiting' and listed < $1 and at < $1"
    };
}

/// The games that nobody goes on with, and for which nobody has time left.
macro_rules! abandoned {
    () => {
        " from tables where state = 'playing' and listed < $1 and at < $1 and due is null"
    };
}

/// The finished games of nobody who can come back by a name, if they lasted so.
macro_rules! finished {
    ($lasted:literal) => {
        concat!(
            " from tables where state = 'over' and listed < $1 and at < $1 and ",
            $lasted,
            " and not exists (select 1 from results join people \
         on people.id = results.person where results.table_id = tables.id and people.password is not null)"
        )
    };
}

/// The guests who have nothing here.
macro_rules! guests {
    () => {
        " from people where password is null and seen < $1 \
         and not exists (select 1 from sitting where sitting.person = people.id) \
         and not exists (select 1 from results where results.person = people.id) \
         and not exists (select 1 from tables where tables.host = people.id) \
         and not exists (select 1 from members where members.person = people.id)"
    };
}

pub(super) const WAITING: &str = concat!("select id", waiting!(), " order by listed limit $2");
pub(super) const ABANDONED: &str = concat!("select id", abandoned!(), " order by listed limit $2");
pub(super) const FINISHED: &str = concat!("select id", finished!("round > 1"), " order by listed limit $2");
pub(super) const BRIEF: &str = concat!("select id", finished!("round <= 1"), " order by listed limit $2");
pub(super) const GUESTS: &str = concat!("select id", guests!(), " order by seen limit $2");

const N_WAITING: &str = concat!("select count(*) as n", waiting!());
const N_ABANDONED: &str = concat!("select count(*) as n", abandoned!());
const N_FINISHED: &str = concat!("select count(*) as n", finished!("round > 1"));
const N_BRIEF: &str = concat!("select count(*) as n", finished!("round <= 1"));
const N_CAMPAIGNS: &str = concat!("select count(*) as n", campaigns::from_idle!());
const N_GUESTS: &str = concat!("select count(*) as n", guests!());

/// The statements that remove a table if nothing has happened there since a time; each begins with
/// its id and that time.
pub(super) const REMOVE: [&str; 6] = [
    "delete from frames where table_id = (select id from tables where id = $1 and at < $2);",
    "delete from moments where table_id = (select id from tables where id = $1 and at < $2);",
    "delete from sitting where table_id = (select id from tables where id = $1 and at < $2);",
    "delete from results where table_id = (select id from tables where id = $1 and at < $2);",
    "delete from barred where table_id = (select id from tables where id = $1 and at < $2);",
    "delete from tables where id = $1 and at < $2;",
];

/// The statements that remove a guest who was not here since a time; each begins with their id and
/// that time.
pub(super) const REMOVE_GUEST: [&str; 2] = [
    "delete from mutes where muted_by = (select id from people where id = $1 and password is null and seen < $2);",
    "delete from people where id = $1 and password is null and seen < $2;",
];

/// From then on the database gives pages back by and by. It has to be written anew for it.
const MAKE_SMALL: &str = "pragma auto_vacuum = incremental; vacuum;";

/// What nobody needs any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unneeded {
    /// A table that never started.
    Waiting,
    /// A game that nobody goes on with.
    Abandoned,
    /// A finished game of guests.
    Finished,
    /// A finished game of guests that was over before its second round.
    Brief,
}

/// How much of what nobody needs any more there is, or has gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pruned {
    /// Guests.
    pub guests: u64,
    /// Tables that never started.
    pub waiting: u64,
    /// Games that nobody goes on with.
    pub abandoned: u64,
    /// Finished games of guests.
    pub finished: u64,
    /// Finished games of guests that were over before their second round.
    pub brief: u64,
    /// Campaigns of guests that nobody goes on with.
    pub campaigns: u64,
    /// How many bytes the database has become smaller by.
    pub bytes: u64,
}

impl Unneeded {
    /// All kinds, each with how long it is kept.
    pub fn kept_for(keeps: &Retention) -> [(Unneeded, Option<u32>); 4] {
        let Retention { guests: _, waiting, abandoned, finished, brief } = *keeps;
        [
            (Unneeded::Waiting, waiting),
            (Unneeded::Abandoned, abandoned),
            (Unneeded::Finished, finished),
            (Unneeded::Brief, brief),
        ]
    }
}

impl Pruned {
    /// Notes that so many tables of a kind have gone.
    pub fn note(&mut self, kind: Unneeded, n: u64) {
        match kind {
            Unneeded::Waiting => self.waiting += n,
            Unneeded::Abandoned => self.abandoned += n,
            Unneeded::Finished => self.finished += n,
            Unneeded::Brief => self.brief += n,
        }
    }

    /// Whether nothing was there, or has gone.
    pub fn is_nothing(&self) -> bool {
        let Pruned { guests, waiting, abandoned, finished, brief, campaigns, bytes: _ } = self;
        guests + waiting + abandoned + finished + brief + campaigns == 0
    }
}

/// Before when something was last touched that is kept for so many days.
pub fn before(now: At, days: u32) -> At {
    now.saturating_sub(At::from(days) * DAY)
}

/// Tables of a kind that nobody has touched since a time, at most so many.
pub(super) async fn unneeded(
    readers: &Readers,
    kind: Unneeded,
    before: At,
    most: u32,
) -> Result<Vec<TableId>, StorageError> {
    let question = match kind {
        Unneeded::Waiting => WAITING,
        Unneeded::Abandoned => ABANDONED,
        Unneeded::Finished => FINISHED,
        Unneeded::Brief => BRIEF,
    };
    readers.all(question, values![latest(before), most], rows::id).await
}

/// Guests who have nothing here and were not here since a time, at most so many.
pub(super) async fn guests(readers: &Readers, before: At, most: u32) -> Result<Vec<PersonId>, StorageError> {
    readers.all(GUESTS, values![latest(before), most], |row| rows::person_id(row, "id")).await
}

/// Removes the guests that nobody needs any more; says how many there were.
pub async fn prune_guests(storage: &dyn Storage, keeps: &Retention, now: At) -> Result<u64, StorageError> {
    let Some(days) = keeps.guests else { return Ok(0) };
    let before = before(now, days);
    let mut gone = 0;
    loop {
        let some = storage.unneeded_guests(before, AT_ONCE).await?;
        if some.is_empty() {
            return Ok(gone);
        }
        gone += some.len() as u64;
        storage.write(some.into_iter().map(|person| Change::RemoveGuest { person, before }).collect()).await?;
    }
}

/// Removes the campaigns of guests that nobody has gone on with for as long as finished games of guests are
/// kept; says how many there were. Those in which a mission is under way wait for its table.
pub async fn prune_campaigns(storage: &dyn Storage, keeps: &Retention, now: At) -> Result<u64, StorageError> {
    let Some(days) = keeps.finished else { return Ok(0) };
    let before = before(now, days);
    let mut gone = 0;
    loop {
        let some = storage.unneeded_campaigns(before, AT_ONCE).await?;
        if some.is_empty() {
            return Ok(gone);
        }
        gone += some.len() as u64;
        let idle = |id| Change::Campaign(id, campaigns::Change::RemoveIdle { before });
        storage.write(some.into_iter().map(idle).collect()).await?;
    }
}

/// Counts what could go from the database of a folder. Nothing is changed; the server may run.
pub async fn count(folder: impl AsRef<Path>, keeps: &Retention, now: At) -> Result<Pruned, FileError> {
    let file = file::file_of(folder.as_ref());
    if !file::has_content(&file)? {
        return Err(FileFault::NoDatabase.of(&file));
    }
    let reader = sqlite::readers(&file);
    let counted = counted(&reader, keeps, now).await;
    reader.close().await;
    counted.map_err(|error| from_database(&file, error))
}

/// Counts what could go.
pub(super) async fn counted(readers: &Readers, keeps: &Retention, now: At) -> Result<Pruned, StorageError> {
    let mut counted = Pruned::default();
    let questions = [N_WAITING, N_ABANDONED, N_FINISHED, N_BRIEF];
    for ((kind, days), question) in Unneeded::kept_for(keeps).into_iter().zip(questions) {
        counted.note(kind, n(readers, question, days, now).await?);
    }
    counted.campaigns = n(readers, N_CAMPAIGNS, keeps.finished, now).await?;
    counted.guests = n(readers, N_GUESTS, keeps.guests, now).await?;
    Ok(counted)
}

async fn n(readers: &Readers, question: &'static str, days: Option<u32>, now: At) -> Result<u64, StorageError> {
    let Some(days) = days else { return Ok(0) };
    let n = |row: &_| rows::number(rows::get(row, "n")?, "n");
    Ok(readers.one(question, values![latest(before(now, days))], n).await?.unwrap_or_default())
}

/// Removes from the database of a folder what nobody needs any more, and makes the file smaller. No
/// server may use it meanwhile.
pub async fn prune(folder: impl AsRef<Path>, keeps: &Retention, now: At) -> Result<Pruned, FileError> {
    let file = file::file_of(folder.as_ref());
    if !file::has_content(&file)? {
        return Err(FileFault::NoDatabase.of(&file));
    }
    let storage = Database::in_folder(&file).await?;
    let size = || file.metadata().map_or(0, |metadata| metadata.len());
    let larger = size();
    let gone = prune_all(&storage, keeps, now).await;
    storage.close().await;
    let mut pruned = gone.map_err(|error| from_database(&file, error))?;
    let wrong = |error: sqlx::Error| from_database(&file, error);
    let lock = file::hold(&file).await?;
    let mut connection = file::to_write(&file).connect().await.map_err(wrong)?;
    connection.execute(MAKE_SMALL).await.map_err(wrong)?;
    connection.close().await.map_err(wrong)?;
    drop(lock);
    pruned.bytes = larger.saturating_sub(size());
    Ok(pruned)
}

/// Removes what nobody needs any more, from a storage that nobody plays on.
pub async fn prune_all(storage: &dyn Storage, keeps: &Retention, now: At) -> Result<Pruned, StorageError> {
    let mut pruned = Pruned::default();
    for (kind, days) in Unneeded::kept_for(keeps) {
        let Some(days) = days else { continue };
        let before = before(now, days);
        loop {
            let some = storage.unneeded_tables(kind, before, AT_ONCE).await?;
            if some.is_empty() {
                break;
            }
            pruned.note(kind, some.len() as u64);
            storage.write(some.into_iter().map(|table| Change::Remove { table, before }).collect()).await?;
        }
    }
    pruned.campaigns = prune_campaigns(storage, keeps, now).await?;
    // Guests come last: some had nothing but a table or a campaign that has gone.
    pruned.guests = prune_guests(storage, keeps, now).await?;
    Ok(pruned)
}
