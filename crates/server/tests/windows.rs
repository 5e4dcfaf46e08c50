//! Reaction windows: standing orders, and the time that keeps quickness and slowness from telling
//! anything.

mod seats;

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use engine::Seat;
use protocol::{AskMe, FromClient, NewTable, Newcomers, Pace, live::Say};
use seats::*;
use serde_json::{Value, json};
use server::{
    storage::TableId,
    tables::{Delay, Request, Timings},
};
use tokio::time::{Instant, sleep};

const WINDOW: Delay = Delay { least: Duration::from_millis(1_000), most: Duration::from_millis(3_000) };
const BOT_WINDOW: Delay = Delay { least: Duration::from_millis(300), most: Duration::from_millis(600) };
/// How long the table may take in somebody's name.
const PONDERING: Delay = Delay { least: WINDOW.least, most: Duration::from_secs(45) };
/// What ends in a millisecond may be noticed in the next.
const TICK: Duration = Duration::from_millis(2);

/// A house where windows take as long as they really do.
fn house_with_windows() -> House {
    house_with(Arc::new(Memory::default()), timings())
}

fn timings() -> Timings {
    Timings { bot_pause: Duration::from_millis(1), ..Timings::default() }
}

/// The chances at which things are looked at, and how long the table then takes for somebody of
/// whom it knows nothing.
const CHANCES: [(f64, Duration); 4] = [
    (0.1, Duration::from_millis(1_246)),
    (0.5, Duration::from_millis(3_000)),
    (0.9, Duration::from_millis(7_225)),
    (0.99, Duration::from_millis(18_853)),
];

/// Whether so much time has passed, as near as it can be seen.
fn has_passed(since: Instant, time: Duration) -> bool {
    since.elapsed().abs_diff(time) <= TICK
}

fn took(since: Instant, delay: Delay) -> bool {
    (delay.least..=delay.most + TICK).contains(&since.elapsed())
}

async fn orders(guest: &mut Guest, ask: AskMe) {
    let seat = seat_of(guest);
    guest.says(Say::Orders { seat, ask }).await.expect("it is their seat");
}

fn is_open(guest: &Guest) -> bool {
    guest.table_now["view"]["is_secret"] == true && guest.table_now["state"] == "playing"
}

/// A window in a game of secrets between Anna and Ben, of whom the one that is asked comes first:
/// they have drawn a card, and may fight it if it is a hunter.
async fn window(house: &House, has_hunter: bool, pace: Pace) -> (TableId, Guest, Guest) {
    let (anna, ben) = (person("Anna"), person("Ben"));
    loop {
        let new = NewTable { pace, ..new_table("contact", &[me(), open()]) };
        let table = house.opens_for_two(&anna, &ben, new).await;
        let mut here = [house.attends(&table, &anna).await, house.attends(&table, &ben).await];
        for guest in &mut here {
            orders(guest, AskMe::Always).await;
        }
        while !is_open(&here[0]) && !here[0].is_over() {
            for guest in &mut here {
                guest.listen();
                let listen = |offer: &Value| offer["choice"] == json!({"question": "turn", "answer": "listen"});
                let Some(question) = guest.question().filter(|_| !is_open(guest)) else { continue };
                let number = question["offers"].as_array().unwrap().iter().position(listen);
                guest.answers(number.unwrap_or(0)).await.unwrap();
            }
            here.iter_mut().for_each(|guest| drop(guest.listen()));
        }
        let [anna, ben] = here;
        let (asked, other) = if anna.question().is_some() { (anna, ben) } else { (ben, anna) };
        let offers = asked.question().map_or(0, |question| question["offers"].as_array().unwrap().len());
        if offers == if has_hunter { 2 } else { 1 } {
            return (table, asked, other);
        }
    }
}

fn seat_of(guest: &Guest) -> u8 {
    guest.table_now["mine"][0].as_u64().unwrap() as u8
}

#[tokio::test(start_paused = true)]
async fn by_whatever_orders_and_cards_a_seat_declines_it_takes_as_long() {
    for (has_hunter, ask) in [(false, AskMe::WhenICan), (false, AskMe::Never), (true, AskMe::Never)] {
        for (chance, takes) in CHANCES {
            let house = house_by_chance(timings(), move || chance);
            let (table, mut asked, mut other) = window(&house, has_hunter, Pace::NoLimit).await;
            let (n, opened) = (house.storage.n_moments(&table), Instant::now());

            orders(&mut asked, ask).await;

            assert_eq!(asked.question(), None, "{ask:?}: they are not asked any more");
            assert!(other.told_nothing() && is_open(&other), "{ask:?}: nobody else is told anything");
            assert_eq!(other.table_now["asked"]["seats"], json!([seat_of(&asked)]), "but whom the table waits for");
            other.waits().await;
            assert!(has_passed(opened, takes), "{ask:?}, {has_hunter}, {chance}: {:?}", opened.elapsed());
            assert!(house.storage.n_moments(&table) > n);
        }
    }
}

/// Everything that an onlooker is told in a window, with the time at which they are told it.
async fn onlooker_hears(
    house: &House,
    table: &TableId,
    until_entry: impl Future<Output = ()>,
) -> (Vec<Value>, Duration) {
    let mut onlooker = house.attends(table, &person("Vera")).await;
    onlooker.listen();
    let before = onlooker.table_now.clone();
    let opened = Instant::now();
    until_entry.await;
    while is_open(&onlooker) && onlooker.table_now["asked"] == before["asked"] {
        onlooker.waits().await;
    }
    (vec![before["asked"].clone(), before["seats"].clone(), before["questions"].clone()], opened.elapsed())
}

#[tokio::test(start_paused = true)]
async fn whoever_thinks_and_declines_cannot_be_told_from_whoever_had_nothing_to_think_about() {
    for (chance, takes) in CHANCES {
        // One holds something, thinks for as long as people do and declines; the other's orders are
        // those that everybody begins with.
        let house = house_by_chance(timings(), move || chance);
        let (table, mut holder, _other) = window(&house, true, Pace::NoLimit).await;
        orders(&mut holder, AskMe::WhenICan).await;
        assert!(holder.question().is_some(), "they hold something, and are asked");
        let thinks = async {
            sleep(takes).await;
            let decline = holder.question().unwrap()["offers"].as_array().unwrap().len() - 1;
            holder.answers(decline).await.expect("it is taken");
        };
        let (told, closed) = onlooker_hears(&house, &table, thinks).await;

        let house = house_by_chance(timings(), move || chance);
        let (table, mut empty, _other) = window(&house, false, Pace::NoLimit).await;
        let seat = seat_of(&empty);
        orders(&mut empty, AskMe::WhenICan).await;
        assert_eq!(empty.question(), None, "they hold nothing");
        let (told_too, closed_too) = onlooker_hears(&house, &table, async {}).await;

        let delay = WINDOW.least + (WINDOW.most - WINDOW.least).mul_f64(chance);
        assert!(closed.abs_diff(closed_too.max(delay)) <= 2 * TICK, "{chance}: {closed:?} {closed_too:?}");
        let [asked, seats, questions] = &told[..] else { panic!("{told:?}") };
        let [asked_too, seats_too, questions_too] = &told_too[..] else { panic!("{told_too:?}") };
        assert_eq!((questions, questions_too), (&json!([]), &json!([])));
        assert_eq!(asked_too["seats"], json!([seat]));
        assert_eq!((&asked["asks"], &asked["since"]), (&asked_too["asks"], &asked_too["since"]));
        assert_eq!(seats, seats_too);
    }
}

#[tokio::test(start_paused = true)]
async fn the_table_takes_as_long_as_that_person_does() {
    // By this chance the table believes what it has seen once, and is a little quicker.
    let house = house_by_chance(timings(), || 0.1);
    let (anna, ben) = (person("Anna"), person("Ben"));
    let (thinks, takes) = (Duration::from_secs(11), Duration::from_millis(10_270));
    let mut declined = Vec::new();
    while declined.len() < 3 {
        let table = house.opens_for_two(&anna, &ben, new_table("contact", &[me(), open()])).await;
        let mut here = [house.attends(&table, &anna).await, house.attends(&table, &ben).await];
        let mut n_thoughts = [0; 2];
        while !here[0].is_over() {
            here.iter_mut().for_each(|guest| drop(guest.listen()));
            let (is_window, opened) = (is_open(&here[0]), Instant::now());
            let Some(number) = here.iter().position(|guest| guest.question().is_some()) else {
                let Some(seat) = here[0].table_now["asked"]["seats"][0].as_u64().map(|seat| seat as usize) else {
                    continue;
                };
                while here[0].table_now["asked"]["seats"] == json!([seat]) && is_open(&here[0]) {
                    here[0].waits().await;
                }
                if n_thoughts[seat - 1] > 0 {
                    declined.push(opened.elapsed());
                }
                continue;
            };
            if is_window {
                sleep(thinks).await;
                n_thoughts[number] += 1;
            }
            here[number].answers(0).await.expect("what is offered is taken");
        }
    }

    let right = |it: &Duration| it.abs_diff(takes) <= 2 * TICK;
    assert!(declined.iter().all(right), "{declined:?}");
}

#[tokio::test(start_paused = true)]
async fn how_long_somebody_thinks_is_known_at_the_next_table() {
    let house = house_by_chance(timings(), || 0.1);
    let (thinks, takes) = (Duration::from_secs(11), Duration::from_millis(10_270));
    let (_, mut holder, _other) = window(&house, true, Pace::NoLimit).await;
    sleep(thinks).await;
    holder.answers(0).await.expect("it is taken");

    let mut closed = None;
    while closed.is_none() {
        let (table, mut asked, _other) = window(&house, false, Pace::NoLimit).await;
        if asked.who() == holder.who() {
            orders(&mut asked, AskMe::WhenICan).await;
            closed = Some(onlooker_hears(&house, &table, async {}).await.1);
        }
    }

    assert!(closed.is_some_and(|closed| closed.abs_diff(takes) <= 2 * TICK), "{closed:?}");
}

#[tokio::test(start_paused = true)]
async fn whoever_is_away_is_waited_for_whatever_they_hold() {
    for has_hunter in [false, true] {
        for pace in [Pace::NoLimit, Pace::Live { seconds: 6_000, gained: 10 }] {
            let house = house_by_chance(timings(), || 0.5);
            let (table, mut asked, mut other) = window(&house, has_hunter, pace).await;
            orders(&mut asked, AskMe::WhenICan).await;
            let who = asked.who().clone();
            asked.departs().await;
            let n = house.storage.n_moments(&table);

            sleep(Duration::from_secs(9)).await;
            assert_eq!(house.storage.n_moments(&table), n, "{has_hunter}");
            let back = Instant::now();
            let asked = house.attends(&table, &who).await;

            other.listen();
            assert_eq!(asked.question().is_some(), has_hunter, "they are asked if they hold something");
            if !has_hunter {
                while is_open(&other) {
                    other.waits().await;
                }
                assert!(has_passed(back, Duration::from_secs(3)), "{:?}", back.elapsed());
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn at_a_turn_based_table_nobody_is_waited_for_whatever_they_hold() {
    for has_hunter in [false, true] {
        let house = house_by_chance(timings(), || 0.5);
        let (table, mut asked, mut other) = window(&house, has_hunter, Pace::TurnBased { hours: 24 }).await;
        orders(&mut asked, AskMe::WhenICan).await;
        let (n, left) = (house.storage.n_moments(&table), Instant::now());

        asked.departs().await;
        while is_open(&other) {
            other.waits().await;
        }

        assert!(has_passed(left, timings().grace), "{has_hunter}: {:?}", left.elapsed());
        assert!(house.storage.n_moments(&table) > n);
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_wants_to_be_asked_always_is_waited_for_at_a_turn_based_table_too() {
    for has_hunter in [false, true] {
        let house = house_by_chance(timings(), || 0.5);
        let (table, asked, _other) = window(&house, has_hunter, Pace::TurnBased { hours: 24 }).await;
        let n = house.storage.n_moments(&table);

        asked.departs().await;
        sleep(Duration::from_secs(3_600)).await;

        assert_eq!(house.storage.n_moments(&table), n, "{has_hunter}");
    }
}

#[tokio::test(start_paused = true)]
async fn the_table_does_not_use_up_anybodys_time() {
    let house = house_by_chance(timings(), || 0.99);
    let pace = Pace::Live { seconds: 10, gained: 0 };
    let (_, mut asked, mut other) = window(&house, false, pace).await;
    let seat = seat_of(&asked) as usize - 1;
    let (left, opened) = (asked.table_now["seats"][seat]["clock"]["left"].as_u64().unwrap(), Instant::now());

    orders(&mut asked, AskMe::WhenICan).await;
    while is_open(&other) {
        other.waits().await;
    }

    assert!(opened.elapsed() <= Duration::from_millis(left / 3) + TICK, "{:?} of {left}", opened.elapsed());
    assert!(other.table_now["seats"].as_array().unwrap().iter().all(|seat| seat["sitting-in"].is_null()));
}

#[tokio::test(start_paused = true)]
async fn whoever_answers_themselves_is_not_heard_sooner() {
    for (has_hunter, number) in [(false, 0), (true, 0), (true, 1)] {
        let house = house_with_windows();
        let (table, mut asked, mut other) = window(&house, has_hunter, Pace::NoLimit).await;
        let (n, opened) = (house.storage.n_moments(&table), Instant::now());

        let done = asked.answers(number).await.expect("it is taken");

        assert!(took(opened, WINDOW), "{:?}", opened.elapsed());
        assert!(done > n as u64, "what is said to be done is stored");
        other.listen();
        assert!(other.moments.iter().any(|moment| moment["n"] == done));
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_takes_their_time_is_heard_at_once() {
    let house = house_with_windows();
    let (_, mut asked, _other) = window(&house, true, Pace::NoLimit).await;
    sleep(Duration::from_secs(20)).await;

    let answered = Instant::now();
    asked.answers(0).await.expect("it is taken");

    assert!(answered.elapsed() < WINDOW.least, "{:?}", answered.elapsed());
}

#[tokio::test(start_paused = true)]
async fn an_answer_that_is_kept_back_cannot_be_given_twice_and_a_wrong_one_is_refused_at_once() {
    let house = house_with_windows();
    let (table, asked, _other) = window(&house, true, Pace::NoLimit).await;
    let question = asked.question().unwrap().clone();
    let (seat, entry) = (seat_of(&asked), question["entry"].as_u64().unwrap() as usize);
    let post = async |choice: Value| {
        let (who, said) = (asked.who().clone(), FromClient { id: None, say: Say::Answer { seat, entry, choice } });
        house.tables.ask(&table, |reply| Request::Posted { who, said, reply }).await
    };
    let opened = Instant::now();

    let wrong = post(json!({"question": "turn", "answer": "pass"})).await.unwrap_err();
    assert_eq!((wrong.code.as_str(), opened.elapsed() < WINDOW.least), ("refused-not-offered", true));
    let choice = question["offers"][0]["choice"].clone();
    let (first, second) = tokio::join!(post(choice.clone()), post(choice));

    assert_eq!(second.unwrap_err().code, "already-answered");
    first.expect("the first is taken");
}

#[tokio::test(start_paused = true)]
async fn a_bot_is_not_heard_before_its_delay_is_over() {
    let house = house_with_windows();
    let anna = person("Anna");
    let mut n_windows = 0;
    while n_windows < 3 {
        let table = house.tables.open(&anna, new_table("contact", &[me(), bot("random")])).await.unwrap();
        let mut here = house.attends(&table, &anna).await;
        while !here.is_over() {
            if is_open(&here) && here.table_now["asked"]["seats"] == json!([2]) {
                let opened = Instant::now();
                while is_open(&here) && here.table_now["asked"]["seats"] == json!([2]) {
                    here.waits().await;
                }
                assert!(took(opened, BOT_WINDOW), "{:?}", opened.elapsed());
                n_windows += 1;
            } else if here.question().is_some() {
                // The bot may have been faster than whoever speaks up.
                _ = here.answers(0).await;
            } else {
                here.waits().await;
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn where_there_is_nobody_to_hide_it_from_nobody_waits() {
    let house = house_with_windows();
    let anna = person("Anna");
    let table = house.tables.open(&anna, new_table("contact", &[me(), bot("random")])).await.unwrap();
    let mut here = house.attends(&table, &anna).await;

    while !here.is_over() {
        if here.question().is_some() {
            let (was_open, answered) = (is_open(&here), Instant::now());
            // The bot may have been faster than whoever speaks up.
            _ = here.answers(0).await;
            assert!(!was_open || answered.elapsed() < Duration::from_millis(100));
        } else {
            let is_mine = is_open(&here) && here.table_now["asked"]["seats"] == json!([1]);
            let asked = Instant::now();
            here.waits().await;
            assert!(!is_mine || asked.elapsed() < Duration::from_millis(100), "it is declined at once");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn orders_are_told_to_their_holder_alone() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("contact", &[me(), open()])).await;
    let mut anna_here = house.attends(&table, &anna).await;
    let mut also_anna = house.attends(&table, &anna).await;
    let mut others = [house.attends(&table, &ben).await, house.attends(&table, &person("Vera")).await];
    others.iter_mut().for_each(|guest| drop(guest.listen()));
    let before = others.each_ref().map(|guest| guest.table_now.clone());

    orders(&mut anna_here, AskMe::Never).await;

    also_anna.listen();
    for guest in [&anna_here, &also_anna] {
        assert_eq!(guest.table_now["orders"], json!([{"seat": 1, "ask": "never"}]));
    }
    for (guest, before) in others.iter_mut().zip(before) {
        assert!(guest.told_nothing(), "not even that there is something");
        assert_eq!(guest.table_now, before);
        assert!(!before.to_string().contains("never"));
    }
    assert_eq!(others[0].table_now["orders"], json!([{"seat": 2, "ask": "when-i-can"}]));
    assert_eq!(others[1].table_now["orders"], json!([]));
}

#[tokio::test(start_paused = true)]
async fn orders_outlast_a_sleep_and_a_restart() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("contact", &[me(), open()])).await;
    let mut anna_here = house.attends(&table, &anna).await;
    orders(&mut anna_here, AskMe::Always).await;
    anna_here.departs().await;
    sleep(Duration::from_secs(1_000)).await;
    assert_eq!(house.tables.n_awake(), 0);

    let restarted = house_on(house.storage.clone());
    let again = restarted.attends(&table, &anna).await;

    assert_eq!(again.table_now["orders"], json!([{"seat": 1, "ask": "always"}]));
}

#[tokio::test(start_paused = true)]
async fn whoever_takes_a_seat_over_begins_without_orders() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let new = NewTable { newcomers: Newcomers::Welcome, ..new_table("contact", &[me(), open()]) };
    let table = house.opens_for_two(&anna, &ben, new).await;
    let mut anna_here = house.attends(&table, &anna).await;
    orders(&mut anna_here, AskMe::Never).await;
    let vera = person("Vera");

    house.tables.ask(&table, |reply| Request::Leave { who: anna.clone(), seat: Seat(0), reply }).await.unwrap();
    let sit = |reply| Request::Sit {
        who: vera.clone(),
        invitation: None,
        seat: Some(Seat(0)),
        nonce: None,
        newcomer: None,
        reply,
    };
    house.tables.ask(&table, sit).await.unwrap();

    assert_eq!(house.attends(&table, &vera).await.table_now["orders"], json!([{"seat": 1, "ask": "when-i-can"}]));
    assert_eq!(anna_here.says(Say::Orders { seat: 1, ask: AskMe::Never }).await.unwrap_err().code, "not-your-seat");
}

#[tokio::test(start_paused = true)]
async fn orders_are_refused_where_they_mean_nothing() {
    let (house, anna) = (house(), person("Anna"));
    let table = house.tables.open(&anna, new_table("alien-frontiers", &[me(), bot("random")])).await.unwrap();
    let mut here = house.attends(&table, &anna).await;

    let refused = here.says(Say::Orders { seat: 1, ask: AskMe::Never }).await.unwrap_err();

    assert_eq!(refused.code, "no-windows");
    assert_eq!(here.table_now["orders"], json!([]));
    here.says(Say::Resign { seat: 1 }).await.unwrap();
    here.waits_for_a_question().await;
    assert_eq!(here.says(Say::Orders { seat: 1, ask: AskMe::Never }).await.unwrap_err().code, "table-over");
}

#[tokio::test(start_paused = true)]
async fn at_a_turn_based_table_nobody_has_to_be_there_for_it() {
    let house = house_with_windows();
    let (table, mut asked, other) = window(&house, true, Pace::TurnBased { hours: 24 }).await;
    orders(&mut asked, AskMe::Never).await;
    let n = house.storage.n_moments(&table);

    asked.departs().await;
    other.departs().await;
    sleep(PONDERING.most + TICK).await;

    assert!(house.storage.n_moments(&table) > n);
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_in_the_middle_of_it_the_delay_begins_again() {
    for pace in [Pace::TurnBased { hours: 24 }, Pace::NoLimit] {
        let house = house_with_windows();
        let (table, mut asked, _other) = window(&house, true, pace).await;
        orders(&mut asked, AskMe::Never).await;
        let n = house.storage.n_moments(&table);

        let restarted = house_with(house.storage.clone(), Timings::default());
        restarted.now.fetch_add(WINDOW.most.as_secs() + 1, Ordering::SeqCst);
        let opened = Instant::now();
        assert_eq!(restarted.tables.wake_due(10).await.unwrap(), 1, "nobody has to come and look");
        while house.storage.n_moments(&table) == n {
            sleep(Duration::from_millis(1)).await;
        }

        assert!(took(opened, PONDERING), "{:?}", opened.elapsed());
        let back = restarted.attends(&table, asked.who()).await;
        assert!(back.table_now["seats"].as_array().unwrap().iter().all(|seat| seat["sitting-in"].is_null()));
    }
}
