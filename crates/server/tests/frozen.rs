//! A game whose record does not fit the rules of this program any more is shown, explained and
//! left readable: to each viewer as they last received it.

mod seats;

use engine::Seat;
use futures_util::{StreamExt, future::select_all, stream};
use protocol::live::Say;
use seats::*;
use server::{
    config::SecretKey,
    storage::TableId,
    tables::{Request, Timings, Who},
};

/// A game of secrets between Anna, Ben and a bot, Vera watching, in its third round. It stands
/// still: only people who have an answer to choose are asked.
async fn third_round(house: &House) -> (TableId, [Guest; 3]) {
    let (anna, ben) = (person("Anna"), person("Ben"));
    loop {
        let table = house.opens_for_two(&anna, &ben, new_table("contact", &[me(), open(), bot("random")])).await;
        let who = [&anna, &ben, &vera()];
        let mut here = stream::iter(who).then(|who| house.attends(&table, who)).collect::<Vec<_>>().await;
        // Some games are over sooner.
        while !here[2].is_over() && house.storage.stored(&table).round <= 3 {
            if house.storage.stored(&table).round == 3 && waits_for_people_only(&here) {
                return (table, here.try_into().ok().expect("three are here"));
            }
            match here.iter_mut().find(|guest| guest.question().is_some()) {
                // The bot may have been faster than whoever speaks up.
                Some(guest) => _ = guest.answers(0).await,
                None => _ = select_all(here.iter_mut().map(|guest| Box::pin(guest.waits()))).await,
            }
            here.iter_mut().for_each(|guest| drop(guest.listen()));
        }
    }
}

fn waits_for_people_only(here: &[Guest]) -> bool {
    let asked = here[2].table_now["asked"]["seats"].as_array().expect("somebody is asked");
    // The bot has the third seat, and Vera, who is the third here, none.
    asked.iter().all(|seat| here[seat.as_u64().unwrap() as usize - 1].question().is_some())
}

fn vera() -> Who {
    person("Vera")
}

async fn record(house: &House, table: &TableId) -> Result<String, protocol::Problem> {
    house.tables.ask(table, |reply| Request::Record { who: Who::Nobody, invitation: None, reply }).await
}

#[tokio::test(start_paused = true)]
async fn a_game_whose_seed_was_sealed_with_another_key_is_frozen_until_the_right_one_is_back() {
    let house = house();
    let (table, before) = third_round(&house).await;
    let waiting = house.tables.open(&person("Anna"), new_table("contact", &[me(), open()])).await.unwrap();
    house.tables.close().await;
    let stored = house.storage.stored(&table).seed;
    assert!(stored.seal.is_some(), "nobody reads the seed in the storage");

    let other_key = SecretKey::new().unwrap();
    let elsewhere = house_with_key(house.storage.clone(), Timings::default(), &other_key);
    let shown = elsewhere.attends(&table, before[0].who()).await.table_now;
    assert_eq!((&shown["state"], &shown["frozen"]["code"]), (&"frozen".into(), &"table-seed-sealed".into()));
    let shown = elsewhere.attends(&waiting, &person("Anna")).await.table_now;
    assert!(shown["chance"].is_null(), "nothing is promised that cannot be kept");
    let sit =
        |reply| Request::Sit { who: person("Ben"), invitation: None, seat: None, nonce: None, newcomer: None, reply };
    elsewhere.tables.ask(&waiting, sit).await.unwrap();
    let start = |reply| Request::Start { who: person("Anna"), bots: None, reply };
    let refused = elsewhere.tables.ask(&waiting, start).await.unwrap_err();
    assert_eq!(refused.code, "table-seed-sealed");
    elsewhere.tables.close().await;

    let back = house_on(house.storage.clone());
    let again = back.attends(&table, before[0].who()).await.table_now;
    assert_eq!((&again["state"], &again["view"]), (&"playing".into(), &before[0].table_now["view"]));
    assert_eq!(house.storage.stored(&table).seed, stored, "it was left as it was");
}

#[tokio::test(start_paused = true)]
async fn after_a_stop_each_viewer_is_shown_exactly_what_they_last_received() {
    let house = house();
    let (table, mut before) = third_round(&house).await;
    house.tables.close().await;
    before.iter_mut().for_each(|guest| drop(guest.listen()));
    house.storage.change_the_rules(&table);

    let restarted = house_on(house.storage.clone());
    for guest in &before {
        let again = restarted.attends(&table, guest.who()).await.table_now;

        assert_eq!(
            (again["state"].as_str(), again["frozen"]["code"].as_str()),
            (Some("frozen"), Some("misfit-other-board"))
        );
        assert_eq!(again["view"], guest.table_now["view"], "{:?}", guest.who());
        assert_eq!(again["as-of"], guest.table_now["n"]);
        for field in ["n", "mine", "options", "chance", "seats"] {
            let whole = |table: &serde_json::Value| match field {
                // Who else is there has changed.
                "seats" => table["seats"][0]["name"].clone(),
                _ => table[field].clone(),
            };
            assert_eq!(whole(&again), whole(&guest.table_now), "{field}");
        }
        assert!(again["questions"].as_array().unwrap().is_empty() && again["asked"].is_null());
    }
    let views: Vec<_> = before.iter().map(|guest| guest.table_now["view"].clone()).collect();
    assert!(views[0] != views[1] && views[1] != views[2], "there is something to hide");
}

#[tokio::test(start_paused = true)]
async fn after_a_crash_each_viewer_is_shown_the_end_of_the_last_round() {
    let house = house();
    let (table, before) = third_round(&house).await;
    house.storage.change_the_rules(&table);

    let restarted = house_on(house.storage.clone());
    for guest in &before {
        let again = restarted.attends_after(&table, guest.who(), None, Some(0)).await.unwrap();

        let as_of = again.table_now["as-of"].as_u64().unwrap();
        assert_eq!(again.table_now["view"], guest.views[&as_of], "{:?}", guest.who());
        assert_eq!(again.table_now["view"]["round"], 3);
        assert_eq!(again.table_now["n"], guest.table_now["n"], "every moment still has its number");
        assert_eq!(again.moments.len() as u64, guest.table_now["n"].as_u64().unwrap());
        assert!(
            again.moments.iter().all(|moment| moment["what"] != "game" || moment["heard"] == serde_json::json!([]))
        );
    }
    let sights = house.storage.sights_of(&table);
    assert_eq!(sights.iter().map(|sight| sight.seats.clone()).collect::<Vec<_>>(), [vec![], vec![1], vec![2], vec![3]]);
}

#[tokio::test(start_paused = true)]
async fn where_everything_is_open_one_sight_does_for_all() {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("alien-frontiers", &[me(), bot("random")])).await.unwrap();
    let mut anna_here = house.attends(&table, &anna).await;
    while house.storage.stored(&table).round < 2 {
        anna_here.waits_for_a_question().await;
        anna_here.answers(0).await.unwrap();
    }
    house.tables.close().await;
    anna_here.listen();
    house.storage.change_the_rules(&table);

    let again = house_on(house.storage.clone()).attends(&table, &anna).await.table_now;

    assert_eq!(house.storage.sights_of(&table).len(), 1);
    assert_eq!(again["view"], anna_here.table_now["view"]);
}

#[tokio::test(start_paused = true)]
async fn whoever_plays_two_seats_is_shown_what_both_may_know_and_no_more() {
    let (house, anna) = (house(), person("Anna"));
    let (table, mut anna_here) = loop {
        let table = house.tables.open(&anna, new_table("contact", &[me(), me(), bot("random")])).await.unwrap();
        let mut anna_here = house.attends(&table, &anna).await;
        // Some games are over sooner.
        while house.storage.stored(&table).round < 2 && anna_here.is_asked_after(1).await {}
        if !anna_here.is_over() {
            break (table, anna_here);
        }
    };
    house.tables.close().await;
    anna_here.listen();
    house.storage.change_the_rules(&table);

    let restarted = house_on(house.storage.clone());
    let both = restarted.attends(&table, &anna).await.table_now["view"].clone();
    let nobody = restarted.attends(&table, &Who::Nobody).await.table_now["view"].clone();

    assert_eq!(both, anna_here.table_now["view"]);
    assert_ne!(both, nobody);
}

#[tokio::test(start_paused = true)]
async fn at_a_frozen_table_nothing_is_done_and_why_is_told() {
    let house = house();
    let (table, before) = third_round(&house).await;
    house.storage.change_the_rules(&table);
    let (house, anna) = (house_on(house.storage.clone()), before[0].who().clone());
    let mut anna_here = house.attends(&table, &anna).await;
    let n = house.storage.n_moments(&table);

    let says =
        [Say::Undo { seat: 1, to: None }, Say::Resign { seat: 1 }, Say::Answer { seat: 1, entry: 0, choice: 7.into() }];
    for say in says {
        assert_eq!(anna_here.says(say).await.unwrap_err().code, "table-frozen");
    }
    let leave = |reply| Request::Leave { who: anna.clone(), seat: Seat(0), reply };
    assert_eq!(house.tables.ask(&table, leave).await.unwrap_err().code, "table-frozen");
    let sit = |reply| Request::Sit { who: vera(), invitation: None, seat: None, nonce: None, newcomer: None, reply };
    assert_eq!(house.tables.ask(&table, sit).await.unwrap_err().code, "table-frozen");
    assert_eq!(record(&house, &table).await.unwrap_err().code, "table-frozen", "it has secrets in it");
    assert_eq!(house.tables.follow(&anna, None, &table, Some(3)).await.unwrap_err().code, "table-frozen");

    assert_eq!(house.storage.n_moments(&table), n);
    assert_eq!((house.storage.stored(&table).due, house.storage.stored(&table).waiting_for), (None, vec![]));
    house.tables.follow(&anna, None, &table, None).await.expect("those who sat there may play again");
}

#[tokio::test(start_paused = true)]
async fn a_program_whose_rules_fit_again_takes_the_table_up_where_it_was() {
    let house = house();
    let (table, mut before) = third_round(&house).await;
    house.tables.close().await;
    before.iter_mut().for_each(|guest| drop(guest.listen()));
    house.storage.change_the_rules(&table);
    let newer = house_on(house.storage.clone());
    assert_eq!(newer.attends(&table, &vera()).await.table_now["state"], "frozen");
    newer.tables.close().await;
    house.storage.change_the_rules(&table);

    let older = house_on(house.storage.clone());
    let again = older.attends(&table, before[0].who()).await.table_now;

    assert_eq!((again["state"].as_str(), again["frozen"].is_null()), (Some("playing"), true));
    assert_eq!(again["view"], before[0].table_now["view"]);
    assert_eq!(again["asked"]["seats"], before[0].table_now["asked"]["seats"]);
}

#[tokio::test(start_paused = true)]
async fn a_game_that_was_over_is_shown_open_and_its_record_can_be_read() {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("contact", &[me(), bot("random")])).await.unwrap();
    let mut anna_here = house.attends(&table, &anna).await;
    while !anna_here.is_over() {
        anna_here.answers(0).await.unwrap();
        anna_here.waits_for_a_question().await;
    }
    let whole = record(&house, &table).await.unwrap();
    house.storage.change_the_rules(&table);

    let restarted = house_on(house.storage.clone());
    let again = restarted.attends(&table, &Who::Nobody).await.table_now;

    for field in ["view", "standings", "chance"] {
        assert_eq!(again[field], anna_here.table_now[field], "{field}");
    }
    assert_eq!(again["state"], "frozen");
    let read = record(&restarted, &table).await.expect("nothing in it is a secret");
    assert_eq!((read.lines().count(), read.lines().last()), (whole.lines().count(), whole.lines().last()));
}
