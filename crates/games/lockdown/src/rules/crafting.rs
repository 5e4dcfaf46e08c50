//! LOC-5.24, LOC-5.50, LOC-5.51: crafting, as in both books.

use engine::{Flow, Log, Seat};
use nemesis_kit::rules::crafting::each_pair;

use crate::{
    Frame, Lockdown,
    board::{Board, HeavyItem},
    content::items::RECIPES,
    words::{Back, Component, Item, ItemCard},
};

/// LOC-5.50: what can be crafted of what is carried, if a card of it is left (LOC-5.51). Where both icons are the same, each
/// pair once.
pub fn each_recipe(board: &Board, seat: Seat, offer: &mut dyn FnMut(Item, ItemCard, ItemCard)) {
    let serves = |card: ItemCard, icon: Component| card.item.print().component == Some(icon);
    for recipe in RECIPES.iter().filter(|recipe| board.has_crafted(recipe.item)) {
        let [one, other] = recipe.of;
        each_pair(board, seat, |card| serves(card, one), |card| serves(card, other), &mut |first, second| {
            if one != other || first <= second {
                offer(recipe.item, first, second);
            }
        });
    }
}

/// LOC-5.50: two items become another one. LOC-17.11: a weapon with its first number of rounds.
pub fn craft(board: &mut Board, seat: Seat, item: Item, of: [ItemCard; 2], log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let made = HeavyItem::entering(ItemCard::new(item, Back::Blue));
    nemesis_kit::rules::crafting::craft(board, seat, made, of, log)
}
