//! NEM-16: what a character carries: items in the inventory, and heavy things in two hands.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Pool, Seat, Word, rule};
use nemesis_kit::{CarriedCard, CarriedItem, CarriedObject};
use serde::{Deserialize, Serialize};

use crate::words::{Back, Item, ItemCard, Object, WeaponClass};

/// Item cards of which only the kinds matter.
pub type ItemPool = Pool<ItemCard, 50>;

/// Every item by its deck; the two that are in two decks come last a second time.
static CARDS: [ItemCard; 50] = {
    let mut cards = [ItemCard { item: Item::EnergyCharge, back: Back::Red }; 50];
    let mut n = 0;
    while n < Item::ALL.len() {
        cards[n] = ItemCard { item: Item::ALL[n], back: usual_back(Item::ALL[n]) };
        n += 1;
    }
    cards[48] = ItemCard { item: Item::EnergyCharge, back: Back::Yellow };
    cards[49] = ItemCard { item: Item::Clothes, back: Back::Green };
    cards
};

const fn usual_back(item: Item) -> Back {
    match item as usize {
        0..=11 => Back::Red,
        12..=19 => Back::Yellow,
        20..=25 => Back::Green,
        26..=29 => Back::Blue,
        30..=35 => Back::Starting,
        _ => Back::Quest,
    }
}

impl Word for ItemCard {
    const ALL: &'static [Self] = &CARDS;

    #[inline]
    fn index(self) -> usize {
        match (self.item, self.back) {
            (Item::EnergyCharge, Back::Yellow) => 48,
            (Item::Clothes, Back::Green) => 49,
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

/// NEM-16.1: an object, which is a token and always heavy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ObjectToken {
    BlueCorpse,
    Corpse { of: Seat },
    Egg,
    Carcass,
}

impl ObjectToken {
    /// What it is to the laboratory.
    pub fn object(self) -> Object {
        match self {
            ObjectToken::BlueCorpse | ObjectToken::Corpse { .. } => Object::CharacterCorpse,
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

/// A heavy item in a hand.
#[engine::open(HeavyItemFacts)]
pub struct HeavyItem {
    pub card: ItemCard,
    /// NEM-16.13: at most the capacity.
    pub ammo: u8,
    /// NEM-16.19: attachments, which count as one with the weapon.
    pub has_extended_magazine: bool,
    pub has_autoloader: bool,
}

impl HeavyItem {
    /// An item with so much ammo.
    pub fn new(card: ItemCard, ammo: u8) -> HeavyItem {
        HeavyItem { card, ammo, has_extended_magazine: false, has_autoloader: false }
    }

    /// NEM-16.13, NEM-33.6, NEM-31.16: how much ammo it holds; none if it is no weapon.
    pub fn capacity(&self) -> u8 {
        let printed = self.card.item.weapon().map_or(0, |weapon| weapon.capacity);
        printed + 2 * self.has_extended_magazine as u8 + self.has_autoloader as u8
    }

    /// Whether it is a weapon of this class.
    pub fn is(&self, class: WeaponClass) -> bool {
        self.card.item.weapon().is_some_and(|weapon| weapon.class == class)
    }

    /// Loads it with so much, up to its capacity.
    pub fn load(&mut self, ammo: u8) {
        rule!("NEM-16.13");
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

/// NEM-16.5: what is in a hand.
pub type Held = nemesis_kit::Held<HeavyItem, ObjectToken>;

/// The two hands.
pub type Hands = nemesis_kit::Hands<HeavyItem, ObjectToken>;
