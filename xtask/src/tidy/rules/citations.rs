//! Where rules are cited in code and in tests.
//!
//! In code: an id between quotes, in `rule!("AF-7.3")`, in `rule_of!(G, "NEM-7.5", "LOC-7.4")` and wherever
//! an answer is refused by it, acts; a comment `///` or `//` that names the id does nothing. The `//!` that
//! heads a file is no citation: it says what the chapter is about, not where the rule is carried out. What is
//! printed for the client (`printed.rs`, `printed/`) names rules and carries none of them out; nor does what is said of
//! events (`saying.rs`), where an id is what to read on.
//! In tests: the doc comment of a test function, with as many ids as it likes. A test that
//! is ignored proves nothing to those who only run the others, so it cites nothing.

use std::collections::BTreeMap;

use super::id::{Id, Place, ids_in};
use crate::tidy::{House, source::Source};

/// All citations, by id, in the order of the files.
#[derive(Default)]
pub struct Citations {
    /// Those in what the games ship.
    pub in_code: BTreeMap<Id, Vec<Place>>,
    /// Those among them that act.
    pub acting: BTreeMap<Id, Vec<Place>>,
    /// Those to read on about what happens.
    pub to_read: BTreeMap<Id, Vec<Place>>,
    /// Those above tests.
    pub in_tests: BTreeMap<Id, Vec<Place>>,
}

/// Collects all citations in the crates.
pub fn citations(house: &House) -> Citations {
    let mut citations = Citations::default();
    for source in house.sources().iter().filter(|source| source.path.starts_with("crates/")) {
        if source.path.starts_with("crates/games/") && source.path.ends_with("/src/saying.rs") {
            for (line, id) in acting(source) {
                citations.to_read.entry(id).or_default().push(place(source, line));
            }
        } else if source.path.starts_with("crates/games/") {
            let acting = acting(source).inspect(|(line, id)| {
                citations.acting.entry(id.clone()).or_default().push(place(source, *line));
            });
            for (line, id) in acting.chain(in_comments(source)) {
                citations.in_code.entry(id).or_default().push(place(source, line));
            }
        }
        for test in source.tests.iter().filter(|test| !test.is_ignored) {
            for id in test.doc.iter().flat_map(|line| ids_in(line)) {
                citations.in_tests.entry(id).or_default().push(place(source, test.line));
            }
        }
    }
    let Citations { in_code, acting, to_read, in_tests } = &mut citations;
    for places in [in_code, acting, to_read, in_tests] {
        places.values_mut().for_each(|places| {
            places.sort();
            places.dedup();
        });
    }
    citations
}

fn acting(source: &Source) -> impl Iterator<Item = (usize, Id)> {
    let is_printed = source.path.ends_with("/printed.rs") || source.path.contains("/src/printed/");
    let shipped = if is_printed { &[] } else { &source.shipped[..] };
    shipped.iter().filter_map(|token| Some((token.line, Id::read(&token.said()?)?)))
}

fn in_comments(source: &Source) -> impl Iterator<Item = (usize, Id)> {
    source.shipped_comments().flat_map(|(line, comment)| ids_in(comment).map(move |id| (line, id)))
}

fn place(source: &Source, line: usize) -> Place {
    Place { path: source.path.clone(), line }
}
