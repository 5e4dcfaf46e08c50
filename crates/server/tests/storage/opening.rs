//! What is opened, what is refused, and that a refused database is left as it was.

use std::{fs, path::Path};

use server::{
    config::SecretKey,
    storage::{Database, FileError, FileFault, Seals, Storage, StorageError, StoredTable},
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, sqlite::SqliteConnectOptions};

use crate::words::{House, moment, moments, new, table, table_after, table_id};

#[tokio::test]
async fn a_folder_is_made_on_first_use_and_a_file_may_be_named() {
    let folder = tempfile::tempdir().unwrap();
    let (inner, file) = (folder.path().join("a/b"), folder.path().join("c/house.sqlite"));

    Database::in_folder(&inner).await.unwrap().close().await;
    Database::in_folder(&file).await.unwrap().close().await;

    assert!(inner.join("airlock.db").is_file());
    assert!(file.is_file());
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_may_read_the_database() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("new");
    let storage = Database::in_folder(&inner).await.unwrap();
    storage.write(vec![new(table("one"))]).await.unwrap();

    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o077;
    assert_eq!(mode(&inner), 0);
    assert_eq!(mode(&inner.join("airlock.db")), 0);
    assert_eq!(mode(&inner.join("airlock.db-wal")), 0);
}

#[tokio::test]
async fn two_servers_do_not_share_a_database() {
    let house = House::new().await;

    let error = refusal(house.place.folder.path()).await;

    assert_eq!(error.fault, FileFault::InUse);
    house.write([new(table("one"))]).await;
}

#[tokio::test]
async fn a_newer_database_is_refused_and_left_as_it_is() {
    let (folder, file) = closed_house().await;
    spoil(&file, "insert into _sqlx_migrations values (9000, 'later', current_timestamp, 1, x'00', 0)").await;
    let before = fs::read(&file).unwrap();

    let error = refusal(folder.path()).await;

    assert_eq!(error, FileError { file: file.clone(), fault: FileFault::Newer { version: 9000, known: 10 } });
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("airlock.db");
    let mut other = SqliteConnectOptions::new().filename(&file).create_if_missing(true).connect().await.unwrap();
    other.execute("create table recipes (name text)").await.unwrap();
    other.close().await.unwrap();
    let before = fs::read(&file).unwrap();

    let error = refusal(folder.path()).await;

    assert_eq!(error.fault, FileFault::Foreign);
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[tokio::test]
async fn a_damaged_database_is_refused_and_left_as_it_is() {
    let (folder, file) = closed_house().await;
    let whole = fs::read(&file).unwrap();
    let mut scribbled = whole.clone();
    let middle = whole.len() / 4096 / 2 * 4096;
    scribbled[middle..middle + 4096].fill(0xA5);
    let damages =
        [b"no database at all, but some text".to_vec(), whole[..whole.len() / 2].to_vec(), scribbled, vec![0; 8192]];

    for damaged in damages {
        fs::write(&file, &damaged).unwrap();

        let error = refusal(folder.path()).await;

        assert!(matches!(error.fault, FileFault::Damaged(_)), "{error}");
        assert_eq!(fs::read(&file).unwrap(), damaged);
    }
    fs::write(&file, &whole).unwrap();
    Database::in_folder(folder.path()).await.unwrap();
}

/// Zeroes a page of the moments without a trace in the file's size and time, as a failing disk would.
fn rot(file: &Path) {
    let written = fs::metadata(file).unwrap().modified().unwrap();
    let mut bytes = fs::read(file).unwrap();
    let middle = bytes.len() / 4096 / 2 * 4096;
    bytes[middle..middle + 4096].fill(0xA5);
    fs::write(file, &bytes).unwrap();
    fs::File::options().write(true).open(file).unwrap().set_modified(written).unwrap();
}

#[tokio::test]
async fn a_database_that_was_left_in_good_order_is_not_read_from_end_to_end() {
    let (folder, file) = closed_house().await;
    rot(&file);

    // Whoever read all of it would find what is wrong with it.
    let storage = Database::in_folder(folder.path()).await.expect("it was left in good order");
    assert_eq!(storage.table(&table_id("one")).await.unwrap(), Some(table_after("one", 2_000)));
}

#[tokio::test]
async fn good_order_holds_for_one_start_only() {
    let (folder, file) = closed_house().await;
    // A server that is killed leaves no note behind.
    let note = folder.path().join("airlock.db.in-order");
    assert!(note.is_file());
    let storage = Database::in_folder(folder.path()).await.unwrap();
    assert!(!note.exists());
    storage.close().await;
    fs::remove_file(&note).expect("it is left in good order again");
    rot(&file);

    assert!(matches!(refusal(folder.path()).await.fault, FileFault::Damaged(_)));
}

#[tokio::test]
async fn a_first_start_that_was_cut_short_is_made_good() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("airlock.db");
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let begun = options.journal_mode(sqlx::sqlite::SqliteJournalMode::Wal).connect().await.unwrap();
    begun.close().await.unwrap();
    assert!(fs::metadata(&file).unwrap().len() > 0);

    let storage = Database::in_folder(folder.path()).await.unwrap();

    storage.write(vec![new(table("one"))]).await.unwrap();
    assert_eq!(storage.table(&table_id("one")).await.unwrap(), Some(table("one")));
}

#[tokio::test]
async fn a_row_that_cannot_be_read_is_an_error_and_no_crash() {
    let (folder, file) = closed_house().await;
    spoil(&file, "update tables set options = '[]' where id = 'one'").await;

    let storage = Database::in_folder(folder.path()).await.unwrap();

    let error = storage.table(&table_id("one")).await.unwrap_err();
    assert!(matches!(&error, StorageError::Unreadable { column, .. } if column == "options"));
    assert_eq!(storage.table(&table_id("two")).await.unwrap(), Some(table("two")));
}

/// As a house was before there were seals.
#[tokio::test]
async fn seeds_from_before_there_were_seals_are_sealed_and_nothing_is_left_of_them() {
    let (folder, file) = closed_house().await;
    let key = SecretKey::kept_in(folder.path()).unwrap();
    assert!(holds(&file, &[7; 32]), "the seed lies open");

    let storage = Database::in_folder(folder.path()).await.unwrap();

    let stored = storage.table(&table_id("one")).await.unwrap().unwrap();
    let dealer = Seals::of(&key).open(&table_id("one"), &stored.seed).expect("it is the key of the house");
    assert_eq!(dealer.seed().0, [7; 32]);
    let but_for_the_seed = StoredTable { seed: table("one").seed, ..stored.clone() };
    assert_eq!(but_for_the_seed, table_after("one", 2_000), "nothing else has changed");
    storage.close().await;
    assert!(!holds(&file, &[7; 32]));
    let again = Database::in_folder(folder.path()).await.unwrap();
    assert_eq!(again.table(&table_id("one")).await.unwrap().unwrap().seed.bytes, stored.seed.bytes, "sealed once");
}

/// Whether a file, or what lies beside it, has these bytes in it.
fn holds(file: &Path, bytes: &[u8]) -> bool {
    ["", "-wal"].iter().any(|suffix| {
        let all = fs::read(format!("{}{suffix}", file.display())).unwrap_or_default();
        all.windows(bytes.len()).any(|some| some == bytes)
    })
}

async fn closed_house() -> (tempfile::TempDir, std::path::PathBuf) {
    let house = House::new().await;
    house.write([new(table("one")), new(table("two"))]).await;
    house.write([moments("one", (1..=2_000).map(moment).collect::<Vec<_>>())]).await;
    let House { place, storage } = house;
    storage.close().await;
    let file = place.folder.path().join("airlock.db");
    (place.folder, file)
}

async fn spoil(file: &Path, statement: &str) {
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    connection.execute(AssertSqlSafe(statement)).await.unwrap();
    connection.close().await.unwrap();
}

async fn refusal(folder: &Path) -> FileError {
    Database::in_folder(folder).await.err().expect("it is refused")
}
