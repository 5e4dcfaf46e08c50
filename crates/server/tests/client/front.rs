//! What the front page shows of tables: names, who watches, how long they wait, and games that
//! were over lately.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    table::{Luck, against_a_bot, for_two, given, person, play},
    visitor::{START, Visitor},
};

async fn card(visitor: &mut Visitor, table: &str) -> Value {
    visitor.gets(&format!("/api/tables/{table}")).await
}

#[tokio::test]
async fn a_table_has_a_name_if_one_is_given() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let mut new = against_a_bot("contact");
    new["name"] = json!("  Thursday   crew ");
    let table = anna.opens(&new).await;

    assert_eq!(card(&mut anna, &table).await["name"], "Thursday crew");
    assert_eq!(anna.sees(&table).await["name"], "Thursday crew");
    assert_eq!(anna.gets("/api/tables").await["mine"][0]["name"], "Thursday crew");
    play(std::slice::from_mut(&mut anna), &table, &mut Luck(4), usize::MAX).await;
    assert_eq!(anna.gets("/api/me/history").await["tables"][0]["name"], "Thursday crew");
    assert_eq!(anna.gets(&format!("/api/tables/{table}/replay")).await["name"], "Thursday crew");
    let rematch = anna.post(&format!("/api/tables/{table}/follow"), &json!({})).await.json::<Value>();
    assert_eq!(card(&mut anna, rematch["id"].as_str().unwrap()).await["name"], "Thursday crew", "and again");
    let unnamed = anna.opens(&against_a_bot("contact")).await;
    assert_eq!(card(&mut anna, &unnamed).await["name"], Value::Null);
}

#[tokio::test]
async fn a_tables_name_keeps_to_the_rules_for_names() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let named = |name: &str| {
        let mut new = for_two("contact");
        new["name"] = json!(name);
        new
    };

    anna.post("/api/tables", &named(" ")).await.refused(422, "name-empty");
    anna.post("/api/tables", &named("two\u{202e}lines")).await.refused(422, "name-characters");
    let long = anna.post("/api/tables", &named(&"ж".repeat(41))).await.refused(422, "name-long");
    assert_eq!(long.args["most"], "40");
    anna.opens(&named(&"ж".repeat(40))).await;
}

#[tokio::test]
async fn a_list_says_how_many_watch() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let table = anna.opens(&for_two("alien-frontiers")).await;
    ben.sits_at(&table).await;
    let path = format!("/api/tables/{table}/events");

    let watched = (place.visitor().watches(&path).await, place.visitor().watches(&path).await);
    let played = anna.watches(&path).await;

    assert_eq!(ben.gets("/api/tables").await["to-watch"][0]["spectators"], 2, "who plays does not watch");
    assert_eq!(card(&mut ben, &table).await["spectators"], 2);
    drop((watched, played));
    for _ in 0..1000 {
        if ben.gets("/api/tables").await["to-watch"][0]["spectators"] == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("whoever is gone does not watch any more");
}

#[tokio::test]
async fn a_list_says_since_when_a_table_waits_and_talk_does_not_change_it() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let table = anna.opens(&for_two("alien-frontiers")).await;
    assert_eq!(card(&mut anna, &table).await["waiting-since"], Value::Null, "it waits for nobody's answer yet");
    place.clock.advance(Duration::from_secs(60));
    ben.sits_at(&table).await;
    let waits = card(&mut anna, &table).await;
    assert_eq!((&waits["since"], &waits["waiting-since"]), (&json!(START), &json!(START + 60)));

    place.clock.advance(Duration::from_secs(60));
    let _anna_is_here = anna.watches(&format!("/api/tables/{table}/events")).await;
    anna.says(&table, &json!({"say": "chat", "text": "Hello?"})).await.granted::<Value>();

    let waits = card(&mut anna, &table).await;
    assert_eq!((&waits["at"], &waits["waiting-since"]), (&json!(START + 120), &json!(START + 60)));
}

#[tokio::test]
async fn a_game_that_was_over_lately_is_listed_after_those_being_played() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let over = anna.opens(&against_a_bot("contact")).await;
    let mut by_link = against_a_bot("contact");
    by_link["visibility"] = json!("by-link");
    let hidden = anna.opens(&by_link).await;
    for table in [&over, &hidden] {
        play(std::slice::from_mut(&mut anna), table, &mut Luck(9), usize::MAX).await;
    }
    place.clock.advance(Duration::from_secs(60));
    let on = anna.opens(&against_a_bot("alien-frontiers")).await;

    let listed = place.visitor().gets("/api/tables").await;

    let to_watch = listed["to-watch"].as_array().unwrap().iter();
    let to_watch: Vec<_> =
        to_watch.map(|card| (card["id"].as_str().unwrap(), card["state"].as_str().unwrap())).collect();
    assert_eq!(to_watch, [(on.as_str(), "playing"), (over.as_str(), "over")]);
}
