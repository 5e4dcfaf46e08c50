//! What only a file does: it is held by one writer at a time, becomes smaller, and is tidied up.

use std::time::Duration;

use protocol::TableState;
use server::storage::{Change, Retention, Storage, StoredTable, pruning};
use sqlx::{ConnectOptions, Executor, sqlite::SqliteConnectOptions};

use crate::words::{House, moment, moments, new, table, table_id};

const DAY: u64 = 24 * 3600;
const NOW: u64 = 1_700_000_000 + 1000 * DAY;

/// A game that nobody has gone on with for longer than it is kept.
fn long_ago() -> StoredTable {
    let at = NOW - 181 * DAY;
    StoredTable { state: TableState::Playing, at, since: at, ..table("long") }
}

#[tokio::test]
async fn readers_do_not_wait_for_a_writer_that_hangs() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;
    let held = house.holds("one").await;
    let file = house.place.folder.path().join("airlock.db");
    let mut intruder = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    intruder.execute("begin immediate").await.unwrap();

    let mut write = Box::pin(house.plays(&held, [moment(1)]));
    let early = tokio::time::timeout(Duration::from_millis(100), &mut write).await;
    assert!(early.is_err(), "the writer hangs");
    let read = tokio::time::timeout(Duration::from_secs(8), house.storage.table(&table_id("one"))).await;
    assert_eq!(read.unwrap().unwrap(), Some(table("one")));
    intruder.execute("rollback").await.unwrap();

    write.await.unwrap();
    assert!(house.storage.is_well().await);
    assert_eq!(house.n_moments("one").await, 1);
}

#[tokio::test]
async fn the_file_becomes_smaller_and_a_running_server_is_not_disturbed() {
    let house = House::new().await;
    house.write([new(long_ago())]).await;
    for from in (1..20_000).step_by(1000) {
        house.write([moments("long", (from..from + 1000).map(moment).collect::<Vec<_>>())]).await;
    }
    assert_eq!(
        pruning::count(house.place.folder.path(), &Retention::default(), NOW).await.unwrap().abandoned,
        1,
        "counted in passing"
    );
    let refused = pruning::prune(house.place.folder.path(), &Retention::default(), NOW).await.unwrap_err();
    assert_eq!(refused.fault, server::storage::FileFault::InUse);

    house.storage.close().await;
    let pruned = pruning::prune(house.place.folder.path(), &Retention::default(), NOW).await.unwrap();

    assert!(pruned.bytes > 500_000, "{pruned:?}");
}

#[tokio::test]
async fn pages_are_given_back_while_the_server_runs() {
    let house = House::new().await;
    house.write([new(long_ago())]).await;
    for from in (1..20_000).step_by(1000) {
        house.write([moments("long", (from..from + 1000).map(moment).collect::<Vec<_>>())]).await;
    }

    let before = NOW - 180 * DAY;
    house.write([Change::Remove { table: table_id("long"), before }]).await;
    house.write([Change::Shrink]).await;

    assert!(house.table("long").await.is_none());
    let file = house.place.folder.path().join("airlock.db");
    let options = SqliteConnectOptions::new().filename(&file).read_only(true);
    let mut connection = options.connect().await.unwrap();
    let unused: i64 = sqlx::query_scalar("pragma freelist_count").fetch_one(&mut connection).await.unwrap();
    assert!(unused < 50, "{unused} pages are still held");
}

#[tokio::test]
async fn whoever_closes_a_file_last_tidies_up() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;

    house.storage.close().await;

    assert!(!house.place.folder.path().join("airlock.db-wal").exists());
}
