//! A game that does not fit the rules of the program any more, as people meet it: the real
//! program, and a database in which a stored game was changed.

mod program;
mod served;

use std::path::Path;

use program::Folder;
use serde_json::json;
use served::{Served, against_a_bot};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

/// Changes the first hash of a board in every record, as if the rules had changed.
fn change_the_rules(file: &Path) {
    let change = async {
        let mut database = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file)).await.unwrap();
        let spoil = "update moments set body = substr(body, 1, length(body) - 17) || '0123456789abcdef' || char(10) \
                     where body like '%= round 1 %'";
        assert!(sqlx::query(spoil).execute(&mut database).await.unwrap().rows_affected() > 0);
        database.close().await.unwrap();
    };
    tokio::runtime::Runtime::new().unwrap().block_on(change);
}

#[test]
fn a_game_that_no_longer_fits_the_rules_is_shown_and_explained() {
    let folder = Folder::new("serve-frozen");
    let home = folder.0.join("house");
    let house = Served::in_folder(&home);
    let (mut guest, mut watcher) = (house.guest(), house.guest());
    let table = guest.opens(&against_a_bot());
    let mut at_table = guest.attends(&table, "?after=0");
    at_table.plays_until(|it| it.table["view"]["round"].as_u64().is_some_and(|round| round > 2));
    drop(at_table);
    let mut last = guest.attends(&table, "");
    last.hears_until(|it| it.question().is_some());
    assert!(house.stop().success());
    change_the_rules(&home.join("airlock.db"));

    let house = Served::in_folder(&home);
    (guest, watcher) = (house.again(&guest), house.again(&watcher));
    let mut again = guest.attends(&table, "?after=0");
    again.hears_the_table();
    let mut watched = watcher.listens(&table, "");
    watched.hears_the_table();

    assert_eq!(
        (again.table["state"].as_str(), again.table["frozen"]["code"].as_str()),
        (Some("frozen"), Some("misfit-other-board"))
    );
    assert_eq!(again.table["view"], last.table["view"]);
    assert_eq!(again.table["as-of"], last.table["n"]);
    assert!(watched.table["view"].is_object() && watched.table["mine"] == json!([]));
    assert_eq!(guest.get(&format!("/api/tables/{table}/record")).code(), "table-frozen");
    let undo = json!({ "say": "undo", "seat": 1 });
    assert_eq!(guest.post(&format!("/api/tables/{table}/say"), &undo).code(), "table-frozen");
    assert_eq!(guest.post(&format!("/api/tables/{table}/follow"), &json!({ "entry": 4 })).code(), "table-frozen");
    guest.post(&format!("/api/tables/{table}/follow"), &json!({})).well();
    assert_eq!(guest.get(&format!("/api/tables/{table}")).well().json()["state"], "frozen");
}

#[test]
fn the_record_of_a_game_that_was_over_is_read_and_its_misfit_explained() {
    let folder = Folder::new("serve-frozen-record");
    let home = folder.0.join("house");
    let house = Served::in_folder(&home);
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    assert!(guest.attends(&table, "").plays());
    house.kill();
    change_the_rules(&home.join("airlock.db"));

    let house = Served::in_folder(&home);
    let mut guest = house.again(&guest);
    let mut again = guest.attends(&table, "");
    again.hears_the_table();
    let file = folder.write("frozen.game", guest.record(&table));

    assert_eq!(again.table["state"], "frozen");
    assert!(again.table["standings"].is_array() && again.table["chance"]["seed"].is_string());
    folder.run(&["replay", &file]).badly().complains("frozen.game");
    assert_eq!(folder.run(&["verify", &file, "--json"]).json()["code"], "misfit-other-board");
}
