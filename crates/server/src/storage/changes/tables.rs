//! Tables as they are written: rows, progress, moments, and what viewers have received.

use super::{Statements, integer};
use crate::storage::{
    Progress, StorageError, StoredHolder, StoredMoment, StoredSight, StoredTable, TableId,
    rows::{self, table_columns},
};

const NEW_TABLE: &str = concat!(
    "insert into tables (",
    table_columns!(),
    ", id) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);"
);

const TABLE: &str = concat!(
    "update tables set (",
    table_columns!(),
    ") = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) where id = ? returning id;"
);

/// How far tables have come, all of them in one statement.
const PROGRESS: &str = "with new (state, due, at, n, round, clocks, waiting_for, waiting_since, id) as (values ";
const TO_PROGRESS: &str = ") update tables set (state, due, at, n, round, clocks, waiting_for, waiting_since) = \
     (new.state, new.due, new.at, new.n, new.round, new.clocks, new.waiting_for, new.waiting_since) from new \
     where tables.id = new.id;";

const ONE_PROGRESS: &str = "update tables set (state, due, at, n, round, clocks, waiting_for, waiting_since) = \
     (?, ?, ?, ?, ?, ?, ?, ?) where id = ? returning id;";

const MOMENTS: &str = "insert into moments (table_id, n, at, kind, body) values (?, ?, ?, ?, ?)";
const ONE_MORE: &str = ", (?, ?, ?, ?, ?)";

const NO_SIGHTS: &str = "delete from frames where table_id = ?;";
const SIGHT: &str = "insert into frames (table_id, seats, n, frame) values (?, ?, ?, ?);";

impl Statements {
    pub(super) fn new_table(&mut self, table: &StoredTable) -> Result<(), StorageError> {
        self.sql.push_str(NEW_TABLE);
        self.table(table)
    }

    pub(super) fn only_progress(&mut self, id: &TableId, progress: &Progress) -> Result<(), StorageError> {
        self.sql.push_str(ONE_PROGRESS);
        self.n_found += 1;
        self.one_progress(id, progress)
    }

    pub(super) fn changed_table(&mut self, table: &StoredTable) -> Result<(), StorageError> {
        self.sql.push_str(TABLE);
        self.n_found += 1;
        self.table(table)
    }

    /// The values of `table_columns!` in their order, then the id.
    fn table(&mut self, table: &StoredTable) -> Result<(), StorageError> {
        let StoredTable {
            id,
            name,
            game,
            state,
            options,
            pace,
            visibility,
            start_when_full,
            newcomers,
            host,
            invitation,
            seats,
            seed,
            is_practice,
            mission,
            header,
            parent,
            round,
            waiting_for,
            waiting_since,
            due,
            frozen,
            n,
            since,
            at,
        } = table;
        let open_seats = seats.iter().filter(|seat| seat.holder == StoredHolder::Open).count();
        let (parent, parent_entries) = parent.as_ref().map(|(id, n)| (&*id.0, *n)).unzip();
        self.add(&**game)?;
        self.add(rows::state_word(*state))?;
        self.add(rows::visibility_word(*visibility))?;
        self.add(&*host.0)?;
        self.add(due.map(integer).transpose()?)?;
        self.add(integer(*at)?)?;
        self.add(integer(*n)?)?;
        self.add(integer(open_seats)?)?;
        self.add(integer(*since)?)?;
        self.add(i64::from(*round))?;
        self.add(*start_when_full)?;
        self.add(&**invitation)?;
        self.add(&seed.bytes[..])?;
        self.add(header.as_deref())?;
        self.add(parent)?;
        self.add(parent_entries.map(integer).transpose()?)?;
        self.add(rows::to_json(options))?;
        self.add(rows::to_json(pace))?;
        self.add(rows::seats_json(seats))?;
        self.add(rows::to_json(&table.progress().clocks))?;
        self.add(rows::to_json(waiting_for))?;
        self.add(frozen.as_ref().map(rows::to_json))?;
        self.add(name.as_deref())?;
        self.add(integer(*waiting_since)?)?;
        self.add(rows::newcomers_word(*newcomers))?;
        self.add(seed.seal.as_ref().map(|seal| &seal[..]))?;
        self.add(*is_practice)?;
        self.add(mission.as_ref().map(rows::to_json))?;
        self.add(&*id.0)
    }

    pub(super) fn progress(&mut self, all: &[(&TableId, &Progress)]) -> Result<(), StorageError> {
        const ONE: &str = "(?, ?, ?, ?, ?, ?, ?, ?, ?)";
        self.sql.push_str(PROGRESS);
        self.sql.push_str(&[ONE].repeat(all.len()).join(", "));
        self.sql.push_str(TO_PROGRESS);
        self.n_changed = all.len() as u64;
        all.iter().try_for_each(|(id, progress)| self.one_progress(id, progress))
    }

    fn one_progress(&mut self, id: &TableId, progress: &Progress) -> Result<(), StorageError> {
        let Progress { state, round, waiting_for, waiting_since, due, clocks, n, at } = progress;
        self.add(rows::state_word(*state))?;
        self.add(due.map(integer).transpose()?)?;
        self.add(integer(*at)?)?;
        self.add(integer(*n)?)?;
        self.add(i64::from(*round))?;
        self.add(rows::to_json(clocks))?;
        self.add(rows::to_json(waiting_for))?;
        self.add(integer(*waiting_since)?)?;
        self.add(&*id.0)
    }

    pub(super) fn moments(&mut self, moments: &[(&TableId, &StoredMoment)]) -> Result<(), StorageError> {
        self.sql.push_str(MOMENTS);
        self.sql.push_str(&ONE_MORE.repeat(moments.len() - 1));
        self.sql.push(';');
        moments.iter().try_for_each(|(id, StoredMoment { n, at, kind, body })| {
            self.add(&*id.0)?;
            self.add(integer(*n)?)?;
            self.add(integer(*at)?)?;
            self.add(rows::kind_word(*kind))?;
            self.add(&**body)
        })
    }

    pub(super) fn sights(&mut self, id: &TableId, sights: &[StoredSight]) -> Result<(), StorageError> {
        self.sql.push_str(NO_SIGHTS);
        self.add(&*id.0)?;
        sights.iter().try_for_each(|StoredSight { seats, n, body }| {
            self.sql.push_str(SIGHT);
            self.add(&*id.0)?;
            self.add(rows::to_json(seats))?;
            self.add(integer(*n)?)?;
            self.add(&**body)
        })
    }
}
