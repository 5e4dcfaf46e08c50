//! Whoever was away is told what they missed; if that is too much, they are told so, and can
//! read it page by page.

mod seats;

use protocol::Problem;
use seats::*;
use serde_json::{Value, json};
use server::{
    storage::TableId,
    tables::{MOST_MISSED, Request, Who},
};

const MOST: u64 = MOST_MISSED as u64;

async fn page(house: &House, table: &TableId, who: &Who, after: u64) -> Result<Vec<Value>, Problem> {
    let ask = |reply| Request::Moments { who: who.clone(), invitation: None, after, reply };
    let page = serde_json::to_value(house.tables.ask(table, ask).await?).unwrap();
    assert_eq!(page["n"], house.storage.n_moments(table));
    Ok(page["moments"].as_array().unwrap().clone())
}

fn numbers(moments: &[Value]) -> Vec<u64> {
    moments.iter().map(|moment| moment["n"].as_u64().unwrap()).collect()
}

#[tokio::test(start_paused = true)]
async fn whoever_missed_more_than_is_told_knows_what_and_reads_it_page_by_page() {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("contact", &[me(), open()])).await.unwrap();
    house.tables.close().await;
    house.storage.chatted(&table, 2 * MOST + 500);
    let (n, house) = (2 * MOST + 500, house_on(house.storage.clone()));

    let back = house.attends_after(&table, &anna, None, Some(10)).await.unwrap();

    assert_eq!(back.greeted, [json!({ "type": "skipped", "from": 11, "to": n - MOST })]);
    assert_eq!(numbers(&back.moments), (n - MOST + 1..=n).collect::<Vec<_>>());
    assert_eq!(back.table_now["n"], n);
    let mut read = page(&house, &table, &anna, 10).await.unwrap();
    assert_eq!(read.len() as u64, MOST);
    while let Some(last) = numbers(&read).last().copied().filter(|&last| last < n) {
        read.extend(page(&house, &table, &anna, last).await.unwrap());
    }
    assert_eq!(numbers(&read), (11..=n).collect::<Vec<_>>());
    assert_eq!(read[0]["text"], "line 11");
    assert_eq!(page(&house, &table, &anna, n).await.unwrap(), Vec::<Value>::new());
    assert_eq!(page(&house, &table, &anna, u64::MAX).await.unwrap(), Vec::<Value>::new());
}

#[tokio::test(start_paused = true)]
async fn whoever_missed_what_can_be_told_is_told_all_of_it() {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("contact", &[me(), open()])).await.unwrap();
    house.tables.close().await;
    house.storage.chatted(&table, MOST + 3);
    let house = house_on(house.storage.clone());

    let back = house.attends_after(&table, &anna, None, Some(3)).await.unwrap();
    let new = house.attends_after(&table, &anna, None, None).await.unwrap();

    assert_eq!((back.greeted.len(), back.moments.len() as u64), (0, MOST));
    assert_eq!((new.greeted.len(), new.moments.len()), (0, 0), "whoever asks for nothing has missed nothing");
}

#[tokio::test(start_paused = true)]
async fn a_page_tells_each_viewer_what_a_connection_tells_them() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("contact", &[me(), open()])).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    for _ in 0..4 {
        for guest in [&mut anna_here, &mut ben_here] {
            guest.listen();
            if guest.question().is_some() && !guest.is_over() {
                guest.answers(0).await.unwrap();
            }
        }
    }

    let mut heard = Vec::new();
    for who in [&anna, &ben, &Who::Nobody] {
        let mut told = house.attends_after(&table, who, None, Some(0)).await.unwrap().moments;
        told.iter_mut().for_each(|moment| _ = moment.as_object_mut().unwrap().remove("type"));
        assert_eq!(page(&house, &table, who, 0).await.unwrap(), told);
        heard.push(told);
    }
    assert!(heard[0] != heard[1] && heard[1] != heard[2], "there is something to hide");
    let new = protocol::NewTable { visibility: protocol::Visibility::ByLink, ..new_table("contact", &[me(), open()]) };
    let hidden = house.tables.open(&anna, new).await.unwrap();
    assert_eq!(page(&house, &hidden, &ben, 0).await.unwrap_err().code, "no-such-table");
}
