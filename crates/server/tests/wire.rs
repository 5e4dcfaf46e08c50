//! What goes over the wire and what does not: over whole games of a game of secrets, every
//! viewer receives exactly what the typed game gives to their eyes, and nothing besides
//! depends on what is hidden from them.

mod seats;

use std::collections::BTreeSet;

use contact::{Contact, Heard};
use driver::{Record, Replay};
use engine::{Game, Lawful, Seat, Seats, State, Timing, Viewer, Views};
use protocol::{
    FromClient, SeatWanted,
    change::{Following, changed},
    live::Say,
};
use seats::*;
use serde_json::Value;
use server::{
    storage::TableId,
    tables::{Request, Who},
};
use texts::args;
use tokio::sync::mpsc;

/// Everything that a message about the table can have in it.
const TABLE: &str = "type n id name game state options pace visibility start-when-full is-practice campaign since seats mine muted host is-host \
     may-be-host newcomers to-take to-ask-for wishes invitation goes-on-from spectators chance follows view as-of asked questions orders undo undo-asked standings stopped frozen";
/// What of it is for one viewer alone.
const OWN: [&str; 13] = [
    "follows",
    "view",
    "questions",
    "orders",
    "undo",
    "mine",
    "muted",
    "is-host",
    "may-be-host",
    "to-take",
    "to-ask-for",
    "wishes",
    "invitation",
];
/// Everything that a message about something that happened can have in it.
const HAPPENED: [&str; 5] = [
    "type n at what",
    "type n at what entry seat heard told changes",
    "type n at what entry seat heard told",
    "type n at what seat holder sent-away",
    "type n at what seat name text",
];

/// Somebody who looks at the table and writes down everything they are told.
struct Listener {
    who: Who,
    seats: Seats,
    told: mpsc::Receiver<String>,
    following: Following,
    heard: Vec<Value>,
}

impl Listener {
    async fn comes(house: &House, table: &TableId, who: Who, seats: Seats) -> Listener {
        let (outlet, told) = mpsc::channel(100_000);
        let attend = |reply| Request::Attend { who: who.clone(), invitation: None, after: None, outlet, reply };
        house.tables.ask(table, attend).await.expect("the table is open");
        Listener { who, seats, told, following: Following::default(), heard: Vec::new() }
    }

    fn listen(&mut self) {
        while let Ok(message) = self.told.try_recv() {
            self.hear(&message);
        }
    }

    /// Writes a message down, with the view as it follows where it was not sent.
    fn hear(&mut self, message: &str) {
        let mut message = serde_json::from_str(message).expect("what is told is JSON");
        self.following.hear(&mut message);
        self.heard.push(message);
    }

    /// Forgets what was said while others were still coming.
    fn begin(&mut self) {
        self.listen();
        self.heard.clear();
    }

    fn table(&self) -> Option<&Value> {
        self.heard.iter().rfind(|message| message["type"] == "table")
    }

    /// With whose eyes they look, at a table in this state.
    fn viewer(&self, state: &Value) -> Viewer {
        match self.seats.is_empty() {
            _ if state == "over" => Viewer::AfterTheEnd,
            true => Viewer::Spectator,
            false => Viewer::Holding(self.seats),
        }
    }
}

/// Any number below another, always the same after the same seed.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// A whole game of three people and a bot with somebody watching, by random answers.
async fn game(luck: &mut Luck) -> (Vec<Listener>, Record<Contact>) {
    let house = house();
    let people = ["Anna", "Ben", "Cleo"].map(person);
    let new = new_table("contact", &[me(), SeatWanted::Open, SeatWanted::Open, bot("random")]);
    let new = protocol::NewTable { start_when_full: false, ..new };
    let table = house.tables.open(&people[0], new).await.unwrap();
    for who in &people[1..] {
        let sit =
            |reply| Request::Sit { who: who.clone(), invitation: None, seat: None, nonce: None, newcomer: None, reply };
        house.tables.ask(&table, sit).await.unwrap();
    }
    let mut listeners = Vec::new();
    for (seat, who) in Seat::all(3).zip(&people) {
        listeners.push(Listener::comes(&house, &table, who.clone(), Seats::one(seat)).await);
    }
    listeners.push(Listener::comes(&house, &table, Who::Nobody, Seats::NONE).await);
    listeners.iter_mut().for_each(Listener::begin);
    let start = |reply| Request::Start { who: people[0].clone(), bots: None, reply };
    house.tables.ask(&table, start).await.unwrap();

    loop {
        listeners.iter_mut().for_each(Listener::listen);
        let now = listeners[3].table().expect("the table was told");
        if now["state"] == "over" {
            break;
        }
        let offers = listeners.iter().flat_map(|it| {
            let questions = it.table().and_then(|table| table["questions"].as_array()).into_iter().flatten();
            questions.flat_map(|question| {
                let offers = question["offers"].as_array().into_iter().flatten();
                offers.map(|offer| (it.who.clone(), question.clone(), offer["choice"].clone()))
            })
        });
        let offers: Vec<_> = offers.collect();
        // Now and then somebody takes back what can be taken back freely.
        let undoable = listeners.iter().flat_map(|it| {
            let undos = it.table().and_then(|table| table["undo"].as_array()).into_iter().flatten();
            undos.filter(|undo| undo["how"] == "freely").map(|undo| (it.who.clone(), undo.clone()))
        });
        if let Some((who, undo)) = undoable.take(1).find(|_| luck.below(3) == 0) {
            let said = FromClient { id: None, say: Say::Undo { seat: undo["seat"].as_u64().unwrap() as u8, to: None } };
            _ = house.tables.ask(&table, |reply| Request::Posted { who, said, reply }).await;
            tokio::task::yield_now().await;
            continue;
        }
        if offers.is_empty() {
            // It is the bot's turn, or the table declines for somebody.
            let message = listeners[3].told.recv().await.expect("the table goes on");
            listeners[3].hear(&message);
            continue;
        }
        let (who, question, choice) = offers[luck.below(offers.len())].clone();
        let (seat, entry) = (question["seat"].as_u64().unwrap() as u8, question["entry"].as_u64().unwrap() as usize);
        let mut say = Say::Answer { seat, entry, choice };
        if luck.below(20) == 0 {
            say = Say::Chat { text: "Who has the beacon?".to_owned() };
        }
        let said = FromClient { id: None, say };
        // The bot may have been faster; then the next message says how things are.
        _ = house.tables.ask(&table, |reply| Request::Posted { who, said, reply }).await;
        tokio::task::yield_now().await;
    }
    let record = house.tables.ask(&table, |reply| Request::Record { who: Who::Nobody, invitation: None, reply }).await;
    (listeners, Record::parse(record.unwrap().as_bytes()).unwrap())
}

fn json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("it can be sent")
}

fn keys(message: &Value) -> BTreeSet<&str> {
    message.as_object().expect("a message is an object").keys().map(String::as_str).collect()
}

fn words(text: &str) -> BTreeSet<&str> {
    text.split_whitespace().collect()
}

/// What a table tells a viewer, by the typed game alone.
/// Says whether anything was hidden from them that could have been otherwise.
fn check_table(
    message: &Value,
    listener: &Listener,
    replay: &Replay<'_, Contact>,
    n_entries: usize,
    luck: &mut Luck,
) -> bool {
    let state = replay.state_after(n_entries).expect("it is in the record");
    let viewer = listener.viewer(&message["state"]);
    assert_eq!(keys(message), words(TABLE));
    assert_eq!(message["view"], json(Contact::view(state, viewer)), "after {n_entries} entries, {viewer:?}");
    check_questions(message, listener, state, n_entries);
    check_asked(message, viewer, state);
    assert_eq!(message["chance"]["seed"].is_null(), message["state"] != "over", "the seed is closed until the end");
    assert_eq!(message["standings"].is_null(), message["state"] != "over");
    assert!(message["stopped"].is_null(), "a game that ends by itself was not stopped");
    assert_eq!(message["mine"], json(listener.seats.iter().map(Seat::number).collect::<Vec<_>>()));
    assert_eq!(message["invitation"].is_null(), listener.seats.is_empty());

    // With everything changed that is hidden from this viewer, they would be told the same.
    if message["state"] != "playing" {
        return false;
    }
    let other = Contact::scramble(state, viewer, &mut |n| luck.below(n as usize) as u32);
    assert_eq!(message["view"], json(Contact::view(&other, viewer)));
    check_questions(message, listener, &other, n_entries);
    check_asked(message, viewer, &other);
    json(Contact::view(state, Viewer::AfterTheEnd)) != json(Contact::view(&other, Viewer::AfterTheEnd))
}

fn check_questions(message: &Value, listener: &Listener, state: &State<Contact>, n_entries: usize) {
    let may_answer = state.pending().may_answer();
    let questions = message["questions"].as_array().expect("a list");
    for question in questions {
        let fields = keys(question).into_iter().filter(|&field| field != "foresight");
        assert_eq!(fields.collect::<BTreeSet<_>>(), words("seat entry offers says timing"));
        let seat = Seat(question["seat"].as_u64().unwrap() as u8 - 1);
        assert!(listener.seats.has(seat), "nobody is told what others are asked");
        assert_eq!(question["entry"], n_entries);
        let is_declined = state.is_window() && Contact::offers(state, seat).len() == 1;
        let offers = Contact::offers(state, seat);
        let says: Vec<_> =
            offers.iter().map(|it| text(args::answer(Contact::NAME, &it.choice, &texts::Value::Seat))).collect();
        assert_eq!(question["offers"], json(offers));
        let foreseen = Contact::foresight(state, seat).filter(|_| !is_declined).map(json);
        assert_eq!(question.get("foresight"), foreseen.as_ref(), "it is there where there is something to foresee");
        assert_eq!(question["says"], json(says));
        assert!(may_answer.has(seat) && !is_declined);
        let timing = if state.timing() == Timing::AtOnce { "at-once" } else { "after-the-delay" };
        assert_eq!(question["timing"], timing);
    }
    let asked: Vec<u64> = questions.iter().map(|question| question["seat"].as_u64().unwrap()).collect();
    for seat in listener.seats.iter().filter(|&seat| may_answer.has(seat) && message["state"] == "playing") {
        let is_declined = state.is_window() && Contact::offers(state, seat).len() == 1;
        assert!(is_declined || asked.contains(&u64::from(seat.number())), "whoever may answer is asked");
    }
    for undo in message["undo"].as_array().expect("a list") {
        assert_eq!(keys(undo), words("seat to how places"));
        let seat = Seat(undo["seat"].as_u64().unwrap() as u8 - 1);
        assert!(listener.seats.has(seat), "nobody is told what others can take back");
    }
    let orders = listener.seats.iter().map(|seat| serde_json::json!({"seat": seat.number(), "ask": "when-i-can"}));
    assert_eq!(message["orders"], json(orders.collect::<Vec<_>>()), "nobody is told the orders of others");
}

/// What is being decided follows from what the viewer sees.
fn check_asked(message: &Value, viewer: Viewer, state: &State<Contact>) {
    let asked = &message["asked"];
    if asked.is_null() {
        return;
    }
    assert_eq!(keys(asked), words("seats since asks"));
    let view = Contact::view(state, viewer);
    let asks = view.under_way.last().map(|waiting| text(args::asks(Contact::NAME, waiting, &texts::Value::Seat)));
    assert_eq!(asked["asks"], json(asks));
}

/// A text as it is sent.
fn text((key, args): (String, texts::Args)) -> Value {
    let argument = |(name, value): (&str, &texts::Value)| {
        let value = match value {
            texts::Value::Text(word) => json(word),
            texts::Value::Number(number) => json(number),
            texts::Value::Seat(seat) => serde_json::json!({ "seat": seat }),
        };
        (name.to_owned(), value)
    };
    json((key, args.iter().map(argument).collect::<serde_json::Map<_, _>>()))
}

/// How something is told: this game says everything as usual, each event on a line of its own.
fn told(heard: &Heard) -> Value {
    let mut told = text(args::heard(Contact::NAME, heard, &texts::Value::Seat));
    told.as_array_mut().expect("a text is a list").push(serde_json::json!({}));
    told
}

fn check_happened(message: &Value, viewer: Viewer, replay: &Replay<'_, Contact>) {
    assert!(HAPPENED.iter().any(|form| keys(message) == words(form)) || message["what"] == "undone", "{message}");
    if message["what"] == "game" {
        let entry = message["entry"].as_u64().unwrap() as usize;
        let events = replay.events_of(entry);
        let heard: Vec<_> = events.iter().filter_map(|event| Contact::heard(event, viewer)).collect();
        let told: Vec<_> = heard.iter().map(told).collect();
        assert_eq!(message["heard"], json(heard), "entry {entry}, {viewer:?}");
        assert_eq!(message["told"], json(told), "entry {entry}, {viewer:?}");
        check_changes(message, entry, viewer, replay);
    }
}

/// What changed leads from the view before an entry to the view after it, and says nothing if
/// these are the same to this viewer. With the end the eyes change as well.
fn check_changes(message: &Value, entry: usize, viewer: Viewer, replay: &Replay<'_, Contact>) {
    let Some(changes) = message["changes"].as_array().filter(|_| viewer != Viewer::AfterTheEnd) else { return };
    let view = |n_entries: usize| json(Contact::view(replay.state_after(n_entries).unwrap(), viewer));
    let edits: Vec<Value> = changes.iter().flat_map(|it| it["edits"].as_array().unwrap().clone()).collect();
    assert_eq!(edits.is_empty(), view(entry - 1) == view(entry), "entry {entry}, {viewer:?}");
    assert_eq!(changed(view(entry - 1), &edits), Some(view(entry)), "entry {entry}, {viewer:?}");
    let n_heard = message["heard"].as_array().unwrap().len() as u64;
    assert!(changes.iter().all(|it| it["after"].as_u64().unwrap() <= n_heard), "{message}");
}

/// What a message says to everybody alike.
fn common(message: &Value) -> Value {
    let mut message = message.clone();
    let fields = message.as_object_mut().expect("a message is an object");
    fields.remove("heard");
    fields.remove("told");
    fields.remove("changes");
    if let Some(asked) = fields.get_mut("asked").and_then(Value::as_object_mut) {
        asked.remove("asks");
    }
    OWN.iter().for_each(|own| _ = fields.remove(*own));
    message
}

#[tokio::test(start_paused = true)]
async fn each_viewer_receives_what_their_eyes_may_see_and_nothing_else() {
    let (mut n_hidden, mut n_undone, mut n_followed) = (0, 0, 0);
    for seed in 1..=12 {
        let mut luck = Luck(0x9e37_79b9_7f4a_7c15 ^ seed);
        let (listeners, record) = game(&mut luck).await;
        let replay = Replay::of(&record).expect("the record fits");

        for listener in &listeners {
            let mut n_entries = 0;
            for (at, message) in listener.heard.iter().enumerate() {
                match message["type"].as_str().unwrap() {
                    "table" => {
                        n_followed += usize::from(message["follows"] == true);
                        n_hidden += usize::from(check_table(message, listener, &replay, n_entries, &mut luck));
                    }
                    "happened" => {
                        let closing = listener.heard[at..].iter().find(|it| it["type"] == "table");
                        let viewer = listener.viewer(&closing.expect("a table closes each burst")["state"]);
                        check_happened(message, viewer, &replay);
                        n_entries += usize::from(message["what"] == "game" || message["what"] == "undone");
                        n_undone += usize::from(message["what"] == "undone");
                    }
                    other => panic!("nobody should be told {other}"),
                }
            }
            assert_eq!(n_entries, record.entries().len(), "every entry is told, if only that it is there");
        }
    }
    assert!(n_hidden > 500 && n_undone > 0, "there was something to hide: {n_hidden}, {n_undone}");
    assert!(n_followed > 500, "views were followed, not sent: {n_followed}");
}

#[tokio::test(start_paused = true)]
async fn whatever_is_not_for_one_viewer_alone_is_the_same_for_all() {
    for seed in 1..=12 {
        let mut luck = Luck(0xd134_2543_de82_ef95 ^ seed);
        let (listeners, _) = game(&mut luck).await;
        let said_to = |listener: &Listener| listener.heard.iter().map(common).collect::<Vec<_>>();
        let spectators = said_to(&listeners[3]);

        for listener in &listeners[..3] {
            let said = said_to(listener);
            assert_eq!(said.len(), spectators.len(), "nobody is told more often than others");
            for (one, other) in said.iter().zip(&spectators) {
                assert_eq!(one, other);
            }
        }
    }
}
