//! Bots that play a game from input to input, for tests that look at it in between.

use std::time::Duration;

use bots::{Asked, Bot, Judge};
use engine::{Log, Pending, State, Viewer};
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// The bots of a game, seat by seat, and dice.
pub struct BotsAtATable<G: Judge> {
    bots: Vec<Box<dyn Bot<G>>>,
    dice: StdRng,
    choices: Vec<G::Choice>,
    odds: Vec<(G::Outcome, u32)>,
}

impl<G: Judge> BotsAtATable<G> {
    /// The bots, and dice that start from `seed`.
    pub fn new(bots: Vec<Box<dyn Bot<G>>>, seed: u64) -> Self {
        BotsAtATable { bots, dice: StdRng::seed_from_u64(seed), choices: Vec::new(), odds: Vec::new() }
    }

    /// Gives the next input: a bot's answer, or what chance shows.
    pub fn go_on(&mut self, state: &mut State<G>) {
        match state.pending() {
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                state.choices(seat, &mut self.choices);
                let view = G::view(state, Viewer::seat(seat));
                let asked = Asked { seat, view: &view, choices: &self.choices, limit: Duration::from_secs(10) };
                let choice = self.bots[seat.index()].answer(&asked);
                state.choose(seat, choice, &mut Log::Off).expect("a bot answers what it is offered");
            }
            Pending::Chance => {
                state.odds(&mut self.odds);
                let total: u32 = self.odds.iter().map(|(_, ways)| ways).sum();
                let mut left = self.dice.random_range(0..total);
                let shown = self.odds.iter().find(|(_, ways)| {
                    let is_it = left < *ways;
                    left = left.wrapping_sub(*ways);
                    is_it
                });
                state.resolve(shown.expect("the odds add up").0, &mut Log::Off).expect("it can come up");
            }
            Pending::Nobody => (),
        }
    }
}
