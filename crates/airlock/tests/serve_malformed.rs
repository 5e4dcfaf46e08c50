//! Frames that are too long or are none, and answers that are none of one's own: each is
//! told what was wrong with it, nobody else notices, and memory stays bounded.

mod program;
mod served;

use program::Folder;
use serde_json::{Value, json};
use served::{
    Served, against_a_bot,
    honest::Honest,
    raw::{BYTES, Ended, LAST, MORE, PING, TEXT, frame, head},
};

/// What a house may grow by under attack: far less than the attackers send.
const GROWTH: u64 = 96 << 20;

fn ended(problem: &str, code: u16) -> Ended {
    Ended { problem: Some(problem.to_owned()), code: Some(code) }
}

fn said(what: &Value) -> Vec<u8> {
    frame(LAST | TEXT, what.to_string().as_bytes())
}

#[test]
fn a_message_that_is_too_long_is_refused_and_one_that_is_far_too_long_is_not_read() {
    let folder = Folder::new("hostile-long");
    let house = Served::in_folder(&folder.0.join("house"));
    let honest = Honest::plays_at(&house);
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());

    let mut chatty = guest.attends_by_hand(&table);
    chatty.sends(&said(&json!({ "say": "chat", "text": "x".repeat(20_000) })));
    assert_eq!(chatty.is_refused(), "message-too-long");
    chatty.sends(&said(&json!({ "say": "chat", "text": "x".repeat(501) })));
    assert_eq!(chatty.is_refused(), "chat-malformed");
    chatty.sends(&said(&json!({ "say": "chat", "text": "hello" })));
    let heard = std::iter::repeat_with(|| chatty.hears_a("happened")).find(|it| it["what"] == "chat");
    assert_eq!(heard.unwrap()["text"], "hello", "the connection goes on");

    let mut in_one = guest.attends_by_hand(&table);
    in_one.sends(&head(LAST | TEXT, 1 << 40));
    assert_eq!(in_one.ends(), ended("message-too-long", 1009));
    let mut in_pieces = guest.attends_by_hand(&table);
    in_pieces.sends(&frame(TEXT, &[b' '; 50_000]));
    in_pieces.sends(&frame(MORE, &[b' '; 50_000]));
    assert_eq!(in_pieces.ends(), ended("message-too-long", 1009));
    honest.has_not_noticed();
}

#[test]
fn long_frames_on_many_sockets_take_no_memory() {
    let folder = Folder::new("hostile-memory");
    let house = Served::in_folder(&folder.0.join("house"));
    let honest = Honest::plays_at(&house);
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    let before = house.memory();
    let million = vec![b' '; 1 << 20];

    let attackers = (0..60).map(|_| {
        let mut attacker = guest.attends_by_hand(&table);
        attacker.sends(&head(LAST | TEXT, 15 << 20));
        // All but the last piece, if anybody takes them.
        (0..14).all(|_| attacker.sends(&million));
        attacker
    });
    let attackers: Vec<_> = attackers.collect();

    let grown = house.memory().saturating_sub(before);
    assert!(grown < GROWTH, "{} sockets took {} MiB", attackers.len(), grown >> 20);
    honest.has_not_noticed();
}

#[test]
fn what_is_no_message_ends_the_connection_with_its_reason() {
    let folder = Folder::new("hostile-frames");
    let house = Served::in_folder(&folder.0.join("house"));
    let honest = Honest::plays_at(&house);
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    const RESERVED_BIT: u8 = 0x40;
    const RESERVED_KIND: u8 = 0x3;

    for (bytes, code) in [
        (frame(LAST | TEXT, b"{\"say\":\"chat\",\"text\":\"\xff\xfe\"}"), 1007),
        (frame(LAST | BYTES, b"{\"say\":\"chat\",\"text\":\"hello\"}"), 1003),
        (frame(LAST | RESERVED_BIT | TEXT, b"{}"), 1002),
        (frame(LAST | RESERVED_KIND, b"{}"), 1002),
        (frame(LAST | MORE, b"{}"), 1002),
        (frame(LAST | PING, &[0; 126]), 1002),
        (frame(PING, b""), 1002),
        // Without a mask, which only a server may leave out.
        (vec![LAST | TEXT, 2, b'{', b'}'], 1002),
    ] {
        let mut hostile = guest.attends_by_hand(&table);
        hostile.sends(&bytes);
        assert_eq!(hostile.ends(), ended("message-malformed", code), "{bytes:?}");
    }
    honest.has_not_noticed();
}

#[test]
fn what_is_not_understood_is_refused_and_the_connection_goes_on() {
    let folder = Folder::new("hostile-json");
    let house = Served::in_folder(&folder.0.join("house"));
    let honest = Honest::plays_at(&house);
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    let mut hostile = guest.attends_by_hand(&table);
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    let answer = |seat: &str, entry: &str, choice: &str| {
        format!(r#"{{"say":"answer","seat":{seat},"entry":{entry},"choice":{choice}}}"#)
    };

    for malformed in [
        String::new(),
        "null".to_owned(),
        "[]".to_owned(),
        "{}".to_owned(),
        "{\"say\":\"chat\",\"text\":\"a\0b\"}".to_owned(),
        r#"{"say":"chat","text":"\ud800"}"#.to_owned(),
        r#"{"say":"chat"}"#.to_owned(),
        r#"{"say":"dance"}"#.to_owned(),
        r#"{"say":"chat","text":"a"} {"say":"chat","text":"b"}"#.to_owned(),
        r#"{"id":99999999999999999999999,"say":"chat","text":"a"}"#.to_owned(),
        nested(8_000),
        "[".repeat(16_000),
        answer("1", "1", &nested(7_000)),
        answer("256", "1", "{}"),
        answer("-1", "1", "{}"),
        answer("1", "1e400", "{}"),
        answer("1", "-1", "{}"),
        answer("1", "1", "1e400"),
        answer("1e1", "1", "{}"),
    ] {
        hostile.sends(&frame(LAST | TEXT, malformed.as_bytes()));
        assert_eq!(hostile.is_refused(), "message-malformed", "{malformed:.60}");
    }
    for (nonsense, code) in [
        (answer("0", "1", "{}"), "not-your-seat"),
        (answer("2", "1", "{}"), "not-your-seat"),
        (answer("255", "1", "{}"), "not-your-seat"),
        (answer("1", "18446744073709551615", "{}"), "already-answered"),
        (r#"{"say":"chat","text":"\u0007"}"#.to_owned(), "chat-malformed"),
        (r#"{"say":"consent","seat":1,"agrees":true,"to":1}"#.to_owned(), "nothing-to-agree-to"),
    ] {
        hostile.sends(&frame(LAST | TEXT, nonsense.as_bytes()));
        assert_eq!(hostile.is_refused(), code, "{nonsense}");
    }
    honest.has_not_noticed();
}

#[test]
fn an_answer_is_taken_once_and_only_from_whoever_is_asked() {
    let folder = Folder::new("hostile-answers");
    let house = Served::in_folder(&folder.0.join("house"));
    let honest = Honest::plays_at(&house);
    let (mut anna, mut ben, mut vera) = (house.guest(), house.guest(), house.guest());
    let open =
        json!({ "game": "alien-frontiers", "seats": [{ "seat": "me" }, { "seat": "open" }], "start-when-full": true });
    let table = anna.opens(&open);
    let say = format!("/api/tables/{table}/say");
    ben.post(&format!("/api/tables/{table}/seat"), &json!({})).well();
    let (mut annas, mut bens) = (anna.attends(&table, ""), ben.attends(&table, ""));
    annas.hears_the_table();
    bens.hears_the_table();
    let (asked, by, other) = match annas.question() {
        Some(_) => (&mut annas, &mut anna, &mut ben),
        None => (&mut bens, &mut ben, &mut anna),
    };
    let (seat, entry, offers) = asked.question().expect("somebody is asked");
    let answer = json!({ "say": "answer", "seat": seat, "entry": entry, "choice": offers[0]["choice"] });
    let mut as_own = answer.clone();
    as_own["seat"] = (3 - seat).into();
    let mut nonsense = answer.clone();
    nonsense["choice"] = json!({ "question": "turn", "answer": { "dock": 1e308 } });
    let mut later = answer.clone();
    later["entry"] = (entry + 1).into();

    assert_eq!(other.post(&say, &answer).code(), "not-your-seat", "another's answer");
    assert_eq!(vera.post(&say, &answer).code(), "not-your-seat", "a spectator's");
    assert!(other.post(&say, &as_own).code().starts_with("refused-"), "whoever is not asked has no answer");
    assert_eq!(by.post(&say, &nonsense).code(), "answer-malformed");
    assert_eq!(by.post(&say, &later).code(), "already-answered", "an answer to a question that was not asked yet");
    by.post(&say, &answer).well();
    assert_eq!(by.post(&say, &answer).code(), "already-answered", "an old answer again");
    for malformed in [json!(null), json!([]), json!({ "say": "answer" }), json!({ "say": "answer", "seat": -1 })] {
        assert_eq!(by.post(&say, &malformed).code(), "malformed-field");
    }
    honest.has_not_noticed();
}

#[test]
fn a_wrong_token_opens_nothing() {
    let folder = Folder::new("hostile-tokens");
    let house = Served::in_folder(&folder.0.join("house"));
    let honest = Honest::plays_at(&house);
    let mut guest = house.guest();
    let mut new = against_a_bot();
    let public = guest.opens(&new);
    new["visibility"] = "by-link".into();
    let (hidden, other) = (guest.opens(&new), guest.opens(&new));
    let mut token = |table: &str| {
        let answer = guest.post(&format!("/api/tables/{table}/seat/1/token"), &json!({})).well().json();
        answer["token"].as_str().unwrap().to_owned()
    };
    let (outdated, right, of_another) = (token(&hidden), token(&hidden), token(&other));
    let resign = json!({ "say": "resign", "seat": 1 });

    for wrong in ["", "x", &outdated, &of_another, &right.to_uppercase(), &right[1..], &format!("{right} ")] {
        let mut program = house.program(wrong);
        if wrong.trim() != right {
            assert_eq!(program.post(&format!("/api/tables/{hidden}/say"), &resign).code(), "no-such-table", "{wrong}");
            assert_eq!(program.get(&format!("/api/tables/{hidden}")).code(), "no-such-table", "{wrong}");
            let mut at_table = program.attends(&hidden, "");
            assert!(!at_table.hears() || at_table.was_told_goodbye, "{wrong}");
        }
        assert_eq!(program.post(&format!("/api/tables/{public}/say"), &resign).code(), "not-your-seat");
        let mut watching = program.attends(&public, "");
        watching.hears_the_table();
        assert_eq!((&watching.table["mine"], &watching.table["questions"]), (&json!([]), &json!([])));
    }
    for scheme in ["Basic", "Token", "Bearer\t", "Bearer:"] {
        let request = format!(
            "POST /api/tables/{hidden}/say HTTP/1.0\r\nContent-Type: application/json\r\nAuthorization: {scheme} {right}\r\n\
             Content-Length: {}\r\n\r\n{resign}",
            resign.to_string().len()
        );
        let (status, _, body) = house.guest().raw().asks(request.as_bytes());
        assert_eq!(status, 404, "{scheme}: {body}");
    }
    let mut program = house.program(&right);
    program.post(&format!("/api/tables/{hidden}/say"), &resign).well();
    honest.has_not_noticed();
}
