//! Tables, as those who sit there see them in their browsers.

use std::{num::NonZero, time::Duration};

use contact::Contact;
use serde_json::{Value, json};
use server::{
    games::{self, Games},
    tables::Delay,
};

use crate::visitor::{Answer, Place, Visitor, given_games};

/// A house with Alien Frontiers and a small game of secrets, where bots do not dawdle.
pub(crate) async fn given() -> Place {
    let doors = [games::judged::<alien_frontiers::AlienFrontiers>(), games::unjudged::<Contact>()];
    let quick = |config: &mut server::config::Config| {
        config.tables.bot_pause = Duration::ZERO;
        config.tables.window = Delay::exactly(Duration::from_millis(1));
        config.tables.bot_window = Delay::exactly(Duration::from_millis(1));
        config.allowed.requests_by_address = NonZero::<u32>::MAX;
        config.allowed.requests_by_person = NonZero::<u32>::MAX;
    };
    given_games(Games::new(doors), quick, |routes| routes).await
}

/// Somebody of this name.
pub(crate) async fn person(place: &Place, name: &str) -> Visitor {
    let mut visitor = place.visitor();
    visitor.is_called(name).await;
    visitor
}

/// A new table of a game with two seats, the first of which is mine.
pub(crate) fn for_two(game: &str) -> Value {
    json!({"game": game, "seats": [{"seat": "me"}, {"seat": "open"}], "start-when-full": true})
}

/// A table against a bot, which plays on while nobody looks.
pub(crate) fn against_a_bot(game: &str) -> Value {
    let pace = json!({"pace": "turn-based", "hours": 24});
    json!({"game": game, "seats": [{"seat": "me"}, {"seat": "bot", "level": "random"}], "pace": pace})
}

impl Visitor {
    /// Opens a table; its id.
    pub(crate) async fn opens(&mut self, table: &Value) -> String {
        let answer = self.post("/api/tables", table).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json::<Value>()["id"].as_str().unwrap().to_owned()
    }

    /// Sits down at a table.
    pub(crate) async fn sits_at(&mut self, table: &str) {
        self.post(&format!("/api/tables/{table}/seat"), &json!({})).await.granted::<Value>();
    }

    /// The table as they see it.
    pub(crate) async fn sees(&self, table: &str) -> Value {
        self.first_event(&format!("/api/tables/{table}/events")).await
    }

    pub(crate) async fn says(&mut self, table: &str, said: &Value) -> Answer {
        self.post(&format!("/api/tables/{table}/say"), said).await
    }

    /// Answers what they are asked, if they are, with one of the offers.
    pub(crate) async fn answers(&mut self, table: &str, pick: impl FnOnce(&[Value]) -> usize) -> bool {
        let now = self.sees(table).await;
        let question = now["questions"].as_array().unwrap().iter().find(|it| !it["offers"][0].is_null());
        let Some(question) = question else { return false };
        let offers = question["offers"].as_array().unwrap();
        let choice = &offers[pick(offers)]["choice"];
        let said = json!({"say": "answer", "seat": question["seat"], "entry": question["entry"], "choice": choice});
        let answer = self.says(table, &said).await;
        assert!(answer.status == 200 || answer.json::<Value>()["code"] == "already-answered", "{}", answer.text());
        true
    }

    pub(crate) async fn gets(&mut self, path: &str) -> Value {
        self.get(path).await.granted()
    }
}

/// Plays a game with any answers until it is over, or so many answers were given.
pub(crate) async fn play(people: &mut [Visitor], table: &str, luck: &mut Luck, most: usize) {
    let mut n_answers = 0;
    while n_answers < most && people[0].sees(table).await["state"] != "over" {
        let mut has_anybody = false;
        for person in people.iter_mut() {
            let has_answered = person.answers(table, |offers| luck.below(offers.len())).await;
            n_answers += usize::from(has_answered);
            has_anybody |= has_answered;
        }
        if !has_anybody {
            // It is a bot's turn.
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

/// Any number below another, always the same after the same seed.
pub(crate) struct Luck(pub(crate) u64);

impl Luck {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}
