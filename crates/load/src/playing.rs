//! Two people at a table who play one game after another, without thinking.

use std::{cell::RefCell, rc::Rc};

use anyhow::{Context, Result};
use futures_util::future::try_join;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use serde_json::json;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::{
    latency::Latencies,
    pace::Pacer,
    socket::{Heard, Socket},
    visitor::{Visitor, Way},
};

/// After so many answers at the latest somebody loses patience and resigns: two who do not
/// think may never come to an end, and tables are to be in all moments of a game.
const MOST_ANSWERS: u32 = 600;

/// What all tables share.
pub(crate) struct Floor {
    pub(crate) pacer: Pacer,
    pub(crate) noted: RefCell<Noted>,
}

/// What was noted since the last time that anybody looked.
pub(crate) struct Noted {
    /// From when an answer was due until it was acknowledged.
    pub(crate) acknowledged: Latencies,
    /// From when an answer was due until the other player was told.
    pub(crate) told: Latencies,
    /// Games that came to their end.
    pub(crate) n_games: u64,
    /// Bytes of what was heard.
    pub(crate) heard: u64,
}

impl Noted {
    pub(crate) fn new() -> Result<Noted> {
        Ok(Noted { acknowledged: Latencies::new()?, told: Latencies::new()?, n_games: 0, heard: 0 })
    }
}

/// Two people who always play each other.
pub(crate) struct Pair {
    people: [Visitor; 2],
    dice: StdRng,
    floor: Rc<Floor>,
}

impl Pair {
    /// The pair of this number.
    pub(crate) fn new(number: u64, way: &Way, floor: &Rc<Floor>) -> Pair {
        let people = [Visitor::new(way), Visitor::new(way)];
        Pair { people, dice: StdRng::seed_from_u64(number), floor: floor.clone() }
    }

    /// Opens a table, sits down with the other, and plays: a rematch follows each game.
    pub(crate) async fn plays_for_ever(mut self) -> Result<()> {
        let mut table = self.opens_table().await?;
        loop {
            let mut game = self.attends(&table).await?;
            let patience = self.dice.random_range(1..=MOST_ANSWERS);
            let mut n_answers = 0;
            while let Some((asked, mut answer)) = game.any_answer(&mut self.dice)? {
                n_answers += 1;
                if n_answers > patience {
                    answer = json!({ "id": 0, "say": "resign", "seat": asked + 1 }).to_string();
                }
                game.answers(asked, answer, &self.floor).await?;
            }
            self.floor.noted.borrow_mut().n_games += 1;
            let [one, other] = game.sockets;
            try_join(one.leaves(), other.leaves()).await?;
            table = self.opens_rematch(&table).await?;
        }
    }

    /// Opens a table at which both sit, and the game is on.
    pub(crate) async fn opens_table(&mut self) -> Result<String> {
        let [host, guest] = &mut self.people;
        let table = host.opens_table(json!([{ "seat": "me" }, { "seat": "open" }])).await?;
        guest.sits_down(&table).await?;
        Ok(table)
    }

    /// Comes to the table with both.
    pub(crate) async fn attends(&self, table: &str) -> Result<Game> {
        let mut sockets = try_join(self.people[0].attends(table), self.people[1].attends(table)).await?;
        let tables = try_join(sockets.0.hears_table_after(0), sockets.1.hears_table_after(0)).await?;
        Ok(Game { sockets: sockets.into(), tables: tables.into() })
    }

    async fn opens_rematch(&mut self, table: &str) -> Result<String> {
        let [host, guest] = &mut self.people;
        let table = host.opens_rematch(table).await?;
        guest.sits_down(&table).await?;
        Ok(table)
    }
}

/// A game under way, on two sockets.
pub(crate) struct Game {
    pub(crate) sockets: [Socket; 2],
    /// The table as each was last told.
    tables: [Utf8Bytes; 2],
}

impl Game {
    /// Who is asked, and any answer to it. Nothing once the game is over.
    fn any_answer(&self, dice: &mut StdRng) -> Result<Option<(usize, String)>> {
        for (player, table) in self.tables.iter().enumerate() {
            let table = Heard::read(table)?;
            if table.state == Some("over") {
                return Ok(None);
            }
            if let Some(question) = table.questions.iter().find(|question| !question.offers.is_empty()) {
                let choice = question.offers[dice.random_range(0..question.offers.len())].choice;
                let (seat, entry) = (question.seat, question.entry);
                let answer = json!({ "id": entry, "say": "answer", "seat": seat, "entry": entry, "choice": choice });
                return Ok(Some((player, answer.to_string())));
            }
        }
        anyhow::bail!("a game that is on asks somebody")
    }

    /// Gives the answer when it is due, and waits until it is acknowledged and the other told.
    async fn answers(&mut self, asked: usize, answer: String, floor: &Floor) -> Result<()> {
        let n = Heard::read(&self.tables[1 - asked])?.n.context("a table has its number")?;
        let due = floor.pacer.turn().await;
        let [one, other] = &mut self.sockets;
        let (player, other) = if asked == 0 { (one, other) } else { (other, one) };
        player.says(answer).await?;
        let acknowledged = async {
            let table = player.hears_until_done().await?;
            floor.noted.borrow_mut().acknowledged.note_since(due);
            anyhow::Ok(table)
        };
        let told = async {
            let table = other.hears_table_after(n).await?;
            floor.noted.borrow_mut().told.note_since(due);
            anyhow::Ok(table)
        };
        let (mine, theirs) = try_join(acknowledged, told).await?;
        floor.noted.borrow_mut().heard += (mine.len() + theirs.len()) as u64;
        self.tables = if asked == 0 { [mine, theirs] } else { [theirs, mine] };
        Ok(())
    }
}
