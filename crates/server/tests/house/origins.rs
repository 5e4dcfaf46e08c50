//! Pages of other sites cannot act here.

use axum::http::Method;
use serde_json::json;

use crate::visitor::{Visitor, given, given_with};

async fn renames(mut visitor: Visitor) -> u16 {
    visitor.patch("/api/me", &json!({ "name": "Ann" })).await.status.as_u16()
}

#[tokio::test]
async fn our_own_pages_and_programs_without_an_origin_may_act() {
    let place = given().await;

    assert_eq!(renames(place.visitor()).await, 200);
    assert_eq!(renames(place.visitor().with("origin", "http://127.0.0.1:8080")).await, 200);
    let by_another_name = place.visitor().with("host", "games.local:8080").with("origin", "http://games.local:8080");
    assert_eq!(renames(by_another_name).await, 200);
}

#[tokio::test]
async fn pages_of_other_sites_may_not() {
    let place = given_with(|config| config.public_url = Some("https://play.example".parse().unwrap())).await;

    for origin in [
        "https://evil.example",
        "http://play.example",
        "https://play.example.evil.example",
        "https://play.example@evil.example",
        "null",
        "rubbish",
        "",
    ] {
        let mut foreign = place.visitor().with("host", "play.example").with("origin", origin);
        foreign.patch("/api/me", &json!({ "name": "Ann" })).await.refused(403, "origin");
        foreign.delete("/api/me").await.refused(403, "origin");
        foreign.logs_in("Ann", "correct horse").await.refused(403, "origin");
    }
    assert_eq!(place.storage.n_stored(), 0);
}

#[tokio::test]
async fn one_foreign_origin_among_several_is_enough() {
    let place = given().await;
    let visitor = place.visitor().with("origin", "http://127.0.0.1:8080").with("origin", "https://evil.example");

    assert_eq!(renames(visitor).await, 403);
}

#[tokio::test]
async fn pages_of_other_sites_may_read_what_everybody_may_but_open_no_socket() {
    let place = given().await;
    let mut foreign = place.visitor().with("origin", "https://evil.example");
    assert_eq!(foreign.get("/api/games").await.status, 200);
    assert_eq!(foreign.get("/api/games").await.header("access-control-allow-origin"), None);

    let mut socket = foreign.with("upgrade", "websocket").with("connection", "upgrade");

    socket.get("/api/games").await.refused(403, "origin");
}

#[tokio::test]
async fn a_form_of_another_site_is_no_request_of_ours() {
    let place = given().await;
    let body = r#"{"name":"Ann","password":"correct horse","#;

    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"] {
        let answer = place.visitor().send(Method::POST, "/api/login", body, Some(kind)).await;
        answer.refused(415, "content-type");
    }
}
