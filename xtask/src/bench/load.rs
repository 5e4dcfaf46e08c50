//! How much the server bears: what `airlock-load` measures, beside what we want.

use std::{
    fmt::Write,
    fs,
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::measures::{exact, whole};
use crate::shell;

/// What the load run measured.
pub struct Load(pub Value);

/// What we want at saturation, in answers a second.
const WANTED_ANSWERS_PER_S: f64 = 5e3;
/// What we want of 99 in 100 answers at half of what was reached, in milliseconds.
const WANTED_P99_MS: f64 = 50.0;
/// What we want of a server with 5,000 idle sockets, in bytes.
const WANTED_IDLE_BYTES: f64 = 100.0 * MEBIBYTE;

const MEBIBYTE: f64 = 1024.0 * 1024.0;

/// Lets the load client measure a program. What it keeps meanwhile is in a folder beside the
/// program, on the disk that the house is built on: a folder in memory would sync for free.
pub fn measure(client: &Path, airlock: &Path, seconds: u32) -> Result<Load> {
    let folder = airlock.parent().context("the program lies in a folder")?.join("load");
    fs::create_dir_all(&folder)?;
    let mut command = Command::new(client);
    command.arg("measure").args([airlock, &folder]).args(["--seconds", &seconds.to_string()]);
    let said = shell::output(command.stdin(Stdio::null()).stderr(Stdio::inherit()))?;
    let measured = serde_json::from_str(&said).context("the load client prints JSON")?;
    Ok(Load(measured))
}

impl Load {
    /// Everything in one object.
    pub fn json(&self) -> Value {
        json!({
            "measured": self.0,
            "wanted": {
                "answers_per_s": WANTED_ANSWERS_PER_S,
                "p99_ms_at_half": WANTED_P99_MS,
                "idle_bytes": WANTED_IDLE_BYTES,
            },
        })
    }

    /// A table of the play with what is wanted beside it, then the rest in sentences.
    pub fn tables(&self) -> String {
        let mut text = String::new();
        _ = writeln!(
            text,
            "\n{} tables with {} sockets, answers on disk; {}, client on CPU {}, server on CPU {}",
            whole(self.number("/tables")),
            whole(self.number("/sockets")),
            self.0.pointer("/machine/model").and_then(Value::as_str).unwrap_or("–"),
            whole(self.number("/machine/client_cpu")),
            whole(self.number("/machine/server_cpu")),
        );
        self.play(&mut text);
        self.bytes(&mut text);
        self.idle(&mut text);
        self.sleeping(&mut text);
        _ = writeln!(
            text,
            "One sync of the disk: {} ms. Load average: {}.",
            exact(self.number("/machine/sync_ms")),
            self.0.pointer("/machine/load_average").and_then(Value::as_str).unwrap_or("–"),
        );
        text
    }

    fn play(&self, text: &mut String) {
        let columns = ["/saturated", "/half", "/echo/0", "/echo_at_half"];
        _ = writeln!(text, "  {:28}{:>12}{:>12}{:>12}{:>12}  wanted", "", "saturated", "at half", "echo", "at half");
        let mut row = |name: &str, paths: [&str; 2], spelled: fn(Option<f64>) -> String, wanted: &str| {
            let cell = |(at, column): (usize, &&str)| {
                let path = paths[usize::from(at >= 2)];
                let value = if path.is_empty() { None } else { self.number(&format!("{column}{path}")) };
                format!("{:>12}", spelled(value))
            };
            let cells: String = columns.iter().enumerate().map(cell).collect();
            _ = writeln!(text, "{}", format!("  {name:28}{cells}  {wanted}").trim_end());
        };
        let at_once = verdict(self.number("/saturated/answers_per_s"), WANTED_ANSWERS_PER_S, Bound::AtLeast);
        let at_half = verdict(self.number("/half/acknowledged/p99_ms"), WANTED_P99_MS, Bound::AtMost);
        row("due a second", ["/due_per_s", ""], whole, "");
        row("answers a second", ["/answers_per_s", "/echoes_per_s"], whole, &format!("saturated {at_once}"));
        row("acknowledged, p50 ms", ["/acknowledged/p50_ms", "/latency/p50_ms"], exact, "");
        row("acknowledged, p95 ms", ["/acknowledged/p95_ms", "/latency/p95_ms"], exact, "");
        row("acknowledged, p99 ms", ["/acknowledged/p99_ms", "/latency/p99_ms"], exact, &format!("at half {at_half}"));
        row("the other told, p99 ms", ["/told/p99_ms", ""], exact, "");
        row("CPU of the client, %", ["/cpu_percent/client", "/cpu_percent/client"], whole, "");
        row("CPU of the server, %", ["/cpu_percent/server", "/cpu_percent/server"], whole, "");
        row("answers a CPU second", ["/answers_per_cpu_s", ""], whole, "");
        row("KiB an answer", ["/bytes_per_answer", ""], kibibytes, "");
        row("memory of the server, MiB", ["/memory_bytes", ""], mebibytes, "");
        row("games that ended", ["/games_ended", ""], whole, "");
    }

    /// What the play is of what a server could do that only echoes, and what one player is sent in a
    /// whole game.
    fn bytes(&self, text: &mut String) {
        let [answers, echoes] = ["/saturated/answers_per_s", "/echo/0/echoes_per_s"].map(|path| self.number(path));
        let share = answers.zip(echoes).map(|(answers, echoes)| answers / echoes);
        _ = writeln!(text, "\nShare of the echo: {}.", share.map_or("–".to_owned(), |share| format!("{share:.3}")));
        for game in self.0.pointer("/games").and_then(Value::as_array).into_iter().flatten() {
            let [bytes, tables] = ["bytes", "tables"].map(|name| game[name].as_f64());
            _ = writeln!(
                text,
                "One player is sent {} kB in one game of {}: {} KiB for each of {} tables.",
                whole(bytes.map(|bytes| bytes / 1e3)),
                game["game"].as_str().unwrap_or("–"),
                kibibytes(bytes.zip(tables).map(|(bytes, tables)| bytes / tables)),
                whole(tables),
            );
        }
    }

    fn idle(&self, text: &mut String) {
        let at = |place: usize, name: &str| self.number(&format!("/idle/{place}/{name}"));
        _ = writeln!(text);
        for place in [0, 1] {
            let memory = at(place, "memory_bytes");
            _ = writeln!(
                text,
                "{} idle sockets at {} tables: {} MiB of memory, {} before; {}",
                whole(at(place, "sockets")),
                whole(at(place, "tables")),
                mebibytes(memory),
                mebibytes(at(place, "before_bytes")),
                verdict(memory.map(|bytes| bytes / MEBIBYTE), WANTED_IDLE_BYTES / MEBIBYTE, Bound::AtMost),
            );
        }
    }

    fn sleeping(&self, text: &mut String) {
        _ = writeln!(
            text,
            "{} tables asleep: {} MiB of memory, {} with half of them, {} after a restart with all; {} MiB on disk; \
             one wakes in {} ms",
            whole(self.number("/sleeping/tables")),
            mebibytes(self.number("/sleeping/memory_bytes")),
            mebibytes(self.number("/sleeping/half_bytes")),
            mebibytes(self.number("/sleeping/restarted_bytes")),
            mebibytes(self.number("/sleeping/disk_bytes")),
            exact(self.number("/sleeping/wake_ms")),
        );
    }

    fn number(&self, path: &str) -> Option<f64> {
        self.0.pointer(path)?.as_f64()
    }
}

#[derive(Clone, Copy)]
enum Bound {
    AtLeast,
    AtMost,
}

/// What is wanted, and whether it was reached.
fn verdict(value: Option<f64>, wanted: f64, bound: Bound) -> String {
    let (words, is_reached) = match bound {
        Bound::AtLeast => ("at least", value.is_some_and(|value| value >= wanted)),
        Bound::AtMost => ("at most", value.is_some_and(|value| value <= wanted)),
    };
    format!("{words} {}: {}", whole(Some(wanted)), if is_reached { "reached" } else { "missed" })
}

fn kibibytes(bytes: Option<f64>) -> String {
    bytes.map_or_else(|| "–".to_owned(), |bytes| format!("{:.1}", bytes / 1024.0))
}

fn mebibytes(bytes: Option<f64>) -> String {
    whole(bytes.map(|bytes| bytes / MEBIBYTE))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(answers_per_s: f64, p99_ms: f64, idle_bytes: f64) -> Load {
        Load(json!({
            "tables": 400, "sockets": 800,
            "saturated": { "answers_per_s": answers_per_s, "bytes_per_answer": 2_048 },
            "half": { "answers_per_s": 2_600, "acknowledged": { "p99_ms": p99_ms } },
            "echo": [{ "echoes_per_s": 60_000 }],
            "games": [{ "game": "nemesis", "tables": 200, "bytes": 409_600 }],
            "idle": [{ "tables": 400, "memory_bytes": idle_bytes }, { "tables": 2_500, "memory_bytes": idle_bytes }],
        }))
    }

    #[test]
    fn what_was_reached_is_told_from_what_was_missed() {
        let good = load(5_200.0, 20.0, 80.0 * MEBIBYTE).tables();
        let bad = load(4_900.0, 51.0, 101.0 * MEBIBYTE).tables();

        assert!(
            good.contains("5 200       2 600      60 000           –  saturated at least 5 000: reached"),
            "{good}"
        );
        assert!(good.contains("at half at most 50: reached"), "{good}");
        assert!(good.contains("80 MiB of memory, – before; at most 100: reached"), "{good}");
        assert_eq!(bad.matches("missed").count(), 4, "{bad}");
    }

    #[test]
    fn what_is_sent_and_the_share_of_the_echo_are_told() {
        let text = load(6_000.0, 20.0, 0.0).tables();

        assert!(text.contains("Share of the echo: 0.100."), "{text}");
        assert!(text.contains("KiB an answer                        2.0"), "{text}");
        assert!(text.contains("sent 410 kB in one game of nemesis: 2.0 KiB for each of 200 tables."), "{text}");
    }

    #[test]
    fn what_was_not_measured_is_not_reached() {
        let text = Load(json!({})).tables();

        assert_eq!((text.matches("missed").count(), text.matches("reached").count()), (4, 0));
    }

    #[test]
    fn json_has_what_is_wanted_beside_what_was_measured() {
        let json = load(5_200.0, 20.0, 0.0).json();

        assert_eq!(json["measured"]["saturated"]["answers_per_s"], 5_200.0);
        assert_eq!(json["wanted"]["p99_ms_at_half"], 50.0);
    }
}
