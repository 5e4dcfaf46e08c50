//! Players that are programs.
//!
//! A bot is told and asked like a person: it hears what its seat hears, and then it gets a view, the answers it may
//! give, and a budget. It never gets a state; one that wants to look ahead imagines a state from its view, so that a bot
//! that cheats cannot be written by accident. What it remembers is what it heard: `answer` cannot change it.

#![warn(missing_docs)]

mod alien_frontiers;
mod aliens;
mod budget;
mod family;
mod greedy;
mod lockdown;
mod nemesis;
mod random;
mod sitting;

pub use alien_frontiers::learning;
pub use budget::Budget;
use engine::{Seat, Views};
pub use greedy::{Greedy, Judge};
use rand::{RngExt, SeedableRng, rngs::StdRng};
pub use random::Random;
pub use sitting::{News, Sitting};

/// What a bot is asked.
pub struct Asked<'a, G: Views> {
    /// The seat that is asked.
    pub seat: Seat,
    /// What that seat may know.
    pub view: &'a G::View,
    /// The answers it may give; never empty.
    pub choices: &'a [G::Choice],
    /// What the bot meant to answer now and next when it was last asked. Nothing if anything has happened since but that
    /// answer.
    pub plan: &'a [G::Choice],
    /// How much it may think.
    pub budget: Budget<'a>,
}

/// What a bot comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<G: Views> {
    /// One of the answers.
    pub choice: G::Choice,
    /// What it means to answer next, as long as nothing but its own answers happens.
    pub plan: Vec<G::Choice>,
}

impl<G: Views> Thought<G> {
    /// An answer, and nothing further.
    pub fn of(choice: G::Choice) -> Thought<G> {
        Thought { choice, plan: Vec::new() }
    }
}

/// A player that is a program.
pub trait Bot<G: Views>: Send {
    /// Something that its seat is told. What the bot remembers follows from that, in its order, and from nothing else.
    /// Nothing to do for whoever goes by what is on the table.
    fn heard(&mut self, _heard: &G::Heard) {}

    /// One of `asked.choices`. `below(n)` is an even choice from `0..n`.
    fn answer(&self, asked: &Asked<'_, G>, below: &mut dyn FnMut(u32) -> u32) -> Thought<G>;
}

/// The dice of a bot, which start from `seed`. Whoever knows the seed knows what a bot makes of what it sees: at a table
/// with people it follows from a secret of the table.
pub fn dice(seed: u64) -> impl FnMut(u32) -> u32 + Send {
    let mut dice = StdRng::seed_from_u64(seed);
    move |n| dice.random_range(0..n)
}

engine::words! {
    /// How well a bot plays.
    pub enum Level {
        /// Any answer, each as likely as the other.
        Random,
        /// Sees what it gains itself, and errs as beginners do.
        Easy,
        /// Looks to the end of its own turn, and takes what is worth most.
        Greedy,
        /// Plans its turn as a whole, and looks at a little of what may come of it.
        Normal,
        /// The same, and thinks for longer.
        Hard,
    }
}

impl Level {
    /// The level's name in records and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Greedy => "greedy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    /// The level of this name.
    pub fn from_name(name: &str) -> Option<Level> {
        <Level as engine::Word>::ALL.iter().copied().find(|level| level.name() == name)
    }

    /// A bot of this level, which has heard nothing yet. A level that the game does not have is played by the greedy bot.
    pub fn bot<G: Judge>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random),
            Level::Greedy => G::greedy(),
            Level::Easy | Level::Normal | Level::Hard => G::planner(self).unwrap_or_else(G::greedy),
        }
    }
}
