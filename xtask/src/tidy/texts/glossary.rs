//! One name for each thing, in each language.
//!
//! `docs/glossary/<game or family>.md` is a table with a column for each language. A cell is the name
//! of a thing, and after `not` how words begin that nobody is to write instead.

use super::families::Families;
use crate::tidy::{Findings, House};

/// How a word begins that is not the name of the thing.
struct Wrong<'a> {
    language: &'a str,
    game: &'a str,
    begins: String,
    instead: &'a str,
}

/// Checks the texts of every game that has a glossary.
pub fn check(house: &House, findings: &mut Findings) {
    let wrongs = house.texts_under("docs/glossary").filter_map(|(path, text)| {
        let game = path.strip_prefix("docs/glossary/")?.strip_suffix(".md")?;
        Some(read(game, text))
    });
    let families = Families::of(house);
    for wrong in wrongs.flatten() {
        let folders = families.folders_of(wrong.game).map(|folder| format!("texts/{}/{folder}", wrong.language));
        for (path, text) in folders.flat_map(|folder| house.texts_under(&folder).collect::<Vec<_>>()) {
            for (line_idx, line) in text.lines().enumerate().filter(|(_, line)| begins_in(said(line), &wrong.begins)) {
                let place = format!("{path}:{}", line_idx + 1);
                let what =
                    format!("says \"{}…\", the glossary says \"{}\": {}", wrong.begins, wrong.instead, line.trim());
                findings.problem(place, what);
            }
        }
    }
}

/// The rows of the table, below the row that names the languages.
fn read<'a>(game: &'a str, text: &'a str) -> Vec<Wrong<'a>> {
    let mut rows = text.lines().filter(|line| line.starts_with('|')).map(cells);
    let Some(languages) = rows.next() else { return Vec::new() };
    let things = rows.flat_map(|row| languages.clone().into_iter().zip(row).collect::<Vec<_>>());
    let wrongs = things.filter_map(|(language, cell)| Some((language, cell.split_once("; not ")?)));
    wrongs
        .flat_map(|(language, (instead, wrongs))| {
            wrongs.split(", ").map(move |wrong| Wrong { language, game, begins: wrong.to_lowercase(), instead })
        })
        .collect()
}

fn cells(row: &str) -> Vec<&str> {
    row.trim_matches('|').split('|').map(str::trim).collect()
}

/// What a line of a Fluent file says: neither comments nor keys.
fn said(line: &str) -> &str {
    if line.starts_with('#') {
        return "";
    }
    line.split_once(" = ").map_or(line, |(_, value)| value)
}

/// Whether a word of `text` begins like this, in capitals or not.
fn begins_in(text: &str, begins: &str) -> bool {
    let text = text.to_lowercase();
    let mut found = text.match_indices(begins);
    found.any(|(at, _)| !text[..at].chars().next_back().is_some_and(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLOSSARY: &str = "| en | ru |\n|---|---|\n| encounter | контакт; not встреч |\n| room | отсек |\n";

    fn problems(text: &str) -> Vec<String> {
        let house = House::of(&[("docs/glossary/nemesis.md", GLOSSARY), ("texts/ru/nemesis/table.ftl", text)]);
        let mut findings = Findings::default();
        check(&house, &mut findings);
        findings.problems
    }

    #[test]
    fn a_thing_with_two_names_is_found_in_capitals_too() {
        let problems = problems("nemesis-a = Первая Встреча\n    [one] встречи\n");

        assert_eq!(problems.len(), 2);
        assert!(
            problems[0].contains("texts/ru/nemesis/table.ftl:1") && problems[0].contains("контакт"),
            "{problems:?}"
        );
    }

    #[test]
    fn comments_keys_and_words_that_only_contain_it_are_free() {
        assert_eq!(problems("# Встреча.\nвстреча = контакт\nnemesis-b = невстреча\n"), Vec::<String>::new());
    }
}
