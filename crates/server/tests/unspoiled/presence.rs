//! Whoever comes and goes costs the others next to nothing.

use std::time::Duration;

use tokio::time::sleep;

use crate::{at, seats::*};

#[tokio::test(start_paused = true)]
async fn comings_and_goings_of_spectators_are_told_in_a_few_bytes_once_a_second() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let mut anna_here = house.attends(&table, &anna).await;
    let whole = anna_here.table_now.to_string().len();
    sleep(Duration::from_secs(2)).await;
    anna_here.listen();
    let before = anna_here.heard;

    let mut staying = Vec::new();
    for n in 0..150 {
        let stranger = house.attends(&table, &person(&format!("Stranger {n}"))).await;
        sleep(Duration::from_millis(50)).await;
        if n % 2 == 0 {
            stranger.departs().await;
        } else {
            staying.push(stranger);
        }
    }
    sleep(Duration::from_secs(2)).await;
    anna_here.listen();

    let (messages, bytes) = (anna_here.heard.0 - before.0, anna_here.heard.1 - before.1);
    assert!(messages <= 12, "{messages} messages in ten seconds");
    assert!(bytes < 2 * whole, "{bytes} bytes in {messages} messages; a whole table has {whole}");
    assert_eq!(anna_here.table_now["spectators"], 75, "and the count is right in the end");
}

#[tokio::test(start_paused = true)]
async fn whoever_sits_here_is_seen_to_come_and_go() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let mut anna_here = house.attends(&table, &anna).await;
    assert_eq!(anna_here.table_now["seats"][1]["is-here"], false);

    let ben_here = house.attends(&table, &ben).await;
    sleep(Duration::from_secs(1)).await;
    anna_here.listen();
    assert_eq!(anna_here.table_now["seats"][1]["is-here"], true);

    ben_here.departs().await;
    sleep(Duration::from_secs(1)).await;
    anna_here.listen();
    assert_eq!(anna_here.table_now["seats"][1]["is-here"], false);
}

#[tokio::test(start_paused = true)]
async fn whoever_hides_and_shows_a_chat_over_and_over_disturbs_nobody_else() {
    let (house, anna, ben, vera) = (house(), person("Anna"), person("Ben"), person("Vera"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let mut anna_here = house.attends(&table, &anna).await;
    let mut vera_here = house.attends(&table, &vera).await;
    sleep(Duration::from_secs(2)).await;
    anna_here.listen();
    vera_here.listen();
    let (anna_before, vera_before) = (anna_here.heard, vera_here.heard);

    for n in 0..100 {
        at(&house, &table).mutes(&vera, 1, n % 2 == 0).await.unwrap();
    }
    at(&house, &table).mutes(&vera, 1, true).await.unwrap();
    at(&house, &table).mutes(&vera, 1, true).await.unwrap();

    anna_here.listen();
    vera_here.listen();
    assert_eq!(anna_here.heard, anna_before, "it is none of her business");
    assert_eq!(vera_here.table_now["muted"], serde_json::json!([1]));
    assert_eq!(vera_here.heard.0 - vera_before.0, 101, "what changes nothing is not told");
}
