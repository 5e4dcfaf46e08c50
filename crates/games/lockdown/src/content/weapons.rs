//! LOC-37, LOC-39, LOC-40: the weapons and what each makes of a roll, and what else holds charges.

use crate::words::{Item, WeaponClass};

/// LOC-11: what a weapon changes in the result of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// LOC-37.10: a further round buys a second die, of which one result is chosen.
    MayRollTwoDice,
    /// LOC-37.11, LOC-40.6: a double hit counts as a single hit.
    DoubleHitIsSingle,
    /// LOC-37.13: where there is power, each roll may be made again once.
    MayRerollWherePowered,
    /// LOC-37.20: whenever it deals an injury, 1 more.
    EveryHitDealsOneMore,
    /// LOC-39.20: each roll may be made again once.
    MayReroll,
    /// LOC-39.21: at a double hit a further round buys a further injury.
    DoubleHitMayCostAndDealOneMore,
    /// LOC-39.22: at least 1 injury unless blank; a single or double hit deals 1 more.
    NeverGrazesAndHitsDealOneMore,
    /// LOC-40.5: at least 1 injury unless blank; a double hit sets the room on fire.
    NeverGrazesAndBurns,
}

/// A weapon as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct WeaponPrint {
    pub item: Item,
    pub class: WeaponClass,
    pub ammo: Charge,
    pub property: Property,
}

/// LOC-17.11: the two numbers on whatever has ammunition or charges, and what fills it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charge {
    /// What it enters play with. LOC-3.27: a starting item is full.
    pub first: u8,
    pub most: u8,
    /// The item that loads it fully. LOC-38.72: Recharge loads energy weapons, too.
    pub loaded_by: Item,
}

/// All weapons.
pub static WEAPONS: [WeaponPrint; 9] = [
    energy(Item::PrototypePistol, 1, 3, Property::MayReroll),
    energy(Item::PrototypeRifle, 1, 6, Property::DoubleHitMayCostAndDealOneMore),
    energy(Item::PrototypeShotgun, 1, 2, Property::NeverGrazesAndHitsDealOneMore),
    classic(Item::Flamethrower, 4, Item::Reagent, Property::NeverGrazesAndBurns),
    energy(Item::Pistol, 3, 3, Property::DoubleHitIsSingle),
    energy(Item::Smg, 5, 5, Property::MayRollTwoDice),
    classic(Item::Nailgun, 4, Item::Toolbelt, Property::DoubleHitIsSingle),
    energy(Item::SmartGun, 3, 3, Property::MayRerollWherePowered),
    energy(Item::AssaultRifle, 5, 5, Property::EveryHitDealsOneMore),
];

/// LOC-37.12, LOC-39.34: what has charges without being a weapon.
pub static CHARGED: [(Item, Charge); 2] = [
    (Item::Flashlight, Charge { first: 2, most: 2, loaded_by: Item::WeaponBattery }),
    (Item::ProbeArm, Charge { first: 2, most: 2, loaded_by: Item::Toolbelt }),
];

impl Item {
    /// What is printed on a weapon; nothing on other items.
    #[inline]
    pub fn weapon(self) -> Option<&'static WeaponPrint> {
        WEAPONS.iter().find(|weapon| weapon.item == self)
    }

    /// The ammunition of a weapon, or the charges of something else.
    pub fn charge(self) -> Option<Charge> {
        let charged = CHARGED.iter().find(|&&(item, _)| item == self);
        self.weapon().map(|weapon| weapon.ammo).or(charged.map(|&(_, charge)| charge))
    }
}

/// LOC-39.10: every energy weapon is loaded with a Weapon Battery.
const fn energy(item: Item, first: u8, most: u8, property: Property) -> WeaponPrint {
    let ammo = Charge { first, most, loaded_by: Item::WeaponBattery };
    WeaponPrint { item, class: WeaponClass::Energy, ammo, property }
}

const fn classic(item: Item, most: u8, loaded_by: Item, property: Property) -> WeaponPrint {
    let ammo = Charge { first: most, most, loaded_by };
    WeaponPrint { item, class: WeaponClass::Classic, ammo, property }
}
