//! The index of the rules: where each is written, carried out and tested.

use std::{fmt::Write, fs, process::ExitCode};

use anyhow::{Context, Result};

use crate::{
    shell,
    tidy::{
        House,
        rules::{BEING_CITED, Citations, Id, Place, Rulebook, citations, rulebooks},
    },
};

/// Where the index lies.
pub const PATH: &str = "docs/rules-index.md";

/// How many places of an id are shown; the others are counted.
const SHOWN: usize = 3;

/// Writes the index.
pub fn run() -> Result<ExitCode> {
    let root = shell::root();
    let house = House::read(&root)?;
    let text = written(&house);
    if house.text(PATH) == Some(text.as_str()) {
        println!("{PATH} is up to date.");
        return Ok(ExitCode::SUCCESS);
    }
    fs::create_dir_all(root.join("docs"))?;
    fs::write(root.join(PATH), text).with_context(|| format!("writing {PATH}"))?;
    println!("Wrote {PATH}.");
    Ok(ExitCode::SUCCESS)
}

/// The text of the index for the house as it is.
pub fn written(house: &House) -> String {
    let mut text = String::from(
        "# Index of the rules\n\n\
         Where each rule is written, carried out and tested, for the games that have a crate.\n\
         This page is written by `cargo xtask index`.\n",
    );
    let cited = citations(house);
    let is_listed = |game: &str| house.games().contains(game) && !BEING_CITED.contains(&game);
    for book in rulebooks(house).iter().filter(|book| is_listed(&book.game)) {
        _ = write!(text, "\n## {}\n\n| id | kind | code | tests |\n|---|---|---|---|\n", book.game);
        for id in book.written.keys() {
            text.push_str(&row(book, id, &cited));
        }
    }
    text
}

fn row(book: &Rulebook, id: &Id, cited: &Citations) -> String {
    let chapter = book.written[id].path.trim_start_matches("docs/");
    let kind = book.kinds.get(id).map(|listed| listed.kind.to_string()).unwrap_or_default();
    let code = places(cited.in_code.get(id), &format!("crates/games/{}/src/", book.game));
    let tests = places(cited.in_tests.get(id), &format!("crates/games/{}/tests/", book.game));
    format!("| [{id}]({chapter}) | {kind} | {code} | {tests} |\n")
}

/// Links to the first files, each named by its path from the game's own folder. Lines are
/// left out: they would make the index stale with every edit, and the id is found by a search.
fn places(places: Option<&Vec<Place>>, folder: &str) -> String {
    let mut paths: Vec<&str> = places.into_iter().flatten().map(|place| place.path.as_str()).collect();
    paths.dedup();
    let mut links: Vec<String> = paths
        .iter()
        .take(SHOWN)
        .map(|path| format!("[{}](../{path})", path.strip_prefix(folder).unwrap_or(path)))
        .collect();
    if paths.len() > SHOWN {
        links.push(format!("and {} more", paths.len() - SHOWN));
    }
    links.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_leads_from_the_id_to_code_and_test() {
        let house = House::of(&[
            ("docs/rules/chess/01-castling.md", "**CH-1.10** Late.\n\n**CH-1.2** Early.\n"),
            ("docs/rules/chess/kinds.txt", "CH-1.2 rule\nCH-1.10 guide\n"),
            ("docs/rules/go/01.md", "**GO-1.1** Stones.\n"),
            ("crates/games/chess/src/rules/castling.rs", "fn castle() {\n    rule!(\"CH-1.2\");\n}\n"),
            ("crates/games/chess/tests/castling.rs", "/// CH-1.2\n#[test]\nfn a() {}\n"),
        ]);

        let text = written(&house);

        let table = text.split_once("|---|---|---|---|\n").expect("there is a table").1;
        assert_eq!(
            table,
            "| [CH-1.2](rules/chess/01-castling.md) | rule \
             | [rules/castling.rs](../crates/games/chess/src/rules/castling.rs) \
             | [castling.rs](../crates/games/chess/tests/castling.rs) |\n\
             | [CH-1.10](rules/chess/01-castling.md) | guide |  |  |\n"
        );
    }

    #[test]
    fn many_files_are_counted_and_none_is_named_twice() {
        let place = |file: usize| Place { path: format!("crates/{}.rs", file / 2), line: file };

        let links = places(Some(&(2..=11).map(place).collect()), "crates/");

        assert_eq!(links, "[1.rs](../crates/1.rs), [2.rs](../crates/2.rs), [3.rs](../crates/3.rs), and 2 more");
    }
}
