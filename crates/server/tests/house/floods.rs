//! Too much at once: whoever does it is told, nobody else notices.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::visitor::{given, given_with};

#[tokio::test]
async fn a_flood_from_one_address_is_told_when_to_come_back() {
    let place = given_with(|config| config.allowed.requests_by_address = 5.try_into().unwrap()).await;
    let mut flooder = place.visitor_from([198, 51, 100, 1]);
    for _ in 0..5 {
        assert_eq!(flooder.get("/api/games").await.status, 200);
    }

    let refused = flooder.get("/api/games").await.refused(429, "too-many");

    assert_eq!(refused.retry_after, Some(13));
    assert_eq!(place.visitor_from([198, 51, 100, 2]).get("/api/games").await.status, 200);
    place.clock.advance(Duration::from_secs(13));
    assert_eq!(flooder.get("/api/games").await.status, 200);
}

#[tokio::test]
async fn a_flood_by_one_person_is_limited_wherever_they_are() {
    let place = given_with(|config| config.allowed.requests_by_person = 5.try_into().unwrap()).await;
    let mut ann = place.visitor_from([198, 51, 100, 1]);
    for _ in 0..6 {
        ann.me().await;
    }
    let mut phone = place.visitor_from([198, 51, 100, 2]);
    phone.cookie = ann.cookie.clone();

    phone.get("/api/me").await.refused(429, "too-many");

    assert_eq!(place.visitor_from([198, 51, 100, 2]).get("/api/me").await.status, 200);
    assert_eq!(phone.get("/api/games").await.status, 200, "what needs nobody is not counted");
}

#[tokio::test]
async fn what_leads_nowhere_is_counted_too() {
    let place = given_with(|config| config.allowed.requests_by_address = 3.try_into().unwrap()).await;
    let mut flooder = place.visitor_from([198, 51, 100, 1]);
    for _ in 0..3 {
        flooder.get("/wp-login.php").await.refused(404, "not-found");
    }

    flooder.get("/wp-login.php").await.refused(429, "too-many");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_passwords_is_worked_on_a_few_at_a_time() {
    let place = given_with(|config| {
        config.allowed.logins_by_name = 1000.try_into().unwrap();
        config.allowed.logins_by_address = 1000.try_into().unwrap();
        config.allowed.password_jobs = 2;
        config.allowed.passwords_waiting = 6;
    })
    .await;
    let watch = tokio::spawn({
        let house = place.house.clone();
        async move {
            let mut most = 0;
            for _ in 0..200 {
                most = most.max(house.people.passwords.n_jobs());
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            most
        }
    });

    let flood = (0..40).map(|n| {
        let mut visitor = place.visitor();
        async move { visitor.logs_in(&format!("Ann {n}"), "wrong horse").await }
    });
    let answers = join_all(flood.map(tokio::spawn)).await;

    let answers: Vec<_> = answers.into_iter().map(Result::unwrap).collect();
    let tried = answers.iter().filter(|answer| answer.status == 403).count();
    let refused: Vec<_> = answers.iter().filter(|answer| answer.status != 403).collect();
    assert!(tried >= 8, "{tried}");
    refused.iter().for_each(|answer| _ = answer.refused(429, "too-many"));
    assert!((1..=2).contains(&watch.await.unwrap()));
    assert_eq!(place.house.people.passwords.n_jobs(), 0);
}

#[tokio::test]
async fn exports_are_limited() {
    let place = given_with(|config| config.allowed.exports_by_person = 2.try_into().unwrap()).await;
    let mut ann = place.visitor();
    ann.me().await;
    assert_eq!(ann.get("/api/me/export").await.status, 200);
    assert_eq!(ann.get("/api/me/export").await.status, 200);

    ann.get("/api/me/export").await.refused(429, "too-many");
}

#[tokio::test]
async fn thousands_of_guests_leave_nothing_behind() {
    let place = given_with(|config| config.allowed.requests_by_address = 10_000.try_into().unwrap()).await;

    for _ in 0..2000 {
        place.visitor_from([198, 51, 100, 1]).me().await;
    }

    assert_eq!(place.storage.n_stored(), 0);
    assert_eq!(place.house.limits.by_person.n_keys(), 0);
    assert_eq!(place.house.limits.by_address.n_keys(), 1);
}

#[tokio::test]
async fn only_so_many_new_guests_of_one_address_are_kept_in_an_hour() {
    let place = given_with(|config| config.allowed.guests_by_address = 4.try_into().unwrap()).await;
    let flooder = || place.visitor_from([198, 51, 100, 1]);
    let mut ann = flooder();
    ann.is_called("Ann").await;
    let table = json!({ "game": "alien-frontiers", "seats": [{ "seat": "me" }, { "seat": "open" }] });
    let opened = flooder().post("/api/tables", &table).await;
    assert_eq!(opened.status, 201);
    let table_id = opened.json::<Value>()["id"].as_str().unwrap().to_owned();
    assert_eq!(flooder().post(&format!("/api/tables/{table_id}/seat"), &json!({})).await.status, 200);
    let mut leaver = flooder();
    leaver.me().await;
    assert_eq!(leaver.post("/api/logout/everywhere", &json!({})).await.status, 204);
    let n_stored = place.storage.n_stored();

    let refused = flooder().patch("/api/me", &json!({ "name": "Ben" })).await.refused(429, "too-many");
    flooder().post("/api/tables", &table).await.refused(429, "too-many");
    flooder()
        .post(&format!("/api/tables/{table_id}/mute"), &json!({ "seat": 1, "muted": true }))
        .await
        .refused(429, "too-many");
    flooder().sets_password("correct horse").await.refused(429, "too-many");

    assert_eq!(place.storage.n_stored(), n_stored, "nobody was kept");
    assert!(refused.retry_after.is_some_and(|seconds| seconds > 60), "{refused:?}");
    ann.is_called("Anna").await;
    place.visitor_from([198, 51, 100, 2]).is_called("Ben").await;
    flooder().me().await;
}

#[tokio::test]
async fn hiding_what_is_hidden_already_is_not_stored_again() {
    let place = given().await;
    let (mut ann, mut vera) = (place.visitor(), place.visitor());
    let table = json!({ "game": "alien-frontiers", "seats": [{ "seat": "me" }, { "seat": "open" }] });
    let id = ann.post("/api/tables", &table).await.json::<Value>()["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}/mute");
    vera.me().await;
    let before = place.storage.n_stored();

    assert_eq!(vera.post(&path, &json!({ "seat": 1, "muted": false })).await.status, 204);
    assert_eq!(place.storage.n_stored(), before, "there was nothing to show again");
    for _ in 0..3 {
        assert_eq!(vera.post(&path, &json!({ "seat": 1, "muted": true })).await.status, 204);
    }

    assert_eq!(place.storage.n_stored(), before + 1);
}
