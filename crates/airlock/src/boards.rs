//! The games as text. Each game has a file of its own that draws its view; what is hidden
//! from a viewer is not in the view, and so cannot be drawn.

pub mod alien_frontiers;
pub mod nemesis;

use bots::Judge;
use engine::Seat;

use crate::telling::{Calling, Sheet};

/// A game that can be shown and told as text.
pub trait TextBoard: Judge {
    /// The whole table.
    fn table(view: &Self::View, sheet: &Sheet<'_>) -> Vec<String>;

    /// What `seat` has to have before its eyes while it answers.
    fn glance(view: &Self::View, seat: Seat, sheet: &Sheet<'_>) -> Vec<String>;

    /// What the marks, places and cards on the table mean.
    fn guide(view: &Self::View, sheet: &Sheet<'_>) -> Vec<String>;

    /// What an amount is: whose, if it is not everybody's, the key of what it is of, and how much.
    fn amount(amount: &Self::Amount) -> (Option<Seat>, String, i64);

    /// Whether a turn begins with this.
    fn begins_turn(heard: &Self::Heard) -> bool;

    /// The sentence for the first of these events, and for how many of them it stands. There
    /// may be nothing worth saying.
    fn sentence(heard: &[&Self::Heard], calling: Calling, sheet: &Sheet<'_>) -> (usize, Option<String>);
}
