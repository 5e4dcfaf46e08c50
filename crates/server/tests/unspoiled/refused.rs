//! Whoever is refused leaves the table exactly as it was: what is remembered is what is stored.

use std::{sync::Arc, time::Duration};

use engine::Seat;
use protocol::{NewTable, Pace, SentAway, TableChange, live::Say};
use serde_json::{Value, json};
use server::{
    storage::TableId,
    tables::{Delay, Request, Timings, Who},
};

use crate::{at, seat, seats::*};

/// The table as somebody sees it, without what is not stored: who is there, and clocks that run.
async fn seen(house: &House, table: &TableId, who: &Who) -> Value {
    let guest = house.attends(table, who).await;
    let mut seen = guest.table_now.clone();
    seen["spectators"] = Value::Null;
    seen["undo-asked"] = Value::Null;
    for seat in seen["seats"].as_array_mut().unwrap() {
        for field in ["is-here", "clock", "bot-in", "away-since", "sit-in-from"] {
            seat[field] = Value::Null;
        }
    }
    guest.departs().await;
    seen
}

/// Whether everybody is told the same by this house as by one that reads what is stored.
async fn is_as_stored(house: &House, table: &TableId, people: &[Who], after: &str) {
    let restarted = still(house.storage.copied());
    for who in people {
        assert_eq!(seen(house, table, who).await, seen(&restarted, table, who).await, "after {after}, for {who:?}");
    }
}

/// A house in which bots take their time, so that nothing happens meanwhile.
fn still(storage: Memory) -> House {
    let hour = Duration::from_secs(3600);
    let slow = Delay::exactly(hour);
    let timings = Timings { bot_pause: hour, window: slow, bot_window: slow, ..Timings::default() };
    house_with(Arc::new(storage), timings)
}

/// Orders of all kinds that are refused at this table, each by its name.
async fn refuse_all(house: &House, table: &TableId, people: &[Who; 3]) {
    let [anna, ben, vera] = people;
    let asking = at(house, table);
    let token = |who: &Who, number: u8| {
        let who = who.clone();
        house.tables.ask(table, move |reply| Request::Token {
            who,
            seat: Seat(number - 1),
            hash: "h".to_owned(),
            reply,
        })
    };
    let options = [("sauce".to_owned(), "on".to_owned())].into();
    let bad = TableChange { options: Some(options), seats: Some(4), ..TableChange::default() };
    let slow = TableChange { pace: Some(Pace::TurnBased { hours: 10_000 }), ..TableChange::default() };
    let both = SentAway { seat: Some(2), spectator: Some(1), for_good: true };
    let say = |who: &Who, say: Say| {
        let who = who.clone();
        let said = protocol::FromClient { id: None, say };
        house.tables.ask(table, |reply| Request::Posted { who, said, reply })
    };
    let nonsense = |number| Say::Answer { seat: number, entry: 1, choice: json!("nonsense") };
    let refused = [
        ("sitting on a taken seat", asking.sits(vera, 1).await.err()),
        ("sitting on no seat", asking.sits(vera, 8).await.err()),
        ("getting up from another's seat", asking.leaves(vera, 1).await.err()),
        ("giving a person's seat to a bot", asking.gives_to_bot(anna, 2, Some("greedy")).await.err()),
        ("giving a seat to a bot of no level", asking.gives_to_bot(anna, 3, Some("divine")).await.err()),
        ("giving a seat without being the host", asking.gives_to_bot(ben, 3, Some("greedy")).await.err()),
        ("setting up what cannot be", asking.changes(anna, bad.clone()).await.err()),
        ("setting up without being the host", asking.changes(ben, bad).await.err()),
        ("a pace that cannot be", asking.changes(anna, slow).await.err()),
        ("sending nobody away", asking.sends_away(anna, seat(3)).await.err()),
        ("sending two away", asking.sends_away(anna, both).await.err()),
        ("sending away without being the host", asking.sends_away(ben, seat(1)).await.err()),
        ("starting without being the host", asking.starts(ben, Some("greedy")).await.err()),
        ("starting with bots of no level", asking.starts(anna, Some("divine")).await.err()),
        ("letting a bot sit in", asking.lets_sit_in(anna, 2).await.err()),
        ("becoming the host", asking.makes_host(ben, 2).await.err()),
        ("a token for another's seat", token(vera, 1).await.err()),
        ("an answer that is none", say(anna, nonsense(1)).await.err()),
        ("an answer for another", say(vera, nonsense(1)).await.err()),
        ("agreeing to nothing", say(ben, Say::Consent { seat: 2, agrees: true, to: 3 }).await.err()),
        ("a line that is none", say(anna, Say::Chat { text: String::new() }).await.err()),
    ];
    for (what, problem) in refused {
        assert!(problem.is_some(), "{what} is refused");
        is_as_stored(house, table, people, what).await;
    }
}

fn people() -> [Who; 3] {
    [person("Anna"), person("Ben"), person("Vera")]
}

#[tokio::test(start_paused = true)]
async fn whoever_is_refused_before_the_start_has_changed_nothing() {
    let (house, people) = (still(Memory::default()), people());
    let new = NewTable { start_when_full: false, ..new_table("contact", &[me(), open(), open()]) };
    let table = house.opens_for_two(&people[0], &people[1], new).await;

    refuse_all(&house, &table, &people).await;
}

#[tokio::test(start_paused = true)]
async fn whoever_is_refused_in_a_game_has_changed_nothing() {
    let (house, people) = (still(Memory::default()), people());
    let table = house.opens_for_two(&people[0], &people[1], new_table("contact", &[me(), open(), bot("random")])).await;

    refuse_all(&house, &table, &people).await;
}

#[tokio::test(start_paused = true)]
async fn whoever_is_refused_by_the_disk_has_changed_nothing() {
    let (house, [anna, ben, vera]) = (still(Memory::default()), people());
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open(), bot("random")])).await;
    let people = [anna.clone(), ben.clone(), vera.clone()];
    let asking = at(&house, &table);

    house.storage.fail(true);
    assert!(asking.leaves(&ben, 2).await.is_err());
    house.storage.fail(false);
    is_as_stored(&house, &table, &people, "getting up").await;
    house.storage.fail(true);
    assert!(asking.sends_away(&anna, SentAway { for_good: true, ..seat(2) }).await.is_err());
    house.storage.fail(false);
    is_as_stored(&house, &table, &people, "being sent away").await;
    house.storage.fail(true);
    assert!(asking.makes_host(&anna, 2).await.is_err());
    house.storage.fail(false);
    is_as_stored(&house, &table, &people, "handing the table over").await;
}

#[tokio::test(start_paused = true)]
async fn whoever_the_game_refuses_has_changed_nothing() {
    let (house, people) = (still(Memory::default()), people());
    let name = Who::Person { id: server::storage::PersonId("mallory".to_owned()), name: "x".repeat(1_000) };
    let new = NewTable { start_when_full: false, ..new_table("contact", &[me(), open(), open()]) };
    let table = house.opens_for_two(&people[0], &people[1], new).await;

    let refused = at(&house, &table).sits(&name, 3).await.unwrap_err();

    assert_eq!(refused.code, "name-malformed");
    is_as_stored(&house, &table, &people, "a name that no record has").await;
}

#[tokio::test(start_paused = true)]
async fn an_answer_that_is_refused_takes_no_seat_back_from_the_bot_that_sits_in() {
    let (house, [anna, ben, _]) = (still(Memory::default()), people());
    let pace = Pace::Live { seconds: 60, gained: 0 };
    let table =
        house.opens_for_two(&anna, &ben, NewTable { pace, ..new_table("alien-frontiers", &[me(), open()]) }).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    anna_here.listen();
    ben_here.listen();
    let slow = if anna_here.question().is_some() { &mut anna_here } else { &mut ben_here };
    let number = slow.question().unwrap()["seat"].as_u64().unwrap() as u8;
    tokio::time::sleep(Duration::from_secs(61)).await;
    let place = usize::from(number) - 1;
    assert!(house.storage.stored(&table).seats[place].sitting_in.is_some(), "their time is up");

    slow.says(Say::Answer { seat: number, entry: 1, choice: json!("nonsense") }).await.unwrap_err();

    assert!(house.storage.stored(&table).seats[place].sitting_in.is_some());
}

#[tokio::test(start_paused = true)]
async fn a_guest_whose_logging_in_could_not_be_stored_is_still_the_guest() {
    let (house, [anna, ben, vera]) = (still(Memory::default()), people());
    let table = house.opens_for_two(&anna, &ben, new_table("alien-frontiers", &[me(), open()])).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);

    house.storage.fail(true);
    assert!(house.tables.hand_over(ben.person().unwrap(), &vera).await.is_err());
    house.storage.fail(false);
    anna_here.says(Say::Chat { text: "still there?".to_owned() }).await.unwrap();
    ben_here.listen();

    assert_eq!(ben_here.table_now["mine"], json!([2]), "the seat is the guest's, and he sees its hand");
    let before = anna_here.heard;
    house.tables.hand_over(ben.person().unwrap(), &vera).await.unwrap();
    ben_here.listen();
    anna_here.listen();
    assert_eq!(ben_here.table_now["mine"], json!([2]));
    assert_eq!(anna_here.heard, before, "the others see the same as before");
    at(&house, &table).leaves(&vera, 2).await.expect("it is hers now");
}
