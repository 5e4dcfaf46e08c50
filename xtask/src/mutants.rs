//! `cargo xtask mutants`: breaks the rules of a game in one place after another, and sees whether a
//! scenario goes red.
//!
//! cargo-mutants makes the changes and runs the tests. Only what is in `rules/` is broken, only the
//! scenarios of that game are asked, and after so many minutes it ends with what it has found: a
//! place where nothing went red is a rule that no scenario holds, or a change that changes nothing.

use std::{fs, path::Path, process::ExitCode};

use anyhow::{Result, bail};

use crate::{
    report::{Outcome, Report},
    shell::{self, program},
    test,
    tidy::House,
};

/// What is asked for.
pub struct Wishes<'a> {
    /// One game, or all that have rules.
    pub game: Option<&'a str>,
    /// Only files whose path ends so.
    pub file: Option<&'a str>,
    /// How long each game takes at most.
    pub minutes: u32,
}

/// Breaks the rules of one game or of all.
pub fn run(wishes: &Wishes<'_>) -> Result<ExitCode> {
    let house = House::read(&shell::root())?;
    let mut games: Vec<&str> = house.games().into_iter().filter(|game| has_rules(game)).collect();
    if let Some(name) = wishes.game {
        if !games.contains(&name) {
            bail!("there is no game {name} with rules; there are: {}", games.join(", "));
        }
        games = vec![name];
    }
    test::install("cargo-mutants", "mutants")?;
    let mut report = Report::default();
    for game in games {
        report.run(&format!("mutants of {game}"), || match break_rules(game, wishes) {
            Ok(summary) => summary.outcome(),
            Err(error) => Outcome::of::<()>(Err(error)),
        });
    }
    Ok(report.close())
}

fn has_rules(game: &str) -> bool {
    shell::root().join(rules_of(game)).is_dir()
}

fn rules_of(game: &str) -> String {
    format!("crates/games/{game}/src/rules")
}

fn break_rules(game: &str, wishes: &Wishes<'_>) -> Result<Summary> {
    let folder = shell::target_directory()?.join("mutants").join(game);
    fs::create_dir_all(&folder)?;
    let scenarios = scenario_binaries(&shell::root().join(format!("crates/games/{game}/tests")))?;
    let mut command = program("timeout");
    command.args(arguments(game, wishes, &scenarios)).arg("--output").arg(&folder);
    command.env("CARGO_TARGET_DIR", shell::target_directory()?.join("mutants/build"));
    // A survivor or the end of the time is no failure of the run; that nothing was tried is.
    shell::run_and_listen(&mut command)?;
    let found = Summary::read(&folder.join("mutants.out"));
    if found.n_tried() == 0 {
        bail!("nothing was tried: see what cargo-mutants said above");
    }
    Ok(found)
}

/// What is called, but for where the result goes: interrupted after so many minutes, cargo-mutants
/// keeps what it has found. In another order each time, so that short runs come everywhere in the
/// end.
fn arguments(game: &str, wishes: &Wishes<'_>, scenarios: &[String]) -> Vec<String> {
    let rules = rules_of(game);
    let file = wishes.file.map_or_else(|| format!("{rules}/**/*.rs"), |file| format!("{rules}/**/{file}"));
    let mut arguments: Vec<String> = ["--signal=INT", &format!("{}m", wishes.minutes), "cargo", "mutants"]
        .into_iter()
        .chain(["--package", game, "--test-package", game, "--file", &file])
        .chain(["--shuffle", "--jobs", "1", "--timeout", "120", "--colors", "never"])
        .map(str::to_owned)
        .collect();
    for scenario in scenarios {
        arguments.push(format!("--cargo-test-arg=--test={scenario}"));
    }
    arguments
}

/// Tests that play whole games are slow, and go red for what no scenario says.
const WHOLE_GAMES: [&str; 5] = ["golden", "laws", "perft", "playouts", "rubbish"];

/// The test programs of a game that hold scenarios, by name.
fn scenario_binaries(tests: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(tests)? {
        let path = entry?.path();
        let is_program = path.extension().is_some_and(|it| it == "rs") || path.join("main.rs").exists();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if is_program && !WHOLE_GAMES.contains(&name.as_str()) {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

/// What became of the places that were broken.
#[derive(Debug, Default, PartialEq, Eq)]
struct Summary {
    caught: usize,
    survived: Vec<String>,
    timed_out: usize,
    /// The compiler noticed.
    unviable: usize,
}

impl Summary {
    /// From the lists that cargo-mutants writes, one place on each line.
    fn read(folder: &Path) -> Summary {
        let lines = |name: &str| -> Vec<String> {
            let text = fs::read_to_string(folder.join(name)).unwrap_or_default();
            text.lines().map(str::to_owned).collect()
        };
        Summary {
            caught: lines("caught.txt").len(),
            survived: lines("missed.txt"),
            timed_out: lines("timeout.txt").len(),
            unviable: lines("unviable.txt").len(),
        }
    }

    fn n_tried(&self) -> usize {
        self.caught + self.survived.len() + self.timed_out + self.unviable
    }

    fn outcome(&self) -> Outcome {
        self.survived.iter().for_each(|place| println!("survived: {place}"));
        let Summary { caught, survived, timed_out, unviable } = self;
        Outcome::Passed(format!(
            "{} places: {} noticed, {} survived, {unviable} did not compile",
            self.n_tried(),
            caught + timed_out,
            survived.len()
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_rules_of_a_game_are_broken_and_only_its_scenarios_asked() {
        let wishes = Wishes { game: Some("chess"), file: None, minutes: 5 };

        let said = arguments("chess", &wishes, &["openings".to_owned()]).join(" ");

        assert!(said.starts_with("--signal=INT 5m cargo mutants --package chess --test-package chess"), "{said}");
        assert!(said.contains("--file crates/games/chess/src/rules/**/*.rs"), "{said}");
        assert!(said.ends_with("--cargo-test-arg=--test=openings"), "{said}");
        let one = Wishes { file: Some("castling.rs"), ..wishes };
        assert!(arguments("chess", &one, &[]).contains(&"crates/games/chess/src/rules/**/castling.rs".to_owned()));
    }

    #[test]
    fn whole_games_are_no_scenarios() {
        let tests = shell::root().join("crates/games/aliens/tests");

        let scenarios = scenario_binaries(&tests).unwrap();

        assert!(
            scenarios.contains(&"scenarios".to_owned()) && scenarios.contains(&"ground".to_owned()),
            "{scenarios:?}"
        );
        assert!(WHOLE_GAMES.iter().all(|name| !scenarios.contains(&(*name).to_owned())), "{scenarios:?}");
    }

    #[test]
    fn what_survived_is_counted_and_named() {
        let folder = std::env::temp_dir().join(format!("airlock-mutants-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("caught.txt"), "a\nb\n").unwrap();
        fs::write(folder.join("missed.txt"), "c\n").unwrap();

        let summary = Summary::read(&folder);
        fs::remove_dir_all(&folder).unwrap();

        assert_eq!(summary.survived, ["c"]);
        let told = "3 places: 2 noticed, 1 survived, 0 did not compile".to_owned();
        assert_eq!(summary.outcome(), Outcome::Passed(told));
        assert_eq!(Summary::read(Path::new("/nowhere")).n_tried(), 0);
    }
}
