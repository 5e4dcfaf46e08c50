//! For whom a request is meant: a page that has its own name lead here gets nothing.

use serde_json::json;
use tokio::io::AsyncWriteExt;

use crate::{
    serving::{connect, heard, open},
    visitor::{given, given_with},
};

#[tokio::test]
async fn a_name_that_is_not_ours_is_not_answered() {
    let place = given().await;

    for host in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example"] {
        let mut rebound = place.visitor_from([127, 0, 0, 1]).with("host", host);
        for path in ["/", "/api/me", "/metrics", "/healthz", "/api/tables"] {
            rebound.get(path).await.refused(421, "host");
        }
        let mut page = rebound.with("origin", &format!("http://{host}"));
        page.patch("/api/me", &json!({ "name": "Ann" })).await.refused(421, "host");
    }
    assert_eq!(place.storage.n_stored(), 0);
}

#[tokio::test]
async fn our_own_names_are() {
    let place = given_with(|config| config.public_url = Some("https://play.example".parse().unwrap())).await;

    for host in ["play.example", "localhost:8080", "127.0.0.1:8080", "192.168.0.5:8080", "[::1]:8080", "games.local"] {
        assert_eq!(place.visitor().with("host", host).get("/api/me").await.status, 200, "{host}");
    }
}

#[tokio::test]
async fn for_whom_a_request_is_meant_is_said_once() {
    let place = given().await;
    let (address, _stop, _served) = open(&place).await;
    let said = async |head: &str| {
        let mut stream = connect(address).await;
        stream.write_all(format!("{head}connection: close\r\n\r\n").as_bytes()).await.unwrap();
        heard(&mut stream).await
    };

    assert!(said("GET /healthz HTTP/1.1\r\n").await.starts_with("HTTP/1.1 400"));
    assert!(said("GET /healthz HTTP/1.1\r\nhost: x\r\nhost: x\r\n").await.starts_with("HTTP/1.1 400"));
    assert!(said("GET /healthz HTTP/1.1\r\nhost: x\r\n").await.starts_with("HTTP/1.1 200"));
    assert!(said("GET /healthz HTTP/1.0\r\n").await.starts_with("HTTP/1.0 200"), "nobody said it in the old days");
    assert!(said("GET http://evil.example/healthz HTTP/1.1\r\nhost: x\r\n").await.starts_with("HTTP/1.1 421"));
}

#[tokio::test]
async fn metrics_are_for_whoever_asks_this_machine_by_its_own_name() {
    let place = given().await;
    let local = |host: &str| place.visitor_from([127, 0, 0, 1]).with("host", host);

    assert_eq!(local("localhost:8080").get("/metrics").await.status, 200);
    local("192.168.0.5:8080").get("/metrics").await.refused(404, "not-found");
    local("games.local").get("/metrics").await.refused(404, "not-found");
}

#[tokio::test]
async fn a_proxy_that_does_not_say_that_it_is_one_gets_no_metrics() {
    let proxied = given_with(|config| config.public_url = Some("https://play.example".parse().unwrap())).await;
    let known = given_with(|config| {
        config.public_url = Some("https://play.example".parse().unwrap());
        config.is_behind_proxy = true;
    })
    .await;

    proxied.visitor_from([127, 0, 0, 1]).get("/metrics").await.refused(404, "not-found");
    assert_eq!(known.visitor_from([127, 0, 0, 1]).get("/metrics").await.status, 200, "it would have said so");
    let mut through = known.visitor_from([127, 0, 0, 1]).with("x-forwarded-for", "203.0.113.7");
    through.get("/metrics").await.refused(404, "not-found");
}
