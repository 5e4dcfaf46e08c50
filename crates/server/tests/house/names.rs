//! Names that people choose.

use std::time::Duration;

use serde_json::{Value, json};
use server::storage::Fault;

use crate::visitor::{given, given_with};

#[tokio::test]
async fn a_name_is_kept_as_it_was_chosen() {
    let place = given().await;
    let mut ann = place.visitor();

    let renamed = ann.is_called("  Анна  Łukasz ").await;

    assert_eq!(renamed.name, "Анна Łukasz");
    assert!(renamed.is_named);
    assert_eq!(ann.me().await, renamed);
}

#[tokio::test]
async fn what_is_no_name_is_refused_with_the_reason() {
    let place = given().await;
    let mut ann = place.visitor();
    let before = ann.me().await;

    for (name, code) in [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("abcdefghijklmnopqrstuvwxy", "name-long"),
        ("An\u{200b}n", "name-characters"),
        ("\u{202e}nnA", "name-characters"),
        ("An\nn", "name-characters"),
        ("An\0n", "name-characters"),
    ] {
        ann.patch("/api/me", &json!({ "name": name })).await.refused(422, code);
    }
    assert_eq!(ann.me().await, before);
}

#[tokio::test]
async fn guests_may_share_a_name() {
    let place = given().await;

    place.visitor().is_called("Ann").await;
    place.visitor().is_called("Ann").await;
}

#[tokio::test]
async fn a_name_that_somebody_logs_in_with_is_taken() {
    let place = given().await;
    let (mut ann, mut other) = (place.visitor(), place.visitor());
    ann.is_called("Анна").await;
    assert_eq!(ann.sets_password("correct horse").await.status, 200);

    other.patch("/api/me", &json!({ "name": "АННА" })).await.refused(409, "name-taken");

    ann.is_called("анна").await;
}

#[tokio::test]
async fn a_name_that_looks_like_one_that_somebody_logs_in_with_is_taken() {
    let place = given().await;
    let mut orion = place.visitor();
    orion.is_called("Orion 26").await;
    let mut before = place.visitor();
    before.is_called("\u{39f}rion 26").await;
    assert_eq!(orion.sets_password("correct horse").await.status, 200);

    for name in ["\u{41e}rion 26", "Or\u{131}on 26", "Orion \u{ff12}\u{ff16}", "0rion 26"] {
        place.visitor().patch("/api/me", &json!({ "name": name })).await.refused(409, "name-taken");
    }
    before.sets_password("another horse").await.refused(409, "name-taken");
    place.visitor().is_called("Orion 27").await;
    orion.is_called("0rion 26").await;
}

#[tokio::test]
async fn letters_of_any_script_are_not_stacked_and_signs_that_enclose_others_are_no_name() {
    let place = given().await;

    for name in [format!("A{}", "\u{e49}".repeat(20)), "\u{600}12".to_owned()] {
        place.visitor().patch("/api/me", &json!({ "name": name })).await.refused(422, "name-characters");
    }
}

#[tokio::test]
async fn a_storage_that_fails_changes_nothing_and_says_when_to_come_back() {
    let place = given().await;
    let mut ann = place.visitor();
    ann.is_called("Ann").await;
    place.storage.all_writes(Fault::Full);

    let refused = ann.patch("/api/me", &json!({ "name": "Anna" })).await.refused(503, "storage");

    assert_eq!(refused.retry_after, Some(5));
    assert!(refused.args.is_empty(), "what the disk says is not for visitors");
    assert_eq!(ann.me().await.name, "Ann");
}

#[tokio::test]
async fn a_rename_and_a_password_at_the_same_time_are_both_kept() {
    let place = given().await;
    let mut ann = place.visitor();
    ann.is_called("Ann").await;
    let (mut here, mut there) = (ann.clone(), ann.clone());

    // Neither is written until both have begun.
    place.storage.all_writes(Fault::Hangs);
    let going_on = async {
        tokio::time::sleep(Duration::from_millis(400)).await;
        place.storage.all_writes(Fault::None);
    };
    let (renamed, set, ()) = tokio::join!(here.is_called("Anna"), there.sets_password("correct horse"), going_on);

    assert_eq!((renamed.name.as_str(), set.status.as_u16()), ("Anna", 200));
    let me = there.me().await;
    assert_eq!(me.name, "Anna");
    assert!(me.has_password);
}

#[tokio::test]
async fn no_guest_is_given_a_name_that_somebody_logs_in_with() {
    let place = given_with(|config| {
        config.allowed.requests_by_address = 100_000.try_into().unwrap();
        config.allowed.logins_by_address = 100_000.try_into().unwrap();
    })
    .await;
    let mut guest = place.visitor();
    let before = guest.me().await.name;
    let mut owner = place.visitor();
    owner.is_called(&before).await;
    assert_eq!(owner.sets_password("correct horse").await.status, 200);

    let after = guest.me().await.name;

    assert_ne!(after, before, "it was never stored, and is somebody's now");
    assert_eq!(guest.me().await.name, after, "and stays");
    let table = json!({ "game": "alien-frontiers", "seats": [{ "seat": "me" }, { "seat": "open" }] });
    let id = guest.post("/api/tables", &table).await.json::<Value>()["id"].as_str().unwrap().to_owned();
    let card: Value = guest.get(&format!("/api/tables/{id}")).await.granted();
    assert_eq!(card["seats"][0]["name"], after);
}
