//! NEM-5.33 to NEM-5.36: crafting.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, HeavyItem},
    heard::Heard,
    rules::hands,
    words::{Back, Item, ItemCard},
};

/// Two items become another one.
pub fn craft(
    board: &mut Board,
    seat: Seat,
    item: Item,
    one: ItemCard,
    other: ItemCard,
    log: &mut Log<'_, Nemesis>,
) -> Flow<Frame> {
    rule!("NEM-5.33");
    // NEM-5.35
    board.discard_item(seat, one);
    board.discard_item(seat, other);
    let crafted = ItemCard::new(item, Back::Blue);
    board.items.crafted.take(crafted);
    log.push(Heard::Crafted { seat, item, one, other }.into());
    let mut made = HeavyItem::new(crafted, 0);
    // NEM-5.36, NEM-16.12: a weapon is made fully loaded.
    made.load(made.capacity());
    hands::receive(board, seat, made, log)
}
