//! Whoever is sent away from a game loses nothing by it, and nobody gains a rating by sending away.

use std::time::Duration;

use protocol::{NewTable, Newcomers, Pace, SentAway, live::Say};
use serde_json::json;
use server::{
    results::Player,
    storage::TableId,
    tables::{Request, Who},
};
use tokio::time::sleep;

use crate::{at, code, hosts::room, seat, seats::*};

#[tokio::test(start_paused = true)]
async fn whoever_is_sent_away_from_a_game_leaves_a_bot_and_the_host_has_given_up() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let mut ben_here = house.attends(&table, &ben).await;
    let mut anna_here = house.attends(&table, &anna).await;

    at(&house, &table).sends_away(&anna, seat(2)).await.unwrap();

    anna_here.listen();
    ben_here.listen();
    let told = anna_here.moments.iter().find(|moment| moment["what"] == "seat").expect("everybody is told");
    assert_eq!((told["sent-away"].as_bool(), told["holder"]["kind"]["kind"].as_str()), (Some(true), Some("bot")));
    assert_eq!(ben_here.table_now["mine"], json!([]), "he may still watch");
    anna_here.says(Say::Resign { seat: 1 }).await.unwrap();
    let ended = house.storage.ended(&table).expect("the game is over");
    assert_eq!(ended.seats[1].sent_away.as_ref(), ben.person());
    assert!(ended.seats[0].forfeits && !ended.seats[1].forfeits, "nobody escapes a rating by sending others away");
}

/// Ben has been away from Anna's game for two minutes, and she lets a bot sit in for him.
async fn sat_in_for(house: &House, table: &TableId, anna: &Who) {
    sleep(Duration::from_secs(130)).await;
    house.now.fetch_add(130, std::sync::atomic::Ordering::SeqCst);
    at(house, table).lets_sit_in(anna, 2).await.expect("he is away");
}

#[tokio::test(start_paused = true)]
async fn a_host_takes_no_rating_from_whoever_is_away_for_a_moment() {
    let paces = [Pace::NoLimit, Pace::Live { seconds: 3600, gained: 0 }, Pace::TurnBased { hours: 24 }];
    for pace in paces {
        for for_good in [false, true] {
            let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
            let new = NewTable { pace, ..new_table("alien-frontiers", &[me(), open()]) };
            let table = house.opens_for_two(&anna, &ben, new).await;
            let mut anna_here = house.attends(&table, &anna).await;
            let ben_here = house.attends(&table, &ben).await;
            ben_here.departs().await;
            sleep(Duration::from_secs(55)).await;

            at(&house, &table).sends_away(&anna, SentAway { for_good, ..seat(2) }).await.unwrap();

            anna_here.says(Say::Resign { seat: 1 }).await.unwrap();
            let ended = house.storage.ended(&table).expect("the game is over");
            assert!(!house.storage.has_left(&table, ben.person().unwrap()), "{pace:?}: he was only reloading");
            assert!(ended.seats[0].forfeits, "{pace:?}");
            assert_eq!(ended.seats[1].sent_away.as_ref(), ben.person());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_has_been_played_for_by_a_bot_for_ten_minutes_has_left() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let mut anna_here = house.attends(&table, &anna).await;
    sat_in_for(&house, &table, &anna).await;
    sleep(Duration::from_secs(601)).await;

    at(&house, &table).sends_away(&anna, seat(2)).await.unwrap();

    anna_here.says(Say::Resign { seat: 1 }).await.unwrap();
    assert!(house.storage.has_left(&table, ben.person().unwrap()));
    let ended = house.storage.ended(&table).expect("the game is over");
    assert!(!ended.seats[0].forfeits && ended.seats[1].sent_away.is_none());
}

#[tokio::test(start_paused = true)]
async fn whoever_has_just_been_replaced_by_a_bot_has_not_left_nor_has_anybody_while_all_are_away() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let anna_here = house.attends(&table, &anna).await;
    sat_in_for(&house, &table, &anna).await;
    sleep(Duration::from_secs(60)).await;
    anna_here.departs().await;
    sleep(Duration::from_secs(3600)).await;
    let mut anna_here = house.attends(&table, &anna).await;

    at(&house, &table).sends_away(&anna, seat(2)).await.unwrap();

    anna_here.says(Say::Resign { seat: 1 }).await.unwrap();
    assert!(!house.storage.has_left(&table, ben.person().unwrap()));
    assert!(house.storage.ended(&table).expect("the game is over").seats[0].forfeits);
}

/// Anna opens a table at which she does not play.
async fn looks_on(house: &House, anna: &Who, players: &[&Who]) -> TableId {
    let seats = [open(), open(), bot("random")];
    let new = NewTable { start_when_full: false, ..new_table("alien-frontiers", &seats) };
    let table = house.tables.open(anna, new).await.unwrap();
    for player in players {
        at(house, &table).sits(player, None).await.unwrap();
    }
    at(house, &table).starts(anna, Some("random")).await.unwrap();
    table
}

#[tokio::test(start_paused = true)]
async fn a_host_who_does_not_play_sends_nobody_away_who_plays_against_others() {
    let (house, anna, ben, cleo) = (house(), person("Anna"), person("Ben"), person("Cleo"));
    let table = looks_on(&house, &anna, &[&ben, &cleo]).await;
    let asking = at(&house, &table);
    let _anna_here = house.attends(&table, &anna).await;
    let ben_here = house.attends(&table, &ben).await;

    assert_eq!(code(asking.sends_away(&anna, seat(1)).await), "only-players-send-away");
    ben_here.departs().await;
    assert_eq!(code(asking.sends_away(&anna, seat(1)).await), "only-players-send-away", "for a moment");
    assert!(is_held_by(&house.storage.stored(&table), 0, "Ben"));

    sleep(Duration::from_secs(130)).await;
    house.now.fetch_add(130, std::sync::atomic::Ordering::SeqCst);
    asking.lets_sit_in(&anna, 1).await.unwrap();
    sleep(Duration::from_secs(601)).await;
    asking.sends_away(&anna, seat(1)).await.expect("he is gone");
}

#[tokio::test(start_paused = true)]
async fn a_host_who_does_not_play_sends_away_whoever_plays_against_bots_alone() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = looks_on(&house, &anna, &[&ben]).await;

    at(&house, &table).sends_away(&anna, seat(1)).await.expect("nobody's rating is at stake");
}

#[tokio::test(start_paused = true)]
async fn a_host_who_plays_by_a_program_does_not_play() {
    let (house, anna, ben, cleo) = (house(), person("Anna"), person("Ben"), person("Cleo"));
    let table = room(&house, &anna, 3).await;
    let asking = at(&house, &table);
    asking.sits(&ben, 2).await.unwrap();
    asking.sits(&cleo, 3).await.unwrap();
    let token = |reply| Request::Token { who: anna.clone(), seat: engine::Seat(0), hash: "h".to_owned(), reply };
    house.tables.ask(&table, token).await.unwrap();
    asking.starts(&anna, None).await.unwrap();

    assert_eq!(code(asking.sends_away(&anna, seat(2)).await), "only-players-send-away");
}

#[tokio::test(start_paused = true)]
async fn whoever_takes_the_seat_of_a_host_does_not_answer_for_what_the_host_did() {
    let (house, anna, ben, cleo) = (house(), person("Anna"), person("Ben"), person("Cleo"));
    let new = NewTable { newcomers: Newcomers::Welcome, ..new_table("alien-frontiers", &[me(), open()]) };
    let table = house.opens_for_two(&anna, &ben, new).await;
    let asking = at(&house, &table);
    let _ben_here = house.attends(&table, &ben).await;
    asking.sends_away(&anna, seat(2)).await.unwrap();

    asking.leaves(&anna, 1).await.unwrap();
    asking.sits(&cleo, 1).await.unwrap();

    let mut cleo_here = house.attends(&table, &cleo).await;
    cleo_here.says(Say::Resign { seat: 1 }).await.unwrap();
    let ended = house.storage.ended(&table).expect("the game is over");
    assert!(ended.seats.iter().all(|seat| !seat.forfeits));
}

#[tokio::test(start_paused = true)]
async fn whoever_left_a_game_has_left_it_whoever_takes_the_seat() {
    let (house, anna, ben, cleo) = (house(), person("Anna"), person("Ben"), person("Cleo"));
    let new = NewTable { newcomers: Newcomers::Welcome, ..new_table("alien-frontiers", &[me(), open()]) };
    let table = house.opens_for_two(&anna, &ben, new).await;
    let asking = at(&house, &table);
    let mut anna_here = house.attends(&table, &anna).await;

    asking.leaves(&ben, 2).await.unwrap();
    asking.sits(&cleo, 2).await.unwrap();

    anna_here.says(Say::Resign { seat: 1 }).await.unwrap();
    let ended = house.storage.ended(&table).expect("the game is over");
    assert_eq!(ended.seats[1].player, Player::Person(cleo.person().unwrap().clone()));
    assert_eq!(ended.seats[1].left, [ben.person().unwrap().clone()]);
    assert_eq!(ended.seats[0].left, []);
}

#[tokio::test(start_paused = true)]
async fn whoever_left_a_game_and_came_back_or_was_sent_away_then_has_not_left() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let asking = at(&house, &table);
    let mut anna_here = house.attends(&table, &anna).await;
    let _ben_here = house.attends(&table, &ben).await;
    asking.leaves(&ben, 2).await.unwrap();
    asking.sits(&ben, 2).await.unwrap();

    asking.sends_away(&anna, seat(2)).await.unwrap();

    anna_here.says(Say::Resign { seat: 1 }).await.unwrap();
    let ended = house.storage.ended(&table).expect("the game is over");
    assert_eq!(ended.seats[1].left, [], "he was there when he was sent away");
}

#[tokio::test(start_paused = true)]
async fn a_host_answers_for_it_also_with_others_on_the_seat_in_between() {
    let (house, anna, ben, cleo) = (house(), person("Anna"), person("Ben"), person("Cleo"));
    let new = NewTable { newcomers: Newcomers::Welcome, ..new_table("alien-frontiers", &[me(), open()]) };
    let table = house.opens_for_two(&anna, &ben, new).await;
    let asking = at(&house, &table);
    asking.sends_away(&anna, seat(2)).await.unwrap();

    asking.leaves(&anna, 1).await.unwrap();
    asking.sits(&cleo, 1).await.unwrap();
    asking.leaves(&cleo, 1).await.unwrap();
    asking.sits(&anna, 1).await.unwrap();

    let mut anna_here = house.attends(&table, &anna).await;
    anna_here.says(Say::Resign { seat: 1 }).await.unwrap();
    assert!(house.storage.ended(&table).expect("the game is over").seats[0].forfeits);
}
