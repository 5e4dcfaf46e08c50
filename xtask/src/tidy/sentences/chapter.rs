//! A chapter of the rules taken apart: what each id says, and under which heading.

use std::collections::BTreeMap;

use crate::tidy::{
    House, markdown,
    rules::{
        book::{ids_written_on, is_specification},
        id::Id,
    },
};

/// A chapter of the specification, or of what a language says of it.
#[derive(Debug, Default)]
pub struct Chapter<'a> {
    /// Its headings from the top, its own title first.
    pub headings: Vec<Heading<'a>>,
    /// What its ids say, in the order in which they stand.
    pub entries: Vec<Entry>,
    /// Lines below an id that belong to nothing.
    pub strays: Vec<usize>,
}

/// A heading.
#[derive(Debug)]
pub struct Heading<'a> {
    pub line: usize,
    pub depth: usize,
    /// Its number, such as `4.1`; empty where it has none.
    pub number: &'a str,
}

/// What an id says.
#[derive(Debug)]
pub struct Entry {
    pub id: Id,
    pub line: usize,
    /// Which of the headings it stands under.
    pub under: Option<usize>,
    /// The whole text, the id included, with single spaces.
    pub says: String,
    /// Whether it is an item of a list, as every sentence of a language is.
    pub is_item: bool,
}

impl<'a> Chapter<'a> {
    /// Takes a chapter apart. In the specification an id that leads a paragraph or an item has all that follows
    /// up to the next id or heading, and one in a table has its row.
    pub fn read(text: &'a str) -> Self {
        let mut chapter = Chapter::default();
        let mut is_open = false;
        for (line, words, is_code) in markdown::parts(text) {
            let ids = if is_code { Vec::new() } else { ids_written_on(words) };
            if let Some(heading) = Heading::read(line, words).filter(|_| !is_code) {
                chapter.headings.push(heading);
                is_open = !ids.is_empty();
            } else if !ids.is_empty() {
                is_open = !words.trim_start().starts_with('|');
            } else {
                chapter.go_on(line, words, is_open);
            }
            let under = chapter.headings.len().checked_sub(1);
            let is_item = words.starts_with("- **");
            let says = spaced(words);
            chapter.entries.extend(ids.into_iter().map(|id| Entry { id, line, under, says: says.clone(), is_item }));
        }
        chapter
    }

    /// A line that begins nothing.
    fn go_on(&mut self, line: usize, words: &str, is_open: bool) {
        let Some(last) = self.entries.last_mut() else { return };
        if words.trim().is_empty() {
            return;
        }
        if is_open {
            last.says.push(' ');
            last.says.push_str(&spaced(words));
        }
        if !is_open || !words.starts_with("  ") {
            self.strays.push(line);
        }
    }
}

impl<'a> Heading<'a> {
    fn read(line: usize, words: &'a str) -> Option<Self> {
        let rest = words.trim_start_matches('#');
        let depth = words.len() - rest.len();
        let first = rest.split_whitespace().next().unwrap_or_default();
        let number = if first.starts_with(|c: char| c.is_ascii_digit()) { first } else { "" };
        (depth > 0).then_some(Heading { line, depth, number })
    }
}

impl Entry {
    /// Whether anything is said behind the id.
    pub fn says_something(&self) -> bool {
        self.says.rsplit("**").next().is_some_and(|rest| rest.contains(char::is_alphabetic))
            || self.says.matches("**").count() > 2
    }

    /// A few letters that are others as soon as the text is another. Where its lines are broken does not matter.
    pub fn digest(&self) -> String {
        const START: u64 = 0xcbf2_9ce4_8422_2325;
        const PRIME: u64 = 0x0100_0000_01b3;
        let hash = self.says.bytes().fold(START, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME));
        format!("{:08x}", (hash >> 32) ^ (hash & 0xffff_ffff))
    }
}

/// The chapters of a game's specification, by their path in its folder.
pub fn specification<'a>(house: &'a House, game: &str) -> BTreeMap<&'a str, Chapter<'a>> {
    let chapters = files_in(house, format!("docs/rules/{game}/")).filter(|(path, ..)| is_specification(path));
    chapters.map(|(_, name, text)| (name, Chapter::read(text))).collect()
}

/// What a language says of a game's rules, by their path in its folder.
pub fn told<'a>(house: &'a House, game: &str, language: &str) -> BTreeMap<&'a str, Chapter<'a>> {
    let chapters = files_in(house, format!("docs/rules/{game}/{language}/")).filter(|(path, ..)| path.ends_with(".md"));
    chapters.map(|(_, name, text)| (name, Chapter::read(text))).collect()
}

/// The files below a folder: their path from the root, from the folder, and their text.
fn files_in(house: &House, folder: String) -> impl Iterator<Item = (&str, &str, &str)> {
    let files = house.texts_under("docs/rules");
    files.filter_map(move |(path, text)| Some((path, path.strip_prefix(&folder)?, text)))
}

fn spaced(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const HUB: &str = "# 7 Hub\n\nWhere it is.\n\n## 7.1 Ships\n\n**AF-7.1** One ship\nper docking.\n\n- of any value\n\n\
                       **AF-7.2** Ports.\n\n## Cards\n\n| Id | Says |\n|---|---|\n| **AF-7.3** | Burn |\n| AF-7.1 | no |\n\nMore.\n";

    #[test]
    fn an_id_has_what_follows_and_a_row_of_a_table_has_itself() {
        let chapter = Chapter::read(HUB);

        let says: Vec<_> = chapter.entries.iter().map(|it| (it.says.as_str(), it.under)).collect();
        assert_eq!(
            says,
            [
                ("**AF-7.1** One ship per docking. - of any value", Some(1)),
                ("**AF-7.2** Ports.", Some(1)),
                ("| **AF-7.3** | Burn |", Some(2)),
            ]
        );
        assert_eq!(chapter.headings.iter().map(|it| it.number).collect::<Vec<_>>(), ["7", "7.1", ""]);
    }

    #[test]
    fn a_digest_knows_another_text_and_not_another_line() {
        let digest = |text: &str| Chapter::read(text).entries[0].digest();

        assert_eq!(digest("**AF-7.1** One ship\nper docking."), digest("**AF-7.1** One ship per docking.\n\n"));
        assert_ne!(digest("**AF-7.1** One ship."), digest("**AF-7.1** Two ships."));
        assert_eq!(digest("**AF-7.1** One ship.").len(), 8);
    }

    #[test]
    fn an_id_alone_says_nothing() {
        let says = |text: &str| Chapter::read(text).entries[0].says_something();

        assert!(says("- **AF-7.1** Один корабль."));
        assert!(says("- **AF-7.1** **Раунд**"));
        assert!(!says("- **AF-7.1**\n"));
        assert!(!says("- **AF-7.1** …\n"));
    }
}
