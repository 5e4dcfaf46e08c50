//! `cargo xtask bless`: what the golden games and the perft counts are now becomes what
//! they should be. The change is then read as a diff: blessing is not checking.

use std::{collections::BTreeMap, process::ExitCode};

use anyhow::Result;

use crate::{
    index,
    shell::{self, cargo},
    tidy::House,
};

/// The tests that rewrite their files when they see `AIRLOCK_BLESS`: those with one of these
/// words in their name or as the name of their file.
const BLESSED: [&str; 2] = ["golden", "perft"];

/// Reruns those tests so that they rewrite their files, says which files changed, and
/// writes the index.
pub fn run() -> Result<ExitCode> {
    let before = files()?;
    let mut command = cargo(["nextest", "run", "--workspace", "--no-fail-fast", "-E", &filter(&before)]);
    shell::run(command.env("AIRLOCK_BLESS", "1"))?;
    let after = files()?;
    let changed = changed(&before, &after);
    match changed.is_empty() {
        true => println!("Nothing changed."),
        false => println!("Read these changes before they are kept:\n  {}", changed.join("\n  ")),
    }
    index::run()
}

/// Nextest's filter for the tests to rerun. It refuses to filter by a file that is not there.
fn filter(files: &BTreeMap<String, String>) -> String {
    let is_file = |word: &str| files.keys().any(|path| path.ends_with(&format!("/tests/{word}.rs")));
    let by_name = BLESSED.map(|word| format!("test({word})")).into_iter();
    let by_file = BLESSED.into_iter().filter(|word| is_file(word)).map(|word| format!("binary(={word})"));
    by_name.chain(by_file).collect::<Vec<_>>().join(" | ")
}

fn files() -> Result<BTreeMap<String, String>> {
    let house = House::read(&shell::root())?;
    Ok(house.texts_under("").map(|(path, text)| (path.to_owned(), text.to_owned())).collect())
}

/// The files that are new, other or gone.
fn changed<'a>(before: &'a BTreeMap<String, String>, after: &'a BTreeMap<String, String>) -> Vec<&'a str> {
    let gone = before.keys().filter(|path| !after.contains_key(*path));
    let other = after.iter().filter(|(path, text)| before.get(*path) != Some(text)).map(|(path, _)| path);
    gone.chain(other).map(String::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_that_are_there_are_asked_for() {
        let files = BTreeMap::from([("crates/games/chess/tests/perft.rs".to_owned(), String::new())]);

        assert_eq!(filter(&files), "test(golden) | test(perft) | binary(=perft)");
    }

    #[test]
    fn new_other_and_lost_files_are_named() {
        let files =
            |files: &[(&str, &str)]| files.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect();
        let before = files(&[("a", "1"), ("b", "1"), ("c", "1")]);
        let after = files(&[("a", "1"), ("b", "2"), ("d", "1")]);

        assert_eq!(changed(&before, &after), ["c", "b", "d"]);
    }
}
