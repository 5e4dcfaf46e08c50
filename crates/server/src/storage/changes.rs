//! What a change says to a database: tables (`changes/tables.rs`), people (`changes/people.rs`), campaigns
//! (`changes/campaigns.rs`), and what is left.
//!
//! It is said in statements that both databases understand. How they are carried out, and what tables store
//! while they are played, many at a time, each connection knows best.

mod campaigns;
mod people;
mod tables;

use super::{
    At, Change, Held, StorageError, TableId,
    pruning::{REMOVE, REMOVE_GUEST},
    results::{self, Settled},
    values::{Value, integer, values},
    writer::{Connected, Outcome},
};
use crate::results::StoredResult;

pub(super) use people::person_in;
pub(super) use tables::{moment, progress};
#[cfg(test)]
pub(super) use {
    campaigns::{REMOVE as REMOVE_CAMPAIGN, REMOVE_IDLE as REMOVE_IDLE_CAMPAIGN},
    people::{FORGET, MERGE, SEATS_OF, WORDS_OF},
    tables::{PROGRESS, TABLE, TAKE},
};

const BAR: &str = "insert into barred (table_id, person) values ($1, $2) on conflict do nothing;";

const BEAT: &str = "update pulse set beats = beats + 1;";

/// What is to be done in one write.
pub(super) enum Work {
    /// Somebody's changes, and what they rely on.
    Changes(Option<Held>, Vec<Change>),
    /// A table is somebody else's from now on.
    Take(TableId),
    /// The smallest change that is one, to see that writing works.
    Beat,
}

/// A statement, and what goes into it.
pub(super) struct Statement {
    pub(super) sql: &'static str,
    pub(super) values: Vec<Value>,
    /// What it means if no row was found; nothing where none has to be.
    pub(super) or_else: Option<StorageError>,
}

/// Statements that are carried out in order.
#[derive(Default)]
pub(super) struct Statements {
    /// Whether they begin a write: what is done from there to the next start can be undone alone.
    pub(super) is_start: bool,
    pub(super) all: Vec<Statement>,
}

impl Work {
    /// Carries it out, and says whether anything of it has begun: then a failure has to be undone.
    pub(super) async fn run(&self, connection: &mut impl Connected) -> (Outcome, bool) {
        let mut statements = Statements { is_start: true, all: Vec::new() };
        let outcome = match self {
            Work::Changes(held, changes) => {
                carry_out(held.as_ref(), changes, &mut statements, connection).await.map(|()| None)
            }
            Work::Take(id) => tables::take(id, &mut statements, connection).await,
            Work::Beat => {
                statements.say(BEAT, Vec::new());
                statements.run(connection).await.map(|()| None)
            }
        };
        (outcome, !statements.is_start)
    }
}

async fn carry_out(
    held: Option<&Held>,
    changes: &[Change],
    statements: &mut Statements,
    connection: &mut impl Connected,
) -> Result<(), StorageError> {
    for change in changes {
        match change {
            Change::NewTable(table) => statements.new_table(table)?,
            Change::Table(table) => statements.changed_table(table, held)?,
            Change::Progress(id, progress) => statements.progress(id, progress, held)?,
            Change::Moments(id, moments) => moments.iter().try_for_each(|moment| statements.moment(id, moment))?,
            Change::Sights(id, sights) => statements.sights(id, sights)?,
            Change::Left { table, seat, person, game, at } => {
                statements.say(results::LEFT, values![&table.0, *seat, &person.0, game, integer(*at)?]);
            }
            Change::Bar { table, person } => statements.say(BAR, values![&table.0, &person.0]),
            Change::Ended(ended) => {
                statements.run(connection).await?;
                if let Some(settled) = results::settled(ended, connection).await? {
                    statements.settled(&settled)?;
                }
            }
            Change::Person(person) => statements.person(person)?,
            Change::Forget(person) => {
                statements.run(connection).await?;
                statements.forget(person, connection).await?;
            }
            Change::Merge { guest, into } => {
                statements.run(connection).await?;
                statements.merge(guest, into, connection).await?;
            }
            Change::Mute { by, whom, muted } => statements.mute(by, whom, *muted),
            Change::Remove { table, before } => statements.removed(&REMOVE, &table.0, *before)?,
            Change::RemoveGuest { person, before } => statements.removed(&REMOVE_GUEST, &person.0, *before)?,
            Change::Campaign(id, change) => statements.campaign(id, change)?,
            Change::Shrink => {
                statements.run(connection).await?;
                connection.shrink().await?;
            }
        }
    }
    statements.run(connection).await
}

impl Statements {
    /// Carries out what was said so far. If it fails, what was done since the last start has to be undone.
    async fn run(&mut self, connection: &mut impl Connected) -> Result<(), StorageError> {
        let some = std::mem::take(self);
        if some.is_start || !some.all.is_empty() { connection.run(some).await } else { Ok(()) }
    }

    fn say(&mut self, sql: &'static str, values: Vec<Value>) {
        self.all.push(Statement { sql, values, or_else: None });
    }

    /// The same where a row has to be found.
    fn insist(&mut self, sql: &'static str, values: Vec<Value>, or_else: StorageError) {
        self.all.push(Statement { sql, values, or_else: Some(or_else) });
    }

    fn removed(&mut self, statements: &[&'static str], id: &str, before: At) -> Result<(), StorageError> {
        let before = integer(before)?;
        statements.iter().for_each(|statement| self.say(statement, values![id, before]));
        Ok(())
    }

    fn settled(&mut self, settled: &Settled) -> Result<(), StorageError> {
        let Settled { table, game, at, results, ratings } = settled;
        let at = integer(*at)?;
        for StoredResult { seat, person, place, score, has_won, has_left } in results {
            let person = person.as_ref().map(|person| &*person.0);
            let values = values![&table.0, *seat, person, game, at, *place, *score, *has_won, *has_left];
            self.say(results::RESULT, values);
        }
        for (person, rating) in ratings {
            let values = values![&person.0, game, rating.rating, rating.uncertainty, rating.games];
            self.say(results::RATING, values);
        }
        Ok(())
    }
}
