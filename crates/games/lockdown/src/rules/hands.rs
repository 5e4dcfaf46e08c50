//! LOC-17.4, LOC-17.5, LOC-48.1: what is held in two hands, and what has to go, as in both books.

use engine::{Flow, Log, Seat};
pub use nemesis_kit::rules::hands::{
    HandAnswer, HandLost, HandsFull, drop_excess, drop_item, drop_object, receive, take,
};

use crate::{
    Frame, Lockdown,
    board::{Board, HeavyItem},
    heard::Heard,
    words::{Back, Item, ItemCard},
};

/// LOC-19.39, LOC-19.40, LOC-40.8: takes a crafted item, of which one is left.
pub fn take_crafted(board: &mut Board, seat: Seat, item: Item, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let card = ItemCard::new(item, Back::Blue);
    board.items.crafted.take(card);
    if !item.print().is_heavy {
        log.push(Heard::ItemTaken { seat, item: card }.into());
    }
    receive(board, seat, HeavyItem::entering(card), log)
}
