//! The house itself, over real connections: how it is, and what browsers must not do to it.

mod program;
mod served;

use program::Folder;
use serde_json::{Value, json};
use served::{Served, against_a_bot};

#[test]
fn the_house_says_how_it_is_and_what_browsers_must_not_do() {
    let folder = Folder::new("people-house");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    let get = |path: &str, more: &str| {
        guest.raw().asks(format!("GET {path} HTTP/1.0\r\nHost: {}\r\n{more}\r\n", house.address).as_bytes())
    };

    assert_eq!(get("/healthz", "").0, 200);
    let (_, _, metrics) = get("/metrics", "");
    for name in ["airlock_requests_total", "airlock_tables_opened_total 1", "airlock_tables_awake 1"] {
        assert!(metrics.contains(name), "{name}");
    }
    assert!(!metrics.contains(&table), "a table's address is a secret");
    let (status, head, page) = get("/", "X-Request-Id: request-12345\r\n");
    assert_eq!(status, 200);
    assert!(page.contains("id=\"airlock\""), "the web client: {page}");
    for header in [
        "content-security-policy: default-src 'self'",
        "x-content-type-options: nosniff",
        "x-frame-options: DENY",
        "x-request-id: request-12345",
    ] {
        assert!(head.contains(header), "{head}");
    }
    let (_, _, description) = get("/api/openapi.json", "");
    assert!(serde_json::from_str::<Value>(&description).unwrap()["paths"]["/api/tables"].is_object());
    let (_, _, reference) = get("/api/docs", "Accept-Language: pl\r\n");
    assert!(reference.contains("<html lang=\"pl\">"), "{reference}");
    assert!(
        reference.contains("the cookie <code>airlock</code>") && !reference.contains("`airlock`"),
        "Markdown is drawn"
    );
}

#[test]
fn a_page_of_another_site_neither_acts_nor_listens_here() {
    let folder = Folder::new("people-origin");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    let from_elsewhere = |request: &str| {
        let request = request.replacen("\r\n", "\r\nOrigin: https://elsewhere.example\r\n", 1);
        guest.raw().asks(request.as_bytes())
    };

    let (status, _, told) = from_elsewhere(&guest.handshake(&table));
    assert_eq!((status, told.contains("\"origin\"")), (403, true), "{told}");
    let (status, _, told) = from_elsewhere("DELETE /api/me HTTP/1.0\r\n\r\n");
    assert_eq!((status, told.contains("\"origin\"")), (403, true), "{told}");
    let (status, head, _) = from_elsewhere("GET /api/games HTTP/1.0\r\n\r\n");
    assert_eq!((status, head.contains("access-control")), (200, false), "{head}");
}

#[test]
fn what_nobody_needs_is_counted_while_the_house_is_open_and_removed_when_it_is_closed() {
    let folder = Folder::new("house-prune");
    let house = Served::in_folder(&folder.0.join("house"));
    house.guest().opens(&against_a_bot());

    let nothing = json!({ "removed": false, "guests": 0, "waiting": 0, "abandoned": 0, "finished": 0, "brief": 0, "campaigns": 0, "bytes": 0 });
    assert_eq!(folder.run(&["prune", "--data", "house", "--json"]).well().json(), nothing);
    folder.run(&["prune", "--data", "house"]).well().says("0 guests").says("--remove");
    folder.run(&["prune", "--data", "house", "--remove"]).badly().complains("another server is using it");
    assert!(house.stop().success());

    folder.run(&["prune", "--data", "house", "--remove"]).well().says("Gone");
    folder.run(&["prune", "--data", "nothing"]).badly().complains("nothing");
}
