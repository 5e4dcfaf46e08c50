//! A game can always be ended, and nobody can fill its record.

use std::time::Duration;

use driver::record::MOST_LINES;
use protocol::{NewTable, live::Say};
use server::{
    storage::TableId,
    tables::{Request, Who},
};
use tokio::time::sleep;

use crate::{at, code, seats::*};

/// How many lines of a record are kept for the end.
const KEPT: usize = 500;

/// A game of Anna against a bot whose record was stored when it was so long.
async fn with_a_record_of(lines: usize) -> (House, TableId, Who) {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("contact", &[me(), bot("random")])).await.unwrap();
    house.tables.close().await;
    house.storage.lengthen(&table, 2, lines);
    (house_on(house.storage.clone()), table, anna)
}

#[tokio::test(start_paused = true)]
async fn a_game_whose_record_is_full_is_ended_by_the_house() {
    let (house, table, anna) = with_a_record_of(MOST_LINES - 21).await;

    let mut anna_here = house.attends(&table, &anna).await;
    while !anna_here.is_over() {
        anna_here.waits().await;
    }

    assert!(anna_here.table_now["chance"]["seed"].is_string(), "the seed is opened");
    assert_eq!(anna_here.table_now["stopped"], "record-full", "and everybody is told why");
    let ended = house.storage.ended(&table).expect("the results are stored");
    assert!(!ended.is_whole && ended.seats.iter().all(|seat| !seat.has_won), "{ended:?}");
    let record = |reply| Request::Record { who: Who::Nobody, invitation: None, reply };
    let record = house.tables.ask(&table, record).await.unwrap();
    assert!(record.contains("\n# record-full\n"));
    let record = driver::Record::<contact::Contact>::parse(record.as_bytes()).expect("it is no longer than a record");
    assert!(driver::verify(&record).expect("it fits").is_complete());
    house.tables.follow(&anna, None, &table, None).await.expect("and there is a rematch");
}

#[tokio::test(start_paused = true)]
async fn the_last_answer_that_fits_is_taken_and_ends_the_game() {
    let (house, table, anna) = with_a_record_of(MOST_LINES - KEPT - 3).await;
    let mut anna_here = house.attends(&table, &anna).await;
    anna_here.waits_for_a_question().await;

    assert!(anna_here.table_now["stopped"].is_null());
    let mut n_answers = 0;
    while !anna_here.is_over() {
        anna_here.answers(0).await.expect("as long as the game is on, answers are taken");
        n_answers += 1;
        anna_here.waits_for_a_question().await;
    }

    assert!((1..10).contains(&n_answers), "{n_answers}");
    let restarted = house_on(house.storage.clone());
    assert_eq!(restarted.attends(&table, &anna).await.table_now["state"], "over", "on disk too");
}

#[tokio::test(start_paused = true)]
async fn whoever_only_answers_and_takes_back_is_stopped_long_before_the_record_is_full() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    anna_here.listen();
    ben_here.listen();
    let loser = if anna_here.question().is_some() { &mut anna_here } else { &mut ben_here };
    let seat = loser.question().unwrap()["seat"].as_u64().unwrap() as u8;

    let mut refusals = Vec::new();
    for _ in 0..60 {
        loser.answers(0).await.expect("it is their turn");
        match loser.says(Say::Undo { seat, to: None }).await {
            Ok(_) => (),
            Err(problem) => {
                refusals.push(problem);
                break;
            }
        }
        loser.listen();
    }

    let refused = refusals.first().expect("they are stopped");
    assert_eq!(refused.code, "too-many");
    assert!(refused.retry_after.is_some_and(|seconds| (1..=61).contains(&seconds)), "{refused:?}");
    assert!(house.storage.n_moments(&table) < 100);
    sleep(Duration::from_secs(61)).await;
    loser.says(Say::Undo { seat, to: None }).await.expect("a minute later they may again");
}

#[tokio::test(start_paused = true)]
async fn whoever_sits_down_and_gets_up_over_and_over_is_stopped_and_can_still_get_up() {
    let (house, anna, vera) = (house(), person("Anna"), person("Vera"));
    let new = new_table("contact", &[me(), bot("random"), open()]);
    let table = house.opens_for_two(&anna, &vera, new).await;
    let asking = at(&house, &table);

    let mut n_rounds = 0;
    let refused = loop {
        asking.leaves(&vera, 3).await.expect("getting up is always possible");
        match asking.sits(&vera, 3).await {
            Ok(_) => n_rounds += 1,
            Err(problem) => break problem,
        }
        assert!(n_rounds < 100, "nobody stops them");
    };

    assert_eq!(refused.code, "too-many");
    assert!(n_rounds >= 3, "a few times are nobody's concern");
}

#[tokio::test(start_paused = true)]
async fn a_token_over_and_over_is_refused_as_well() {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("contact", &[me(), bot("random")])).await.unwrap();

    let mut made = Ok(());
    for n in 0..50 {
        let (who, hash) = (anna.clone(), format!("hash {n}"));
        made = house.tables.ask(&table, |reply| Request::Token { who, seat: engine::Seat(0), hash, reply }).await;
        if made.is_err() {
            break;
        }
    }

    assert_eq!(code(made), "too-many");
}

#[tokio::test(start_paused = true)]
async fn what_was_before_the_start_takes_nothing_from_the_game() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let new = NewTable { start_when_full: false, ..new_table("contact", &[me(), open(), bot("random")]) };
    let table = house.tables.open(&anna, new).await.unwrap();
    house.tables.close().await;
    house.storage.changed_hands(&table, 2, 300);
    let house = house_on(house.storage.clone());
    let asking = at(&house, &table);
    asking.sits(&ben, 2).await.unwrap();
    asking.starts(&anna, None).await.unwrap();

    asking.leaves(&ben, 2).await.unwrap();

    asking.sits(&ben, 2).await.expect("in the game the seat has changed hands once");
}

#[tokio::test(start_paused = true)]
async fn a_seat_that_has_changed_hands_two_hundred_times_in_a_game_stays_as_it_is() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("contact", &[me(), bot("random"), open()])).await;
    house.tables.close().await;
    house.storage.changed_hands(&table, 3, 199);
    let house = house_on(house.storage.clone());
    let asking = at(&house, &table);

    asking.leaves(&ben, 3).await.expect("getting up is always possible");

    assert_eq!(code(asking.sits(&ben, 3).await), "too-many-changes");
}

#[tokio::test(start_paused = true)]
async fn whoever_has_taken_back_five_hundred_times_in_a_game_has_had_enough() {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("alien-frontiers", &[me(), bot("random")])).await.unwrap();
    let mut anna_here = house.attends(&table, &anna).await;
    anna_here.waits_for_a_question().await;
    anna_here.answers(0).await.unwrap();
    anna_here.says(Say::Undo { seat: 1, to: None }).await.expect("nothing was learned");
    house.tables.close().await;
    house.storage.took_back_again(&table, 498);
    let house = house_on(house.storage.clone());
    let mut anna_here = house.attends(&table, &anna).await;

    anna_here.answers(0).await.unwrap();
    anna_here.says(Say::Undo { seat: 1, to: None }).await.expect("for the five hundredth time");
    anna_here.listen();
    anna_here.answers(0).await.unwrap();
    let refused = anna_here.says(Say::Undo { seat: 1, to: None }).await;

    assert_eq!(code(refused), "too-many-changes");
}

#[tokio::test(start_paused = true)]
async fn strangers_who_sit_down_and_get_up_in_turn_before_the_start_are_stopped() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let new = NewTable { start_when_full: false, ..new_table("contact", &[me(), open()]) };
    let table = house.tables.open(&anna, new).await.unwrap();
    let asking = at(&house, &table);

    let mut n_sat = 0;
    let refused = loop {
        let stranger = person(&format!("Stranger {n_sat}"));
        match asking.sits(&stranger, 2).await {
            Ok(_) => n_sat += 1,
            Err(problem) => break problem,
        }
        asking.leaves(&stranger, 2).await.expect("getting up is always possible");
        assert!(n_sat < 100, "nobody stops them");
    };

    assert_eq!(refused.code, "too-many");
    assert!(refused.retry_after.is_some_and(|seconds| seconds <= 600), "{refused:?}");
    assert!(n_sat >= 8, "a few times are nobody's concern");
    asking.gives_to_bot(&anna, 2, Some("random")).await.expect("the host is not stopped");
    house.now.fetch_add(601, std::sync::atomic::Ordering::SeqCst);
    asking.sits(&ben, 2).await.expect("ten minutes later somebody may sit there");
}

#[tokio::test(start_paused = true)]
async fn whoever_adds_to_the_dice_over_and_over_is_stopped() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let new = NewTable { start_when_full: false, ..new_table("contact", &[me(), open()]) };
    let table = house.opens_for_two(&anna, &ben, new).await;
    let asking = at(&house, &table);

    let mut made = Ok(());
    for n in 0..50 {
        made = asking.adds(&ben, 2, n).await;
        if made.is_err() {
            break;
        }
    }

    assert_eq!(code(made), "too-many");
    asking.adds(&anna, 1, 7).await.expect("others do not notice");
    sleep(Duration::from_secs(61)).await;
    asking.adds(&ben, 2, 99).await.expect("a minute later they may again");
}

#[tokio::test(start_paused = true)]
async fn those_who_watch_share_what_they_may_write() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("contact", &[me(), open()])).await;
    let mut anna_here = house.attends(&table, &anna).await;
    let chat = |text: &str| Say::Chat { text: text.to_owned() };

    let mut written = 0;
    for n in 0..10 {
        let mut stranger = house.attends(&table, &person(&format!("Stranger {n}"))).await;
        for _ in 0..10 {
            written += usize::from(stranger.says(chat("hello")).await.is_ok());
        }
    }

    assert_eq!(written, 40, "in a minute, all of them together");
    anna_here.says(chat("quiet, please")).await.expect("whoever plays is not counted among them");
}
