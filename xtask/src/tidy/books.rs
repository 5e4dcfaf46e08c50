//! The player's books say the same in every language.
//!
//! `docs/books/<game>/<language>/<chapter>.md`. English is the measure: a book in another language
//! has its chapters, its headings with their anchors, and under each of them cites the same rules and
//! shows the same pictures.
//! Every rule that is cited is written in `docs/rules`.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Findings, House,
    rules::id::{Id, ids_in},
    texts::LANGUAGES,
};

/// A heading with its anchor, and the rules cited below it.
#[derive(Debug, PartialEq, Eq)]
struct Section {
    line: usize,
    depth: usize,
    anchor: String,
    cites: BTreeSet<Id>,
    pictures: Vec<String>,
}

/// Checks every book there is.
pub fn check(house: &House) -> Findings {
    let mut findings = Findings::default();
    let written: BTreeSet<Id> = house
        .texts_under("docs/rules")
        .filter(|(path, _)| path.ends_with("/kinds.txt"))
        .flat_map(|(_, text)| text.lines().filter_map(|line| Id::read(line.split_whitespace().next()?)))
        .collect();
    for game in house.folders_in("docs/books") {
        let books = LANGUAGES.map(|language| (language, read(house, game, language, &written, &mut findings)));
        let [(_, english), others @ ..] = &books;
        for (language, book) in others {
            if book.is_empty() {
                findings.note(format_args!("{game}: there is no book in {language} yet"));
                continue;
            }
            compare(english, book, &format!("docs/books/{game}/{language}"), &mut findings);
        }
        findings.note(format_args!("{game}: {} chapters", english.len()));
    }
    findings
}

/// The chapters of a book, by their file.
fn read<'a>(
    house: &'a House,
    game: &str,
    language: &str,
    written: &BTreeSet<Id>,
    findings: &mut Findings,
) -> BTreeMap<&'a str, Vec<Section>> {
    let folder = format!("docs/books/{game}/{language}/");
    let mut chapters = BTreeMap::new();
    let mut anchors = BTreeSet::new();
    for (path, text) in house.texts_under(folder.trim_end_matches('/')) {
        let sections = sections(path, text, findings);
        for section in &sections {
            if !anchors.insert(section.anchor.clone()) {
                let what = format!("the anchor {} is there twice", section.anchor);
                findings.problem(format_args!("{path}:{}", section.line), what);
            }
            // `S-01` is a level of a base: what has the letters of no game of ours is no rule.
            let is_rule = |id: &&Id| written.iter().any(|it| it.letters() == id.letters());
            for id in section.cites.iter().filter(is_rule).filter(|id| !written.contains(id)) {
                findings
                    .problem(format_args!("{path}:{}", section.line), format_args!("cites {id}, which is not written"));
            }
        }
        chapters.insert(path.strip_prefix(&folder).unwrap_or(path), sections);
    }
    chapters
}

/// The sections of a chapter, its own heading first.
fn sections(path: &str, text: &str, findings: &mut Findings) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for (line, words) in (1..).zip(text.lines()) {
        let depth = words.len() - words.trim_start_matches('#').len();
        if depth > 0 {
            let anchor = words.rsplit_once("{#").and_then(|(_, rest)| rest.strip_suffix('}'));
            if anchor.is_none() {
                findings.problem(format_args!("{path}:{line}"), "a heading ends with its anchor: {#so-it-is-called}");
            }
            let anchor = anchor.unwrap_or_default().to_owned();
            sections.push(Section { line, depth, anchor, cites: BTreeSet::new(), pictures: Vec::new() });
        } else if let Some(section) = sections.last_mut() {
            section.cites.extend(ids_in(words));
            let pictures = words.split("(picture:").skip(1).filter_map(|rest| rest.split(')').next());
            section.pictures.extend(pictures.map(str::to_owned));
        }
    }
    if sections.first().is_none_or(|first| first.depth != 1) || sections.iter().filter(|it| it.depth == 1).count() > 1 {
        findings.problem(path, "a chapter has one heading of the first order, on top");
    }
    sections
}

/// What a book in another language has otherwise.
fn compare(
    english: &BTreeMap<&str, Vec<Section>>,
    other: &BTreeMap<&str, Vec<Section>>,
    folder: &str,
    findings: &mut Findings,
) {
    let names: BTreeSet<&str> = english.keys().chain(other.keys()).copied().collect();
    for name in names {
        let place = format!("{folder}/{name}");
        let (Some(ours), Some(theirs)) = (english.get(name), other.get(name)) else {
            let what = if english.contains_key(name) { "is missing" } else { "is not there in English" };
            findings.problem(place, what);
            continue;
        };
        if ours.len() != theirs.len() {
            findings.problem(&place, format_args!("has {} headings, English has {}", theirs.len(), ours.len()));
        }
        for (our, their) in ours.iter().zip(theirs) {
            let place = format!("{place}:{}", their.line);
            if (our.depth, &our.anchor) != (their.depth, &their.anchor) {
                findings.problem(place, format_args!("is {}, in English {}", their.anchor, our.anchor));
                break;
            }
            let listed = |ids: &BTreeSet<Id>| ids.iter().map(Id::to_string).collect::<Vec<_>>().join(", ");
            if our.pictures != their.pictures {
                let what = format!("shows {:?}, English shows {:?}", their.pictures, our.pictures);
                findings.problem(&place, what);
            }
            if our.cites != their.cites {
                let what = format!("cites {}, English cites {}", listed(&their.cites), listed(&our.cites));
                findings.problem(place, what);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings::assert_found;

    const KINDS: (&str, &str) = ("docs/rules/nemesis/kinds.txt", "NEM-7.5 rule\nNEM-7.6 rule\n");

    fn checked(en: &str, ru: &str) -> Findings {
        check(&House::of(&[
            KINDS,
            ("docs/books/nemesis/en/07-noise.md", en),
            ("docs/books/nemesis/ru/07-noise.md", ru),
        ]))
    }

    #[test]
    fn books_that_agree_pass_and_a_language_without_a_book_is_named() {
        let findings = checked("# Noise {#noise}\n\nLoud (NEM-7.5).\n", "# Шум {#noise}\n\nГромко (NEM-7.5).\n");

        assert_found(&findings, &[]);
        assert_found(&checked("# Noise {#noise}\n\nOn S-01.\n", "# Шум {#noise}\n\nНа S-01.\n"), &[]);
        assert!(findings.notes.iter().any(|note| note.contains("no book in pl")), "{:?}", findings.notes);
    }

    #[test]
    fn other_headings_and_other_rules_are_found() {
        let en = "# Noise {#noise}\n\n## When {#when}\n\nLoud (NEM-7.5).\n";

        assert_found(&checked(en, "# Шум {#noise}\n\n## Когда {#wann}\n"), &["is wann, in English when"]);
        assert_found(&checked(en, "# Шум {#noise}\n"), &["has 1 headings, English has 2"]);
        assert_found(&checked(en, "# Шум {#noise}\n\n## Когда {#when}\n\n(NEM-7.6)\n"), &["cites NEM-7.6, English"]);
    }

    #[test]
    fn another_picture_is_found() {
        let en = "# Noise {#noise}\n\n![The die.](picture:noise-die)\n";

        assert_found(&checked(en, "# Шум {#noise}\n\n![Кубик.](picture:noise-die)\n"), &[]);
        assert_found(&checked(en, "# Шум {#noise}\n"), &["shows [], English shows [\"noise-die\"]"]);
    }

    #[test]
    fn a_rule_that_is_not_written_and_a_heading_without_an_anchor_are_found() {
        let text = "# Noise {#noise}\n\n## When\n\nLoud (NEM-7.9).\n";

        assert_found(
            &checked(text, "# Шум {#noise}\n\n## Когда {#}\n"),
            &[
                "en/07-noise.md:3: a heading ends",
                "cites NEM-7.9, which is not written",
                "cites , English cites NEM-7.9",
            ],
        );
    }

    #[test]
    fn chapters_are_the_same_in_every_language() {
        let house = House::of(&[
            KINDS,
            ("docs/books/nemesis/en/01-a.md", "# A {#a}\n"),
            ("docs/books/nemesis/pl/02-b.md", "# B {#b}\n"),
        ]);

        assert_found(&check(&house), &["pl/01-a.md: is missing", "pl/02-b.md: is not there in English"]);
    }
}
