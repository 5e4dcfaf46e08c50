//! What the database is asked. Every question has an index that answers it.

use super::{
    At, Person, PersonId, StorageError, StoredMoment, StoredSight, StoredTable, TableId, Wanted, names,
    rows::{self, table_columns},
    values::{Readers, latest, values},
};

const TABLE: &str = concat!("select id, ", table_columns!(), " from tables where id = $1");

const MOMENTS: &str = "select n, at, kind, body from moments where table_id = $1 and n > $2 order by n";

const WRITTEN_BY: &str = "select table_id, n, at, kind, body from moments where person = $1 and kind = 'chat' \
     order by at, table_id, n";

const BARRED: &str = "select person from barred where table_id = $1";

const SIGHTS: &str = "select seats, n, frame from frames where table_id = $1";

const TABLES_OF: &str = concat!(
    "select id, ",
    table_columns!(),
    " from tables where id in (select table_id from sitting where person = $1) order by at desc, id limit $2"
);

const TABLES_WITH_OPEN_SEATS: &str = concat!(
    "select id, ",
    table_columns!(),
    " from tables where visibility = 'open' and state = 'waiting' and open_seats > 0 order by listed desc, id limit $1"
);

const TABLES_TO_WATCH: &str = concat!(
    "select id, ",
    table_columns!(),
    " from tables where visibility = 'open' and state = 'playing' order by listed desc, id limit $1"
);

const TABLES_FINISHED: &str = concat!(
    "select id, ",
    table_columns!(),
    " from tables where visibility = 'open' and state = 'over' order by listed desc, id limit $1"
);

const DUE: &str = "select id from tables where due <= $1 order by due, id limit $2";

const N_OPEN_TABLES: &str = "select count(*) as n from tables where host = $1 and state in ('waiting', 'playing')";

const PERSON: &str = "select id, name, is_named, password, since, seen, epoch, ended from people where id = $1";

const PERSON_NAMED: &str = "select id, name, is_named, password, since, seen, epoch, ended from people \
     where folded = $1 and password is not null";

const IS_LIKE_ANOTHER: &str =
    "select exists (select 1 from people where likeness = $1 and id <> $2 and password is not null) as is_like";

const MUTED_BY: &str = "select whom from mutes where muted_by = $1 order by whom";

/// A table.
pub(super) async fn table(readers: &Readers, id: TableId) -> Result<Option<StoredTable>, StorageError> {
    readers.one(TABLE, values![&id.0], rows::table).await
}

/// The moments of a table after a number, in order.
pub(super) async fn moments(readers: &Readers, id: TableId, after: u64) -> Result<Vec<StoredMoment>, StorageError> {
    readers.all(MOMENTS, values![&id.0, latest(after)], rows::moment).await
}

/// The lines of chat that a person wrote.
pub(super) async fn written_by(
    readers: &Readers,
    person: PersonId,
) -> Result<Vec<(TableId, StoredMoment)>, StorageError> {
    readers.all(WRITTEN_BY, values![&person.0], |row| Ok((rows::table_id(row)?, rows::moment(row)?))).await
}

/// Whom the host of a table has sent away for good.
pub(super) async fn barred(readers: &Readers, id: TableId) -> Result<Vec<PersonId>, StorageError> {
    readers.all(BARRED, values![&id.0], |row| rows::person_id(row, "person")).await
}

/// What each viewer of a table last received.
pub(super) async fn sights(readers: &Readers, id: TableId) -> Result<Vec<StoredSight>, StorageError> {
    readers.all(SIGHTS, values![&id.0], rows::sight).await
}

/// Tables, the latest first.
pub(super) async fn tables(readers: &Readers, wanted: Wanted, most: u32) -> Result<Vec<StoredTable>, StorageError> {
    let (question, values) = match wanted {
        Wanted::Of(PersonId(person)) => (TABLES_OF, values![person, most]),
        Wanted::OpenSeats => (TABLES_WITH_OPEN_SEATS, values![most]),
        Wanted::ToWatch => (TABLES_TO_WATCH, values![most]),
        Wanted::Finished => (TABLES_FINISHED, values![most]),
    };
    readers.all(question, values, rows::table).await
}

/// Tables whose time is up, the longest overdue first.
pub(super) async fn due(readers: &Readers, now: At, most: u32) -> Result<Vec<TableId>, StorageError> {
    readers.all(DUE, values![latest(now), most], rows::id).await
}

/// How many tables a person has opened that can still be played.
pub(super) async fn n_open_tables(readers: &Readers, of: PersonId) -> Result<u32, StorageError> {
    let n = readers.one(N_OPEN_TABLES, values![&of.0], |row| rows::number(rows::get(row, "n")?, "n")).await?;
    Ok(n.unwrap_or_default())
}

/// A person.
pub(super) async fn person(readers: &Readers, id: PersonId) -> Result<Option<Person>, StorageError> {
    readers.one(PERSON, values![&id.0], rows::person).await
}

/// The person with a password who has this name.
pub(super) async fn person_named(readers: &Readers, name: String) -> Result<Option<Person>, StorageError> {
    readers.one(PERSON_NAMED, values![names::folded(&name)], rows::person).await
}

/// Whether a name looks like that of somebody else who has a password.
pub(super) async fn is_like_another(readers: &Readers, name: String, but: PersonId) -> Result<bool, StorageError> {
    let is_like = |row: &_| rows::get(row, "is_like");
    let found = readers.one(IS_LIKE_ANOTHER, values![names::likeness(&name), &but.0], is_like).await?;
    Ok(found.unwrap_or_default())
}

/// Whom a person has muted.
pub(super) async fn muted_by(readers: &Readers, id: PersonId) -> Result<Vec<PersonId>, StorageError> {
    readers.all(MUTED_BY, values![&id.0], |row| rows::person_id(row, "whom")).await
}

/// What a database says, in the words of the storage. Its messages name columns, never
/// what is in them.
pub(super) fn failed(error: &sqlx::Error) -> StorageError {
    // One names the column, the other the index over it.
    let is_name = |text: &str| text.contains("people.folded") || text.contains("people_by_name");
    if let Some(database) = error.as_database_error()
        && database.is_unique_violation()
        && is_name(database.message())
    {
        return StorageError::NameTaken;
    }
    match error {
        sqlx::Error::PoolClosed => StorageError::Closed,
        other => StorageError::Failed(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{AssertSqlSafe, ConnectOptions, Row};

    use super::*;
    use crate::storage::{
        campaigns,
        changes::{
            FORGET, MERGE, PROGRESS, REMOVE_CAMPAIGN, REMOVE_IDLE_CAMPAIGN, SEATS_OF, TABLE as ROW, TAKE, WORDS_OF,
        },
        pruning, results,
        sqlite::file,
    };

    #[tokio::test]
    async fn every_question_is_answered_by_an_index() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("plans.db");
        let mut connection = file::to_write(&file).create_if_missing(true).connect().await.unwrap();
        file::migrate(&mut connection, &file).await.unwrap();
        let questions = [
            (TABLE, "sqlite_autoindex_tables_1"),
            (MOMENTS, "SEARCH moments USING PRIMARY KEY"),
            (WRITTEN_BY, "moments_by_person"),
            (BARRED, "barred_by_table"),
            (FORGET[6], "SEARCH barred USING PRIMARY KEY"),
            (MERGE[5], "SEARCH barred USING PRIMARY KEY"),
            (TAKE, "sqlite_autoindex_tables_1"),
            (ROW, "sqlite_autoindex_tables_1"),
            (PROGRESS, "sqlite_autoindex_tables_1"),
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
            (SEATS_OF, "SEARCH sitting USING PRIMARY KEY"),
            (SEATS_OF, "sqlite_autoindex_tables_1"),
            (WORDS_OF, "moments_by_person"),
            (MERGE[0], "tables_by_host"),
            (MERGE[1], "SEARCH mutes USING PRIMARY KEY"),
            (MERGE[2], "mutes_of"),
            (MERGE[3], "USING INDEX results_of"),
            (MERGE[4], "SEARCH ratings USING PRIMARY KEY"),
            (FORGET[4], "USING INDEX results_of"),
            (FORGET[5], "SEARCH ratings USING PRIMARY KEY"),
            (FORGET[7], "members_by_person"),
            (FORGET[8], "campaigns_by_owner"),
            (MERGE[6], "campaigns_by_owner"),
            (MERGE[7], "members_by_person"),
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
            let of_one = [TABLES_OF, WRITTEN_BY, results::RESULTS_OF, results::TALLIES];
            let of_a_campaign = [FORGET[8], campaigns::CAMPAIGNS_OF, campaigns::MEMBERS];
            let may_sort = of_one.contains(&question) || of_a_campaign.contains(&question);
            assert!(may_sort || !plan.contains("TEMP B-TREE"), "{question}\n{plan}");
        }
    }
}
