//! Nobody looks into a hand that is not theirs by taking its seat.

use std::time::Duration;

use protocol::{NewTable, Newcomers};
use serde_json::json;
use server::{storage::TableId, tables::Who};
use tokio::time::sleep;

use crate::{at, code, seats::*};

/// Anna and Ben play against a bot in seat 3; Vera watches.
async fn with_a_bot(newcomers: Newcomers) -> (House, TableId, [Who; 3]) {
    let (house, anna, ben, vera) = (house(), person("Anna"), person("Ben"), person("Vera"));
    let new = NewTable { newcomers, ..new_table("contact", &[me(), open(), bot("random")]) };
    let table = house.opens_for_two(&anna, &ben, new).await;
    (house, table, [anna, ben, vera])
}

#[tokio::test(start_paused = true)]
async fn whoever_plays_gets_no_second_hand() {
    for newcomers in [Newcomers::Ask, Newcomers::Welcome] {
        let (house, table, [anna, ben, _]) = with_a_bot(newcomers).await;
        let ben_here = house.attends(&table, &ben).await;

        assert_eq!(code(at(&house, &table).sits(&ben, 3).await), "hand-known");
        assert_eq!(code(at(&house, &table).sits(&anna, 3).await), "hand-known", "nor does the host");
        assert_eq!(code(at(&house, &table).wishes(&ben, 3).await), "hand-known");
        assert_eq!(ben_here.table_now["mine"], json!([2]));
        assert_eq!((&ben_here.table_now["to-take"], &ben_here.table_now["to-ask-for"]), (&json!([]), &json!([])));
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_left_takes_their_own_seat_back_at_once_and_no_other() {
    let (house, table, [_, ben, _]) = with_a_bot(Newcomers::Welcome).await;
    let mut ben_here = house.attends(&table, &ben).await;
    at(&house, &table).leaves(&ben, 2).await.unwrap();
    ben_here.listen();
    assert_eq!(ben_here.table_now["to-take"], json!([2]));

    assert_eq!(code(at(&house, &table).sits(&ben, 3).await), "hand-known", "they know the hand of seat 2");
    assert_eq!(at(&house, &table).sits(&ben, None).await.unwrap(), 2);

    // That holds after a restart as well.
    at(&house, &table).leaves(&ben, 2).await.unwrap();
    let restarted = house_on(house.storage.clone());
    assert_eq!(code(at(&restarted, &table).sits(&ben, 3).await), "hand-known");
    assert_eq!(at(&restarted, &table).sits(&ben, 2).await.unwrap(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_newcomer_sits_down_only_if_the_host_says_yes() {
    let (house, table, [anna, ben, vera]) = with_a_bot(Newcomers::Ask).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    let mut vera_here = house.attends(&table, &vera).await;
    let asking = at(&house, &table);
    assert_eq!(vera_here.table_now["to-ask-for"], json!([3]));

    assert_eq!(code(asking.sits(&vera, 3).await), "ask-for-the-seat");
    let wish = asking.wishes(&vera, 3).await.expect("she may ask");
    anna_here.listen();
    ben_here.listen();
    vera_here.listen();
    assert_eq!(anna_here.table_now["wishes"][0]["name"], "Vera");
    assert_eq!(vera_here.table_now["wishes"][0]["wish"], wish);
    assert_eq!(ben_here.table_now["wishes"], json!([]), "it is between her and the host");
    assert_eq!(code(asking.answers(&ben, wish, true).await), "only-the-host");
    assert_eq!(code(asking.answers(&vera, wish, true).await), "only-the-host");

    asking.answers(&anna, wish, true).await.expect("the host says yes");
    vera_here.listen();
    assert_eq!(vera_here.table_now["mine"], json!([3]));
    assert_eq!(vera_here.table_now["wishes"], json!([]));
    assert!(is_held_by(&house.storage.stored(&table), 2, "Vera"));
}

#[tokio::test(start_paused = true)]
async fn a_no_holds_for_a_while_and_a_wish_lapses() {
    let (house, table, [anna, _, vera]) = with_a_bot(Newcomers::Ask).await;
    let mut anna_here = house.attends(&table, &anna).await;
    let _vera_here = house.attends(&table, &vera).await;
    let asking = at(&house, &table);

    let wish = asking.wishes(&vera, 3).await.unwrap();
    assert_eq!(code(asking.wishes(&vera, 3).await), "too-many", "once is enough");
    asking.answers(&anna, wish, false).await.unwrap();
    let refused = asking.wishes(&vera, 3).await.unwrap_err();
    assert!(refused.retry_after.is_some_and(|seconds| seconds > 500), "{refused:?}");
    sleep(Duration::from_secs(601)).await;

    let wish = asking.wishes(&vera, 3).await.unwrap();
    sleep(Duration::from_secs(121)).await;
    anna_here.listen();
    assert_eq!(anna_here.table_now["wishes"], json!([]), "nobody waits for ever");
    assert_eq!(code(asking.answers(&anna, wish, true).await), "no-such-wish");
}

#[tokio::test(start_paused = true)]
async fn a_wish_goes_with_whoever_goes_and_few_are_heard_at_once() {
    let (house, table, [anna, _, vera]) = with_a_bot(Newcomers::Ask).await;
    let mut anna_here = house.attends(&table, &anna).await;
    let asking = at(&house, &table);
    assert_eq!(code(asking.wishes(&vera, 3).await), "not-at-this-table");

    let vera_here = house.attends(&table, &vera).await;
    asking.wishes(&vera, 3).await.unwrap();
    vera_here.departs().await;
    anna_here.waits().await;
    sleep(Duration::from_secs(1)).await;
    anna_here.listen();
    assert_eq!(anna_here.table_now["wishes"], json!([]));

    let strangers: Vec<Who> = (0..8).map(|n| person(&format!("Stranger {n}"))).collect();
    let mut there = Vec::new();
    let mut heard = 0;
    for stranger in &strangers {
        there.push(house.attends(&table, stranger).await);
        heard += usize::from(asking.wishes(stranger, 3).await.is_ok());
    }
    assert_eq!(heard, 5);
}

#[tokio::test(start_paused = true)]
async fn a_host_is_told_of_wishes_a_few_times_a_minute_however_many_strangers_ask() {
    let (house, table, [anna, ..]) = with_a_bot(Newcomers::Ask).await;
    let mut anna_here = house.attends(&table, &anna).await;
    let asking = at(&house, &table);
    let before = anna_here.heard_tables.0;

    for n in 0..240 {
        let stranger = person(&format!("Stranger {n}"));
        let stranger_here = house.attends(&table, &stranger).await;
        asking.wishes(&stranger, 3).await.expect("each asks once");
        asking.withdraws(&stranger, 3).await.expect("and thinks better of it");
        stranger_here.departs().await;
        sleep(Duration::from_millis(500)).await;
        anna_here.listen();
    }

    let told = anna_here.heard_tables.0 - before;
    // Three in fifteen seconds, and what is told of Ben, who is not there.
    assert!(told <= 3 * 120 / 15 + 10, "{told} tables in two minutes");
    let last = person("Vera");
    let _vera_here = house.attends(&table, &last).await;
    asking.wishes(&last, 3).await.unwrap();
    sleep(Duration::from_secs(15)).await;
    anna_here.listen();
    assert_eq!(anna_here.table_now["wishes"][0]["name"], "Vera", "what was too much is told a moment later");
}

#[tokio::test(start_paused = true)]
async fn a_host_may_welcome_everybody_or_nobody_beforehand() {
    let (house, table, [_, _, vera]) = with_a_bot(Newcomers::Welcome).await;
    let card = |reply| server::tables::Request::Card { who: vera.clone(), invitation: None, reply };
    assert_eq!(house.tables.ask(&table, card).await.unwrap().to_take, [3]);
    assert_eq!(at(&house, &table).sits(&vera, 3).await.unwrap(), 3);

    let (house, table, [_, _, vera]) = with_a_bot(Newcomers::Nobody).await;
    let vera_here = house.attends(&table, &vera).await;
    assert_eq!(vera_here.table_now["to-ask-for"], json!([]));
    assert_eq!(code(at(&house, &table).sits(&vera, 3).await), "no-newcomers");
    assert_eq!(code(at(&house, &table).wishes(&vera, 3).await), "no-newcomers");
}
