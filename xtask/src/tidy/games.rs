//! How a game plugs in: every place that a game with a crate has to fill.

use super::{Findings, House, texts::LANGUAGES};

/// Checks each game's places and says what is missing.
pub fn check(house: &House) -> Findings {
    let mut findings = Findings::default();
    for game in house.games() {
        let place = format!("crates/games/{game}");
        for missing in missing(house, game) {
            findings.problem(&place, missing);
        }
    }
    findings
}

fn missing(house: &House, game: &str) -> Vec<String> {
    let mut missing = Vec::new();
    let mut need = |is_there: bool, what: String| {
        if !is_there {
            missing.push(what);
        }
    };
    let has_file = |folder: &str, ending: &str| {
        let start = format!("{folder}/");
        house.paths().any(|path| path.starts_with(&start) && path.ends_with(ending))
    };
    need(house.has(&format!("crates/games/{game}/README.md")), "has no README.md on how a round goes".to_owned());
    need(is_in_catalog(house, game), "is not named in crates/catalog/src".to_owned());
    let rules = format!("docs/rules/{game}");
    need(has_file(&rules, ".md"), format!("has no written rules in {rules}"));
    for language in LANGUAGES {
        let texts = format!("texts/{language}/{game}");
        need(has_file(&texts, ".ftl"), format!("has no texts in {texts}"));
    }
    let golden = format!("golden/{game}");
    need(has_file(&golden, ".game"), format!("has no golden games in {golden}"));
    if house.has("web") {
        let client = format!("web/src/games/{game}");
        need(house.has(&client), format!("has no client in {client}"));
    }
    missing
}

fn is_in_catalog(house: &House, game: &str) -> bool {
    let name = game.replace('-', "_");
    let mut sources = house.sources().iter().filter(|source| source.path.starts_with("crates/catalog/src/"));
    sources.any(|source| source.shipped.iter().any(|token| token.text == name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings::assert_found;

    const COMPLETE: &[(&str, &str)] = &[
        ("crates/games/tic-tac-toe/src/lib.rs", ""),
        ("crates/games/tic-tac-toe/README.md", ""),
        ("crates/catalog/src/lib.rs", "use tic_tac_toe::TicTacToe;"),
        ("docs/rules/tic-tac-toe/01.md", ""),
        ("texts/en/tic-tac-toe/a.ftl", ""),
        ("texts/ru/tic-tac-toe/a.ftl", ""),
        ("texts/uk/tic-tac-toe/a.ftl", ""),
        ("texts/pl/tic-tac-toe/a.ftl", ""),
        ("golden/tic-tac-toe/a.game", ""),
    ];

    #[test]
    fn a_complete_game_passes() {
        assert_found(&check(&House::of(COMPLETE)), &[]);
    }

    #[test]
    fn every_missing_place_is_named() {
        let words = ["README", "catalog", "docs/rules", "texts/en", "texts/ru", "texts/uk", "texts/pl", "golden"];
        for (gone, word) in (1..COMPLETE.len()).zip(words) {
            let mut files = COMPLETE.to_vec();
            files.remove(gone);

            assert_found(&check(&House::of(&files)), &[word]);
        }
    }

    #[test]
    fn a_comment_in_the_catalog_is_not_enough() {
        let mut files = COMPLETE.to_vec();
        files[2].1 = "// tic_tac_toe is coming.";

        assert_found(&check(&House::of(&files)), &["is not named in crates/catalog"]);
    }

    #[test]
    fn once_there_is_a_web_client_every_game_has_its_part() {
        let files = [COMPLETE, &[("web/package.json", "{}")]].concat();

        assert_found(&check(&House::of(&files)), &["has no client in web/src/games/tic-tac-toe"]);
    }

    #[test]
    fn the_kit_is_no_game() {
        assert_found(&check(&House::of(&[("crates/games/nemesis-kit/src/lib.rs", "")])), &[]);
    }
}
