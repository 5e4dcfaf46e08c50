//! Before the game: whoever waits at a table sees all that there is to wait for.

use serde_json::{Value, json};

use crate::table::{given, person};

#[tokio::test]
async fn a_table_that_waits_shows_its_seats_its_host_and_all_its_options() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let table = anna
        .opens(&json!({
            "game": "alien-frontiers",
            "seats": [{"seat": "open"}, {"seat": "me"}, {"seat": "bot", "level": "greedy"}, {"seat": "open"}],
            "options": {"long-game": "on"},
            "pace": {"pace": "live", "seconds": 1800, "gained": 10},
        }))
        .await;
    ben.sits_at(&table).await;

    let (host, guest, watcher) = (anna.sees(&table).await, ben.sees(&table).await, place.visitor().sees(&table).await);

    for seen in [&host, &guest, &watcher] {
        assert_eq!((&seen["state"], &seen["host"]), (&json!("waiting"), &json!(2)));
        let kinds = seen["seats"].as_array().unwrap().iter().map(|seat| seat["kind"]["kind"].as_str().unwrap());
        assert_eq!(kinds.collect::<Vec<_>>(), ["person", "person", "bot", "open"]);
        assert_eq!((&seen["seats"][0]["name"], &seen["seats"][1]["name"]), (&json!("Ben"), &json!("Anna")));
        let options: Vec<_> = seen["options"].as_array().unwrap().iter().map(|option| option[0].clone()).collect();
        let all = ["long-game", "two-player-setup", "resource-supply", "duty-to-dock", "cannon-relic-exempt"];
        assert_eq!(options, all, "those at their default too");
        assert_eq!((&seen["options"][0], &seen["options"][1][1]), (&json!(["long-game", "on"]), &json!("published")));
        assert_eq!((&seen["start-when-full"], &seen["pace"]["seconds"]), (&json!(false), &json!(1800)));
        assert!(seen["view"].is_null() && seen["asked"].is_null());
        assert!(seen["chance"]["commitment"].is_string() && seen["chance"]["seed"].is_null());
    }
    assert_eq!((&host["is-host"], &guest["is-host"]), (&json!(true), &json!(false)));
    assert_eq!((&host["mine"], &guest["mine"]), (&json!([2]), &json!([1])));
    assert!(host["invitation"].is_string() && host["invitation"] == guest["invitation"]);
    assert!(watcher["invitation"].is_null(), "who only watches invites nobody");

    anna.send(
        axum::http::Method::PUT,
        &format!("/api/tables/{table}/seat/4"),
        json!({"level": "random"}).to_string(),
        Some("application/json"),
    )
    .await;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &Value::Null).await.status, 204);
    let options = anna.sees(&table).await["options"].clone();
    assert_eq!(options, host["options"], "the game has the options that were shown");
}

#[tokio::test]
async fn a_table_that_is_to_go_on_from_another_waits_like_any_other() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let table = anna.opens(&crate::table::for_two("alien-frontiers")).await;
    ben.sits_at(&table).await;
    ben.says(&table, &json!({"say": "resign", "seat": 2})).await.granted::<Value>();
    let follow = anna.post(&format!("/api/tables/{table}/follow"), &json!({"entry": 3})).await.json::<Value>();
    let again = follow["id"].as_str().unwrap();

    let waiting = anna.sees(again).await;
    assert!(waiting["state"] == "waiting" && waiting["view"].is_null());
    let key = waiting["invitation"].as_str().unwrap();
    ben.post(&format!("/api/tables/{again}/seat?key={key}"), &json!({})).await.granted::<Value>();

    assert_eq!(anna.sees(again).await["state"], "playing");
}
