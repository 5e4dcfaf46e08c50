//! What is typed at the prompt.

use crate::{layout, page, say::Say};

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// An empty line.
    Nothing,
    /// The answer of this number.
    Answer(usize),
    /// To go to what is called so.
    To(String),
    /// To let this pass, and whatever is like it until the next turn.
    Skip,
    /// To take back the last answer.
    Undo,
    /// To leave.
    Quit,
    /// To look at something: nothing changes.
    Look(Look),
}

/// What somebody wants to see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Look {
    /// Why something cannot be done, or this answer can.
    Why(Option<usize>),
    /// The rule of this id, or those with these words.
    Rules(Vec<String>),
    Board,
    /// All answers with their numbers.
    Answers,
    /// What is called so.
    Show(String),
    Info,
    Hint,
    Log,
    Help,
    /// Something that means nothing.
    Unknown(String),
}

/// For each thing that can be typed the text that explains it. Its attribute `.words` has
/// what is typed for it: the English word first, then those of the language.
const EXPLAINED: [(Verb, &str); 13] = [
    (Verb::To, "ui-type-to"),
    (Verb::Skip, "ui-type-skip"),
    (Verb::Answers, "ui-type-answers"),
    (Verb::Show, "ui-type-show"),
    (Verb::Why, "ui-type-why"),
    (Verb::Undo, "ui-type-undo"),
    (Verb::Hint, "ui-type-hint"),
    (Verb::Board, "ui-type-board"),
    (Verb::Info, "ui-type-info"),
    (Verb::Log, "ui-type-log"),
    (Verb::Rules, "ui-type-rules"),
    (Verb::Help, "ui-type-help"),
    (Verb::Quit, "ui-type-quit"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    To,
    Skip,
    Answers,
    Show,
    Why,
    Undo,
    Hint,
    Board,
    Info,
    Log,
    Rules,
    Help,
    Quit,
}

/// Reads a line that was typed.
pub fn read(say: &Say, line: &str) -> Typed {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else { return Typed::Nothing };
    let rest: Vec<String> = words.map(str::to_owned).collect();
    let number = |word: &str| word.trim_end_matches('.').parse::<usize>().ok();
    if let (Some(number), true) = (number(first), rest.is_empty()) {
        return Typed::Answer(number);
    }
    let first = first.to_lowercase();
    let is_it = |key: &str| say.say(&format!("{key}.words")).split(' ').any(|word| word == first);
    let unknown = || Typed::Look(Look::Unknown(line.trim().to_owned()));
    let Some((verb, _)) = EXPLAINED.into_iter().find(|(_, key)| is_it(key)) else { return unknown() };
    let alone = |typed: Typed| if rest.is_empty() { typed } else { unknown() };
    match verb {
        Verb::To if rest.is_empty() => unknown(),
        Verb::To => Typed::To(rest.join(" ")),
        Verb::Skip => alone(Typed::Skip),
        Verb::Answers => alone(Typed::Look(Look::Answers)),
        Verb::Show if rest.is_empty() => unknown(),
        Verb::Show => Typed::Look(Look::Show(rest.join(" "))),
        Verb::Undo => alone(Typed::Undo),
        Verb::Quit => alone(Typed::Quit),
        Verb::Board => alone(Typed::Look(Look::Board)),
        Verb::Info => alone(Typed::Look(Look::Info)),
        Verb::Hint => alone(Typed::Look(Look::Hint)),
        Verb::Log => alone(Typed::Look(Look::Log)),
        Verb::Help => alone(Typed::Look(Look::Help)),
        Verb::Rules => Typed::Look(Look::Rules(rest)),
        Verb::Why => match &rest[..] {
            [] => Typed::Look(Look::Why(None)),
            [word] => number(word).map_or_else(unknown, |number| Typed::Look(Look::Why(Some(number)))),
            [_, _, ..] => unknown(),
        },
    }
}

/// Explains all that can be typed.
pub fn help(say: &Say, columns: usize) -> Vec<String> {
    let rows = EXPLAINED.map(|(_, key)| (say.say(&format!("{key}.shown")), say.say(key)));
    let number = (say.say("ui-type-number.shown"), say.say("ui-type-number"));
    let rows: Vec<_> = [number].into_iter().chain(rows).collect();
    let wide = rows.iter().map(|(words, _)| layout::width(words)).max().unwrap_or(0);
    let line = |(words, text): &(String, String)| {
        layout::hanging(&format!("  {}  ", layout::left(&page::lit(words), wide)), text, columns)
    };
    rows.iter().flat_map(line).collect()
}

#[cfg(test)]
mod tests {
    use texts::Language;

    use super::*;

    fn english(line: &str) -> Typed {
        read(&Say::new(Language::English), line)
    }

    #[test]
    fn numbers_are_answers() {
        assert_eq!(english(" 12 "), Typed::Answer(12));
        assert_eq!(english("3."), Typed::Answer(3));
        assert_eq!(english("0"), Typed::Answer(0));
        assert_eq!(english("3 4"), Typed::Look(Look::Unknown("3 4".to_owned())));
    }

    #[test]
    fn verbs_may_have_objects() {
        assert_eq!(english("why"), Typed::Look(Look::Why(None)));
        assert_eq!(english("WHY 4"), Typed::Look(Look::Why(Some(4))));
        assert_eq!(english("rules lunar mine"), Typed::Look(Look::Rules(vec!["lunar".to_owned(), "mine".to_owned()])));
        assert_eq!(english("undo it"), Typed::Look(Look::Unknown("undo it".to_owned())));
    }

    #[test]
    fn a_goal_is_whatever_stands_behind_its_word() {
        assert_eq!(english("to 2(6,9)"), Typed::To("2(6,9)".to_owned()));
        assert_eq!(english("to"), Typed::Look(Look::Unknown("to".to_owned())));
    }

    #[test]
    fn what_is_to_be_shown_is_whatever_stands_behind_its_word() {
        assert_eq!(english("show 2(10,6) east"), Typed::Look(Look::Show("2(10,6) east".to_owned())));
        assert_eq!(english("show"), Typed::Look(Look::Unknown("show".to_owned())));
        assert_eq!(english("skip"), Typed::Skip);
    }

    #[test]
    fn english_words_work_in_every_language() {
        for language in Language::ALL {
            let say = Say::new(language);

            assert_eq!(read(&say, "quit"), Typed::Quit, "{language}");
            assert_eq!(read(&say, "undo"), Typed::Undo, "{language}");
        }
    }

    #[test]
    fn every_language_has_words_of_its_own() {
        assert_eq!(read(&Say::new(Language::Ukrainian), "чому 3"), Typed::Look(Look::Why(Some(3))));
        assert_eq!(read(&Say::new(Language::Polish), "cofnij"), Typed::Undo);
        assert_eq!(read(&Say::new(Language::Russian), "выход"), Typed::Quit);
    }
}
