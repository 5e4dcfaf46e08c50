//! Too much of everything: messages, requests, connections, tables, addresses that lead
//! astray. Whoever does it is told so, nobody else notices, and memory stays bounded.

mod program;
mod served;

use std::{io::Read, net::Ipv4Addr, thread};

use program::Folder;
use serde_json::{Value, json};
use served::{
    Served, Visitor, against_a_bot,
    honest::Honest,
    raw::{Ended, LAST, PING, Raw, TEXT, frame},
};

/// What a house may grow by under attack: far less than the attackers send.
const GROWTH: u64 = 96 << 20;

/// A table of two people, and both of them.
fn two_people(house: &Served) -> (Visitor, Visitor, String) {
    let (mut anna, mut ben) = (house.guest(), house.guest_from(Some(Ipv4Addr::new(127, 0, 0, 7))));
    let open = json!({ "game": "alien-frontiers", "seats": [{ "seat": "me" }, { "seat": "open" }, { "seat": "bot", "level": "greedy" }] });
    let table = anna.opens(&open);
    ben.post(&format!("/api/tables/{table}/seat"), &json!({})).well();
    anna.post(&format!("/api/tables/{table}/start"), &json!({})).well();
    (anna, ben, table)
}

fn chat(text: &str) -> Vec<u8> {
    frame(LAST | TEXT, json!({ "say": "chat", "text": text }).to_string().as_bytes())
}

/// How often each answer was given to a flood of one's own messages, and how it ended.
fn flood(house: &Served, by: &Visitor, table: &str, message: &[u8], times: usize) -> (usize, Ended) {
    let before = house.memory();
    let mut flooder = by.attends_by_hand(table);
    let mut sending = Raw { stream: flooder.stream.try_clone().unwrap() };
    let message = message.to_vec();
    let sender = thread::spawn(move || (0..times).all(|_| sending.sends(&message)));
    let mut refused = 0;
    let ended = loop {
        match flooder.hears() {
            Some((TEXT, told)) => {
                let told: Value = serde_json::from_slice(&told).unwrap();
                match told["type"].as_str().unwrap() {
                    "refused" if told["problem"] == json!({ "code": "too-many", "retry-after": 1 }) => refused += 1,
                    "closing" => {
                        break Ended { problem: told["problem"]["code"].as_str().map(str::to_owned), ..flooder.ends() };
                    }
                    _ => (),
                }
            }
            Some(_) => (),
            None => break flooder.ends(),
        }
    };
    sender.join().unwrap();
    assert!(house.memory().saturating_sub(before) < GROWTH);
    (refused, ended)
}

#[test]
fn a_flood_of_messages_is_refused_then_cut_off_and_the_others_at_the_table_play_on() {
    let folder = Folder::new("hostile-flood");
    let house = Served::strictly(&folder.0.join("house"), &["--bot-pause", "0"]);
    let (mut anna, ben, table) = two_people(&house);
    // Anna is out of the game, so that Ben is not waiting for her, and still at the table.
    anna.post(&format!("/api/tables/{table}/say"), &json!({ "say": "resign", "seat": 1 })).well();
    let bens = Honest::plays_on(ben.attends(&table, ""));
    let honest = Honest::plays_at(&house);

    for message in
        [frame(LAST | TEXT, b"rubbish"), frame(LAST | TEXT, br#"{"say":"why","seat":1}"#), frame(LAST | PING, b"?")]
    {
        let (refused, ended) = flood(&house, &anna, &table, &message, 3_000);
        assert_eq!((ended.problem.as_deref(), ended.code), (Some("too-many"), Some(1008)));
        assert!(refused >= 500, "{refused}: it is told before it is cut off");
    }
    bens.has_not_noticed();
    honest.has_not_noticed();
}

#[test]
fn chat_is_limited_by_person_however_often_they_come() {
    let folder = Folder::new("hostile-chat");
    let house = Served::strictly(&folder.0.join("house"), &[]);
    let (anna, ben, table) = two_people(&house);
    let mut refused = 0;

    for _ in 0..5 {
        let mut annas = anna.attends_by_hand(&table);
        for line in 0..10 {
            annas.sends(&chat(&format!("line {line}")));
            let told = loop {
                let (kind, told) = annas.hears().unwrap();
                if kind != TEXT {
                    continue;
                }
                let told: Value = serde_json::from_slice(&told).unwrap();
                if told["type"] == "refused" || told["what"] == "chat" {
                    break told;
                }
            };
            if told["type"] == "refused" {
                assert_eq!(told["problem"], json!({ "code": "too-many", "retry-after": 60 }));
                refused += 1;
            }
        }
    }

    assert_eq!(refused, 30, "of fifty lines in a minute twenty are taken");
    let mut bens = ben.attends_by_hand(&table);
    bens.sends(&chat("hello"));
    let heard = std::iter::repeat_with(|| bens.hears_a("happened")).find(|it| it["what"] == "chat");
    assert_eq!(heard.unwrap()["text"], "hello", "others may write");
}

#[test]
fn thousands_of_tables_from_one_address_are_refused_and_others_can_still_open_some() {
    let folder = Folder::new("hostile-tables");
    let wide = ["--requests-by-address", "1000000", "--tables-by-address", "100"];
    let house = Served::strictly(&folder.0.join("house"), &[&wide[..], &["--bot-pause", "0"]].concat());
    let honest = Honest::plays_at(&house);
    let before = house.memory();
    let mut opened = 0;

    for n in 0..2_000 {
        // Each time as somebody else: a guest costs nothing.
        let mut guest = Visitor::stranger(&house);
        let answered = guest.post("/api/tables", &against_a_bot());
        match answered.status {
            201 => opened += 1,
            _ => {
                assert_eq!((answered.status, answered.code().as_str()), (429, "too-many"), "table {n}");
                assert!(answered.retry_after.is_some_and(|seconds| (1..=3600).contains(&seconds)));
            }
        }
    }

    assert!((100..=110).contains(&opened), "{opened}: some come back while one asks");
    let mut other = house.guest_from(Some(Ipv4Addr::new(127, 0, 0, 8)));
    other.opens(&against_a_bot());
    assert!(house.memory().saturating_sub(before) < GROWTH);
    honest.has_not_noticed();
}

#[test]
fn one_person_has_only_so_many_tables_however_they_open_them() {
    let folder = Folder::new("hostile-open");
    let house =
        Served::strictly(&folder.0.join("house"), &["--open-tables", "2", "--bot-pause", "0", "--messages", "1000"]);
    let mut anna = house.guest();
    let first = anna.opens(&against_a_bot());
    anna.attends(&first, "").plays();
    anna.opens(&against_a_bot());
    anna.opens(&against_a_bot());

    let refused = anna.post("/api/tables", &against_a_bot());
    assert_eq!((refused.status, refused.code().as_str(), refused.retry_after), (429, "too-many-tables", Some(60)));
    for again in [json!({}), json!({ "entry": 3 })] {
        let refused = anna.post(&format!("/api/tables/{first}/follow"), &again);
        assert_eq!((refused.status, refused.code().as_str()), (429, "too-many-tables"));
    }
    house.guest().opens(&against_a_bot());
}

#[test]
fn a_flood_of_requests_and_connections_is_told_when_to_come_back() {
    let folder = Folder::new("hostile-requests");
    let limits = ["--requests-by-address", "200", "--connections-by-address", "40", "--sockets-by-address", "10"];
    let house = Served::strictly(&folder.0.join("house"), &[&limits[..], &["--bot-pause", "0"]].concat());
    let honest = Honest::plays_at(&house);
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    let before = house.memory();

    let sockets: Vec<_> = (0..10).map(|_| guest.attends_by_hand(&table)).collect();
    let refused = guest.raw().asks(guest.handshake(&table).as_bytes());
    assert_eq!(refused.0, 429, "{refused:?}");
    assert!(refused.1.contains("retry-after: 10") && refused.2.contains("too-many"), "{refused:?}");
    // Of those who say nothing forty are waited for.
    let mut held: Vec<_> = (0..45).map(|_| guest.raw()).collect();
    let mut turned_away = String::new();
    _ = held.last_mut().unwrap().stream.read_to_string(&mut turned_away);
    assert!(turned_away.starts_with("HTTP/1.1 429") && turned_away.contains("retry-after: 10"), "{turned_away}");
    honest.goes_on();
    drop((sockets, held));
    while guest.raw().asks(b"GET /healthz HTTP/1.0\r\n\r\n").0 != 200 {}

    let answers: Vec<_> = (0..400).map(|_| guest.get("/api/games")).collect();
    let refused = answers.iter().filter(|it| it.status == 429).count();
    assert!(refused > 150, "{refused}");
    assert!(answers.iter().all(|it| it.status == 200 || (it.code() == "too-many" && it.retry_after.is_some())));
    assert!(house.memory().saturating_sub(before) < GROWTH);
    honest.has_not_noticed();
}

#[test]
fn an_address_that_leads_astray_leads_nowhere_but_to_the_client() {
    let folder = Folder::new("hostile-paths");
    let house = Served::in_folder(&folder.0.join("house"));
    let honest = Honest::plays_at(&house);
    let guest = house.guest();
    let long = format!("/{}", "x".repeat(20_000));
    let longer = format!("/{}", "x".repeat(200_000));
    let deep = "/..".repeat(2_000);
    let get = |path: &str| {
        guest.raw().asks(format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").as_bytes())
    };
    let (_, _, page) = get("/");

    for path in [
        "/../../etc/passwd",
        "/../secret-key",
        "/house.css/../secret-key",
        "/house.css/..%2fsecret-key",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%2e%2e%2fairlock.db",
        "/..%5c..%5cairlock.db",
        "/%252e%252e/airlock.db",
        "//etc/passwd",
        "/./secret-key",
        "/api//games",
        "//api/games",
        "/api/games/",
        "/api/tables/../games",
        "/api/tables/%2e%2e%2fgames",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/%",
        "/api/tables/'%20or%201=1--",
        "/api/tables/x/record%00.txt",
        "/api/games%00",
        "/airlock.db",
        "/airlock-data/airlock.db",
        "http://elsewhere.example/etc/passwd",
        "*",
        "/\u{1}",
        "/a\0b",
        "/ü",
        &long,
        &longer,
        &deep,
    ] {
        let (status, head, body) = get(path);
        if status == 200 && !path.contains("/api/") {
            assert!(body == page, "{path:.60}: {head}");
            continue;
        }
        assert!((400..500).contains(&status), "{path:.60}: {head}");
        if !body.is_empty() {
            let problem: Value = serde_json::from_str(&body).unwrap_or_else(|_| panic!("{path:.60}: {body}"));
            assert!(
                ["not-found", "no-such-table", "malformed-request", "wrong-method", "host"]
                    .contains(&problem["code"].as_str().unwrap()),
                "{problem}"
            );
        }
    }
    honest.has_not_noticed();
}

#[test]
fn whoever_stops_reading_is_let_go_before_what_waits_for_them_fills_the_memory() {
    let folder = Folder::new("hostile-deaf");
    let house = Served::with(&folder.0.join("house"), &["--bot-pause", "0", "--sockets-by-address", "1000"]);
    let honest = Honest::plays_at(&house);
    let mut guest = house.guest();
    let mut new = against_a_bot();
    new["seats"] = json!([{ "seat": "me" }, { "seat": "me" }, { "seat": "me" }, { "seat": "me" }]);
    let table = guest.opens(&new);
    let mut playing = guest.attends(&table, "");
    playing.hears_the_table();
    let before = house.memory();
    let deaf: Vec<_> = (0..80).map(|_| guest.attends_by_hand(&table)).collect();

    // A whole game is told to everybody, and then who comes and goes.
    assert!(playing.plays(), "whoever listens is not disturbed");
    for _ in 0..400 {
        drop(guest.attends_by_hand(&table));
    }

    let grown = house.memory().saturating_sub(before);
    assert!(grown < 80 * (4 << 20), "{} deaf viewers took {} MiB", deaf.len(), grown >> 20);
    let mut back = guest.attends(&table, "?after=0");
    back.hears_the_table();
    assert_eq!(back.table["n"], back.moments.last().unwrap()["n"]);
    honest.has_not_noticed();
}
