//! Whoever comes is somebody at once.

use std::time::Duration;

use protocol::Me;
use serde_json::{Value, json};
use server::{
    people::checked_name,
    storage::{PersonId, Storage},
};

use crate::visitor::{given, given_with};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn whoever_comes_is_a_guest_with_a_name() {
    let place = given().await;
    let mut ann = place.visitor();

    let me = ann.me().await;

    assert_eq!(me.id.len(), 32);
    assert!(checked_name(&me.name).is_ok(), "{}", me.name);
    assert!(!me.is_named && !me.has_password);
}

#[tokio::test]
async fn where_the_dice_are_the_same_the_same_people_come_to_tables_with_the_same_fate() {
    let (mut people, mut fates) = (Vec::new(), Vec::new());

    for place in [given().await, given().await] {
        let (mut ann, mut ben) = (place.visitor(), place.visitor());
        people.push([ann.me().await.name, ben.me().await.name]);
        let new =
            json!({ "game": "alien-frontiers", "seats": [{ "seat": "me" }, { "seat": "bot", "level": "random" }] });
        let table = ann.post("/api/tables", &new).await.json::<Value>()["id"].as_str().unwrap().to_owned();
        let now = ann.first_event(&format!("/api/tables/{table}/events")).await;
        fates.push(now["chance"]["commitment"].clone());
    }

    assert_eq!(people[0], people[1]);
    assert_ne!(people[0][0], people[0][1]);
    assert!(fates[0].is_string());
    assert_eq!(fates[0], fates[1]);
}

#[tokio::test]
async fn a_guest_is_the_same_guest_with_every_request() {
    let place = given().await;
    let mut ann = place.visitor();

    let first = ann.me().await;
    let again = ann.get("/api/me").await;

    assert_eq!(again.granted::<Me>(), first);
    assert_eq!(again.cookie(), None, "a cookie that is good is not set again");
    assert_ne!(place.visitor().me().await.id, first.id);
}

#[tokio::test]
async fn a_guest_is_stored_only_with_the_first_thing_to_be_stored() {
    let place = given().await;
    let mut ann = place.visitor();
    let id = PersonId(ann.me().await.id);
    assert_eq!(place.storage.person(&id).await, Ok(None));
    assert_eq!(place.storage.n_stored(), 0);

    ann.is_called("Ann").await;

    let stored = place.storage.person(&id).await.unwrap().unwrap();
    assert_eq!(stored.name, "Ann");
    assert!(stored.is_named);
}

#[tokio::test]
async fn a_guest_who_gets_no_seat_is_not_stored() {
    let place = given().await;
    let (mut ann, mut ben, mut cleo) = (place.visitor(), place.visitor(), place.visitor());
    let table = json!({ "game": "alien-frontiers", "seats": [{ "seat": "me" }, { "seat": "open" }] });
    let id = ann.post("/api/tables", &table).await.json::<Value>()["id"].as_str().unwrap().to_owned();
    let (seat, wish) = (format!("/api/tables/{id}/seat"), format!("/api/tables/{id}/seat/2/wish"));
    let cleos = PersonId(cleo.me().await.id);

    cleo.post(&seat, &json!({ "seat": 1 })).await.refused(409, "seat-taken");
    cleo.post(&seat, &json!({ "seat": 9 })).await.refused(404, "table-no-such-seat");
    cleo.post(&wish, &json!({})).await.refused(409, "game-is-not-on");

    assert_eq!(place.storage.person(&cleos).await, Ok(None));
    let bens = PersonId(ben.me().await.id);
    assert_eq!(ben.post(&seat, &json!({})).await.status, 200);
    assert_eq!(place.storage.person(&bens).await.unwrap().map(|stored| stored.id), Some(bens));
}

#[tokio::test]
async fn reading_makes_nobody() {
    let place = given().await;

    for path in ["/", "/api/games", "/api/docs", "/healthz"] {
        assert_eq!(place.visitor().get(path).await.cookie(), None, "{path}");
    }
}

#[tokio::test]
async fn a_cookie_is_kept_from_scripts_and_other_sites() {
    let place = given().await;
    let plain = place.visitor().get("/api/me").await;
    let place = given_with(|config| config.public_url = Some("https://play.example".parse().unwrap())).await;
    let secure = place.visitor().get("/api/me").await;

    let plain = plain.header("set-cookie").unwrap();
    assert!(plain.contains("; HttpOnly") && plain.contains("; SameSite=Lax") && !plain.contains("Secure"));
    assert!(secure.header("set-cookie").unwrap().contains("; Secure"));
}

#[tokio::test]
async fn a_cookie_lasts_for_a_year_and_is_renewed_for_those_who_come() {
    let place = given().await;
    let mut ann = place.visitor();
    let first = ann.get("/api/me").await;
    let is_ann = first.granted::<Me>().id;
    assert!(first.header("set-cookie").unwrap().contains("; Max-Age=31536000"));

    for _ in 0..12 {
        place.clock.advance(31 * DAY);
        let again = ann.get("/api/me").await;
        assert_eq!(again.granted::<Me>().id, is_ann);
        assert!(again.cookie().is_some(), "it is renewed");
    }
}

#[tokio::test]
async fn a_guest_stays_who_they_are_when_the_clock_was_wrong() {
    let place = given().await;
    let mut ann = place.visitor();
    let is_ann = ann.is_called("Ann").await.id;
    // It is years ahead, and what is issued then is from the future when it is set right.
    for _ in 0..3 {
        place.clock.advance(10_000 * DAY);
        assert_eq!(ann.me().await.id, is_ann);
    }
}

#[tokio::test]
async fn a_cookie_that_is_not_ours_makes_a_new_guest() {
    let place = given().await;
    let mut ann = place.visitor();
    let is_ann = ann.me().await.id;
    let good = ann.cookie.clone().unwrap();
    let stranger = {
        let elsewhere = given().await;
        let mut visitor = elsewhere.visitor();
        visitor.me().await;
        visitor.cookie.unwrap()
    };
    let (head, seal) = good.rsplit_once('.').unwrap();
    let other_id = format!("v3.{:032x}.0.1800000000.0011223344556677.{seal}", 7);
    let later = format!("{}.{seal}", head.replace("1800000000", "1900000000"));
    let other_epoch = format!("{}.{seal}", head.replace(".0.", ".1."));
    assert!(later != good && other_epoch != good);

    let forged = [
        stranger,
        other_id,
        later,
        other_epoch,
        head.to_owned(),
        good[..good.len() - 1].to_owned(),
        format!("{good}0"),
        good.to_uppercase(),
        "v3".to_owned(),
        ".".repeat(100),
        "x".repeat(7000),
        format!("v3.{is_ann}.0.1800000000.0011223344556677."),
        format!("\"{good}\""),
    ];
    for cookie in forged {
        let mut forger = place.visitor();
        forger.cookie = Some(cookie.clone());

        let answer = forger.get("/api/me").await;

        assert_ne!(answer.granted::<Me>().id, is_ann, "{cookie}");
        assert!(answer.cookie().is_some(), "the forger is a guest now: {cookie}");
    }
}

#[tokio::test]
async fn odd_cookie_headers_are_passed_over() {
    let place = given().await;
    let mut ann = place.visitor();
    let is_ann = ann.me().await.id;
    let good = ann.cookie.clone().unwrap();

    for odd in ["", ";;;", "=", "airlock", "airlock=", "a=b; c", "airlock=x; airlock=y"] {
        let mut again = place.visitor().with("cookie", odd);
        again.cookie = Some(good.clone());
        assert_eq!(again.me().await.id, is_ann, "{odd}");
    }
}

#[tokio::test]
async fn a_visit_is_noted_once_a_day() {
    let place = given().await;
    let mut ann = place.visitor();
    let id = PersonId(ann.is_called("Ann").await.id);
    let written = place.storage.n_stored();

    ann.me().await;
    assert_eq!(place.storage.n_stored(), written);
    place.clock.advance(DAY);
    ann.me().await;
    ann.me().await;

    assert_eq!(place.storage.n_stored(), written + 1);
    let stored = place.storage.person(&id).await.unwrap().unwrap();
    assert_eq!(stored.seen, stored.since + DAY.as_secs());
}
