//! The keys of the program itself: every key that a source names is there, and every key
//! that is there is named by a source.

use std::collections::BTreeSet;

use super::language::Language;
use crate::tidy::{Findings, House};

/// How the program's own keys begin. A game's keys begin with its name.
const PREFIXES: [&str; 3] = ["cli-", "error-", "ui-"];

/// The crates in which a string that looks like a key is one.
const NAMERS: [&str; 3] = ["crates/airlock/src/", "crates/driver/src/", "crates/texts/src/"];

/// The beginnings of keys that sources put together, as with `format!("error-{word}")`.
const BUILT: [&str; 0] = [];

/// Checks the program's keys both ways.
pub fn check(house: &House, english: &Language, findings: &mut Findings) {
    check_with(&BUILT, house, english, findings);
}

pub fn check_with(built: &[&str], house: &House, english: &Language, findings: &mut Findings) {
    let sources = house.sources().iter().filter(|source| NAMERS.iter().any(|place| source.path.starts_with(place)));
    for source in sources {
        for token in &source.shipped {
            let Some(key) = token.said().filter(|said| is_key(said)) else { continue };
            let (message, attribute) = key.split_once('.').unwrap_or((&key, ""));
            let is_there = english.messages.get(message).is_some_and(|it| it.patterns.contains_key(attribute));
            if !is_there {
                findings
                    .problem(format_args!("{}:{}", source.path, token.line), format_args!("there is no text {key}"));
            }
        }
    }
    let named = named_anywhere(house, english);
    for (key, message) in &english.messages {
        let is_ours = PREFIXES.iter().any(|prefix| key.starts_with(prefix));
        let is_built = built.iter().any(|start| key.starts_with(start));
        if is_ours && !is_built && !named.contains(key) {
            findings.problem(message.place("en"), format_args!("{key} is never used"));
        }
    }
}

/// Whether a string is one of the program's keys, with or without an attribute.
fn is_key(said: &str) -> bool {
    let is_kebab = said.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.');
    let has_name = PREFIXES.iter().any(|prefix| said.strip_prefix(prefix).is_some_and(|name| !name.is_empty()));
    is_kebab && has_name && !said.ends_with(['-', '.'])
}

/// All words of the program's sources, and the keys that other messages refer to.
fn named_anywhere(house: &House, english: &Language) -> BTreeSet<String> {
    let is_source = |path: &str| [".rs", ".ts", ".svelte"].iter().any(|ending| path.ends_with(ending));
    let files = house.texts_under("crates").chain(house.texts_under("web"));
    let texts = files.filter(|(path, _)| is_source(path)).map(|(_, text)| text);
    let words = texts.flat_map(|text| text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-'));
    let mut named: BTreeSet<String> = words.filter(|word| is_key(word)).map(str::to_owned).collect();
    named.extend(english.referred_to().map(str::to_owned));
    named
}
