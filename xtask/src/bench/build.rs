//! How long it takes to build the program: from nothing as it is released, and after one rule has
//! changed as whoever changed it builds it (`--profile quick`).
//!
//! What the clock says depends on how many cores there are and who else has work for them; seconds of
//! the processor hardly do.

use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    thread,
    time::Instant,
};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::measures::{exact, whole};
use crate::shell::{self, cargo, program};

/// What we want of a first build on two cores, in seconds by the clock.
const WANTED_FIRST_S: f64 = 300.0;
/// What we want of a build after one rule has changed.
const WANTED_AGAIN_S: f64 = 60.0;
/// The rule that changes.
const RULE: &str = "crates/games/nemesis/src/rules/turn.rs";
/// How many of the parts that take longest are named.
const N_LONGEST: usize = 8;

/// What building took.
pub struct Build {
    cores: usize,
    first: Cost,
    again: Cost,
    /// What took longest in the first build, and how long by the clock.
    longest: Vec<(String, f64)>,
}

struct Cost {
    seconds: f64,
    cpu_seconds: f64,
}

/// Builds twice, in a folder of its own. The packages of the web client are installed only where they
/// are not.
pub fn measure(silently: bool) -> Result<Build> {
    let folder = shell::target_directory()?.join("bench-build");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let first = build("release", &folder, silently)?;
    let longest = longest(&fs::read_to_string(folder.join("cargo-timings/cargo-timing.html"))?);
    build("quick", &folder, silently)?;
    let changed = Changed::of(shell::root().join(RULE))?;
    let again = build("quick", &folder, silently)?;
    drop(changed);
    let cores = thread::available_parallelism().map_or(1, Into::into);
    Ok(Build { cores, first, again, longest })
}

/// A file of which something is different as long as this is there. A new date alone would not do: what is
/// the same is not built again.
struct Changed {
    path: PathBuf,
    text: String,
}

impl Changed {
    fn of(path: PathBuf) -> Result<Changed> {
        let text = fs::read_to_string(&path)?;
        fs::write(&path, format!("{text}\n#[used]\nstatic CHANGED: u8 = 1;\n"))?;
        Ok(Changed { path, text })
    }
}

impl Drop for Changed {
    fn drop(&mut self) {
        if let Err(error) = fs::write(&self.path, &self.text) {
            println!("{} could not be put back as it was: {error}", self.path.display());
        }
    }
}

fn build(profile: &str, folder: &Path, silently: bool) -> Result<Cost> {
    let folder = folder.to_str().context("the folder in which cargo builds is text")?;
    let profile = ["--profile", profile, "--timings", "--target-dir", folder];
    let mut command = cargo([&["build", "--package", "airlock"], &profile[..]].concat());
    let (begun, spent) = (Instant::now(), spent_by_children()?);
    match silently {
        true => _ = shell::output(&mut command)?,
        false => shell::run(&mut command)?,
    }
    Ok(Cost { seconds: begun.elapsed().as_secs_f64(), cpu_seconds: spent_by_children()? - spent })
}

/// The seconds of processor that all programs have taken which were started from here and have ended,
/// with those that they started.
fn spent_by_children() -> Result<f64> {
    let stat = fs::read_to_string("/proc/self/stat").context("Linux says what programs have taken")?;
    let (_, numbers) = stat.rsplit_once(')').context("the program's name stands in brackets")?;
    let ticks = numbers.split_whitespace().skip(13).take(2).map(str::parse::<f64>).sum::<Result<f64, _>>()?;
    let a_second: f64 = shell::output(program("getconf").arg("CLK_TCK"))?.trim().parse()?;
    Ok(ticks / a_second)
}

/// What took longest, by what `--timings` wrote.
fn longest(timings: &str) -> Vec<(String, f64)> {
    let data = timings.split_once("const UNIT_DATA = ").and_then(|(_, data)| data.split_once(";\n"));
    let units: Vec<Value> = data.and_then(|(data, _)| serde_json::from_str(data).ok()).unwrap_or_default();
    let named = |unit: &Value| {
        Some((format!("{}{}", unit["name"].as_str()?, unit["target"].as_str()?), unit["duration"].as_f64()?))
    };
    let mut named: Vec<(String, f64)> = units.iter().filter_map(named).collect();
    named.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    named.truncate(N_LONGEST);
    named
}

impl Build {
    /// Everything in one object.
    pub fn json(&self) -> Value {
        json!({
            "cores": self.cores,
            "first": self.first.json(),
            "after_one_rule": self.again.json(),
            "longest": self.longest,
            "wanted": { "first_s": WANTED_FIRST_S, "after_one_rule_s": WANTED_AGAIN_S },
        })
    }

    /// Both builds with what is wanted beside them, and what took longest in the first.
    pub fn tables(&self) -> String {
        let mut text = format!("\nbuilding the program, on {} cores\n", self.cores);
        _ = writeln!(text, "  {:30}{:>12}{:>12}  wanted on two cores", "", "seconds", "of CPU");
        let mut row = |name: &str, cost: &Cost, wanted: f64| {
            let (seconds, cpu) = (whole(Some(cost.seconds)), whole(Some(cost.cpu_seconds)));
            let verdict = if cost.seconds <= wanted { "yes" } else { "no" };
            _ = writeln!(text, "  {name:30}{seconds:>12}{cpu:>12}  at most {wanted:.0}: {verdict}");
        };
        row("as released, from nothing", &self.first, WANTED_FIRST_S);
        row("quick, after one rule changed", &self.again, WANTED_AGAIN_S);
        let longest = self.longest.iter().map(|(name, seconds)| format!("{name} {} s", exact(Some(*seconds))));
        _ = writeln!(text, "What took longest: {}.", longest.collect::<Vec<_>>().join(", "));
        text
    }
}

impl Cost {
    fn json(&self) -> Value {
        json!({ "seconds": self.seconds, "cpu_seconds": self.cpu_seconds })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_took_longest_is_read_from_what_cargo_wrote() {
        let written = r#"<script>
const UNIT_DATA = [
  { "i": 0, "name": "serde", "target": " build-script", "duration": 0.5 },
  { "i": 1, "name": "aliens", "target": "", "duration": 7.82 }
];
const CONCURRENCY_DATA = [];
"#;

        assert_eq!(longest(written), [("aliens".to_owned(), 7.82), ("serde build-script".to_owned(), 0.5)]);
        assert_eq!(longest("nothing that is known"), []);
    }

    #[test]
    fn a_build_is_told_beside_what_is_wanted() {
        let cost = |seconds| Cost { seconds, cpu_seconds: 2.0 * seconds };
        let built =
            Build { cores: 2, first: cost(290.0), again: cost(70.0), longest: vec![("aliens".to_owned(), 7.82)] };

        let told = built.tables();

        assert!(told.contains("on 2 cores") && told.contains("at most 300: yes") && told.contains("at most 60: no"));
        assert!(told.contains("aliens 7.82 s"), "{told}");
    }
}
