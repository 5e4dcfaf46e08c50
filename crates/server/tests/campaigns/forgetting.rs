//! Whoever goes leaves their campaigns to the others, and whoever logs in takes theirs along.

use protocol::{Export, Retention};
use serde_json::{Value, json};
use server::storage::{CampaignId, Storage as _, pruning};

use crate::words::{alone, given, person};

#[tokio::test]
async fn a_campaign_of_whoever_is_forgotten_goes_to_the_next_and_the_last_takes_it_along() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let campaign = anna.begins("Hadley").await;
    let key = anna.sees(&campaign).await["invitation"].clone();
    ben.joins(&campaign, &key).await;

    assert_eq!(anna.delete("/api/me").await.status, 204);

    let now = ben.sees(&campaign).await;
    assert_eq!(now["is-mine"], json!(true));
    assert_eq!(now["members"].as_array().unwrap().len(), 1);
    assert_eq!(ben.delete("/api/me").await.status, 204);
    let gone = CampaignId(campaign.rsplit('/').next().unwrap().to_owned());
    assert_eq!(place.storage.campaign(&gone).await.unwrap(), None);
}

#[tokio::test]
async fn a_guest_who_logs_in_takes_their_campaigns_along() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    anna.sets_password("correct horse").await.granted::<Value>();
    let mut guest = place.visitor();
    let campaign = guest.begins("Hadley").await;

    guest.logs_in("Anna", "correct horse").await.granted::<Value>();

    let now = anna.sees(&campaign).await;
    assert_eq!((&now["is-mine"], &now["members"][0]["name"]), (&json!(true), &json!("Anna")));
}

#[tokio::test]
async fn what_is_kept_of_somebody_names_their_campaigns() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let campaign = anna.begins("Hadley").await;

    let export: Export = anna.get("/api/me/export").await.granted();

    assert_eq!(export.campaigns.len(), 1);
    assert!(export.campaigns[0].link.ends_with(campaign.strip_prefix("/api").unwrap()));
    assert!(export.campaigns[0].is_mine);
}

#[tokio::test]
async fn a_campaign_of_guests_goes_when_nobody_needs_it_and_any_other_stays() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    anna.sets_password("correct horse").await.granted::<Value>();
    let mut guest = place.visitor();
    let (hers, theirs) = (anna.begins("Hadley").await, guest.begins("Hadley").await);
    let under_way = guest.begins("Acheron").await;
    guest.opens(&under_way, &alone("newt")).await;
    let keeps = Retention { finished: Some(30), ..Retention::default() };
    let in_days = |days: u64| place.house.now() + days * 24 * 3600;

    assert_eq!(pruning::prune_campaigns(&*place.storage, &keeps, in_days(29)).await.unwrap(), 0);
    assert_eq!(pruning::prune_campaigns(&*place.storage, &keeps, in_days(31)).await.unwrap(), 1);

    guest.get(&theirs).await.refused(404, "no-such-campaign");
    anna.sees(&hers).await;
    guest.sees(&under_way).await;
}
