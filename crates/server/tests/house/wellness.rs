//! How the house is: health and metrics.

use serde_json::{Value, json};
use server::{config::MetricsFor, storage::Storage};

use crate::visitor::{given, given_with};

#[tokio::test]
async fn a_house_that_can_store_is_well() {
    let place = given().await;

    let health: Value = place.visitor().get("/healthz").await.granted();

    assert_eq!(health["is-well"], true);
}

#[tokio::test]
async fn a_house_announces_how_long_things_are_kept() {
    let place = given_with(|config| config.keeps.finished = Some(400)).await;

    let card: Value = place.visitor().get("/api/house").await.granted();

    assert_eq!(card["keeps"], json!({ "guests": 30, "waiting": 14, "abandoned": 180, "finished": 400, "brief": 7 }));
}

#[tokio::test]
async fn a_house_that_cannot_store_is_not_well() {
    let place = given().await;
    place.storage.close().await;

    place.visitor().get("/healthz").await.refused(503, "storage");
}

#[tokio::test]
async fn metrics_are_for_programs_on_the_same_machine() {
    let place = given().await;
    place.visitor().get("/api/games").await;

    let here = place.visitor_from([127, 0, 0, 1]).get("/metrics").await;

    assert_eq!(here.status, 200);
    assert!(here.text().contains(r#"airlock_requests_total{method="GET",route="/api/games",status="200"}"#));
    assert!(here.text().contains("airlock_request_seconds_bucket"));
    place.visitor_from([192, 0, 2, 1]).get("/metrics").await.refused(404, "not-found");
    place.visitor_from_nowhere().get("/metrics").await.refused(404, "not-found");
    for header in ["x-forwarded-for", "forwarded", "via", "x-real-ip"] {
        let mut through_proxy = place.visitor_from([127, 0, 0, 1]).with(header, "127.0.0.1");
        through_proxy.get("/metrics").await.refused(404, "not-found");
    }
}

#[tokio::test]
async fn metrics_are_for_everybody_if_the_house_is_told_so() {
    let place = given_with(|config| config.metrics_for = MetricsFor::Everybody).await;

    assert_eq!(place.visitor_from([192, 0, 2, 1]).get("/metrics").await.status, 200);
}

#[tokio::test]
async fn metrics_name_routes_and_neither_people_nor_what_was_asked() {
    let place = given_with(|config| config.metrics_for = MetricsFor::Everybody).await;
    let mut ann = place.visitor();
    let me = ann.is_called("Unmistakable").await;
    ann.get("/api/games?invitation=very-secret").await;
    ann.get("/made/up/address").await;
    let brew = axum::http::Method::from_bytes(b"BREW").unwrap();
    ann.send(brew, "/api/games", axum::body::Body::empty(), None).await;

    let metrics = ann.get("/metrics").await.text();

    assert!(metrics.contains(r#"route="none",status="404""#));
    assert!(metrics.contains(r#"method="other""#));
    for secret in [me.id.as_str(), "Unmistakable", "very-secret", "made/up", "BREW"] {
        assert!(!metrics.contains(secret), "{secret}");
    }
}
