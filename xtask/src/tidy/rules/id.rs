//! Rule ids, such as `AF-7.3`, `AGD-6E.20` or `R-7`, and the places they stand in.

use std::{cmp::Ordering, fmt};

/// The id of a rule. Ids are ordered as people count: `AF-7.9` before `AF-7.10`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Id(String);

/// A line of a file. Places print as `path:line`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file's path from the root.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
}

impl Id {
    /// Reads an id from text that is an id and nothing else.
    pub fn read(text: &str) -> Option<Self> {
        (id_at_start(text) == Some(text)).then(|| Id(text.to_owned()))
    }

    /// The letters it begins with: those of its game.
    pub fn letters(&self) -> &str {
        self.0.split('-').next().unwrap_or_default()
    }

    /// The id of the whole, where this is the id of a part: `NEM-6.6` for `NEM-6.6e`.
    pub fn without_part(&self) -> Self {
        Id(self.0.trim_end_matches(|c: char| c.is_ascii_lowercase()).to_owned())
    }

    /// Whether this is a chapter, as `AF-7`, and the other id is in it.
    pub fn is_chapter_of(&self, other: &Id) -> bool {
        other.0.strip_prefix(&self.0).is_some_and(|rest| rest.starts_with('.'))
    }

    /// Its digits as numbers and the rest as text, for counting.
    fn counted(&self) -> Vec<(u64, &str)> {
        let mut parts = Vec::new();
        let mut rest = self.0.as_str();
        while !rest.is_empty() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (number, after) = rest.split_at(digits);
            let letters = after.find(|c: char| c.is_ascii_digit()).unwrap_or(after.len());
            parts.push((number.parse().unwrap_or(0), &after[..letters]));
            rest = &after[letters..];
        }
        parts
    }
}

impl Ord for Id {
    fn cmp(&self, other: &Self) -> Ordering {
        self.counted().cmp(&other.counted()).then_with(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for Id {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.path, self.line)
    }
}

/// All ids in a text, from left to right.
pub fn ids_in(text: &str) -> impl Iterator<Item = Id> {
    let is_inside = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let starts = text.char_indices().filter(move |&(at, c)| c.is_ascii_uppercase() && !text[..at].ends_with(is_inside));
    starts.filter_map(|(at, _)| id_at_start(&text[at..])).map(|id| Id(id.to_owned()))
}

/// The id that a text begins with: capitals, a dash, a section of digits and capitals, and
/// perhaps a dot, a number with or without capitals, and a small letter. A dot that ends a
/// sentence is not part of it.
pub fn id_at_start(text: &str) -> Option<&str> {
    let is_capital = |c: char| c.is_ascii_uppercase();
    let is_digit = |c: char| c.is_ascii_digit();
    let after_letters = text.trim_start_matches(is_capital);
    let section = after_letters.strip_prefix('-').filter(|_| after_letters.len() < text.len())?;
    let after_section = section.trim_start_matches(|c| is_capital(c) || is_digit(c));
    if !section[..section.len() - after_section.len()].contains(is_digit) {
        return None;
    }
    let mut rest = after_section;
    while let Some(number) = rest.strip_prefix('.').filter(|number| number.starts_with(is_digit)) {
        rest = number.trim_start_matches(is_digit).trim_start_matches(is_capital);
    }
    let part = rest.strip_prefix(|c: char| c.is_ascii_lowercase()).filter(|_| rest.len() < after_section.len());
    rest = part.unwrap_or(rest);
    if rest.starts_with(|c: char| c.is_alphanumeric() || c == '_') {
        return None;
    }
    Some(&text[..text.len() - rest.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        ids_in(text).map(|id| id.to_string()).collect()
    }

    #[test]
    fn ids_of_all_four_games_are_read() {
        assert_eq!(found("See AF-7.3, AGD-6E.20 and AGD-T12."), ["AF-7.3", "AGD-6E.20", "AGD-T12"]);
        assert_eq!(found("AGD-11A.1H, NEM-5"), ["AGD-11A.1H", "NEM-5"]);
        assert_eq!(found("**NEM-6.6e** (R-7) LOC-0.1–LOC-0.3"), ["NEM-6.6e", "R-7", "LOC-0.1", "LOC-0.3"]);
        assert_eq!(found("`AF-<section>.<n>` x-AF-1.1 AF_1 aAF-1.2 NEM-4th"), [""; 0]);
    }

    #[test]
    fn an_id_is_read_only_from_an_id() {
        assert_eq!(Id::read("AF-7.3").map(|id| id.to_string()).as_deref(), Some("AF-7.3"));
        assert_eq!(Id::read("AF-7.3 "), None);
        assert_eq!(Id::read("AF-7."), None);
    }

    #[test]
    fn ids_are_ordered_as_people_count() {
        let mut ids = ["AF-10.1", "AF-7.10", "AF-7.9", "AF-7"].map(|id| Id(id.to_owned()));
        ids.sort();

        assert_eq!(ids.map(|id| id.0), ["AF-7", "AF-7.9", "AF-7.10", "AF-10.1"]);
    }
}
