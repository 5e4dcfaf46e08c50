//! What the program says: texts by their keys, in one language, with numbers as that
//! language writes them.

use texts::{Args, Language, Texts, keys};

/// Speaks one language.
#[derive(Clone, Copy)]
pub struct Say {
    texts: &'static Texts,
}

impl Say {
    /// Speaks this language.
    pub fn new(language: Language) -> Self {
        Say { texts: Texts::of(language) }
    }

    /// What a text says that takes no arguments. A point in the key leads to an attribute.
    pub fn say(&self, key: &str) -> String {
        self.with(key, &Args::new())
    }

    /// What a text says with these arguments.
    pub fn with(&self, key: &str, args: &Args) -> String {
        match key.split_once('.') {
            Some((key, attribute)) => self.texts.attribute(key, attribute, args),
            None => self.texts.say(key, args),
        }
    }

    /// What a text says, if there is such a text.
    pub fn find(&self, key: &str) -> Option<String> {
        let english = Texts::of(Language::English);
        let is_there = |texts: &Texts| match key.split_once('.') {
            Some((key, attribute)) => texts.has_attribute(key, attribute),
            None => texts.has(key),
        };
        (is_there(self.texts) || is_there(english)).then(|| self.say(key))
    }

    /// The language that is spoken.
    pub fn language(&self) -> Language {
        self.texts.language()
    }

    /// The sentence that says why a rule forbids something, if the rule has one.
    pub fn rule(&self, game: &str, id: &str) -> Option<String> {
        self.find(&keys::rule(game, id))
    }

    /// A number with so many places, as it is written in this language.
    pub fn number(&self, number: f64, places: usize) -> String {
        let plain = format!("{number:.places$}");
        let (sign, plain) = plain.strip_prefix('-').map_or(("", plain.as_str()), |rest| ("−", rest));
        let (whole, part) = plain.split_once('.').unwrap_or((plain, ""));
        let whole = grouped(whole, &self.say("ui-number.group"));
        match part {
            "" => format!("{sign}{whole}"),
            part => format!("{sign}{whole}{}{part}", self.say("ui-number.point")),
        }
    }

    /// A whole number, as it is written in this language.
    pub fn count(&self, number: u64) -> String {
        grouped(&number.to_string(), &self.say("ui-number.group"))
    }

    /// So many per cent.
    pub fn percent_whole(&self, percent: u32) -> String {
        self.with("ui-percent", &Args::new().with("number", percent.to_string()))
    }

    /// A share of one, in per cent.
    pub fn percent(&self, share: f64) -> String {
        self.with("ui-percent", &Args::new().with("number", self.number(100.0 * share, 1)))
    }
}

/// Digits in groups of three. Four digits alone are not yet hard to read.
fn grouped(digits: &str, mark: &str) -> String {
    if digits.len() < 5 {
        return digits.to_owned();
    }
    let mut shown = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            shown.push_str(mark);
        }
        shown.push(digit);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(Say::new(Language::English).number(-1234567.25, 1), "−1,234,567.2");
        assert_eq!(Say::new(Language::Polish).number(1234567.25, 2), "1\u{a0}234\u{a0}567,25");
        assert_eq!(Say::new(Language::Russian).number(1234.0, 0), "1234");
    }

    #[test]
    fn a_point_leads_to_an_attribute() {
        assert_eq!(Say::new(Language::English).say("ui-number.point"), ".");
    }
}
