//! LOC-17.4, LOC-17.5, LOC-48.1: what is held in two hands, and what has to go, as in both books.

use engine::{Flow, Log, Seat, rule};
pub use nemesis_kit::rules::hands::{
    HandAnswer, HandLost, HandsFull, drop_excess, drop_item, drop_object, receive, take,
};

use crate::{
    Frame, Lockdown,
    board::{Board, HeavyItem, Held, ObjectToken},
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

/// LOC-5.22, LOC-5.40: takes an object from the floor. LOC-5.41: the eggs of the nest do not lie there.
pub fn pick_up(board: &mut Board, seat: Seat, object: ObjectToken, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-5.40");
    let room = board.player(seat).room().expect("whoever picks something up stands in a room");
    board.place_mut(room).take(object);
    take(board, seat, Held::Object(object), log)
}

/// LOC-17.24, LOC-17.40, LOC-17.41: an item is dropped, or lost without use: face down under its deck. LOC-27.25: what was in
/// the inventory nobody else sees.
pub fn lose_item(board: &mut Board, seat: Seat, card: ItemCard, log: &mut Log<'_, Lockdown>) {
    let is_open = card.item.print().is_heavy;
    let gone = board.take_item(seat, card);
    if is_open {
        drop_item(board, seat, gone, log);
        return;
    }
    rule!("LOC-17.24");
    board.let_go(seat, gone);
    log.push(Heard::item_lost(seat, card));
}
