//! `airlock rules`: the written rules, by id or by words.

use std::process::ExitCode;

use anyhow::Result;
use serde_json::{Value, json};
use texts::Args;

use super::{print, print_json, setups};
use crate::{
    args,
    book::{Book, Chapter, Rule},
    failure::Failure,
    layout, page,
    say::Say,
};

/// How many rules a search shows.
const MOST_FOUND: usize = 12;

/// Prints a rule, what a search finds, or the list of chapters.
pub fn run(say: &Say, asked: &args::Rules) -> Result<ExitCode> {
    let game = setups::game(&asked.game)?.name();
    let book = Book::of(game, say.language());
    match asked.json {
        true => print_json(&as_json(say, game, &book, &asked.words)),
        false => print(answer(say, game, &book, &asked.words)?),
    }
}

/// What the book says to these words: an id, words to search for, or nothing.
pub fn answer(say: &Say, game: &str, book: &Book, words: &[String]) -> Result<Vec<String>, Failure> {
    let columns = page::columns();
    match words {
        [] => Ok(chapters(say, game, book, columns)),
        [id] if looks_like_id(id) => match (book.rule(id), say.rule(game, id)) {
            (Some((chapter, rule)), _) => Ok(rule_lines(say, game, chapter, rule, columns)),
            // Rulings are not in the player's part, but have their sentence.
            (None, Some(sentence)) => Ok(layout::hanging(&format!("{}  ", page::lit(id)), &sentence, columns)),
            (None, None) => Err(Failure::new("error-no-such-rule").with("id", id.as_str())),
        },
        words => {
            let found = book.search(words, |id| say.rule(game, id));
            if found.is_empty() {
                return Err(Failure::new("error-no-rule-found").with("words", words.join(" ")));
            }
            Ok(found_lines(say, game, &found, columns))
        }
    }
}

fn chapters(say: &Say, game: &str, book: &Book, columns: usize) -> Vec<String> {
    let title = Args::new().with("game", say.say(game));
    let mut lines = vec![page::strong(&say.with("ui-rules-of", &title))];
    lines.extend(book.chapters().first().into_iter().flat_map(|first| in_english(say, first, columns)));
    lines.push(String::new());
    for chapter in book.chapters() {
        let (number, name) = chapter.title.split_once(' ').unwrap_or(("", chapter.title));
        let text = match chapter.summary {
            "" => page::strong(name),
            summary => format!("{}: {summary}", page::strong(name)),
        };
        lines.extend(layout::hanging(&format!("{}  ", page::lit(&layout::right(number, 3))), &text, columns));
    }
    lines.push(String::new());
    if let Some(first) = book.chapters().iter().find_map(|chapter| chapter.rules.first()) {
        let examples = Args::new().with("game", game).with("id", first.id);
        lines.extend(layout::wrap(&say.with("ui-rules-how", &examples), columns));
    }
    lines
}

fn rule_lines(say: &Say, game: &str, chapter: &Chapter, rule: &Rule, columns: usize) -> Vec<String> {
    let mut lines = vec![format!("{}  {}", page::lit(rule.id), page::faint(chapter.title))];
    if let Some(sentence) = refusal(say, game, chapter, rule) {
        lines.extend(layout::wrap(&sentence, columns));
        lines.push(String::new());
    }
    lines.extend(in_english(say, chapter, columns));
    lines.extend(rule.lines(columns));
    lines
}

fn found_lines(say: &Say, game: &str, found: &[(&Chapter, &Rule)], columns: usize) -> Vec<String> {
    let shown = &found[..found.len().min(MOST_FOUND)];
    let counts = Args::new().with("found", found.len()).with("shown", shown.len());
    let mut lines = vec![say.with("ui-rules-found", &counts)];
    let first_in_english = shown.iter().find(|(chapter, _)| chapter.language != say.language());
    lines.extend(first_in_english.into_iter().flat_map(|(chapter, _)| in_english(say, chapter, columns)));
    for (chapter, rule) in shown {
        lines.extend([String::new(), format!("{}  {}", page::lit(rule.id), page::faint(chapter.title))]);
        if let Some(sentence) = refusal(say, game, chapter, rule) {
            lines.extend(layout::hanging("  ", &sentence, columns));
        }
        lines.extend(rule.lines(columns.saturating_sub(2)).iter().map(|line| format!("  {line}")));
    }
    lines
}

/// What is said when the rule refuses something, to whoever can read the rule itself only in English.
fn refusal(say: &Say, game: &str, chapter: &Chapter, rule: &Rule) -> Option<String> {
    say.rule(game, rule.id).filter(|_| chapter.language != say.language())
}

/// A remark that a chapter is in English, to whoever speaks another language.
pub fn in_english(say: &Say, chapter: &Chapter, columns: usize) -> Vec<String> {
    match chapter.language == say.language() {
        true => Vec::new(),
        false => layout::wrap(&page::faint(&say.say("ui-rules-in-english")), columns),
    }
}

fn looks_like_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(letters, number)| {
        let is_letters = !letters.is_empty() && letters.bytes().all(|byte| byte.is_ascii_alphabetic());
        is_letters && number.starts_with(|first: char| first.is_ascii_digit())
    })
}

fn as_json(say: &Say, game: &str, book: &Book, words: &[String]) -> Value {
    let rule = |(chapter, rule): (&Chapter, &Rule)| {
        let language = chapter.language.code();
        json!({ "id": rule.id, "chapter": chapter.title, "text": rule.text, "language": language })
    };
    let chapter = |chapter: &Chapter| {
        let ids: Vec<&str> = chapter.rules.iter().map(|rule| rule.id).collect();
        let language = chapter.language.code();
        json!({ "title": chapter.title, "summary": chapter.summary, "rules": ids, "language": language })
    };
    match words {
        [] => json!({ "chapters": book.chapters().iter().map(chapter).collect::<Vec<_>>() }),
        [id] if looks_like_id(id) => json!({ "found": book.rule(id).map(rule).into_iter().collect::<Vec<_>>() }),
        words => {
            let found = book.search(words, |id| say.rule(game, id));
            json!({ "found": found.into_iter().map(rule).collect::<Vec<_>>() })
        }
    }
}
