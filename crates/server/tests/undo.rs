//! Taking back beyond what is free: by consent of the others, and never by force.

mod seats;

use std::time::Duration;

use engine::Seat;
use protocol::{NewTable, Pace, live::Say};
use seats::*;
use server::{
    storage::TableId,
    tables::{Order, Who},
};

/// Anna and Ben at a table, and whoever is on turn has ended theirs: it can be taken back only
/// if the other agrees. First comes who would take back.
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
    let (table, mut first, other) = turn_has_passed(&house, NewTable { pace, ..for_two() }).await;
    let (seat, theirs) = (seat_of(&first), seat_of(&other));
    other.departs().await;
    tokio::time::sleep(Duration::from_secs(61)).await;
    first.waits_for_a_question().await;
    assert_eq!(first.table_now["seats"][usize::from(theirs) - 1]["sitting-in"], "greedy", "a bot has played for them");
    let n = house.storage.n_moments(&table);

    first.says(Say::Undo { seat }).await.expect("the wish is noted");

    assert_eq!(wish(&mut first).1, [u64::from(theirs)], "their own word is waited for");
    assert_eq!(house.storage.n_moments(&table), n, "nothing was taken back");
}

#[tokio::test(start_paused = true)]
async fn who_agrees_agrees_to_the_wish_they_have_read_and_to_no_other() {
    let house = house();
    let (table, mut first, mut other) = turn_has_passed(&house, for_two()).await;
    let (seat, theirs) = (seat_of(&first), seat_of(&other));
    first.says(Say::Undo { seat }).await.unwrap();
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
    let (table, mut first, other) = turn_has_passed(&house, for_two()).await;
    let (seat, theirs) = (seat_of(&first), seat_of(&other));
    first.says(Say::Undo { seat }).await.unwrap();
    assert!(wish(&mut first).0.is_some());

    let leave = |reply| Order::Leave { who: other.who().clone(), seat: Seat(theirs - 1), reply };
    house.tables.ask(&table, leave).await.unwrap();

    assert_eq!(wish(&mut first), (None, vec![]));
    assert!(first.moments.iter().all(|moment| moment["what"] != "undone"), "leaving is no consent");
}

#[tokio::test(start_paused = true)]
async fn a_program_is_asked_like_anybody_and_the_bots_of_the_house_never_mind() {
    let house = house();
    let (table, mut first, other) = turn_has_passed(&house, for_two()).await;
    let (seat, theirs) = (seat_of(&first), seat_of(&other));
    let (who, hash) = (other.who().clone(), "hash".to_owned());
    house.tables.ask(&table, |reply| Order::Token { who, seat: Seat(theirs - 1), hash, reply }).await.unwrap();
    let mut program = house.attends(&table, &Who::Token("hash".to_owned())).await;

    first.says(Say::Undo { seat }).await.unwrap();
    let (to, waits_for) = wish(&mut program);
    assert_eq!(waits_for, [u64::from(theirs)]);
    program.says(Say::Consent { seat: theirs, agrees: true, to: to.unwrap() }).await.unwrap();

    first.listen();
    assert_eq!(first.question().map(|question| question["seat"].clone()), Some(seat.into()), "it is their turn again");
    let against_bot =
        house.tables.open(first.who(), new_table("alien-frontiers", &[me(), bot("random")])).await.unwrap();
    let mut alone = house.attends(&against_bot, first.who()).await;
    for _ in 0..12 {
        alone.waits_for_a_question().await;
        let last = alone.question().unwrap()["offers"].as_array().unwrap().len() - 1;
        alone.answers(last).await.unwrap();
    }
    alone.waits_for_a_question().await;
    alone.says(Say::Undo { seat: 1 }).await.unwrap();
    assert!(alone.moments.iter().any(|moment| moment["what"] == "undone"));
}

#[tokio::test(start_paused = true)]
async fn what_was_taken_back_is_not_asked_for_again() {
    let house = house();
    let (_, mut first, mut other) = turn_has_passed(&house, for_two()).await;
    let (seat, theirs) = (seat_of(&first), seat_of(&other));
    first.says(Say::Undo { seat }).await.unwrap();
    let (to, _) = wish(&mut other);
    let to = to.unwrap();
    other.says(Say::Consent { seat: theirs, agrees: true, to }).await.unwrap();
    first.listen();
    let before = first.table_now["view"].clone();

    // Freely or not, the next thing that is taken back is an earlier answer.
    first.says(Say::Undo { seat }).await.unwrap();

    let (next, _) = wish(&mut first);
    match next {
        Some(next) => assert!(next < to, "{next} is before {to}"),
        None => assert_ne!(first.table_now["view"], before),
    }
}
