//! The greedy bot of Nemesis, which plays for its life and for its objective.
//!
//! Small questions it answers by habit (`habits.rs`). Whatever is left it tries out on the table
//! it imagines and looks at what comes of it, over the rolls and questions that belong to it
//! (`ahead.rs`). A table is worth the chance to live, and a little more for what is at hand:
//! `worth.rs` puts together what the other files say, each of one concern.

mod ahead;
mod belongings;
mod body;
mod errands;
mod habits;
mod intent;
mod leaving;
mod objectives;
mod paths;
mod pursuit;
mod ship;
mod threat;
mod work;
mod worth;

use engine::{Lawful, Seat, State};
use nemesis::{Choice, Nemesis, rules::actions::Action};
use rand::{RngExt, SeedableRng, rngs::StdRng};

use self::intent::Intent;
use crate::{Asked, Bot, Judge};

impl Judge for Nemesis {
    type Outlook = Intent;

    fn outlook(state: &State<Self>, seat: Seat) -> Intent {
        Intent::of(state.board(), seat)
    }

    fn worth(state: &State<Self>, seat: Seat, intent: Intent) -> f32 {
        worth::worth(state.board(), seat, intent)
    }

    fn greedy(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Survivor { dice: StdRng::seed_from_u64(seed) })
    }
}

/// Plays for its life, and for its objective as long as it lives.
struct Survivor {
    /// With which it imagines what it cannot see.
    dice: StdRng,
}

impl Bot<Nemesis> for Survivor {
    fn answer(&mut self, asked: &Asked<'_, Nemesis>) -> Choice {
        if let [only] = asked.choices {
            return *only;
        }
        let state = Nemesis::imagine(asked.view, &mut |n| self.dice.random_range(0..n));
        if let Some(choice) = habits::answer(&state, asked.seat, asked.choices) {
            return choice;
        }
        let intent = Nemesis::outlook(&state, asked.seat);
        let mut ahead = ahead::Ahead { seat: asked.seat, intent, dice: &mut self.dice };
        let mut best = (f32::MIN, asked.choices[0]);
        for &choice in asked.choices.iter().filter(|&&choice| !habits::is_idle(state.board(), asked.seat, choice)) {
            let worth = match choice {
                // What others do after the pass has nothing to do with it.
                Choice::Turn(Action::Pass) => worth::of_pass(state.board(), asked.seat, intent),
                _ => ahead.after(&state, choice, ahead::TABLES),
            };
            if worth > best.0 {
                best = (worth, choice);
            }
        }
        best.1
    }
}
