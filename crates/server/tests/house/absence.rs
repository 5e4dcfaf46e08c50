//! Who is away, whose time is up, and tables that sleep: over real sockets, with a real
//! database file.

use std::time::Duration;

use serde_json::{Value, json};
use server::config::Config;
use tokio::time::{sleep, timeout};

use crate::{
    serving::{SOON, open},
    sockets::{attends, attends_after, hears, hears_until, opens},
    visitor::{Place, Visitor, given_with},
};

/// A house in which things happen soon.
fn quick(config: &mut Config) {
    config.tables.grace = Duration::from_millis(200);
    config.tables.countdown = Duration::from_millis(1500);
    config.tables.bot_pause = Duration::from_millis(1);
    config.tables.sleep_after = Duration::from_millis(200);
    config.timings.due = Duration::from_millis(50);
    config.live.heartbeat = Duration::from_secs(1);
}

/// Two people with a game that is on.
async fn two_people(place: &Place, pace: &Value) -> (Visitor, Visitor, String) {
    let (mut anna, mut ben) = (place.visitor(), place.visitor());
    anna.me().await;
    ben.me().await;
    let table = opens(&mut anna, pace).await;
    let seated = ben.post(&format!("/api/tables/{table}/seat"), &json!({})).await;
    assert_eq!(seated.granted::<Value>()["seat"], 2);
    (anna, ben, table)
}

#[tokio::test]
async fn a_bot_sits_in_for_whoever_went_away_until_they_come_back() {
    let place = given_with(quick).await;
    let (anna, ben, table) = two_people(&place, &json!({ "pace": "live", "seconds": 600, "gained": 5 })).await;
    let (address, _stop, _served) = open(&place).await;
    let annas = attends(address, &anna, &table).await;
    let mut bens = attends(address, &ben, &table).await;
    hears_until(&mut bens, |told| told["seats"][0]["is-here"] == true).await;

    drop(annas);
    let gone = hears_until(&mut bens, |told| told["seats"][0]["is-here"] == false).await;
    assert!(gone["seats"][0]["bot-in"].is_null(), "at first nobody makes a fuss of it");
    hears_until(&mut bens, |told| told["seats"][0]["bot-in"].is_number()).await;
    let replaced = hears_until(&mut bens, |told| told["seats"][0]["sitting-in"] == "greedy").await;
    assert_eq!(replaced["seats"][0]["kind"]["kind"], "person", "it is still her seat");

    let mut annas = attends_after(address, &anna, &table, 2).await;
    let mut told = Vec::new();
    let back = loop {
        let next = hears(&mut annas).await;
        if next["type"] == "table" {
            break next;
        }
        told.push(next["n"].as_u64().unwrap());
    };
    assert_eq!(told, (3..=back["n"].as_u64().unwrap()).collect::<Vec<_>>(), "each moment once, and in order");
    assert!(back["seats"][0]["sitting-in"].is_null());
    assert_eq!(back["mine"], json!([1]));
    hears_until(&mut bens, |told| told["seats"][0]["sitting-in"].is_null() && told["type"] == "table").await;
}

#[tokio::test]
async fn a_clock_runs_for_whoever_is_asked_and_a_bot_plays_when_it_has_run_out() {
    let place = given_with(quick).await;
    let (anna, ben, table) = two_people(&place, &json!({ "pace": "live", "seconds": 10, "gained": 0 })).await;
    let (address, _stop, _served) = open(&place).await;
    let mut annas = attends(address, &anna, &table).await;
    let mut bens = attends(address, &ben, &table).await;
    let began = hears(&mut bens).await;
    let asked = began["asked"]["seats"][0].as_u64().unwrap() as usize;
    let clock = |told: &Value, seat: usize| told["seats"][seat - 1]["clock"].clone();
    assert_eq!(
        (clock(&began, asked)["runs"].clone(), clock(&began, 3 - asked)["runs"].clone()),
        (json!(true), json!(false))
    );

    // Both listen and neither answers.
    let listening = tokio::spawn(async move { hears_until(&mut annas, |told| told["state"] == "over").await });
    let wait = async {
        loop {
            let told = timeout(SOON * 3, hears_until(&mut bens, |told| told["type"] == "table")).await.unwrap();
            if told["seats"][asked - 1]["sitting-in"] == "greedy" {
                return told;
            }
        }
    };
    let late = wait.await;

    assert_eq!(clock(&late, asked)["runs"], false);
    assert!(clock(&late, 3 - asked)["left"].as_u64().unwrap() > 9_000, "{late}");
    listening.abort();
}

#[tokio::test]
async fn a_table_sleeps_when_nobody_is_there_and_wakes_when_a_turn_has_taken_too_long() {
    let place = given_with(quick).await;
    let (mut anna, ben, table) = two_people(&place, &json!({ "pace": "turn-based", "hours": 24 })).await;
    let (address, _stop, _served) = open(&place).await;
    let mut bens = attends(address, &ben, &table).await;
    let asked = hears(&mut bens).await["asked"]["seats"].clone();
    drop(bens);
    let asleep = async {
        while place.house.tables.n_awake() > 0 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(SOON, asleep).await.expect("it falls asleep");

    place.clock.advance(Duration::from_secs(25 * 3600));

    let path = format!("/api/tables/{table}");
    let went_on = async {
        while anna.get(&path).await.granted::<Value>()["waiting-for"] == asked {
            sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(SOON, went_on).await.expect("the turn went on to the next");
    let now = hears(&mut attends(address, &anna, &table).await).await;
    let late = asked[0].as_u64().unwrap() as usize;
    // If it was Anna who was late, she has her seat back by coming.
    assert!(late == 1 || now["seats"][late - 1]["sitting-in"] == "greedy", "{now}");
}
