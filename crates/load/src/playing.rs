//! Two people at a table who play one game after another, without thinking.

use std::{cell::RefCell, rc::Rc};

use anyhow::Result;
use futures_util::future::try_join;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use serde_json::json;

use crate::{
    latency::Latencies,
    pace::Pacer,
    socket::{Socket, Told},
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
    /// Bytes of what either player heard.
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
        try_join(sockets.0.hears_table_after(0), sockets.1.hears_table_after(0)).await?;
        Ok(Game { sockets: sockets.into() })
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
}

impl Game {
    /// Who is asked, and any answer to it. Nothing once the game is over.
    fn any_answer(&self, dice: &mut StdRng) -> Result<Option<(usize, String)>> {
        for (player, socket) in self.sockets.iter().enumerate() {
            if socket.table.is_over {
                return Ok(None);
            }
            if let Some(answer) = socket.table.any_answer(dice)? {
                return Ok(Some((player, answer)));
            }
        }
        anyhow::bail!("a game that is on asks somebody")
    }

    /// Gives the answer when it is due, and waits until it is acknowledged and the other told.
    async fn answers(&mut self, asked: usize, answer: String, floor: &Floor) -> Result<()> {
        let n = self.sockets[1 - asked].table.n;
        let before: u64 = self.n_bytes();
        let due = floor.pacer.turn().await;
        let [one, other] = &mut self.sockets;
        let (player, other) = if asked == 0 { (one, other) } else { (other, one) };
        player.says(answer).await?;
        let acknowledged = async {
            player.hears_until_done().await?;
            floor.noted.borrow_mut().acknowledged.note_since(due);
            anyhow::Ok(())
        };
        let told = async {
            other.hears_table_after(n).await?;
            floor.noted.borrow_mut().told.note_since(due);
            anyhow::Ok(())
        };
        try_join(acknowledged, told).await?;
        floor.noted.borrow_mut().heard += self.n_bytes() - before;
        Ok(())
    }

    fn n_bytes(&self) -> u64 {
        self.sockets.iter().map(|socket| socket.table.n_bytes).sum()
    }
}

impl Told {
    /// Any answer to what this player is asked, as it is said.
    pub(crate) fn any_answer(&self, dice: &mut StdRng) -> Result<Option<String>> {
        let asked = self.asked()?;
        Ok(asked.question().map(|question| {
            let choice = question.offers[dice.random_range(0..question.offers.len())].choice;
            let (seat, entry) = (question.seat, question.entry);
            json!({ "id": entry, "say": "answer", "seat": seat, "entry": entry, "choice": choice }).to_string()
        }))
    }
}
