//! What the games of a family say alike is written once: in the folder of the family.
//!
//! A message that all of them have in files of their own, word for word in every language, belongs there.

use std::collections::{BTreeMap, BTreeSet};

use super::{LANGUAGES, families::Families};
use crate::tidy::{Findings, House};

/// Checks each family.
pub fn check(house: &House, findings: &mut Findings) {
    for (family, games) in Families::of(house).each() {
        let mut languages = LANGUAGES.iter().map(|language| alike(house, language, games));
        let first = languages.next().unwrap_or_default();
        for name in languages.fold(first, |alike, other| alike.intersection(&other).cloned().collect()) {
            let what = format!("{name} is said alike in {}: once, in {family}, is enough", games.join(" and "));
            findings.problem(format_args!("texts/en/{family}"), what);
        }
    }
}

/// What all these games say word for word in a language, without their names.
fn alike(house: &House, language: &str, games: &[&str]) -> BTreeSet<String> {
    let mut each = games.iter().map(|game| messages(house, language, game));
    let first = each.next().unwrap_or_default();
    let both = each.fold(first, |mut alike, other| {
        alike.retain(|name, said| other.get(name) == Some(said));
        alike
    });
    both.into_keys().collect()
}

/// The messages in a game's own files, and what they say; its name is left out of both.
fn messages(house: &House, language: &str, game: &str) -> BTreeMap<String, String> {
    let own = format!("{game}-");
    let mut messages = BTreeMap::new();
    for (_, text) in house.texts_under(&format!("texts/{language}/{game}")) {
        let mut name = None;
        for line in text.lines() {
            let key = line.strip_prefix(&own).and_then(|rest| rest.split_once(" ="));
            match key {
                Some((key, value)) => {
                    messages.insert(key.to_owned(), value.replace(&own, ""));
                    name = Some(key);
                }
                None if line.starts_with([' ', '}']) => {
                    let said = name.and_then(|name| messages.get_mut(name));
                    said.into_iter().for_each(|said| said.extend(["\n", &line.replace(&own, "")]));
                }
                None => name = None,
            }
        }
    }
    messages
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings::assert_found;

    /// What is found if chess says `pieces` in each language in turn, and go the same in all of them.
    fn found(pieces: [&str; 4]) -> Findings {
        let go = "go-move = { $n ->\n    [go-one] Move\n   *[go-two] Move twice\n}\n";
        let mut files = vec![("texts/families.txt".to_owned(), "kit: chess, go\n".to_owned())];
        for (language, said) in LANGUAGES.iter().zip(pieces) {
            let chess = format!("chess-move = {{ $n ->\n    [chess-one] {said}\n   *[chess-two] Move twice\n}}\n");
            files.push((format!("texts/{language}/chess/a.ftl"), chess));
            files.push((format!("texts/{language}/go/b.ftl"), go.to_owned()));
        }
        let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        let mut findings = Findings::default();
        check(&House::of(&files), &mut findings);
        findings
    }

    #[test]
    fn what_both_say_alike_in_every_language_is_said_twice() {
        assert_found(&found(["Move"; 4]), &["move is said alike in chess and go: once, in kit, is enough"]);
    }

    #[test]
    fn whoever_says_it_otherwise_in_one_language_means_something_else() {
        assert_found(&found(["Move", "Move", "Step", "Move"]), &[]);
    }
}
