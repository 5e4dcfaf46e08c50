//! Clocks and limits, over absence, sleep, stops and crashes.

mod seats;

use std::{sync::atomic::Ordering, time::Duration};

use protocol::{NewTable, Pace, live::Say};
use seats::*;
use server::storage::TableId;
use tokio::time::sleep;

/// Anna and Ben play by the clock, and somebody is asked. First comes who is.
async fn by_the_clock(house: &House, seconds: u32, gained: u32) -> (TableId, Guest, Guest) {
    let (anna, ben) = (person("Anna"), person("Ben"));
    let pace = Pace::Live { seconds, gained };
    let new = NewTable { pace, ..new_table("alien-frontiers", &[me(), open()]) };
    let table = house.opens_for_two(&anna, &ben, new).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    anna_here.listen();
    ben_here.listen();
    match anna_here.question() {
        Some(_) => (table, anna_here, ben_here),
        None => (table, ben_here, anna_here),
    }
}

/// What the clock of this guest's seat shows, in whole seconds, and whether it runs.
fn clock(of: &Guest, seen_by: &Guest) -> (u64, bool) {
    let seat = of.table_now["mine"][0].as_u64().unwrap() as usize - 1;
    let clock = &seen_by.table_now["seats"][seat]["clock"];
    (clock["left"].as_u64().unwrap().div_ceil(1000), clock["runs"].as_bool().unwrap())
}

#[tokio::test(start_paused = true)]
async fn after_a_crash_the_time_since_the_last_answer_is_given_back() {
    let house = house();
    let (table, mut asked, other) = by_the_clock(&house, 600, 0).await;
    sleep(Duration::from_secs(100)).await;
    asked.answers(0).await.unwrap();
    asked.listen();
    let shown = clock(&asked, &asked).0;
    assert!((499..=500).contains(&shown), "{shown}");
    sleep(Duration::from_secs(50)).await;

    let restarted = house_on(house.storage.clone());
    let again = restarted.attends(&table, asked.who()).await;

    assert_eq!(clock(&again, &again).0, shown);
    assert!(!clock(&again, &again).1 || clock(&other, &again).0 == 600);
}

#[tokio::test(start_paused = true)]
async fn a_stop_and_a_sleep_count_the_time_that_has_run() {
    let house = house();
    let (table, asked, _other) = by_the_clock(&house, 600, 0).await;
    sleep(Duration::from_secs(100)).await;

    house.tables.close().await;
    let restarted = house_on(house.storage.clone());
    let back = restarted.attends(&table, asked.who()).await;
    let shown = clock(&back, &back).0;
    assert!((499..=500).contains(&shown), "{shown}");
    sleep(Duration::from_secs(100)).await;
    back.departs().await;
    sleep(Duration::from_secs(1000)).await;
    assert_eq!(restarted.tables.n_awake(), 0);

    let back = restarted.attends(&table, asked.who()).await;
    let shown = clock(&back, &back);
    assert!((399..=400).contains(&shown.0) && shown.1, "{shown:?}");
}

#[tokio::test(start_paused = true)]
async fn nobody_wins_time_by_leaving_and_coming_back() {
    let house = house();
    let (table, asked, other) = by_the_clock(&house, 600, 0).await;
    sleep(Duration::from_secs(100)).await;
    let who = asked.who().clone();

    other.departs().await;
    asked.departs().await;
    sleep(Duration::from_secs(30)).await;
    let back = house.attends(&table, &who).await;

    let shown = clock(&back, &back);
    assert!((499..=500).contains(&shown.0) && shown.1, "time stood still while nobody was there: {shown:?}");
}

#[tokio::test(start_paused = true)]
async fn whoever_ran_out_of_time_has_a_little_when_they_come_back() {
    let house = house();
    let (table, mut asked, mut other) = by_the_clock(&house, 60, 0).await;
    let seat = asked.table_now["mine"][0].as_u64().unwrap() as usize - 1;
    sleep(Duration::from_secs(61)).await;
    other.listen();
    asked.listen();
    assert_eq!(other.table_now["seats"][seat]["sitting-in"], "greedy");

    let back = house.attends(&table, asked.who()).await;

    assert!(back.table_now["seats"][seat]["sitting-in"].is_null());
    assert_eq!(clock(&back, &back).0, 10);
}

#[tokio::test(start_paused = true)]
async fn a_clock_runs_on_after_something_could_not_be_stored() {
    let house = house();
    let (_, mut asked, _other) = by_the_clock(&house, 600, 0).await;
    sleep(Duration::from_secs(10)).await;
    house.storage.fail(true);
    assert_eq!(asked.answers(0).await.unwrap_err().code, "storage");
    house.storage.fail(false);

    sleep(Duration::from_secs(595)).await;
    asked.listen();

    assert!(asked.moments.iter().all(|moment| moment["what"] != "seat"), "they have what was stored");
    sleep(Duration::from_secs(10)).await;
    asked.listen();
    assert!(asked.moments.iter().any(|moment| moment["what"] == "seat"), "and then a bot sits in");
}

#[tokio::test(start_paused = true)]
async fn chat_does_not_lengthen_a_turn() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let new = NewTable { pace: Pace::TurnBased { hours: 24 }, ..new_table("alien-frontiers", &[me(), open()]) };
    let table = house.opens_for_two(&anna, &ben, new).await;
    let due = house.storage.stored(&table).due.expect("there is a limit");

    for _ in 0..3 {
        house.now.fetch_add(5 * 3600, Ordering::SeqCst);
        let mut ben_here = house.attends(&table, &ben).await;
        ben_here.says(Say::Chat { text: "Are you there?".to_owned() }).await.unwrap();
        ben_here.departs().await;
        sleep(Duration::from_secs(1000)).await;
        assert_eq!(house.tables.n_awake(), 0, "the table sleeps in between");
    }

    assert_eq!(house.storage.stored(&table).due, Some(due));
}
