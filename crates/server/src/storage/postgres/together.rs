//! What many tables store within a round, in one statement: the rows of those that are held as they say, and
//! the moments of these. So it is one trip and one transaction, and no lock is held while nobody looks.

use std::collections::BTreeSet;

use sqlx::{Arguments, PgConnection, Row, postgres::PgArguments};

use crate::storage::{
    Change, MomentKind, Progress, StorageError, StoredMoment,
    changes::{Work, person_in},
    rows,
    values::integer,
    writer::Outcome,
};

/// Whoever is not among the rows that come back has lost the table, and nothing of theirs is stored.
const GO_ON: &str = "with new as (select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], \
     $5::bigint[], $6::bigint[], $7::text[], $8::text[], $9::bigint[]) \
     as new (id, edition, before, n, at, due, clocks, waiting_for, waiting_since)), \
     done as (update tables set n = new.n, at = new.at, due = new.due, clocks = new.clocks, \
     waiting_for = new.waiting_for, waiting_since = new.waiting_since from new \
     where tables.id = new.id and tables.edition = new.edition and tables.n = new.before returning tables.id), \
     told as (insert into moments (table_id, n, at, kind, body, person) \
     select told.* from unnest($10::text[], $11::bigint[], $12::bigint[], $13::text[], $14::text[], $15::text[]) \
     as told (table_id, n, at, kind, body, person) join done on done.id = told.table_id) \
     select id from done";

/// Whether a write only says how a table goes on within a round.
pub(super) fn is_play(work: &Work) -> bool {
    match work {
        Work::Changes(None, _) | Work::Take(_) | Work::Beat => false,
        Work::Changes(Some(_), changes) => {
            changes.iter().all(|change| matches!(change, Change::Progress(..) | Change::Moments(..)))
        }
    }
}

/// Stores all of these, which are play, but for those whose tables are somebody else's by now. If it fails, none
/// of them is stored; so it is when a table is there twice.
pub(super) async fn store(
    works: &[Work],
    connection: &mut PgConnection,
) -> Result<Result<Vec<Outcome>, sqlx::Error>, StorageError> {
    let (mut tables, mut told) = (Tables::default(), Told::default());
    for work in works {
        let Work::Changes(Some(held), changes) = work else { continue };
        tables.ids.push(&held.table.0);
        tables.editions.push(integer(held.edition)?);
        tables.before.push(integer(held.n)?);
        for change in changes {
            if let Change::Progress(_, progress) = change {
                tables.push(progress)?;
            }
            if let Change::Moments(table, moments) = change {
                moments.iter().try_for_each(|moment| told.push(&table.0, moment))?;
            }
        }
    }
    if tables.ids.iter().collect::<BTreeSet<_>>().len() < works.len() {
        return Err(StorageError::Failed("a table is there twice".to_owned()));
    }
    let ids = tables.ids.clone();
    let mut arguments = PgArguments::default();
    let added = tables.add_to(&mut arguments).and_then(|()| told.add_to(&mut arguments));
    added.map_err(|error| StorageError::Failed(error.to_string()))?;
    let done = match sqlx::query_with(GO_ON, arguments).fetch_all(connection).await {
        Ok(rows) => rows.iter().map(|row| row.try_get("id")).collect::<Result<BTreeSet<String>, _>>(),
        Err(error) => Err(error),
    };
    let outcome =
        |done: &BTreeSet<String>, id: &str| if done.contains(id) { Ok(None) } else { Err(StorageError::NotHeld) };
    Ok(done.map(|done| ids.iter().map(|id| outcome(&done, id)).collect()))
}

/// Rows of tables, column by column.
#[derive(Default)]
struct Tables<'a> {
    ids: Vec<&'a str>,
    editions: Vec<i64>,
    before: Vec<i64>,
    n: Vec<i64>,
    at: Vec<i64>,
    due: Vec<Option<i64>>,
    clocks: Vec<String>,
    waiting_for: Vec<String>,
    waiting_since: Vec<i64>,
}

/// Moments, column by column.
#[derive(Default)]
struct Told<'a> {
    tables: Vec<&'a str>,
    n: Vec<i64>,
    at: Vec<i64>,
    kinds: Vec<&'static str>,
    bodies: Vec<&'a str>,
    people: Vec<Option<String>>,
}

type Added = Result<(), Box<dyn std::error::Error + Send + Sync>>;

impl Tables<'_> {
    fn push(&mut self, progress: &Progress) -> Result<(), StorageError> {
        let Progress { waiting_for, waiting_since, due, clocks, n, at } = progress;
        self.n.push(integer(*n)?);
        self.at.push(integer(*at)?);
        self.due.push(due.map(integer).transpose()?);
        self.clocks.push(rows::to_json(clocks));
        self.waiting_for.push(rows::to_json(waiting_for));
        self.waiting_since.push(integer(*waiting_since)?);
        Ok(())
    }

    fn add_to(self, arguments: &mut PgArguments) -> Added {
        let Tables { ids, editions, before, n, at, due, clocks, waiting_for, waiting_since } = self;
        arguments.add(ids)?;
        arguments.add(editions)?;
        arguments.add(before)?;
        arguments.add(n)?;
        arguments.add(at)?;
        arguments.add(due)?;
        arguments.add(clocks)?;
        arguments.add(waiting_for)?;
        arguments.add(waiting_since)
    }
}

impl<'a> Told<'a> {
    fn push(&mut self, table: &'a str, moment: &'a StoredMoment) -> Result<(), StorageError> {
        let StoredMoment { n, at, kind, body } = moment;
        self.tables.push(table);
        self.n.push(integer(*n)?);
        self.at.push(integer(*at)?);
        self.kinds.push(rows::kind_word(*kind));
        self.bodies.push(body);
        self.people.push(if *kind == MomentKind::Entry { None } else { person_in(body) });
        Ok(())
    }

    fn add_to(self, arguments: &mut PgArguments) -> Added {
        let Told { tables, n, at, kinds, bodies, people } = self;
        arguments.add(tables)?;
        arguments.add(n)?;
        arguments.add(at)?;
        arguments.add(kinds)?;
        arguments.add(bodies)?;
        arguments.add(people)
    }
}
