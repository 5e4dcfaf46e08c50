//! What the rulebooks of Nemesis and Nemesis: Lockdown say in the same words.
//!
//! Words, and parts of a board with their verbs. Each names the ids of both books.

#![warn(missing_docs)]

mod contamination;
mod doors;
mod plan;
mod rooms;
mod swarm;
mod ways;
#[expect(missing_docs, reason = "a word is named by its text")]
pub mod words;
mod wounds;

pub use contamination::{ContaminationDeck, Contaminations};
pub use doors::Doors;
pub use plan::{CorridorPrint, Passage, Plan};
pub use rooms::Rooms;
pub use swarm::{Figure, MOST_FIGURES, Swarm, Token, Tokens};
pub use ways::{Way, Ways};
pub use wounds::{LightWound, LightWounds};
