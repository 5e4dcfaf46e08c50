//! The written rules of a game, as they are built into the program: to be looked up by id and searched by words.
//!
//! English has them whole. Another language has a sentence for each rule that forbids or decides; what it does not
//! say is read in English.

mod words;

use std::collections::{BTreeMap, BTreeSet};

use texts::Language;

use self::words::Word;
use crate::layout;

/// For each chapter the game, the language and the text. `build.rs` lists them.
static CHAPTERS: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/chapters.rs"));

/// Of the words of a search those that stand in more than this part of all rules tell nothing.
const UNTELLING: f64 = 0.2;
/// What a word weighs that is the id itself, and one in the title of the chapter.
const ITSELF: f64 = 100.0;
const IN_TITLE: f64 = 3.0;
/// So many words are as good as none: among brief rules it does not matter which is the briefest.
const BRIEF: f64 = 40.0;

/// The rules of a game.
#[derive(Debug)]
pub struct Book {
    /// What the reader's language says; nothing in English.
    told: Vec<Chapter>,
    /// All of them, in English.
    written: Vec<Chapter>,
}

/// A chapter.
#[derive(Debug)]
pub struct Chapter {
    pub language: Language,
    /// Its number and name.
    pub title: &'static str,
    /// What it is about; only in English.
    pub summary: &'static str,
    pub rules: Vec<Rule>,
}

/// A rule and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    pub id: &'static str,
    pub text: String,
}

impl Book {
    /// The rules of the game of this name, for somebody who reads this language.
    pub fn of(game: &str, language: Language) -> Book {
        let of = |language: Language| -> Vec<Chapter> {
            let texts = CHAPTERS.iter().filter(move |(it, code, _)| *it == game && *code == language.code());
            texts.map(move |(_, _, text)| Chapter::read(text, language)).collect()
        };
        let told = if language == Language::English { Vec::new() } else { of(language) };
        Book { told, written: of(Language::English) }
    }

    /// The chapters, in the reader's language if it says anything.
    pub fn chapters(&self) -> &[Chapter] {
        if self.told.is_empty() { &self.written } else { &self.told }
    }

    /// The rule with this id, and its chapter. Capitals do not matter.
    pub fn rule(&self, id: &str) -> Option<(&Chapter, &Rule)> {
        all(&self.told).chain(all(&self.written)).find(|(_, rule)| rule.id.eq_ignore_ascii_case(id))
    }

    /// The rules in which all of these words occur, best first: the more often, and the shorter the rule, the better.
    /// Words that stand everywhere do not count beside others. `in_other_words` is what else is said of a rule.
    pub fn search(&self, asked: &[String], in_other_words: impl Fn(&str) -> Option<String>) -> Vec<(&Chapter, &Rule)> {
        let written: BTreeMap<&str, &str> = all(&self.written).map(|(_, rule)| (rule.id, rule.text.as_str())).collect();
        let told: BTreeSet<&str> = all(&self.told).map(|(_, rule)| rule.id).collect();
        let untold = all(&self.written).filter(|(_, rule)| !told.contains(rule.id));
        let entry = |(chapter, rule): (&Chapter, &Rule)| {
            let english = written.get(rule.id).filter(|_| told.contains(rule.id)).copied().unwrap_or_default();
            let text = format!("{} {english} {}", rule.text, in_other_words(rule.id).unwrap_or_default());
            Entry { id: rule.id, title: Word::all_of(chapter.title), words: Word::all_of(&text) }
        };
        let entries: Vec<_> = all(&self.told).chain(untold).map(|it| (it, entry(it))).collect();
        let asked = asked.iter().flat_map(|words| words.split_whitespace()).map(|word| (word, Word::of(word)));
        let is_telling = |(id, word): &(&str, Word)| {
            let n = entries.iter().filter(|(_, entry)| entry.weight_of(id, word) > 0.0).count();
            n as f64 <= UNTELLING * entries.len() as f64
        };
        let (telling, everywhere): (Vec<_>, Vec<_>) = asked.partition(is_telling);
        let wanted = if telling.is_empty() { everywhere } else { telling };
        let mut found: Vec<_> = entries.iter().filter_map(|(it, entry)| Some((entry.weight(&wanted)?, *it))).collect();
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        found.into_iter().map(|(_, it)| it).collect()
    }
}

/// The rules of some chapters.
fn all(chapters: &[Chapter]) -> impl Iterator<Item = (&Chapter, &Rule)> {
    chapters.iter().flat_map(|chapter| chapter.rules.iter().map(move |rule| (chapter, rule)))
}

/// A rule as a search looks at it.
struct Entry {
    id: &'static str,
    title: Vec<Word>,
    words: Vec<Word>,
}

impl Entry {
    /// How well the rule answers a search, if it has all the words.
    fn weight(&self, asked: &[(&str, Word)]) -> Option<f64> {
        let weights: Vec<f64> = asked.iter().map(|(id, word)| self.weight_of(id, word)).collect();
        let has_all = weights.iter().all(|weight| *weight > 0.0);
        has_all.then(|| weights.iter().sum::<f64>() / (self.words.len() as f64 + BRIEF).sqrt())
    }

    /// What the rule has of a word, which may be its own id.
    fn weight_of(&self, id: &str, word: &Word) -> f64 {
        if self.id.eq_ignore_ascii_case(id) {
            return ITSELF;
        }
        let among = |words: &[Word]| words.iter().map(|it| word.likeness(it)).sum::<f64>();
        among(&self.words) + IN_TITLE * among(&self.title)
    }
}

impl Chapter {
    fn read(text: &'static str, language: Language) -> Chapter {
        let mut chapter = Chapter { language, title: "", summary: "", rules: Vec::new() };
        for line in text.lines() {
            if let Some(title) = line.strip_prefix("# ") {
                chapter.title = title;
            } else if let Some((id, rest)) = opening(line) {
                chapter.rules.push(Rule { id, text: plain(rest) });
            } else if line.starts_with('#') {
                // What stands between a heading and the next rule belongs to no rule.
                chapter.rules.extend(chapter.rules.last().is_some_and(|last| !last.id.is_empty()).then(Rule::none));
            } else if let Some(rule) = chapter.rules.last_mut() {
                rule.text.push('\n');
                // What goes on within an item of a list is two spaces in.
                rule.text.push_str(&plain(line.strip_prefix("  ").unwrap_or(line)));
            } else if chapter.summary.is_empty() {
                chapter.summary = line;
            }
        }
        chapter.rules.retain(|rule| !rule.id.is_empty());
        chapter.rules.iter_mut().for_each(|rule| rule.text.truncate(rule.text.trim_end().len()));
        chapter
    }
}

impl Rule {
    fn none() -> Rule {
        Rule { id: "", text: String::new() }
    }

    /// Its text in lines of at most so many columns. Tables and lists keep their lines.
    pub fn lines(&self, columns: usize) -> Vec<String> {
        let (mut lines, mut prose) = (Vec::new(), String::new());
        let flush = |prose: &mut String, lines: &mut Vec<String>| {
            if !prose.is_empty() {
                lines.extend(layout::wrap(prose, columns));
                prose.clear();
            }
        };
        let mut cells = Vec::new();
        for line in self.text.lines().chain([""]) {
            if let Some(row) = line.strip_prefix('|') {
                flush(&mut prose, &mut lines);
                let row: Vec<String> =
                    row.trim_end_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
                let is_rule = row.iter().all(|cell| cell.chars().all(|letter| "-:".contains(letter)));
                cells.extend((!is_rule).then_some(row));
                continue;
            }
            lines.append(&mut layout::table_within(columns, &cells));
            cells.clear();
            if let Some((mark, item)) = item_of(line) {
                flush(&mut prose, &mut lines);
                lines.extend(layout::hanging(&format!("  {mark} "), item, columns));
            } else if line.is_empty() {
                flush(&mut prose, &mut lines);
            } else {
                prose.push_str(if prose.is_empty() { "" } else { " " });
                prose.push_str(line.trim());
            }
        }
        lines
    }
}

/// The id that a line begins with, as `**AF-5.2** …`, and the rest of the line.
fn opening(line: &'static str) -> Option<(&'static str, &'static str)> {
    let line = line.strip_prefix("- ").unwrap_or(line);
    let (id, rest) = line.strip_prefix("**")?.split_once("**")?;
    let is_id = id.contains('-') && id.bytes().any(|byte| byte.is_ascii_digit()) && !id.contains(' ');
    is_id.then(|| (id, rest.trim_start()))
}

/// An item of a list, with the mark or the number that it is shown with.
fn item_of(line: &str) -> Option<(&str, &str)> {
    let (mark, item) = line.split_once(' ')?;
    let is_number = mark.strip_suffix('.').is_some_and(|number| number.parse::<u8>().is_ok());
    match mark {
        "*" | "-" => Some(("•", item)),
        number => is_number.then_some((number, item)),
    }
}

/// A line without the marks that only a typesetter needs. A star between spaces is none of them.
fn plain(line: &str) -> String {
    let line: Vec<char> = line.replace("**", "").replace('`', "").chars().collect();
    let is_space = |at: Option<usize>| at.and_then(|at| line.get(at)).is_none_or(|letter| letter.is_whitespace());
    let is_kept =
        |(at, letter): &(usize, &char)| **letter != '*' || is_space(at.checked_sub(1)) && is_space(Some(at + 1));
    line.iter().enumerate().filter(is_kept).map(|(_, letter)| letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Book {
        Book::of("alien-frontiers", Language::English)
    }

    #[test]
    fn a_rule_is_found_by_its_id() {
        let book = book();
        let (chapter, rule) = book.rule("af-9.2").expect("the rule is written");

        assert_eq!(chapter.title, "9 Lunar Mine");
        assert!(rule.text.starts_with("The ship's value must be at least"), "{}", rule.text);
        assert!(rule.text.ends_with("any value is legal."), "{}", rule.text);
    }

    fn found(book: &Book, words: &[&str]) -> Vec<&'static str> {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        book.search(&words, |_| None).into_iter().map(|(_, rule)| rule.id).collect()
    }

    #[test]
    fn a_search_wants_all_words() {
        let book = book();
        let both = book.search(&["decoy".to_owned(), "STOLEN".to_owned()], |_| None);

        assert!(!both.is_empty());
        assert!(both.iter().all(|(_, rule)| rule.text.to_lowercase().contains("decoy")), "{both:#?}");
        assert!(found(&book, &["decoy", "giraffe"]).is_empty());
    }

    #[test]
    fn a_search_forgives_slips_and_words_that_stand_everywhere() {
        let book = book();

        assert!(found(&book, &["higehst", "value"]).contains(&"AF-9.2"));
        assert_eq!(found(&book, &["the", "decoy"]), found(&book, &["decoy"]));
        assert!(!found(&book, &["the"]).is_empty());
    }

    #[test]
    fn an_id_among_the_words_comes_first() {
        assert_eq!(book().search(&["AF-12.4".to_owned()], |_| None)[0].1.id, "AF-12.4");
    }

    #[test]
    fn a_search_looks_at_what_else_is_said() {
        let also = |id: &str| (id == "AF-9.2").then(|| "Нужен корабль".to_owned());

        assert_eq!(book().search(&["корабль".to_owned()], also)[0].1.id, "AF-9.2");
    }

    const TOLD: &str =
        "# 9 Лунная Шахта\n\n## 9.1 Стыковка\n\n- **AF-9.2** Значение корабля не меньше\n  самого большого.\n";

    #[test]
    fn what_a_language_says_comes_before_english_and_english_stands_in_for_the_rest() {
        let book = Book { told: vec![Chapter::read(TOLD, Language::Russian)], ..book() };
        let read = |id: &str| {
            let (chapter, rule) = book.rule(id).expect("the rule is written");
            (chapter.language, chapter.title, rule.text.as_str())
        };

        let said = (Language::Russian, "9 Лунная Шахта", "Значение корабля не меньше\nсамого большого.");
        assert_eq!(read("af-9.2"), said);
        assert_eq!(read("AF-9.4").0, Language::English);
        assert_eq!(book.chapters().len(), 1);
    }

    #[test]
    fn a_search_finds_a_sentence_by_words_of_either_language_once() {
        let book = Book { told: vec![Chapter::read(TOLD, Language::Russian)], ..book() };
        let first = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            let found = book.search(&words, |_| None);
            assert_eq!(found.iter().filter(|(_, rule)| rule.id == "AF-9.2").count(), 1, "{found:#?}");
            (found[0].0.language, found[0].1.id)
        };

        assert_eq!(first(&["кораблям", "большому"]), (Language::Russian, "AF-9.2"));
        assert!(found(&book, &["highest", "least"]).contains(&"AF-9.2"));
    }

    #[test]
    fn every_chapter_has_a_title_a_summary_and_rules() {
        for chapter in book().chapters() {
            assert!(!chapter.title.is_empty() && !chapter.summary.is_empty(), "{chapter:?}");
            assert!(!chapter.rules.is_empty(), "{}", chapter.title);
        }
    }

    #[test]
    fn marks_of_a_typesetter_are_left_out() {
        assert_eq!(plain("**Silence**: to *another* `room`; *why?*"), "Silence: to another room; why?");
        assert_eq!(plain("* 7 * 2"), "* 7 * 2");
    }

    #[test]
    fn tables_keep_their_columns() {
        let book = book();
        let lines = book.rule("AF-3.15").expect("the rule is written").1.lines(80);

        assert!(lines.iter().any(|line| line.starts_with("2nd            1 fuel")), "{lines:#?}");
    }
}
