//! NEM-13.1, NEM-16.3, NEM-17.2: eggs, items and cards that come and go.

use engine::{Seat, rule};

use crate::{
    board::{Board, HeavyItem},
    words::{Back, Item, ItemCard, Object, Room, RoomNumber, SeriousWound},
};

impl Board {
    /// NEM-17.14: the eggs in a room that nobody carries; those of the nest among them.
    pub fn loose_eggs(&self, room: RoomNumber) -> u8 {
        rule!("NEM-17.14");
        let in_nest = if self.room(room) == Some(Room::Nest) { self.nest.eggs } else { 0 };
        in_nest + self.place(room).eggs
    }

    /// NEM-1.16, NEM-17.12: an egg is gone from a room, in the nest one of the nest's own if any is left.
    /// It returns to the stock.
    pub fn destroy_egg(&mut self, room: RoomNumber) {
        if self.room(room) == Some(Room::Nest) && self.nest.eggs > 0 {
            rule!("NEM-17.12");
            self.take_egg_from_nest();
        } else {
            self.place_mut(room).eggs -= 1;
        }
        rule!("NEM-1.16");
        self.nest.eggs_in_stock += 1;
    }

    /// NEM-17.13: an egg leaves the intruder board.
    pub fn take_egg_from_nest(&mut self) {
        rule!("NEM-17.13");
        self.nest.take();
    }

    /// NEM-13.1, NEM-13.17: a contamination card goes on a player's discard pile, if there is one left. Says
    /// whether it did.
    pub fn contaminate(&mut self, seat: Seat) -> bool {
        let is_taken = self.contamination.take();
        self.player_mut(seat).discard.contamination.unscanned += is_taken as u8;
        is_taken
    }

    /// NEM-14.3: a wound card leaves a player for the discard pile.
    pub fn discard_wound(&mut self, wound: SeriousWound) {
        self.wounds.discard.add(wound);
    }

    /// A card that a player has is used up, dropped or given away: where it was, it is no more.
    /// Gives back what was in a hand, with its ammo.
    pub fn take_item(&mut self, seat: Seat, card: ItemCard) -> HeavyItem {
        let player = self.player_mut(seat);
        if player.inventory.count(card) > 0 {
            player.inventory.take(card);
            return HeavyItem::new(card, 0);
        }
        player.hands.take_item(card.item)
    }

    /// NEM-5.46: a used or dropped card, with what is attached to it, goes to its pile.
    pub fn discard_item(&mut self, seat: Seat, card: ItemCard) {
        let gone = self.take_item(seat, card);
        self.discard_heavy(gone);
    }

    /// NEM-16.19: an item that nobody holds any more goes to its pile, and what is attached to its own.
    pub fn discard_heavy(&mut self, gone: HeavyItem) {
        rule!("NEM-16.19");
        match gone.card.back {
            Back::Red | Back::Yellow | Back::Green => rule!("NEM-16.33"),
            Back::Blue => rule!("NEM-16.35"),
            Back::Starting | Back::Quest => rule!("NEM-5.47"),
        }
        self.items.discard(gone.card);
        if gone.has_extended_magazine {
            self.items.discard(ItemCard::new(Item::ExtendedMagazine, Back::Red));
        }
    }

    /// NEM-15.2: whether an object of this kind is in a room, on the floor or carried.
    pub fn has_object(&self, room: RoomNumber, object: Object) -> bool {
        self.place(room).has(object) || self.characters_in(room).any(|seat| self.player(seat).hands.has(object))
    }
}
