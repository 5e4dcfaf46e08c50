//! `airlock playouts`: how fast the rules are, without bots, views and records.

use std::{process::ExitCode, time::Duration};

use alloc_counter::count_alloc;
use anyhow::Result;
use catalog::with_game;
use driver::playouts::{Playouts, Tally};
use engine::Game;
use serde_json::json;
use texts::Args;

use super::{print, print_json, setups};
use crate::{
    args,
    boards::{BuiltTable, TextBoard},
    layout::{self, Side},
    page,
    say::Say,
};

/// For how long games are played where nothing else is asked for.
const SECONDS: f64 = 3.0;

/// How many games are played while allocations are counted.
const COUNTED_GAMES: u64 = 20;

/// Plays at random, and tells how fast.
pub fn run(say: &Say, asked: &args::Playouts) -> Result<ExitCode> {
    with_game!(setups::game(&asked.game)?, G => play::<G>(say, asked))
}

fn play<G: TextBoard>(say: &Say, asked: &args::Playouts) -> Result<ExitCode> {
    let seats = asked.seats.unwrap_or_else(setups::most_players::<G>);
    let setup = setups::setup::<G>(seats, &asked.options)?;
    let seed = setups::seed_or_any(asked.seed)?;
    let mut playouts = Playouts::<G>::new(&setup, seed);

    // The same games are played twice: the first time makes room for all their lists of answers, and so
    // the second time counts what the rules allocate, and nothing else.
    playouts.play(COUNTED_GAMES);
    playouts.start_anew(seed);
    let ((allocations, reallocations, _), counted) = count_alloc(|| playouts.play(COUNTED_GAMES));

    let tally = match asked.games {
        Some(games) => playouts.play(games.into()),
        None => playouts.play_for(Duration::from_secs_f64(asked.seconds.unwrap_or(SECONDS))),
    };
    let measured = Measured {
        tally,
        allocations_per_answer: (allocations + reallocations) as f64 / counted.answers as f64,
        copies_per_s: playouts.copies_per_second(),
        bytes: playouts.size(),
        tables: G::tables(),
    };
    match asked.json {
        true => print_json(&measured.json::<G>(seats)),
        false => print(measured.table::<G>(say)),
    }
}

struct Measured {
    tally: Tally,
    allocations_per_answer: f64,
    copies_per_s: f64,
    bytes: driver::playouts::Size,
    tables: Vec<BuiltTable>,
}

impl Measured {
    fn per_s(&self, count: u64) -> f64 {
        count as f64 / self.tally.time.as_secs_f64()
    }

    fn json<G: Game>(&self, seats: u8) -> serde_json::Value {
        let tally = &self.tally;
        json!({
            "game": G::NAME,
            "seats": seats,
            "games": tally.games,
            "stopped": tally.stopped,
            "seconds": tally.time.as_secs_f64(),
            "games_per_s": tally.games_per_second(),
            "answers_per_s": self.per_s(tally.answers),
            "outcomes_per_s": self.per_s(tally.outcomes),
            "mean_answers": tally.answers_per_game(),
            "mean_outcomes": tally.outcomes_per_game(),
            "mean_branching": tally.branching(),
            "copies_per_s": self.copies_per_s,
            "state_bytes": self.bytes.in_memory,
            "stored_bytes": self.bytes.stored,
            "allocations_per_answer": self.allocations_per_answer,
            "tables": self.tables.iter().map(table_json).collect::<Vec<_>>(),
        })
    }

    fn table<G: Game>(&self, say: &Say) -> Vec<String> {
        let tally = &self.tally;
        let rows = [
            ("ui-playouts-games", say.count(tally.games)),
            ("ui-playouts-stopped", say.count(tally.stopped)),
            ("ui-playouts-seconds", say.number(tally.time.as_secs_f64(), 2)),
            ("ui-playouts-games-per-s", say.number(tally.games_per_second(), 0)),
            ("ui-playouts-answers-per-s", say.number(self.per_s(tally.answers), 0)),
            ("ui-playouts-outcomes-per-s", say.number(self.per_s(tally.outcomes), 0)),
            ("ui-playouts-mean-answers", say.number(tally.answers_per_game(), 1)),
            ("ui-playouts-mean-outcomes", say.number(tally.outcomes_per_game(), 1)),
            ("ui-playouts-mean-branching", say.number(tally.branching(), 2)),
            ("ui-playouts-allocations", say.number(self.allocations_per_answer, 3)),
            ("ui-playouts-copies-per-s", say.number(self.copies_per_s, 0)),
            ("ui-playouts-state-bytes", say.count(self.bytes.in_memory as u64)),
            ("ui-playouts-stored-bytes", say.count(self.bytes.stored as u64)),
        ];
        let rows: Vec<_> = rows.into_iter().map(|(key, number)| vec![say.say(key), number]).collect();
        let mut lines = vec![page::strong(&say.say(G::NAME))];
        lines.extend(layout::table(&[Side::Left, Side::Right], &rows).iter().map(|line| format!("  {line}")));
        lines.extend(self.built(say));
        lines
    }

    /// What was built before the first game.
    fn built(&self, say: &Say) -> Vec<String> {
        if self.tables.is_empty() {
            return Vec::new();
        }
        let row = |table: &BuiltTable| {
            let args = Args::new().with("ms", say.number(1e3 * table.time.as_secs_f64(), 1));
            let args = args.with("kib", say.number(table.bytes as f64 / 1024.0, 0));
            vec![say.say(&table.key), say.with("ui-playouts-table", &args)]
        };
        let rows: Vec<Vec<String>> = self.tables.iter().map(row).collect();
        let mut lines = vec![String::new(), say.say("ui-playouts-tables")];
        lines.extend(layout::table(&[Side::Left, Side::Right], &rows).iter().map(|line| format!("  {line}")));
        lines
    }
}

fn table_json(table: &BuiltTable) -> serde_json::Value {
    json!({ "for": table.key, "seconds": table.time.as_secs_f64(), "bytes": table.bytes })
}
