//! People as the house knows them, met as they are: the real program on a real port.

mod program;
mod served;

use program::Folder;
use serde_json::{Value, json};
use served::{Served, Visitor};

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
