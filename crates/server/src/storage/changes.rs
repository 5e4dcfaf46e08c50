//! What a change says to the database: tables (`changes/tables.rs`), people (`changes/people.rs`), and
//! what is left.
//!
//! Changes are gathered into texts of several statements, because a trip between a task and
//! its connection costs more than the change itself. What tables store while they are
//! played is most of all, and always rows, moments and sights: that of many writes goes
//! together (`changes/batches.rs`).

mod batches;
mod campaigns;
mod people;
mod tables;

use sqlx::{Arguments, AssertSqlSafe, Encode, Sqlite, SqliteConnection, Type, sqlite::SqliteArguments};

use self::batches::{SIZES, in_sizes};
use super::{
    At, Change, StorageError,
    pruning::{REMOVE, REMOVE_GUEST, SHRINK},
    reading,
    results::{self, Settled},
};
use crate::results::StoredResult;

pub(super) use batches::run_play;
#[cfg(test)]
pub(super) use {
    campaigns::{REMOVE as REMOVE_CAMPAIGN, REMOVE_IDLE as REMOVE_IDLE_CAMPAIGN},
    people::{FORGET, MERGE},
};

/// What is done from here to the next start can be undone alone.
const START: &str = "release one_write; savepoint one_write;";

/// Texts up to this length are kept prepared: the rows of sixteen tables fit. Longer ones
/// hardly come again.
const COMMON: usize = 7_000;

const BAR: &str = "insert into barred (table_id, person) values (?, ?) on conflict do nothing;";

const BEAT: &str = "update pulse set beats = beats + 1;";

/// What is to be done in one write.
pub(super) enum Work {
    /// Somebody's changes.
    Changes(Vec<Change>),
    /// The smallest change that is one, to see that writing works.
    Beat,
}

impl Work {
    /// Whether it only says how a table goes on.
    pub(super) fn is_play(&self) -> bool {
        match self {
            Work::Changes(changes) => changes.iter().all(|change| match change {
                Change::Table(_) | Change::Progress(..) | Change::Moments(..) | Change::Sights(..) => true,
                Change::NewTable(_)
                | Change::Left { .. }
                | Change::Bar { .. }
                | Change::Ended(_)
                | Change::Person(_)
                | Change::Forget(_)
                | Change::Merge { .. }
                | Change::Mute { .. }
                | Change::Remove { .. }
                | Change::RemoveGuest { .. }
                | Change::Campaign(..)
                | Change::Shrink => false,
            }),
            Work::Beat => false,
        }
    }

    /// What follows from the ends of games among it, as the database stands.
    pub(super) async fn settled(&self, connection: &mut SqliteConnection) -> Result<Vec<Settled>, StorageError> {
        let mut all = Vec::new();
        if let Work::Changes(changes) = self {
            for change in changes {
                if let Change::Ended(ended) = change {
                    all.extend(results::settled(ended, connection).await?);
                }
            }
        }
        Ok(all)
    }

    /// What it says to the database, from a start of its own, with what follows from the ends
    /// of games. Nothing is done yet.
    pub(super) fn text(&self, settled: &[Settled]) -> Result<Statements, StorageError> {
        let mut text = Statements::default();
        text.sql.push_str(START);
        match self {
            Work::Changes(changes) => changes.iter().try_for_each(|change| text.change(change))?,
            Work::Beat => text.sql.push_str(BEAT),
        }
        settled.iter().try_for_each(|settled| text.settled(settled))?;
        Ok(text)
    }
}

/// Statements, and what goes into them.
#[derive(Default)]
pub(super) struct Statements {
    sql: String,
    arguments: SqliteArguments,
    /// How many rows have to be given back, because they were found.
    n_found: usize,
    /// How many rows a text of one statement has to change.
    n_changed: u64,
}

impl Statements {
    /// Does it. If it fails, what was done since the last start has to be undone.
    pub(super) async fn run(self, connection: &mut SqliteConnection) -> Result<(), StorageError> {
        let is_common = self.sql.len() <= COMMON;
        let query = sqlx::query_with(AssertSqlSafe(self.sql), self.arguments).persistent(is_common);
        let were_found = match self.n_found {
            // Rows that come back cost as much as the change itself.
            0 => {
                let done = query.execute(connection).await.map_err(|error| reading::failed(&error))?;
                done.rows_affected() >= self.n_changed
            }
            n_found => {
                let found = query.fetch_all(connection).await.map_err(|error| reading::failed(&error))?;
                found.len() >= n_found
            }
        };
        if were_found { Ok(()) } else { Err(StorageError::NoSuchTable) }
    }

    fn change(&mut self, change: &Change) -> Result<(), StorageError> {
        match change {
            Change::NewTable(table) => self.new_table(table),
            Change::Table(table) => self.changed_table(table),
            Change::Progress(id, progress) => self.only_progress(id, progress),
            Change::Moments(id, moments) => {
                let moments: Vec<_> = moments.iter().map(|moment| (id, moment)).collect();
                in_sizes(&moments, &SIZES).try_for_each(|some| self.moments(some))
            }
            Change::Sights(id, sights) => self.sights(id, sights),
            Change::Left { table, seat, person, game, at } => {
                self.sql.push_str(results::LEFT);
                self.add(&*table.0)?;
                self.add(i64::from(*seat))?;
                self.add(&*person.0)?;
                self.add(&**game)?;
                self.add(integer(*at)?)
            }
            Change::Bar { table, person } => {
                self.sql.push_str(BAR);
                self.add(&*table.0)?;
                self.add(&*person.0)
            }
            // What follows from it depends on what is stored, and comes with the text.
            Change::Ended(_) => Ok(()),
            Change::Person(person) => self.person(person),
            Change::Forget(person) => self.forget(person),
            Change::Merge { guest, into } => self.merge(guest, into),
            Change::Mute { by, whom, muted } => self.mute(by, whom, *muted),
            Change::Remove { table, before } => self.removed(&REMOVE, &table.0, *before),
            Change::RemoveGuest { person, before } => self.removed(&REMOVE_GUEST, &person.0, *before),
            Change::Campaign(id, change) => self.campaign(id, change),
            Change::Shrink => {
                self.sql.push_str(SHRINK);
                Ok(())
            }
        }
    }

    fn removed(&mut self, statements: &[&str], id: &str, before: At) -> Result<(), StorageError> {
        statements.iter().try_for_each(|statement| {
            self.sql.push_str(statement);
            self.add(id)?;
            self.add(integer(before)?)
        })
    }

    fn settled(&mut self, settled: &Settled) -> Result<(), StorageError> {
        let Settled { table, game, at, results, ratings } = settled;
        for StoredResult { seat, person, place, score, has_won, has_left } in results {
            self.sql.push_str(results::RESULT);
            self.add(&*table.0)?;
            self.add(i64::from(*seat))?;
            self.add(person.as_ref().map(|person| &*person.0))?;
            self.add(&**game)?;
            self.add(integer(*at)?)?;
            self.add(i64::from(*place))?;
            self.add(i64::from(*score))?;
            self.add(*has_won)?;
            self.add(*has_left)?;
        }
        for (person, rating) in ratings {
            self.sql.push_str(results::RATING);
            self.add(&*person.0)?;
            self.add(&**game)?;
            self.add(rating.rating)?;
            self.add(rating.uncertainty)?;
            self.add(i64::from(rating.games))?;
        }
        Ok(())
    }

    fn add<'t, T: Encode<'t, Sqlite> + Type<Sqlite>>(&mut self, value: T) -> Result<(), StorageError> {
        self.arguments.add(value).map_err(|error| StorageError::Failed(error.to_string()))
    }
}

fn integer<N: TryInto<i64>>(number: N) -> Result<i64, StorageError> {
    number.try_into().map_err(|_| StorageError::TooLarge)
}
