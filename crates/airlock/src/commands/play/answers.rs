//! The answers as numbered lines. Many that differ only in their last words, such as the
//! same card played on each of eight territories, are folded into one paragraph, and so are
//! many that are short, such as squares. Where they are too many to be read, the first and the
//! last stand for all.

use std::ops::Range;

use texts::Args;

use crate::{layout, page, say::Say};

/// An answer as it is shown.
pub struct Answer {
    /// What kind of answer it is: only answers of a kind are folded.
    pub kind: String,
    pub text: String,
    /// What it costs and gives.
    pub amounts: String,
    /// What it leads to, on a line of its own.
    pub ahead: Option<String>,
    /// Whether it is left out here: it stands among the goals, or has been listed before.
    pub is_left_out: bool,
}

/// When answers of a kind are folded.
struct Fold {
    /// The fewest answers.
    fewest: usize,
    /// The fewest words that they have in common.
    fewest_words: usize,
    /// The most letters of each.
    longest: usize,
    /// Whether all of them have to cost and give the same.
    is_of_one_price: bool,
}

/// The more they have in common, the fewer are folded.
const FOLDS: [Fold; 3] = [
    Fold { fewest: 4, fewest_words: 3, longest: usize::MAX, is_of_one_price: false },
    Fold { fewest: 6, fewest_words: 2, longest: usize::MAX, is_of_one_price: true },
    Fold { fewest: 9, fewest_words: 0, longest: 20, is_of_one_price: true },
];

/// How many short answers with nothing in common are listed.
const MOST_LISTED: usize = 100;

/// All answers, numbered from 1.
pub fn lines(answers: &[Answer], say: &Say, columns: usize) -> Vec<String> {
    let wide = answers.len().to_string().len();
    let mut lines = Vec::new();
    let mut from = 0;
    while from < answers.len() {
        if answers[from].is_left_out {
            from += 1;
            continue;
        }
        let family = family_at(answers, from);
        from = family.end;
        match family.len() {
            1 => lines.extend(family.flat_map(|place| single(&answers[place], place + 1, wide, columns))),
            n if n > MOST_LISTED && n_common_words(&answers[family.clone()]) == 0 => {
                lines.extend(summed_up(answers, family, say, columns));
            }
            _ => lines.extend(folded(answers, family, wide, columns)),
        }
    }
    lines
}

/// Whether each of these answers has a line of its own.
pub fn alone(answers: &[Answer]) -> Vec<bool> {
    let mut alone = Vec::new();
    while alone.len() < answers.len() {
        let family = family_at(answers, alone.len());
        alone.extend(family.clone().map(|_| family.len() == 1));
    }
    alone
}

/// The answers from this one on that belong together. Too few are shown one by one; then the next
/// may begin a family of its own.
fn family_at(answers: &[Answer], from: usize) -> Range<usize> {
    let family = FOLDS.iter().find_map(|fold| {
        let until = (from + 1..=answers.len()).take_while(|&until| fold.holds(&answers[from..until])).last()?;
        (until - from >= fold.fewest).then_some(from..until)
    });
    family.unwrap_or(from..from + 1)
}

impl Fold {
    /// Whether all of these may be folded, if they are enough.
    fn holds(&self, answers: &[Answer]) -> bool {
        let first = &answers[0];
        let belongs = |answer: &Answer| {
            answer.kind == first.kind
                && answer.ahead.is_none()
                && !answer.is_left_out
                && layout::width(&answer.text) <= self.longest
                && (!self.is_of_one_price || answer.amounts == first.amounts)
        };
        answers.iter().all(belongs) && (answers.len() == 1 || n_common_words(answers) >= self.fewest_words)
    }
}

/// How many words all of these begin with; each has one more at least.
fn n_common_words(answers: &[Answer]) -> usize {
    let words = |answer: &Answer| answer.text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let all: Vec<Vec<String>> = answers.iter().map(words).collect();
    let shortest = all.iter().map(Vec::len).min().unwrap_or(0);
    (0..shortest.saturating_sub(1)).take_while(|&place| all.iter().all(|words| words[place] == all[0][place])).count()
}

fn single(answer: &Answer, number: usize, wide: usize, columns: usize) -> Vec<String> {
    let first = format!("  {}  ", page::lit(&layout::right(&number.to_string(), wide)));
    let mut lines = layout::hanging(&first, &with_amounts(&answer.text, &answer.amounts), columns);
    let below = " ".repeat(layout::width(&first));
    let ahead = answer.ahead.iter().flat_map(|ahead| layout::hanging(&below, &page::faint(ahead), columns));
    lines.extend(ahead);
    lines
}

fn folded(answers: &[Answer], family: Range<usize>, wide: usize, columns: usize) -> Vec<String> {
    let all = &answers[family.clone()];
    let n_common = n_common_words(all);
    let head = all[0].text.split(' ').take(n_common).chain(["…"]).collect::<Vec<_>>().join(" ");
    let same_amounts = all.iter().all(|answer| answer.amounts == all[0].amounts);
    let numbers = format!("{}–{}", family.start + 1, family.end);
    let first = format!("  {}  ", page::lit(&layout::right(&numbers, wide)));
    let head = if same_amounts { with_amounts(&head, &all[0].amounts) } else { head };
    let mut lines = layout::hanging(&first, &head, columns);
    let below = " ".repeat(wide + 4);
    let member = |(place, answer): (usize, &Answer)| {
        let rest = answer.text.split(' ').skip(n_common).collect::<Vec<_>>().join(" ");
        let amounts = if same_amounts { "" } else { &answer.amounts };
        let text = format!("{} {}", page::lit(&(place + 1).to_string()), with_amounts(&rest, amounts));
        let is_in_one_line = layout::width(&text) + below.len() <= columns;
        if is_in_one_line { text.replace(' ', "\u{a0}") } else { text }
    };
    let members: Vec<String> = family.zip(all).map(member).collect();
    lines.extend(layout::hanging(&below, &members.join("  · "), columns));
    lines
}

/// The first and the last of many, each of which can be typed as it is written.
fn summed_up(answers: &[Answer], family: Range<usize>, say: &Say, columns: usize) -> Vec<String> {
    let numbers = format!("  {}  ", page::lit(&format!("{}–{}", family.start + 1, family.end)));
    let all = &answers[family];
    let args = Args::new().with("n", all.len()).with("first", all[0].text.as_str());
    let args = args.with("last", all[all.len() - 1].text.as_str());
    layout::hanging(&numbers, &with_amounts(&say.with("ui-many-answers", &args), &all[0].amounts), columns)
}

fn with_amounts(text: &str, amounts: &str) -> String {
    match amounts {
        "" => text.to_owned(),
        amounts => format!("{text} [{amounts}]"),
    }
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use texts::Language;

    use super::*;

    fn shown(texts: &[(&str, &str)]) -> Vec<String> {
        let answer = |&(text, amounts): &(&str, &str)| Answer {
            kind: text.split(' ').next().unwrap_or_default().to_owned(),
            text: text.to_owned(),
            amounts: amounts.to_owned(),
            ahead: None,
            is_left_out: false,
        };
        let answers: Vec<Answer> = texts.iter().map(answer).collect();
        let say = Say::new(Language::English);
        lines(&answers, &say, 80).iter().map(|line| strip_str(line).to_string().replace('\u{a0}', " ")).collect()
    }

    #[test]
    fn a_few_answers_have_a_line_each() {
        let lines = shown(&[("Dock the 3 here", "+2 fuel"), ("Dock the 3 there", ""), ("End the turn", "")]);

        assert_eq!(lines, ["  1  Dock the 3 here [+2 fuel]", "  2  Dock the 3 there", "  3  End the turn"]);
    }

    #[test]
    fn many_of_a_kind_are_folded() {
        let lines = shown(&[
            ("End it", ""),
            ("Put a field on Lem", "−1"),
            ("Put a field on Pohl", "−1"),
            ("Put a field on Asimov", "−1"),
            ("Put a field on Herbert", "−1"),
        ]);

        assert_eq!(
            lines,
            ["  1  End it", "  2–5  Put a field on … [−1]", "     2 Lem · 3 Pohl · 4 Asimov · 5 Herbert"]
        );
    }

    #[test]
    fn one_that_is_longer_than_a_line_is_broken() {
        let far = format!("Put a field on {}", "a place far away ".repeat(6).trim());
        let named = ["Put a field on Lem", "Put a field on Pohl", "Put a field on Asimov", &far];

        let lines = shown(&named.map(|text| (text, "−1")));

        assert_eq!(lines[0], "  1–4  Put a field on … [−1]");
        assert!(lines.iter().all(|line| layout::width(line) <= 80), "{lines:#?}");
    }

    fn squares(n: usize) -> Vec<String> {
        let square = |at: usize| Answer {
            kind: "square".to_owned(),
            text: format!("1({},{})", at % 12 + 1, at / 12 + 1),
            amounts: String::new(),
            ahead: None,
            is_left_out: false,
        };
        let answers: Vec<Answer> = (0..n).map(square).collect();
        lines(&answers, &Say::new(Language::English), 80).iter().map(|line| strip_str(line).to_string()).collect()
    }

    #[test]
    fn many_short_ones_are_folded_though_they_have_nothing_in_common() {
        let lines = squares(9);

        assert_eq!(lines[0], "  1–9  …");
        assert!(lines.len() < 4 && lines[lines.len() - 1].ends_with("9\u{a0}1(9,1)"), "{lines:?}");
    }

    #[test]
    fn of_too_many_the_first_and_the_last_are_named() {
        let lines = squares(144).join(" ");

        assert!(lines.starts_with("  1–144  144 answers, from 1(1,1) to 1(12,12)."), "{lines}");
    }

    #[test]
    fn what_an_answer_leads_to_stands_below_it_and_is_not_folded_away() {
        let answer = |place: usize| Answer {
            kind: "move".to_owned(),
            text: format!("Move through corridor {place}"),
            amounts: "−1".to_owned(),
            ahead: Some(format!("noise on {place}")),
            is_left_out: false,
        };
        let answers: Vec<Answer> = (1..=4).map(answer).collect();

        let lines = lines(&answers, &Say::new(Language::English), 80);
        let lines: Vec<String> = lines.iter().map(|line| strip_str(line).to_string()).collect();

        assert_eq!(lines.len(), 8);
        assert_eq!(lines[..2], ["  1  Move through corridor 1 [−1]", "     noise on 1"]);
    }

    #[test]
    fn what_is_left_out_is_not_counted_among_its_kin() {
        let named = |place: usize, is_left_out: bool| Answer {
            kind: "put".to_owned(),
            text: format!("Put this on {place}"),
            amounts: String::new(),
            ahead: None,
            is_left_out,
        };
        let answers: Vec<Answer> = (1..=6).map(|place| named(place, place != 3)).collect();

        let lines = lines(&answers, &Say::new(Language::English), 80);

        assert_eq!(lines.iter().map(|line| strip_str(line).to_string()).collect::<Vec<_>>(), ["  3  Put this on 3"]);
    }

    #[test]
    fn amounts_that_differ_stand_with_each() {
        let lines = shown(&[
            ("Put a field on Lem", "−1"),
            ("Put a field on Pohl", "−2"),
            ("Put a field on Asimov", "−1"),
            ("Put a field on Herbert", "−1"),
        ]);

        assert_eq!(lines[1], "     1 Lem [−1] · 2 Pohl [−2] · 3 Asimov [−1] · 4 Herbert [−1]");
    }
}
