//! What can be wrong with a campaign, or with what somebody takes for one.

use driver::{Arguments, Misfit, Told, record::RecordError};
use engine::BadSetup;

use super::{FORMAT, LONGEST_NAME, SETTLED};

/// Why something is not, or cannot be, part of a campaign.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Nothing can be called so.
    #[error("no name")]
    Name,
    /// An option that is not settled for a whole campaign.
    #[error("{0} is settled at each table")]
    Option(String),
    /// A set-up that cannot be.
    #[error("{0:?}")]
    Setup(BadSetup),
    /// Something else altogether.
    #[error("no campaign")]
    NotOne,
    /// A later version of the format.
    #[error("format {0}")]
    Newer(u16),
    /// A line that cannot be there.
    #[error("line {0} is damaged")]
    Damaged(usize),
    /// A record that cannot be read.
    #[error(transparent)]
    Record(Box<RecordError>),
    /// A record that does not follow the rules, or its seed.
    #[error(transparent)]
    Misfit(Box<Misfit>),
    /// What is wrong with a mission that stands in the middle.
    #[error("after {lines} lines: {fault}")]
    Below {
        /// How many lines stand before it.
        lines: usize,
        /// What is wrong with it.
        fault: Box<Fault>,
    },
    /// A mission that does not follow from those before it.
    #[error("another mission")]
    OtherMission,
}

impl Told for Fault {
    fn code(&self) -> &'static str {
        match self {
            Fault::Name => "campaign-name",
            Fault::Option(_) => "campaign-option",
            Fault::Setup(bad) => bad.code(),
            Fault::NotOne => "campaign-not-one",
            Fault::Newer(_) => "campaign-newer",
            Fault::Damaged(_) => "campaign-damaged",
            Fault::Record(error) => error.code(),
            Fault::Misfit(misfit) => misfit.code(),
            Fault::Below { lines: _, fault } => fault.code(),
            Fault::OtherMission => "campaign-other-mission",
        }
    }

    fn arguments(&self) -> Arguments {
        match self {
            Fault::Name => vec![("most", LONGEST_NAME.to_string())],
            Fault::Option(option) => {
                let legible = option.chars().take(LONGEST_NAME).flat_map(char::escape_debug).collect();
                vec![("option", legible), ("options", SETTLED.join(", "))]
            }
            Fault::Setup(bad) => bad.arguments(),
            // It is the first line that says what something is.
            Fault::NotOne => vec![("line", 1.to_string())],
            Fault::Newer(found) => {
                vec![("found", found.to_string()), ("known", FORMAT.to_string()), ("line", 1.to_string())]
            }
            Fault::Damaged(line) => vec![("line", line.to_string())],
            Fault::Record(error) => error.arguments(),
            Fault::Misfit(misfit) => misfit.arguments(),
            Fault::Below { lines, fault } => below(*lines, fault.arguments()),
            Fault::OtherMission => Vec::new(),
        }
    }
}

/// What was told of a mission, for whoever reads the whole: its lines stand further down there.
fn below(lines: usize, arguments: Arguments) -> Arguments {
    let (line, mut others): (Arguments, Arguments) = arguments.into_iter().partition(|(name, _)| *name == "line");
    let line = line.first().and_then(|(_, line)| line.parse::<usize>().ok()).unwrap_or_default();
    others.push(("line", (lines + line).to_string()));
    others
}
