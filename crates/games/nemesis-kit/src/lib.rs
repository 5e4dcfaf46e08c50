//! What the rulebooks of Nemesis and Nemesis: Lockdown say in the same words.
//!
//! Nouns with their verbs, and nothing that would have to ask which game it is in: the flow of
//! a rule stays in its game, however alike it looks. Each noun names the ids of both books.

#![warn(missing_docs)]

mod contamination;
mod doors;
mod ways;
mod wounds;

pub use contamination::{ContaminationDeck, Contaminations};
pub use doors::Doors;
pub use ways::{Way, Ways};
pub use wounds::{LightWound, LightWounds};
