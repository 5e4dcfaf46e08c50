//! The bot that answers anything.

use engine::Views;

use crate::{Asked, Bot, Thought};

/// Answers at random.
#[derive(Debug)]
pub struct Random;

impl<G: Views> Bot<G> for Random {
    fn answer(&self, asked: &Asked<'_, G>, below: &mut dyn FnMut(u32) -> u32) -> Thought<G> {
        Thought::of(asked.choices[below(asked.choices.len() as u32) as usize])
    }
}
