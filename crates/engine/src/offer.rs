//! Answers as a person meets them: with their consequence, or with the rule that
//! forbids them.

use serde::Serialize;

use crate::{Log, RuleId, Seat, State, Views};

/// An answer, with what it touches, costs and gives.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Offer<G: Views> {
    /// The answer.
    pub choice: G::Choice,
    /// What on the table it is about: press any of these to give it.
    pub touches: Vec<G::Touch>,
    /// What it costs.
    pub costs: Vec<G::Amount>,
    /// What it gives, up to the next roll or reveal.
    pub gives: Vec<G::Amount>,
}

/// An answer that a person would try, and the rule that forbids it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Denied<G: Views> {
    /// The answer.
    pub choice: G::Choice,
    /// What on the table it is about.
    pub touches: Vec<G::Touch>,
    /// Why not.
    pub rule: RuleId,
}

impl<G: Views> Offer<G> {
    /// What would happen if `seat` gave this answer, up to the next wait: the events of
    /// a copy of the table.
    pub fn preview(state: &State<G>, seat: Seat, choice: G::Choice) -> (State<G>, Vec<G::Event>) {
        let (mut copy, mut events) = (*state, Vec::new());
        copy.choose_unchecked(seat, choice, &mut Log::On(&mut events));
        (copy, events)
    }
}
