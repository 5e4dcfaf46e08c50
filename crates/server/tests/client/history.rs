//! What somebody has played is listed and counted, and says how good they are.

use serde_json::{Value, json};
use server::storage::Fault;

use crate::{
    table::{Luck, against_a_bot, for_two, given, person, play},
    visitor::Visitor,
};

async fn history(visitor: &mut Visitor) -> Value {
    visitor.gets("/api/me/history").await
}

/// Two people play a game in which the second resigns at once.
async fn beats(winner: &mut Visitor, loser: &mut Visitor) -> String {
    let table = winner.opens(&for_two("alien-frontiers")).await;
    loser.sits_at(&table).await;
    loser.says(&table, &json!({"say": "resign", "seat": 2})).await.granted::<Value>();
    table
}

#[tokio::test]
async fn a_game_against_a_bot_is_listed_with_its_result_and_moves_no_rating() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let mut new = against_a_bot("alien-frontiers");
    new["options"] = json!({"resource-supply": "unlimited"});
    let table = anna.opens(&new).await;
    assert_eq!(history(&mut anna).await, json!({"games": [], "tables": [], "next": null}), "nothing is over yet");

    play(std::slice::from_mut(&mut anna), &table, &mut Luck(3), usize::MAX).await;

    let history = history(&mut anna).await;
    let listed = &history["tables"][0];
    let now = anna.sees(&table).await;
    assert_eq!((&listed["id"], &listed["game"]), (&json!(table), &json!("alien-frontiers")));
    assert_eq!((&listed["options"], &listed["mine"]), (&json!({"resource-supply": "unlimited"}), &json!([1])));
    assert!(listed["at"].is_u64() && listed["rounds"].as_u64() > Some(1));
    assert_eq!(listed["seats"][1]["kind"], json!({"kind": "bot", "level": "random"}));
    for standing in now["standings"].as_array().unwrap() {
        let seat = &listed["seats"][standing["seat"].as_u64().unwrap() as usize - 1];
        assert_eq!((&seat["place"], &seat["score"]), (&standing["rank"], &standing["score"]));
        assert_eq!(seat["has-won"], standing["rank"] == 1);
    }
    let won = u64::from(listed["has-won"] == true);
    assert_eq!(
        history["games"],
        json!([{"game": "alien-frontiers", "played": 1, "won": won, "rating": null}]),
        "a bot says nothing about how good somebody is"
    );
}

#[tokio::test]
async fn a_game_between_people_moves_their_ratings_once() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);

    let table = beats(&mut anna, &mut ben).await;
    anna.says(&table, &json!({"say": "chat", "text": "Well played!"})).await;

    let (hers, his) = (history(&mut anna).await, history(&mut ben).await);
    let rating = |history: &Value| history["games"][0]["rating"].clone();
    assert!(rating(&hers)["rating"].as_i64() > Some(1000) && rating(&his)["rating"].as_i64() < Some(1000));
    assert!(rating(&hers)["uncertainty"].as_i64() < Some(333));
    assert_eq!((&rating(&hers)["games"], &rating(&his)["games"]), (&json!(1), &json!(1)));
    assert_eq!((&hers["games"][0]["won"], &his["games"][0]["won"]), (&json!(1), &json!(0)));
    assert_eq!(hers["tables"][0]["seats"][1]["place"], 2, "whoever resigned is last");

    beats(&mut anna, &mut ben).await;
    let after = history(&mut anna).await;
    assert_eq!((&after["games"][0]["played"], &rating(&after)["games"]), (&json!(2), &json!(2)));
    assert!(rating(&after)["rating"].as_i64() > rating(&hers)["rating"].as_i64());
}

#[tokio::test]
async fn whoever_leaves_their_seat_to_a_bot_is_behind_everybody() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let table = anna.opens(&for_two("alien-frontiers")).await;
    ben.sits_at(&table).await;

    assert_eq!(ben.delete(&format!("/api/tables/{table}/seat/2")).await.status, 204);
    anna.says(&table, &json!({"say": "resign", "seat": 1})).await.granted::<Value>();

    let (hers, his) = (history(&mut anna).await, history(&mut ben).await);
    assert_eq!(his["tables"][0]["id"], json!(table), "it is still his game");
    let seat = &his["tables"][0]["seats"][1];
    assert_eq!((&seat["has-left"], &seat["has-won"], &seat["place"]), (&json!(true), &json!(false), &json!(1)));
    assert_eq!(his["tables"][0]["has-won"], false, "the bot has won, and he has not");
    let points = |history: &Value| history["games"][0]["rating"]["rating"].as_i64().unwrap();
    assert!(points(&hers) > 1000 && points(&his) < 1000, "{hers} {his}");
}

#[tokio::test]
async fn whoever_leaves_and_comes_back_has_not_left() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let table = anna.opens(&for_two("alien-frontiers")).await;
    ben.sits_at(&table).await;
    ben.delete(&format!("/api/tables/{table}/seat/2")).await;
    ben.post(&format!("/api/tables/{table}/seat"), &json!({"seat": 2})).await.granted::<Value>();

    anna.says(&table, &json!({"say": "resign", "seat": 1})).await.granted::<Value>();

    let his = history(&mut ben).await;
    assert_eq!(
        (&his["tables"][0]["has-won"], &his["tables"][0]["seats"][1]["has-left"]),
        (&json!(true), &json!(false))
    );
    assert!(his["games"][0]["rating"]["rating"].as_i64() > Some(1000));
}

#[tokio::test]
async fn what_goes_on_from_another_game_says_nothing_about_how_good_people_are() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let table = beats(&mut anna, &mut ben).await;
    let before = history(&mut anna).await["games"][0]["rating"].clone();
    let follow = anna.post(&format!("/api/tables/{table}/follow"), &json!({"entry": 3})).await.json::<Value>();
    let again = follow["id"].as_str().unwrap().to_owned();
    let key = anna.sees(&again).await["invitation"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/tables/{again}/seat?key={key}"), &json!({})).await.granted::<Value>();

    ben.says(&again, &json!({"say": "resign", "seat": 2})).await.granted::<Value>();

    let after = history(&mut anna).await;
    assert_eq!(after["games"][0]["played"], 2, "it is listed all the same");
    assert_eq!(after["games"][0]["rating"], before);
}

#[tokio::test]
async fn a_long_history_comes_in_pages() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let mut played = Vec::new();
    for n in 0..5 {
        // Two of them end in the same second.
        place.clock.advance(std::time::Duration::from_secs(n / 3));
        played.push(beats(&mut anna, &mut ben).await);
    }

    let mut listed = Vec::new();
    let mut path = "/api/me/history?limit=2".to_owned();
    let n_pages = loop {
        let page = anna.gets(&path).await;
        let ids = page["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned());
        listed.push(ids.collect::<Vec<_>>());
        let Some(next) = page["next"].as_str() else { break listed.len() };
        path = format!("/api/me/history?limit=2&before={next}");
    };

    assert_eq!(n_pages, 3);
    let mut all = listed.concat();
    assert_eq!(all[0], played[4], "the latest first");
    all.sort();
    played.sort();
    assert_eq!(all, played, "none is missing and none comes twice");
    anna.get("/api/me/history?before=yesterday").await.refused(400, "malformed-request");
}

#[tokio::test]
async fn an_end_that_cannot_be_stored_has_no_result_and_one_that_was_stored_has_one() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let table = anna.opens(&for_two("alien-frontiers")).await;
    ben.sits_at(&table).await;
    let resign = json!({"say": "resign", "seat": 2});

    place.storage.next_writes(1, Fault::Fails);
    ben.says(&table, &resign).await.refused(503, "storage");
    assert_eq!(history(&mut ben).await["tables"], json!([]));
    // The disk says no, and has stored everything.
    place.storage.next_writes(1, Fault::FailsLate);
    ben.says(&table, &resign).await.refused(503, "storage");

    let his = history(&mut ben).await;
    assert_eq!((&his["games"][0]["played"], &his["games"][0]["rating"]["games"]), (&json!(1), &json!(1)));
    assert_eq!(anna.sees(&table).await["state"], "over");
}

#[tokio::test]
async fn ones_results_can_be_taken_along_and_are_nobodys_once_one_is_forgotten() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let table = beats(&mut anna, &mut ben).await;

    let export = ben.gets("/api/me/export").await;
    assert_eq!(export["results"][0]["id"], json!(table));
    assert_eq!(export["results"][0]["mine"], json!([2]));
    assert_eq!(export["games"][0]["rating"]["games"], 1);
    let his_cookie = ben.cookie.clone();
    assert_eq!(ben.delete("/api/me").await.status, 204);

    let hers = history(&mut anna).await;
    assert_eq!(hers["tables"][0]["seats"][1]["name"], "", "her game is still hers, and he has no name in it");
    assert_eq!(hers["games"][0]["won"], 1);
    ben.cookie = his_cookie;
    assert_eq!(history(&mut ben).await, json!({"games": [], "tables": [], "next": null}));
}
