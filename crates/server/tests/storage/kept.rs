//! What goes in comes out as it was, also after everything was dropped.

use server::storage::{Change, MomentKind, Progress, Storage, StorageError, StoredMoment, StoredSight, StoredTable};

use crate::words::{
    House, after, changed, full_table, guest, known, moment, moments, mute, new, person_id, progress, table,
    table_after, table_id,
};

#[tokio::test]
async fn a_table_comes_back_as_it_was() {
    let house = House::new().await;

    house.write([new(table("plain")), new(full_table("full"))]).await;

    assert_eq!(house.table("plain").await, Some(table("plain")));
    assert_eq!(house.table("full").await, Some(full_table("full")));
    assert_eq!(house.table("none").await, None);
}

#[tokio::test]
async fn a_changed_table_is_changed_in_everything() {
    let house = House::new().await;
    house.write([new(table("one")), new(full_table("other"))]).await;

    house.write([changed(StoredTable { n: 0, ..full_table("one") })]).await;
    house.write([changed(table_after("other", 77))]).await;

    assert_eq!(house.table("one").await, Some(StoredTable { n: 0, ..full_table("one") }));
    assert_eq!(house.table("other").await, Some(table_after("other", 77)));
}

#[tokio::test]
async fn progress_changes_what_an_answer_changes_and_nothing_else() {
    let house = House::new().await;
    house.write([new(table("one")), new(full_table("other"))]).await;
    let further = Progress {
        waiting_for: vec![2],
        waiting_since: 1_700_000_050,
        due: Some(1_700_000_900),
        clocks: vec![Some(5_000), None],
        n: 1,
        at: 1_700_000_100,
    };

    house.write([progress("one", further.clone()), moments("one", [moment(1)])]).await;

    let mut expected = StoredTable {
        waiting_for: vec![2],
        waiting_since: 1_700_000_050,
        due: Some(1_700_000_900),
        n: 1,
        at: 1_700_000_100,
        ..table("one")
    };
    expected.seats[0].clock = Some(5_000);
    assert_eq!(expected.progress(), further);
    assert_eq!(house.table("one").await, Some(expected));
    assert_eq!(house.table("other").await, Some(full_table("other")));
}

#[tokio::test]
async fn moments_come_back_in_order_and_from_where_they_are_wanted() {
    let house = House::new().await;
    let kinds = [MomentKind::Began, MomentKind::Entry, MomentKind::Seat, MomentKind::Chat, MomentKind::Followed];
    let all: Vec<StoredMoment> = (1..=3_000)
        .map(|n| StoredMoment { kind: kinds[n as usize % 5], body: format!("\u{1}тіло {n}\n"), ..moment(n) })
        .collect();

    house
        .write([new(table("one")), new(table("two")), moments("one", &all[..2_500]), moments("two", [moment(1)])])
        .await;
    house.write([moments("one", &all[2_500..])]).await;

    assert_eq!(house.moments("one").await, all);
    assert_eq!(house.storage.moments(&table_id("one"), 2_990).await.unwrap(), all[2_990..]);
    assert_eq!(house.storage.moments(&table_id("one"), u64::MAX).await.unwrap(), []);
    assert_eq!(house.moments("two").await, [moment(1)]);
    assert_eq!(house.moments("none").await, []);
}

#[tokio::test]
async fn of_what_viewers_received_only_the_newest_is_kept() {
    let house = House::new().await;
    let sights = |n: u64, seats: &[&[u8]]| -> Vec<StoredSight> {
        let sight = |seats: &&[u8]| StoredSight { seats: seats.to_vec(), n, body: format!("кадр {n} {seats:?}") };
        seats.iter().map(sight).collect()
    };
    let kept = async |id: &str| {
        let mut sights = house.storage.sights(&table_id(id)).await.unwrap();
        sights.sort_by_key(|sight| sight.seats.clone());
        sights
    };
    house.write([new(table("one")), new(table("two"))]).await;

    let of = |id: &str, sights: &[StoredSight]| Change::Sights(table_id(id), sights.to_vec());
    house.write([of("one", &sights(1, &[&[], &[1], &[2]]))]).await;
    house.write([of("two", &sights(1, &[&[], &[1, 3]]))]).await;
    // Several at once go the way that play goes.
    let (one, two) = (sights(2, &[&[], &[1], &[1, 2]]), sights(3, &[&[]]));
    let ((), ()) = tokio::join!(
        house.write([changed(table("one")), of("one", &one)]),
        house.write([changed(table("two")), of("two", &two)])
    );

    assert_eq!(kept("one").await, one);
    assert_eq!(kept("two").await, two);
    assert_eq!(kept("none").await, []);
}

#[tokio::test]
async fn a_person_comes_back_as_they_were() {
    let house = House::new().await;
    house.write([Change::Person(guest("a", "Ripley"))]).await;
    assert_eq!(house.storage.person(&person_id("a")).await.unwrap(), Some(guest("a", "Ripley")));

    house.write([Change::Person(known("a", "Ellen"))]).await;

    assert_eq!(house.storage.person(&person_id("a")).await.unwrap(), Some(known("a", "Ellen")));
    assert_eq!(house.storage.person(&person_id("b")).await.unwrap(), None);
}

#[tokio::test]
async fn a_name_with_a_password_is_taken_in_any_case_and_alphabet() {
    let house = House::new().await;
    house.write([Change::Person(known("a", "Ripley")), Change::Person(known("b", "Їжак"))]).await;

    assert_eq!(house.refused([Change::Person(known("c", "RIPLEY"))]).await, StorageError::NameTaken);
    assert_eq!(house.refused([Change::Person(known("c", "їЖАК"))]).await, StorageError::NameTaken);
    house.write([Change::Person(known("a", "ripley"))]).await;

    assert_eq!(house.storage.person(&person_id("c")).await.unwrap(), None);
    assert_eq!(house.storage.person_named("RiPlEy").await.unwrap(), Some(known("a", "ripley")));
    assert_eq!(house.storage.person_named("ЇЖАК").await.unwrap(), Some(known("b", "Їжак")));
}

#[tokio::test]
async fn guests_may_share_a_name_and_are_not_found_by_it() {
    let house = House::new().await;

    house.write([Change::Person(guest("a", "Newt")), Change::Person(guest("b", "Newt"))]).await;
    assert_eq!(house.storage.person_named("Newt").await.unwrap(), None);
    house.write([Change::Person(known("c", "Newt")), Change::Person(guest("d", "newt"))]).await;

    assert_eq!(house.storage.person_named("newt").await.unwrap(), Some(known("c", "Newt")));
    assert_eq!(house.refused([Change::Person(known("a", "NEWT"))]).await, StorageError::NameTaken);
}

#[tokio::test]
async fn whom_one_has_muted_is_kept_until_one_wants_to_read_them_again() {
    let house = House::new().await;

    house.write([mute("a", "c", true), mute("a", "b", true), mute("a", "b", true), mute("b", "a", true)]).await;
    assert_eq!(house.storage.muted_by(&person_id("a")).await.unwrap(), [person_id("b"), person_id("c")]);
    house.write([mute("a", "b", false), mute("a", "d", false)]).await;

    assert_eq!(house.storage.muted_by(&person_id("a")).await.unwrap(), [person_id("c")]);
    assert_eq!(house.storage.muted_by(&person_id("b")).await.unwrap(), [person_id("a")]);
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_everything_was_dropped() {
    let house = House::new().await;
    house.write([new(full_table("full")), moments("full", [moment(1), moment(2)])]).await;
    house.write([Change::Person(known("a", "Ripley")), mute("a", "b", true)]).await;

    let house = house.reopened().await;

    assert_eq!(house.table("full").await, Some(StoredTable { n: 2, ..full_table("full") }));
    assert_eq!(house.moments("full").await, [moment(1), moment(2)]);
    assert_eq!(house.storage.person_named("ripley").await.unwrap(), Some(known("a", "Ripley")));
    assert_eq!(house.storage.muted_by(&person_id("a")).await.unwrap(), [person_id("b")]);
}

#[tokio::test]
async fn a_closed_storage_has_finished_what_was_begun_and_takes_nothing_more() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;
    let held = house.holds("one").await;
    let writes: Vec<_> = (0..50).map(|n| after(&held, n)).collect();
    let writes = writes.iter().map(|held| house.plays(held, [moment(held.n + 1)]));

    let (written, ()) = tokio::join!(futures_util::future::join_all(writes), house.storage.close());
    house.storage.close().await;

    assert!(written.iter().all(Result::is_ok));
    assert_eq!(house.plays(&after(&held, 50), [moment(51)]).await, Err(StorageError::Closed));
    assert_eq!(house.storage.table(&table_id("one")).await, Err(StorageError::Closed));
    assert!(!house.storage.is_well().await);
    assert_eq!(house.reopened().await.n_moments("one").await, 50);
}
