//! The bot that answers anything.

use engine::Views;
use rand::{RngExt, SeedableRng, rngs::StdRng};

use crate::{Asked, Bot};

/// Answers at random.
#[derive(Debug)]
pub struct Random(StdRng);

impl Random {
    /// A bot whose dice start from `seed`.
    pub fn seeded(seed: u64) -> Self {
        Random(StdRng::seed_from_u64(seed))
    }
}

impl<G: Views> Bot<G> for Random {
    fn answer(&mut self, asked: &Asked<'_, G>) -> G::Choice {
        asked.choices[self.0.random_range(0..asked.choices.len())]
    }
}
