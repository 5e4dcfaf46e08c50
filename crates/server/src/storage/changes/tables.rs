//! Tables as they are written: rows, progress, moments, and what viewers have received.

use super::{Statements, person_in};
use crate::storage::{
    Held, MomentKind, Progress, StorageError, StoredHolder, StoredMoment, StoredSight, StoredTable, TableId,
    rows::{self, table_columns},
    values::{Value, integer, values},
    writer::{Connected, Outcome},
};

/// Whoever had it knows another edition from then on.
pub(in crate::storage) const TAKE: &str = "update tables set edition = edition + 1 where id = $1 returning edition;";

const NEW_TABLE: &str = concat!(
    "insert into tables (",
    table_columns!(),
    ", id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, \
     $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30);"
);

/// Who holds the table finds the row as they know it; who has lost it does not.
pub(in crate::storage) const TABLE: &str = concat!(
    "update tables set (",
    table_columns!(),
    ") = ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, \
     $20, $21, $22, $23, $24, $25, $26, $27, $28, $29) where id = $30 and edition = $31 and n = $32 returning id;"
);

pub(in crate::storage) const PROGRESS: &str = "update tables \
     set (due, at, n, clocks, waiting_for, waiting_since) = ($1, $2, $3, $4, $5, $6) \
     where id = $7 and edition = $8 and n = $9 returning id;";

const MOMENT: &str = "insert into moments (table_id, n, at, kind, body, person) values ($1, $2, $3, $4, $5, $6);";

const NO_SIGHTS: &str = "delete from frames where table_id = $1;";
const SIGHT: &str = "insert into frames (table_id, seats, n, frame) values ($1, $2, $3, $4);";

/// The table is whoever's asks for it, and this is the edition that they know; nothing if there is none.
pub(super) async fn take(id: &TableId, statements: &mut Statements, connection: &mut impl Connected) -> Outcome {
    statements.run(connection).await?;
    let found = connection.ask(TAKE, values![&id.0]).await?;
    found.first().map(|row| rows::number(rows::get(row, "edition")?, "edition")).transpose()
}

impl Statements {
    pub(super) fn new_table(&mut self, table: &StoredTable) -> Result<(), StorageError> {
        self.say(NEW_TABLE, row(table)?);
        Ok(())
    }

    pub(in crate::storage) fn changed_table(
        &mut self,
        table: &StoredTable,
        held: Option<&Held>,
    ) -> Result<(), StorageError> {
        let Held { table: _, edition, n } = held.ok_or(StorageError::NotHeld)?;
        let mut values = row(table)?;
        values.extend(values![integer(*edition)?, integer(*n)?]);
        self.insist(TABLE, values, StorageError::NotHeld);
        Ok(())
    }

    pub(super) fn progress(
        &mut self,
        id: &TableId,
        further: &Progress,
        held: Option<&Held>,
    ) -> Result<(), StorageError> {
        let held = held.ok_or(StorageError::NotHeld)?;
        self.insist(PROGRESS, progress(id, further, held)?, StorageError::NotHeld);
        Ok(())
    }

    pub(super) fn moment(&mut self, id: &TableId, one: &StoredMoment) -> Result<(), StorageError> {
        self.say(MOMENT, moment(id, one)?);
        Ok(())
    }

    pub(in crate::storage) fn sights(&mut self, id: &TableId, sights: &[StoredSight]) -> Result<(), StorageError> {
        self.say(NO_SIGHTS, values![&id.0]);
        sights.iter().try_for_each(|StoredSight { seats, n, body }| {
            self.say(SIGHT, values![&id.0, rows::to_json(seats), integer(*n)?, body]);
            Ok(())
        })
    }
}

/// The values of `table_columns!` in their order, then the id.
fn row(table: &StoredTable) -> Result<Vec<Value>, StorageError> {
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
    Ok(values![
        game,
        rows::state_word(*state),
        rows::visibility_word(*visibility),
        &host.0,
        due.map(integer).transpose()?,
        integer(*at)?,
        integer(*n)?,
        integer(open_seats)?,
        integer(*since)?,
        *round,
        *start_when_full,
        invitation,
        &seed.bytes[..],
        header.as_deref(),
        parent,
        parent_entries.map(integer).transpose()?,
        rows::to_json(options),
        rows::to_json(pace),
        rows::seats_json(seats),
        rows::to_json(&table.progress().clocks),
        rows::to_json(waiting_for),
        frozen.as_ref().map(rows::to_json),
        name.as_deref(),
        integer(*waiting_since)?,
        rows::newcomers_word(*newcomers),
        seed.seal.as_ref().map(|seal| &seal[..]),
        *is_practice,
        mission.as_ref().map(rows::to_json),
        // Lists are in order of when the whole row was written.
        integer(*at)?,
        &id.0,
    ])
}

/// How far a table has come, then which table it is, and what is known of it.
pub(in crate::storage) fn progress(id: &TableId, further: &Progress, held: &Held) -> Result<Vec<Value>, StorageError> {
    let Progress { waiting_for, waiting_since, due, clocks, n, at } = further;
    Ok(values![
        due.map(integer).transpose()?,
        integer(*at)?,
        integer(*n)?,
        rows::to_json(clocks),
        rows::to_json(waiting_for),
        integer(*waiting_since)?,
        &id.0,
        integer(held.edition)?,
        integer(held.n)?,
    ])
}

/// The columns of a moment.
pub(in crate::storage) fn moment(id: &TableId, moment: &StoredMoment) -> Result<Vec<Value>, StorageError> {
    let StoredMoment { n, at, kind, body } = moment;
    let person = if *kind == MomentKind::Entry { None } else { person_in(body) };
    Ok(values![&id.0, integer(*n)?, integer(*at)?, rows::kind_word(*kind), body, person])
}
