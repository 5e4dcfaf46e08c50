//! Missions as tables of a campaign: opened once, counted once.

use serde_json::{Value, json};
use server::storage::Fault;

use crate::words::{address, alone, by_a_bot, given, id, person, won_newt};

#[tokio::test]
async fn two_who_open_the_next_mission_at_once_get_one_table() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let campaign = anna.begins("Hadley").await;
    let key = anna.sees(&campaign).await["invitation"].clone();
    ben.joins(&campaign, &key).await;

    let path = format!("{campaign}/table");
    let for_two = json!({"mission": "newt", "seats": [{"seat": "me"}, {"seat": "open"}]});
    let (hers, his) = tokio::join!(anna.post(&path, &for_two), ben.post(&path, &for_two));

    assert_eq!(id(&hers), id(&his));
    let mut statuses = [hers.status.as_u16(), his.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 201]);
    let now = ben.sees(&campaign).await;
    assert_eq!((&now["under-way"]["mission"], &now["under-way"]["state"]), (&json!("newt"), &json!("waiting")));
    let link = &now["under-way"]["table"];
    let seat = format!("/api/tables/{}/seat?key={}", id(&hers), link["key"].as_str().unwrap());
    for visitor in [&mut anna, &mut ben] {
        visitor.post(&seat, &json!({})).await.granted::<Value>();
    }
    assert_eq!(anna.get("/api/tables").await.granted::<Value>()["mine"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_did_not_hear_the_answer_asks_again_and_sits_at_the_same_table() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let campaign = anna.begins("Hadley").await;
    place.storage.next_writes(1, Fault::FailsLate);

    anna.post(&format!("{campaign}/table"), &alone("newt")).await.refused(503, "storage");
    let again = anna.post(&format!("{campaign}/table"), &alone("newt")).await;

    assert_eq!(again.status, 200);
    assert_eq!(anna.sees(&campaign).await["under-way"]["table"]["id"], json!(id(&again)));
}

#[tokio::test]
async fn what_could_not_be_stored_is_not_under_way() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let campaign = anna.begins("Hadley").await;
    place.storage.next_writes(1, Fault::Fails);

    anna.post(&format!("{campaign}/table"), &alone("newt")).await.refused(503, "storage");

    assert_eq!(anna.sees(&campaign).await["under-way"], json!(null));
    anna.opens(&campaign, &alone("newt")).await;
}

#[tokio::test]
async fn only_the_next_mission_is_opened_and_only_as_the_campaign_has_it() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let harder = json!({"game": "aliens", "name": "Hadley", "options": {"tracker-deck": "harder"}});
    let campaign = address(&anna.post("/api/campaigns", &harder).await);
    let path = format!("{campaign}/table");

    let refused = anna.post(&path, &alone("survive")).await.refused(409, "mission-not-next");
    assert_eq!(refused.args["missions"], "newt");
    anna.post(&path, &json!({"mission": "newt", "seats": []})).await.refused(422, "setup-players");
    let easier = json!({"mission": "newt", "seats": [{"seat": "me"}], "options": {"tracker-deck": "easier"}});
    anna.post(&path, &easier).await.refused(409, "settled-by-campaign");
    anna.delete(&path).await.refused(409, "no-mission-under-way");

    let open = json!({"mission": "newt", "seats": [{"seat": "me"}, {"seat": "open"}], "options": {"open-hands": "on"}});
    let table = anna.opens(&campaign, &open).await;
    let card = anna.get(&format!("/api/tables/{table}")).await.granted::<Value>();
    assert_eq!(card["options"], json!({"open-hands": "on", "tracker-deck": "harder"}));
    assert_eq!((&card["campaign"], &card["visibility"]), (&json!(campaign.rsplit('/').next()), &json!("by-link")));
    let set = |options: Value| json!({ "options": options });
    let path = format!("/api/tables/{table}");
    anna.patch(&path, &set(json!({"mission": "escape"}))).await.refused(409, "settled-by-campaign");
    anna.patch(&path, &set(json!({}))).await.refused(409, "settled-by-campaign");
    assert_eq!(anna.patch(&path, &set(json!({"tracker-deck": "harder"}))).await.status, 204);
}

#[tokio::test]
async fn a_mission_that_is_over_is_counted_once_and_told() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let campaign = anna.begins("Hadley").await;

    let table = anna.opens(&campaign, &by_a_bot("newt")).await;
    let now = anna.watches_until(&campaign, 1).await;

    assert_eq!(now["under-way"], json!(null));
    let played = &now["campaign"]["played"][0];
    assert_eq!((&played["mission"], &played["players"]), (&json!("newt"), &json!(1)));
    let mission = &now["missions"][0];
    assert_eq!(mission["table"]["id"], json!(table));
    assert_eq!(mission["seats"][0]["kind"], json!({"kind": "bot", "level": "random"}));
    let story = mission["story"].as_array().unwrap();
    assert_eq!(story.last().unwrap()["heard"].as_array().unwrap().last().unwrap()["heard"], "game-over");
    assert_eq!(story[0]["heard"].as_array().unwrap().len(), story[0]["told"].as_array().unwrap().len());
    let record = anna.get(&format!("/api/tables/{table}/record")).await.text();
    assert!(record.contains("carried campaign on\ncarried newt absent\n"), "the mission is one of a campaign");
    let file = anna.get(&format!("{campaign}/export")).await.text();
    assert!(file.contains(&record), "the campaign keeps what was played");
}

/// A campaign whose first mission a bot has played, on a disk that fails once after so many writes; and how
/// many were stored in all.
async fn played_on_a_disk_that(fault: Fault, after: usize) -> (Value, usize) {
    let place = given().await;
    place.storage.next_writes(after, Fault::None);
    place.storage.next_writes(1, fault);
    let mut anna = person(&place, "Anna").await;
    let campaign = anna.begins("Hadley").await;
    anna.opens(&campaign, &by_a_bot("newt")).await;
    let now = anna.watches_until(&campaign, 1).await;
    place.house.tables.close().await;
    assert_eq!(anna.sees(&campaign).await["missions"], now["missions"], "nothing is counted again");
    (now, place.storage.n_stored())
}

/// First store, then tell: the end of the game and what the campaign comes to by it are one write.
#[tokio::test]
async fn a_disk_that_fails_at_the_end_counts_nothing_twice_and_loses_nothing() {
    let (well, n_stored) = played_on_a_disk_that(Fault::None, 0).await;
    assert!(n_stored > 50, "it was a whole game");

    // The end is among the last writes, and all of them go wrong once.
    for before_the_last in 1..=3 {
        for fault in [Fault::Fails, Fault::FailsLate] {
            let (now, _) = played_on_a_disk_that(fault, n_stored - before_the_last).await;

            assert_eq!(now["campaign"]["played"].as_array().unwrap().len(), 1, "{fault:?} {before_the_last}");
            assert_eq!(now["campaign"]["played"], well["campaign"]["played"], "{fault:?} {before_the_last}");
            assert_eq!(now["under-way"], json!(null), "{fault:?} {before_the_last}");
        }
    }
}

#[tokio::test]
async fn a_mission_that_was_put_aside_counts_for_nothing() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let campaign = anna.begins("Hadley").await;
    let table = anna.opens(&campaign, &alone("newt")).await;

    assert_eq!(anna.delete(&format!("{campaign}/table")).await.status, 204);

    assert_eq!(anna.sees(&campaign).await["under-way"], json!(null));
    let other = anna.opens(&campaign, &alone("newt")).await;
    assert_ne!(other, table);
    assert_eq!(anna.sees(&campaign).await["under-way"]["table"]["id"], json!(other));
}

#[tokio::test]
async fn what_was_won_opens_the_next_mission_with_what_is_left() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let campaign = address(&anna.brings(won_newt()).await);
    let before = anna.sees(&campaign).await;
    assert_eq!(before["campaign"]["road"][0]["stands"], "won");
    let stands = |mission: &str| {
        let road = before["campaign"]["road"].as_array().unwrap();
        road.iter().find(|it| it["mission"] == mission).unwrap()["stands"].clone()
    };
    assert_eq!(
        (stands("escape"), stands("resupply"), stands("survive")),
        (json!("next"), json!("open"), json!("later"))
    );

    let table = anna.opens(&campaign, &by_a_bot("resupply")).await;
    let waits = anna.post(&format!("{campaign}/table"), &by_a_bot("escape")).await;
    assert_eq!(waits.refused(409, "mission-under-way").args["mission"], "resupply");
    let now = anna.watches_until(&campaign, 2).await;

    assert_eq!(now["campaign"]["played"][1]["mission"], "resupply");
    let record = anna.get(&format!("/api/tables/{table}/record")).await.text();
    let removed = before["campaign"]["removed"].as_array().unwrap();
    for gone in removed {
        let row = format!("carried {} {}\n", gone["card"].as_str().unwrap(), gone["count"]);
        assert!(record.contains(&row), "{row}");
    }
}
