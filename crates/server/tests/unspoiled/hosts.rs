//! Hosts set the room up, send people away, and let bots sit in; and a host who is gone is replaced.

use std::{collections::BTreeMap, time::Duration};

use protocol::{NewTable, Pace, SentAway, Spectator, TableChange, Visibility, live::Say};
use serde_json::json;
use server::{
    storage::{StoredHolder, TableId},
    tables::{Request, Who},
};
use tokio::time::sleep;

use crate::{at, code, seat, seats::*};

/// Anna opens a table for so many, and nobody else is there yet.
pub(crate) async fn room(house: &House, anna: &Who, seats: usize) -> TableId {
    let mut wanted = vec![open(); seats];
    wanted[0] = me();
    let new = NewTable { start_when_full: false, ..new_table("alien-frontiers", &wanted) };
    house.tables.open(anna, new).await.unwrap()
}

#[tokio::test(start_paused = true)]
async fn two_friends_take_the_empty_seats_away_and_play() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = room(&house, &anna, 4).await;
    let asking = at(&house, &table);
    asking.sits(&ben, 3).await.unwrap();
    let two = TableChange { seats: Some(2), ..TableChange::default() };
    assert_eq!(code(asking.changes(&ben, two.clone()).await), "only-the-host");

    asking.changes(&anna, two).await.unwrap();

    let stored = house.storage.stored(&table);
    assert_eq!(stored.seats.len(), 2);
    assert!(is_held_by(&stored, 0, "Anna") && is_held_by(&stored, 1, "Ben"), "nobody who sits there goes");
    let one = TableChange { seats: Some(1), ..TableChange::default() };
    assert_eq!(code(asking.changes(&anna, one).await), "seat-taken");
    let seven = TableChange { seats: Some(7), ..TableChange::default() };
    assert_eq!(code(asking.changes(&anna, seven).await), "setup-players");
    assert_eq!(house.storage.stored(&table).seats.len(), 2);
    asking.starts(&anna, None).await.expect("no seat is open");
}

#[tokio::test(start_paused = true)]
async fn a_host_starts_with_bots_on_the_empty_seats() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = room(&house, &anna, 4).await;
    let asking = at(&house, &table);
    asking.sits(&ben, 2).await.unwrap();
    assert_eq!(code(asking.starts(&anna, None).await), "seats-open");
    assert_eq!(code(asking.starts(&anna, Some("divine")).await), "no-such-level");
    assert_eq!(code(asking.starts(&ben, Some("greedy")).await), "only-the-host");

    asking.starts(&anna, Some("greedy")).await.unwrap();

    let ben_here = house.attends(&table, &ben).await;
    assert_eq!(ben_here.table_now["state"], "playing");
    let kinds: Vec<_> = (0..4).map(|n| ben_here.table_now["seats"][n]["kind"]["kind"].clone()).collect();
    assert_eq!(json!(kinds), json!(["person", "person", "bot", "bot"]));
}

#[tokio::test(start_paused = true)]
async fn a_game_that_goes_on_from_another_is_played_by_its_rules() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let mut anna_here = house.attends(&table, &anna).await;
    anna_here.says(Say::Resign { seat: 1 }).await.unwrap();
    let after = house.tables.follow(&anna, None, &table, Some(4)).await.unwrap();
    let asking = at(&house, &after);
    let options = BTreeMap::from([("two-player-setup".to_owned(), "rulebook".to_owned())]);

    let otherwise = TableChange { options: Some(options), ..TableChange::default() };
    assert_eq!(code(asking.changes(&anna, otherwise).await), "game-is-on");

    assert_eq!(house.storage.stored(&after).options, house.storage.stored(&table).options);
    let as_it_was = TableChange { options: Some(BTreeMap::new()), ..TableChange::default() };
    asking.changes(&anna, as_it_was).await.expect("nothing would be otherwise");
}

#[tokio::test(start_paused = true)]
async fn pace_and_rules_change_before_the_start_and_not_after() {
    let (house, anna) = (house(), person("Anna"));
    let table = room(&house, &anna, 3).await;
    let asking = at(&house, &table);
    let options = BTreeMap::from([("long-game".to_owned(), "on".to_owned())]);
    let pace = Pace::TurnBased { hours: 24 };
    let otherwise = TableChange { options: Some(options), pace: Some(pace), ..TableChange::default() };
    let unheard_of = BTreeMap::from([("sauce".to_owned(), "on".to_owned())]);
    let unheard_of = TableChange { options: Some(unheard_of), pace: Some(pace), ..TableChange::default() };

    assert!(code(asking.changes(&anna, unheard_of).await).starts_with("setup-"));
    assert_eq!(house.storage.stored(&table).pace, Pace::NoLimit, "all of it or nothing");
    asking.changes(&anna, otherwise.clone()).await.unwrap();
    let anna_here = house.attends(&table, &anna).await;
    assert_eq!(anna_here.table_now["pace"]["pace"], "turn-based");
    assert!(anna_here.table_now["options"].as_array().unwrap().contains(&json!(["long-game", "on"])));

    asking.starts(&anna, Some("random")).await.unwrap();
    assert_eq!(code(asking.changes(&anna, otherwise).await), "game-is-on");
}

#[tokio::test(start_paused = true)]
async fn somebody_is_sent_away_from_a_seat_before_the_start() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = room(&house, &anna, 3).await;
    let asking = at(&house, &table);
    asking.sits(&ben, 2).await.unwrap();
    assert_eq!(code(asking.sends_away(&ben, seat(1)).await), "only-the-host");
    assert_eq!(code(asking.sends_away(&anna, seat(1)).await), "nobody-there", "not oneself");

    asking.sends_away(&anna, seat(2)).await.unwrap();
    assert_eq!(house.storage.stored(&table).seats[1].holder, StoredHolder::Open);
    asking.sits(&ben, 2).await.expect("he may come back");

    let for_good = SentAway { for_good: true, ..seat(2) };
    let ben_here = house.attends(&table, &ben).await;
    asking.sends_away(&anna, for_good).await.unwrap();
    assert_eq!(ben_here.farewell().await, "sent-away");
    assert_eq!(code(asking.sits(&ben, 2).await), "sent-away");
    let restarted = house_on(house.storage.clone());
    let again = restarted.attends_after(&table, &ben, None, None).await.err().expect("for good");
    assert_eq!(again.code, "sent-away");
}

#[tokio::test(start_paused = true)]
async fn spectators_are_sent_away_one_by_one_or_by_the_link() {
    let (house, anna, vera, willi) = (house(), person("Anna"), person("Vera"), person("Willi"));
    let new = NewTable { visibility: Visibility::ByLink, ..new_table("alien-frontiers", &[me(), open()]) };
    let table = house.tables.open(&anna, new).await.unwrap();
    let link = house.storage.stored(&table).invitation;
    let _anna_here = house.attends(&table, &anna).await;
    let vera_here = house.attends_after(&table, &vera, Some(&link), None).await.unwrap();
    let willi_here = house.attends_after(&table, &willi, Some(&link), None).await.unwrap();
    let watching = |who: &Who| {
        let who = who.clone();
        house.tables.ask(&table, |reply| Request::Spectators { who, reply })
    };
    assert_eq!(code(watching(&vera).await), "only-the-host");
    let list = watching(&anna).await.unwrap();
    let Some(Spectator { spectator, .. }) = list.iter().find(|it| it.name.as_deref() == Some("Vera")) else {
        panic!("Vera watches: {list:?}")
    };

    let away = SentAway { seat: None, spectator: Some(*spectator), for_good: false };
    at(&house, &table).sends_away(&anna, away).await.unwrap();
    assert_eq!(vera_here.farewell().await, "sent-away");
    assert!(house.attends_after(&table, &vera, Some(&link), None).await.is_err(), "nor by the link");
    assert_eq!(code(at(&house, &table).sends_away(&anna, away).await), "no-such-spectator");

    let renew = |reply| Request::Renew { who: anna.clone(), invitation: "another".to_owned(), reply };
    house.tables.ask(&table, renew).await.unwrap();
    assert_eq!(willi_here.farewell().await, "sent-away", "whoever watches by the old link is let go");
    house.attends_after(&table, &willi, Some("another"), None).await.expect("the new link is good");
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_shut_lets_strangers_go() {
    let (house, anna, ben, vera) = (house(), person("Anna"), person("Ben"), person("Vera"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let vera_here = house.attends(&table, &vera).await;
    let mut ben_here = house.attends(&table, &ben).await;

    let shut = TableChange { visibility: Some(Visibility::ByLink), ..TableChange::default() };
    at(&house, &table).changes(&anna, shut).await.expect("also while the game is on");

    assert_eq!(vera_here.farewell().await, "sent-away");
    ben_here.listen();
    assert_eq!(ben_here.table_now["visibility"], "by-link", "whoever plays stays");
}

#[tokio::test(start_paused = true)]
async fn a_friend_who_is_away_for_two_minutes_is_replaced_until_they_come_back() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let mut anna_here = house.attends(&table, &anna).await;
    let ben_here = house.attends(&table, &ben).await;
    let asking = at(&house, &table);
    assert_eq!(code(asking.lets_sit_in(&anna, 2).await), "not-away");
    ben_here.departs().await;

    sleep(Duration::from_secs(60)).await;
    anna_here.listen();
    let away = anna_here.table_now["seats"][1].clone();
    assert_eq!(away["sit-in-from"].as_u64().unwrap() - away["away-since"].as_u64().unwrap(), 120);
    assert!(asking.lets_sit_in(&anna, 2).await.unwrap_err().retry_after.is_some(), "not yet");
    house.now.fetch_add(125, std::sync::atomic::Ordering::SeqCst);
    sleep(Duration::from_secs(65)).await;
    assert_eq!(code(asking.lets_sit_in(&ben, 2).await), "only-the-host");
    asking.lets_sit_in(&anna, 2).await.expect("now the host may");

    anna_here.listen();
    assert_eq!(anna_here.table_now["seats"][1]["sitting-in"], "greedy");
    assert!(is_held_by(&house.storage.stored(&table), 1, "Ben"), "it is still his seat");
    let ben_back = house.attends(&table, &ben).await;
    assert!(ben_back.table_now["seats"][1]["sitting-in"].is_null());
    assert_eq!(ben_back.table_now["mine"], json!([2]));
}

#[tokio::test(start_paused = true)]
async fn when_the_host_is_away_whoever_sits_here_lets_a_bot_sit_in() {
    let (house, anna, ben, vera) = (house(), person("Anna"), person("Ben"), person("Vera"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let mut ben_here = house.attends(&table, &ben).await;
    let _vera_here = house.attends(&table, &vera).await;

    sleep(Duration::from_secs(130)).await;
    ben_here.listen();
    assert!(ben_here.table_now["seats"][0]["sit-in-from"].is_u64());
    assert_eq!(code(at(&house, &table).lets_sit_in(&vera, 1).await), "only-the-host", "whoever watches does not");
    house.now.fetch_add(130, std::sync::atomic::Ordering::SeqCst);
    at(&house, &table).lets_sit_in(&ben, 1).await.unwrap();

    ben_here.listen();
    assert_eq!(ben_here.table_now["seats"][0]["sitting-in"], "greedy");
}

#[tokio::test(start_paused = true)]
async fn a_table_is_handed_over_or_taken_over_when_the_host_is_gone() {
    let (house, anna, ben, cleo) = (house(), person("Anna"), person("Ben"), person("Cleo"));
    let table = room(&house, &anna, 3).await;
    let asking = at(&house, &table);
    asking.sits(&ben, 2).await.unwrap();
    asking.sits(&cleo, 3).await.unwrap();
    let mut cleo_here = house.attends(&table, &cleo).await;
    assert_eq!(code(asking.makes_host(&cleo, 3).await), "host-is-there", "nobody noticed her absence yet");
    assert_eq!(code(asking.makes_host(&cleo, 2).await), "only-the-host");

    asking.makes_host(&anna, 2).await.unwrap();
    cleo_here.listen();
    assert_eq!(cleo_here.table_now["host"], 2);
    assert_eq!(code(asking.starts(&anna, None).await), "only-the-host", "it is Ben's table now");

    sleep(Duration::from_secs(601)).await;
    cleo_here.listen();
    assert_eq!(cleo_here.table_now["may-be-host"], true, "Ben has not been there for ten minutes");
    asking.makes_host(&cleo, 3).await.unwrap();
    asking.starts(&cleo, None).await.expect("she is the host");
}

#[tokio::test(start_paused = true)]
async fn a_host_who_is_forgotten_leaves_the_table_to_the_first_who_sits_there() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = room(&house, &anna, 2).await;
    at(&house, &table).sits(&ben, 2).await.unwrap();

    house.tables.part_with(anna.person().unwrap()).await.unwrap();

    let ben_here = house.attends(&table, &ben).await;
    assert_eq!(ben_here.table_now["is-host"], true);
    at(&house, &table).starts(&ben, Some("greedy")).await.expect("he may start without her");
}
