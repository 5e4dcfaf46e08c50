//! Somebody at a table: what they hear, what they say, and a way to play without thinking.

use std::{
    io::{BufRead, BufReader},
    net::TcpStream,
    time::Instant,
};

use protocol::change::Following;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Message, WebSocket};

use super::{PATIENCE, Visitor};

/// How messages come and go.
pub(super) enum Line {
    Socket(Box<WebSocket<TcpStream>>),
    Events { events: BufReader<TcpStream>, visitor: Visitor, say: String },
}

/// Somebody at a table.
pub(crate) struct Attending {
    line: Line,
    following: Following,
    /// The table as they were last told.
    pub(crate) table: Value,
    /// The moments that they were told, in order, without what changed: whoever comes later is not told that.
    pub(crate) moments: Vec<Value>,
    /// The greatest number that was acknowledged to them.
    pub(crate) acknowledged: u64,
    /// Whether they were told that the server stops.
    pub(crate) was_told_goodbye: bool,
    /// What was refused to them: codes.
    pub(crate) refused: Vec<String>,
    /// All messages as they came.
    pub(crate) all: Vec<Value>,
    n_said: u64,
    answered: Option<(u64, u64)>,
    chance: u64,
}

impl Attending {
    pub(super) fn over(line: Line) -> Attending {
        Attending {
            line,
            following: Following::default(),
            table: Value::Null,
            moments: Vec::new(),
            acknowledged: 0,
            was_told_goodbye: false,
            refused: Vec::new(),
            all: Vec::new(),
            n_said: 0,
            answered: None,
            chance: 0x9e37_79b9_7f4a_7c15,
        }
    }

    /// Takes other random answers than others do.
    pub(crate) fn lucky(mut self, number: u64) -> Attending {
        self.chance ^= number.wrapping_mul(0xd134_2543_de82_ef95);
        self
    }

    /// Hears the next message. False when the connection is gone.
    pub(crate) fn hears(&mut self) -> bool {
        let Some(text) = self.line.next() else { return false };
        let mut message: Value = serde_json::from_str(&text).expect("what is told is JSON");
        self.following.hear(&mut message);
        if message["type"] == "presence" {
            // The table is as it was but for who is there, and nothing else was told.
            for field in ["seats", "spectators"] {
                self.table[field] = message[field].clone();
            }
            return true;
        }
        self.all.push(message.clone());
        match message["type"].as_str().expect("every message has a type") {
            "table" => self.table = message,
            "happened" => {
                message.as_object_mut().and_then(|fields| fields.remove("changes"));
                self.moments.push(message);
            }
            "done" => self.acknowledged = self.acknowledged.max(message["n"].as_u64().unwrap()),
            "refused" => self.refused.push(message["problem"]["code"].as_str().unwrap().to_owned()),
            "closing" => self.was_told_goodbye = true,
            "denials" | "skipped" | "reminded" => (),
            other => panic!("nobody knows what {other} is"),
        }
        true
    }

    pub(crate) fn hears_until(&mut self, is_so: impl Fn(&Attending) -> bool) {
        while !is_so(self) {
            assert!(self.hears(), "the connection is gone");
        }
    }

    pub(crate) fn hears_the_table(&mut self) {
        self.hears_until(|it| !it.table.is_null());
    }

    /// What this viewer is asked now: seat, entry and the offers.
    pub(crate) fn question(&self) -> Option<(u64, u64, &Vec<Value>)> {
        let questions = self.table["questions"].as_array()?;
        questions.iter().find_map(|it| {
            let offers = it["offers"].as_array().filter(|offers| !offers.is_empty())?;
            Some((it["seat"].as_u64()?, it["entry"].as_u64()?, offers))
        })
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table["state"] == "over"
    }

    /// The number of the last moment that is known.
    pub(crate) fn n(&self) -> u64 {
        self.table["n"].as_u64().unwrap_or_default()
    }

    /// Says something; what was made of it is heard later. False when the connection is gone.
    pub(crate) fn says(&mut self, mut what: Value) -> bool {
        self.n_said += 1;
        what["id"] = self.n_said.into();
        match self.line.say(&what) {
            Said::Sent => true,
            Said::Lost => false,
            Said::Done(n) => {
                self.acknowledged = self.acknowledged.max(n);
                true
            }
            Said::Refused(code) => {
                self.refused.push(code);
                true
            }
        }
    }

    /// Gives any of the answers that are offered, if something is asked that was not
    /// answered yet.
    pub(crate) fn answers(&mut self) -> bool {
        let Some((seat, entry, offers)) = self.question() else { return true };
        if self.answered == Some((seat, entry)) {
            return true;
        }
        let (seat, entry, n) = (seat, entry, offers.len() as u64);
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        let choice = self.question().unwrap().2[(self.chance % n) as usize]["choice"].clone();
        self.answered = Some((seat, entry));
        self.says(json!({ "say": "answer", "seat": seat, "entry": entry, "choice": choice }))
    }

    /// Plays until the game is over or the connection is gone. Says whether it is over.
    pub(crate) fn plays(&mut self) -> bool {
        self.plays_until(Attending::is_over)
    }

    pub(crate) fn plays_until(&mut self, is_enough: impl Fn(&Attending) -> bool) -> bool {
        while !is_enough(self) {
            // One answers when one has heard all there is: the table closes each burst.
            let is_at_rest = self.all.last().is_some_and(|last| last["type"] == "table");
            if (is_at_rest && !self.answers()) || !self.hears() {
                return false;
            }
        }
        true
    }
}

enum Said {
    Sent,
    Lost,
    Done(u64),
    Refused(String),
}

impl Line {
    fn next(&mut self) -> Option<String> {
        let began = Instant::now();
        match self {
            Line::Socket(socket) => loop {
                match socket.read().ok()? {
                    Message::Text(text) => return Some(text.to_string()),
                    Message::Ping(_) | Message::Pong(_) => assert!(began.elapsed() < PATIENCE, "nothing is said"),
                    Message::Close(_) => return None,
                    other => panic!("{other:?}"),
                }
            },
            Line::Events { events, .. } => loop {
                let mut line = String::new();
                if events.read_line(&mut line).ok()? == 0 {
                    return None;
                }
                if let Some(data) = line.strip_prefix("data: ") {
                    return Some(data.trim_end().to_owned());
                }
            },
        }
    }

    fn say(&mut self, what: &Value) -> Said {
        match self {
            Line::Socket(socket) => match socket.send(Message::text(what.to_string())) {
                Ok(()) => Said::Sent,
                Err(_) => Said::Lost,
            },
            Line::Events { visitor, say, .. } => {
                let answered = visitor.post(say, what);
                match answered.status {
                    200 => Said::Done(answered.json()["n"].as_u64().unwrap()),
                    _ => Said::Refused(answered.code()),
                }
            }
        }
    }
}
