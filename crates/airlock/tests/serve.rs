//! The house as people meet it: the real program on a real port, with a real database file.

mod program;
mod served;

use std::thread;

use program::Folder;
use serde_json::{Value, json};
use served::{Served, against_a_bot, numbers};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

/// The record of a finished table is one that `airlock verify` accepts.
fn verifies(folder: &Folder, record: &str) {
    let file = folder.write("downloaded.game", record);
    let verdict = folder.run(&["verify", &file, "--json"]).well().json();

    assert_eq!(verdict["fits"], true);
    assert_eq!(verdict["finished"], true);
    assert_eq!(verdict["complete"], true);
}

/// The moments are numbered from the first to the last without a gap.
fn have_no_gap(moments: &[Value]) {
    let numbers = numbers(moments);
    assert!(numbers.windows(2).all(|pair| pair[1] == pair[0] + 1), "{numbers:?}");
}

#[test]
fn a_guest_plays_against_bots_over_a_socket_and_the_record_verifies() {
    let folder = Folder::new("serve-socket");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.guest();
    let table = guest.opens(&json!({
        "game": "alien-frontiers",
        "seats": [{ "seat": "me" }, { "seat": "bot", "level": "greedy" }, { "seat": "bot", "level": "random" }],
        "start-when-full": true,
    }));
    assert_eq!(guest.get(&format!("/api/tables/{table}/record")).code(), "table-not-over");

    let mut at_table = guest.attends(&table, "?after=0");
    assert!(at_table.plays(), "the connection lasts to the end: {:?}", at_table.refused);

    have_no_gap(&at_table.moments);
    assert_eq!(at_table.refused, Vec::<String>::new());
    assert!(at_table.table["chance"]["seed"].is_string());
    assert!(at_table.table["standings"].is_array() || at_table.table["standings"].is_object());
    verifies(&folder, &guest.record(&table));
}

#[test]
fn where_sockets_are_blocked_events_and_posts_do_the_same() {
    let folder = Folder::new("serve-events");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());

    let mut at_table = guest.listens(&table, "?after=0");
    assert!(at_table.plays(), "the stream lasts to the end");

    have_no_gap(&at_table.moments);
    assert!(at_table.acknowledged > 0);
    verifies(&folder, &guest.record(&table));
}

#[test]
fn two_people_find_each_other_by_a_link_and_play() {
    let folder = Folder::new("serve-link");
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut anna, mut ben, mut stranger) = (house.guest(), house.guest(), house.guest());
    let table = anna.opens(&json!({
        "game": "alien-frontiers",
        "seats": [{ "seat": "me" }, { "seat": "open" }],
        "visibility": "by-link",
        "start-when-full": true,
    }));
    let mut annas = anna.attends(&table, "");
    annas.hears_the_table();
    let key = annas.table["invitation"].as_str().unwrap().to_owned();

    let lists = stranger.get("/api/tables").json();
    assert_eq!(lists["open"], json!([]));
    assert_eq!(stranger.get(&format!("/api/tables/{table}")).code(), "no-such-table");
    assert_eq!(stranger.post(&format!("/api/tables/{table}/seat"), &json!({})).code(), "no-such-table");
    let seated = ben.post(&format!("/api/tables/{table}/seat?key={key}"), &json!({})).well().json();
    assert_eq!(seated["seat"], 2);
    let mut bens = ben.attends(&table, "").lucky(2);

    let ben = thread::spawn(move || bens.plays());
    assert!(annas.plays());
    assert!(ben.join().unwrap());
    verifies(&folder, &anna.record(&table));
    assert_eq!(stranger.get(&format!("/api/tables/{table}/record")).code(), "no-such-table");
}

#[test]
fn whoever_was_away_is_told_exactly_what_they_missed() {
    let folder = Folder::new("serve-missed");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    let mut first = guest.attends(&table, "?after=0");
    first.plays_until(|it| it.n() > 40);
    let heard_before = first.moments.clone();
    let last = *numbers(&heard_before).last().unwrap();
    drop(first);

    // Meanwhile the same person plays on from another device.
    let mut second = guest.attends(&table, "?after=0").lucky(2);
    second.plays_until(|it| it.n() > 80);
    let mut third = guest.attends(&table, &format!("?after={last}"));
    third.hears_the_table();

    let until = third.n();
    second.hears_until(|it| it.n() >= until);
    let is_missed = |it: &&Value| (last + 1..=until).contains(&it["n"].as_u64().unwrap());
    let missed: Vec<&Value> = second.moments.iter().filter(is_missed).collect();
    assert_eq!(third.moments.iter().collect::<Vec<_>>(), missed);
    assert_eq!(numbers(&third.moments), (last + 1..=until).collect::<Vec<_>>());
    assert_eq!(second.moments[..heard_before.len()], heard_before[..]);
}

#[test]
fn two_tabs_of_one_person_hear_the_same_and_both_may_answer() {
    let folder = Folder::new("serve-tabs");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    let mut one = guest.attends(&table, "?after=0");
    let mut other = guest.listens(&table, "?after=0").lucky(2);

    let playing = thread::spawn(move || {
        assert!(one.plays());
        one
    });
    assert!(other.plays());
    let one = playing.join().unwrap();

    assert_eq!(one.moments, other.moments);
    for code in one.refused.iter().chain(&other.refused) {
        assert!(matches!(code.as_str(), "already-answered" | "game-is-not-on"), "{code}");
    }
    verifies(&folder, &guest.record(&table));
}

#[test]
fn a_program_plays_a_seat_with_its_token() {
    let folder = Folder::new("serve-token");
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut guest, mut other) = (house.guest(), house.guest());
    let table = guest.opens(&against_a_bot());
    assert_eq!(other.post(&format!("/api/tables/{table}/seat/1/token"), &json!({})).code(), "not-your-seat");
    let token = guest.post(&format!("/api/tables/{table}/seat/1/token"), &json!({})).well().json();

    let mut bot = house.program(token["token"].as_str().unwrap()).attends(&table, "");
    bot.hears_the_table();
    assert_eq!(bot.table["mine"], json!([1]));
    assert_eq!(bot.table["seats"][0]["kind"]["kind"], "outside-bot");
    bot.hears_until(|it| it.question().is_some());
    let (entry, choice) = bot.question().map(|(_, entry, offers)| (entry, offers[0]["choice"].clone())).unwrap();
    let stolen = json!({ "say": "answer", "seat": 1, "entry": entry, "choice": choice });
    let mut impostor = house.program("not-the-token");
    assert_eq!(impostor.post(&format!("/api/tables/{table}/say"), &stolen).code(), "not-your-seat");
    assert!(bot.plays());

    verifies(&folder, &guest.record(&table));
}

#[test]
fn a_stop_finishes_what_was_begun_and_takes_leave() {
    let folder = Folder::new("serve-stop");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    let mut at_table = guest.attends(&table, "?after=0");
    at_table.plays_until(|it| it.n() > 30);

    let playing = thread::spawn(move || {
        at_table.plays();
        at_table
    });
    let status = house.stop();
    let before = playing.join().unwrap();

    assert!(status.success());
    assert!(before.was_told_goodbye || before.is_over());
    let house = Served::in_folder(&folder.0.join("house"));
    let guest = house.again(&guest);
    let mut after = guest.attends(&table, "?after=0");
    after.hears_the_table();
    assert!(after.n() >= before.acknowledged);
    assert_eq!(after.moments[..before.moments.len()], before.moments[..]);
    assert!(after.plays(), "the table goes on");
}

#[test]
fn a_copy_that_is_taken_while_people_play_can_be_put_back() {
    let folder = Folder::new("serve-backup");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    guest.attends(&table, "").plays_until(|it| it.n() > 20);

    folder.run(&["backup", "copy.db", "--data", "house"]).well().says("copy.db");
    folder.run(&["restore", "copy.db", "--data", "house"]).badly().complains("already");
    folder.run(&["restore", "copy.db", "--data", "other"]).well().says("other");

    let other = Served::in_folder(&folder.0.join("other"));
    let card = other.guest().get(&format!("/api/tables/{table}")).well().json();
    assert_eq!(card["state"], "playing");
    let mut guest_there = other.again(&guest);
    assert_eq!(guest_there.get("/api/me").well().json(), guest.get("/api/me").well().json(), "they are known there");
    assert_eq!(guest_there.get(&format!("/api/tables/{table}")).well().json()["mine"], json!([1]));
    std::fs::create_dir(folder.0.join("third")).unwrap();
    folder.write("third/secret-key", "another house's key, of 32 bytes");
    folder.run(&["restore", "copy.db", "--data", "third"]).badly().complains("key of another house");
}

#[test]
fn what_keeps_the_house_from_opening_is_told_in_one_line() {
    let folder = Folder::new("serve-refused");
    let house = Served::in_folder(&folder.0.join("house"));
    let refused = |arguments: &[&str], what: &str| {
        let all = [&["serve", "--listen", "127.0.0.1:0"], arguments].concat();
        folder.run(&all).badly().complains(what);
    };
    folder.write("file", "no folder");
    std::fs::create_dir(folder.0.join("damaged")).unwrap();
    folder.write("damaged/airlock.db", "no database at all, but words ".repeat(100));

    folder.run(&["serve", "--listen", &house.address, "--data", "new"]).badly().complains(&house.address);
    assert!(!folder.0.join("new").exists(), "nothing is made in vain");
    folder.run(&["--lang", "pl", "serve", "--listen", &house.address]).badly().complains("inny program");
    refused(&["--data", "file"], "file");
    refused(&["--data", "file/house"], "file/house");
    refused(&["--data", "house"], "another server");
    refused(&["--data", "damaged"], "damaged");
    refused(&["--public-url", "play.example"], "play.example");
    refused(&["--sockets", "0"], "0");
    folder.run(&["serve", "--listen", "nowhere"]).badly().complains("nowhere");
    folder.run(&["backup", "copy.db", "--data", "nothing"]).badly().complains("nothing");
    folder.run(&["restore", "copy.db", "--data", "nothing"]).badly().complains("copy.db");
    drop(house);
}

#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let folder = Folder::new("serve-newer");
    Served::in_folder(&folder.0.join("house")).stop();
    let file = folder.0.join("house/airlock.db");
    let make_newer = async {
        let options = SqliteConnectOptions::new().filename(&file);
        let mut database = SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::query("update _sqlx_migrations set version = version + 98").execute(&mut database).await.unwrap();
        database.close().await.unwrap();
    };
    tokio::runtime::Runtime::new().unwrap().block_on(make_newer);
    let before = std::fs::read(&file).unwrap();

    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", "house"];
    folder.run(&serve).badly().complains("newer version of this program");
    folder.run(&[&serve[..], &["--lang", "uk"]].concat()).badly().complains("новіша версія");

    assert_eq!(std::fs::read(&file).unwrap(), before);
}

#[test]
fn a_seat_adds_a_number_to_the_dice_and_the_record_proves_it() {
    let folder = Folder::new("serve-nonce");
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut anna, mut ben) = (house.guest(), house.guest());
    let table = anna.opens(&json!({
        "game": "alien-frontiers",
        "seats": [{ "seat": "me" }, { "seat": "open" }, { "seat": "open" }],
    }));
    let mut annas = anna.attends(&table, "");
    annas.hears_the_table();
    let commitment = annas.table["chance"]["commitment"].clone();
    assert!(commitment.is_string(), "it is there before anybody adds anything");
    let (first, second) = ("00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100");
    let path = format!("/api/tables/{table}/seat/1/nonce");

    anna.put(&path, &json!({ "nonce": second })).well();
    anna.put(&path, &json!({ "nonce": first })).well();
    assert_eq!(ben.put(&path, &json!({ "nonce": second })).code(), "not-your-seat");
    assert_eq!(anna.put(&path, &json!({ "nonce": "FF" })).code(), "nonce-malformed");
    ben.post(&format!("/api/tables/{table}/seat"), &json!({ "seat": 2, "nonce": second })).well();
    anna.put(&format!("/api/tables/{table}/seat/3"), &json!({ "level": "greedy" })).well();
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).well();
    assert_eq!(anna.put(&path, &json!({ "nonce": second })).code(), "game-is-on");

    let mut bens = ben.attends(&table, "").lucky(2);
    let ben = thread::spawn(move || bens.plays());
    assert!(annas.plays() && ben.join().unwrap());
    assert_eq!(annas.table["chance"]["commitment"], commitment);
    let nonces: Vec<&Value> = annas.table["seats"].as_array().unwrap().iter().map(|seat| &seat["nonce"]).collect();
    assert_eq!(nonces, [&json!(first), &json!(second), &Value::Null]);
    let record = anna.record(&table);
    verifies(&folder, &record);
    let file = folder.write("nonces.game", &record);
    folder.run(&["verify", &file]).well().says("2 players added numbers");
    let forged = record.replace(&format!("nonce 1 {first}"), &format!("nonce 1 {second}"));
    assert_ne!(forged, record);
    let file = folder.write("forged.game", forged);
    assert_eq!(folder.run(&["verify", &file, "--json"]).json()["code"], "misfit-other-outcome");
}

#[test]
fn whoever_gets_up_before_the_start_takes_their_number_along() {
    let folder = Folder::new("serve-nonce-gone");
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut anna, mut ben, mut cleo) = (house.guest(), house.guest(), house.guest());
    let seats = json!([{ "seat": "me" }, { "seat": "open" }, { "seat": "open" }]);
    let table = anna.opens(&json!({ "game": "alien-frontiers", "seats": seats }));
    let nonce = "00112233445566778899aabbccddeeff";
    ben.post(&format!("/api/tables/{table}/seat"), &json!({ "seat": 2, "nonce": nonce })).well();

    ben.delete(&format!("/api/tables/{table}/seat/2")).well();
    cleo.post(&format!("/api/tables/{table}/seat"), &json!({ "seat": 2 })).well();

    let mut annas = anna.attends(&table, "");
    annas.hears_the_table();
    assert!(annas.table["seats"][1]["nonce"].is_null());
}

#[test]
fn whoever_was_away_for_very_long_is_told_what_is_left_out_and_can_read_it() {
    let folder = Folder::new("serve-long-away");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.guest();
    let table = guest.opens(&json!({ "game": "alien-frontiers", "seats": [{ "seat": "me" }, { "seat": "open" }] }));
    assert!(house.stop().success());
    let file = folder.0.join("house/airlock.db");
    let chat = async {
        let mut database = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&file)).await.unwrap();
        let lines = "with recursive line (n) as (values (1) union all select n + 1 from line limit 2500) \
                     insert into moments (table_id, n, at, kind, body) select tables.id, line.n, 1, 'chat', json_object('person', 'ben', 'seat', \
                     null, 'name', 'Ben', 'text', 'line ' || line.n) from line, tables";
        sqlx::query(lines).execute(&mut database).await.unwrap();
        sqlx::query("update tables set n = 2500").execute(&mut database).await.unwrap();
        database.close().await.unwrap();
    };
    tokio::runtime::Runtime::new().unwrap().block_on(chat);

    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.again(&guest);
    let mut back = guest.attends(&table, "?after=0");
    back.hears_the_table();

    assert_eq!(back.all[0], json!({ "type": "skipped", "from": 1, "to": 500 }));
    assert_eq!(numbers(&back.moments), (501..=2500).collect::<Vec<_>>());
    let page = guest.get(&format!("/api/tables/{table}/moments?after=0")).well().json();
    assert_eq!(numbers(page["moments"].as_array().unwrap()), (1..=2000).collect::<Vec<_>>());
    assert_eq!((page["n"].as_u64(), page["moments"][499]["text"].as_str()), (Some(2500), Some("line 500")));
}
