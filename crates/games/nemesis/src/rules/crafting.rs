//! NEM-5.33 to NEM-5.36: crafting, as in both books.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, HeavyItem},
    words::{Back, Item, ItemCard},
};

/// Two items become another one. NEM-16.12: a weapon is made fully loaded.
pub fn craft(board: &mut Board, seat: Seat, item: Item, of: [ItemCard; 2], log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let mut made = HeavyItem::new(ItemCard::new(item, Back::Blue), 0);
    rule!("NEM-5.36");
    made.load(made.capacity());
    nemesis_kit::rules::crafting::craft(board, seat, made, of, log)
}
