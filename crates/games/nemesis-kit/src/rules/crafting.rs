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

/// NEM-5.33, LOC-5.50: the pairs of cards that somebody carries of which one serves for one icon of a recipe and the other
/// for the other; of one card, if there are two of it.
pub fn each_pair<B: Aboard>(
    board: &B,
    seat: Seat,
    serves_one: impl Fn(B::Card) -> bool,
    serves_other: impl Fn(B::Card) -> bool,
    offer: &mut dyn FnMut(B::Card, B::Card),
) {
    for one in each_card(board, seat).filter(|&card| serves_one(card)) {
        for other in each_card(board, seat).filter(|&card| serves_other(card)) {
            if one != other || board.inventory(seat).iter().any(|(card, n)| card == one && n > 1) {
                offer(one, other);
            }
        }
    }
}

/// Every item card that somebody carries, each kind once: first the inventory, then the hands.
fn each_card<B: Aboard>(board: &B, seat: Seat) -> impl Iterator<Item = B::Card> {
    let hands = board.hands(seat);
    let is_first = |&(nth, card): &(usize, B::Card)| hands.items().take(nth).all(|it| it.card() != card);
    let held = hands.items().map(|held| held.card()).enumerate().filter(is_first).map(|(_, card)| card);
    board.inventory(seat).iter().map(|(card, _)| card).chain(held)
}
