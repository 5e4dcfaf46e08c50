//! Every rule and every ruling is said in the player's language; and it is told where a refusal, a line of the log,
//! an option of a table, a lesson or what is printed leads to anything else that is not.
//!
//! `docs/rules/<game>/<language>` has the chapters of the specification under their names, those in `maintainers`
//! too, with their headings, and a sentence for each of these ids: `- **NEM-4.1** …`. Whatever else has an id may
//! have one.
//!
//! Games and languages grow one by one: what is missing is told. Once somebody has written `seen.txt` nothing may
//! be missing, and whatever reads otherwise in English since then is named until somebody has looked.

pub mod chapter;
pub mod seen;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use self::chapter::{Chapter, Entry};
use super::{
    Findings, House,
    rules::{Id, Kind, Rulebook, rulebooks},
    source::Token,
    texts::OTHERS,
};

/// Checks what every language says of every game.
pub fn check(house: &House) -> Findings {
    let mut findings = Findings::default();
    for book in rulebooks(house) {
        let english = English::read(house, &book);
        let counts = OTHERS.map(|language| Telling::read(house, &english, language).check(&mut findings));
        findings.note(format_args!("{}: {} ids to be said, {}", book.game, english.needed.len(), counts.join(", ")));
    }
    findings
}

/// What is to be said of a game.
pub struct English<'a> {
    game: String,
    chapters: BTreeMap<&'a str, Chapter<'a>>,
    /// The ids that need a sentence.
    pub needed: BTreeSet<Id>,
    /// Those that need none, but that players are led to.
    led_to: BTreeSet<Id>,
}

impl<'a> English<'a> {
    /// Reads the specification of a game.
    pub fn read(house: &'a House, book: &Rulebook) -> Self {
        let is_needed = |id: &Id| matches!(book.kinds.get(id).map(|it| it.kind), Some(Kind::Rule | Kind::Ruling));
        let (needed, others): (BTreeSet<Id>, BTreeSet<Id>) = book.written.keys().cloned().partition(is_needed);
        let led_to = led_to(house).intersection(&others).cloned().collect();
        English { game: book.game.clone(), chapters: chapter::specification(house, &book.game), needed, led_to }
    }

    /// What each id says, and the name of the file in which it does.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, &Entry)> {
        self.chapters.iter().flat_map(|(&name, chapter)| chapter.entries.iter().map(move |entry| (name, entry)))
    }
}

/// The ids that the code of a game or the client hands on to whoever plays: all that stand there between quotes,
/// but for those that `rule!` notes.
fn led_to(house: &House) -> BTreeSet<Id> {
    let games = house.sources().iter().filter(|source| source.path.starts_with("crates/games/"));
    let in_games = games.flat_map(|source| {
        let tokens = &source.shipped[..];
        let said = tokens.iter().enumerate().filter_map(|(at, token)| Some((at, Id::read(&token.said()?)?)));
        said.filter(|&(at, _)| !is_noted(&tokens[..at])).map(|(_, id)| id)
    });
    let client = house.texts_under("web/src").filter(|(path, _)| !path.contains(".test."));
    let in_client = client.flat_map(|(_, text)| text.split('\'').filter_map(Id::read));
    in_games.chain(in_client).collect()
}

/// Whether what comes next stands in `rule!(…)` or `rule_of!(…)`.
fn is_noted(before: &[Token]) -> bool {
    let opening = before.iter().rposition(|token| token.text == "(");
    let macro_of = opening.and_then(|at| before[..at].last_chunk::<2>());
    macro_of.is_some_and(|[name, sign]| sign.text == "!" && ["rule", "rule_of"].contains(&name.text.as_str()))
}

/// What a language says of a game.
pub struct Telling<'a> {
    english: &'a English<'a>,
    language: &'a str,
    chapters: BTreeMap<&'a str, Chapter<'a>>,
    seen: Option<BTreeMap<Id, String>>,
}

impl<'a> Telling<'a> {
    /// Reads what a language says of a game.
    pub fn read(house: &'a House, english: &'a English<'a>, language: &'a str) -> Self {
        let chapters = chapter::told(house, &english.game, language);
        Telling { english, language, chapters, seen: seen::read(house, &english.game, language) }
    }

    /// The ids of its sentences.
    pub fn said(&self) -> BTreeSet<&Id> {
        self.chapters.values().flat_map(|chapter| &chapter.entries).map(|entry| &entry.id).collect()
    }

    /// The ids that it does not say though somebody can be led to them.
    pub fn missing(&self) -> Vec<&'a Id> {
        let said = self.said();
        self.english.needed.iter().filter(|id| !said.contains(id)).collect()
    }

    /// The list of what has been looked at, once somebody has looked at some or all of its sentences.
    pub fn looked_at(&self, ids: Option<&BTreeSet<Id>>) -> BTreeMap<Id, String> {
        let said = self.said();
        let before = self.seen.clone().unwrap_or_default();
        let sayings = self.english.entries().map(|(_, entry)| entry).filter(|entry| said.contains(&entry.id));
        let digests = sayings.filter_map(|entry| {
            let is_kept = ids.is_some_and(|ids| !ids.contains(&entry.id));
            let digest = if is_kept { before.get(&entry.id).cloned() } else { Some(entry.digest()) };
            Some((entry.id.clone(), digest?))
        });
        digests.collect()
    }

    /// Adds what is wrong, and says how far it is.
    fn check(&self, findings: &mut Findings) -> String {
        let Telling { english, language, chapters, seen } = self;
        let mut said = BTreeSet::new();
        for (name, chapter) in chapters {
            let place = self.place(name);
            match english.chapters.get(name) {
                None => findings.problem(place, "is not there in English"),
                Some(original) => {
                    is_said_in_order(&place, original, chapter, findings);
                    stands_under_its_heading(&place, original, chapter, findings);
                }
            }
            for entry in chapter.entries.iter().filter(|entry| !said.insert(&entry.id)) {
                findings.problem(
                    format_args!("{}:{}", self.place(name), entry.line),
                    format_args!("{} is said twice", entry.id),
                );
            }
        }
        let missing = self.missing();
        if let Some(seen) = seen {
            for id in &missing {
                findings.problem(self.place(self.file_of(id)), format_args!("{id} is not said"));
            }
            self.compare(seen, findings);
        }
        let unsaid: Vec<String> =
            english.led_to.iter().filter(|id| !said.contains(id)).map(ToString::to_string).collect();
        if !said.is_empty() && !unsaid.is_empty() {
            let what = format!("players who read {language} are led to {} in English", unsaid.join(", "));
            findings.note(format_args!("{}: {what}", english.game));
        }
        let n = english.needed.len() - missing.len();
        let state = match (n, seen) {
            (_, Some(_)) => "",
            (0, None) => " (not begun)",
            (_, None) if missing.is_empty() => " (whole: cargo xtask seen)",
            (_, None) => " (under way)",
        };
        format!("{n} in {language}{state}")
    }

    /// What reads otherwise in English than when somebody last looked.
    fn compare(&self, seen: &BTreeMap<Id, String>, findings: &mut Findings) {
        let (game, language) = (&self.english.game, self.language);
        let sayings: BTreeMap<&Id, &Entry> = self.english.entries().map(|(_, entry)| (&entry.id, entry)).collect();
        for (name, chapter) in &self.chapters {
            for Entry { id, line, .. } in &chapter.entries {
                let place = format!("{}:{line}", self.place(name));
                let command = format!("cargo xtask seen {game} {language} {id}");
                match (seen.get(id), sayings.get(id)) {
                    (None, _) => findings.problem(place, format_args!("nobody has compared {id} yet: {command}")),
                    (Some(digest), Some(english)) if *digest != english.digest() => {
                        findings.problem(
                            place,
                            format_args!("{id} reads otherwise in English now: compare, then {command}"),
                        );
                    }
                    (Some(_), _) => (),
                }
            }
        }
        let said = self.said();
        for id in seen.keys().filter(|id| !said.contains(id)) {
            findings.problem(
                seen::path(game, language),
                format_args!("{id} is not said: cargo xtask seen {game} {language}"),
            );
        }
    }

    fn place(&self, name: &str) -> String {
        format!("docs/rules/{}/{}/{name}", self.english.game, self.language)
    }

    fn file_of(&self, id: &Id) -> &str {
        self.english.entries().find(|(_, entry)| entry.id == *id).map_or("", |(name, _)| name)
    }
}

/// Each id of a chapter is one of the same chapter in English, they stand in the same order, and each says something.
fn is_said_in_order(place: &str, original: &Chapter<'_>, chapter: &Chapter<'_>, findings: &mut Findings) {
    let mut last = None;
    for Entry { id, line, is_item, .. } in &chapter.entries {
        let at = original.entries.iter().position(|it| it.id == *id);
        if at.is_none() {
            findings.problem(format_args!("{place}:{line}"), format_args!("{id} is not in this chapter in English"));
        } else if at < last {
            findings.problem(format_args!("{place}:{line}"), format_args!("{id} comes earlier in English"));
        }
        if !is_item {
            findings.problem(format_args!("{place}:{line}"), format_args!("{id} is no item of a list: - **{id}** …"));
        }
        last = at.max(last);
    }
    for entry in chapter.entries.iter().filter(|entry| !entry.says_something()) {
        findings.problem(format_args!("{place}:{}", entry.line), format_args!("{} says nothing", entry.id));
    }
    for line in &chapter.strays {
        findings.problem(
            format_args!("{place}:{line}"),
            "belongs to no id: a sentence goes on below its own, two spaces in",
        );
    }
}

/// Each id stands under the heading that it has in English, known by its number and by whoever else stands there.
fn stands_under_its_heading(place: &str, original: &Chapter<'_>, chapter: &Chapter<'_>, findings: &mut Findings) {
    let mut known: BTreeMap<Option<usize>, Option<usize>> = BTreeMap::new();
    for Entry { id, line, under, .. } in &chapter.entries {
        let Some(in_english) = original.entries.iter().find(|it| it.id == *id).map(|it| it.under) else { continue };
        if known.get(under).is_some_and(|it| *it != in_english) {
            findings
                .problem(format_args!("{place}:{line}"), format_args!("{id} stands under another heading in English"));
        } else if !known.contains_key(under) && known.values().any(|it| *it == in_english) {
            findings.problem(
                format_args!("{place}:{line}"),
                format_args!("{id} stands under the same heading as before in English"),
            );
        }
        known.entry(*under).or_insert(in_english);
    }
    for (at, heading) in chapter.headings.iter().enumerate() {
        let is_there = match known.get(&Some(at)) {
            Some(in_english) => in_english
                .and_then(|it| original.headings.get(it))
                .is_some_and(|it| (it.number, it.depth) == (heading.number, heading.depth)),
            None => original.headings.iter().any(|it| (it.number, it.depth) == (heading.number, heading.depth)),
        };
        if !is_there {
            let what = format!("the heading {} is not there in English", heading.number);
            findings.problem(format_args!("{place}:{}", heading.line), what);
        }
    }
}
