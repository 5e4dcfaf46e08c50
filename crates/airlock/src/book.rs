//! The written rules of a game, as they are built into the program: to be looked up by id
//! and searched by words. They are in English, whatever language is spoken.

use crate::layout;

/// For each chapter the game and the text. `build.rs` lists them.
static CHAPTERS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/chapters.rs"));

/// The rules of a game.
#[derive(Debug)]
pub struct Book {
    pub chapters: Vec<Chapter>,
}

/// A chapter.
#[derive(Debug)]
pub struct Chapter {
    /// Its number and name.
    pub title: &'static str,
    /// What it is about.
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
    /// The rules of the game of this name.
    pub fn of(game: &str) -> Book {
        let texts = CHAPTERS.iter().filter(|(it, _)| *it == game);
        Book { chapters: texts.map(|(_, text)| Chapter::read(text)).collect() }
    }

    /// The rule with this id, and its chapter. Capitals do not matter.
    pub fn rule(&self, id: &str) -> Option<(&Chapter, &Rule)> {
        self.all().find(|(_, rule)| rule.id.eq_ignore_ascii_case(id))
    }

    /// The rules in which all of these words occur, best first: the more often, and the
    /// shorter the rule, the better. `in_other_words` is what else is said of a rule, perhaps
    /// in another language.
    pub fn search(&self, words: &[String], in_other_words: impl Fn(&str) -> Option<String>) -> Vec<(&Chapter, &Rule)> {
        let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
        let weigh = |(chapter, rule): (&Chapter, &Rule)| {
            weight(chapter.title, rule, &in_other_words(rule.id).unwrap_or_default(), &words)
        };
        let mut found: Vec<_> = self.all().filter_map(|it| Some((weigh(it)?, it))).collect();
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        found.into_iter().map(|(_, it)| it).collect()
    }

    fn all(&self) -> impl Iterator<Item = (&Chapter, &Rule)> {
        self.chapters.iter().flat_map(|chapter| chapter.rules.iter().map(move |rule| (chapter, rule)))
    }
}

/// How well a rule answers a search, if it has all the words.
fn weight(title: &str, rule: &Rule, in_other_words: &str, words: &[String]) -> Option<f64> {
    let title = title.to_lowercase();
    let text = format!("{} {}", rule.text.to_lowercase(), in_other_words.to_lowercase());
    let mut weight = 0.0;
    for word in words {
        let in_text = text.matches(word.as_str()).count();
        let in_title = usize::from(title.contains(word.as_str()));
        let in_id = usize::from(rule.id.eq_ignore_ascii_case(word));
        if in_text + in_title + in_id == 0 {
            return None;
        }
        weight += in_text as f64 + 3.0 * in_title as f64 + 100.0 * in_id as f64;
    }
    Some(weight / (text.len() as f64 + 200.0).sqrt())
}

impl Chapter {
    fn read(text: &'static str) -> Chapter {
        let mut chapter = Chapter { title: "", summary: "", rules: Vec::new() };
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
                rule.text.push_str(&plain(line));
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
            if let Some(item) = line.strip_prefix("* ").or_else(|| line.strip_prefix("- ")) {
                flush(&mut prose, &mut lines);
                lines.extend(layout::hanging("  • ", item, columns));
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

/// A line without the marks that only a typesetter needs.
fn plain(line: &str) -> String {
    line.replace("**", "").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Book {
        Book::of("alien-frontiers")
    }

    #[test]
    fn a_rule_is_found_by_its_id() {
        let book = book();
        let (chapter, rule) = book.rule("af-9.2").expect("the rule is written");

        assert_eq!(chapter.title, "9 Lunar Mine");
        assert!(rule.text.starts_with("The ship's value must be at least"), "{}", rule.text);
        assert!(rule.text.ends_with("any value is legal."), "{}", rule.text);
    }

    #[test]
    fn a_search_wants_all_words() {
        let book = book();
        let found = book.search(&["decoy".to_owned(), "STOLEN".to_owned()], |_| None);

        assert!(!found.is_empty());
        assert!(found.iter().all(|(_, rule)| rule.text.to_lowercase().contains("decoy")));
        assert!(book.search(&["decoy".to_owned(), "giraffe".to_owned()], |_| None).is_empty());
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

    #[test]
    fn every_chapter_has_a_title_a_summary_and_rules() {
        for chapter in book().chapters {
            assert!(!chapter.title.is_empty() && !chapter.summary.is_empty(), "{chapter:?}");
            assert!(!chapter.rules.is_empty(), "{}", chapter.title);
        }
    }

    #[test]
    fn tables_keep_their_columns() {
        let book = book();
        let lines = book.rule("AF-3.15").expect("the rule is written").1.lines(80);

        assert!(lines.iter().any(|line| line.starts_with("2nd            1 fuel")), "{lines:#?}");
    }
}
