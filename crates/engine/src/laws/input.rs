//! Inputs: what the laws play with.

use crate::{Game, Log, Pending, Refused, Seat, State};

/// Everything that can be told to a game from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Input<G: Game> {
    /// An answer.
    Chose(Seat, G::Choice),
    /// What chance showed.
    Rolled(G::Outcome),
    /// A player left.
    Resigned(Seat),
}

impl<G: Game> Input<G> {
    /// Gives it to a game, which may refuse it.
    pub(super) fn give_to(self, state: &mut State<G>, log: &mut Log<'_, G>) -> Result<(), Refused> {
        match self {
            Input::Chose(seat, choice) => state.choose(seat, choice, log),
            Input::Rolled(outcome) => state.resolve(outcome, log),
            Input::Resigned(seat) => state.resign(seat, log),
        }
    }

    /// Gives it to a game that has offered it.
    #[inline]
    pub(super) fn give_unchecked(self, state: &mut State<G>, log: &mut Log<'_, G>) {
        match self {
            Input::Chose(seat, choice) => state.choose_unchecked(seat, choice, log),
            Input::Rolled(outcome) => state.resolve_unchecked(outcome, log),
            // A resignation is refused where the rules say so, and then nothing happens.
            Input::Resigned(seat) => drop(state.resign(seat, log)),
        }
    }
}

/// What a game offers at a pause. The lists are used again and again.
#[derive(Debug)]
pub(super) struct Offered<G: Game> {
    /// The answers of the seat last looked at.
    pub(super) choices: Vec<G::Choice>,
    /// What chance may show.
    pub(super) odds: Vec<(G::Outcome, u32)>,
}

impl<G: Game> Default for Offered<G> {
    fn default() -> Self {
        Offered { choices: Vec::new(), odds: Vec::new() }
    }
}

impl<G: Game> Offered<G> {
    /// An input that the game offers, each answer of a seat as likely as the others and
    /// each outcome by its odds. None when the game is over or offers nothing.
    #[inline]
    pub(super) fn any(&mut self, state: &State<G>, below: &mut dyn FnMut(u32) -> u32) -> Option<Input<G>> {
        match state.pending() {
            Pending::Players { asked, may_interject } => {
                let n_interjecting = may_interject.len() as u32;
                let others = if n_interjecting > 0 { below(n_interjecting + 1) } else { 0 };
                let seat = match others.checked_sub(1) {
                    Some(nth) => may_interject.iter().nth(nth as usize)?,
                    None if asked.len() == 1 => asked.first()?,
                    None if asked.is_empty() => return None,
                    None => asked.iter().nth(below(asked.len() as u32) as usize)?,
                };
                state.choices(seat, &mut self.choices);
                let choice = pick(&self.choices, below)?;
                Some(Input::Chose(seat, *choice))
            }
            Pending::Chance => {
                state.odds(&mut self.odds);
                let total: u32 = self.odds.iter().map(|&(_, ways)| ways).sum();
                let mut left = if total > 0 { below(total) } else { return None };
                for &(outcome, ways) in &self.odds {
                    match left.checked_sub(ways) {
                        Some(rest) => left = rest,
                        None => return Some(Input::Rolled(outcome)),
                    }
                }
                None
            }
            Pending::Nobody => None,
        }
    }
}

/// Any of `items`, unless there is none.
#[inline]
pub(super) fn pick<'a, T>(items: &'a [T], below: &mut dyn FnMut(u32) -> u32) -> Option<&'a T> {
    match items {
        [] => None,
        [only] => Some(only),
        several => several.get(below(several.len() as u32) as usize),
    }
}
