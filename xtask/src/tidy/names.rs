//! Documents name what exists: a function, a type or a field in backticks is a word of some source,
//! or of what the document itself shows to be typed in.
//!
//! Not looked at: the written rules and the books, which are about games; `STYLE.md`, which shows
//! how not to name things; the changelog, which tells of what was; and in a decision what lost.

use std::collections::HashSet;

use super::{Findings, House, links::backticked, markdown};

/// The files that names stand for something in.
const SOURCES: &[&str] = &[".rs", ".ts", ".svelte", ".toml", ".mjs", ".py", ".sql", ".json", ".yml", ".service"];
const ELSEWHERE: &[&str] = &["docs/rules/", "docs/books/", "docs/rules-index.md", "STYLE.md", "CHANGELOG.md"];

/// Checks every name in every document.
pub fn check(house: &House) -> Findings {
    let mut findings = Findings::default();
    let sources = house.texts_under("").filter(|(path, _)| SOURCES.iter().any(|ending| path.ends_with(ending)));
    let words: HashSet<&str> = sources.flat_map(|(_, text)| text.split(is_between)).collect();
    let documents = house.texts_under("").filter(|(path, _)| path.ends_with(".md"));
    for (path, text) in documents.filter(|(path, _)| !ELSEWHERE.iter().any(|it| path.starts_with(it))) {
        let decided = text.split("\n**Lost").next().unwrap_or(text);
        let shown: HashSet<&str> = markdown::code(text).flat_map(|line| line.split(is_between)).collect();
        for (line, prose) in markdown::prose(decided) {
            let is_known = |name: &&str| words.contains(name) || shown.contains(name);
            for name in backticked(prose).flat_map(names_in).filter(|name| !is_known(name)) {
                findings.problem(format_args!("{path}:{line}"), format_args!("there is no `{name}` in any source"));
            }
        }
    }
    findings
}

fn is_between(c: char) -> bool {
    !c.is_alphanumeric() && c != '_'
}

/// The parts of a piece of code that can only be names: of several words, or `Of::a_type`.
/// Paths of files are looked after elsewhere, and commands are no names.
fn names_in(code: &str) -> Vec<&str> {
    if code.contains([' ', '/', '-', '<', '"']) {
        return Vec::new();
    }
    let is_name = |word: &&str| {
        let is_long = word.len() > 3 && !word.contains(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let has_words = word.trim_matches('_').contains('_') || humps(word) > 1 || code.contains("::");
        is_long && has_words && !word.starts_with(|c: char| c.is_ascii_digit())
    };
    code.split(is_between).filter(is_name).collect()
}

/// How many capitals stand before small letters.
fn humps(word: &str) -> usize {
    let letters: Vec<char> = word.chars().collect();
    letters.windows(2).filter(|pair| pair[0].is_ascii_uppercase() && pair[1].is_ascii_lowercase()).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings::assert_found;

    fn found(path: &str, text: &str) -> Findings {
        let source = "pub struct ShipRoll; impl ShipRoll { pub fn lay_up(&self) {} }";
        check(&House::of(&[("crates/a/src/lib.rs", source), (path, text)]))
    }

    #[test]
    fn names_of_what_exists_pass() {
        assert_found(
            &found("README.md", "`ShipRoll`, `lay_up`, `ShipRoll::lay_up()`, `--long-flag`, `airlock play`"),
            &[],
        );
    }

    #[test]
    fn names_of_what_does_not_exist_fail() {
        assert_found(&found("docs/a.md", "\nSee `lay_down`."), &["docs/a.md:2: there is no `lay_down`"]);
        assert_found(&found("README.md", "`ShipRoll::Gone`, `DiceRoll`"), &["`Gone`", "`DiceRoll`"]);
    }

    #[test]
    fn what_lost_what_was_and_how_not_to_name_things_is_free() {
        assert_found(&found("docs/adr/1.md", "`ShipRoll`.\n\n**Lost.** `DiceRoll`"), &[]);
        assert_found(&found("STYLE.md", "never `DiceRoll`"), &[]);
        assert_found(&found("CHANGELOG.md", "`DiceRoll` is gone"), &[]);
        assert_found(&found("README.md", "```\nDiceRoll\n```"), &[]);
    }
}
