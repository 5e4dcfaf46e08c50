//! What many tables store while they are played, written together.

use sqlx::SqliteConnection;

use super::{START, Text, say};
use crate::storage::{
    Change, StorageError, TableId,
    changes::{self, Statements, Work},
    values::{Value, to_sqlite},
    writer::Connected,
};

/// How many rows or moments go together: few sizes, so that the texts come again and again
/// and stay prepared.
const SIZES: [usize; 4] = [64, 16, 4, 1];
/// The same for whole tables, whose text is long.
const SIZES_OF_TABLES: [usize; 3] = [16, 4, 1];

/// How far tables have come, all of them in one statement.
const PROGRESS: &str = "with new (due, at, n, clocks, waiting_for, waiting_since, id, edition, before) as (values ";
const TO_PROGRESS: &str = ") update tables set (due, at, n, clocks, waiting_for, waiting_since) = \
     (new.due, new.at, new.n, new.clocks, new.waiting_for, new.waiting_since) from new \
     where tables.id = new.id and tables.edition = new.edition and tables.n = new.before;";
const ONE_PROGRESS: &str = "(?, ?, ?, ?, ?, ?, ?, ?, ?)";

const MOMENTS: &str = "insert into moments (table_id, n, at, kind, body, person) values ";
const ONE_MOMENT: &str = "(?, ?, ?, ?, ?, ?)";

/// Whether a write only says how a table goes on.
pub(super) fn is_play(work: &Work) -> bool {
    match work {
        Work::Changes(None, _) | Work::Take(_) | Work::Beat => false,
        Work::Changes(Some(_), changes) => changes.iter().all(|change| match change {
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
    }
}

/// Does all of these, which are play: first the rows of tables, then the moments and sights,
/// which do not depend on each other. If it fails, what was done since the last start has to be
/// undone; so it is when a table is there twice, whose rows would have to be written in order, and when
/// one of them is not held any more.
pub(super) async fn run_play(works: &[Work], connection: &mut SqliteConnection) -> Result<(), StorageError> {
    let (mut rows, mut progress, mut moments) = (Statements::default(), Vec::new(), Vec::new());
    let mut sights = Vec::new();
    let mut tables: Vec<&TableId> = Vec::with_capacity(works.len());
    for work in works {
        let Work::Changes(Some(held), changes) = work else { continue };
        tables.push(&held.table);
        for change in changes {
            match change {
                Change::Table(table) => rows.changed_table(table, Some(held))?,
                Change::Progress(id, one) => progress.push(changes::progress(id, one, held)?),
                Change::Moments(id, some) => {
                    some.iter().try_for_each(|one| changes::moment(id, one).map(|one| moments.push(one)))?;
                }
                Change::Sights(id, some) => {
                    let mut of_one = Statements::default();
                    of_one.sights(id, some)?;
                    sights.push(of_one);
                }
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
                | Change::Shrink => (),
            }
        }
    }
    tables.sort_unstable();
    say(connection, START).await?;
    if tables.windows(2).any(|two| two[0] == two[1]) {
        return Err(StorageError::Failed("a table is there twice".to_owned()));
    }
    let mut rows = rows.all.into_iter();
    while let Some(size) = fitting(rows.len(), &SIZES_OF_TABLES) {
        let some = Statements { is_start: false, all: rows.by_ref().take(size).collect() };
        connection.run(some).await?;
    }
    in_sizes(progress, [PROGRESS, ONE_PROGRESS, TO_PROGRESS], |size| size as u64, connection).await?;
    in_sizes(moments, [MOMENTS, ONE_MOMENT, ";"], |_| 0, connection).await?;
    for of_one in sights {
        connection.run(of_one).await?;
    }
    Ok(())
}

/// All of them in order, in statements of the largest size that fits; each has to change as many rows as
/// are said for its size.
async fn in_sizes(
    all: Vec<Vec<Value>>,
    [head, one, tail]: [&str; 3],
    has_to_change: fn(usize) -> u64,
    connection: &mut SqliteConnection,
) -> Result<(), StorageError> {
    let mut all = all.into_iter();
    while let Some(size) = fitting(all.len(), &SIZES) {
        let mut text = Text { n_changed: has_to_change(size), ..Text::default() };
        text.sql = [head, &[one].repeat(size).join(", "), tail].concat();
        all.by_ref().take(size).try_for_each(|values| to_sqlite(values, &mut text.arguments))?;
        text.run(connection).await?;
    }
    Ok(())
}

fn fitting(n: usize, sizes: &[usize]) -> Option<usize> {
    sizes.iter().copied().find(|&size| size <= n)
}
