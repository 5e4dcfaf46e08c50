//! Programs play the seat that their token is for, and are nobody besides.

use axum::{body::Body, http::Method};
use serde_json::{Value, json};

use crate::visitor::given;

#[tokio::test]
async fn a_token_opens_nothing_but_its_seat() {
    let place = given().await;
    let mut ann = place.visitor();
    let seats = json!([{ "seat": "me" }, { "seat": "open" }]);
    let new = json!({ "game": "alien-frontiers", "seats": seats });
    let table = ann.post("/api/tables", &new).await.json::<Value>()["id"].as_str().unwrap().to_owned();
    let token = ann.post(&format!("/api/tables/{table}/seat/1/token"), &json!({})).await.granted::<Value>();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let mut program = place.visitor().with("authorization", &bearer);
    let written = place.storage.n_stored();

    for path in ["/api/me", "/api/me/export", "/api/me/history"] {
        program.get(path).await.refused(403, "only-people-sit");
    }
    program.delete("/api/me").await.refused(403, "only-people-sit");
    program.patch("/api/me", &json!({ "name": "Bot" })).await.refused(403, "only-people-sit");
    for (path, body) in [
        ("/api/tables".to_owned(), new),
        (format!("/api/tables/{table}/seat"), json!({})),
        (format!("/api/tables/{table}/start"), json!({})),
        (format!("/api/tables/{table}/invitation"), json!({})),
        (format!("/api/tables/{table}/mute"), json!({ "seat": 1, "muted": true })),
        ("/api/me/password".to_owned(), json!({ "password": "correct horse" })),
    ] {
        let refused = program.post(&path, &body).await;
        refused.refused(403, "only-people-sit");
        assert_eq!(refused.cookie(), None, "{path}: nobody is made known by it");
    }
    assert_eq!(place.storage.n_stored(), written);
    assert_eq!(program.get(&format!("/api/tables/{table}")).await.status, 200, "it may look at its table");
    let nonce = json!({ "nonce": "00112233445566778899aabbccddeeff" }).to_string();
    let path = format!("/api/tables/{table}/seat/1/nonce");
    let added = program.send(Method::PUT, &path, Body::from(nonce), Some("application/json")).await;
    assert_eq!(added.status, 204, "and play its seat: {}", added.text());
}
