//! Whoever has lost a table can write nothing there, and nothing is written twice.

use futures_util::future::join_all;
use server::storage::{Change, Held, Storage, StorageError, StoredTable};

use crate::words::{
    House, after, changed, chat, holder, moment, moments, new, person_id, seat, table, table_after, table_id,
};

#[tokio::test]
async fn whoever_has_lost_a_table_can_write_nothing_there() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;
    let first = house.holds("one").await;
    house.plays(&first, [moment(1)]).await.unwrap();

    let second = house.holds("one").await;

    let row = vec![changed(table_after("one", 1))];
    let lost = Err(StorageError::NotHeld);
    assert_eq!(house.plays(&after(&first, 1), [moment(2)]).await, lost);
    assert_eq!(house.storage.write_holding(Some(after(&first, 1)), row).await, lost);
    assert_eq!(house.moments("one").await, [moment(1)]);
    assert_eq!(second, Held { edition: first.edition + 1, n: 1, ..first });
    assert_eq!(house.plays(&second, [moment(2)]).await, Ok(()));
}

#[tokio::test]
async fn nothing_of_a_write_is_done_by_whoever_has_lost_the_table() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;
    let lost = house.holds("one").await;
    house.holds("one").await;

    let changes = vec![
        new(table("rematch")),
        Change::Bar { table: table_id("one"), person: person_id("ash") },
        changed(table_after("one", 1)),
        moments("one", [moment(1)]),
    ];
    let written = house.storage.write_holding(Some(lost), changes).await;

    assert_eq!(written, Err(StorageError::NotHeld));
    assert_eq!(house.table("rematch").await, None);
    assert_eq!(house.storage.barred(&table_id("one")).await.unwrap(), []);
    assert_eq!(house.n_moments("one").await, 0);
}

#[tokio::test]
async fn a_write_that_comes_through_late_is_not_done_on_top_of_what_came_after() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;
    let held = house.holds("one").await;
    house.plays(&held, [moment(1)]).await.unwrap();

    // Nobody has taken the table since, and the numbers of what comes late would fit the end of it.
    let late = Held { n: 0, ..held.clone() };
    let late_row = vec![changed(StoredTable { header: Some("late".to_owned()), ..table("one") })];

    assert_eq!(house.storage.write_holding(Some(late), late_row).await, Err(StorageError::NotHeld));
    assert_eq!(house.table("one").await, Some(table_after("one", 1)));
}

#[tokio::test]
async fn of_those_who_write_together_only_whoever_has_lost_their_table_is_refused() {
    let house = House::new().await;
    let names: Vec<String> = (0..20).map(|n| format!("table-{n}")).collect();
    house.write(names.iter().map(|name| new(table(name))).collect::<Vec<_>>()).await;
    let held: Vec<Held> = join_all(names.iter().map(|name| house.holds(name))).await;
    house.holds("table-7").await;

    let written = join_all(held.iter().map(|held| house.plays(held, [moment(1)]))).await;

    let refused: Vec<usize> = (0..20).filter(|&n| written[n] == Err(StorageError::NotHeld)).collect();
    assert_eq!(refused, [7]);
    assert_eq!(written.iter().filter(|it| it.is_ok()).count(), 19);
    assert_eq!((house.n_moments("table-7").await, house.n_moments("table-8").await), (0, 1));
}

#[tokio::test]
async fn a_table_that_is_taken_by_many_at_once_is_one_of_theirs() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;

    let held = join_all((0..20).map(|_| house.holds("one"))).await;
    let written = join_all(held.iter().map(|held| house.plays(held, [moment(1)]))).await;

    assert_eq!(written.iter().filter(|it| it.is_ok()).count(), 1);
    assert_eq!(house.moments("one").await, [moment(1)]);
}

#[tokio::test]
async fn whose_seats_were_changed_from_outside_has_to_read_the_table_again() {
    let house = House::new().await;
    let seats = vec![seat(holder("ash", "Ash")), seat(holder("ripley", "Ripley"))];
    let opened = |id: &str, host: &str| StoredTable { host: person_id(host), seats: seats.clone(), ..table(id) };
    house
        .write([new(opened("forgotten", "newt")), new(opened("merged", "newt")), new(opened("hosted", "burke"))])
        .await;
    house.write([new(StoredTable { seats: Vec::new(), ..opened("other", "newt") })]).await;
    let held = join_all(["forgotten", "merged", "hosted", "other"].map(|id| house.holds(id))).await;

    house.write([Change::Forget(person_id("burke"))]).await;
    assert_eq!(house.plays(&held[2], [moment(1)]).await, Err(StorageError::NotHeld));
    house.write([Change::Merge { guest: person_id("ash"), into: person_id("bishop") }]).await;
    assert_eq!(house.plays(&held[1], [moment(1)]).await, Err(StorageError::NotHeld));
    house.write([Change::Forget(person_id("ripley"))]).await;
    assert_eq!(house.plays(&held[0], [moment(1)]).await, Err(StorageError::NotHeld));

    assert_eq!(house.plays(&held[3], [moment(1)]).await, Ok(()), "nobody sits there whom it concerns");
}

#[tokio::test]
async fn a_table_that_is_gone_is_nobodys() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;
    let held = house.holds("one").await;

    house.write([Change::Remove { table: table_id("one"), before: u64::MAX >> 1 }]).await;

    assert_eq!(house.storage.take(&table_id("one")).await, Ok(None));
    assert_eq!(house.plays(&held, [moment(1)]).await, Err(StorageError::NotHeld));
}

#[tokio::test]
async fn how_a_table_goes_on_is_written_by_nobody_who_does_not_hold_it() {
    let house = House::new().await;
    house.write([new(table("one")), new(table("two"))]).await;
    let held = house.holds("two").await;

    let outside = house.storage.write(vec![changed(table("one"))]).await;
    let by_another = house.storage.write_holding(Some(held.clone()), vec![changed(table("one"))]).await;
    let besides = vec![changed(table("two")), moments("one", [chat(1, "ash", "Ash", "hi")])];
    let along = house.storage.write_holding(Some(held), besides).await;

    assert_eq!([outside, by_another, along], [const { Err(StorageError::NotHeld) }; 3]);
}
