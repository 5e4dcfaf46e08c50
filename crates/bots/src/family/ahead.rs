//! Looking ahead: over rolls, and over the questions that belong to what has been begun.

use engine::{Log, Pending, Seat, State};

use super::Survival;
use crate::budget::Meter;

/// How many tables are looked at for one answer. A roll shares them out among what it may show.
pub(super) const TABLES: usize = 64;

/// How many outcomes of a roll are tried if there are too many to try all.
const TRIED: usize = 3;

/// The most answers and rolls that are gone through one after the other.
const LONGEST: u8 = 24;

/// Somebody who looks ahead.
pub(super) struct Ahead<'a, G: Survival> {
    pub(super) seat: Seat,
    /// How the game stands, with what the seat is about to do.
    pub(super) outlook: G::Outlook,
    /// For rolls with too many outcomes.
    pub(super) below: &'a mut dyn FnMut(u32) -> u32,
    /// How much of the thinking is done.
    pub(super) meter: Meter<'a>,
}

impl<G: Survival> Ahead<'_, G> {
    /// What is to be expected of an answer.
    pub(super) fn after(&mut self, state: &State<G>, choice: G::Choice, tables: usize) -> f32 {
        let mut after = *state;
        after.choose_unchecked(self.seat, choice, &mut Log::Off);
        self.prospect(after, tables)
    }

    /// What is to be expected of a table.
    fn prospect(&mut self, mut state: State<G>, tables: usize) -> f32 {
        for _ in 0..LONGEST {
            if state.is_over() || !G::is_about(state.board(), self.seat) || self.meter.is_spent() {
                break;
            }
            match state.pending() {
                Pending::Nobody => break,
                Pending::Chance => return self.expected(&state, tables),
                Pending::Players { asked, .. } => {
                    let waiting = state.under_way().last();
                    if waiting.is_none_or(G::ends_the_action) {
                        break;
                    }
                    let seat = asked.first().expect("somebody is asked");
                    let mut choices = Vec::new();
                    state.choices(seat, &mut choices);
                    let settled = match seat == self.seat {
                        // Of others it is expected that they let it go on.
                        false => choices.first().copied(),
                        true => G::habit(&state, seat, &choices),
                    };
                    match settled {
                        Some(choice) => state.choose_unchecked(seat, choice, &mut Log::Off),
                        None => return self.best(&state, &choices, tables),
                    }
                }
            }
        }
        self.meter.look();
        G::worth(&state, self.seat, self.outlook)
    }

    /// The mean over what chance may show: over all, if the tables suffice, or over a few.
    fn expected(&mut self, state: &State<G>, tables: usize) -> f32 {
        let mut odds = Vec::new();
        state.odds(&mut odds);
        let total: u32 = odds.iter().map(|(_, ways)| ways).sum();
        if odds.len() <= tables {
            let tables = tables / odds.len();
            let weighed = odds.iter().map(|&(outcome, ways)| self.shown(state, outcome, tables) * ways as f32);
            return weighed.sum::<f32>() / total as f32;
        }
        let tried = TRIED.min(tables.max(1));
        let mut sum = 0.0;
        for _ in 0..tried {
            let mut left = (self.below)(total);
            let drawn = odds.iter().find(|(_, ways)| {
                let is_it = left < *ways;
                left = left.wrapping_sub(*ways);
                is_it
            });
            sum += self.shown(state, drawn.expect("the odds add up").0, tables / tried);
        }
        sum / tried as f32
    }

    /// What is to be expected if chance shows this.
    fn shown(&mut self, state: &State<G>, outcome: G::Outcome, tables: usize) -> f32 {
        let mut after = *state;
        after.resolve_unchecked(outcome, &mut Log::Off);
        self.prospect(after, tables)
    }

    /// The best of its own answers.
    fn best(&mut self, state: &State<G>, choices: &[G::Choice], tables: usize) -> f32 {
        let tables = tables / choices.len();
        choices.iter().map(|&choice| self.after(state, choice, tables)).fold(f32::MIN, f32::max)
    }
}
