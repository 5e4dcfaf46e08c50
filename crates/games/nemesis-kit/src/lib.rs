//! What the rulebooks of Nemesis and Nemesis: Lockdown say in the same words.
//!
//! Words, parts of a board with their verbs, things, and whole chapters. A chapter is written once, for any game
//! that is [`Kin`], and cites the ids of both books.

#![warn(missing_docs)]

mod aboard;
pub mod base;
mod carried;
mod contamination;
mod counted;
pub mod crew;
mod decks;
mod doors;
pub mod foresight;
mod handled;
mod harm;
pub mod imagine;
mod item_decks;
mod kin;
mod nest;
mod plan;
mod played;
pub mod printed;
mod rooms;
#[expect(missing_docs, reason = "a frame is named as its rule is, and so are its fields")]
pub mod rules;
pub mod saying;
mod swarm;
#[expect(missing_docs, reason = "a frame is named as its rule is, and so are its fields")]
pub mod things;
mod told;
mod turned;
pub mod view;
mod walked;
mod ways;
#[expect(missing_docs, reason = "a word is named by its text")]
pub mod words;
mod wounds;

pub use aboard::Aboard;
pub use carried::{CarriedCard, CarriedItem, CarriedObject, Hands, Held};
pub use contamination::{ContaminationDeck, Contaminations};
pub use counted::{Counted, used};
pub use decks::CardDeck;
pub use doors::Doors;
pub use handled::Handled;
pub use harm::Harm;
pub use item_decks::{ItemDecks, SEARCHED};
pub use kin::{
    ActionCardOf, ActionOf, AttackCardOf, Book, CardOf, CauseOf, Chapters, EventCardOf, Handles, HeldOf, ItemOf, Kin,
    Marker, ObjectOf, PersonalOf, TileOf, TokenOf, WoundOf, everybody,
};
pub use nest::Nest;
pub use plan::{CorridorPrint, Passage, Plan};
pub use played::Played;
pub use rooms::Rooms;
pub use swarm::{Figure, MOST_FIGURES, Swarm, Token, Tokens};
pub use told::Told;
pub use turned::{Compared, Turned};
pub use walked::Walked;
pub use ways::{Way, Ways};
pub use wounds::{LightWound, LightWounds, SERIOUS_WOUNDS, SeriousWounds, Wound, WoundDeck};
