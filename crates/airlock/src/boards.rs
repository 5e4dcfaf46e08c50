//! The games as text. Each game has a file of its own that draws its view; what is hidden
//! from a viewer is not in the view, and so cannot be drawn.

pub mod alien_frontiers;
pub mod aliens;
pub mod lockdown;
pub mod nemesis;
mod nemesis_kit;

use std::time::Duration;

use bots::Judge;
use engine::{Line, Seat, Standing};
use texts::Args;

use crate::{
    say::Say,
    telling::{Calling, Place, Sheet},
};

/// A game that can be shown and told as text.
pub trait TextBoard: Judge {
    /// The whole table, with what is foreseen by whoever is asked.
    fn table(view: &Self::View, foresight: Option<&Self::Foresight>, sheet: &Sheet<'_>) -> Vec<String>;

    /// What `seat` has to have before its eyes while it answers.
    fn glance(view: &Self::View, foresight: Option<&Self::Foresight>, seat: Seat, sheet: &Sheet<'_>) -> Vec<String>;

    /// What the marks, places and cards on the table mean.
    fn guide(view: &Self::View, sheet: &Sheet<'_>) -> Vec<String>;

    /// What an amount is: whose, if it is not everybody's, the key of what it is of, and how much.
    fn amount(amount: &Self::Amount) -> (Option<Seat>, String, i64);

    /// How a seat stands: its points, or what became of it.
    fn standing(place: &Standing, _: &Self::Board, say: &Say) -> String {
        say.with("ui-points", &Args::new().with("points", i64::from(place.score)))
    }

    /// The tables that are built once, before the first game: what for, how long that takes, and
    /// how many bytes they have.
    fn tables() -> Vec<BuiltTable> {
        Vec::new()
    }

    /// What is to be seen beside an answer, such as which way a step leads. Most answers speak for
    /// themselves.
    fn beside(_: &Self::View, _: Option<&Self::Foresight>, _: &Self::Choice, _: &Sheet<'_>) -> Option<String> {
        None
    }

    /// What an answer leads to, by its place among the offers, as far as the game foresees it.
    fn ahead(_: &Self::View, _: &Self::Foresight, _answer: usize, _: &Sheet<'_>) -> Option<String> {
        None
    }

    /// What the action under way leads to, whatever is answered.
    fn ahead_of_all(_: &Self::View, _: &Self::Foresight, _: &Sheet<'_>) -> Option<String> {
        None
    }

    /// What can be gone to by an order, such as a square several steps away, the nearest first.
    fn goals(_: &Self::View, _: Option<&Self::Foresight>, _: &[Self::Choice], _: &Sheet<'_>) -> Vec<Goal<Self>> {
        Vec::new()
    }

    /// Orders that have a name of their own, such as what everybody usually begins with.
    fn orders(_: &Self::View, _: &[Self::Choice], _: &Say) -> Vec<Goal<Self>> {
        Vec::new()
    }

    /// Whether what is asked is asked again and again, with answers that hardly change.
    fn is_long_list(_: &Self::View) -> bool {
        false
    }

    /// The answer that lets a question pass, where every other one plays something that can also be kept.
    fn declining(_: &[Self::Choice]) -> Option<Self::Choice> {
        None
    }

    /// What an answer is about, beyond its name, for whoever asks.
    fn explains(_: &Self::Choice, _: &Sheet<'_>) -> Vec<String> {
        Vec::new()
    }

    /// What is to be seen of whatever is called so; nothing if nothing is.
    fn show(_: &Self::View, _called: &str, _: &Sheet<'_>) -> Option<Vec<String>> {
        None
    }

    /// The part of the table around whoever acts, for a page that is long enough.
    fn surroundings(_: &Self::View, _: &Sheet<'_>) -> Vec<String> {
        Vec::new()
    }

    /// Whether this strikes: what was typed before anybody knew of it is not meant for what is asked next.
    fn strikes(_: &Self::Heard) -> bool {
        false
    }

    /// The name of the hero whom an answer takes, in games where each player takes one.
    fn hero(_: &Self::Choice) -> Option<String> {
        None
    }

    /// What became of those who played, when the game is over and the standings do not tell.
    fn epilogue(_: &Self::View, _: &Sheet<'_>) -> Vec<String> {
        Vec::new()
    }

    /// What the game comes to in numbers, from everything that happened in it.
    fn tally(_: &[Self::Heard], _: &Sheet<'_>) -> Vec<String> {
        Vec::new()
    }

    /// Whether a turn begins with this: whoever is asked next sees the whole table again.
    fn begins_turn(heard: &Self::Heard) -> bool;

    /// Where what is told of this stands. Most games tell a turn in one paragraph.
    fn place(_: &Self::Heard) -> Place {
        Place::RunsOn
    }

    /// The sentence for some events that are one line, and how that stands to the one before it.
    fn sentence(heard: &[&Self::Heard], line: Line, calling: Calling, sheet: &Sheet<'_>) -> String;
}

/// Something that is reached by several answers, planned as one.
#[derive(Clone, Debug)]
pub struct Goal<G: TextBoard> {
    /// How it is written.
    pub name: String,
    /// How far away it is.
    pub cost: u8,
    /// What comes of going there.
    pub remark: Option<String>,
    /// The answers that lead there.
    pub choices: Vec<G::Choice>,
    /// The answer that ends it, if that is asked at all.
    pub end: Option<G::Choice>,
}

/// A table that is built once.
pub struct BuiltTable {
    /// The key of what it is for.
    pub key: String,
    pub time: Duration,
    pub bytes: usize,
}
