//! Who may knock at which door.

use serde_json::{Value, json};

use crate::words::{alone, called, given, given_where, person};

#[tokio::test]
async fn whoever_begins_a_campaign_is_its_owner_and_finds_it_again() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;

    let campaign = anna.begins(" Friday nights ").await;

    let now = anna.sees(&campaign).await;
    assert_eq!(
        (&now["name"], &now["is-mine"], &now["is-member"]),
        (&json!("Friday nights"), &json!(true), &json!(true))
    );
    assert_eq!(now["members"], json!([{"number": 1, "name": "Anna", "is-owner": true, "is-me": true}]));
    assert_eq!((&now["campaign"]["state"], &now["under-way"]), (&json!("under-way"), &json!(null)));
    assert_eq!(now["campaign"]["road"][0], json!({"mission": "newt", "stands": "next"}));
    assert_eq!(now["campaign"]["score-now"]["cards"], 60);
    let listed = anna.get("/api/campaigns").await.granted::<Value>();
    assert_eq!((&listed[0]["name"], &listed[0]["next"]), (&json!("Friday nights"), &json!("newt")));
    assert_eq!(person(&place, "Ben").await.get("/api/campaigns").await.granted::<Value>(), json!([]));
}

#[tokio::test]
async fn what_cannot_be_a_campaign_is_refused() {
    let place = given_where(|config| config.allowed.campaigns = 2).await;
    let mut anna = person(&place, "Anna").await;
    let refused = async |new: Value, status, code: &str| {
        let mut anna = anna.clone();
        anna.post("/api/campaigns", &new).await.refused(status, code);
    };
    refused(called("?!"), 422, "campaign-name").await;
    refused(json!({"game": "nemesis", "name": "A"}), 422, "no-campaigns").await;
    let open_hands = json!({"game": "aliens", "name": "A", "options": {"open-hands": "on"}});
    refused(open_hands, 422, "campaign-option").await;
    let odd = json!({"game": "aliens", "name": "A", "options": {"mission-3": "odd"}});
    refused(odd, 422, "setup-unknown-value").await;

    anna.begins("A").await;
    // Whoever did not hear the first answer does not begin a second one.
    anna.post("/api/campaigns", &called("a")).await.refused(409, "campaign-name-taken");
    anna.begins("B").await;
    anna.post("/api/campaigns", &called("C")).await.refused(429, "too-many-campaigns");
}

#[tokio::test]
async fn nobody_who_is_no_member_reads_or_changes_anything() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let campaign = anna.begins("Hadley").await;
    let before = anna.sees(&campaign).await;

    for mut stranger in [person(&place, "Ben").await, place.visitor()] {
        let none = "no-such-campaign";
        stranger.get(&campaign).await.refused(404, none);
        stranger.get(&format!("{campaign}?key=guess")).await.refused(404, none);
        stranger.get(&format!("{campaign}/export")).await.refused(404, none);
        stranger.patch(&campaign, &json!({"name": "Mine"})).await.refused(404, none);
        stranger.delete(&campaign).await.refused(404, none);
        stranger.post(&format!("{campaign}/table"), &alone("newt")).await.refused(404, none);
        stranger.delete(&format!("{campaign}/table")).await.refused(404, none);
        stranger.delete(&format!("{campaign}/members/1")).await.refused(404, none);
        stranger.post(&format!("{campaign}/invitation"), &json!({})).await.refused(404, none);
        stranger.joins(&campaign, &json!("guess")).await.refused(404, none);
    }

    assert_eq!(anna.sees(&campaign).await, before);
}

#[tokio::test]
async fn whoever_has_the_link_may_look_and_become_a_member() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let campaign = anna.begins("Hadley").await;
    let key = anna.sees(&campaign).await["invitation"].clone();

    let looked = ben.sees(&format!("{campaign}?key={}", key.as_str().unwrap())).await;
    assert_eq!((&looked["is-member"], &looked["invitation"]), (&json!(false), &json!(null)));
    assert_eq!(ben.joins(&campaign, &key).await.status, 204);
    assert_eq!(ben.joins(&campaign, &key).await.status, 204, "again is nothing");

    let now = ben.sees(&campaign).await;
    assert_eq!((&now["is-member"], &now["is-mine"]), (&json!(true), &json!(false)));
    assert_eq!(now["members"][1], json!({"number": 2, "name": "Ben", "is-owner": false, "is-me": true}));
    assert_eq!(ben.get("/api/campaigns").await.granted::<Value>()[0]["members"], json!(["Anna", "Ben"]));
    assert_eq!(ben.get(&format!("{campaign}/export")).await.status, 200);
}

#[tokio::test]
async fn what_concerns_the_whole_only_the_owner_does() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let campaign = anna.begins("Hadley").await;
    let key = anna.sees(&campaign).await["invitation"].clone();
    ben.joins(&campaign, &key).await;

    ben.patch(&campaign, &json!({"name": "Mine"})).await.refused(403, "only-the-owner");
    ben.delete(&campaign).await.refused(403, "only-the-owner");
    ben.delete(&format!("{campaign}/members/1")).await.refused(409, "owner-stays");
    ben.delete(&format!("{campaign}/table")).await.refused(403, "only-the-owner");
    anna.delete(&format!("{campaign}/members/1")).await.refused(409, "owner-stays");
    anna.delete(&format!("{campaign}/members/7")).await.refused(404, "no-such-member");

    assert_eq!(anna.patch(&campaign, &json!({"name": "Acheron", "owner": 2})).await.status, 204);
    let now = anna.sees(&campaign).await;
    assert_eq!((&now["name"], &now["is-mine"]), (&json!("Acheron"), &json!(false)));
    assert_eq!(ben.delete(&format!("{campaign}/members/1")).await.status, 204, "now it is his");
    anna.get(&campaign).await.refused(404, "no-such-campaign");
    anna.joins(&campaign, &key).await.refused(404, "no-such-campaign");
    assert_eq!(ben.delete(&campaign).await.status, 204);
    ben.get(&campaign).await.refused(404, "no-such-campaign");
}

#[tokio::test]
async fn a_member_goes_when_they_like_and_by_a_renewed_link_nobody_comes() {
    let place = given_where(|config| config.allowed.members = 2).await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let campaign = anna.begins("Hadley").await;
    let key = anna.sees(&campaign).await["invitation"].clone();
    ben.joins(&campaign, &key).await;
    person(&place, "Cleo").await.joins(&campaign, &key).await.refused(409, "campaign-is-full");

    assert_eq!(ben.delete(&format!("{campaign}/members/2")).await.status, 204);
    ben.get(&campaign).await.refused(404, "no-such-campaign");
    let renewed = anna.post(&format!("{campaign}/invitation"), &json!({})).await.granted::<Value>();
    assert_ne!(renewed["invitation"], key);
    ben.joins(&campaign, &key).await.refused(404, "no-such-campaign");

    assert_eq!(ben.joins(&campaign, &renewed["invitation"]).await.status, 204);
}

#[tokio::test]
async fn what_the_owner_shows_everybody_reads_and_nobody_else_changes() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let campaign = anna.begins("Hadley").await;
    assert_eq!(anna.patch(&campaign, &json!({"is-readable": true})).await.status, 204);
    anna.opens(&campaign, &alone("newt")).await;

    let mut stranger = place.visitor();
    let now = stranger.sees(&campaign).await;

    assert_eq!((&now["is-readable"], &now["invitation"]), (&json!(true), &json!(null)));
    assert_eq!(now["under-way"]["table"]["key"], json!(null), "the table is not shown by it");
    assert_eq!(stranger.get(&format!("{campaign}/export")).await.status, 200);
    stranger.post(&format!("{campaign}/table"), &alone("newt")).await.refused(403, "only-members");
    stranger.joins(&campaign, &json!("guess")).await.refused(403, "invitation-wrong");
}
