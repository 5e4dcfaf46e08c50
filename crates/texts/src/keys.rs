//! How keys are spelled.
//!
//! A key is made of words in kebab-case, the name of the game first. Keys that follow
//! from an event, a question or an answer are made in `args`.

/// The key of the sentence that says why a rule forbids something: the rule `AF-5.2` of
/// `alien-frontiers` is explained by `alien-frontiers-rule-af-5-2`.
pub fn rule(game: &str, id: &str) -> String {
    format!("{game}-rule-{}", id.to_ascii_lowercase().replace('.', "-"))
}

/// The key of a table option.
pub fn option(game: &str, name: &str) -> String {
    format!("{game}-option-{name}")
}

/// The key of a value that a table option can have.
pub fn option_value(game: &str, name: &str, value: &str) -> String {
    format!("{game}-option-{name}-{value}")
}

/// The key of a word, from the name of its Rust type and the word itself.
pub(crate) fn word(game: &str, kind: &str, word: &str) -> String {
    let mut key = String::with_capacity(game.len() + kind.len() + word.len() + 8);
    key.push_str(game);
    push(&mut key, kind);
    push(&mut key, word);
    key
}

/// A Rust name in kebab-case: `ShipPlace` and `ship_place` are both `ship-place`. What is
/// in kebab-case stays as it is.
pub(crate) fn kebab(name: &str) -> String {
    let mut kebab = String::with_capacity(name.len() + 4);
    write(&mut kebab, name);
    kebab
}

/// Lengthens a key by a Rust name.
pub(crate) fn push(key: &mut String, name: &str) {
    key.push('-');
    write(key, name);
}

/// Writes a Rust name in kebab-case.
fn write(key: &mut String, name: &str) {
    for (at, letter) in name.char_indices() {
        if letter.is_ascii_uppercase() {
            if at > 0 {
                key.push('-');
            }
            key.push(letter.to_ascii_lowercase());
        } else {
            key.push(if letter == '_' { '-' } else { letter });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_kebab_case() {
        assert_eq!(kebab("ShipPlace"), "ship-place");
        assert_eq!(kebab("other_owner"), "other-owner");
        assert_eq!(kebab("lunar-mine"), "lunar-mine");
    }

    #[test]
    fn a_rule_keeps_its_number() {
        assert_eq!(rule("alien-frontiers", "AF-21.33"), "alien-frontiers-rule-af-21-33");
    }

    #[test]
    fn a_word_is_named_after_its_type() {
        assert_eq!(
            word("alien-frontiers", "ShipPlace", "maintenance-bay"),
            "alien-frontiers-ship-place-maintenance-bay"
        );
    }
}
