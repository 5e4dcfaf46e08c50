//! Whoever wants to be forgotten is.

use server::storage::{Change, FORGOTTEN, MomentKind, Storage, StoredHolder, StoredMoment, StoredTable, Wanted};

use crate::words::{House, chat, full_table, guest, holder, known, moment, moments, mute, new, person_id, seat, table};

#[tokio::test]
async fn a_forgotten_person_leaves_their_seats_and_their_words_without_a_name() {
    let house = House::new().await;
    let seats = vec![seat(holder("ash", "Ash")), seat(holder("ripley", "Ripley"))];
    house
        .write([
            Change::Person(known("ash", "Ash")),
            Change::Person(guest("ripley", "Ripley")),
            new(StoredTable { host: person_id("ash"), seats, ..table("one") }),
            new(full_table("full")),
            moments("one", [moment(1), chat(2, "ash", "Ash", "hi \\u0041"), chat(3, "ripley", "Ripley", "you?")]),
        ])
        .await;

    house.write([Change::Forget(person_id("ash"))]).await;

    let one = house.table("one").await.unwrap();
    assert_eq!(one.seats, [seat(holder(FORGOTTEN, "")), seat(holder("ripley", "Ripley"))]);
    assert_eq!(one.host, person_id(FORGOTTEN));
    let said = [moment(1), chat(2, FORGOTTEN, "", "hi \\u0041"), chat(3, "ripley", "Ripley", "you?")];
    assert_eq!(house.moments("one").await, said);
    let mut expected = full_table("full");
    let bot = StoredHolder::OutsideBot { id: person_id(FORGOTTEN), name: String::new(), token: "hash".to_owned() };
    expected.seats[1].holder = bot;
    assert_eq!(house.table("full").await, Some(expected));
    assert_eq!(house.storage.person(&person_id("ash")).await.unwrap(), None);
    assert_eq!(house.storage.person(&person_id("ripley")).await.unwrap(), Some(guest("ripley", "Ripley")));
}

#[tokio::test]
async fn nothing_is_found_by_a_forgotten_person_any_more() {
    let house = House::new().await;
    house
        .write([
            Change::Person(known("ripley", "Ripley")),
            new(table("one")),
            mute("ripley", "ash", true),
            mute("ash", "ripley", true),
            mute("ash", "newt", true),
        ])
        .await;

    house.write([Change::Forget(person_id("ripley"))]).await;

    for id in ["ripley", FORGOTTEN] {
        assert_eq!(house.storage.tables(Wanted::Of(person_id(id)), 10).await.unwrap(), []);
        assert_eq!(house.storage.muted_by(&person_id(id)).await.unwrap(), []);
    }
    assert_eq!(house.storage.muted_by(&person_id("ash")).await.unwrap(), [person_id("newt")]);
    assert_eq!(house.storage.n_open_tables(&person_id("ripley")).await.unwrap(), 0);
    house.write([Change::Person(known("another", "RIPLEY"))]).await;
}

#[tokio::test]
async fn a_forgotten_person_has_taken_their_seats_without_a_name() {
    let house = House::new().await;
    let sat_down = |person: &str, name: &str| StoredMoment {
        kind: MomentKind::Seat,
        body: format!(r#"{{"seat":1,"person":"{person}","holder":{{"kind":{{"kind":"person"}},"name":"{name}"}}}}"#),
        ..moment(1)
    };
    house.write([new(table("one")), moments("one", [sat_down("ash", "Ash")])]).await;

    house.write([Change::Forget(person_id("ash"))]).await;

    assert_eq!(house.moments("one").await, [sat_down(FORGOTTEN, "")]);
}

#[tokio::test]
async fn a_guest_who_logs_in_takes_seats_tables_chat_and_mutes_along() {
    let house = House::new().await;
    let seats = vec![seat(holder("guest", "Vega 7")), seat(holder("ripley", "Ripley"))];
    let said = |person: &str| [chat(1, person, "Vega 7", "hi"), chat(2, "newt", "Newt", "hi")];
    house
        .write([
            Change::Person(guest("guest", "Vega 7")),
            Change::Person(known("ripley", "Ripley")),
            new(StoredTable { host: person_id("guest"), seats, ..table("one") }),
            new(StoredTable { host: person_id("guest"), seats: vec![], ..table("opened") }),
            moments("one", said("guest")),
            mute("guest", "ash", true),
            mute("guest", "ripley", true),
            mute("ripley", "guest", true),
            mute("newt", "guest", true),
        ])
        .await;

    house.write([Change::Merge { guest: person_id("guest"), into: person_id("ripley") }]).await;

    let one = house.table("one").await.unwrap();
    assert_eq!(one.seats, [seat(holder("ripley", "Vega 7")), seat(holder("ripley", "Ripley"))]);
    assert_eq!(house.table("opened").await.unwrap().host, person_id("ripley"));
    assert_eq!(house.moments("one").await, said("ripley"));
    assert_eq!(house.storage.person(&person_id("guest")).await.unwrap(), None);
    assert_eq!(
        house.storage.muted_by(&person_id("ripley")).await.unwrap(),
        [person_id("ash")],
        "nobody mutes themselves"
    );
    assert_eq!(house.storage.muted_by(&person_id("newt")).await.unwrap(), [person_id("ripley")]);
    assert_eq!(house.storage.tables(Wanted::Of(person_id("ripley")), 10).await.unwrap(), [one]);
    assert_eq!(house.storage.tables(Wanted::Of(person_id("guest")), 10).await.unwrap(), []);
}

#[tokio::test]
async fn to_forget_touches_no_record_and_stumbles_over_no_body() {
    let house = House::new().await;
    let body = r#"{"person":"ash","name":"Ash"}"#.to_owned();
    let odd = |n, kind, body: &str| StoredMoment { kind, body: body.to_owned(), ..moment(n) };
    let kept = [
        StoredMoment { kind: MomentKind::Entry, body, ..moment(1) },
        odd(2, MomentKind::Chat, "not JSON"),
        odd(3, MomentKind::Chat, "[1, 2]"),
        odd(4, MomentKind::Seat, r#"{ "seat": 1 }"#),
    ];
    house.write([new(table("one")), moments("one", kept.clone())]).await;

    house.write([Change::Forget(person_id("ash")), Change::Forget(person_id("nobody"))]).await;

    assert_eq!(house.moments("one").await, kept);
}
