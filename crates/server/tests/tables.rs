//! Tables: played, stored before anybody is told, taken up again.

mod seats;

use std::{sync::atomic::Ordering, time::Duration};

use engine::Seat;
use protocol::{NewTable, Pace, SeatWanted, Visibility, live::Say};
use seats::*;
use serde_json::{Value, json};
use server::tables::{Request, Who};

#[tokio::test(start_paused = true)]
async fn a_person_plays_against_bots_to_the_end_and_the_record_verifies() {
    let (house, anna) = (house(), person("Anna"));
    let new = new_table("alien-frontiers", &[me(), bot("greedy"), bot("random")]);
    let table = house.tables.open(&anna, new).await.unwrap();
    let mut anna_here = house.attends(&table, &anna).await;

    loop {
        anna_here.waits_for_a_question().await;
        if anna_here.is_over() {
            break;
        }
        anna_here.answers(0).await.expect("the first answer is always taken");
    }

    let record = house.tables.ask(&table, |reply| Request::Record { who: Who::Nobody, invitation: None, reply }).await;
    let record = driver::Record::<alien_frontiers::AlienFrontiers>::parse(record.unwrap().as_bytes()).unwrap();
    assert!(driver::verify(&record).unwrap().is_complete());
    assert!(anna_here.table_now["chance"]["seed"].is_string(), "the seed is opened");
    let numbers: Vec<u64> = anna_here.moments.iter().map(|moment| moment["n"].as_u64().unwrap()).collect();
    assert!(numbers.windows(2).all(|pair| pair[1] == pair[0] + 1), "no moment is missing and none comes twice");
}

#[tokio::test(start_paused = true)]
async fn bots_answer_the_same_whenever_the_dice_of_a_table_are_the_same() {
    let (mut heard, anna) = (Vec::new(), person("Anna"));

    for house in [house(), house()] {
        let table = house.tables.open(&anna, new_table("alien-frontiers", &[me(), bot("random"), bot("random")])).await;
        let mut anna_here = house.attends(&table.unwrap(), &anna).await;
        anna_here.is_asked_after(20).await;
        heard.push(anna_here.moments.iter().map(|moment| moment["heard"].clone()).collect::<Vec<_>>());
    }

    assert!(heard[0].len() > 40, "the bots had something to say: {}", heard[0].len());
    assert_eq!(heard[0], heard[1]);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_was_taken_from_its_task_stores_nothing_more_and_lets_everybody_go() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let (mut anna_here, ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    anna_here.listen();
    let n = house.storage.n_moments(&table);
    house.storage.taken(&table);

    let leave = |reply| Request::Leave { who: ben.clone(), seat: Seat(1), reply };
    let refused = house.tables.ask(&table, leave).await.unwrap_err();

    assert_eq!((&*refused.code, refused.retry_after), ("table-moved", Some(1)));
    assert_eq!([anna_here.farewell().await, ben_here.farewell().await], ["table-moved", "table-moved"]);
    assert_eq!(house.storage.n_moments(&table), n);
    // Whoever comes again finds it, as it was.
    assert!(house.attends(&table, &anna).await.question().is_some());
    assert_eq!(house.tables.ask(&table, leave).await, Ok(()));
    assert!(house.storage.n_moments(&table) > n);
}

#[tokio::test(start_paused = true)]
async fn nobody_is_told_before_it_is_stored() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    anna_here.listen();
    let n = house.storage.n_moments(&table);
    let door = house.storage.shut();

    let (asked, other) = match anna_here.question() {
        Some(_) => (&mut anna_here, &mut ben_here),
        None => (&mut ben_here, &mut anna_here),
    };
    let answer = asked.answers(0);
    let told_early = tokio::time::timeout(Duration::from_secs(5), answer).await;

    assert!(told_early.is_err(), "the answer waits for the disk");
    assert!(other.listen().is_empty());
    assert_eq!(other.table_now["n"], n);
    door.send(true).unwrap();
    other.waits().await;
    assert!(house.storage.n_moments(&table) > n);
}

#[tokio::test(start_paused = true)]
async fn whoever_has_seen_the_game_is_told_what_changed_and_whoever_comes_gets_the_whole_view() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    assert!(anna_here.table_now["follows"] == false && anna_here.table_now["view"].is_object());
    assert!(anna_here.changes.is_empty());
    anna_here.listen();
    let seen = anna_here.table_now["n"].as_u64().unwrap();

    let (asked, other) = match anna_here.question() {
        Some(_) => (&mut anna_here, &mut ben_here),
        None => (&mut ben_here, &mut anna_here),
    };
    asked.answers(0).await.unwrap();
    other.listen();
    other.says(Say::Chat { text: "Well done".to_owned() }).await.unwrap();
    asked.listen();

    for guest in [&mut *asked, &mut *other] {
        assert_eq!(guest.table_now["follows"], true);
        let n_entries = guest.moments.iter().filter(|it| it["what"] == "game" && it["n"].as_u64() > Some(seen)).count();
        assert_eq!(guest.changes.range(seen + 1..).count(), n_entries, "each entry says what changed with it");
    }
    let views = [asked.table_now["view"].clone(), other.table_now["view"].clone()];
    let late = house.attends_after(&table, asked.who(), None, Some(seen)).await.unwrap();
    assert_eq!((&late.table_now["follows"], &late.table_now["view"]), (&false.into(), &views[0]));
    assert!(!late.moments.is_empty() && late.changes.is_empty(), "what was missed is told without changes");
    let nobody = house.attends(&table, &Who::Nobody).await;
    assert!(nobody.table_now["follows"] == false && nobody.table_now["view"].is_object());
}

#[tokio::test(start_paused = true)]
async fn whoever_sees_something_taken_back_gets_the_whole_view() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    let (asked, other) = match anna_here.question() {
        Some(_) => (&mut anna_here, &mut ben_here),
        None => (&mut ben_here, &mut anna_here),
    };
    let before = asked.table_now["view"].clone();
    let offers = asked.question().unwrap()["offers"].as_array().unwrap().clone();
    asked.answers(offers.iter().position(|offer| offer["is-final"].is_null()).unwrap()).await.unwrap();
    assert_eq!(asked.table_now["follows"], true);
    assert_ne!(asked.table_now["view"], before);

    let seat = asked.table_now["mine"][0].as_u64().unwrap() as u8;
    asked.says(Say::Undo { seat, to: None }).await.unwrap();
    other.listen();

    for guest in [asked, other] {
        assert_eq!(guest.table_now["follows"], false);
    }
    assert_eq!(anna_here.table_now["view"]["players"], ben_here.table_now["view"]["players"]);
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_stored_has_not_happened() {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("alien-frontiers", &[me(), bot("random")])).await.unwrap();
    let mut anna_here = house.attends(&table, &anna).await;
    anna_here.waits_for_a_question().await;
    let view = anna_here.table_now["view"].clone();

    house.storage.fail(true);
    let refused = anna_here.answers(0).await.unwrap_err();
    house.storage.fail(false);

    assert_eq!((refused.code.as_str(), refused.retry_after), ("storage", Some(5)));
    anna_here.listen();
    assert_eq!(anna_here.table_now["view"], view, "the table is as it was");
    assert_eq!(anna_here.table_now["follows"], false, "and is shown anew");
    anna_here.answers(0).await.expect("and goes on");
}

#[tokio::test(start_paused = true)]
async fn a_table_goes_on_after_a_restart_where_it_was() {
    let (house, anna) = (house(), person("Anna"));
    let new = || new_table("contact", &[me(), bot("random"), bot("random")]);
    let (table, anna_here) = loop {
        let table = house.tables.open(&anna, new()).await.unwrap();
        let mut anna_here = house.attends(&table, &anna).await;
        // Some games are over sooner.
        if anna_here.is_asked_after(4).await {
            break (table, anna_here);
        }
    };
    let (view, question) = (anna_here.table_now["view"].clone(), anna_here.question().cloned());
    let seen = anna_here.table_now["n"].as_u64().unwrap();

    let restarted = house_on(house.storage.clone());
    let anna_again = restarted.attends_after(&table, &anna, None, Some(seen - 2)).await.unwrap();

    assert_eq!(anna_again.table_now["view"], view);
    assert_eq!(anna_again.question().cloned(), question);
    let missed: Vec<u64> = anna_again.moments.iter().map(|moment| moment["n"].as_u64().unwrap()).collect();
    assert_eq!(missed, [seen - 1, seen], "what was missed is told, and nothing else");
    assert_eq!(anna_again.moments, anna_here.moments[anna_here.moments.len() - 2..], "in the same words");
}

#[tokio::test(start_paused = true)]
async fn only_the_asked_seat_gets_answers_and_only_its_holder_may_give_them() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    let mut watcher = house.attends(&table, &person("Vera")).await;
    anna_here.listen();
    let (asked, other) = match anna_here.question() {
        Some(_) => (&mut anna_here, &mut ben_here),
        None => (&mut ben_here, &mut anna_here),
    };
    let question = asked.question().unwrap().clone();
    let (seat, choice) = (question["seat"].as_u64().unwrap() as u8, question["offers"][0]["choice"].clone());
    let entry = question["entry"].as_u64().unwrap() as usize;

    assert!(other.question().is_none() && watcher.question().is_none());
    let answer = || Say::Answer { seat, entry, choice: choice.clone() };
    assert_eq!(other.says(answer()).await.unwrap_err().code, "not-your-seat");
    assert_eq!(watcher.says(answer()).await.unwrap_err().code, "not-your-seat");
    asked.says(answer()).await.expect("its holder may");
    assert_eq!(asked.says(answer()).await.unwrap_err().code, "already-answered", "an old answer again");
    let nonsense = Say::Answer { seat, entry: entry + 1, choice: json!({"question": "turn", "answer": 7}) };
    let refused = asked.says(nonsense).await.unwrap_err();
    assert!(["answer-malformed", "already-answered"].contains(&refused.code.as_str()), "{refused:?}");
}

#[tokio::test(start_paused = true)]
async fn a_refusal_names_its_rule() {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("alien-frontiers", &[me(), bot("random")])).await.unwrap();
    let mut anna_here = house.attends(&table, &anna).await;
    anna_here.waits_for_a_question().await;
    let entry = anna_here.question().unwrap()["entry"].as_u64().unwrap() as usize;
    let choice = json!({"question": "turn", "answer": "buy-relic-ship"});

    let refused = anna_here.says(Say::Answer { seat: 1, entry, choice }).await.unwrap_err();

    assert_eq!((refused.code.as_str(), refused.rule.as_deref()), ("refused-because", Some("AF-18.3")));
}

#[tokio::test(start_paused = true)]
async fn an_answer_is_taken_back_freely_and_a_roll_for_practice_if_the_others_agree() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let new = NewTable { is_practice: true, ..new_table("alien-frontiers", &[me(), open()]) };
    let table = house.opens_for_two(&anna, &ben, new).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    anna_here.listen();
    let (asked, other) = match anna_here.question() {
        Some(_) => (&mut anna_here, &mut ben_here),
        None => (&mut ben_here, &mut anna_here),
    };
    let seat = asked.question().unwrap()["seat"].as_u64().unwrap() as u8;
    let before = asked.table_now["view"].clone();
    asked.answers(0).await.unwrap();

    asked.says(Say::Undo { seat, to: None }).await.expect("nothing was learned");
    assert_eq!(asked.table_now["view"], before);

    while asked.question().is_some_and(|question| question["seat"] == seat) {
        let last = asked.question().unwrap()["offers"].as_array().unwrap().len() - 1;
        asked.answers(last).await.unwrap();
        asked.listen();
    }
    asked.says(Say::Undo { seat, to: None }).await.expect("the wish is noted");
    other.listen();
    assert_eq!(other.table_now["undo-asked"]["seat"], seat);
    let to = other.table_now["undo-asked"]["to"].as_u64().unwrap() as usize;
    let their_seat = if seat == 1 { 2 } else { 1 };
    other.says(Say::Consent { seat: their_seat, agrees: false, to }).await.unwrap();
    asked.listen();
    assert!(asked.table_now["undo-asked"].is_null(), "one no is enough");

    asked.says(Say::Undo { seat, to: None }).await.unwrap();
    other.listen();
    other.says(Say::Consent { seat: their_seat, agrees: true, to }).await.unwrap();
    asked.listen();
    assert_eq!(asked.table_now["questions"][0]["seat"], seat, "it is their turn again");
}

#[tokio::test(start_paused = true)]
async fn a_table_by_link_is_found_only_with_the_link() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let new = NewTable { visibility: Visibility::ByLink, ..new_table("alien-frontiers", &[me(), open()]) };
    let table = house.tables.open(&anna, new).await.unwrap();
    let invitation = house.storage.stored(&table).invitation;

    let without = house.attends_after(&table, &ben, None, None).await.err().expect("refused");
    let wrong = house.attends_after(&table, &ben, Some("guess"), None).await.err().expect("refused");
    let with = house.attends_after(&table, &ben, Some(&invitation), None).await;

    assert_eq!((without.code.as_str(), wrong.code.as_str()), ("no-such-table", "no-such-table"));
    assert!(with.is_ok_and(|guest| guest.table_now["invitation"].is_null()), "a watcher is not told the secret");
    house.tables.ask(&table, |reply| Request::Renew { who: anna, invitation: "new".to_owned(), reply }).await.unwrap();
    assert!(house.attends_after(&table, &ben, Some(&invitation), None).await.is_err(), "an old link is worth nothing");
}

#[tokio::test(start_paused = true)]
async fn a_bot_sits_in_for_whoever_is_away_and_gives_the_seat_back() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let pace = Pace::Live { seconds: 3600, gained: 10 };
    let new = NewTable { pace, ..new_table("alien-frontiers", &[me(), open()]) };
    let table = house.opens_for_two(&anna, &ben, new).await;
    let anna_here = house.attends(&table, &anna).await;
    let mut ben_here = house.attends(&table, &ben).await;

    anna_here.departs().await;
    tokio::time::sleep(Duration::from_secs(20)).await;
    ben_here.listen();
    assert!(ben_here.table_now["seats"][0]["bot-in"].is_number(), "the others see the countdown");
    tokio::time::sleep(Duration::from_secs(50)).await;
    ben_here.listen();
    assert_eq!(ben_here.table_now["seats"][0]["sitting-in"], "greedy");
    let sat_down = |moments: &[Value]| {
        let seats = moments.iter().filter(|moment| moment["what"] == "seat");
        seats.map(|moment| moment["holder"].clone()).collect::<Vec<_>>()
    };
    let bot_for_anna = json!({"kind": {"kind": "bot", "level": "greedy"}, "name": "Anna"});
    assert_eq!(sat_down(&ben_here.moments), [bot_for_anna], "everybody hears that it is a bot");
    assert!(is_held_by(&house.storage.stored(&table), 0, "Anna"), "it is still her seat");

    let anna_back = house.attends(&table, &anna).await;
    assert!(anna_back.table_now["seats"][0]["sitting-in"].is_null());
    assert_eq!(anna_back.table_now["mine"], json!([1]));
    ben_here.listen();
    assert_eq!(sat_down(&ben_here.moments)[1], json!({"kind": {"kind": "person"}, "name": "Anna"}));
}

#[tokio::test(start_paused = true)]
async fn a_turn_that_takes_too_long_is_played_by_a_bot_even_if_the_table_sleeps() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let new = NewTable { pace: Pace::TurnBased { hours: 24 }, ..new_table("alien-frontiers", &[me(), open()]) };
    let table = house.tables.open(&anna, new).await.unwrap();
    house
        .tables
        .ask(&table, |reply| Request::Sit {
            who: ben,
            invitation: None,
            seat: None,
            nonce: None,
            newcomer: None,
            reply,
        })
        .await
        .unwrap();
    tokio::time::sleep(Duration::from_secs(1000)).await;
    assert_eq!(house.tables.n_awake(), 0, "nobody attends");
    let before = house.storage.stored(&table).waiting_for;

    house.now.fetch_add(25 * 3600, Ordering::SeqCst);
    assert_eq!(house.tables.wake_due(10).await.unwrap(), 1);
    tokio::time::sleep(Duration::from_secs(60)).await;

    let after = house.storage.stored(&table);
    assert_ne!(after.waiting_for, before, "the turn went on to the next");
    let seat = Seat(before[0] - 1);
    assert_eq!(after.seats[seat.index()].sitting_in.as_deref(), Some("greedy"));
}

#[tokio::test(start_paused = true)]
async fn a_finished_game_is_played_again_or_gone_on_from() {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("contact", &[me(), bot("random")])).await.unwrap();
    let mut anna_here = house.attends(&table, &anna).await;
    assert_eq!(house.tables.follow(&anna, None, &table, None).await.unwrap_err().code, "table-not-over");
    loop {
        anna_here.waits_for_a_question().await;
        if anna_here.is_over() {
            break;
        }
        anna_here.answers(0).await.unwrap();
    }

    let rematch = house.tables.follow(&anna, None, &table, None).await.unwrap();
    let from_here = house.tables.follow(&anna, None, &table, Some(3)).await.unwrap();

    assert_eq!(house.attends(&rematch, &anna).await.table_now["state"], "playing");
    let continued = house.attends(&from_here, &anna).await;
    assert_eq!(continued.table_now["state"], "playing");
    assert!(house.storage.stored(&from_here).header.unwrap().contains("secrets-known"));
    anna_here.listen();
    let followed = anna_here.moments.iter().filter(|moment| moment["what"] == "followed").count();
    assert_eq!(followed, 2, "the old table tells of both");
}

#[tokio::test(start_paused = true)]
async fn whoever_sat_at_a_table_gets_the_link_to_its_rematch_and_nobody_else() {
    let (house, anna, ben, cleo) = (house(), person("Anna"), person("Ben"), person("Cleo"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let mut ben_here = house.attends(&table, &ben).await;
    let mut cleo_here = house.attends(&table, &cleo).await;
    house.attends(&table, &anna).await.says(Say::Resign { seat: 1 }).await.unwrap();

    let rematch = house.tables.follow(&anna, None, &table, None).await.unwrap();

    let invitation = house.storage.stored(&rematch).invitation;
    let told = |moments: &[Value]| {
        let followed = moments.iter().find(|moment| moment["what"] == "followed");
        followed.map(|moment| moment["invitation"].clone())
    };
    // The old table tells of it in its own time.
    tokio::time::sleep(Duration::from_secs(1)).await;
    ben_here.listen();
    cleo_here.listen();
    assert_eq!(told(&ben_here.moments), Some(invitation.into()));
    assert_eq!(told(&cleo_here.moments), Some(Value::Null), "a watcher is not told the secret");
}

#[tokio::test(start_paused = true)]
async fn seats_wanted_in_vain_are_refused_with_a_reason() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let wrong_level = house.tables.open(&anna, new_table("alien-frontiers", &[me(), bot("divine")])).await;
    let too_many = house.tables.open(&anna, new_table("alien-frontiers", &vec![SeatWanted::Open; 7])).await;
    let no_game = house.tables.open(&anna, new_table("chess", &[me(), open()])).await;
    assert_eq!(wrong_level.unwrap_err().code, "no-such-level");
    assert_eq!(too_many.unwrap_err().code, "setup-players");
    assert_eq!(no_game.unwrap_err().code, "no-such-game");

    let table = house.tables.open(&anna, new_table("alien-frontiers", &[me(), bot("random"), open()])).await.unwrap();
    let sit = |seat| {
        house.tables.ask(&table, move |reply| Request::Sit {
            who: ben.clone(),
            invitation: None,
            seat,
            nonce: None,
            newcomer: None,
            reply,
        })
    };
    assert_eq!(sit(Some(Seat(0))).await.unwrap_err().code, "seat-taken");
}

#[tokio::test(start_paused = true)]
async fn whoever_is_forgotten_leaves_their_seats_to_others_and_their_chat_without_a_name() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let mut anna_here = house.attends(&table, &anna).await;
    anna_here.says(Say::Chat { text: "hello".to_owned() }).await.unwrap();

    house.tables.part_with(anna.person().unwrap()).await.unwrap();

    let ben_here = house.attends_after(&table, &ben, None, Some(0)).await.unwrap();
    assert_eq!(ben_here.table_now["seats"][0]["kind"]["kind"], "bot", "the game goes on for Ben");
    let chat = ben_here.moments.iter().find(|moment| moment["what"] == "chat").expect("what was said stays");
    assert_eq!((chat["name"].as_str(), chat["text"].as_str()), (Some(""), Some("hello")));
}

#[tokio::test(start_paused = true)]
async fn a_forgotten_name_is_not_told_of_any_seat_and_never_stored_again() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let new = NewTable { start_when_full: true, ..new_table("contact", &[open(), open()]) };
    let table = house.opens_for_two(&ben, &anna, new).await;
    let sit =
        |reply| Request::Sit { who: ben.clone(), invitation: None, seat: None, nonce: None, newcomer: None, reply };
    house.tables.ask(&table, sit).await.unwrap();
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    play_to_the_end([&mut anna_here, &mut ben_here]).await;

    house.tables.part_with(anna.person().unwrap()).await.unwrap();
    ben_here.says(Say::Chat { text: "Who was that?".to_owned() }).await.unwrap();

    let stored = house.storage.stored(&table);
    assert!(stored.seats.iter().all(|seat| seat.holder.owner() != anna.person()), "{:?}", stored.seats);
    assert!(!is_held_by(&stored, 0, "Anna") && is_held_by(&stored, 1, "Ben"));
    let again = house.attends_after(&table, &ben, None, Some(0)).await.unwrap();
    let told = format!("{:?}{}", again.moments, again.table_now["seats"]);
    assert!(told.contains("Ben") && !told.contains("Anna"), "{told}");
}

#[tokio::test(start_paused = true)]
async fn a_program_plays_a_seat_by_its_token_until_its_owner_sits_down_again() {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("alien-frontiers", &[me(), bot("random")])).await.unwrap();
    let (who, hash) = (anna.clone(), "hash".to_owned());
    house.tables.ask(&table, |reply| Request::Token { who, seat: Seat(0), hash, reply }).await.unwrap();
    let mut program = house.attends(&table, &Who::Token("hash".to_owned())).await;
    let anna_here = house.attends(&table, &anna).await;
    program.waits_for_a_question().await;
    assert!(anna_here.question().is_none(), "the program plays now");
    program.answers(0).await.expect("with the token");

    let who = anna.clone();
    let sit = |reply| Request::Sit { who, invitation: None, seat: Some(Seat(0)), nonce: None, newcomer: None, reply };
    house.tables.ask(&table, sit).await.expect("it is still her seat to take");

    let refused = program.says(Say::Resign { seat: 1 }).await.unwrap_err();
    assert_eq!(refused.code, "not-your-seat", "the token is worth nothing any more");
    assert!(is_held_by(&house.storage.stored(&table), 0, "Anna"));
}

#[tokio::test(start_paused = true)]
async fn a_table_that_goes_on_from_a_moment_waits_for_its_players_as_any_other() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("contact", &[me(), open()])).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    play_to_the_end([&mut anna_here, &mut ben_here]).await;

    let from_here = house.tables.follow(&anna, None, &table, Some(3)).await.unwrap();
    assert_eq!(house.attends(&from_here, &anna).await.table_now["state"], "waiting");
    let invitation = Some(house.storage.stored(&from_here).invitation);
    let sit = |reply| Request::Sit { who: ben.clone(), invitation, seat: None, nonce: None, newcomer: None, reply };
    house.tables.ask(&from_here, sit).await.unwrap();

    let anna_there = house.attends_after(&from_here, &anna, None, Some(0)).await.unwrap();
    assert_eq!(anna_there.table_now["state"], "playing");
    let entries: Vec<u64> = anna_there.moments.iter().filter_map(|moment| moment["entry"].as_u64()).collect();
    assert!(entries.first().is_none_or(|&first| first == 4), "what was taken over is no moment here: {entries:?}");
}
