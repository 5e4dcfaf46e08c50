//! Who may say how a table goes on: the fence.
//!
//! Whoever wakes a table takes it, which gives its row a new `edition`; so does whoever changes the row
//! from outside. Each write of how a table goes on says which edition it knows and which moment was the
//! last, and changes the row only where both are so; if not, nothing of the write is done. The edition
//! keeps out whoever has lost the table, however late they notice. The last moment keeps out a write that
//! was given up and yet comes through after the table was read anew; and it leaves no gaps.

use super::{Change, StorageError, StoredMoment, StoredTable, TableId};

/// What the next write of a table relies on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Which table.
    pub table: TableId,
    /// The edition of its row when it was taken.
    pub edition: u64,
    /// The number of its last moment.
    pub n: u64,
}

/// A table that was taken: nobody else can write how it goes on until somebody takes it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// What is stored of it.
    pub table: StoredTable,
    /// By which its next write is known.
    pub edition: u64,
}

impl Taken {
    /// What the next write relies on.
    pub fn held(&self) -> Held {
        Held { table: self.table.id.clone(), edition: self.edition, n: self.table.n }
    }
}

/// Whether a write says how tables go on only where it may: where it opens them, or holds one of them. There
/// it changes the row once, to the number of the last moment, and each moment follows the one before.
pub fn check(held: Option<&Held>, changes: &[Change]) -> Result<(), StorageError> {
    let write = Write { held, changes };
    let mut n_rows = 0;
    for change in changes {
        match change {
            Change::NewTable(table) => write.check_opened(table)?,
            Change::Table(table) => n_rows += write.check_row(&table.id, table.n)?,
            Change::Progress(id, progress) => n_rows += write.check_row(id, progress.n)?,
            Change::Moments(id, moments) => write.check_moments(id, moments)?,
            Change::Sights(id, _) => _ = write.last_before(id)?,
            Change::Left { .. }
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
    // Everything else of it hangs on the row.
    if n_rows == usize::from(held.is_some()) { Ok(()) } else { Err(StorageError::Gap) }
}

/// A write, and what it relies on.
struct Write<'a> {
    held: Option<&'a Held>,
    changes: &'a [Change],
}

impl Write<'_> {
    /// A new table is as far as the moments that are stored with it, if there are any.
    fn check_opened(&self, table: &StoredTable) -> Result<(), StorageError> {
        let n = self.n_moments(&table.id);
        if n == 0 || n == table.n { Ok(()) } else { Err(StorageError::Gap) }
    }

    /// One row that is changed by whoever holds the table.
    fn check_row(&self, id: &TableId, n: u64) -> Result<usize, StorageError> {
        let held = self.held.filter(|held| held.table == *id).ok_or(StorageError::NotHeld)?;
        if n == held.n + self.n_moments(id) { Ok(1) } else { Err(StorageError::Gap) }
    }

    fn check_moments(&self, id: &TableId, moments: &[StoredMoment]) -> Result<(), StorageError> {
        let next = self.last_before(id)? + 1;
        if moments.iter().zip(next..).all(|(moment, n)| moment.n == n) { Ok(()) } else { Err(StorageError::Gap) }
    }

    /// The number of the last moment that was there before.
    fn last_before(&self, id: &TableId) -> Result<u64, StorageError> {
        let is_opened = |change: &Change| matches!(change, Change::NewTable(table) if table.id == *id);
        match self.held.filter(|held| held.table == *id) {
            Some(held) => Ok(held.n),
            None if self.changes.iter().any(is_opened) => Ok(0),
            None => Err(StorageError::NotHeld),
        }
    }

    fn n_moments(&self, id: &TableId) -> u64 {
        let n_of_it = |change: &Change| {
            let Change::Moments(table, some) = change else { return 0 };
            if table == id { some.len() as u64 } else { 0 }
        };
        self.changes.iter().map(n_of_it).sum()
    }
}
