//! NEM-5.33 to NEM-5.36, LOC-5.50: crafting.

use engine::{Flow, Log, Seat};

use crate::{Aboard, CardOf, CarriedCard, CarriedItem, Counted, Handled, ItemOf, Kin, rule_of, rules::hands};

/// Two items become another one, as it is made.
pub fn craft<G: Kin>(
    board: &mut G::Board,
    seat: Seat,
    made: ItemOf<G>,
    [one, other]: [CardOf<G>; 2],
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-5.33", "LOC-5.50");
    // Face up on the piles of their colours.
    rule_of!(G, "NEM-5.35", "LOC-17.23");
    board.spend_item(seat, one);
    board.spend_item(seat, other);
    board.items_mut().crafted.take(made.card());
    log.push(Handled::Crafted { seat, item: made.card().item(), one, other }.into());
    hands::receive(board, seat, made, log)
}
