//! Lists have what they should, in the right order, however many tables there are.

use std::time::Instant;

use protocol::{TableState, Visibility};
use server::storage::{Storage, StoredHolder, StoredTable, Wanted};

use crate::words::{House, changed, holder, new, person_id, seat, table, table_id};

#[tokio::test]
async fn tables_with_open_seats_are_listed_the_latest_first() {
    let house = House::new().await;
    let full = vec![seat(holder("ripley", "Ripley")), seat(StoredHolder::Bot { level: "greedy".to_owned() })];
    house
        .write([
            new(at(1, table("first"))),
            new(at(3, table("last"))),
            new(at(2, table("middle-b"))),
            new(at(2, table("middle-a"))),
            new(StoredTable { visibility: Visibility::ByLink, ..table("by-link") }),
            new(StoredTable { seats: full, ..table("full") }),
            new(in_state(TableState::Playing, table("playing"))),
            new(in_state(TableState::Over, table("over"))),
            new(in_state(TableState::Frozen, table("frozen"))),
        ])
        .await;

    assert_eq!(list(&house, Wanted::OpenSeats, 10).await, ["last", "middle-a", "middle-b", "first"]);
    assert_eq!(list(&house, Wanted::OpenSeats, 2).await, ["last", "middle-a"]);
    assert_eq!(list(&house, Wanted::ToWatch, 10).await, ["playing"]);
    assert_eq!(list(&house, Wanted::Finished, 10).await, ["over"]);
}

#[tokio::test]
async fn a_table_moves_between_lists_as_it_changes() {
    let house = House::new().await;
    house.write([new(at(1, table("one"))), new(at(2, table("two")))]).await;

    house.write([changed(at(3, in_state(TableState::Playing, table("one"))))]).await;
    assert_eq!(list(&house, Wanted::OpenSeats, 10).await, ["two"]);
    assert_eq!(list(&house, Wanted::ToWatch, 10).await, ["one"]);
    house.write([changed(at(4, in_state(TableState::Over, table("one"))))]).await;

    assert_eq!(list(&house, Wanted::ToWatch, 10).await, [""; 0]);
    assert_eq!(list(&house, Wanted::Finished, 10).await, ["one"]);
}

#[tokio::test]
async fn one_finds_the_tables_where_one_sits_the_latest_first() {
    let house = House::new().await;
    let outside = StoredHolder::OutsideBot { id: person_id("ash"), name: "A".to_owned(), token: "t".to_owned() };
    let twice = vec![seat(holder("ash", "Ash")), seat(holder("ash", "Ash"))];
    house
        .write([
            new(at(1, StoredTable { seats: twice, ..table("twice") })),
            new(at(2, StoredTable { seats: vec![seat(outside)], ..table("bot") })),
            new(at(3, in_state(TableState::Over, table("other")))),
        ])
        .await;

    assert_eq!(list(&house, Wanted::Of(person_id("ash")), 10).await, ["bot", "twice"]);
    assert_eq!(list(&house, Wanted::Of(person_id("ripley")), 10).await, ["other"]);
    let moved = StoredTable { seats: vec![seat(holder("ash", "Ash")), seat(StoredHolder::Open)], ..table("other") };
    house.write([changed(at(4, moved))]).await;

    assert_eq!(list(&house, Wanted::Of(person_id("ash")), 2).await, ["other", "bot"]);
    assert_eq!(list(&house, Wanted::Of(person_id("ripley")), 10).await, [""; 0]);
}

#[tokio::test]
async fn tables_whose_time_is_up_come_the_longest_overdue_first() {
    let house = House::new().await;
    let due = |id: &str, due| new(StoredTable { due, ..table(id) });
    house.write([due("late", Some(50)), due("later", Some(90)), due("latest", Some(20)), due("never", None)]).await;

    assert_eq!(house.storage.due(89, 10).await.unwrap(), [table_id("latest"), table_id("late")]);
    assert_eq!(house.storage.due(90, 1).await.unwrap(), [table_id("latest")]);
    assert_eq!(house.storage.due(19, 10).await.unwrap(), []);
    assert_eq!(house.storage.due(u64::MAX, 10).await.unwrap().len(), 3);
}

#[tokio::test]
async fn only_tables_that_can_still_be_played_count_as_open() {
    let house = House::new().await;
    let other = StoredTable { host: person_id("ash"), ..table("other") };
    house
        .write([
            new(table("waiting")),
            new(in_state(TableState::Playing, table("playing"))),
            new(in_state(TableState::Over, table("over"))),
            new(in_state(TableState::Frozen, table("frozen"))),
            new(other),
        ])
        .await;

    assert_eq!(house.storage.n_open_tables(&person_id("ripley")).await.unwrap(), 2);
    assert_eq!(house.storage.n_open_tables(&person_id("ash")).await.unwrap(), 1);
    assert_eq!(house.storage.n_open_tables(&person_id("newt")).await.unwrap(), 0);
}

#[tokio::test]
async fn ten_thousand_tables_are_listed_as_fast_as_ten() {
    let house = House::new().await;
    let states = [TableState::Waiting, TableState::Playing, TableState::Over];
    for thousand in 0..10 {
        let tables = (thousand * 1_000..(thousand + 1) * 1_000).map(|n: u64| {
            let due = n.is_multiple_of(10).then_some(n);
            let seats = vec![seat(holder(&format!("person-{}", n % 500), "P")), seat(StoredHolder::Open)];
            new(at(n, in_state(states[n as usize % 3], StoredTable { due, seats, ..table(&format!("table-{n}")) })))
        });
        house.write(tables.collect::<Vec<_>>()).await;
    }

    // That indexes answer is a test beside the questions; here are the answers and, for
    // whoever looks, the time.
    let began = Instant::now();
    assert_eq!(house.storage.due(100, 50).await.unwrap().len(), 11);
    assert_eq!(list(&house, Wanted::OpenSeats, 2).await, ["table-9999", "table-9996"]);
    assert_eq!(list(&house, Wanted::ToWatch, 2).await, ["table-9997", "table-9994"]);
    assert_eq!(list(&house, Wanted::Of(person_id("person-7")), 100).await.len(), 20);
    eprintln!("four questions to ten thousand tables: {:?}", began.elapsed());
}

async fn list(house: &House, wanted: Wanted, most: u32) -> Vec<String> {
    house.storage.tables(wanted, most).await.unwrap().into_iter().map(|table| table.id.0).collect()
}

fn at(at: u64, table: StoredTable) -> StoredTable {
    StoredTable { at, ..table }
}

fn in_state(state: TableState, table: StoredTable) -> StoredTable {
    StoredTable { state, ..table }
}
