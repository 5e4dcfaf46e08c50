//! Writes are committed in groups, and fail alone.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::future::{BoxFuture, join_all};
use metrics_exporter_prometheus::PrometheusBuilder;
use server::storage::{Change, Held, Progress, Storage, StorageError, StoredMoment, StoredTable};

use crate::words::{
    House, after, changed, full_table, known, moment, moments, mute, new, person_id, progress, table, table_after,
    table_id,
};

#[tokio::test]
async fn a_gap_or_a_repeated_number_fails_the_whole_write() {
    let house = House::new().await;
    house.write([new(table("one")), moments("one", [moment(1), moment(2)])]).await;

    let wrong =
        [vec![moment(4)], vec![moment(2)], vec![moment(3), moment(5)], vec![moment(3), moment(3)], vec![moment(0)]];
    for wrong in wrong {
        let row = StoredTable { n: 2 + wrong.len() as u64, ..full_table("one") };
        assert_eq!(house.refused([changed(row), moments("one", wrong)]).await, StorageError::Gap);
    }
    let row_alone = house.refused([changed(table_after("one", 3))]).await;
    let without_its_row = house.refused([changed(table_after("one", 2)), moments("one", [moment(3)])]).await;

    assert_eq!((row_alone, without_its_row), (StorageError::Gap, StorageError::Gap));
    assert_eq!(house.table("one").await, Some(table_after("one", 2)));
    assert_eq!(house.moments("one").await, [moment(1), moment(2)]);
    house.write([moments("one", [moment(3)])]).await;
}

#[tokio::test]
async fn the_first_moment_of_a_table_is_number_one() {
    let house = House::new().await;
    house.write([new(table("one")), new(table("two")), moments("one", [moment(1), moment(2)])]).await;

    house.refused([moments("two", [moment(2)])]).await;
    assert_eq!(house.refused([moments("none", [moment(1)])]).await, StorageError::NotHeld);

    assert_eq!(house.n_moments("two").await, 0);
    assert_eq!(house.n_moments("none").await, 0);
}

#[tokio::test]
async fn what_cannot_be_done_leaves_nothing() {
    let house = House::new().await;
    house.write([new(table("one")), Change::Person(known("a", "Ripley"))]).await;
    let too_late = StoredTable { at: u64::MAX, ..table("three") };

    house.refused([new(table("two")), changed(table("none"))]).await;
    house.refused([new(table("two")), new(table("one"))]).await;
    house.refused([new(table("two")), new(too_late)]).await;
    let taken = house.refused([new(table("two")), Change::Person(known("b", "ripley"))]).await;

    assert_eq!(taken, StorageError::NameTaken);
    assert_eq!(house.table("two").await, None);
    assert_eq!(house.table("three").await, None);
    assert_eq!(house.storage.person(&person_id("b")).await.unwrap(), None);
}

#[tokio::test]
async fn a_bad_write_does_not_harm_its_neighbours() {
    let house = House::new().await;
    house.write([new(table("one")), new(table("bad"))]).await;
    let (one, held) = (house.holds("one").await, house.holds("bad").await);
    let nobodys = Held { table: table_id("none"), ..held.clone() };
    let too_late = StoredMoment { at: u64::MAX, ..moment(2) };
    let bad = [
        (Some(held.clone()), vec![changed(table_after("bad", 1)), moments("bad", [moment(2)])]),
        (Some(held.clone()), vec![changed(table_after("bad", 2)), moments("bad", [moment(1), too_late.clone()])]),
        (Some(nobodys), vec![changed(table("none"))]),
        (Some(after(&held, 1)), vec![new(table("new")), changed(table_after("bad", 1))]),
        (None, vec![new(table_after("new", 2)), moments("new", [moment(1), too_late])]),
        (None, vec![Change::Person(known("a", "Ripley")), Change::Person(known("b", "ripley"))]),
    ];

    // They are all waiting before the writer gets to the first, and share a group.
    let writes = bad.iter().zip(0..).flat_map(|((held, bad), idx)| {
        let good = |n| goes_on(&house, after(&one, n - 1), [moment(n)]);
        let bad = house.storage.write_holding(held.clone(), bad.clone());
        [good(4 * idx + 1), good(4 * idx + 2), bad, good(4 * idx + 3), good(4 * idx + 4)]
    });
    let written = join_all(writes).await;

    let is_ok: Vec<bool> = written.iter().map(Result::is_ok).collect();
    assert_eq!(is_ok, [true, true, false, true, true].repeat(bad.len()));
    assert_eq!(house.moments("one").await, (1..=4 * bad.len() as u64).map(moment).collect::<Vec<_>>());
    assert_eq!(house.table("bad").await, Some(table("bad")));
    assert_eq!(house.n_moments("bad").await, 0);
    assert_eq!(house.table("new").await, None);
    assert_eq!(house.storage.person(&person_id("a")).await.unwrap(), None);
}

#[tokio::test]
async fn tables_that_go_on_together_are_all_stored_and_one_that_is_not_there_fails_alone() {
    let house = House::new().await;
    let names: Vec<String> = (0..100).map(|n| format!("table-{n}")).collect();
    house.write(names.iter().map(|name| new(table(name))).collect::<Vec<_>>()).await;
    let further = |n| Progress { n, at: 1_700_000_000 + n, ..table("any").progress() };
    let goes_on = |name: &str, n| {
        let held = Held { table: table_id(name), edition: 0, n: n - 1 };
        house.storage.write_holding(Some(held), vec![progress(name, further(n)), moments(name, [moment(n)])])
    };

    // They are all waiting before the writer gets to the first, and share a group.
    let firsts = join_all(names.iter().map(|name| goes_on(name, 1))).await;
    let with_a_bad_one = names.iter().map(String::as_str).chain(["none"]);
    let seconds = join_all(with_a_bad_one.map(|name| goes_on(name, 2))).await;

    assert!(firsts.iter().all(Result::is_ok));
    let failed: Vec<usize> = seconds.iter().enumerate().filter(|(_, it)| it.is_err()).map(|(idx, _)| idx).collect();
    assert_eq!(failed, [100]);
    for name in &names {
        assert_eq!(house.table(name).await.unwrap().progress(), further(2));
        assert_eq!(house.moments(name).await, [moment(1), moment(2)]);
    }
}

#[tokio::test]
async fn a_table_that_goes_on_twice_in_one_group_ends_where_it_went_last() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;
    let held = house.holds("one").await;

    let written = join_all((1..=9).map(|n| goes_on(&house, after(&held, n - 1), [moment(n)]))).await;

    assert!(written.iter().all(Result::is_ok));
    assert_eq!(house.table("one").await.unwrap().n, 9);
}

#[test]
fn two_thousand_writes_at_once_share_a_few_commits() {
    let recorder = PrometheusBuilder::new().build_recorder();
    let metrics = recorder.handle();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();

    let (house, before) = metrics::with_local_recorder(&recorder, || {
        runtime.block_on(async {
            let house = House::new().await;
            house.write((0..2_000).map(|n| new(table(&format!("table-{n}")))).collect::<Vec<_>>()).await;
            let before = count(&metrics.render(), "airlock_storage_commits_total");
            let writes = (0..2_000).map(|n| {
                let held = Held { table: table_id(&format!("table-{n}")), edition: 0, n: 0 };
                goes_on(&house, held, [moment(1)])
            });
            for written in join_all(writes).await {
                written.unwrap();
            }
            (house, before)
        })
    });

    let shown = metrics.render();
    let n_commits = count(&shown, "airlock_storage_commits_total") - before;
    eprintln!("2000 writes in {n_commits} commits");
    assert!((4..=20).contains(&n_commits), "{n_commits}");
    assert_eq!(count(&shown, "airlock_storage_writes_total"), 2_001);
    assert_eq!(count(&shown, "airlock_storage_failed_writes_total"), 0);
    assert_eq!(count(&shown, "airlock_storage_group_size_count"), before + n_commits);
    assert_eq!(count(&shown, "airlock_storage_commit_seconds_count"), before + n_commits);
    runtime.block_on(async { assert_eq!(house.n_moments("table-1999").await, 1) });
}

#[tokio::test]
async fn more_writes_than_may_wait_are_let_in_as_there_is_room() {
    let house = House::new().await;

    let written = join_all((0..5_000).map(|n| house.storage.write(vec![mute("ripley", &n.to_string(), true)]))).await;

    assert!(written.iter().all(Result::is_ok));
    assert_eq!(house.storage.muted_by(&person_id("ripley")).await.unwrap().len(), 5_000);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_hundred_tables_write_as_fast_as_they_can() {
    let house = Arc::new(House::new().await);
    let opened = |n| new(StoredTable { n: 0, ..full_table(&format!("table-{n}")) });
    house.write((0..400).map(opened).collect::<Vec<_>>()).await;
    let answers = 50;

    let began = Instant::now();
    let tasks = (0..400).map(|idx| {
        let house = house.clone();
        tokio::spawn(async move {
            let id = format!("table-{idx}");
            let mut slowest = Duration::ZERO;
            for n in 1..=answers {
                let asked = Instant::now();
                let further = Progress { n, at: n, ..full_table(&id).progress() };
                let held = Held { table: table_id(&id), edition: 0, n: n - 1 };
                let changes = vec![progress(&id, further), moments(&id, [moment(n)])];
                house.storage.write_holding(Some(held), changes).await.unwrap();
                slowest = slowest.max(asked.elapsed());
            }
            slowest
        })
    });
    let slowest = join_all(tasks).await.into_iter().map(Result::unwrap).max().unwrap();
    let elapsed = began.elapsed();

    let per_second = (400 * answers) as f64 / elapsed.as_secs_f64();
    eprintln!("{} answers of 400 tables: {per_second:.0}/s, the slowest took {slowest:?}", 400 * answers);
    assert_eq!(house.table("table-7").await.unwrap().n, answers);
    assert_eq!(house.n_moments("table-7").await, answers as usize);
}

#[tokio::test]
async fn a_write_that_nobody_waits_for_any_more_is_done_or_not_but_never_half() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;

    for _ in 0..50 {
        let n = house.n_moments("one").await as u64 + 1;
        let held = Held { table: table_id("one"), edition: 0, n: n - 1 };
        let write = goes_on(&house, held, [moment(n), moment(n + 1)]);
        let _ = tokio::time::timeout(Duration::from_micros(n % 7 * 100), write).await;
        house.write([]).await;
    }

    assert_eq!(house.n_moments("one").await % 2, 0);
}

/// These moments more, by whoever holds the table like this.
fn goes_on(house: &House, held: Held, some: impl Into<Vec<StoredMoment>>) -> BoxFuture<'_, Result<(), StorageError>> {
    let some = some.into();
    let n = held.n + some.len() as u64;
    let row = Change::Progress(held.table.clone(), Progress { n, ..table(&held.table.0).progress() });
    let told = Change::Moments(held.table.clone(), some);
    house.storage.write_holding(Some(held), vec![row, told])
}

fn count(metrics: &str, name: &str) -> u64 {
    let line = metrics.lines().find(|line| line.starts_with(&format!("{name} ")));
    line.and_then(|line| line.split(' ').nth(1)).map_or(0, |number| number.parse().unwrap())
}
