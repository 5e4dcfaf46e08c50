//! Errors as they are told: a code and its arguments. The words for them are in the
//! text files, in every language; what `Display` says is for developers.

use engine::{BadSetup, Refused};

/// The named arguments of an error.
pub type Arguments = Vec<(&'static str, String)>;

/// An error that can be put into words elsewhere.
pub trait Told {
    /// Which error it is, in kebab-case.
    fn code(&self) -> &'static str;

    /// What it is about.
    fn arguments(&self) -> Arguments;
}

impl Told for Refused {
    fn code(&self) -> &'static str {
        match self {
            Refused::NotAsked => "refused-not-asked",
            Refused::NotOffered => "refused-not-offered",
            Refused::Because(_) => "refused-because",
            Refused::NoRoll => "refused-no-roll",
            Refused::CannotShow => "refused-cannot-show",
        }
    }

    fn arguments(&self) -> Arguments {
        match self {
            Refused::Because(rule) => vec![("rule", rule.to_string())],
            Refused::NotAsked | Refused::NotOffered | Refused::NoRoll | Refused::CannotShow => Vec::new(),
        }
    }
}

impl Told for BadSetup {
    fn code(&self) -> &'static str {
        match self {
            BadSetup::Players { .. } => "setup-players",
            BadSetup::UnknownOption(_) => "setup-unknown-option",
            BadSetup::UnknownValue(..) => "setup-unknown-value",
            BadSetup::NotForPlayers(..) => "setup-not-for-players",
            BadSetup::NotCarried(..) => "setup-not-carried",
        }
    }

    fn arguments(&self) -> Arguments {
        match self {
            BadSetup::Players { given, fewest, most } => {
                vec![("given", given.to_string()), ("fewest", fewest.to_string()), ("most", most.to_string())]
            }
            BadSetup::UnknownOption(option) => vec![("option", legible(option))],
            BadSetup::UnknownValue(option, value) => vec![
                ("option", option.name.to_owned()),
                ("value", legible(value)),
                ("values", option.values.join(", ")),
            ],
            BadSetup::NotForPlayers(option, players) => {
                vec![("option", option.name.to_owned()), ("players", players.to_string())]
            }
            BadSetup::NotCarried(name, value) => vec![("name", legible(name)), ("value", legible(value))],
        }
    }
}

/// The start of a text that came from outside, with everything in it that could upset a
/// terminal written out.
pub(crate) fn legible(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
