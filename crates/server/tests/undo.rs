//! Taking back beyond what is free: by consent of the others, never by force, and past what chance
//! has shown only for practice.

mod seats;

use std::time::Duration;

use engine::Seat;
use protocol::{NewTable, Pace, live::Say};
use seats::*;
use serde_json::Value;
use server::{
    storage::TableId,
    tables::{Request, Who},
};

/// Anna and Ben at a table, and whoever is on turn has ended theirs, so that the other has rolled.
/// First comes who would take back.
async fn turn_has_passed(house: &House, new: NewTable) -> (TableId, Guest, Guest) {
    let (anna, ben) = (person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new).await;
    let (mut anna_here, mut ben_here) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    anna_here.listen();
    ben_here.listen();
    let (mut first, mut other) =
        if anna_here.question().is_some() { (anna_here, ben_here) } else { (ben_here, anna_here) };
    while first.question().is_some() {
        let last = first.question().unwrap()["offers"].as_array().unwrap().len() - 1;
        first.answers(last).await.unwrap();
        first.listen();
    }
    other.listen();
    assert!(other.question().is_some(), "it is the other's turn");
    (table, first, other)
}

fn for_two() -> NewTable {
    new_table("alien-frontiers", &[me(), open()])
}

fn for_practice() -> NewTable {
    NewTable { is_practice: true, ..for_two() }
}

/// What this guest's first seat can take back, and how.
fn undo(guest: &mut Guest) -> Value {
    guest.listen();
    guest.table_now["undo"][0]["how"].clone()
}

fn seat_of(guest: &Guest) -> u8 {
    guest.table_now["mine"][0].as_u64().unwrap() as u8
}

fn wish(guest: &mut Guest) -> (Option<usize>, Vec<u64>) {
    guest.listen();
    let wish = &guest.table_now["undo-asked"];
    let waits_for = wish["waits-for"].as_array().into_iter().flatten().map(|seat| seat.as_u64().unwrap());
    (wish["to"].as_u64().map(|to| to as usize), waits_for.collect())
}

#[tokio::test(start_paused = true)]
async fn somebody_who_is_away_is_not_spoken_for_by_the_bot_that_sits_in() {
    let house = house();
    let pace = Pace::Live { seconds: 3600, gained: 0 };
    let (table, mut first, other) = turn_has_passed(&house, NewTable { pace, ..for_practice() }).await;
    let (seat, theirs) = (seat_of(&first), seat_of(&other));
    other.departs().await;
    tokio::time::sleep(Duration::from_secs(61)).await;
    first.waits_for_a_question().await;
    assert_eq!(first.table_now["seats"][usize::from(theirs) - 1]["sitting-in"], "greedy", "a bot has played for them");
    let n = house.storage.n_moments(&table);

    first.says(Say::Undo { seat, to: None }).await.expect("the wish is noted");

    assert_eq!(wish(&mut first).1, [u64::from(theirs)], "their own word is waited for");
    assert_eq!(house.storage.n_moments(&table), n, "nothing was taken back");
}

#[tokio::test(start_paused = true)]
async fn who_agrees_agrees_to_the_wish_they_have_read_and_to_no_other() {
    let house = house();
    let (table, mut first, mut other) = turn_has_passed(&house, for_practice()).await;
    let (seat, theirs) = (seat_of(&first), seat_of(&other));
    first.says(Say::Undo { seat, to: None }).await.unwrap();
    let (to, _) = wish(&mut other);
    let to = to.unwrap();

    let mistaken = other.says(Say::Consent { seat: theirs, agrees: true, to: to - 1 }).await.unwrap_err();
    other.answers(0).await.unwrap();
    let late = other.says(Say::Consent { seat: theirs, agrees: true, to }).await.unwrap_err();

    assert_eq!((mistaken.code.as_str(), late.code.as_str()), ("nothing-to-agree-to", "nothing-to-agree-to"));
    assert_eq!(wish(&mut first), (None, vec![]), "the game has gone on");
    assert!(house.storage.stored(&table).waiting_for == [theirs] || house.storage.stored(&table).waiting_for == [seat]);
    assert!(first.moments.iter().all(|moment| moment["what"] != "undone"));
}

#[tokio::test(start_paused = true)]
async fn a_wish_lapses_when_a_seat_changes_hands() {
    let house = house();
    let (table, mut first, other) = turn_has_passed(&house, for_practice()).await;
    let (seat, theirs) = (seat_of(&first), seat_of(&other));
    first.says(Say::Undo { seat, to: None }).await.unwrap();
    assert!(wish(&mut first).0.is_some());

    let leave = |reply| Request::Leave { who: other.who().clone(), seat: Seat(theirs - 1), reply };
    house.tables.ask(&table, leave).await.unwrap();

    assert_eq!(wish(&mut first), (None, vec![]));
    assert!(first.moments.iter().all(|moment| moment["what"] != "undone"), "leaving is no consent");
}

#[tokio::test(start_paused = true)]
async fn a_program_is_asked_like_anybody() {
    let house = house();
    let (table, mut first, other) = turn_has_passed(&house, for_practice()).await;
    let (seat, theirs) = (seat_of(&first), seat_of(&other));
    let (who, hash) = (other.who().clone(), "hash".to_owned());
    house.tables.ask(&table, |reply| Request::Token { who, seat: Seat(theirs - 1), hash, reply }).await.unwrap();
    let mut program = house.attends(&table, &Who::Token("hash".to_owned())).await;

    first.says(Say::Undo { seat, to: None }).await.unwrap();
    let (to, waits_for) = wish(&mut program);
    assert_eq!(waits_for, [u64::from(theirs)]);
    program.says(Say::Consent { seat: theirs, agrees: true, to: to.unwrap() }).await.unwrap();

    first.listen();
    assert_eq!(first.question().map(|question| question["seat"].clone()), Some(seat.into()), "it is their turn again");
}

/// Anna at a table with a bot, after she has ended some turns: the bot has rolled and answered.
async fn alone_with_a_bot(house: &House, is_practice: bool) -> Guest {
    let new = NewTable { is_practice, ..new_table("alien-frontiers", &[me(), bot("random")]) };
    let anna = person("Anna");
    let table = house.tables.open(&anna, new).await.unwrap();
    let mut alone = house.attends(&table, &anna).await;
    let mut turns = 0;
    while turns < 2 {
        alone.waits_for_a_question().await;
        let n_moments = alone.moments.len();
        let last = alone.question().unwrap()["offers"].as_array().unwrap().len() - 1;
        alone.answers(last).await.unwrap();
        alone.waits_for_a_question().await;
        turns += usize::from(alone.moments[n_moments..].iter().any(|moment| moment["seat"] == 2));
    }
    alone
}

#[tokio::test(start_paused = true)]
async fn several_answers_are_taken_back_as_one_to_a_place_that_is_listed() {
    let house = house();
    let (anna, ben) = (person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, for_two()).await;
    let (anna, ben) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    let (mut on_turn, mut other) = (anna, ben);
    on_turn.listen();
    other.listen();
    if on_turn.question().is_none() {
        (on_turn, other) = (other, on_turn);
    }
    for _ in 0..2 {
        on_turn.answers(0).await.unwrap();
        on_turn.listen();
    }
    let (seat, theirs) = (seat_of(&on_turn), seat_of(&other));
    let places: Vec<usize> = on_turn.table_now["undo"][0]["places"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it.as_u64().unwrap() as usize)
        .collect();
    assert_eq!(places.len(), 2, "two ships were docked, and nobody has learned anything");

    let of_another = other.says(Say::Undo { seat, to: Some(places[1]) }).await.unwrap_err();
    let not_theirs = other.says(Say::Undo { seat: theirs, to: Some(places[1]) }).await.unwrap_err();
    let too_far = on_turn.says(Say::Undo { seat, to: Some(places[1] - 1) }).await.unwrap_err();
    on_turn.says(Say::Undo { seat, to: Some(places[1]) }).await.unwrap();

    assert_eq!(of_another.code, "not-your-seat");
    assert!(not_theirs.code.starts_with("barrier-") && too_far.code.starts_with("barrier-"));
    assert_eq!(wish(&mut other), (None, vec![]), "nobody is asked for several answers at once");
    on_turn.listen();
    let undone: Vec<_> = on_turn.moments.iter().filter(|moment| moment["what"] == "undone").collect();
    assert_eq!(undone.len(), 1, "they went as one");
    assert_eq!((&undone[0]["to"], &undone[0]["answers"]), (&places[1].into(), &2.into()));
}

#[tokio::test(start_paused = true)]
async fn against_bots_alone_nothing_is_taken_back_that_was_learned() {
    let house = house();
    let mut alone = alone_with_a_bot(&house, false).await;
    assert_eq!(undo(&mut alone), Value::Null);

    let refused = alone.says(Say::Undo { seat: 1, to: None }).await.unwrap_err();

    assert!(refused.code.starts_with("barrier-"), "{refused:?}");
    alone.listen();
    assert!(alone.moments.iter().all(|moment| moment["what"] != "undone"));
}

#[tokio::test(start_paused = true)]
async fn for_practice_bots_and_dice_are_taken_back_and_it_is_said_whose_answer_and_how_much() {
    let house = house();
    let mut alone = alone_with_a_bot(&house, true).await;
    assert_eq!(alone.table_now["is-practice"], true);
    assert_eq!(undo(&mut alone), "for-practice");

    alone.says(Say::Undo { seat: 1, to: None }).await.unwrap();

    alone.listen();
    let undone = alone.moments.iter().find(|moment| moment["what"] == "undone").expect("it is told");
    assert_eq!(undone["seat"], 1);
    assert!(undone["answers"].as_u64() > Some(1), "the bot's answers go with it: {undone}");
    assert!(undone["outcomes"].as_u64() > Some(0), "and its dice: {undone}");
}

#[tokio::test(start_paused = true)]
async fn at_a_table_that_is_not_for_practice_a_roll_is_not_even_asked_for() {
    let house = house();
    let (_, mut first, mut other) = turn_has_passed(&house, for_two()).await;
    let seat = seat_of(&first);
    assert_eq!(undo(&mut first), Value::Null);

    let refused = first.says(Say::Undo { seat, to: None }).await.unwrap_err();

    assert!(refused.code.starts_with("barrier-"), "{refused:?}");
    assert_eq!(wish(&mut other), (None, vec![]));
}

/// In Contact nothing is drawn when a turn is passed on.
#[tokio::test(start_paused = true)]
async fn what_the_others_have_heard_is_taken_back_if_they_agree() {
    let house = house();
    let (anna, ben) = (person("Anna"), person("Ben"));
    let table = house.opens_for_two(&anna, &ben, new_table("contact", &[me(), open()])).await;
    let (mut first, mut other) = (house.attends(&table, &anna).await, house.attends(&table, &ben).await);
    for guest in [&mut first, &mut other] {
        guest.waits_for_a_question().await;
        guest.answers(0).await.unwrap();
    }
    first.waits_for_a_question().await;
    let pass = |offer: &Value| offer["choice"]["answer"] == "pass";
    let offers = first.question().unwrap()["offers"].as_array().unwrap().clone();
    first.answers(offers.iter().position(pass).expect("a turn can be passed")).await.unwrap();
    assert_eq!(undo(&mut first), "by-consent");

    first.says(Say::Undo { seat: 1, to: None }).await.unwrap();
    let (to, waits_for) = wish(&mut other);
    assert_eq!(waits_for, [2]);
    other.says(Say::Consent { seat: 2, agrees: true, to: to.unwrap() }).await.unwrap();

    first.listen();
    let undone = first.moments.iter().find(|moment| moment["what"] == "undone").expect("it is told");
    assert_eq!((&undone["seat"], &undone["answers"], &undone["outcomes"]), (&1.into(), &1.into(), &0.into()));
    assert!(first.question().is_some(), "it is their turn again");
}

#[tokio::test(start_paused = true)]
async fn what_was_taken_back_is_not_asked_for_again() {
    let house = house();
    let (_, mut first, mut other) = turn_has_passed(&house, for_practice()).await;
    let (seat, theirs) = (seat_of(&first), seat_of(&other));
    first.says(Say::Undo { seat, to: None }).await.unwrap();
    let (to, _) = wish(&mut other);
    let to = to.unwrap();
    other.says(Say::Consent { seat: theirs, agrees: true, to }).await.unwrap();
    first.listen();
    let before = first.table_now["view"].clone();

    // Freely or not, the next thing that is taken back is an earlier answer.
    first.says(Say::Undo { seat, to: None }).await.unwrap();

    let (next, _) = wish(&mut first);
    match next {
        Some(next) => assert!(next < to, "{next} is before {to}"),
        None => assert_ne!(first.table_now["view"], before),
    }
}
