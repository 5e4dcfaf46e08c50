//! A copy of the house, taken while it is open.

use std::{
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use server::{
    config::SecretKey,
    storage::{
        Database, FileFault, Storage, StoredTable,
        backup::{Restored, backup, restore},
    },
};
use sqlx::{ConnectOptions, Connection, Executor, sqlite::SqliteConnectOptions};

use crate::words::{House, changed, full_table, moment, moments, new, table, table_after, table_id};

#[tokio::test]
async fn a_copy_has_everything_and_can_be_put_back() {
    let house = House::new().await;
    house.write([new(full_table("full")), moments("full", [moment(1), moment(2)])]).await;
    let (copy, elsewhere) =
        (house.place.folder.path().join("copies/one.db"), house.place.folder.path().join("elsewhere"));

    backup(house.place.folder.path(), &copy).await.unwrap();
    house.write([moments("full", [moment(3)])]).await;
    assert_eq!(restore(&copy, &elsewhere).await, Ok(Restored::WithoutKey), "there was none");

    let restored = Database::in_folder(&elsewhere).await.unwrap();
    assert_eq!(restored.table(&table_id("full")).await.unwrap(), Some(StoredTable { n: 2, ..full_table("full") }));
    assert_eq!(restored.moments(&table_id("full"), 0).await.unwrap(), [moment(1), moment(2)]);
    let held = restored.take(&table_id("full")).await.unwrap().unwrap().held();
    let row = changed(StoredTable { n: 3, ..full_table("full") });
    restored.write_holding(Some(held), vec![row, moments("full", [moment(3)])]).await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn the_key_of_the_house_goes_along_and_only_its_owner_can_read_it() {
    use std::os::unix::fs::PermissionsExt;

    let house = House::new().await;
    house.write([new(table("one"))]).await;
    SecretKey::kept_in(house.place.folder.path()).unwrap();
    let key = fs::read(house.place.folder.path().join("secret-key")).unwrap();
    let (copy, elsewhere) = (house.place.folder.path().join("copy.db"), house.place.folder.path().join("elsewhere"));

    backup(house.place.folder.path(), &copy).await.unwrap();
    assert_eq!(restore(&copy, &elsewhere).await, Ok(Restored::House));

    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&copy), mode(&elsewhere.join("secret-key"))), (0o600, 0o600));
    assert_eq!(fs::read(elsewhere.join("secret-key")).unwrap(), key);
    let has_key = |file: &Path| fs::read(file).unwrap().windows(key.len()).any(|bytes| bytes == key);
    assert!(has_key(&copy));
    assert!(!has_key(&elsewhere.join("airlock.db")), "a database in use does not have it");
    let again = house.place.folder.path().join("again.db");
    backup(&elsewhere, &again).await.unwrap();
    assert!(has_key(&again));
}

#[tokio::test]
async fn the_key_of_another_house_is_not_replaced_and_its_own_is_no_hindrance() {
    let (house, other) = (House::new().await, tempfile::tempdir().unwrap());
    let copy = house.place.folder.path().join("copy.db");
    SecretKey::kept_in(house.place.folder.path()).unwrap();
    backup(house.place.folder.path(), &copy).await.unwrap();
    SecretKey::kept_in(other.path()).unwrap();
    let theirs = fs::read(other.path().join("secret-key")).unwrap();

    assert_eq!(restore(&copy, other.path()).await.unwrap_err().fault, FileFault::OtherKey);
    assert_eq!(fs::read(other.path().join("secret-key")).unwrap(), theirs);
    assert!(!other.path().join("airlock.db").exists());
    fs::copy(house.place.folder.path().join("secret-key"), other.path().join("secret-key")).unwrap();

    assert_eq!(restore(&copy, other.path()).await, Ok(Restored::House));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_taken_while_writing_is_of_one_moment() {
    let house = Arc::new(House::new().await);
    let is_done = Arc::new(AtomicBool::new(false));
    house.write([new(table("one"))]).await;
    let writing = tokio::spawn({
        let (house, is_done) = (house.clone(), is_done.clone());
        async move {
            let mut n = 0;
            while !is_done.load(Ordering::Relaxed) {
                n += 2;
                let changes = [changed(table_after("one", n)), moments("one", [moment(n - 1), moment(n)])];
                house.write(changes).await;
            }
        }
    });

    for idx in 0..5 {
        let copy = house.place.folder.path().join("copy.db");
        backup(house.place.folder.path(), &copy).await.unwrap();
        let elsewhere = house.place.folder.path().join(format!("elsewhere-{idx}"));
        restore(&copy, &elsewhere).await.unwrap();

        let restored = Database::in_folder(&elsewhere).await.unwrap();
        let n = restored.table(&table_id("one")).await.unwrap().unwrap().n;
        assert_eq!(restored.moments(&table_id("one"), 0).await.unwrap().len() as u64, n);
        restored.close().await;
    }
    is_done.store(true, Ordering::Relaxed);
    writing.await.unwrap();
    let leftovers = fs::read_dir(house.place.folder.path())
        .unwrap()
        .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().contains("partial"));
    assert_eq!(leftovers.count(), 0);
}

#[tokio::test]
async fn a_folder_with_a_database_is_not_overwritten() {
    let (house, other) = (House::new().await, House::new().await);
    house.write([new(table("one"))]).await;
    other.write([new(table("two"))]).await;
    let copy = house.place.folder.path().join("copy.db");
    backup(house.place.folder.path(), &copy).await.unwrap();

    let error = restore(&copy, other.place.folder.path()).await.unwrap_err();

    assert_eq!(error.fault, FileFault::AlreadyThere);
    assert_eq!(other.table("two").await, Some(table("two")));
}

#[tokio::test]
async fn what_is_left_of_a_database_is_not_mixed_with_a_copy() {
    let house = House::new().await;
    let copy = house.place.folder.path().join("copy.db");
    backup(house.place.folder.path(), &copy).await.unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    fs::write(elsewhere.path().join("airlock.db-wal"), "a log without its database").unwrap();

    let error = restore(&copy, elsewhere.path()).await.unwrap_err();

    assert_eq!(error.fault, FileFault::AlreadyThere);
}

#[tokio::test]
async fn a_damaged_or_newer_or_empty_copy_is_refused() {
    let house = House::new().await;
    house.write([new(table("one")), moments("one", (1..=2_000).map(moment).collect::<Vec<_>>())]).await;
    let copies = house.place.folder.path().join("copies");
    let (damaged, newer, empty) = (copies.join("damaged.db"), copies.join("newer.db"), copies.join("empty.db"));
    backup(house.place.folder.path(), &damaged).await.unwrap();
    let mut bytes = fs::read(&damaged).unwrap();
    bytes[8 * 4096..9 * 4096].fill(0x5A);
    fs::write(&damaged, bytes).unwrap();
    backup(house.place.folder.path(), &newer).await.unwrap();
    let mut connection = SqliteConnectOptions::new().filename(&newer).connect().await.unwrap();
    connection
        .execute("insert into _sqlx_migrations values (9000, 'later', current_timestamp, 1, x'00', 0)")
        .await
        .unwrap();
    connection.close().await.unwrap();
    fs::write(&empty, "").unwrap();
    let elsewhere = house.place.folder.path().join("elsewhere");

    let refusal = async |copy: &Path| restore(copy, &elsewhere).await.unwrap_err().fault;
    assert!(matches!(refusal(&damaged).await, FileFault::Damaged(_)));
    assert!(matches!(refusal(&newer).await, FileFault::Newer { version: 9000, .. }));
    assert_eq!(refusal(&empty).await, FileFault::NoCopy);
    assert_eq!(refusal(&copies.join("none.db")).await, FileFault::NoCopy);

    assert!(!elsewhere.join("airlock.db").exists());
}

#[tokio::test]
async fn a_copy_does_not_replace_the_database_or_a_good_copy_by_nothing() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;
    let (folder, copy) = (house.place.folder.path(), house.place.folder.path().join("copy.db"));
    backup(folder, &copy).await.unwrap();
    let good = fs::read(&copy).unwrap();

    let refused = async |from: &Path, to: &Path| backup(from, to).await.unwrap_err().fault;
    assert_eq!(refused(folder, &folder.join("airlock.db")).await, FileFault::Itself);
    assert_eq!(refused(folder, folder).await, FileFault::Folder);
    assert_eq!(refused(&folder.join("nowhere"), &copy).await, FileFault::NoDatabase);

    assert_eq!(fs::read(&copy).unwrap(), good);
    assert_eq!(house.table("one").await, Some(table("one")));
}
