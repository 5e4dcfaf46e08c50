//! Words as a search takes them: whatever their case, marks and endings, and with a slip of the finger.
//!
//! As in the browser (`web/src/screens/rules/finding.ts`): our Slavic languages change the ends of words, so ends
//! do not count.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The sounds at the end of a word that come and go with its case.
const ENDINGS: &str = "аеиіоуыюяьйєaeiouy";
/// At most so many of them do.
const LONGEST_ENDING: usize = 2;
/// What words of one family share, and what is too short to lose an ending.
const LONGEST: usize = 6;
const SHORTEST: usize = 3;
/// A word with a slip is worth less than the word itself.
const SLIPPED: f64 = 0.4;
/// In shorter words a slip makes another word.
const SURE: usize = 5;

/// A word without marks over its letters, whole and as words of its family share it.
#[derive(Debug)]
pub(super) struct Word {
    whole: Vec<char>,
    stem: Vec<char>,
}

impl Word {
    /// Reads a word.
    pub(super) fn of(word: &str) -> Self {
        let letters = word.to_lowercase().nfd().filter(|&letter| !is_combining_mark(letter)).collect::<Vec<char>>();
        let whole: Vec<char> = letters.into_iter().map(|letter| if letter == 'ł' { 'l' } else { letter }).collect();
        let ending = whole.iter().rev().take(LONGEST_ENDING).take_while(|letter| ENDINGS.contains(**letter)).count();
        let kept = whole.len() - ending;
        let kept = if kept >= SHORTEST { kept } else { whole.len() };
        Word { stem: whole[..kept.min(LONGEST)].to_vec(), whole }
    }

    /// The words of a text.
    pub(super) fn all_of(text: &str) -> Vec<Self> {
        let words = text.split(|c: char| !c.is_alphanumeric() && !"-.'’ʼ".contains(c));
        words
            .map(|word| word.trim_matches(['-', '.', '\'', '’']))
            .filter(|word| !word.is_empty())
            .map(Word::of)
            .collect()
    }

    /// How well another word is the one that is looked for: it is one of its forms, begins like it, or has a slip.
    pub(super) fn likeness(&self, other: &Word) -> f64 {
        let is_short = self.whole.len() < SURE || self.whole.iter().any(char::is_ascii_digit);
        if self.stem == other.stem || other.whole.starts_with(&self.whole) {
            1.0
        } else if !is_short && (is_a_slip(&self.stem, &other.stem) || is_a_slip(&self.whole, &other.whole)) {
            SLIPPED
        } else {
            0.0
        }
    }
}

/// Whether one letter is another, too many or too few, or two have changed places.
fn is_a_slip(one: &[char], other: &[char]) -> bool {
    let same = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let (one, other) = (&one[same..], &other[same..]);
    match (one, other) {
        ([_], []) | ([], [_]) => true,
        ([first, second, rest @ ..], [third, fourth, more @ ..])
            if first == fourth && second == third && rest == more =>
        {
            true
        }
        ([_, rest @ ..], [_, more @ ..]) => rest == more || rest == other || one == more,
        ([], _) | (_, []) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn likeness(asked: &str, word: &str) -> f64 {
        Word::of(asked).likeness(&Word::of(word))
    }

    #[test]
    fn forms_of_one_word_are_one() {
        for (asked, word) in
            [("кораблями", "корабль"), ("Двери", "дверь"), ("statku", "statki"), ("lup", "łup"), ("ship", "ships")]
        {
            assert!(likeness(asked, word) > SLIPPED, "{asked} {word}");
        }
        assert!(likeness("дверь", "руда") < SLIPPED);
    }

    #[test]
    fn a_slip_is_forgiven_in_long_words_only() {
        for asked in ["encuonter", "encunter", "enncounter", "envounter"] {
            assert!(likeness(asked, "encounter") >= SLIPPED, "{asked}");
        }
        assert!(likeness("encumber", "encounter") < SLIPPED);
        assert!(likeness("fore", "fire") < SLIPPED);
    }
}
