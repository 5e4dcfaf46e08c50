//! What comes of a table in the round that follows: the others have their turns, with dice that fall as they may, until
//! the seat is to roll again. Then the judge says how it stands.
//!
//! Whoever is asked there takes the answer after which they stand best, one at a time: that is quick enough to be played
//! hundreds of times. The tables that are compared get the same dice.

use alien_frontiers::{AlienFrontiers, Choice, Outcome};
use engine::{Log, Pending, Seat, State};

use super::{judge, whole_turn::Way};
use crate::budget::Meter;

/// A round takes fewer inputs than this.
const LONGEST: usize = 400;

/// Plays rounds. Its lists are used again and again.
#[derive(Default)]
pub(super) struct Rounds {
    choices: Vec<Choice>,
    odds: Vec<(Outcome, u32)>,
}

/// Dice that fall the same whenever they start from the same number (SplitMix64).
struct Falls(u64);

impl Falls {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((((mixed ^ (mixed >> 31)) >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// A plan under consideration.
struct Candidate {
    end: usize,
    /// The chances to win that came of it, added up.
    sum: f32,
    rounds: u16,
}

impl Candidate {
    fn mean(&self) -> f32 {
        self.sum / f32::from(self.rounds.max(1))
    }
}

impl Rounds {
    /// Which of the tables at the ends of some plans is best for `seat`, by what comes of them: all are tried a few
    /// times, then the better half more often, until two are left. `seed` says how the dice fall.
    pub(super) fn best_of(&mut self, ends: &[Way], seat: Seat, rounds: u16, seed: u64, meter: &mut Meter<'_>) -> usize {
        let mut left: Vec<Candidate> = (0..ends.len()).map(|end| Candidate { end, sum: 0.0, rounds: 0 }).collect();
        let heats = left.len().next_power_of_two().trailing_zeros().max(1);
        while left.len() > 1 {
            let each = (rounds / heats as u16 / left.len() as u16).max(1);
            for _ in 0..each {
                for candidate in &mut left {
                    let falls = Falls(seed ^ u64::from(candidate.rounds).wrapping_mul(0xd605_1f5b_6d5f_4b3d));
                    let chance = self.chance_after(&ends[candidate.end].state, seat, falls, meter);
                    if meter.is_spent() {
                        // A round that was broken off says nothing.
                        return winner(&left, ends);
                    }
                    candidate.sum += chance;
                    candidate.rounds += 1;
                }
            }
            left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            if left.len() == 2 {
                break;
            }
            left.truncate(left.len().div_ceil(2));
        }
        winner(&left, ends)
    }

    /// The chance of `seat` to win when it is to roll again.
    fn chance_after(
        &mut self,
        state: &State<AlienFrontiers>,
        seat: Seat,
        mut falls: Falls,
        meter: &mut Meter<'_>,
    ) -> f32 {
        let mut state = *state;
        let mut has_passed = false;
        for _ in 0..LONGEST {
            let on_turn = state.board().this_turn.seat;
            has_passed |= on_turn != seat;
            if meter.is_spent() || (has_passed && on_turn == seat) {
                break;
            }
            match state.pending() {
                Pending::Nobody => break,
                Pending::Chance => {
                    state.odds(&mut self.odds);
                    let outcome = drawn(&self.odds, &mut falls);
                    state.resolve_unchecked(outcome, &mut Log::Off);
                }
                Pending::Players { asked, .. } => {
                    let who = asked.first().expect("somebody is asked");
                    let choice = self.next_answer(&state, who, meter);
                    state.choose_unchecked(who, choice, &mut Log::Off);
                }
            }
        }
        judge::chance(&state, seat)
    }

    /// The answer after which whoever is asked stands best.
    fn next_answer(&mut self, state: &State<AlienFrontiers>, who: Seat, meter: &mut Meter<'_>) -> Choice {
        state.choices(who, &mut self.choices);
        let mut best = (f32::MIN, self.choices[0]);
        if self.choices.len() == 1 {
            return best.1;
        }
        for &choice in &self.choices {
            let mut after = *state;
            after.choose_unchecked(who, choice, &mut Log::Off);
            meter.look();
            let worth = judge::chance(&after, who);
            if worth > best.0 {
                best = (worth, choice);
            }
        }
        best.1
    }
}

/// What chance shows.
fn drawn(odds: &[(Outcome, u32)], falls: &mut Falls) -> Outcome {
    let mut left = falls.below(odds.iter().map(|(_, ways)| ways).sum());
    for &(outcome, ways) in odds {
        match left.checked_sub(ways) {
            Some(rest) => left = rest,
            None => return outcome,
        }
    }
    odds[0].0
}

/// The one of which most has come; where nothing is known yet, the one that was best before.
fn winner(left: &[Candidate], ends: &[Way]) -> usize {
    let most = left.iter().map(|it| it.rounds).max().unwrap_or(0);
    let known = left.iter().rev().filter(|it| it.rounds + 1 >= most);
    let worth = |it: &Candidate| if most == 0 { ends[it.end].worth } else { it.mean() };
    known.max_by(|one, other| worth(one).total_cmp(&worth(other))).map_or(0, |it| it.end)
}
