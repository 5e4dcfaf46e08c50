//! The bad disk does what is asked of it.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use server::storage::{Database, Fault, Faulty, Held, Storage, StorageError};

use crate::words::{changed, moment, moments, new, table, table_after, table_id};

#[tokio::test]
async fn a_disk_fails_when_it_should_and_heals() {
    let (_folder, disk) = disk().await;
    disk.next_writes(2, Fault::None);
    disk.next_writes(1, Fault::Fails);
    disk.then_writes(Fault::Full);

    assert_eq!(write(&disk, 1).await, Ok(()));
    assert_eq!(write(&disk, 2).await, Ok(()));
    assert!(matches!(write(&disk, 3).await, Err(StorageError::Failed(_))));
    assert!(matches!(write(&disk, 3).await, Err(StorageError::Failed(_))));
    assert!(!disk.is_well().await);
    disk.all_writes(Fault::None);

    assert!(disk.is_well().await);
    assert_eq!(write(&disk, 3).await, Ok(()));
    assert_eq!(n_moments(&disk).await, 3);
    assert_eq!(disk.n_stored(), 4);
}

#[tokio::test]
async fn a_disk_says_what_is_not_true() {
    let (_folder, disk) = disk().await;
    disk.next_writes(1, Fault::FailsLate);
    disk.next_writes(1, Fault::Lies);

    assert!(matches!(write(&disk, 1).await, Err(StorageError::Failed(_))));
    assert_eq!(write(&disk, 2).await, Ok(()));

    assert_eq!(n_moments(&disk).await, 1);
}

#[tokio::test]
async fn a_disk_takes_its_time() {
    let (_folder, disk) = disk().await;
    disk.next_writes(1, Fault::Slow(Duration::from_millis(60)));

    let began = Instant::now();
    write(&disk, 1).await.unwrap();

    assert!(began.elapsed() >= Duration::from_millis(60));
    assert_eq!(n_moments(&disk).await, 1);
}

#[tokio::test]
async fn a_disk_hangs_until_it_does_not() {
    let (_folder, disk) = disk().await;
    disk.all_writes(Fault::Hangs);

    let mut hanging = Box::pin(write(&disk, 1));
    assert!(tokio::time::timeout(Duration::from_millis(50), &mut hanging).await.is_err());
    assert!(!disk.is_well().await);
    assert_eq!(n_moments(&disk).await, 0);
    disk.all_writes(Fault::None);

    assert_eq!(hanging.await, Ok(()));
    assert_eq!(n_moments(&disk).await, 1);
}

#[tokio::test]
async fn a_disk_cannot_be_read_for_a_while() {
    let (_folder, disk) = disk().await;

    disk.all_reads(Fault::Fails);
    assert!(matches!(disk.table(&table_id("one")).await, Err(StorageError::Failed(_))));
    disk.all_reads(Fault::None);

    assert_eq!(disk.table(&table_id("one")).await, Ok(Some(table("one"))));
}

async fn disk() -> (tempfile::TempDir, Faulty) {
    let folder = tempfile::tempdir().unwrap();
    let disk = Faulty::new(Arc::new(Database::in_folder(folder.path()).await.unwrap()));
    disk.write(vec![new(table("one"))]).await.unwrap();
    (folder, disk)
}

async fn write(disk: &Faulty, n: u64) -> Result<(), StorageError> {
    let held = Held { table: table_id("one"), edition: 0, n: n - 1 };
    disk.write_holding(Some(held), vec![changed(table_after("one", n)), moments("one", [moment(n)])]).await
}

async fn n_moments(disk: &Faulty) -> usize {
    disk.moments(&table_id("one"), 0).await.unwrap().len()
}
