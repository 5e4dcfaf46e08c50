//! What was measured, as tables for people and as JSON for programs.

use std::fmt::Write;

use serde_json::{Value, json};

use super::number;

/// All that one run measured.
pub struct Measures {
    /// Million steps of the reference loop in a second, before and after.
    pub moods: [f64; 2],
    /// Random games, for each number of seats.
    pub playouts: Vec<Playouts>,
    /// Random games of Aliens with four heroes.
    pub aliens: Playouts,
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

/// What we want of four seats on one thread, in answers and outcomes a second.
const WANTED_INPUTS_PER_S: f64 = 5e6;
/// What we want of Aliens with four heroes, in answers and outcomes a second and in bytes.
const WANTED_OF_ALIENS_PER_S: f64 = 1e6;
const WANTED_OF_ALIENS_BYTES: f64 = 8192.0;
/// What we want of copying a state.
const WANTED_COPY_NS: f64 = 100.0;

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

    /// The longest time that a table of the game took to build, in milliseconds, and the most
    /// bytes that one has.
    fn largest_table(&self) -> (Option<f64>, Option<f64>) {
        let tables = self.said["tables"].as_array().map_or(&[][..], Vec::as_slice);
        let most = |name: &str| tables.iter().filter_map(|table| table[name].as_f64()).reduce(f64::max);
        (most("seconds").map(|seconds| 1e3 * seconds), most("bytes").map(|bytes| bytes / 1024.0))
    }
}

impl Measures {
    /// Everything in one object.
    pub fn json(&self) -> Value {
        let playouts = self.playouts.iter().map(Playouts::json);
        let instructions = self.instructions.as_ref().and_then(|it| it.as_ref().ok()).copied();
        json!({
            "reference_m_steps_per_s": self.moods,
            "playouts": playouts.collect::<Vec<_>>(),
            "aliens": self.aliens.json(),
            "simulate": self.simulation,
            "instructions_per_game": number(instructions),
            "wanted": {
                "inputs_per_s": WANTED_INPUTS_PER_S,
                "copy_ns": WANTED_COPY_NS,
                "allocations_per_answer": 0,
                "aliens_inputs_per_s": WANTED_OF_ALIENS_PER_S,
                "aliens_state_bytes": WANTED_OF_ALIENS_BYTES,
            },
        })
    }

    /// A table of the playouts with what is wanted beside it, then the rest in sentences.
    pub fn tables(&self) -> String {
        let mut text = String::from("\nRandom games on one thread\n");
        let mut row = |name: &str, value: &dyn Fn(&Playouts) -> String, wanted: &str| {
            let cells: String = self.playouts.iter().map(|it| format!("{:>12}", value(it))).collect();
            let line = format!("  {name:28}{cells}  {wanted}");
            _ = writeln!(text, "{}", line.trim_end());
        };
        row("seats", &|it| it.seats.to_string(), "wanted with 4 seats");
        row("games a second", &|it| whole(it.said("games_per_s")), "");
        row("answers a second", &|it| whole(it.said("answers_per_s")), "");
        row("outcomes a second", &|it| whole(it.said("outcomes_per_s")), "");
        row("answers and outcomes", &|it| whole(it.inputs_per_s()), &whole(Some(WANTED_INPUTS_PER_S)));
        row("answers a game", &|it| exact(it.said("mean_answers")), "");
        row("outcomes a game", &|it| exact(it.said("mean_outcomes")), "");
        row("answers to choose from", &|it| exact(it.said("mean_branching")), "");
        row("copy of a state, ns", &|it| exact(it.copy_ns()), &format!("at most {WANTED_COPY_NS}"));
        row("bytes of a state", &|it| whole(it.said("state_bytes")), "");
        row("allocations an answer", &|it| exact(it.said("allocations_per_answer")), "0");
        text += &self.aliens_table();
        _ = writeln!(text, "\nOne greedy bot and three random ones, 200 games\n{}", told(&self.simulation));
        match &self.instructions {
            Some(Ok(count)) => _ = writeln!(text, "Instructions a game of four: {}\n", whole(Some(*count))),
            Some(Err(reason)) => _ = writeln!(text, "Instructions a game of four: not counted, {reason}\n"),
            None => (),
        }
        let [first, last] = self.moods;
        _ = writeln!(text, "Reference loop: {first:.0} million steps a second before, {last:.0} after.");
        text
    }
}

impl Measures {
    /// Aliens by itself: its games are long, and its boards have tables of sight.
    fn aliens_table(&self) -> String {
        let it = &self.aliens;
        let (build, memory) = it.largest_table();
        let rows = [
            ("games a second", exact(it.said("games_per_s")), String::new()),
            ("answers a second", whole(it.said("answers_per_s")), String::new()),
            ("outcomes a second", whole(it.said("outcomes_per_s")), String::new()),
            ("answers and outcomes", whole(it.inputs_per_s()), whole(Some(WANTED_OF_ALIENS_PER_S))),
            ("answers a game", exact(it.said("mean_answers")), String::new()),
            ("outcomes a game", exact(it.said("mean_outcomes")), String::new()),
            ("answers to choose from", exact(it.said("mean_branching")), String::new()),
            ("copy of a state, ns", exact(it.copy_ns()), String::new()),
            (
                "bytes of a state",
                whole(it.said("state_bytes")),
                format!("at most {}", whole(Some(WANTED_OF_ALIENS_BYTES))),
            ),
            ("allocations an answer", exact(it.said("allocations_per_answer")), "0".to_owned()),
            ("sight of a layout, ms", exact(build), String::new()),
            ("sight of a layout, KiB", whole(memory), String::new()),
        ];
        let mut text = format!("\nRandom games of Aliens on one thread, {} heroes\n", it.seats);
        for (name, value, wanted) in rows {
            let line = format!("  {name:28}{value:>12}  {wanted}");
            _ = writeln!(text, "{}", line.trim_end());
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
    let wins = number("/by_bot/greedy/win_rate").map(|rate| rate * 100.0);
    let rows = [
        ("games a second", exact(number("/games_per_s"))),
        ("answers a second", whole(number("/answers_per_s"))),
        ("rounds a game", exact(number("/rounds/mean"))),
        ("wins of the greedy bot, %", exact(wins)),
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
    use super::*;

    fn measures(instructions: Option<Result<f64, String>>) -> Measures {
        let said = json!({
            "games_per_s": 12_345.6, "answers_per_s": 3e6, "outcomes_per_s": 2.5e6, "mean_branching": 7.25,
            "copies_per_s": 2e7, "state_bytes": 512,
        });
        let playouts = vec![Playouts { seats: 4, said }];
        let tables = json!([{ "seconds": 0.25, "bytes": 2048 }, { "seconds": 0.5, "bytes": 1024 }]);
        let said = json!({ "answers_per_s": 4e5, "outcomes_per_s": 5e5, "state_bytes": 6000, "tables": tables });
        let aliens = Playouts { seats: 4, said };
        Measures { moods: [300.0, 310.0], playouts, aliens, simulation: json!({ "games": 200 }), instructions }
    }

    #[test]
    fn tables_show_what_was_measured_beside_what_is_wanted() {
        let text = measures(None).tables();

        assert!(text.contains("answers and outcomes           5 500 000  5 000 000\n"), "{text}");
        assert!(text.contains("copy of a state, ns                50.00  at most 100\n"), "{text}");
        assert!(text.contains("allocations an answer                  –  0\n"), "{text}");
    }

    #[test]
    fn aliens_has_a_table_of_its_own() {
        let text = measures(None).tables();

        assert!(text.contains("answers and outcomes             900 000  1 000 000\n"), "{text}");
        assert!(text.contains("bytes of a state                   6 000  at most 8 192\n"), "{text}");
        assert!(text.contains("sight of a layout, ms             500.00\n"), "{text}");
        assert!(text.contains("sight of a layout, KiB                 2\n"), "{text}");
    }

    #[test]
    fn json_has_the_same_numbers() {
        let json = measures(Some(Ok(42.0))).json();

        assert_eq!(json["playouts"][0]["inputs_per_s"], 5.5e6);
        assert_eq!(json["instructions_per_game"], 42.0);
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
