//! NEM-16, LOC-17: what a character carries, and what it holds in two hands.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::Word;

use crate::words::{Back, Object, WeaponClass};

/// An item card of a game.
pub trait CarriedCard: Word + Default {
    /// What it is, whatever its back.
    type Item: Copy + Eq;

    /// What it is.
    fn item(self) -> Self::Item;
    /// NEM-16.2, LOC-17.2: the deck it belongs to.
    fn back(self) -> Back;
    /// NEM-16.4, LOC-17.4: whether it takes a hand, and everybody sees it.
    fn is_heavy(self) -> bool;
}

/// An item card on its way, or in a hand, with what it is loaded with and what is attached to it.
pub trait CarriedItem: Copy + Eq {
    /// The card.
    type Card: CarriedCard;

    /// The card.
    fn card(&self) -> Self::Card;
    /// How much it is loaded with.
    fn ammo(&self) -> u8;
    /// NEM-16.13, LOC-17.11: how much it can be loaded with; nothing if it is no weapon.
    fn capacity(&self) -> u8;
    /// Loads it with so much, up to its capacity.
    fn load(&mut self, ammo: u8);
    /// Whether it is a weapon of this class.
    fn is(&self, class: WeaponClass) -> bool;
    /// NEM-33.6, LOC-39.19: whether a larger magazine is attached to it.
    fn has_extended_magazine(&self) -> bool;
    /// One is.
    fn extend_magazine(&mut self);
}

/// NEM-16.1, LOC-17.1: an object, which is a token and always heavy.
pub trait CarriedObject: Copy + Eq {
    /// What it is to the laboratory.
    fn object(self) -> Object;
}

/// NEM-16.5, LOC-17.4: what is in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub enum Held<H, O> {
    /// The hand is free.
    #[default]
    Nothing,
    /// A heavy item.
    Item(H),
    /// NEM-16.20, LOC-17.7: two items bound with tape.
    Bound(H, H),
    /// An object.
    Object(O),
}

/// The two hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Hands<H, O>(pub [Held<H, O>; 2]);

impl<H, O> Default for Hands<H, O> {
    fn default() -> Self {
        Hands([Held::Nothing, Held::Nothing])
    }
}

impl<H: CarriedItem, O: CarriedObject> Hands<H, O> {
    /// How many hands hold something.
    pub fn n_used(&self) -> usize {
        self.0.iter().filter(|&&held| held != Held::Nothing).count()
    }

    /// Puts something into a hand that is free.
    pub fn put(&mut self, held: Held<H, O>) {
        let free = self.0.iter_mut().find(|held| **held == Held::Nothing);
        *free.expect("a hand is free") = held;
    }

    /// The heavy items, in the order of the hands.
    #[inline]
    pub fn items(&self) -> impl Iterator<Item = &H> {
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
    pub fn items_mut(&mut self) -> impl Iterator<Item = &mut H> {
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
    pub fn item(&self, item: <H::Card as CarriedCard>::Item) -> Option<&H> {
        self.items().filter(|held| held.card().item() == item).max_by_key(|held| held.ammo())
    }

    /// The same, to be changed.
    pub fn item_mut(&mut self, item: <H::Card as CarriedCard>::Item) -> Option<&mut H> {
        self.items_mut().filter(|held| held.card().item() == item).max_by_key(|held| held.ammo())
    }

    /// NEM-26.97, LOC-17.8: the one with the least ammo if there are two, which is the one to be loaded.
    pub fn emptiest(&self, item: <H::Card as CarriedCard>::Item) -> Option<&H> {
        self.items().filter(|held| held.card().item() == item).min_by_key(|held| held.ammo())
    }

    /// The same, to be changed.
    pub fn emptiest_mut(&mut self, item: <H::Card as CarriedCard>::Item) -> Option<&mut H> {
        self.items_mut().filter(|held| held.card().item() == item).min_by_key(|held| held.ammo())
    }

    /// Whether there are two items in two hands.
    pub fn can_bind(&self) -> bool {
        matches!(self.0, [Held::Item(_), Held::Item(_)])
    }

    /// NEM-16.20, LOC-17.7: binds two items together, so that a hand is free.
    pub fn bind(&mut self) {
        let [Held::Item(one), Held::Item(other)] = self.0 else { panic!("there are two items to be bound") };
        self.0 = [Held::Bound(one, other), Held::Nothing];
    }

    /// The objects carried.
    pub fn objects(&self) -> impl Iterator<Item = O> {
        self.0.iter().filter_map(|held| match held {
            Held::Object(object) => Some(*object),
            Held::Nothing | Held::Item(_) | Held::Bound(..) => None,
        })
    }

    /// Each kind of object that is carried, once.
    pub fn object_kinds(&self) -> impl Iterator<Item = O> {
        let is_first = |&(nth, object): &(usize, O)| self.objects().take(nth).all(|it| it != object);
        self.objects().enumerate().filter(is_first).map(|(_, object)| object)
    }

    /// Whether an object of this kind is carried.
    pub fn has(&self, object: Object) -> bool {
        self.objects().any(|it| it.object() == object)
    }

    /// Lets go of an object.
    pub fn drop_object(&mut self, object: O) {
        let hand = self.0.iter_mut().find(|held| **held == Held::Object(object));
        *hand.expect("the object is carried") = Held::Nothing;
    }

    /// Takes a heavy item out of a hand; what it was bound to stays. NEM-26.97, LOC-17.8: if there are two, the one
    /// with the least ammo goes.
    pub fn take_item(&mut self, item: <H::Card as CarriedCard>::Item) -> H {
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
