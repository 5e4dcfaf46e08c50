//! LOC-17.23 to LOC-17.25: where items go that nobody has any more.

use engine::{Seat, rule};

use crate::{
    board::{Board, HeavyItem},
    words::{Back, Item, ItemCard},
};

impl Board {
    /// A card that a player has goes to somebody else, or away. Gives it back as it is loaded.
    pub fn take_item(&mut self, seat: Seat, card: ItemCard) -> HeavyItem {
        self.player_mut(seat).take_item(card)
    }

    /// LOC-17.23: an item is used up, is a component of another, or is a price: face up on the pile of its colour.
    pub fn spend_item(&mut self, seat: Seat, card: ItemCard) {
        let gone = self.take_item(seat, card);
        rule!("LOC-17.23");
        self.items.discard(gone.card);
        if gone.has_extended_magazine {
            rule!("LOC-17.25");
            self.items.discard(MAGAZINE);
        }
    }

    /// LOC-17.24, LOC-40.7: an item is dropped or lost: face down under its deck, and what is attached to it too (LOC-17.25).
    pub fn let_go(&mut self, seat: Seat, gone: HeavyItem) {
        self.items.lose(gone.card, seat);
        if gone.has_extended_magazine {
            rule!("LOC-17.25");
            self.items.lose(MAGAZINE, seat);
        }
    }
}

/// LOC-17.6: what is attached to a weapon.
const MAGAZINE: ItemCard = ItemCard::new(Item::ExtendedMagazine, Back::Red);
