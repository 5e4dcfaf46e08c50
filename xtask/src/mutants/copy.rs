//! A copy of the house in which every place of the rules can be broken, and the programs of its
//! scenarios.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    ops::Range,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::places::{Broken, Place};
use crate::{shell, tidy::House};

/// What of a game's sources is rules: folders, and the file beside each.
const RULES: [&str; 3] = ["board", "campaign", "rules"];

/// What of the house is copied; what is drawn in the browser and what is written about it is not.
const COPIED: [&str; 4] = ["crates/", "texts/", "xtask/", "Cargo."];

/// Beside the copy: which sites of which file do not compile.
const KNOWN: &str = "unviable";

/// How often what the compiler does not take is left whole before the run gives up.
const ROUNDS: usize = 12;

/// The copy.
pub struct Copy {
    folder: PathBuf,
    /// The crates of the games.
    crates: Vec<String>,
    /// The files with places, by path.
    files: BTreeMap<String, File>,
    /// Where the sites of each file are in its text as it is now.
    reaches: BTreeMap<String, Vec<(usize, Range<usize>)>>,
}

struct File {
    broken: Broken,
    /// The number of its first place.
    first: usize,
    /// Sites that do not compile.
    whole: BTreeSet<usize>,
}

impl Copy {
    /// Makes the copy, or brings it up to date: files that stay the same are not touched.
    pub fn make(house: &House, folder: PathBuf) -> Result<Copy> {
        let mut files = BTreeMap::new();
        let mut first = 0;
        let known = fs::read_to_string(folder.with_extension(KNOWN)).unwrap_or_default();
        for (path, text) in house.texts_under("crates/games").filter(|(path, _)| is_rules(path)) {
            let broken = Broken::read(text, first).with_context(|| format!("{path} is not Rust"))?;
            let n_places = broken.places.len();
            let mut file = File { broken, first, whole: BTreeSet::new() };
            let start = format!("{path} {:x} ", hash(text));
            let sites = known.lines().filter_map(|line| line.strip_prefix(&start)?.parse::<usize>().ok());
            file.whole.extend(sites);
            files.insert(path.to_owned(), file);
            first += n_places;
        }
        let crates = house.folders_in("crates/games").into_iter().map(str::to_owned).collect();
        let copy = Copy { folder, crates, files, reaches: BTreeMap::new() };
        let mut kept = BTreeSet::new();
        for (path, text) in house.texts_under("").filter(|(path, _)| COPIED.iter().any(|it| path.starts_with(it))) {
            kept.insert(path.to_owned());
            if copy.files.contains_key(path) {
                continue;
            }
            match path.strip_suffix("/src/lib.rs").filter(|folder| folder.starts_with("crates/games/")) {
                Some(folder) => {
                    copy.write(path, &format!("#![allow(warnings)]\n{text}\npub mod mutants;\n"))?;
                    let switch = format!("{folder}/src/mutants.rs");
                    copy.write(&switch, include_str!("switch.rs"))?;
                    kept.insert(switch);
                }
                None => copy.write(path, text)?,
            }
        }
        remove_what_is_gone(&copy.folder, &copy.folder, &kept)?;
        Ok(copy)
    }

    fn write(&self, path: &str, text: &str) -> Result<()> {
        let path = self.folder.join(path);
        if fs::read_to_string(&path).is_ok_and(|there| there == text) {
            return Ok(());
        }
        fs::create_dir_all(path.parent().expect("a file is in a folder"))?;
        fs::write(&path, text).with_context(|| format!("writing {}", path.display()))
    }

    /// Writes the rules with their breaks until the compiler takes them.
    pub fn compile(&mut self) -> Result<()> {
        for _ in 0..ROUNDS {
            for (path, file) in &self.files {
                let (text, reaches) = file.broken.text_without(&file.whole);
                self.write(path, &text)?;
                self.reaches.insert(path.clone(), reaches);
            }
            let mut check = self.cargo(&["check", "--message-format=json"]);
            self.crates.iter().for_each(|it| _ = check.args(["-p", it]));
            let output = check.output()?;
            if output.status.success() {
                return self.remember();
            }
            let said = String::from_utf8_lossy(&output.stdout);
            let errors = said.lines().filter_map(error_in).collect::<Vec<_>>();
            let n_before = self.n_whole();
            errors.iter().for_each(|(path, spot, _)| self.leave_whole(path, spot));
            println!("{} errors, {} sites are left whole", errors.len(), self.n_whole());
            if self.n_whole() == n_before {
                let said: Vec<_> = errors.iter().map(|(path, _, said)| format!("{path}: {said}")).collect();
                let complaint = String::from_utf8_lossy(&output.stderr);
                bail!("the copy does not compile:\n{}\n{complaint}", said.join("\n"));
            }
        }
        bail!("the copy does not compile after {ROUNDS} rounds");
    }

    /// Keeps what does not compile for the next run: it stays so while the file does.
    fn remember(&self) -> Result<()> {
        let mut known = String::new();
        for (path, file) in &self.files {
            let start = format!("{path} {:x}", hash(file.broken.whole_text()));
            known.extend(file.whole.iter().map(|site| format!("{start} {site}\n")));
        }
        Ok(fs::write(self.folder.with_extension(KNOWN), known)?)
    }

    fn n_whole(&self) -> usize {
        self.files.values().map(|file| file.whole.len()).sum()
    }

    /// The innermost site around an error is left as it was; if there is none, those within it.
    fn leave_whole(&mut self, path: &str, spot: &Range<usize>) {
        let Some(file) = self.files.get_mut(path) else { return };
        let reaches = &self.reaches[path];
        let around = reaches.iter().filter(|(_, it)| it.start <= spot.start && spot.end <= it.end);
        match around.min_by_key(|(_, it)| it.len()) {
            Some((site, _)) => _ = file.whole.insert(*site),
            None => {
                let within = reaches.iter().filter(|(_, it)| it.start < spot.end && spot.start < it.end);
                file.whole.extend(within.map(|(site, _)| *site));
            }
        }
    }

    /// Cargo in the copy. It builds in a folder of its own, so that nobody takes a broken game for the
    /// whole one; games are built in a hurry.
    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = shell::cargo(arguments.iter().copied());
        for it in &self.crates {
            command.arg("--config").arg(format!("profile.dev.package.{it}.opt-level=1"));
        }
        command.arg("--config").arg("profile.dev.debug=false").current_dir(&self.folder);
        command.env("CARGO_TARGET_DIR", self.folder.with_file_name("build"));
        command
    }

    /// Builds the scenarios of a game, and says where their programs are.
    pub fn scenarios(&self, game: &str) -> Result<Vec<PathBuf>> {
        let mut build = self.cargo(&["test", "--no-run", "--message-format=json-render-diagnostics", "-p", game]);
        for name in scenario_binaries(&shell::root().join(format!("crates/games/{game}/tests")))? {
            build.args(["--test", &name]);
        }
        let told = shell::output(&mut build)?;
        let messages = told.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let programs: Vec<PathBuf> = messages.filter_map(|it| it["executable"].as_str().map(PathBuf::from)).collect();
        if programs.is_empty() {
            bail!("{game} has no scenarios");
        }
        Ok(programs)
    }

    /// The places of a game's rules: number, path, and what is broken there.
    pub fn places(&self, game: &str) -> impl Iterator<Item = (usize, &str, &Place)> {
        let folders = folders_of(game);
        let files = self.files.iter().filter(move |(path, _)| folders.iter().any(|it| path.starts_with(it)));
        files.flat_map(|(path, file)| {
            let places = file.broken.places.iter().enumerate().filter(|(_, it)| !file.whole.contains(&it.site));
            places.map(|(nth, place)| (file.first + nth, path.as_str(), place))
        })
    }

    /// How many places of a game's rules the compiler did not take.
    pub fn n_unviable(&self, game: &str) -> usize {
        let all = self.files.iter().filter(|(path, _)| folders_of(game).iter().any(|it| path.starts_with(it)));
        all.map(|(_, file)| file.broken.places.iter().filter(|it| file.whole.contains(&it.site)).count()).sum()
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// Where a game's rules are; what Nemesis shares with its sister is its own too.
fn folders_of(game: &str) -> Vec<String> {
    let kit = matches!(game, "nemesis" | "lockdown").then(|| "crates/games/nemesis-kit/src/".to_owned());
    [format!("crates/games/{game}/src/")].into_iter().chain(kit).collect()
}

/// Whether a file of a game's crate holds rules. All of the kit does.
fn is_rules(path: &str) -> bool {
    let Some((krate, file)) = path.strip_prefix("crates/games/").and_then(|path| path.split_once("/src/")) else {
        return false;
    };
    let chapter = file.split(['/', '.']).next().unwrap_or_default();
    file.ends_with(".rs") && (RULES.contains(&chapter) || (krate == "nemesis-kit" && chapter != "lib"))
}

/// The file, the spot and the words of an error that the compiler told.
fn error_in(line: &str) -> Option<(String, Range<usize>, String)> {
    let told: Value = serde_json::from_str(line).ok()?;
    let message = &told["message"];
    if message["level"] != "error" {
        return None;
    }
    let spans = message["spans"].as_array()?;
    let span = spans.iter().find(|span| span["is_primary"] == true)?;
    let offset = |name: &str| span[name].as_u64().map(|it| it as usize);
    let spot = offset("byte_start")?..offset("byte_end")?;
    Some((span["file_name"].as_str()?.to_owned(), spot, message["message"].as_str()?.to_owned()))
}

/// Removes from the copy what the house no longer has.
fn remove_what_is_gone(root: &Path, folder: &Path, kept: &BTreeSet<String>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_what_is_gone(root, &path, kept)?;
        } else if !path.strip_prefix(root)?.to_str().is_some_and(|path| kept.contains(path)) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

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
    fn rules_are_what_acts_and_not_what_is_printed_or_shown() {
        assert!(is_rules("crates/games/chess/src/rules/castling.rs") && is_rules("crates/games/chess/src/board.rs"));
        assert!(is_rules("crates/games/nemesis-kit/src/doors.rs"));
        assert!(!is_rules("crates/games/chess/src/content/pieces.rs") && !is_rules("crates/engine/src/board.rs"));
    }

    #[test]
    fn what_does_not_compile_is_found_where_the_compiler_says() {
        let told = r#"{"reason":"compiler-message","message":{"level":"error","message":"mismatched types","spans":[
            {"is_primary":true,"file_name":"crates/games/chess/src/rules.rs","byte_start":7,"byte_end":9}]}}"#;

        let found = error_in(&told.replace('\n', "")).unwrap();

        assert_eq!(found, ("crates/games/chess/src/rules.rs".to_owned(), 7..9, "mismatched types".to_owned()));
        assert_eq!(error_in(&told.replace("error", "warning").replace('\n', "")), None);
    }

    #[test]
    fn the_innermost_site_around_an_error_is_left_whole() {
        let broken = Broken::read("fn f() { if a < b { c(); } }", 0).unwrap();
        let (text, reaches) = broken.text_without(&BTreeSet::new());
        let file = File { broken, first: 0, whole: BTreeSet::new() };
        let path = "crates/games/chess/src/rules.rs".to_owned();
        let mut copy = Copy {
            folder: PathBuf::new(),
            crates: Vec::new(),
            files: BTreeMap::from([(path.clone(), file)]),
            reaches: BTreeMap::from([(path.clone(), reaches)]),
        };

        let spot = text.find("l <= r").unwrap();
        copy.leave_whole(&path, &(spot..spot + 1));

        let left: Vec<_> = copy.places("chess").map(|(number, _, place)| (number, place.what.as_str())).collect();
        assert_eq!(left, [(0, "`a < b` is true"), (1, "`a < b` is false"), (3, "`c();` is left out")]);
        assert_eq!(copy.n_unviable("chess"), 1);
    }
}
