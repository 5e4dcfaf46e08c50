//! The languages we speak, and which of them somebody wants.

use std::fmt;

use unic_langid::LanguageIdentifier;

/// A language we speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English, which the others are translated from, and which stands in for a text that
    /// another language lacks.
    #[default]
    English,
    /// Russian.
    Russian,
    /// Ukrainian.
    Ukrainian,
    /// Polish.
    Polish,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Language; 4] = [Language::English, Language::Russian, Language::Ukrainian, Language::Polish];

    /// Its two letters, as in the name of its folder of texts.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Ukrainian => "uk",
            Language::Polish => "pl",
        }
    }

    /// The language of a locale such as `ru_RU.UTF-8`, `pl-PL`, or plain `uk`, if we speak it.
    /// The locales `C` and `POSIX` ask for no language, and so for English.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        if code.eq_ignore_ascii_case("C") || code.eq_ignore_ascii_case("POSIX") {
            return Some(Language::English);
        }
        Language::ALL.into_iter().find(|language| code.eq_ignore_ascii_case(language.code()))
    }

    /// The first language we speak among the wishes, or English. A wish is a locale or,
    /// as in `LANGUAGE`, several with colons between them. Give the values of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` in this order.
    pub fn negotiate<Wish: AsRef<str>>(wishes: impl IntoIterator<Item = Wish>) -> Language {
        let spoken = |wish: Wish| wish.as_ref().split(':').find_map(Language::from_locale);
        wishes.into_iter().find_map(spoken).unwrap_or_default()
    }

    /// As the plural rules know it.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the codes of our languages are those of Unicode")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.code().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language_first() {
        assert_eq!(Language::from_locale("ru_RU.UTF-8"), Some(Language::Russian));
        assert_eq!(Language::from_locale("uk_UA@euro"), Some(Language::Ukrainian));
        assert_eq!(Language::from_locale("pl-PL"), Some(Language::Polish));
        assert_eq!(Language::from_locale("EN"), Some(Language::English));
        assert_eq!(Language::from_locale("C.UTF-8"), Some(Language::English));
        assert_eq!(Language::from_locale("rumantsch"), None);
        assert_eq!(Language::from_locale(""), None);
    }

    #[test]
    fn the_first_wish_that_can_be_granted_is() {
        assert_eq!(Language::negotiate(["", "de_DE.UTF-8", "uk_UA.UTF-8", "ru_RU.UTF-8"]), Language::Ukrainian);
        assert_eq!(Language::negotiate(["de:pl:en"]), Language::Polish);
    }

    #[test]
    fn without_a_wish_we_speak_english() {
        assert_eq!(Language::negotiate::<&str>([]), Language::English);
        assert_eq!(Language::negotiate(["", "tlh"]), Language::English);
    }
}
