//! NEM-31, NEM-33, NEM-36: the weapons, and what each makes of a roll.

use engine::Word;

use crate::words::{Character, Item, WeaponClass};

/// NEM-11.7: what a weapon changes in the result of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    Plain,
    /// NEM-31.3: a rolled double hit deals 1 injury more.
    DoubleHitDealsOneMore,
    /// NEM-31.4, NEM-31.6: whenever it deals an injury, 1 more.
    EveryHitDealsOneMore,
    /// NEM-31.5: a single hit counts as a double hit.
    SingleHitIsDouble,
    /// NEM-31.8: a double hit counts as a single hit.
    DoubleHitIsSingle,
    /// NEM-33.7: at a rolled double hit a further round buys a further injury.
    DoubleHitMayCostAndDealOneMore,
    /// NEM-33.8: at least 1 injury unless blank; a rolled single or double hit deals 1 more.
    NeverGrazesAndHitsDealOneMore,
    /// NEM-33.9: each roll may be made again once.
    MayReroll,
    /// NEM-36.3: at least 1 injury unless blank; a rolled double hit sets the room on fire.
    NeverGrazesAndBurns,
}

/// A weapon as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct WeaponPrint {
    pub item: Item,
    pub class: WeaponClass,
    /// NEM-16.13: how many rounds it holds.
    pub capacity: u8,
    pub property: Property,
}

/// NEM-31.2: all weapons, and what each is loaded with.
pub static WEAPONS: [WeaponPrint; 10] = [
    weapon(Item::Revolver, WeaponClass::Classic, 6, Property::DoubleHitDealsOneMore),
    weapon(Item::Shotgun, WeaponClass::Energy, 2, Property::EveryHitDealsOneMore),
    weapon(Item::SawedOffShotgun, WeaponClass::Energy, 2, Property::SingleHitIsDouble),
    weapon(Item::AssaultRifle, WeaponClass::Energy, 5, Property::EveryHitDealsOneMore),
    weapon(Item::Rifle, WeaponClass::Energy, 4, Property::Plain),
    weapon(Item::Pistol, WeaponClass::Energy, 3, Property::DoubleHitIsSingle),
    weapon(Item::PrototypeRifle, WeaponClass::Energy, 6, Property::DoubleHitMayCostAndDealOneMore),
    weapon(Item::PrototypeShotgun, WeaponClass::Energy, 2, Property::NeverGrazesAndHitsDealOneMore),
    weapon(Item::PrototypePistol, WeaponClass::Energy, 3, Property::MayReroll),
    weapon(Item::Flamethrower, WeaponClass::Classic, 4, Property::NeverGrazesAndBurns),
];

impl Item {
    /// What is printed on a weapon; nothing on other items.
    #[inline]
    pub fn weapon(self) -> Option<&'static WeaponPrint> {
        WEAPONS.iter().find(|weapon| weapon.item == self)
    }

    /// Whether a character begins the game with it.
    pub fn is_starting_weapon(self) -> bool {
        Character::ALL.iter().any(|character| character.weapon() == self)
    }
}

impl Character {
    /// NEM-3.22: the weapon a character begins with.
    #[inline]
    pub const fn weapon(self) -> Item {
        match self {
            Character::Captain => Item::Revolver,
            Character::Pilot => Item::Shotgun,
            Character::Mechanic => Item::SawedOffShotgun,
            Character::Soldier => Item::AssaultRifle,
            Character::Scout => Item::Rifle,
            Character::Scientist => Item::Pistol,
        }
    }
}

const fn weapon(item: Item, class: WeaponClass, capacity: u8, property: Property) -> WeaponPrint {
    WeaponPrint { item, class, capacity, property }
}
