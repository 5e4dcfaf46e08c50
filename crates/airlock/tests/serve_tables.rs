//! What can be done at a table besides answering, over real connections and with a real
//! database file: seats, starts, resigning, rematches, taking back, chat, invitations.

mod program;
mod served;

use program::Folder;
use serde_json::{Value, json};
use served::{Attending, Served, Visitor, against_a_bot};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

fn seats(kinds: &[&str]) -> Value {
    let seat = |kind: &&str| match *kind {
        "me" | "open" => json!({ "seat": kind }),
        level => json!({ "seat": "bot", "level": level }),
    };
    kinds.iter().map(seat).collect()
}

fn table_with(kinds: &[&str]) -> Value {
    json!({ "game": "alien-frontiers", "seats": seats(kinds), "start-when-full": true })
}

/// A house with a game of two people, and both at their table.
fn two_people(name: &str) -> (Folder, Served, [(Visitor, Attending); 2], String) {
    let folder = Folder::new(name);
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut anna, mut ben) = (house.guest(), house.guest());
    let table = anna.opens(&table_with(&["me", "open"]));
    ben.post(&format!("/api/tables/{table}/seat"), &json!({})).well();
    let (mut annas, mut bens) = (anna.attends(&table, ""), ben.attends(&table, ""));
    annas.hears_the_table();
    bens.hears_the_table();
    (folder, house, [(anna, annas), (ben, bens)], table)
}

fn kind_of(card: &Value, seat: usize) -> &str {
    card["seats"][seat - 1]["kind"]["kind"].as_str().unwrap()
}

#[test]
fn a_table_is_opened_as_it_is_wanted_and_people_and_bots_change_places() {
    let folder = Folder::new("tables-seats");
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut anna, mut ben) = (house.guest(), house.guest());
    let mut new = table_with(&["me", "greedy", "open", "open"]);
    new["options"] = json!({ "long-game": "on" });
    new["pace"] = json!({ "pace": "live", "seconds": 1800, "gained": 10 });
    new["start-when-full"] = false.into();
    let id = anna.opens(&new);
    let (table, seat) = (format!("/api/tables/{id}"), format!("/api/tables/{id}/seat"));

    let card = ben.get(&table).well().json();
    assert_eq!((&card["options"], &card["pace"]), (&new["options"], &new["pace"]));
    assert_eq!((card["state"].as_str(), card["visibility"].as_str()), (Some("waiting"), Some("open")));
    assert_eq!(ben.get("/api/tables").well().json()["open"][0]["id"], id);
    assert_eq!(ben.post(&seat, &json!({ "seat": 1 })).code(), "seat-taken");
    for missing in [0, 5, 9, 255] {
        assert_eq!(ben.post(&seat, &json!({ "seat": missing })).code(), "table-no-such-seat");
    }
    assert_eq!(ben.post(&seat, &json!({})).well().json()["seat"], 3);
    assert_eq!(ben.request("DELETE", &format!("{seat}/3"), None).well().status, 204);
    assert_eq!(kind_of(&ben.get(&table).json(), 3), "open");
    assert_eq!(ben.post(&seat, &json!({ "seat": 2 })).well().json()["seat"], 2, "a bot makes room for a person");
    assert_eq!(ben.request("PUT", &format!("{seat}/3"), Some(&json!({ "level": "greedy" }))).code(), "only-the-host");
    assert_eq!(anna.request("PUT", &format!("{seat}/2"), Some(&json!({ "level": "greedy" }))).code(), "seat-taken");
    assert_eq!(anna.post(&format!("{table}/start"), &json!({})).code(), "seats-open");
    for free in [3, 4] {
        anna.request("PUT", &format!("{seat}/{free}"), Some(&json!({ "level": "random" }))).well();
    }
    assert_eq!(ben.post(&format!("{table}/start"), &json!({})).code(), "only-the-host");
    anna.post(&format!("{table}/start"), &json!({})).well();
    assert_eq!(anna.post(&format!("{table}/start"), &json!({})).code(), "game-is-on");
    let mut annas = anna.attends(&id, "");
    annas.hears_the_table();
    assert!(annas.table["seats"][0]["clock"]["left"].as_u64().unwrap() > 1_700_000, "{}", annas.table["seats"]);

    // In a game that is on a bot takes over from whoever leaves, and gives the seat back.
    ben.request("DELETE", &format!("{seat}/2"), None).well();
    assert_eq!(kind_of(&anna.get(&table).json(), 2), "bot");
    assert_eq!(ben.post(&seat, &json!({ "seat": 2 })).well().json()["seat"], 2);
    assert_eq!(kind_of(&anna.get(&table).json(), 2), "person");
}

#[test]
fn whoever_resigns_is_out_and_a_finished_game_is_played_again_or_gone_on_from() {
    let (folder, house, [(mut anna, mut annas), (mut ben, _bens)], table) = two_people("tables-follow");
    let follow = format!("/api/tables/{table}/follow");
    assert_eq!(anna.post(&follow, &json!({})).code(), "table-not-over");
    assert!(annas.plays_until(|it| it.n() > 8 || it.question().is_none()));

    ben.post(&format!("/api/tables/{table}/say"), &json!({ "say": "resign", "seat": 2 })).well();
    annas.hears_until(Attending::is_over);
    let record = anna.record(&table);
    let file = folder.write("resigned.game", &record);
    assert_eq!(folder.run(&["verify", &file, "--json"]).well().json()["complete"], true);

    assert_eq!(house.guest().post(&follow, &json!({})).code(), "not-your-seat");
    let rematch = anna.post(&follow, &json!({})).well().json()["id"].as_str().unwrap().to_owned();
    assert_eq!(anna.get(&format!("/api/tables/{rematch}")).json()["state"], "waiting", "Ben has not come yet");
    ben.post(&format!("/api/tables/{rematch}/seat"), &json!({})).well();
    assert_eq!(anna.get(&format!("/api/tables/{rematch}")).json()["state"], "playing");
    annas.hears_until(|it| it.moments.last().is_some_and(|last| last["what"] == "followed"));

    for too_late in [100_000, u64::MAX] {
        assert_eq!(anna.post(&follow, &json!({ "entry": too_late })).code(), "table-nothing-to-continue");
    }
    assert_eq!(anna.get("/api/tables").json()["mine"].as_array().unwrap().len(), 2, "nothing is opened in vain");
    let on = anna.post(&follow, &json!({ "entry": 4 })).well().json()["id"].as_str().unwrap().to_owned();
    let mut waits = anna.attends(&on, "");
    waits.hears_the_table();
    assert_eq!((&waits.table["state"], &waits.table["view"]), (&json!("waiting"), &Value::Null));
    let key = waits.table["invitation"].as_str().unwrap().to_owned();
    assert_eq!(ben.post(&format!("/api/tables/{on}/seat"), &json!({})).code(), "no-such-table");
    ben.post(&format!("/api/tables/{on}/seat?key={key}"), &json!({})).well();
    waits.hears_until(|it| it.table["state"] == "playing");
    let mut bens = ben.attends(&on, "").lucky(2);
    let bens = std::thread::spawn(move || bens.plays());
    assert!(waits.plays() && bens.join().unwrap(), "it goes on to its end");
    let record = anna.record(&on);
    assert!(record.contains("secrets-known"), "the record says what it goes on from");
    let file = folder.write("continued.game", &record);
    assert_eq!(folder.run(&["verify", &file, "--json"]).well().json()["fits"], true);
}

#[test]
fn only_whoever_may_see_a_table_may_go_on_from_it() {
    let folder = Folder::new("tables-hidden");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut anna = house.guest();
    let mut new = against_a_bot();
    new["visibility"] = "by-link".into();
    let table = anna.opens(&new);
    let mut annas = anna.attends(&table, "");
    annas.hears_the_table();
    let key = annas.table["invitation"].as_str().unwrap().to_owned();
    anna.post(&format!("/api/tables/{table}/say"), &json!({ "say": "resign", "seat": 1 })).well();

    let resign = json!({ "say": "resign", "seat": 1 });
    assert_eq!(house.guest().post(&format!("/api/tables/{table}/say"), &resign).code(), "no-such-table");
    let follow = format!("/api/tables/{table}/follow");
    assert_eq!(house.guest().post(&follow, &json!({ "entry": 3 })).code(), "no-such-table");
    house.guest().post(&format!("{follow}?key={key}"), &json!({ "entry": 3 })).well();
}

#[test]
fn an_answer_is_taken_back_freely_and_a_roll_never() {
    let (_folder, _house, [(_anna, mut annas), (_ben, mut bens)], _) = two_people("tables-undo");
    let is_annas = annas.question().is_some();
    let (asked, other) = if is_annas { (&mut annas, &mut bens) } else { (&mut bens, &mut annas) };
    let (seat, entry, offers) = asked.question().unwrap();
    // The first is to dock a ship, of which nobody learns anything.
    let answer = json!({ "say": "answer", "seat": seat, "entry": entry, "choice": offers[0]["choice"] });
    let before = asked.table["view"].clone();
    let n = asked.n();
    asked.says(answer);
    asked.hears_until(|it| it.n() > n && it.table["n"] == it.moments.last().unwrap()["n"]);
    assert_ne!(asked.table["view"], before);

    asked.says(json!({ "say": "undo", "seat": seat }));
    asked
        .hears_until(|it| it.moments.last().is_some_and(|last| last["what"] == "undone") && it.table["view"] == before);

    // To the end of the turn: then the dice of the other are cast, and nobody's yes changes that.
    asked.plays_until(|it| it.question().is_none_or(|question| question.0 != seat));
    assert_eq!(asked.table["undo"], json!([]));
    asked.says(json!({ "say": "undo", "seat": seat }));
    asked.hears_until(|it| !it.refused.is_empty());
    assert_eq!(asked.refused, ["barrier-rolled"]);
    assert_eq!(other.refused, Vec::<String>::new());
}

#[test]
fn why_something_cannot_be_done_is_told_with_its_rule() {
    let (_folder, _house, [(_anna, mut annas), (_ben, mut bens)], _) = two_people("tables-why");
    let asked = if annas.question().is_some() { &mut annas } else { &mut bens };
    let (seat, entry, _) = asked.question().unwrap();

    asked.says(json!({ "say": "why", "seat": seat }));
    asked.hears_until(|it| it.all.last().unwrap()["type"] == "denials");
    let denials = asked.all.last().unwrap()["denials"].clone();
    assert!(denials.as_array().is_some_and(|all| !all.is_empty() && all.iter().all(|it| it["rule"].is_string())));

    let choice = json!({ "question": "turn", "answer": "buy-relic-ship" });
    asked.says(json!({ "say": "answer", "seat": seat, "entry": entry, "choice": choice }));
    asked.hears_until(|it| !it.refused.is_empty());
    let refused = &asked.all.last().unwrap()["problem"];
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("refused-because"), &json!("AF-18.3")));
}

#[test]
fn what_is_said_is_heard_except_by_those_who_do_not_want_to() {
    let (_folder, house, [(mut anna, mut annas), (_ben, mut bens)], table) = two_people("tables-chat");
    let mut watching = house.guest().attends(&table, "");
    watching.hears_the_table();
    let chats = |it: &Attending| it.moments.iter().filter(|it| it["what"] == "chat" || it["what"] == "muted").count();

    bens.says(json!({ "say": "chat", "text": "hello" }));
    annas.hears_until(|it| chats(it) == 1);
    watching.hears_until(|it| chats(it) == 1);
    let line = annas.moments.iter().find(|it| it["what"] == "chat").unwrap();
    assert_eq!((&line["seat"], &line["text"]), (&json!(2), &json!("hello")));

    let mute = format!("/api/tables/{table}/mute");
    anna.post(&mute, &json!({ "seat": 2, "muted": true })).well();
    bens.says(json!({ "say": "chat", "text": "can you hear me?" }));
    watching.hears_until(|it| chats(it) == 2);
    annas.hears_until(|it| chats(it) == 2);
    assert!(!annas.all.iter().any(|it| it.to_string().contains("can you")), "not even that it was said by whom");
    let mut again = anna.attends(&table, "?after=0");
    again.hears_the_table();
    assert_eq!(again.table["muted"], json!([2]), "and they can see that themselves");
    assert!(!again.all.iter().any(|it| it.to_string().contains("hello")), "it is remembered who is muted");
    anna.post(&mute, &json!({ "seat": 2, "muted": false })).well();
    bens.says(json!({ "say": "chat", "text": "and now?" }));
    annas.hears_until(|it| it.moments.last().is_some_and(|last| last["text"] == "and now?"));
    assert_eq!(anna.post(&mute, &json!({ "seat": 3, "muted": true })).code(), "nobody-there");
}

#[test]
fn whoever_is_waited_for_can_be_reminded_once_a_minute() {
    let (_folder, house, [(mut anna, mut annas), (mut ben, mut bens)], table) = two_people("tables-remind");
    let say = format!("/api/tables/{table}/say");
    let asked = annas.table["asked"]["seats"][0].clone();
    let (waiting, other) = if asked == 1 { (&mut ben, 2) } else { (&mut anna, 1) };
    let remind = json!({ "say": "remind", "seat": asked });

    waiting.post(&say, &remind).well();

    let reminded = json!({ "type": "reminded", "by": other, "seat": asked });
    for hearing in [&mut annas, &mut bens] {
        hearing.hears_until(|it| it.all.contains(&reminded));
    }
    let again = waiting.post(&say, &remind);
    assert_eq!((again.code().as_str(), again.status), ("too-many", 429));
    assert!(again.retry_after.is_some_and(|seconds| (1..=60).contains(&seconds)));
    assert_eq!(waiting.post(&say, &json!({ "say": "remind", "seat": other })).code(), "not-waited-for");
    assert_eq!(waiting.post(&say, &json!({ "say": "remind", "seat": 0 })).code(), "not-waited-for");
    assert_eq!(house.guest().post(&say, &remind).code(), "not-at-this-table");
}

#[test]
fn an_invitation_that_was_renewed_is_the_only_one() {
    let folder = Folder::new("tables-renewed");
    let house = Served::in_folder(&folder.0.join("house"));
    let (mut anna, mut ben) = (house.guest(), house.guest());
    let mut new = table_with(&["me", "open"]);
    new["visibility"] = "by-link".into();
    let table = anna.opens(&new);
    let mut annas = anna.attends(&table, "");
    annas.hears_the_table();
    let old = annas.table["invitation"].as_str().unwrap().to_owned();
    ben.get(&format!("/api/tables/{table}?key={old}")).well();
    assert_eq!(ben.post(&format!("/api/tables/{table}/invitation"), &json!({})).code(), "only-the-host");

    let new = anna.post(&format!("/api/tables/{table}/invitation"), &json!({})).well().json();

    let new = new["invitation"].as_str().unwrap();
    assert!(new.len() >= 26 && new != old);
    assert_eq!(ben.get(&format!("/api/tables/{table}?key={old}")).code(), "no-such-table");
    assert_eq!(ben.post(&format!("/api/tables/{table}/seat?key={old}"), &json!({})).code(), "no-such-table");
    ben.post(&format!("/api/tables/{table}/seat?key={new}"), &json!({})).well();
}

#[test]
fn a_stored_game_that_does_not_fit_the_rules_any_more_is_shown_and_harms_no_other() {
    let folder = Folder::new("tables-frozen");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut anna = house.guest();
    let (broken, whole) = (anna.opens(&against_a_bot()), anna.opens(&against_a_bot()));
    anna.attends(&broken, "").plays_until(|it| it.n() > 10);
    house.stop();
    let spoil = async {
        let options = SqliteConnectOptions::new().filename(folder.0.join("house/airlock.db"));
        let mut database = SqliteConnection::connect_with(&options).await.unwrap();
        let spoil = "update moments set body = 'rubbish ' || body where table_id = $1 and n = 5";
        let spoiled = sqlx::query(spoil).bind(&broken).execute(&mut database).await.unwrap();
        assert_eq!(spoiled.rows_affected(), 1);
        database.close().await.unwrap();
    };
    tokio::runtime::Runtime::new().unwrap().block_on(spoil);

    let house = Served::in_folder(&folder.0.join("house"));
    let mut anna = house.again(&anna);

    assert_eq!(anna.get(&format!("/api/tables/{broken}")).well().json()["state"], "frozen");
    let mut at_table = anna.attends(&broken, "");
    at_table.hears_the_table();
    assert!(at_table.table["frozen"]["code"].is_string(), "it is explained: {}", at_table.table);
    let resign = json!({ "say": "resign", "seat": 1 });
    assert_eq!(anna.post(&format!("/api/tables/{broken}/say"), &resign).code(), "table-frozen");
    assert!(anna.attends(&whole, "").plays(), "others play on");
}
