//! What nobody needs any more goes, and nothing that somebody still needs.

use protocol::{Pace, TableState};
use server::{
    results::{Ended, EndedSeat, Player},
    storage::{Change, Pruned, Retention, Storage, StoredHolder, StoredTable},
};

use crate::words::{House, chat, guest, holder, known, moment, moments, mute, new, person_id, seat, table, table_id};

const DAY: u64 = 24 * 3600;
const NOW: u64 = 1_700_000_000 + 1000 * DAY;

/// Guests for 30 days, tables for 14 and 180, finished games for 300.
const KEEPS: Retention =
    Retention { guests: Some(30), waiting: Some(14), abandoned: Some(180), finished: Some(300), brief: Some(300) };

fn days_ago(days: u64) -> u64 {
    NOW - days * DAY
}

fn touched(id: &str, state: TableState, days: u64) -> StoredTable {
    let seats = vec![seat(holder("ripley", "Ripley")), seat(StoredHolder::Bot { level: "random".to_owned() })];
    StoredTable { state, seats, at: days_ago(days), since: days_ago(days), round: 9, ..table(id) }
}

/// A finished game of somebody.
fn ended(id: &str, person: &str) -> Change {
    let player = Player::Person(person_id(person));
    let seats = vec![EndedSeat {
        player,
        place: 1,
        score: 9,
        has_won: true,
        sent_away: None,
        left: Vec::new(),
        forfeits: false,
    }];
    let (table, game) = (table_id(id), "alien-frontiers".to_owned());
    Change::Ended(Ended { table, game, at: days_ago(900), is_whole: true, seats })
}

/// Closes the house, prunes what is in it, and opens it again.
async fn pruned(house: House, keeps: &Retention) -> (House, Pruned) {
    let House { place, storage } = house;
    storage.close().await;
    let pruned = place.prune(keeps, NOW).await;
    let storage = place.open().await;
    (House { place, storage }, pruned)
}

#[tokio::test]
async fn tables_that_never_started_and_games_that_nobody_goes_on_with_go() {
    let house = House::new().await;
    house
        .write([
            Change::Person(known("ripley", "Ripley")),
            new(touched("waits", TableState::Waiting, 15)),
            moments("waits", [chat(1, "ripley", "Ripley", "hello?")]),
            Change::Bar { table: table_id("waits"), person: person_id("ash") },
            new(touched("waits-still", TableState::Waiting, 13)),
            new(touched("left", TableState::Playing, 181)),
            moments("left", [moment(1), moment(2)]),
            new(touched("on", TableState::Playing, 179)),
            new(touched("frozen", TableState::Frozen, 900)),
        ])
        .await;
    let counted = house.place.count(&KEEPS, NOW).await;

    let (house, pruned) = pruned(house, &KEEPS).await;

    assert_eq!((pruned.waiting, pruned.abandoned, pruned.finished), (1, 1, 0));
    assert_eq!(counted, Pruned { bytes: 0, ..pruned }, "it was announced");
    for gone in ["waits", "left"] {
        assert_eq!((house.table(gone).await, house.n_moments(gone).await), (None, 0));
        assert_eq!(house.storage.barred(&table_id(gone)).await.unwrap(), []);
    }
    for kept in ["waits-still", "on", "frozen"] {
        assert!(house.table(kept).await.is_some(), "{kept}");
    }
}

#[tokio::test]
async fn a_game_in_which_somebody_still_has_time_for_their_turn_stays() {
    let house = House::new().await;
    let pace = Pace::TurnBased { hours: 336 };
    let slow = StoredTable { pace, due: Some(NOW + DAY), ..touched("slow", TableState::Playing, 900) };
    house.write([new(slow)]).await;

    let (house, pruned) = pruned(house, &KEEPS).await;

    assert_eq!(pruned.abandoned, 0);
    assert!(house.table("slow").await.is_some());
}

#[tokio::test]
async fn finished_games_of_people_with_a_password_stay_and_those_of_guests_go_if_the_house_says_so() {
    let house = House::new().await;
    house
        .write([
            Change::Person(known("ripley", "Ripley")),
            Change::Person(guest("newt", "Newt")),
            new(touched("of-ripley", TableState::Over, 900)),
            ended("of-ripley", "ripley"),
            new(touched("of-newt", TableState::Over, 900)),
            ended("of-newt", "newt"),
            new(touched("late", TableState::Over, 299)),
        ])
        .await;

    let for_ever = Retention { finished: None, brief: None, ..KEEPS };
    let (house, nothing) = pruned(house, &for_ever).await;
    assert_eq!(nothing.finished, 0);
    let (house, pruned) = pruned(house, &KEEPS).await;

    assert_eq!(pruned.finished, 1);
    assert!(house.table("of-newt").await.is_none());
    assert!(house.table("of-ripley").await.is_some() && house.table("late").await.is_some());
    assert_eq!(house.storage.history(&person_id("ripley"), None, 10).await.unwrap().len(), 1);
    assert_eq!(house.storage.history(&person_id("newt"), None, 10).await.unwrap().len(), 0);
}

#[tokio::test]
async fn guests_go_who_have_nothing_here() {
    let house = House::new().await;
    let seen = |days| days_ago(days);
    let idle = |id: &str| Change::Person(server::storage::Person { seen: seen(31), ..guest(id, id) });
    house
        .write([
            idle("nobody"),
            mute("nobody", "ripley", true),
            idle("ripley"),
            idle("host"),
            idle("winner"),
            Change::Person(server::storage::Person { seen: seen(29), ..guest("lately", "Lately") }),
            Change::Person(server::storage::Person { seen: seen(900), ..known("known", "Known") }),
            new(touched("sits", TableState::Playing, 1)),
            new(StoredTable { host: person_id("host"), ..touched("hosts", TableState::Playing, 1) }),
            new(touched("won", TableState::Over, 1)),
            ended("won", "winner"),
        ])
        .await;

    let (house, pruned) = pruned(house, &KEEPS).await;

    assert_eq!(pruned.guests, 1);
    let is_there = async |id: &str| house.storage.person(&person_id(id)).await.unwrap().is_some();
    assert!(!is_there("nobody").await);
    assert_eq!(house.storage.muted_by(&person_id("nobody")).await.unwrap(), []);
    for kept in ["ripley", "host", "winner", "lately", "known"] {
        assert!(is_there(kept).await, "{kept}");
    }
}

#[tokio::test]
async fn a_table_where_something_has_happened_meanwhile_stays() {
    let house = House::new().await;
    house.write([new(touched("waits", TableState::Waiting, 1))]).await;

    house.write([Change::Remove { table: table_id("waits"), before: days_ago(14) }]).await;

    assert!(house.table("waits").await.is_some());
}

#[tokio::test]
async fn games_of_guests_go_by_themselves_and_those_that_were_hardly_played_soon() {
    let house = House::new().await;
    let over = |id: &str, round, days| StoredTable { round, ..touched(id, TableState::Over, days) };
    house
        .write([
            Change::Person(known("ripley", "Ripley")),
            Change::Person(guest("newt", "Newt")),
            new(over("resigned", 1, 8)),
            ended("resigned", "newt"),
            new(over("resigned-lately", 1, 6)),
            new(over("of-ripley", 1, 900)),
            ended("of-ripley", "ripley"),
            new(over("played", 2, 300)),
            new(over("played-long-ago", 2, 366)),
        ])
        .await;
    let counted = house.place.count(&Retention::default(), NOW).await;

    let (house, pruned) = pruned(house, &Retention::default()).await;

    assert_eq!((pruned.finished, pruned.brief), (1, 1));
    assert_eq!((counted.finished, counted.brief), (1, 1), "as it was announced");
    for (id, is_kept) in [
        ("resigned", false),
        ("resigned-lately", true),
        ("of-ripley", true),
        ("played", true),
        ("played-long-ago", false),
    ] {
        assert_eq!(house.table(id).await.is_some(), is_kept, "{id}");
    }
}
