//! Players that are programs.
//!
//! A bot is asked like a person: it gets a view, the answers it may give, and a time
//! limit. It never gets a state; one that wants to look ahead imagines a state from its
//! view, so that a bot that cheats cannot be written by accident.

#![warn(missing_docs)]

mod alien_frontiers;
mod aliens;
mod family;
mod greedy;
mod lockdown;
mod nemesis;
mod random;

use std::time::Duration;

use engine::{Seat, Views};
pub use greedy::{Greedy, Judge};
pub use random::Random;

/// What a bot is asked.
pub struct Asked<'a, G: Views> {
    /// The seat that is asked.
    pub seat: Seat,
    /// What that seat may know.
    pub view: &'a G::View,
    /// The answers it may give; never empty.
    pub choices: &'a [G::Choice],
    /// How long it may think.
    pub limit: Duration,
}

/// A player that is a program.
pub trait Bot<G: Views>: Send {
    /// One of `asked.choices`.
    fn answer(&mut self, asked: &Asked<'_, G>) -> G::Choice;
}

engine::words! {
    /// How well a bot plays.
    pub enum Level {
        /// Any answer, each as likely as the other.
        Random,
        /// Looks to the end of its own turn, and takes what is worth most.
        Greedy,
    }
}

impl Level {
    /// The level's name in records and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// The level of this name.
    pub fn from_name(name: &str) -> Option<Level> {
        <Level as engine::Word>::ALL.iter().copied().find(|level| level.name() == name)
    }

    /// A bot of this level, whose own dice start from `seed`.
    pub fn bot<G: Judge>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::seeded(seed)),
            Level::Greedy => G::greedy(seed),
        }
    }
}
