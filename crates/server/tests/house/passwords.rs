//! Coming back from another device.

use std::time::Duration;

use protocol::Me;
use serde_json::json;
use server::storage::{PersonId, Storage};

use crate::visitor::{Place, Visitor, given, given_with};

const PASSWORD: &str = "correct horse";

async fn ann_with_password(place: &Place) -> Visitor {
    let mut ann = place.visitor();
    ann.is_called("Ann").await;
    assert_eq!(ann.sets_password(PASSWORD).await.status, 200);
    ann
}

#[tokio::test]
async fn whoever_has_a_password_comes_back_from_another_device() {
    let place = given().await;
    let mut ann = ann_with_password(&place).await;
    let mut phone = place.visitor();
    phone.me().await;

    let answer = phone.logs_in("Ann", PASSWORD).await;

    assert_eq!(answer.granted::<Me>(), ann.me().await);
    assert_eq!(phone.me().await, ann.me().await);
    assert!(ann.me().await.has_password);
}

#[tokio::test]
async fn a_name_is_found_whatever_its_case() {
    let place = given().await;
    ann_with_password(&place).await;

    assert_eq!(place.visitor().logs_in("  aNN ", PASSWORD).await.status, 200);
}

#[tokio::test]
async fn an_unknown_name_and_a_wrong_password_look_the_same() {
    let place = given().await;
    ann_with_password(&place).await;

    let wrong = place.visitor().logs_in("Ann", "wrong horse").await;
    let unknown = place.visitor().logs_in("Nobody", PASSWORD).await;
    let no_name = place.visitor().logs_in("\u{202e}", PASSWORD).await;

    for answer in [&wrong, &unknown, &no_name] {
        answer.refused(403, "login-wrong");
        assert_eq!(answer.cookie(), None);
    }
    assert_eq!(wrong.body, unknown.body);
    assert_eq!(wrong.body, no_name.body);
}

#[tokio::test]
async fn an_unknown_name_takes_as_much_work_as_a_wrong_password() {
    let place = given().await;
    ann_with_password(&place).await;
    place.visitor().is_called("Ben").await;
    let work = || place.house.people.passwords.n_done();

    for name in ["Ann", "Ben", "Nobody", "\u{202e}", ""] {
        let before = work();
        place.visitor().logs_in(name, "wrong horse").await.refused(403, "login-wrong");
        assert_eq!(work(), before + 1, "{name:?}");
    }
}

#[tokio::test]
async fn a_guest_without_a_password_cannot_be_logged_in_as() {
    let place = given().await;
    place.visitor().is_called("Ann").await;

    place.visitor().logs_in("Ann", "").await.refused(403, "login-wrong");
    place.visitor().logs_in("Ann", PASSWORD).await.refused(403, "login-wrong");
}

#[tokio::test]
async fn only_whoever_knows_the_password_changes_it() {
    let place = given().await;
    let mut ann = ann_with_password(&place).await;
    let change = |current: &str| json!({ "password": "another horse", "current": current });

    ann.post("/api/me/password", &change("wrong horse")).await.refused(403, "password-wrong");
    ann.sets_password("another horse").await.refused(403, "password-wrong");
    place.visitor().logs_in("Ann", "another horse").await.refused(403, "login-wrong");
    assert_eq!(ann.post("/api/me/password", &change(PASSWORD)).await.status, 200);

    place.visitor().logs_in("Ann", PASSWORD).await.refused(403, "login-wrong");
    assert_eq!(place.visitor().logs_in("Ann", "another horse").await.status, 200);
    assert!(ann.me().await.has_password, "the device where it was changed stays logged in");
}

#[tokio::test]
async fn a_password_is_neither_short_nor_endless() {
    let place = given().await;
    let mut ann = place.visitor();

    assert_eq!(ann.sets_password("short").await.refused(422, "password-short").args["fewest"], "8");
    assert_eq!(ann.sets_password(&"x".repeat(201)).await.refused(422, "password-long").args["most"], "200");
    assert!(!ann.me().await.has_password);
}

#[tokio::test]
async fn a_password_is_kept_only_as_a_hash() {
    let place = given().await;
    let mut ann = ann_with_password(&place).await;

    let id = PersonId(ann.me().await.id);
    let stored = place.storage.person(&id).await.unwrap().unwrap().password.unwrap();

    assert!(stored.starts_with("$argon2id$"));
    assert!(!stored.contains(PASSWORD));
}

#[tokio::test]
async fn two_people_cannot_log_in_with_one_name() {
    let place = given().await;
    let mut other = place.visitor();
    other.is_called("Ann").await;
    ann_with_password(&place).await;

    other.sets_password(PASSWORD).await.refused(409, "name-taken");
}

#[tokio::test]
async fn whoever_logs_out_is_unknown() {
    let place = given().await;
    let mut ann = ann_with_password(&place).await;
    let is_ann = ann.me().await.id;

    let answer = ann.post("/api/logout", &json!({})).await;

    assert_eq!(answer.status, 204);
    assert!(answer.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_ne!(ann.me().await.id, is_ann);
    assert_eq!(ann.logs_in("Ann", PASSWORD).await.granted::<Me>().id, is_ann);
}

#[tokio::test]
async fn whoever_logs_out_ends_that_cookie_wherever_it_has_got_to_and_no_other() {
    let place = given().await;
    let mut ann = ann_with_password(&place).await;
    let mut phone = place.visitor();
    phone.logs_in("Ann", PASSWORD).await.granted::<Me>();
    let (is_ann, mut stolen) = (ann.me().await.id, phone.clone());

    phone.post("/api/logout", &json!({})).await;

    assert_ne!(stolen.me().await.id, is_ann, "what was copied is worth nothing");
    assert_eq!(ann.me().await.id, is_ann, "the other device is known");
    assert_eq!(phone.logs_in("Ann", PASSWORD).await.granted::<Me>().id, is_ann);
    assert_eq!(phone.me().await.id, is_ann);
}

#[tokio::test]
async fn a_cookie_that_was_issued_anew_ends_with_the_one_before() {
    let place = given().await;
    let mut ann = ann_with_password(&place).await;
    let (is_ann, mut earlier) = (ann.me().await.id, ann.clone());
    place.clock.advance(Duration::from_secs(40 * 24 * 60 * 60));
    ann.me().await;
    assert_ne!(ann.cookie, earlier.cookie);
    assert_eq!(earlier.clone().me().await.id, is_ann);

    ann.post("/api/logout", &json!({})).await;

    assert_ne!(earlier.me().await.id, is_ann);
}

#[tokio::test]
async fn a_guest_who_logs_out_is_no_more_on_any_device() {
    let place = given().await;
    let mut guest = place.visitor();
    guest.is_called("Ann").await;
    let (is_ann, mut planted) = (guest.me().await.id, guest.clone());

    assert_eq!(guest.post("/api/logout", &json!({})).await.status, 204);

    assert_ne!(planted.me().await.id, is_ann);
}

#[tokio::test]
async fn a_first_password_ends_the_cookies_that_others_have_of_the_guest() {
    let place = given().await;
    let mut ann = place.visitor();
    ann.is_called("Ann").await;
    let (is_ann, mut planted) = (ann.me().await.id, ann.clone());

    ann.sets_password(PASSWORD).await.granted::<Me>();

    assert_eq!(ann.me().await.id, is_ann, "the device where it was set stays");
    assert_ne!(planted.me().await.id, is_ann);
    assert_eq!(
        planted.get("/api/me/export").await.json::<serde_json::Value>()["person"]["name"],
        planted.me().await.name
    );
}

#[tokio::test]
async fn after_very_many_visits_that_were_ended_all_are() {
    let place = given_with(|config| {
        config.allowed.logins_by_name = 1_000.try_into().unwrap();
        config.allowed.logins_by_address = 1_000.try_into().unwrap();
    })
    .await;
    let mut ann = ann_with_password(&place).await;
    let id = PersonId(ann.me().await.id);
    let mut row = place.storage.person(&id).await.unwrap().unwrap();
    row.ended = (0..64).map(|n| format!("{n:016x}")).collect();
    place.storage.write(vec![server::storage::Change::Person(row)]).await.unwrap();
    let mut phone = place.visitor();
    phone.logs_in("Ann", PASSWORD).await.granted::<Me>();

    ann.post("/api/logout", &json!({})).await;

    assert_ne!(phone.me().await.id, id.0);
    assert!(place.storage.person(&id).await.unwrap().unwrap().ended.is_empty());
}

#[tokio::test]
async fn whoever_logs_out_everywhere_is_unknown_on_every_device() {
    let place = given().await;
    let mut ann = ann_with_password(&place).await;
    let mut phone = place.visitor();
    phone.logs_in("Ann", PASSWORD).await.granted::<Me>();
    let (is_ann, stolen) = (ann.me().await.id, ann.clone());

    let answer = phone.post("/api/logout/everywhere", &json!({})).await;

    assert_eq!((answer.status.as_u16(), answer.cookie().as_deref()), (204, Some("")));
    for device in [&mut ann, &mut phone, &mut stolen.clone()] {
        assert_ne!(device.me().await.id, is_ann);
    }
    assert_eq!(phone.logs_in("Ann", PASSWORD).await.granted::<Me>().id, is_ann);
    assert_eq!(phone.me().await.id, is_ann);
    assert_ne!(stolen.clone().me().await.id, is_ann, "an old cookie stays worthless");
}

#[tokio::test]
async fn another_password_logs_out_all_devices_but_the_one() {
    let place = given().await;
    let mut ann = ann_with_password(&place).await;
    let mut phone = place.visitor();
    phone.logs_in("Ann", PASSWORD).await.granted::<Me>();
    let is_ann = ann.me().await.id;

    let change = json!({ "password": "another horse", "current": PASSWORD });
    ann.post("/api/me/password", &change).await.granted::<Me>();

    assert_eq!(ann.me().await.id, is_ann);
    assert_ne!(phone.me().await.id, is_ann);
}

#[tokio::test]
async fn guesses_at_one_name_from_one_address_are_limited_however_it_is_spelled() {
    let place = given_with(|config| config.allowed.logins_by_name = 3.try_into().unwrap()).await;
    let mut ann = place.visitor();
    ann.is_called("Ann Lee").await;
    assert_eq!(ann.sets_password(PASSWORD).await.status, 200);
    let guess = async |name: &str, password| place.visitor_from([198, 51, 100, 9]).logs_in(name, password).await;
    for spelled in ["Ann  Lee", " ANN   lee", "ann Lee  "] {
        guess(spelled, "wrong horse").await.refused(403, "login-wrong");
    }

    let refused = guess("Ann    Lee", PASSWORD).await.refused(429, "too-many");

    assert!(refused.retry_after.is_some_and(|seconds| (1..=1201).contains(&seconds)), "{refused:?}");
    guess("Ben", PASSWORD).await.refused(403, "login-wrong");
    place.clock.advance(Duration::from_secs(3600));
    assert_eq!(guess("Ann Lee", PASSWORD).await.status, 200);
}

#[tokio::test]
async fn what_is_no_name_is_counted_as_one_however_it_is_spelled() {
    let place = given_with(|config| config.allowed.logins_by_name = 3.try_into().unwrap()).await;
    for odd in ["", "\u{202e}", "An\nn"] {
        place.visitor_from([198, 51, 100, 9]).logs_in(odd, PASSWORD).await.refused(403, "login-wrong");
    }

    place.visitor_from([198, 51, 100, 9]).logs_in("\u{200b}", PASSWORD).await.refused(429, "too-many");
}

#[tokio::test]
async fn wrong_guesses_elsewhere_do_not_lock_the_owner_out() {
    let place = given_with(|config| config.allowed.logins_by_name = 3.try_into().unwrap()).await;
    ann_with_password(&place).await;
    for _ in 0..10 {
        place.visitor_from([198, 51, 100, 1]).logs_in("Ann", "wrong horse").await;
    }

    place.visitor_from([198, 51, 100, 1]).logs_in("Ann", PASSWORD).await.refused(429, "too-many");
    assert_eq!(place.visitor_from([198, 51, 100, 2]).logs_in("Ann", PASSWORD).await.status, 200);
}

#[tokio::test]
async fn guesses_at_one_name_from_everywhere_are_limited_and_a_known_device_passes() {
    let place = given_with(|config| config.allowed.logins_from_anywhere = 4.try_into().unwrap()).await;
    let mut ann = ann_with_password(&place).await;
    ann.post("/api/logout", &json!({})).await;
    assert!(ann.cookie.is_none() && ann.device.is_some(), "the device stays known");
    for last in 0..4 {
        place.visitor_from([198, 51, 100, last]).logs_in("Ann", "wrong horse").await.refused(403, "login-wrong");
    }

    place.visitor_from([198, 51, 100, 9]).logs_in("Ann", PASSWORD).await.refused(429, "too-many");
    assert_eq!(ann.logs_in("Ann", PASSWORD).await.status, 200);
}

#[tokio::test]
async fn a_known_device_passes_those_who_guess_from_the_same_address_and_is_counted_by_itself() {
    let place = given_with(|config| {
        config.allowed.logins_by_name = 3.try_into().unwrap();
        config.allowed.logins_by_address = 3.try_into().unwrap();
    })
    .await;
    let here = [198, 51, 100, 1];
    let mut ann = place.visitor_from(here);
    ann.is_called("Ann").await;
    assert_eq!(ann.sets_password(PASSWORD).await.status, 200);
    for _ in 0..3 {
        place.visitor_from(here).logs_in("Ann", "wrong horse").await;
    }
    place.visitor_from(here).logs_in("Ann", PASSWORD).await.refused(429, "too-many");

    for _ in 0..2 {
        ann.logs_in("Ann", "wrong horse").await.refused(403, "login-wrong");
    }
    assert_eq!(ann.clone().logs_in("Ann", PASSWORD).await.status, 200);
    ann.logs_in("Ann", PASSWORD).await.refused(429, "too-many");
    ann.logs_in("Ben", PASSWORD).await.refused(429, "too-many");
}

#[tokio::test]
async fn guesses_from_one_address_are_limited_whatever_the_name() {
    let place = given_with(|config| config.allowed.logins_by_address = 3.try_into().unwrap()).await;
    for name in ["Ann", "Ben", "Cem"] {
        place.visitor_from([198, 51, 100, 1]).logs_in(name, "wrong horse").await.refused(403, "login-wrong");
    }

    place.visitor_from([198, 51, 100, 1]).logs_in("Dan", "wrong horse").await.refused(429, "too-many");
    place.visitor_from([198, 51, 100, 2]).logs_in("Dan", "wrong horse").await.refused(403, "login-wrong");
}
