//! All four languages say the same things.
//!
//! English is the measure: the others have its files, its keys, its attributes and its
//! variables. Attributes that exist for grammar's sake may differ. Where English counts
//! one and other, the Slavic languages count one, few and many. The keys that follow from
//! a game's words are checked where the words are known, in that game's tests; those that the
//! sources of the program and of the web client name are checked here (`keys.rs`).

pub mod families;
pub mod glossary;
pub mod keys;
pub mod language;
pub mod once;
pub mod typed;

use std::collections::BTreeSet;

use self::language::{Language, Message, Pattern};
use super::{Findings, House};

/// The languages, English first.
pub const LANGUAGES: [&str; 4] = ["en", "ru", "uk", "pl"];

/// Those that say again what English says first.
pub const OTHERS: [&str; 3] = ["ru", "uk", "pl"];

/// Attributes that a language has for its grammar.
const GRAMMAR: &[&str] = &[
    "gender", "number", "animacy", "nom", "gen", "dat", "acc", "ins", "loc", "prep", "voc", "one", "few", "many",
    "other",
];

/// Checks all texts, if there are any.
pub fn check(house: &House) -> Findings {
    let mut findings = Findings::default();
    if !house.has("texts") {
        findings.note("There are no texts yet.");
        return findings;
    }
    for folder in house.folders_in("texts").iter().filter(|folder| !LANGUAGES.contains(folder)) {
        findings.problem(format_args!("texts/{folder}"), "is none of our languages");
    }
    let languages = LANGUAGES.map(|name| Language::read(house, name, &mut findings));
    let (english, others) = languages.split_first().expect("English is the first language");
    others.iter().for_each(|other| compare(english, other, &mut findings));
    for language in &languages {
        language.references_lead_somewhere(&mut findings);
        if language.name != "en" {
            language.counts_as_slavs_do(&mut findings);
        }
    }
    keys::check(house, english, &mut findings);
    typed::check(house, english, &mut findings);
    glossary::check(house, &mut findings);
    once::check(house, &mut findings);
    let counts = languages.iter().map(|it| format!("{} {}", it.messages.len(), it.name)).collect::<Vec<_>>();
    findings.note(format_args!("messages: {}", counts.join(", ")));
    findings
}

/// What one language has and the other has not.
fn compare(english: &Language, other: &Language, findings: &mut Findings) {
    let (ours, theirs) = (&english.files, &other.files);
    for file in ours.difference(theirs) {
        findings.problem(format_args!("texts/{}/{file}", other.name), "is missing");
    }
    for file in theirs.difference(ours) {
        findings.problem(format_args!("texts/{}/{file}", other.name), "is not there in English");
    }
    for (key, message) in &english.messages {
        match other.messages.get(key) {
            Some(translated) => compare_messages(key, message, translated, other.name, findings),
            None if theirs.contains(&message.file) => {
                findings.problem(format_args!("texts/{}/{}", other.name, message.file), format_args!("lacks {key}"));
            }
            None => (),
        }
    }
    for (key, message) in other.messages.iter().filter(|(key, _)| !english.messages.contains_key(*key)) {
        if ours.contains(&message.file) {
            findings.problem(message.place(other.name), format_args!("{key} is not there in English"));
        }
    }
}

fn compare_messages(key: &str, english: &Message, other: &Message, language: &str, findings: &mut Findings) {
    let place = other.place(language);
    if english.file != other.file {
        findings.problem(&place, format_args!("{key} is in {} in English", english.file));
    }
    let names: BTreeSet<&str> = english.patterns.keys().chain(other.patterns.keys()).map(String::as_str).collect();
    for name in names.into_iter().filter(|name| !GRAMMAR.contains(name)) {
        let spelled = if name.is_empty() { key.to_owned() } else { format!("{key}.{name}") };
        match (english.patterns.get(name), other.patterns.get(name)) {
            (Some(english), Some(other)) => compare_patterns(&spelled, english, other, &place, findings),
            (Some(_), None) => findings.problem(&place, format_args!("{spelled} is missing")),
            (None, _) => findings.problem(&place, format_args!("{spelled} is not there in English")),
        }
    }
}

fn compare_patterns(key: &str, english: &Pattern, other: &Pattern, place: &str, findings: &mut Findings) {
    for variable in english.variables.difference(&other.variables) {
        findings.problem(place, format_args!("{key} does not use ${variable}"));
    }
    for variable in other.variables.difference(&english.variables) {
        findings.problem(place, format_args!("{key} uses ${variable}, which English does not"));
    }
    let counted =
        |pattern: &Pattern| pattern.counts.iter().map(|count| count.variable.clone()).collect::<BTreeSet<_>>();
    for variable in counted(english).difference(&counted(other)) {
        findings.problem(place, format_args!("{key} does not count ${variable}: one, few and many differ"));
    }
}

#[cfg(test)]
mod tests;
