//! How what is told in the shared chapters is said: by which rule it happens.

use engine::RuleId;

use crate::{Book, Harm, Told, Turned};

/// The rule by which something happens that is told of noise, doors, markers and intruders, where one is worth reading.
pub fn rule_of_told<T>(told: &Told<T>, book: Book) -> Option<RuleId> {
    Some(match told {
        Told::NoiseRolled { .. } => book.id("NEM-7.3", "LOC-7.3"),
        Told::FireBrokeOut { .. } => book.id("NEM-9.4", "LOC-9.4"),
        Told::Malfunctioned { .. } => book.id("NEM-9.11", "LOC-9.10"),
        Told::Encountered { .. } => book.id("NEM-10.1", "LOC-10.1"),
        Told::BagDeveloped { .. } => book.id("NEM-4.28", "LOC-4.47"),
        Told::CombatRolled { .. } => book.id("NEM-11.3", "LOC-11.20"),
        _ => return None,
    })
}

/// The same of what befalls characters and intruders.
pub fn rule_of_harm<W, C>(harm: &Harm<W, C>, book: Book) -> Option<RuleId> {
    Some(match harm {
        Harm::Injured { .. } => book.id("NEM-11.15", "LOC-11.32"),
        Harm::Contaminated { .. } => book.id("NEM-13.1", "LOC-13.1"),
        Harm::SeriousWoundSuffered { .. } => book.id("NEM-14.3", "LOC-14.2"),
        Harm::Died { .. } => book.id("NEM-14.10", "LOC-14.8"),
        _ => return None,
    })
}

/// The same of cards that are turned up.
pub fn rule_of_turned<A, E>(turned: &Turned<A, E>, book: Book) -> Option<RuleId> {
    match turned {
        Turned::EventDrawn { .. } => Some(book.id("NEM-4.19", "LOC-4.38")),
        Turned::EnduranceShown { .. } | Turned::RetreatShown { .. } | Turned::EventPutAway { .. } => None,
    }
}
