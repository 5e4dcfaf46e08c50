//! Perft: how many ways a game can go from a position. Any change in what is offered
//! or in what chance can show changes the numbers.

use crate::{Game, Log, Pending, State};

/// The number of ways to play `depth` inputs, answers and outcomes alike. An ended game
/// counts as one way.
pub fn perft<G: Game>(state: &State<G>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let children = children(state);
    match children.is_empty() {
        true => 1,
        false => children.iter().map(|child| perft(child, depth - 1)).sum(),
    }
}

/// Every position that one input leads to.
fn children<G: Game>(state: &State<G>) -> Vec<State<G>> {
    match state.pending() {
        Pending::Players { .. } => {
            let mut found = Vec::new();
            for seat in state.pending().may_answer().iter() {
                let mut choices = Vec::new();
                state.choices(seat, &mut choices);
                found.extend(choices.into_iter().map(|choice| {
                    let mut child = *state;
                    child.choose_unchecked(seat, choice, &mut Log::Off);
                    child
                }));
            }
            found
        }
        Pending::Chance => {
            let mut odds = Vec::new();
            state.odds(&mut odds);
            let show = |(outcome, _)| {
                let mut child = *state;
                child.resolve_unchecked(outcome, &mut Log::Off);
                child
            };
            odds.into_iter().map(show).collect()
        }
        Pending::Nobody => Vec::new(),
    }
}
