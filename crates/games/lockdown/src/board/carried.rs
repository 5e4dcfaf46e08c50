//! LOC-17: what a character carries: items in the inventory, and heavy things in two hands.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Pool, Seat, Word};
use nemesis_kit::{CarriedCard, CarriedItem, CarriedObject};
use serde::{Deserialize, Serialize};

use crate::words::{Back, Item, ItemCard, Object, WeaponClass};

/// Item cards of which only the kinds matter.
pub type ItemPool = Pool<ItemCard, 55>;

/// Every item by its deck; the three that are in two decks come last a second time.
static CARDS: [ItemCard; 55] = {
    let mut cards = [ItemCard { item: Item::WeaponBattery, back: Back::Red }; 55];
    let mut n = 0;
    while n < Item::ALL.len() {
        cards[n] = ItemCard { item: Item::ALL[n], back: usual_back(Item::ALL[n]) };
        n += 1;
    }
    cards[52] = ItemCard { item: Item::WeaponBattery, back: Back::Yellow };
    cards[53] = ItemCard { item: Item::Clothes, back: Back::Green };
    cards[54] = ItemCard { item: Item::Reagent, back: Back::Green };
    cards
};

const fn usual_back(item: Item) -> Back {
    match item as usize {
        0..=12 => Back::Red,
        13..=22 => Back::Yellow,
        23..=30 => Back::Green,
        31..=35 => Back::Blue,
        36..=39 => Back::Starting,
        _ => Back::Quest,
    }
}

impl Word for ItemCard {
    const ALL: &'static [Self] = &CARDS;

    #[inline]
    fn index(self) -> usize {
        match (self.item, self.back) {
            (Item::WeaponBattery, Back::Yellow) => 52,
            (Item::Clothes, Back::Green) => 53,
            (Item::Reagent, Back::Green) => 54,
            (item, _) => item as usize,
        }
    }
}

impl CarriedCard for ItemCard {
    type Item = Item;

    #[inline]
    fn item(self) -> Item {
        self.item
    }
    #[inline]
    fn back(self) -> Back {
        self.back
    }
    #[inline]
    fn is_heavy(self) -> bool {
        self.item.print().is_heavy
    }
}

/// LOC-17.1: an object, which is a token and always heavy.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ObjectToken {
    Corpse {
        of: Seat,
    },
    #[default]
    Egg,
    Carcass,
}

impl ObjectToken {
    /// What it is to the laboratory.
    pub fn object(self) -> Object {
        match self {
            ObjectToken::Corpse { .. } => Object::CharacterCorpse,
            ObjectToken::Egg => Object::Egg,
            ObjectToken::Carcass => Object::IntruderCarcass,
        }
    }
}

impl CarriedObject for ObjectToken {
    #[inline]
    fn object(self) -> Object {
        self.object()
    }
}

/// An item with what it is loaded with: as it lies in a hand, or on its way into one or into an inventory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct HeavyItem {
    pub card: ItemCard,
    /// LOC-17.11: at most the capacity.
    pub ammo: u8,
    /// LOC-17.6: an attachment counts as one with the weapon.
    pub has_extended_magazine: bool,
}

impl HeavyItem {
    /// LOC-17.11: an item as it enters play, with its first number of rounds or charges.
    pub fn entering(card: ItemCard) -> HeavyItem {
        HeavyItem::new(card, card.item.charge().map_or(0, |charge| charge.first))
    }

    /// An item with so much ammo.
    pub fn new(card: ItemCard, ammo: u8) -> HeavyItem {
        HeavyItem { card, ammo, has_extended_magazine: false }
    }

    /// LOC-17.11, LOC-39.19: how much ammo it holds; none if it is no weapon.
    pub fn capacity(&self) -> u8 {
        let printed = self.card.item.weapon().map_or(0, |weapon| weapon.ammo.most);
        printed + 2 * self.has_extended_magazine as u8
    }

    /// Whether it is a weapon of this class.
    pub fn is(&self, class: WeaponClass) -> bool {
        self.card.item.weapon().is_some_and(|weapon| weapon.class == class)
    }

    /// Loads it with so much, up to its capacity.
    pub fn load(&mut self, ammo: u8) {
        self.ammo = (self.ammo + ammo).min(self.capacity());
    }
}

impl CarriedItem for HeavyItem {
    type Card = ItemCard;

    #[inline]
    fn card(&self) -> ItemCard {
        self.card
    }
    #[inline]
    fn ammo(&self) -> u8 {
        self.ammo
    }
    fn capacity(&self) -> u8 {
        self.capacity()
    }
    fn load(&mut self, ammo: u8) {
        self.load(ammo);
    }
    fn is(&self, class: WeaponClass) -> bool {
        self.is(class)
    }
    #[inline]
    fn has_extended_magazine(&self) -> bool {
        self.has_extended_magazine
    }
    fn extend_magazine(&mut self) {
        self.has_extended_magazine = true;
    }
}

/// LOC-17.4: what is in a hand.
pub type Held = nemesis_kit::Held<HeavyItem, ObjectToken>;

/// The two hands.
pub type Hands = nemesis_kit::Hands<HeavyItem, ObjectToken>;
