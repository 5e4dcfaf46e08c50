//! The keys that sources name: each of them is there, and each that is there is named.
//!
//! The program names its own keys, the web client its own, and both name those of games. A
//! source may say how keys begin and leave the rest to what is put in, as `web-level-${level}`
//! and `{game}-rule-{id}` do.

use std::collections::BTreeSet;

use super::{families::Families, language::Language};
use crate::tidy::{Findings, House, house};

/// How the keys of the program and of the web client begin. A game's keys begin with its name.
const PREFIXES: [&str; 4] = ["cli-", "error-", "ui-", "web-"];

/// The crates in which a string that looks like a key is one.
const NAMERS: [&str; 4] =
    ["crates/airlock/src/", "crates/driver/src/", "crates/server/src/problems/", "crates/texts/src/"];

/// What follows a game's name in keys that are made from what happens in the game. A test that
/// plays it finds those that nothing is told by.
const TOLD: [&str; 3] = ["answer", "asks", "heard"];

/// Checks the keys both ways.
pub fn check(house: &House, english: &Language, findings: &mut Findings) {
    let prefixes = prefixes(house);
    for (place, key) in in_the_program(house, &prefixes).chain(in_the_client(house, &prefixes)) {
        let (message, attribute) = key.split_once('.').unwrap_or((&key, ""));
        let is_there = english.messages.get(message).is_some_and(|it| it.patterns.contains_key(attribute));
        if !is_there && !is_word(message, english) {
            findings.problem(place, format_args!("there is no text {key}"));
        }
    }
    let named = Named::anywhere(house, english, &prefixes);
    for (key, message) in english.messages.iter().filter(|(key, _)| is_key(key, &prefixes)) {
        if !named.has(key) {
            findings.problem(message.place("en"), format_args!("{key} is never used"));
        }
    }
}

/// Whether a string only looks like a key, because what it names is called after the game: the
/// item `nemesis-plans` has the text `nemesis-item-nemesis-plans`.
fn is_word(said: &str, english: &Language) -> bool {
    let ending = format!("-{said}");
    english.messages.keys().any(|key| key.ends_with(&ending))
}

/// The beginnings of keys that are checked.
fn prefixes(house: &House) -> Vec<String> {
    let games = house.games().into_iter().map(|game| format!("{game}-"));
    PREFIXES.map(str::to_owned).into_iter().chain(games).collect()
}

/// The strings of the program that are keys, each with its place.
fn in_the_program<'a>(house: &'a House, prefixes: &'a [String]) -> impl Iterator<Item = (String, String)> + 'a {
    let sources = house.sources().iter().filter(|source| NAMERS.iter().any(|place| source.path.starts_with(place)));
    sources.flat_map(move |source| {
        let keys = source.shipped.iter().filter_map(|token| Some((token.line, token.said()?)));
        let keys = keys.filter(|(_, said)| is_key(said, prefixes));
        keys.map(|(line, key)| (format!("{}:{line}", source.path), key))
    })
}

/// The strings of the web client that are keys, each with its place. What stands in its types are
/// words of the wire; a key of a family is one of each of its games.
fn in_the_client<'a>(house: &'a House, prefixes: &'a [String]) -> impl Iterator<Item = (String, String)> + 'a {
    let is_shipped = |path: &str| !path.ends_with(".test.ts") && !path.starts_with("web/src/types/");
    let shipped = house.texts_under("web/src").filter(move |(path, _)| is_of_client(path) && is_shipped(path));
    let lines = shipped.flat_map(|(path, text)| (1..).zip(text.lines()).map(move |(n, line)| (path, n, line)));
    let families = Families::of(house);
    lines.flat_map(move |(path, n, line)| {
        let strings = line.split(['\'', '"', '`']).filter(|string| is_key(string, prefixes));
        let keys = strings.flat_map(|string| families.keys_of(string)).collect::<Vec<_>>();
        keys.into_iter().chain(problems_in(line)).map(move |key| (format!("{path}:{n}"), key))
    })
}

/// The keys of the problems that the client itself has, such as `code: 'no-connection'`.
fn problems_in(text: &str) -> impl Iterator<Item = String> {
    let codes = text.split("code: '").skip(1).filter_map(|rest| rest.split('\'').next());
    codes.map(|code| format!("error-{code}"))
}

/// Whether a string is a key, with or without an attribute.
fn is_key(said: &str, prefixes: &[String]) -> bool {
    let is_kebab = said.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.');
    is_kebab && begins_a_key(said, prefixes) && !said.ends_with(['-', '.'])
}

fn begins_a_key(word: &str, prefixes: &[String]) -> bool {
    prefixes.iter().any(|prefix| word.strip_prefix(prefix.as_str()).is_some_and(|name| !name.is_empty()))
}

fn is_of_client(path: &str) -> bool {
    path.ends_with(".ts") || path.ends_with(".svelte")
}

/// The keys that are used.
#[derive(Default)]
struct Named {
    whole: BTreeSet<String>,
    /// How keys begin whose end is put in.
    beginnings: BTreeSet<String>,
}

impl Named {
    /// All words of the sources, and the keys that other messages refer to.
    fn anywhere(house: &House, english: &Language, prefixes: &[String]) -> Named {
        let mut named = Named::default();
        for game in house.games() {
            let kinds = words_of(house, game).into_iter().chain(TOLD.map(str::to_owned));
            named.beginnings.extend(kinds.map(|kind| format!("{game}-{kind}-")));
        }
        let program = house.texts_under("crates").filter(|(path, _)| path.ends_with(".rs"));
        let client = house.texts_under("web/src").filter(|(path, _)| is_of_client(path));
        let texts = program.chain(client).map(|(_, text)| text);
        let families = Families::of(house);
        for word in texts.flat_map(|text| text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-')) {
            families.keys_of(word).iter().for_each(|word| named.add(word, house, prefixes));
        }
        let client = house.texts_under("web/src").filter(|(path, _)| is_of_client(path));
        named.whole.extend(client.flat_map(|(_, text)| problems_in(text)));
        named.whole.extend(english.referred_to().map(str::to_owned));
        named
    }

    fn add(&mut self, word: &str, house: &House, prefixes: &[String]) {
        match (word.strip_prefix('-'), word.ends_with('-')) {
            // What is put in before it can be the name of a game.
            (Some(rest), true) if rest.starts_with(|c: char| c.is_ascii_lowercase()) => {
                self.beginnings.extend(house.games().iter().map(|game| format!("{game}-{rest}")));
            }
            (None, true) if begins_a_key(word, prefixes) => _ = self.beginnings.insert(word.to_owned()),
            (None, false) if begins_a_key(word, prefixes) => _ = self.whole.insert(word.to_owned()),
            (_, _) => (),
        }
    }

    fn has(&self, key: &str) -> bool {
        self.whole.contains(key) || self.beginnings.iter().any(|beginning| key.starts_with(beginning.as_str()))
    }
}

/// The types of a game and of the kit it is built on, whose words have names: `ShipPlace` is `ship-place`.
fn words_of(house: &House, game: &str) -> BTreeSet<String> {
    let own = format!("crates/games/{game}/src/");
    let is_kin =
        |it: &&house::Crate| it.name == game && it.dependencies.iter().any(|other| other.name == "nemesis-kit");
    let kit = house.crates().iter().find(is_kin).map(|_| "crates/games/nemesis-kit/src/");
    let is_of_game = |path: &str| path.starts_with(&own) || kit.is_some_and(|kit| path.starts_with(kit));
    let sources = house.sources().iter().filter(|source| is_of_game(&source.path));
    let pairs = sources.flat_map(|source| source.shipped.windows(2));
    let types = pairs.filter(|pair| ["enum", "struct"].contains(&pair[0].text.as_str())).map(|pair| &pair[1].text);
    types.map(|name| kebab(name)).collect()
}

fn kebab(name: &str) -> String {
    let letters = name.char_indices().flat_map(|(at, letter)| {
        let dash = (at > 0 && letter.is_ascii_uppercase()).then_some('-');
        dash.into_iter().chain([letter.to_ascii_lowercase()])
    });
    letters.collect()
}
