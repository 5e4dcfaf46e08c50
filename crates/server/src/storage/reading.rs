//! What the database is asked. Every question has an index that answers it.

use sqlx::{SqlitePool, sqlite::SqliteRow};

use super::{
    At, Person, PersonId, StorageError, StoredMoment, StoredSight, StoredTable, TableId, Wanted, names,
    rows::{self, table_columns},
};

const TABLE: &str = concat!("select id, ", table_columns!(), " from tables where id = ?");

const MOMENTS: &str = "select n, at, kind, body from moments where table_id = ? and n > ? order by n";

const WRITTEN_BY: &str = "select table_id, n, at, kind, body from moments where kind <> 'entry' and kind = 'chat' \
     and case when json_valid(body) then body ->> 'person' end = ? order by at, table_id, n";

const BARRED: &str = "select person from barred where table_id = ?";

const SIGHTS: &str = "select seats, n, frame from frames where table_id = ?";

const TABLES_OF: &str = concat!(
    "select id, ",
    table_columns!(),
    " from tables where id in (select table_id from sitting where person = ?) order by at desc, id limit ?"
);

const TABLES_WITH_OPEN_SEATS: &str = concat!(
    "select id, ",
    table_columns!(),
    " from tables where visibility = 'open' and state = 'waiting' and open_seats > 0 order by at desc, id limit ?"
);

const TABLES_TO_WATCH: &str = concat!(
    "select id, ",
    table_columns!(),
    " from tables where visibility = 'open' and state = 'playing' order by at desc, id limit ?"
);

const TABLES_FINISHED: &str = concat!(
    "select id, ",
    table_columns!(),
    " from tables where visibility = 'open' and state = 'over' order by at desc, id limit ?"
);

const DUE: &str = "select id from tables where due <= ? order by due, id limit ?";

const N_OPEN_TABLES: &str = "select count(*) from tables where host = ? and state in ('waiting', 'playing')";

const PERSON: &str = "select id, name, is_named, password, since, seen, epoch, ended from people where id = ?";

const PERSON_NAMED: &str = "select id, name, is_named, password, since, seen, epoch, ended from people \
     where folded = ? and password is not null";

const IS_LIKE_ANOTHER: &str =
    "select exists (select 1 from people where likeness = ? and id <> ? and password is not null)";

const MUTED_BY: &str = "select whom from mutes where muted_by = ? order by whom";

/// A table.
pub(super) async fn table(readers: &SqlitePool, id: String) -> Result<Option<StoredTable>, StorageError> {
    one(sqlx::query(TABLE).bind(id).fetch_optional(readers).await, rows::table)
}

/// The moments of a table after a number, in order.
pub(super) async fn moments(readers: &SqlitePool, id: String, after: u64) -> Result<Vec<StoredMoment>, StorageError> {
    all(sqlx::query(MOMENTS).bind(id).bind(latest(after)).fetch_all(readers).await, rows::moment)
}

/// The lines of chat that a person wrote.
pub(super) async fn written_by(
    readers: &SqlitePool,
    person: String,
) -> Result<Vec<(TableId, StoredMoment)>, StorageError> {
    let found = sqlx::query(WRITTEN_BY).bind(person).fetch_all(readers).await;
    all(found, |row| Ok((rows::table_id(row)?, rows::moment(row)?)))
}

/// Whom the host of a table has sent away for good.
pub(super) async fn barred(readers: &SqlitePool, id: String) -> Result<Vec<PersonId>, StorageError> {
    let ids = sqlx::query_scalar(BARRED).bind(id).fetch_all(readers).await;
    Ok(ids.map_err(|error| failed(&error))?.into_iter().map(PersonId).collect())
}

/// What each viewer of a table last received.
pub(super) async fn sights(readers: &SqlitePool, id: String) -> Result<Vec<StoredSight>, StorageError> {
    all(sqlx::query(SIGHTS).bind(id).fetch_all(readers).await, rows::sight)
}

/// Tables, the latest first.
pub(super) async fn tables(readers: &SqlitePool, wanted: Wanted, most: u32) -> Result<Vec<StoredTable>, StorageError> {
    let query = match wanted {
        Wanted::Of(PersonId(person)) => sqlx::query(TABLES_OF).bind(person),
        Wanted::OpenSeats => sqlx::query(TABLES_WITH_OPEN_SEATS),
        Wanted::ToWatch => sqlx::query(TABLES_TO_WATCH),
        Wanted::Finished => sqlx::query(TABLES_FINISHED),
    };
    all(query.bind(most).fetch_all(readers).await, rows::table)
}

/// Tables whose time is up, the longest overdue first.
pub(super) async fn due(readers: &SqlitePool, now: At, most: u32) -> Result<Vec<TableId>, StorageError> {
    let ids = sqlx::query_scalar(DUE).bind(latest(now)).bind(most).fetch_all(readers).await;
    Ok(ids.map_err(|error| failed(&error))?.into_iter().map(TableId).collect())
}

/// How many tables a person has opened that can still be played.
pub(super) async fn n_open_tables(readers: &SqlitePool, of: String) -> Result<u32, StorageError> {
    sqlx::query_scalar(N_OPEN_TABLES).bind(of).fetch_one(readers).await.map_err(|error| failed(&error))
}

/// A person.
pub(super) async fn person(readers: &SqlitePool, id: String) -> Result<Option<Person>, StorageError> {
    one(sqlx::query(PERSON).bind(id).fetch_optional(readers).await, rows::person)
}

/// The person with a password who has this name.
pub(super) async fn person_named(readers: &SqlitePool, name: String) -> Result<Option<Person>, StorageError> {
    one(sqlx::query(PERSON_NAMED).bind(names::folded(&name)).fetch_optional(readers).await, rows::person)
}

/// Whether a name looks like that of somebody else who has a password.
pub(super) async fn is_like_another(readers: &SqlitePool, name: String, but: String) -> Result<bool, StorageError> {
    let query = sqlx::query_scalar(IS_LIKE_ANOTHER).bind(names::likeness(&name)).bind(but);
    query.fetch_one(readers).await.map_err(|error| failed(&error))
}

/// Whom a person has muted.
pub(super) async fn muted_by(readers: &SqlitePool, id: String) -> Result<Vec<PersonId>, StorageError> {
    let ids = sqlx::query_scalar(MUTED_BY).bind(id).fetch_all(readers).await;
    Ok(ids.map_err(|error| failed(&error))?.into_iter().map(PersonId).collect())
}

/// What the database says, in the words of the storage. Its messages name columns, never
/// what is in them.
pub(super) fn failed(error: &sqlx::Error) -> StorageError {
    if let Some(database) = error.as_database_error()
        && database.is_unique_violation()
        && database.message().contains("people.folded")
    {
        return StorageError::NameTaken;
    }
    match error {
        sqlx::Error::PoolClosed => StorageError::Closed,
        other => StorageError::Failed(other.to_string()),
    }
}

/// Numbers beyond what the database can hold are later than everything in it.
pub(super) fn latest(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// What was found, read, if anything was.
pub(super) fn one<T>(
    found: Result<Option<SqliteRow>, sqlx::Error>,
    read: fn(&SqliteRow) -> Result<T, StorageError>,
) -> Result<Option<T>, StorageError> {
    found.map_err(|error| failed(&error))?.as_ref().map(read).transpose()
}

/// All that was found, read.
pub(super) fn all<T>(
    found: Result<Vec<SqliteRow>, sqlx::Error>,
    read: fn(&SqliteRow) -> Result<T, StorageError>,
) -> Result<Vec<T>, StorageError> {
    found.map_err(|error| failed(&error))?.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use sqlx::{AssertSqlSafe, ConnectOptions, Row};

    use super::*;
    use crate::storage::{
        campaigns,
        changes::{FORGET, MERGE, REMOVE_CAMPAIGN, REMOVE_IDLE_CAMPAIGN},
        database, pruning, results,
    };

    #[tokio::test]
    async fn every_question_is_answered_by_an_index() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("plans.db");
        let mut connection = database::to_write(&file).create_if_missing(true).connect().await.unwrap();
        database::migrate(&mut connection, &file).await.unwrap();
        let questions = [
            (TABLE, "sqlite_autoindex_tables_1"),
            (MOMENTS, "SEARCH moments USING PRIMARY KEY"),
            (WRITTEN_BY, "moments_by_person"),
            (BARRED, "barred_by_table"),
            (FORGET[8], "SEARCH barred USING PRIMARY KEY"),
            (MERGE[11], "SEARCH barred USING PRIMARY KEY"),
            (MERGE[12], "SEARCH barred USING PRIMARY KEY"),
            (SIGHTS, "USING INDEX sqlite_autoindex_frames_1"),
            (TABLES_OF, "SEARCH sitting USING PRIMARY KEY"),
            (TABLES_OF, "sqlite_autoindex_tables_1"),
            (TABLES_WITH_OPEN_SEATS, "USING INDEX tables_with_open_seats"),
            (TABLES_TO_WATCH, "USING INDEX tables_to_watch"),
            (TABLES_FINISHED, "USING INDEX tables_finished"),
            (DUE, "USING COVERING INDEX tables_due"),
            (N_OPEN_TABLES, "USING COVERING INDEX tables_by_host"),
            (PERSON, "SEARCH people USING PRIMARY KEY"),
            (PERSON_NAMED, "USING INDEX people_by_name"),
            (IS_LIKE_ANOTHER, "INDEX people_by_likeness"),
            (MUTED_BY, "SEARCH mutes USING PRIMARY KEY"),
            (FORGET[0], "SEARCH people USING PRIMARY KEY"),
            (FORGET[1], "SEARCH mutes USING PRIMARY KEY"),
            (FORGET[2], "USING COVERING INDEX mutes_of"),
            (FORGET[3], "tables_by_host"),
            (FORGET[4], "SEARCH sitting USING PRIMARY KEY"),
            (FORGET[4], "sqlite_autoindex_tables_1"),
            (FORGET[5], "moments_by_person"),
            (MERGE[0], "tables_by_host"),
            (MERGE[1], "SEARCH sitting USING PRIMARY KEY"),
            (MERGE[1], "sqlite_autoindex_tables_1"),
            (MERGE[2], "moments_by_person"),
            (MERGE[3], "SEARCH mutes USING PRIMARY KEY"),
            (MERGE[4], "mutes_of"),
            (MERGE[5], "SEARCH mutes USING PRIMARY KEY"),
            (MERGE[6], "mutes_of"),
            (MERGE[7], "USING INDEX results_of"),
            (MERGE[8], "SEARCH ratings USING PRIMARY KEY"),
            (MERGE[9], "SEARCH ratings USING PRIMARY KEY"),
            (MERGE[10], "SEARCH people USING PRIMARY KEY"),
            (FORGET[6], "USING INDEX results_of"),
            (FORGET[7], "SEARCH ratings USING PRIMARY KEY"),
            (FORGET[9], "members_by_person"),
            (FORGET[10], "campaigns_by_owner"),
            (MERGE[13], "campaigns_by_owner"),
            (MERGE[14], "members_by_person"),
            (MERGE[15], "members_by_person"),
            (campaigns::CAMPAIGN, "sqlite_autoindex_campaigns_1"),
            (campaigns::CAMPAIGNS_OF, "members_by_person"),
            (campaigns::CAMPAIGNS_OF, "sqlite_autoindex_campaigns_1"),
            (campaigns::MEMBERS, "SEARCH members USING PRIMARY KEY"),
            (campaigns::MISSIONS, "SEARCH missions USING PRIMARY KEY"),
            (campaigns::IDLE, "campaigns_idle"),
            (REMOVE_CAMPAIGN[0], "SEARCH members USING PRIMARY KEY"),
            (REMOVE_CAMPAIGN[1], "SEARCH missions USING PRIMARY KEY"),
            (REMOVE_CAMPAIGN[2], "sqlite_autoindex_campaigns_1"),
            (REMOVE_IDLE_CAMPAIGN[2], "sqlite_autoindex_campaigns_1"),
            (pruning::GUESTS, "members_by_person"),
            (results::RESULTS_SO_FAR, "SEARCH results USING PRIMARY KEY"),
            (results::RATING_OF, "SEARCH ratings USING PRIMARY KEY"),
            (results::RESULTS_OF, "USING INDEX results_of"),
            (results::RESULTS_OF, "SEARCH results USING PRIMARY KEY"),
            (results::FINISHED, "USING INDEX results_of"),
            (results::FINISHED, "sqlite_autoindex_tables_1"),
            (results::TALLIES, "USING INDEX results_of"),
            (results::RATINGS, "SEARCH ratings USING PRIMARY KEY"),
            (pruning::WAITING, "tables_waiting_since"),
            (pruning::ABANDONED, "tables_left_since"),
            (pruning::FINISHED, "tables_over_since"),
            (pruning::BRIEF, "tables_over_since"),
            (pruning::FINISHED, "SEARCH results USING PRIMARY KEY"),
            (pruning::GUESTS, "guests_idle"),
            (pruning::GUESTS, "SEARCH sitting USING PRIMARY KEY"),
            (pruning::GUESTS, "tables_by_host"),
            (pruning::REMOVE[0], "frames"),
            (pruning::REMOVE[1], "SEARCH moments USING PRIMARY KEY"),
            (pruning::REMOVE[2], "sitting_by_table"),
            (pruning::REMOVE[3], "SEARCH results USING PRIMARY KEY"),
            (pruning::REMOVE[4], "barred_by_table"),
            (pruning::REMOVE[5], "sqlite_autoindex_tables_1"),
            (pruning::REMOVE_GUEST[1], "SEARCH people USING PRIMARY KEY"),
        ];

        for (question, expected) in questions {
            let rows = sqlx::query(AssertSqlSafe(format!("explain query plan {question}"))).fetch_all(&mut connection);
            let plan: Vec<String> = rows.await.unwrap().iter().map(|row| row.get("detail")).collect();

            let plan = plan.join("\n");
            assert!(plan.contains(expected), "{question}\n{plan}");
            let reads_all = [
                "SCAN tables",
                "SCAN moments",
                "SCAN people",
                "SCAN mutes",
                "SCAN sitting",
                "SCAN frames",
                "SCAN results",
                "SCAN ratings",
                "SCAN barred",
                "SCAN campaigns",
                "SCAN members",
                "SCAN missions",
            ]
            .iter()
            .any(|scan| plan.lines().any(|line| line.trim().starts_with(scan) && !line.contains("USING INDEX")));
            assert!(!reads_all, "{question}\n{plan}");
            let of_one = [TABLES_OF, WRITTEN_BY, FORGET[4], MERGE[1], results::RESULTS_OF, results::TALLIES];
            let of_a_campaign = [FORGET[10], campaigns::CAMPAIGNS_OF, campaigns::MEMBERS];
            let may_sort = of_one.contains(&question) || of_a_campaign.contains(&question);
            assert!(may_sort || !plan.contains("TEMP B-TREE"), "{question}\n{plan}");
        }
    }
}
