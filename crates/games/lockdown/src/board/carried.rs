//! LOC-17: what a character carries: items in the inventory, and heavy things in two hands.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Pool, Seat, Word};
use serde::{Deserialize, Serialize};

use crate::words::{Back, Item, ItemCard, Object, WeaponClass};

/// Item cards of which only the kinds matter.
pub type ItemPool = Pool<ItemCard, 49>;

/// Every item by its deck; the three that are in two decks come last a second time.
static CARDS: [ItemCard; 49] = {
    let mut cards = [ItemCard { item: Item::WeaponBattery, back: Back::Red }; 49];
    let mut n = 0;
    while n < Item::ALL.len() {
        cards[n] = ItemCard { item: Item::ALL[n], back: usual_back(Item::ALL[n]) };
        n += 1;
    }
    cards[46] = ItemCard { item: Item::WeaponBattery, back: Back::Yellow };
    cards[47] = ItemCard { item: Item::Clothes, back: Back::Green };
    cards[48] = ItemCard { item: Item::Reagent, back: Back::Green };
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
            (Item::WeaponBattery, Back::Yellow) => 46,
            (Item::Clothes, Back::Green) => 47,
            (Item::Reagent, Back::Green) => 48,
            (item, _) => item as usize,
        }
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

/// A heavy item in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct HeavyItem {
    pub card: ItemCard,
    /// LOC-17.11: at most the capacity.
    pub ammo: u8,
    /// LOC-17.6: an attachment counts as one with the weapon.
    pub has_extended_magazine: bool,
}

impl HeavyItem {
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

/// LOC-17.4: what is in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub enum Held {
    #[default]
    Nothing,
    Item(HeavyItem),
    /// LOC-17.7: two items bound with tape.
    Bound(HeavyItem, HeavyItem),
    Object(ObjectToken),
}

/// The two hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Hands(pub [Held; 2]);

impl Hands {
    /// How many hands hold something.
    pub fn n_used(&self) -> usize {
        self.0.iter().filter(|&&held| held != Held::Nothing).count()
    }

    /// Puts something into a hand that is free.
    pub fn put(&mut self, held: Held) {
        let free = self.0.iter_mut().find(|held| **held == Held::Nothing);
        *free.expect("a hand is free") = held;
    }

    /// The heavy items, in the order of the hands.
    #[inline]
    pub fn items(&self) -> impl Iterator<Item = &HeavyItem> {
        self.0
            .iter()
            .flat_map(|held| match held {
                Held::Nothing | Held::Object(_) => [None, None],
                Held::Item(item) => [Some(item), None],
                Held::Bound(one, other) => [Some(one), Some(other)],
            })
            .flatten()
    }

    /// The heavy items, to be changed.
    pub fn items_mut(&mut self) -> impl Iterator<Item = &mut HeavyItem> {
        self.0
            .iter_mut()
            .flat_map(|held| match held {
                Held::Nothing | Held::Object(_) => [None, None],
                Held::Item(item) => [Some(item), None],
                Held::Bound(one, other) => [Some(one), Some(other)],
            })
            .flatten()
    }

    /// A weapon or other heavy item by its name, the one with the most ammo if there are two.
    pub fn item(&self, item: Item) -> Option<&HeavyItem> {
        self.items().filter(|held| held.card.item == item).max_by_key(|held| held.ammo)
    }

    /// The same, to be changed.
    pub fn item_mut(&mut self, item: Item) -> Option<&mut HeavyItem> {
        self.items_mut().filter(|held| held.card.item == item).max_by_key(|held| held.ammo)
    }

    /// LOC-17.8: the one with the least ammo if there are two, which is the one to be loaded.
    pub fn emptiest(&self, item: Item) -> Option<&HeavyItem> {
        self.items().filter(|held| held.card.item == item).min_by_key(|held| held.ammo)
    }

    /// The same, to be changed.
    pub fn emptiest_mut(&mut self, item: Item) -> Option<&mut HeavyItem> {
        self.items_mut().filter(|held| held.card.item == item).min_by_key(|held| held.ammo)
    }

    /// LOC-17.7: binds two items together, so that a hand is free.
    pub fn bind(&mut self) {
        let [Held::Item(one), Held::Item(other)] = self.0 else { panic!("there are two items to be bound") };
        self.0 = [Held::Bound(one, other), Held::Nothing];
    }

    /// The objects carried.
    pub fn objects(&self) -> impl Iterator<Item = ObjectToken> {
        self.0.iter().filter_map(|held| match held {
            Held::Object(object) => Some(*object),
            Held::Nothing | Held::Item(_) | Held::Bound(..) => None,
        })
    }

    /// Each kind of object that is carried, once.
    pub fn object_kinds(&self) -> impl Iterator<Item = ObjectToken> {
        let is_first = |&(nth, object): &(usize, ObjectToken)| self.objects().take(nth).all(|it| it != object);
        self.objects().enumerate().filter(is_first).map(|(_, object)| object)
    }

    pub fn has(&self, object: Object) -> bool {
        self.objects().any(|it| it.object() == object)
    }

    /// Lets go of an object.
    pub fn drop_object(&mut self, object: ObjectToken) {
        let hand = self.0.iter_mut().find(|held| **held == Held::Object(object));
        *hand.expect("the object is carried") = Held::Nothing;
    }

    /// Takes a heavy item out of a hand; what it was bound to stays. LOC-17.8: if there are two, the one with the
    /// least ammo goes.
    pub fn take_item(&mut self, item: Item) -> HeavyItem {
        let gone = *self.emptiest(item).expect("the item is carried");
        for held in &mut self.0 {
            match *held {
                Held::Item(it) if it == gone => {
                    *held = Held::Nothing;
                    break;
                }
                Held::Bound(one, other) if one == gone => {
                    *held = Held::Item(other);
                    break;
                }
                Held::Bound(one, other) if other == gone => {
                    *held = Held::Item(one);
                    break;
                }
                Held::Nothing | Held::Item(_) | Held::Bound(..) | Held::Object(_) => (),
            }
        }
        gone
    }
}
