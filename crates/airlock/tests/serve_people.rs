//! People, and the house itself, over real connections and with a real database file.

mod program;
mod served;

use program::Folder;
use serde_json::{Value, json};
use served::{Served, against_a_bot};

#[test]
fn a_person_comes_back_from_another_device_takes_their_data_along_and_is_forgotten() {
    let folder = Folder::new("people");
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut maja, mut phone) = (house.guest(), house.guest());
    let is_maja = maja.get("/api/me").well().json();
    assert_eq!((&is_maja["is-named"], &is_maja["has-password"]), (&json!(false), &json!(false)));
    maja.request("PATCH", "/api/me", Some(&json!({ "name": "Maja" }))).well();
    maja.post("/api/me/password", &json!({ "password": "correct horse" })).well();
    let table = maja.opens(&against_a_bot());
    let mut at_table = maja.attends(&table, "");
    at_table.hears_the_table();
    at_table.says(json!({ "say": "chat", "text": "a line of mine" }));
    at_table.hears_until(|it| it.acknowledged > 0);

    assert_eq!(phone.post("/api/login", &json!({ "name": "Maja", "password": "wrong horse" })).code(), "login-wrong");
    let there = phone.post("/api/login", &json!({ "name": "maja", "password": "correct horse" })).well().json();
    assert_eq!(there["id"], is_maja["id"]);
    assert_eq!(phone.get("/api/tables").well().json()["mine"][0]["id"], table);
    let mut other = house.guest();
    assert_eq!(other.request("PATCH", "/api/me", Some(&json!({ "name": "MAJA" }))).code(), "name-taken");

    let export = phone.get("/api/me/export").well().json();
    assert_eq!((&export["person"]["name"], &export["tables"][0]["id"]), (&json!("Maja"), &json!(table)));
    assert_eq!(export["chat"][0]["text"], "a line of mine");

    // What was stored outlives the program.
    assert!(house.stop().success());
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut maja, mut phone) = (house.again(&maja), house.again(&phone));
    assert_eq!(maja.get("/api/me").well().json()["name"], "Maja");
    phone.request("DELETE", "/api/me", None).well();
    let forgotten = maja.get("/api/me").well().json();
    assert_eq!((&forgotten["is-named"], &forgotten["has-password"]), (&json!(false), &json!(false)));
    assert_eq!(maja.post("/api/login", &json!({ "name": "Maja", "password": "correct horse" })).code(), "login-wrong");
    let mut watching = house.guest().attends(&table, "?after=0");
    watching.hears_the_table();
    assert!(!watching.all.iter().any(|it| it.to_string().contains("Maja\"")), "the name is gone from the table");
    maja.post("/api/logout", &json!({})).well();
}

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
    let (status, head, page) = get("/", "Accept-Language: pl\r\nX-Request-Id: request-12345\r\n");
    assert_eq!(status, 200);
    assert!(page.contains("<html lang=\"pl\">"), "{page}");
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
    let (_, _, reference) = get("/api/docs", "");
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
