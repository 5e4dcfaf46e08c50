//! What many tables store while they are played, written together.

use sqlx::{Executor, SqliteConnection};

use super::{START, Statements, Work};
use crate::storage::{Change, StorageError, TableId, reading};

/// How many rows or moments go together: few sizes, so that the texts come again and again
/// and stay prepared.
pub(super) const SIZES: [usize; 4] = [64, 16, 4, 1];
/// The same for whole tables, whose text is long.
const SIZES_OF_TABLES: [usize; 3] = [16, 4, 1];

/// Does all of these, which are play: first the rows of tables, then the moments and sights,
/// which do not depend on each other. If it fails, what was done since the last start has to be
/// undone; so it is when a table is there twice, whose rows would have to be written in order.
pub(in crate::storage) async fn run_play(
    works: &[Work],
    connection: &mut SqliteConnection,
) -> Result<(), StorageError> {
    let (mut tables, mut progress, mut moments, mut sights) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for work in works {
        let Work::Changes(changes) = work else { continue };
        for change in changes {
            match change {
                Change::Table(table) => tables.push(&**table),
                Change::Progress(id, one) => progress.push((id, one)),
                Change::Moments(id, some) => moments.extend(some.iter().map(|moment| (id, moment))),
                Change::Sights(id, some) => sights.push((id, some)),
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
    connection.execute(START).await.map_err(|error| reading::failed(&error))?;
    let mut rows: Vec<&TableId> =
        tables.iter().map(|table| &table.id).chain(progress.iter().map(|(id, _)| *id)).collect();
    rows.sort_unstable();
    if rows.windows(2).any(|two| two[0] == two[1]) {
        return Err(StorageError::Failed("a table is there twice".to_owned()));
    }
    for some in in_sizes(&tables, &SIZES_OF_TABLES) {
        let mut text = Statements::default();
        some.iter().try_for_each(|table| text.changed_table(table))?;
        text.run(connection).await?;
    }
    for some in in_sizes(&progress, &SIZES) {
        let mut text = Statements::default();
        text.progress(some)?;
        text.run(connection).await?;
    }
    for some in in_sizes(&moments, &SIZES) {
        let mut text = Statements::default();
        text.moments(some)?;
        text.run(connection).await?;
    }
    for (id, some) in sights {
        let mut text = Statements::default();
        text.sights(id, some)?;
        text.run(connection).await?;
    }
    Ok(())
}

/// All of them in order, in parts of the largest size that fits.
pub(super) fn in_sizes<'a, T>(mut all: &'a [T], sizes: &[usize]) -> impl Iterator<Item = &'a [T]> {
    std::iter::from_fn(move || {
        let size = sizes.iter().copied().find(|&size| size <= all.len())?;
        let (some, rest) = all.split_at(size);
        all = rest;
        Some(some)
    })
}
