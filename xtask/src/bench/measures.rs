//! What was measured, as tables for people and as JSON for programs.

use std::fmt::Write;

use serde_json::{Map, Value, json};

use super::{number, wanted::Wanted};

/// All that one run measured.
pub struct Measures {
    /// Million steps of the reference loop in a second, before and after.
    pub moods: [f64; 2],
    /// Each game.
    pub games: Vec<OfGame>,
}

/// What was measured of a game.
pub struct OfGame {
    /// Which game, and what is wanted of it.
    pub wanted: &'static Wanted,
    /// Random games, for each number of seats.
    pub playouts: Vec<Playouts>,
    /// What `airlock simulate` said of games among bots.
    pub simulation: Value,
    /// Instructions per random game of four, if they were wanted; or why there is no number.
    pub instructions: Option<Result<f64, String>>,
}

/// What `airlock playouts` said for a number of seats.
pub struct Playouts {
    /// The number of seats.
    pub seats: u8,
    /// What it said.
    pub said: Value,
}

impl Playouts {
    fn said(&self, name: &str) -> Option<f64> {
        self.said[name].as_f64()
    }

    fn inputs_per_s(&self) -> Option<f64> {
        Some(self.said("answers_per_s")? + self.said("outcomes_per_s")?)
    }

    fn copy_ns(&self) -> Option<f64> {
        self.said("copies_per_s").filter(|copies| *copies > 0.0).map(|copies| 1e9 / copies)
    }

    fn json(&self) -> Value {
        json!({
            "seats": self.seats,
            "inputs_per_s": number(self.inputs_per_s()),
            "copy_ns": number(self.copy_ns()),
            "said": self.said,
        })
    }

    /// Whether the game has tables that are built once, before the first game.
    fn has_tables(&self) -> bool {
        self.most_of_tables("bytes").is_some()
    }

    fn longest_build_ms(&self) -> Option<f64> {
        self.most_of_tables("seconds").map(|seconds| 1e3 * seconds)
    }

    fn largest_table_kib(&self) -> Option<f64> {
        self.most_of_tables("bytes").map(|bytes| bytes / 1024.0)
    }

    fn most_of_tables(&self, name: &str) -> Option<f64> {
        let tables = self.said["tables"].as_array().map_or(&[][..], Vec::as_slice);
        tables.iter().filter_map(|table| table[name].as_f64()).reduce(f64::max)
    }
}

impl Measures {
    /// Everything in one object.
    pub fn json(&self) -> Value {
        let games: Map<String, Value> = self.games.iter().map(|it| (it.wanted.game.to_owned(), it.json())).collect();
        json!({ "reference_m_steps_per_s": self.moods, "games": games })
    }

    /// The tables of each game, and the mood of the machine.
    pub fn tables(&self) -> String {
        let [first, last] = self.moods;
        let mut text: String = self.games.iter().map(OfGame::tables).collect();
        _ = writeln!(text, "Reference loop: {first:.0} million steps a second before, {last:.0} after.");
        text
    }
}

impl OfGame {
    fn json(&self) -> Value {
        let playouts = self.playouts.iter().map(Playouts::json);
        let instructions = self.instructions.as_ref().and_then(|it| it.as_ref().ok()).copied();
        json!({
            "playouts": playouts.collect::<Vec<_>>(),
            "simulate": self.simulation,
            "instructions_per_game": number(instructions),
            "wanted": {
                "inputs_per_s": self.wanted.inputs_per_s,
                "copy_ns": self.wanted.copy_ns,
                "state_bytes": number(self.wanted.state_bytes),
                "allocations_per_answer": 0,
            },
        })
    }

    /// A table of the playouts with what is wanted beside it, then the rest in sentences.
    fn tables(&self) -> String {
        let wanted = self.wanted;
        let mut text = format!("\n{}: random games on one thread\n", wanted.game);
        let mut row = |name: &str, value: &dyn Fn(&Playouts) -> String, wanted: &str| {
            let cells: String = self.playouts.iter().map(|it| format!("{:>12}", value(it))).collect();
            let line = format!("  {name:28}{cells}  {wanted}");
            _ = writeln!(text, "{}", line.trim_end());
        };
        row("seats", &|it| it.seats.to_string(), "wanted with 4 seats");
        row("games a second", &|it| exact(it.said("games_per_s")), "");
        row("answers a second", &|it| whole(it.said("answers_per_s")), "");
        row("outcomes a second", &|it| whole(it.said("outcomes_per_s")), "");
        row("answers and outcomes", &|it| whole(it.inputs_per_s()), &whole(Some(wanted.inputs_per_s)));
        row("answers a game", &|it| exact(it.said("mean_answers")), "");
        row("outcomes a game", &|it| exact(it.said("mean_outcomes")), "");
        row("answers to choose from", &|it| exact(it.said("mean_branching")), "");
        row("copy of a state, ns", &|it| exact(it.copy_ns()), &format!("at most {}", wanted.copy_ns));
        let most_bytes = wanted.state_bytes.map_or_else(String::new, |most| format!("at most {}", whole(Some(most))));
        row("bytes of a state", &|it| whole(it.said("state_bytes")), &most_bytes);
        row("allocations an answer", &|it| exact(it.said("allocations_per_answer")), "0");
        if self.playouts.iter().any(Playouts::has_tables) {
            row("longest build of a table, ms", &|it| exact(it.longest_build_ms()), "");
            row("largest table, KiB", &|it| whole(it.largest_table_kib()), "");
        }
        let games = wanted.simulated_games;
        _ = writeln!(text, "\n{}, {games} games\n{}", wanted.bots, told(&self.simulation));
        match &self.instructions {
            Some(Ok(count)) => _ = writeln!(text, "Instructions a game of four: {}\n", whole(Some(*count))),
            Some(Err(reason)) => _ = writeln!(text, "Instructions a game of four: not counted, {reason}\n"),
            None => (),
        }
        text
    }
}

/// The count in callgrind's closing lines.
pub fn collected(complaints: &str) -> Option<f64> {
    let line = complaints.lines().find(|line| line.contains("Collected : "))?;
    line.split("Collected : ").nth(1)?.split_whitespace().next()?.parse().ok()
}

/// What matters of a simulation, a line each.
fn told(simulation: &Value) -> String {
    let number = |path: &str| simulation.pointer(path).and_then(Value::as_f64);
    let percent = |path: &str| number(path).map(|rate| rate * 100.0);
    let rows = [
        ("games a second", exact(number("/games_per_s"))),
        ("answers a second", whole(number("/answers_per_s"))),
        ("rounds a game", exact(number("/rounds/mean"))),
        ("wins of the greedy, %", exact(percent("/by_bot/greedy/win_rate"))),
        ("survival of the greedy, %", exact(percent("/fates/by_bot/greedy/survival"))),
    ];
    rows.iter().map(|(name, value)| format!("  {name:28}{value:>12}\n")).collect()
}

/// A whole number with spaces between thousands, or a dash.
pub(super) fn whole(value: Option<f64>) -> String {
    let Some(value) = value else { return "–".to_owned() };
    let digits = format!("{value:.0}");
    let mut spaced = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            spaced.push(' ');
        }
        spaced.push(digit);
    }
    spaced
}

/// A number with two places, or a dash.
pub(super) fn exact(value: Option<f64>) -> String {
    value.map_or_else(|| "–".to_owned(), |value| format!("{value:.2}"))
}

#[cfg(test)]
mod tests {
    use super::{super::wanted::GAMES, *};

    fn measures(instructions: Option<Result<f64, String>>) -> Measures {
        let said = json!({
            "games_per_s": 12_345.6, "answers_per_s": 3e6, "outcomes_per_s": 2.5e6, "mean_branching": 7.25,
            "copies_per_s": 2e7, "state_bytes": 512,
        });
        let playouts = vec![Playouts { seats: 4, said }];
        let of_game = OfGame { wanted: &GAMES[0], playouts, simulation: json!({ "games": 200 }), instructions };
        Measures { moods: [300.0, 310.0], games: vec![of_game] }
    }

    #[test]
    fn tables_show_what_was_measured_beside_what_is_wanted() {
        let text = measures(None).tables();

        assert!(text.contains("answers and outcomes           5 500 000  5 000 000\n"), "{text}");
        assert!(text.contains("copy of a state, ns                50.00  at most 100\n"), "{text}");
        assert!(text.contains("allocations an answer                  –  0\n"), "{text}");
    }

    #[test]
    fn tables_that_a_game_builds_are_shown_where_there_are_some() {
        let tables = json!([{ "seconds": 0.25, "bytes": 2048 }, { "seconds": 0.5, "bytes": 1024 }]);
        let mut with_tables = measures(None);
        with_tables.games[0].playouts[0].said["tables"] = tables;

        let (text, without) = (with_tables.tables(), measures(None).tables());

        assert!(text.contains("longest build of a table, ms      500.00\n"), "{text}");
        assert!(text.contains("largest table, KiB                     2\n"), "{text}");
        assert!(!without.contains("KiB"), "{without}");
    }

    #[test]
    fn json_has_the_same_numbers() {
        let json = measures(Some(Ok(42.0))).json();

        assert_eq!(json["games"]["alien-frontiers"]["playouts"][0]["inputs_per_s"], 5.5e6);
        assert_eq!(json["games"]["alien-frontiers"]["instructions_per_game"], 42.0);
    }

    #[test]
    fn every_game_has_its_own_tables_and_wishes() {
        let said = json!({ "answers_per_s": 1e6, "outcomes_per_s": 5e5, "state_bytes": 3_900 });
        let of = |wanted| OfGame {
            wanted,
            playouts: vec![Playouts { seats: 4, said: said.clone() }],
            simulation: json!({ "fates": { "by_bot": { "greedy": { "survival": 0.125 } } } }),
            instructions: None,
        };

        let text = Measures { moods: [1.0, 1.0], games: GAMES.iter().map(of).collect() }.tables();

        assert!(text.contains("answers and outcomes           1 500 000  5 000 000\n"), "{text}");
        assert!(text.contains("answers and outcomes           1 500 000  2 000 000\n"), "{text}");
        assert!(text.contains("bytes of a state                   3 900  at most 4 096\n"), "{text}");
        assert!(text.contains("survival of the greedy, %          12.50\n"), "{text}");
    }

    #[test]
    fn why_there_is_no_count_is_said() {
        let text = measures(Some(Err("valgrind is not installed".to_owned()))).tables();

        assert!(text.contains("not counted, valgrind is not installed"));
    }

    #[test]
    fn callgrind_counts_are_read() {
        assert_eq!(collected("==1== Events    : Ir\n==1== Collected : 123456\n"), Some(123_456.0));
        assert_eq!(collected("==1== nothing"), None);
    }
}
