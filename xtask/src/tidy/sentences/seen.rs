//! What somebody has looked at: for each id the digest of the English text that its sentence was written for.
//!
//! `docs/rules/<game>/<language>/seen.txt`, one `<id> <digest>` a line. `cargo xtask seen` writes it.

use std::{collections::BTreeMap, fmt::Write};

use crate::tidy::{House, rules::id::Id};

const HEAD: &str = "# The English text that each sentence was last compared with: `<id> <digest>`.\n\
                    # Written by `cargo xtask seen <game> <language> [ids]`, by whoever has compared them.\n";

/// Where the list of a game and a language lies.
pub fn path(game: &str, language: &str) -> String {
    format!("docs/rules/{game}/{language}/seen.txt")
}

/// The list as it is written, if there is one; a line that is none has no digest.
pub fn read(house: &House, game: &str, language: &str) -> Option<BTreeMap<Id, String>> {
    let text = house.text(&path(game, language))?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    Some(
        lines
            .filter_map(|line| line.split_once(' '))
            .filter_map(|(id, it)| Some((Id::read(id)?, it.to_owned())))
            .collect(),
    )
}

/// The text of a list.
pub fn written(seen: &BTreeMap<Id, String>) -> String {
    let mut text = HEAD.to_owned();
    for (id, digest) in seen {
        _ = writeln!(text, "{id} {digest}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_in_the_order_in_which_people_count() {
        let seen = [("AF-7.10", "0000000a"), ("AF-7.9", "0000000b")];
        let seen = seen.into_iter().filter_map(|(id, digest)| Some((Id::read(id)?, digest.to_owned()))).collect();
        let text = written(&seen);

        assert!(text.ends_with("AF-7.9 0000000b\nAF-7.10 0000000a\n"), "{text}");
        let house = House::of(&[(&path("alien-frontiers", "ru"), &text)]);
        assert_eq!(read(&house, "alien-frontiers", "ru"), Some(seen));
        assert_eq!(read(&house, "alien-frontiers", "uk"), None);
    }
}
