//! Who sits in a seat. Names are typed by people, so anything can be in them.

use std::fmt::{self, Write};

use thiserror::Error;

use crate::{
    line::{Expected, LineError, Words, is_word},
    told::{Arguments, Told},
};

/// Whoever holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    kind: HolderKind,
    name: String,
}

/// A person or a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HolderKind {
    /// A person.
    Person,
    /// A bot of this level.
    Bot(String),
}

/// Why somebody cannot be written down as the holder of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadHolder {
    /// The name is too long.
    #[error("a name has at most {most} characters")]
    LongName {
        /// How many characters it may have.
        most: usize,
    },
    /// The level of a bot is not a word in kebab-case, or too long.
    #[error("the level of a bot is a word in kebab-case of at most {most} letters")]
    BadLevel {
        /// How many letters it may have.
        most: usize,
    },
}

impl Holder {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 60;
    /// The longest level, in letters.
    pub const LONGEST_LEVEL: usize = 30;

    /// A person of this name.
    pub fn person(name: impl Into<String>) -> Result<Self, BadHolder> {
        Holder { kind: HolderKind::Person, name: name.into() }.checked()
    }

    /// A bot of this level and name.
    pub fn bot(level: impl Into<String>, name: impl Into<String>) -> Result<Self, BadHolder> {
        Holder { kind: HolderKind::Bot(level.into()), name: name.into() }.checked()
    }

    /// Person or bot.
    pub fn kind(&self) -> &HolderKind {
        &self.kind
    }

    /// The name as it was typed.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn checked(self) -> Result<Self, BadHolder> {
        if self.name.chars().nth(Self::LONGEST_NAME).is_some() {
            return Err(BadHolder::LongName { most: Self::LONGEST_NAME });
        }
        match &self.kind {
            HolderKind::Bot(level) if !is_word(level) || level.len() > Self::LONGEST_LEVEL => {
                Err(BadHolder::BadLevel { most: Self::LONGEST_LEVEL })
            }
            HolderKind::Bot(_) | HolderKind::Person => Ok(self),
        }
    }

    /// Reads kind and name, up to the end of the line.
    pub(super) fn read(words: &mut Words<'_>) -> Result<Self, LineError> {
        let word = words.take(|| Expected::Holder)?;
        let kind = match word.strip_prefix("bot:") {
            Some(level) if is_word(level) && level.len() <= Self::LONGEST_LEVEL => HolderKind::Bot(level.to_owned()),
            None if word == "person" => HolderKind::Person,
            Some(_) | None => return Err(words.unexpected(Expected::Holder)),
        };
        let quoted = words.take_rest(|| Expected::Name)?;
        let name = unquote(quoted).ok_or_else(|| words.unexpected(Expected::Name))?;
        Holder { kind, name }.checked().map_err(|_| words.unexpected(Expected::Name))
    }
}

/// As it stands in a record.
impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            HolderKind::Person => write!(f, "person {}", quote(&self.name)),
            HolderKind::Bot(level) => write!(f, "bot:{level} {}", quote(&self.name)),
        }
    }
}

impl Told for BadHolder {
    fn code(&self) -> &'static str {
        match self {
            BadHolder::LongName { .. } => "holder-long-name",
            BadHolder::BadLevel { .. } => "holder-bad-level",
        }
    }

    fn arguments(&self) -> Arguments {
        match self {
            BadHolder::LongName { most } | BadHolder::BadLevel { most } => vec![("most", most.to_string())],
        }
    }
}

/// A text in quotation marks. What could break the line, or make it look like another,
/// is written as `\u{…}` with the number of the character.
fn quote(text: &str) -> String {
    let mut quoted = String::from('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            _ if is_plain(character) => quoted.push(character),
            _ => write!(quoted, "\\u{{{:x}}}", u32::from(character)).expect("writing to memory succeeds"),
        }
    }
    quoted.push('"');
    quoted
}

/// Reads what [`quote`] wrote, in that spelling only.
fn unquote(quoted: &str) -> Option<String> {
    let mut rest = quoted.strip_prefix('"')?.strip_suffix('"')?;
    let mut text = String::new();
    while let Some(character) = rest.chars().next() {
        rest = &rest[character.len_utf8()..];
        if character != '\\' {
            text.push(character);
            continue;
        }
        if let Some(escaped) = rest.strip_prefix("u{") {
            let (digits, behind) = escaped.split_once('}')?;
            text.push(char::from_u32(u32::from_str_radix(digits, 16).ok()?)?);
            rest = behind;
        } else {
            let escaped = rest.chars().next()?;
            text.push(escaped);
            rest = &rest[escaped.len_utf8()..];
        }
    }
    (quote(&text) == quoted).then_some(text)
}

/// Whether a character is shown as itself. The list is written out and not taken from a
/// library, because it is part of the format.
fn is_plain(character: char) -> bool {
    !matches!(character,
        // Control characters.
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}'
        // Spaces that are none, or not the usual one.
        | '\u{a0}' | '\u{ad}' | '\u{1680}' | '\u{180e}' | '\u{2000}'..='\u{200f}' | '\u{3000}'
        // Ends of lines and paragraphs, and what turns the direction of writing.
        | '\u{61c}' | '\u{2028}'..='\u{202f}' | '\u{205f}'..='\u{206f}'
        // Marks that are not seen.
        | '\u{feff}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{10ffff}')
}
