//! Where rules are cited in code and in tests.
//!
//! In code: `rule!("AF-7.3")`, `RuleId("AF-7.3")`, `rule_of!(G, "NEM-7.5", "LOC-7.4")`, or a comment `///` or `//` that names the
//! id, in what a game ships. The `//!` that heads a file is no citation: it says what the
//! chapter is about, not where the rule is carried out.
//! In tests: the doc comment of a test function, with as many ids as it likes. A test that
//! is ignored proves nothing to those who only run the others, so it cites nothing.

use std::collections::BTreeMap;

use super::id::{Id, Place, ids_in};
use crate::tidy::{
    House,
    source::{Source, Token},
};

/// All citations, by id, in the order of the files.
#[derive(Default)]
pub struct Citations {
    /// Those in what the games ship.
    pub in_code: BTreeMap<Id, Vec<Place>>,
    /// Those above tests.
    pub in_tests: BTreeMap<Id, Vec<Place>>,
}

/// Collects all citations in the crates.
pub fn citations(house: &House) -> Citations {
    let mut citations = Citations::default();
    for source in house.sources().iter().filter(|source| source.path.starts_with("crates/")) {
        if source.path.starts_with("crates/games/") {
            for (line, id) in in_code(source) {
                citations.in_code.entry(id).or_default().push(place(source, line));
            }
        }
        for test in source.tests.iter().filter(|test| !test.is_ignored) {
            for id in test.doc.iter().flat_map(|line| ids_in(line)) {
                citations.in_tests.entry(id).or_default().push(place(source, test.line));
            }
        }
    }
    citations.in_code.values_mut().chain(citations.in_tests.values_mut()).for_each(|places| {
        places.sort();
        places.dedup();
    });
    citations
}

fn in_code(source: &Source) -> Vec<(usize, Id)> {
    let mut found = Vec::new();
    for (n, token) in source.shipped.iter().enumerate() {
        let before = &source.shipped[..n];
        if is_row(before, &["rule", "!", "("]) || is_row(before, &["RuleId", "("]) || is_in_both(before) {
            found.extend(token.said().and_then(|said| Id::read(&said)).map(|id| (token.line, id)));
        }
    }
    for (line, comment) in source.shipped_comments() {
        found.extend(ids_in(comment).map(|id| (line, id)));
    }
    found
}

/// `rule_of!(G, "NEM-7.5", "LOC-7.4")`: one id for each of two books.
fn is_in_both(before: &[Token]) -> bool {
    let first = ["rule_of", "!", "(", "G", ","];
    let second = before.len().checked_sub(2).filter(|_| is_row(before, &[","]));
    is_row(before, &first) || second.is_some_and(|at| is_row(&before[..at], &first))
}

fn is_row(before: &[Token], row: &[&str]) -> bool {
    before.len() >= row.len() && before[before.len() - row.len()..].iter().zip(row).all(|(it, row)| it.text == *row)
}

fn place(source: &Source, line: usize) -> Place {
    Place { path: source.path.clone(), line }
}
