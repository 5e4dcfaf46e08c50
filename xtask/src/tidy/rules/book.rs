//! A game's written rules: the ids in its chapters, their kinds, and what is open.

use std::{collections::BTreeMap, fmt};

use super::id::{Id, Place, id_at_start};
use crate::tidy::{House, markdown, texts::OTHERS};

/// What is written about a game in `docs/rules/<game>`.
#[derive(Default)]
pub struct Rulebook {
    /// The game's name, which is the folder's.
    pub game: String,
    /// The ids and where they are written.
    pub written: BTreeMap<Id, Place>,
    /// What `kinds.txt` says.
    pub kinds: BTreeMap<Id, Listed>,
    /// The lines of `open.txt`.
    pub open: BTreeMap<Id, Place>,
    /// What could not be read.
    pub problems: Vec<(Place, String)>,
}

/// A line of `kinds.txt`.
pub struct Listed {
    /// What the id is.
    pub kind: Kind,
    /// For a ruling: what it decides.
    pub decides: Vec<Id>,
    /// The line.
    pub place: Place,
}

/// What an id stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Something that the program carries out.
    Rule,
    /// What follows from rules that act, or what never happens: nothing is done for it alone.
    Consequence,
    /// A case with its result.
    Example,
    /// A decision on a doubt about a rule.
    Ruling,
    /// What is printed on components.
    Data,
    /// A word in a fixed sense.
    Definition,
    /// Advice.
    Guide,
    /// How the rules are written and kept.
    Policy,
}

impl Kind {
    const ALL: [(Kind, &'static str); 8] = [
        (Kind::Rule, "rule"),
        (Kind::Consequence, "consequence"),
        (Kind::Example, "example"),
        (Kind::Ruling, "ruling"),
        (Kind::Data, "data"),
        (Kind::Definition, "definition"),
        (Kind::Guide, "guide"),
        (Kind::Policy, "policy"),
    ];

    /// Its name with an article, for a sentence.
    pub fn phrase(self) -> String {
        match self {
            Kind::Example => format!("an {self}"),
            Kind::Data => self.to_string(),
            Kind::Rule | Kind::Consequence | Kind::Ruling | Kind::Definition | Kind::Guide | Kind::Policy => {
                format!("a {self}")
            }
        }
    }

    /// Whether it must be cited in code: a rule where it is carried out, a consequence where one looks for it.
    pub fn needs_code(self) -> bool {
        matches!(self, Kind::Rule | Kind::Consequence)
    }

    /// Whether it must be cited by a test.
    pub fn needs_test(self) -> bool {
        matches!(self, Kind::Rule | Kind::Consequence | Kind::Example | Kind::Ruling | Kind::Data)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, word) = Kind::ALL.iter().find(|(kind, _)| kind == self).expect("all kinds are listed");
        f.pad(word)
    }
}

impl Rulebook {
    /// The path of the list of kinds.
    pub fn kinds_file(&self) -> String {
        format!("docs/rules/{}/kinds.txt", self.game)
    }

    /// How many of its ids are cited so.
    pub fn count_in(&self, cited: &BTreeMap<Id, Vec<Place>>) -> usize {
        self.written.keys().filter(|id| cited.contains_key(id)).count()
    }

    fn read(house: &House, game: &str) -> Self {
        let mut book = Rulebook { game: game.to_owned(), ..Rulebook::default() };
        let folder = format!("docs/rules/{game}");
        for (path, text) in house.texts_under(&folder).filter(|(path, _)| is_specification(path)) {
            book.read_chapter(path, text);
        }
        let kinds_file = book.kinds_file();
        match house.text(&kinds_file) {
            Some(text) => book.read_kinds(&kinds_file, text),
            None => book.problems.push((Place { path: kinds_file, line: 1 }, "is missing".to_owned())),
        }
        let open_file = format!("{folder}/open.txt");
        book.read_open(&open_file, house.text(&open_file).unwrap_or_default());
        book
    }

    fn read_chapter(&mut self, path: &str, text: &str) {
        for (line, words) in markdown::prose(text) {
            for id in ids_written_on(words) {
                let place = Place { path: path.to_owned(), line };
                if let Some(first) = self.written.insert(id.clone(), place.clone()) {
                    self.problems.push((place, format!("{id} is written twice, first in {first}")));
                }
            }
        }
    }

    fn read_kinds(&mut self, path: &str, text: &str) {
        for (place, words) in entries(path, text) {
            let mut words = words.split_whitespace();
            let id = words.next().and_then(Id::read);
            let kind = words.next().and_then(|word| Kind::ALL.iter().find(|(_, name)| *name == word));
            let decides: Option<Vec<Id>> = words.map(Id::read).collect();
            let (Some(id), Some(&(kind, _)), Some(decides)) = (id, kind, decides) else {
                self.problems.push((place, "is not an id, a kind and, for a ruling, what it decides".to_owned()));
                continue;
            };
            if (kind == Kind::Ruling) == decides.is_empty() {
                let what = "a ruling names what it decides, and nothing else does";
                self.problems.push((place.clone(), format!("{id}: {what}")));
            }
            if let Some(first) = self.kinds.insert(id.clone(), Listed { kind, decides, place: place.clone() }) {
                self.problems.push((place, format!("{id} has a kind already, on line {}", first.place.line)));
            }
        }
    }

    fn read_open(&mut self, path: &str, text: &str) {
        for (place, words) in entries(path, text) {
            let (id, reason) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
            match Id::read(id) {
                None => self.problems.push((place, "is not an id and a reason".to_owned())),
                Some(id) if reason.trim().is_empty() => {
                    self.problems.push((place, format!("{id} is open without a reason")));
                }
                Some(id) => {
                    if let Some(first) = self.open.insert(id.clone(), place.clone()) {
                        self.problems.push((place, format!("{id} is open already, on line {}", first.line)));
                    }
                }
            }
        }
    }
}

/// The written rules of every game.
pub fn rulebooks(house: &House) -> Vec<Rulebook> {
    house.folders_in("docs/rules").into_iter().map(|game| Rulebook::read(house, game)).collect()
}

/// Whether a file says what the rules are. What a language's folder has says the same again, to a reader.
pub fn is_specification(path: &str) -> bool {
    let folder = path.split('/').nth(3).unwrap_or_default();
    path.ends_with(".md") && !OTHERS.contains(&folder)
}

/// The ids that a line writes, as opposed to those it refers to: bold, at the beginning of
/// a paragraph, of an item of a list or of a table's cell; or at the beginning of a heading.
pub fn ids_written_on(line: &str) -> Vec<Id> {
    if let Some(heading) = line.strip_prefix('#') {
        let heading = heading.trim_start_matches('#').trim_start();
        return id_at_start(heading).and_then(Id::read).into_iter().collect();
    }
    let cells = if line.trim_start().starts_with('|') { line.split('|').collect() } else { vec![line] };
    let starts = cells.iter().map(|cell| cell.trim_start_matches([' ', '-', '>']));
    let bold = starts.filter_map(|cell| cell.strip_prefix("**")?.split_once("**"));
    bold.filter_map(|(id, _)| Id::read(id.trim_end_matches('.'))).collect()
}

/// The lines of a list that say something, each with its place.
fn entries<'a>(path: &'a str, text: &'a str) -> impl Iterator<Item = (Place, &'a str)> {
    let lines = text.lines().enumerate().map(|(n, line)| (Place { path: path.to_owned(), line: n + 1 }, line.trim()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(line: &str) -> Vec<String> {
        ids_written_on(line).iter().map(Id::to_string).collect()
    }

    #[test]
    fn ids_are_written_in_bold_and_in_headings() {
        assert_eq!(written("**AF-7.3** The Hub is open."), ["AF-7.3"]);
        assert_eq!(written("- **NEM-1.1** **Round** = one phase."), ["NEM-1.1"]);
        assert_eq!(written("| **AF-17.4** | Asimov Crater | as AF-7.6 |"), ["AF-17.4"]);
        assert_eq!(written("| left | **AGD-T1** | right |"), ["AGD-T1"]);
        assert_eq!(written("### NEM-7.3 Noise upon noise"), ["NEM-7.3"]);
    }

    #[test]
    fn ids_elsewhere_are_references() {
        assert_eq!(written("The Hub (**AF-7.3**) is open, see AF-7.4."), [""; 0]);
        assert_eq!(written("| AF-12.5 | RULING |"), [""; 0]);
        assert_eq!(written("**The Hub** is open."), [""; 0]);
    }
}
