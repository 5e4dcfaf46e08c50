//! NEM-24, LOC-27: the parts of a view that both games show alike.
//!
//! Words of a game are plain type parameters. Whose secrets are seen, the game says: a part is made from facts and from
//! what a viewer may know of them.

mod counted;
mod crew;
mod decks;
mod hands;
mod known;
mod table;
mod ways;

pub use counted::{CardCount, TokenCount, WoundCount};
pub use crew::{CardsView, ContaminationView, ObjectiveView, PileView, SeenView};
pub use decks::{ItemPileView, SlotView, item_piles, slots};
pub use hands::{GoodsView, HeldView, backs};
pub use known::{known_by, shown};
pub use table::SetupView;
pub use ways::{CorridorView, corridors};
