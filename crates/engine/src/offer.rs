//! Answers as a person meets them: with their consequence, or with the rule that
//! forbids them.

use serde::Serialize;

use crate::{Log, Pending, RuleId, Seat, State, Views};

/// An answer, with what it touches, costs and gives.
///
/// Most answers cost and give nothing and can be taken back: what is not so is not written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub struct Offer<G: Views> {
    /// The answer.
    pub choice: G::Choice,
    /// What on the table it is about: press any of these to give it.
    pub touches: Vec<G::Touch>,
    /// What it costs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub costs: Vec<G::Amount>,
    /// What it gives, up to the next roll or reveal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gives: Vec<G::Amount>,
    /// Whether it cannot be taken back freely: chance speaks next, others learn something, the
    /// turn passes on, or the game is over.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_final: bool,
    /// Whether it gives up something of worth that could still be had, such as the end of a turn
    /// before a card is claimed: a person who gives such an answer may have overlooked it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub forgoes: bool,
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
    /// An answer of `seat`, for the game to say what it touches, costs and gives; and the
    /// events that would follow from it, up to the next wait.
    pub fn bare(state: &State<G>, seat: Seat, choice: G::Choice) -> (Offer<G>, Vec<G::Event>) {
        let (after, events) = Offer::preview(state, seat, choice);
        (Offer::carried_out(seat, choice, &after, &events), events)
    }

    /// The same where the game has carried the answer out itself: with the table after it, and the
    /// events up to there.
    pub fn carried_out(seat: Seat, choice: G::Choice, after: &State<G>, events: &[G::Event]) -> Offer<G> {
        let goes_on = match after.pending() {
            Pending::Players { .. } => true,
            Pending::Chance | Pending::Nobody => false,
        };
        let is_final = !goes_on || events.iter().any(|event| G::is_barrier(event, seat) || G::is_look(event, seat));
        let (touches, costs, gives) = (Vec::new(), Vec::new(), Vec::new());
        Offer { choice, touches, costs, gives, is_final, forgoes: false }
    }

    /// What would happen if `seat` gave this answer, up to the next wait: the events of
    /// a copy of the table.
    pub fn preview(state: &State<G>, seat: Seat, choice: G::Choice) -> (State<G>, Vec<G::Event>) {
        let (mut copy, mut events) = (*state, Vec::new());
        copy.choose_unchecked(seat, choice, &mut Log::On(&mut events));
        (copy, events)
    }
}
