//! `cargo xtask mutants`: breaks the rules of a game in one place after another, and sees whether a
//! scenario goes red.
//!
//! Every break is built into one copy of the house, behind a switch, so that there is one build and
//! thousands of runs (docs/mutants.md). A place where nothing went red is a rule that no scenario
//! holds, or a change that changes nothing.

pub mod copy;
pub mod places;
pub mod trial;

use std::{collections::BTreeMap, fs, process::ExitCode};

use anyhow::{Result, bail};

use self::{copy::Copy, trial::Fate};
use crate::{
    report::{Outcome, Report},
    shell,
    tidy::House,
};

/// What is asked for.
pub struct Wishes<'a> {
    /// One game, or all that have rules.
    pub game: Option<&'a str>,
    /// Only files whose path has this in it.
    pub file: Option<&'a str>,
}

/// Breaks the rules of one game or of all.
pub fn run(wishes: &Wishes<'_>) -> Result<ExitCode> {
    let house = House::read(&shell::root())?;
    let mut games: Vec<&str> = house.games().into_iter().filter(|game| has_rules(&house, game)).collect();
    if let Some(name) = wishes.game {
        if !games.contains(&name) {
            bail!("there is no game {name} with rules; there are: {}", games.join(", "));
        }
        games = vec![name];
    }
    let folder = shell::target_directory()?.join("mutants/house");
    let mut copy = Copy::make(&house, folder)?;
    let mut report = Report::default();
    let mut compiles = false;
    report.run("one copy with every break", || {
        let outcome = copy.compile();
        compiles = outcome.is_ok();
        Outcome::of(outcome)
    });
    for game in games.into_iter().filter(|_| compiles) {
        report.run(&format!("mutants of {game}"), || match break_rules(&copy, game, wishes) {
            Ok(said) => Outcome::Passed(said),
            Err(error) => Outcome::of::<()>(Err(error)),
        });
    }
    Ok(report.close())
}

fn has_rules(house: &House, game: &str) -> bool {
    house.has(&format!("crates/games/{game}/src/rules"))
}

fn break_rules(copy: &Copy, game: &str, wishes: &Wishes<'_>) -> Result<String> {
    let folder = shell::target_directory()?.join("mutants");
    let programs = copy.scenarios(game)?;
    let scenarios = trial::scenarios(&programs, &folder.join("notes"))?;
    let wished = |path: &str| wishes.file.is_none_or(|file| path.contains(file));
    let places: Vec<_> = copy.places(game).filter(|(_, path, _)| wished(path)).collect();
    let numbers: Vec<usize> = places.iter().map(|(number, _, _)| *number).collect();
    let said = |nth: usize, n: usize| {
        let (_, path, place) = &places[nth];
        format!("{path}:{} {}: {}; {n} come there", place.line, place.function, place.what)
    };
    let fates = trial::try_all(&numbers, &scenarios, |nth, fate| {
        if let Fate::Survived(n) = fate {
            println!("survived: {}", said(nth, n));
        }
    })?;
    let mut survived = String::new();
    let mut chapters: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    for (nth, fate) in fates.iter().enumerate() {
        let [all, living, unreached] = chapters.entry(places[nth].1).or_default();
        *all += 1;
        if let Fate::Survived(n) = fate {
            *living += 1;
            *unreached += usize::from(*n == 0);
            survived.push_str(&(said(nth, *n) + "\n"));
        }
    }
    let name = wishes.file.map_or_else(|| game.to_owned(), |file| format!("{game}-{}", file.replace('/', "-")));
    fs::write(folder.join(format!("{name}.txt")), &survived)?;
    for (path, [all, living, unreached]) in &chapters {
        println!("{path}: {all} places, {living} survived, {unreached} of them where no scenario comes");
    }
    let living: usize = chapters.values().map(|[_, living, _]| living).sum();
    Ok(summary(fates.len(), living, scenarios.len(), copy.n_unviable(game)))
}

fn summary(places: usize, living: usize, scenarios: usize, unviable: usize) -> String {
    let noticed = places - living;
    format!("{places} places, {scenarios} scenarios: {noticed} noticed, {living} survived, {unviable} did not compile")
}
