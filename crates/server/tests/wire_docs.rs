//! The written interface, `docs/api.md`, says what there is: every kind of message, every
//! route and every problem, and none that there is not.

use std::collections::BTreeSet;

use protocol::{
    FromClient, HolderKind, HolderView, Problem, ToClient,
    live::{Happened, Say, What},
};
use serde_json::Value;
use texts::{Language, Texts};

const TEXT: &str = include_str!("../../../docs/api.md");

/// The examples of messages.
fn examples() -> Vec<Value> {
    let blocks = TEXT.split("```json\n").skip(1).map(|rest| rest.split("```").next().expect("a block has an end"));
    blocks.map(|block| serde_json::from_str(block).unwrap_or_else(|error| panic!("{error}: {block}"))).collect()
}

/// The values that a field has in the examples.
fn documented(field: &str) -> BTreeSet<String> {
    examples().iter().filter_map(|it| it[field].as_str().map(str::to_owned)).collect()
}

fn words(words: &[&str]) -> BTreeSet<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

fn happened(what: What) -> Value {
    serde_json::to_value(ToClient::Happened(Happened { n: 1, at: 1, what })).expect("it can be sent")
}

/// One moment of each kind.
fn moments() -> Vec<Value> {
    let holder = HolderView { kind: HolderKind::Open, name: String::new() };
    let all = [
        What::Game { entry: 1, seat: None, heard: Vec::new(), told: Vec::new(), changes: Some(Vec::new()) },
        What::Undone { to: 1, seat: Some(1), answers: 1, outcomes: 0 },
        What::Seat { seat: 1, holder, sent_away: false },
        What::Began,
        What::Chat { seat: None, name: String::new(), text: String::new() },
        What::Muted,
        What::Followed { table: String::new(), rematch: true, invitation: None },
    ];
    for what in &all {
        // Whoever adds a kind is led here by the compiler.
        match what {
            What::Game { .. } | What::Undone { .. } | What::Seat { .. } | What::Began => (),
            What::Chat { .. } | What::Muted | What::Followed { .. } => (),
        }
    }
    all.map(happened).to_vec()
}

fn keys(value: &Value) -> BTreeSet<&String> {
    value.as_object().expect("a message is an object").keys().collect()
}

#[test]
fn every_kind_of_message_is_documented_and_none_that_there_is_not() {
    let kind = |message: &ToClient| match message {
        ToClient::Table(_) => "table",
        ToClient::Happened(_) => "happened",
        ToClient::Skipped { .. } => "skipped",
        ToClient::Refused { .. } => "refused",
        ToClient::Done { .. } => "done",
        ToClient::Denials { .. } => "denials",
        ToClient::Presence { .. } => "presence",
        ToClient::Reminded { .. } => "reminded",
        ToClient::Closing { .. } => "closing",
    };
    let closing = ToClient::Closing { problem: Problem::new("server-stops") };
    assert_eq!(serde_json::to_value(&closing).unwrap()["type"], kind(&closing));

    assert_eq!(
        documented("type"),
        words(&["table", "happened", "skipped", "refused", "done", "denials", "presence", "reminded", "closing"])
    );
}

#[test]
fn every_kind_of_moment_is_documented_with_its_fields() {
    let moments = moments();
    assert_eq!(documented("what"), moments.iter().map(|it| it["what"].as_str().unwrap().to_owned()).collect());

    for example in examples().iter().filter(|it| it["type"] == "happened") {
        let real = moments.iter().find(|it| it["what"] == example["what"]).expect("there is such a moment");
        assert_eq!(keys(example), keys(real), "{example}");
    }
}

#[test]
fn whatever_a_client_is_told_to_say_is_understood() {
    let said = examples().into_iter().filter(|it| !it["say"].is_null());
    let said: Vec<FromClient> = said.map(|it| serde_json::from_value(it).expect("it is understood")).collect();
    for it in &said {
        match it.say {
            Say::Answer { .. } | Say::Undo { .. } | Say::Consent { .. } => (),
            Say::Orders { .. } | Say::Resign { .. } | Say::Chat { .. } | Say::Remind { .. } | Say::Why { .. } => (),
        }
    }

    assert_eq!(documented("say"), words(&["answer", "undo", "consent", "orders", "resign", "chat", "remind", "why"]));
}

/// The texts in a value: arrays of a key and an object.
fn texts_in<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Array(parts) => match &parts[..] {
            // Of what is heard it is said besides how it is told.
            [Value::String(key), Value::Object(_), ..] => found.push(key),
            parts => parts.iter().for_each(|part| texts_in(part, found)),
        },
        Value::Object(fields) => fields.values().for_each(|field| texts_in(field, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
    }
}

#[test]
fn every_text_in_the_examples_is_there_to_be_said() {
    let examples = examples();
    let mut keys = Vec::new();
    examples.iter().for_each(|example| texts_in(example, &mut keys));

    assert_eq!(keys.len(), 6, "{keys:?}");
    for key in keys {
        assert!(Texts::of(Language::English).has(key), "{key}");
    }
}

#[test]
fn every_route_is_documented_and_none_that_there_is_not() {
    let description = serde_json::to_value(server::routes::description()).expect("it can be sent");
    let paths = description["paths"].as_object().expect("there are routes");
    let routes = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("a route has methods").keys();
        methods.map(move |method| format!("{} {path}", method.to_uppercase()))
    });
    // Pages for people are no part of the interface.
    let is_page = |route: &String| ["GET /", "GET /house.css", "GET /api/docs"].contains(&route.as_str());
    let routes: BTreeSet<String> = routes.filter(|route| !is_page(route)).collect();

    let quoted = TEXT.split('`').filter(|it| {
        it.split_once(' ').is_some_and(|(method, path)| {
            ["GET", "POST", "PUT", "PATCH", "DELETE"].contains(&method) && path.starts_with('/')
        })
    });
    assert_eq!(quoted.map(str::to_owned).collect::<BTreeSet<_>>(), routes);
}

#[test]
fn every_problem_of_the_house_is_documented() {
    let codes: BTreeSet<&str> =
        TEXT.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |").map(|(code, _)| code)).collect();

    for code in server::problems::codes() {
        assert!(codes.contains(code), "{code} is not documented");
    }
    for code in codes.iter().filter(|code| !code.contains(' ')) {
        let is_field = [
            "state",
            "options",
            "start-when-full",
            "mine",
            "host",
            "may-be-host",
            "wishes",
            "invitation",
            "goes-on-from",
            "view",
            "as-of",
            "asked",
            "questions",
            "orders",
            "is-practice",
            "campaign",
            "undo",
            "undo-asked",
            "stopped",
            "chance",
            "guests",
            "waiting",
            "abandoned",
            "finished",
            "brief",
        ]
        .contains(code);
        let is_line = ["heading", "silent", "joins", "goes-on", "deed", "part", "aside", "end"].contains(code);
        let texts = Texts::of(Language::English);
        assert!(is_field || is_line || texts.has(&format!("error-{code}")), "{code} is documented and has no sentence");
    }
}
