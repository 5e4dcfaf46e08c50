//! NEM-35.4, LOC-39.54: the Adrenaline Injection: a card, and as many actions as somebody likes.

use engine::{Flow, Seat};

use crate::{Aboard, Kin, rule_of, rules::drawing};

/// Nobody counts the actions of this turn any more, which ends with a pass, and a card is drawn.
pub fn inject<G: Kin>(board: &mut G::Board, seat: Seat) -> Flow<G::Frame> {
    rule_of!(G, "NEM-35.4", "LOC-39.54");
    *board.is_unlimited_mut() = true;
    drawing::then_draw::<G>(board, seat, 1)
}
