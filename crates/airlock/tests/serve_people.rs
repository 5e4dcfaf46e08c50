//! People as the house knows them, met as they are: the real program on a real port.

mod program;
mod served;

use program::Folder;
use serde_json::{Value, json};
use served::{Served, Visitor, against_a_bot};

fn is_called(visitor: &mut Visitor, name: &str) {
    visitor.patch("/api/me", &json!({ "name": name })).well();
}

/// A table of two people who are called Maja and Ben.
fn two_people(house: &Served) -> (Visitor, Visitor, String) {
    let (mut maja, mut ben) = (house.guest(), house.guest());
    is_called(&mut maja, "Maja");
    is_called(&mut ben, "Ben");
    let seats = json!([{ "seat": "open" }, { "seat": "open" }]);
    let table = ben.opens(&json!({ "game": "alien-frontiers", "seats": seats, "start-when-full": true }));
    maja.post(&format!("/api/tables/{table}/seat"), &json!({ "seat": 1 })).well();
    ben.post(&format!("/api/tables/{table}/seat"), &json!({ "seat": 2 })).well();
    (maja, ben, table)
}

/// All that is told of a table from its first moment on, as text.
fn all_told(visitor: &Visitor, table: &str) -> String {
    let mut at_table = visitor.attends(table, "?after=0");
    at_table.hears_the_table();
    format!("{} {}", Value::from(at_table.moments.clone()), at_table.table)
}

#[test]
fn a_forgotten_name_is_told_to_nobody_not_even_after_a_restart() {
    let folder = Folder::new("serve-forgotten");
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut maja, mut ben, table) = two_people(&house);
    let mut majas = maja.attends(&table, "");
    majas.hears_the_table();
    maja.post(&format!("/api/tables/{table}/say"), &json!({ "say": "chat", "text": "Good luck!" })).well();
    assert!(all_told(&ben, &table).contains("Maja"));
    let export = maja.get("/api/me/export").well().json();
    assert_eq!(export["chat"][0]["text"], "Good luck!");

    maja.delete("/api/me").well();

    let told = all_told(&ben, &table);
    assert!(told.contains("Good luck!") && !told.contains("Maja"), "{told}");
    let mut bens = ben.attends(&table, "");
    bens.hears_the_table();
    ben.post(&format!("/api/tables/{table}/say"), &json!({ "say": "chat", "text": "Hello?" })).well();
    assert!(house.stop().success());
    let house = Served::in_folder(&folder.0.join("house"));
    let told = all_told(&house.again(&ben), &table);
    assert!(told.contains("Hello?") && !told.contains("Maja"), "{told}");
}

/// Somebody who has been here before, on another device, and is called so.
fn somebody(house: &Served, name: &str) -> Visitor {
    let mut visitor = house.guest();
    is_called(&mut visitor, name);
    visitor.post("/api/me/password", &json!({ "password": "correct horse" })).well();
    visitor
}

fn logs_in(visitor: &mut Visitor, name: &str) {
    visitor.post("/api/login", &json!({ "name": name, "password": "correct horse" })).well();
}

/// The ids of the tables where somebody sits.
fn tables_of(visitor: &mut Visitor) -> Vec<String> {
    let lists = visitor.get("/api/tables").well().json();
    let mut ids: Vec<String> =
        lists["mine"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect();
    ids.sort();
    ids
}

#[test]
fn a_guest_who_logs_in_takes_their_seats_along_and_plays_on() {
    let folder = Folder::new("serve-merge");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut maja = somebody(&house, "Maja");
    let earlier = maja.opens(&against_a_bot());
    let mut guest = house.guest();
    let guests_name = guest.get("/api/me").well().json()["name"].clone();
    let table = guest.opens(&against_a_bot());
    let mut at_table = guest.attends(&table, "");
    at_table.plays_until(|it| it.n() > 20);
    guest.post(&format!("/api/tables/{table}/say"), &json!({ "say": "chat", "text": "Hello" })).well();

    logs_in(&mut guest, "Maja");

    let mut both = [earlier, table.clone()];
    both.sort();
    assert_eq!(tables_of(&mut guest), both);
    assert_eq!(tables_of(&mut maja), both, "on her other device as well");
    assert_eq!(guest.get("/api/me/export").well().json()["chat"][0]["text"], "Hello");
    at_table.plays_until(|it| it.n() > 40);
    assert_eq!(at_table.table["is-host"], true);
    assert_eq!(at_table.table["seats"][0]["name"], guests_name, "they sat down under this name");
    drop(at_table);
    assert!(house.stop().success());
    let house = Served::in_folder(&folder.0.join("house"));
    let mut maja = house.again(&maja);
    assert_eq!(tables_of(&mut maja), both);
    assert!(maja.attends(&table, "").plays(), "the seat is hers");
}

#[test]
fn whoever_has_a_password_takes_nothing_along_into_another_name() {
    let folder = Folder::new("serve-no-merge");
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut maja, mut ben) = (somebody(&house, "Maja"), somebody(&house, "Ben"));
    let table = ben.opens(&against_a_bot());

    logs_in(&mut ben, "Maja");
    assert_eq!(tables_of(&mut maja), Vec::<String>::new());
    logs_in(&mut ben, "Ben");

    assert_eq!(tables_of(&mut ben), [table]);
}

#[test]
fn whoever_logs_out_everywhere_is_sent_off_from_their_tables() {
    let folder = Folder::new("serve-everywhere");
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut maja, mut phone) = (somebody(&house, "Maja"), house.guest());
    logs_in(&mut phone, "Maja");
    let table = maja.opens(&against_a_bot());
    let mut at_table = maja.attends(&table, "");
    at_table.hears_the_table();

    phone.post("/api/logout/everywhere", &json!({})).well();

    assert!(!at_table.plays(), "the connection has ended");
    assert!(at_table.was_told_goodbye);
    assert_eq!(maja.get(&format!("/api/tables/{table}")).well().json()["mine"], json!([]));
    logs_in(&mut phone, "Maja");
    assert_eq!(phone.get(&format!("/api/tables/{table}")).well().json()["mine"], json!([1]));
}

#[test]
fn a_person_comes_back_from_another_device_takes_their_data_along_and_is_forgotten() {
    let folder = Folder::new("people");
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut maja, mut phone) = (house.guest(), house.guest());
    let is_maja = maja.get("/api/me").well().json();
    assert_eq!((&is_maja["is-named"], &is_maja["has-password"]), (&json!(false), &json!(false)));
    maja.patch("/api/me", &json!({ "name": "Maja" })).well();
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
    assert_eq!(other.patch("/api/me", &json!({ "name": "MAJA" })).code(), "name-taken");

    let export = phone.get("/api/me/export").well().json();
    assert_eq!((&export["person"]["name"], &export["tables"][0]["id"]), (&json!("Maja"), &json!(table)));
    assert_eq!(export["chat"][0]["text"], "a line of mine");

    // What was stored outlives the program.
    assert!(house.stop().success());
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut maja, mut phone) = (house.again(&maja), house.again(&phone));
    assert_eq!(maja.get("/api/me").well().json()["name"], "Maja");
    phone.delete("/api/me").well();
    let forgotten = maja.get("/api/me").well().json();
    assert_eq!((&forgotten["is-named"], &forgotten["has-password"]), (&json!(false), &json!(false)));
    assert_eq!(maja.post("/api/login", &json!({ "name": "Maja", "password": "correct horse" })).code(), "login-wrong");
    let mut watching = house.guest().attends(&table, "?after=0");
    watching.hears_the_table();
    assert!(!watching.all.iter().any(|it| it.to_string().contains("Maja\"")), "the name is gone from the table");
    maja.post("/api/logout", &json!({})).well();
}
