//! NEM-31, NEM-33 to NEM-36: the items as they are printed, and the decks they make up.

use crate::words::{Back, CombatIcon, Component, Item, ItemCard};

/// How an item is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// NEM-5.45: an action with its cost; `once` and the card is gone (NEM-5.46).
    Action { cost: u8, once: bool },
    /// A weapon is fired with Shoot (NEM-5.14).
    Weapon,
    /// It works by being there, or answers something that happens.
    Passive,
}

/// What is printed on an item besides its effect.
#[derive(Clone, Copy, Debug)]
pub struct ItemPrint {
    pub item: Item,
    /// NEM-16.4: a heavy item takes a hand, and everybody sees it.
    pub is_heavy: bool,
    pub combat: CombatIcon,
    pub component: Option<Component>,
    pub using: Use,
}

/// The items, in the order of [`Item`].
pub static ITEMS: [ItemPrint; 48] = [
    part(Item::EnergyCharge, CombatIcon::Any, Component::Electrical),
    once(Item::Grenade, CombatIcon::Any),
    once(Item::SmokeGrenade, CombatIcon::InCombat),
    once(Item::ReconDrone, CombatIcon::OutOfCombat),
    once(Item::Decoy, CombatIcon::Any),
    ItemPrint { using: Use::Action { cost: 0, once: false }, ..once(Item::ExtendedMagazine, CombatIcon::OutOfCombat) },
    weapon(Item::PrototypeRifle),
    weapon(Item::PrototypeShotgun),
    weapon(Item::PrototypePistol),
    once(Item::CommsKey, CombatIcon::OutOfCombat),
    once(Item::EvacuationKey, CombatIcon::Any),
    once(Item::SelfDestructKey, CombatIcon::OutOfCombat),
    part(Item::Chemicals, CombatIcon::OutOfCombat, Component::Chemical),
    part(Item::Tools, CombatIcon::OutOfCombat, Component::Tool),
    once(Item::DuctTape, CombatIcon::OutOfCombat),
    ItemPrint { is_heavy: true, ..once(Item::FireExtinguisher, CombatIcon::Any) },
    part(Item::Clothes, CombatIcon::OutOfCombat, Component::Cloth),
    once(Item::TechnicalCorridorsPlan, CombatIcon::OutOfCombat),
    once(Item::SpaceSuit, CombatIcon::OutOfCombat),
    once(Item::NemesisPlans, CombatIcon::OutOfCombat),
    part(Item::Medkit, CombatIcon::OutOfCombat, Component::Medical),
    part(Item::Bandages, CombatIcon::OutOfCombat, Component::Cloth),
    once(Item::SyntheticFood, CombatIcon::OutOfCombat),
    once(Item::AdrenalineInjection, CombatIcon::Any),
    part(Item::Alcohol, CombatIcon::OutOfCombat, Component::Chemical),
    once(Item::MilitaryDrugs, CombatIcon::Any),
    once(Item::Antidote, CombatIcon::OutOfCombat),
    once(Item::Taser, CombatIcon::Any),
    weapon(Item::Flamethrower),
    once(Item::MolotovCocktail, CombatIcon::Any),
    weapon(Item::Revolver),
    weapon(Item::Shotgun),
    weapon(Item::SawedOffShotgun),
    weapon(Item::AssaultRifle),
    weapon(Item::Rifle),
    weapon(Item::Pistol),
    once(Item::LogKey, CombatIcon::OutOfCombat),
    passive(Item::Intercom, CombatIcon::Any),
    once(Item::OrbitalManeuveringSystem, CombatIcon::Any),
    once(Item::PilotsEvacuationKey, CombatIcon::OutOfCombat),
    reusable(Item::PlasmaTorch, 1),
    reusable(Item::Flashlight, 2),
    passive(Item::Autoloader, CombatIcon::Any),
    passive(Item::Armor, CombatIcon::InCombat),
    ItemPrint { is_heavy: true, ..passive(Item::MotionScanner, CombatIcon::OutOfCombat) },
    once(Item::SecurityKey, CombatIcon::OutOfCombat),
    once(Item::LaboratoryEquipment, CombatIcon::OutOfCombat),
    ItemPrint { is_heavy: true, ..passive(Item::HoloComputer, CombatIcon::OutOfCombat) },
];

/// NEM-33.14: the red deck.
pub static RED: [(Item, u8); 12] = [
    (Item::EnergyCharge, 11),
    (Item::Grenade, 4),
    (Item::SmokeGrenade, 3),
    (Item::ReconDrone, 3),
    (Item::Decoy, 2),
    (Item::ExtendedMagazine, 1),
    (Item::PrototypeRifle, 1),
    (Item::PrototypeShotgun, 1),
    (Item::PrototypePistol, 1),
    (Item::CommsKey, 1),
    (Item::EvacuationKey, 1),
    (Item::SelfDestructKey, 1),
];

/// NEM-34.10: the yellow deck.
pub static YELLOW: [(Item, u8); 9] = [
    (Item::Chemicals, 7),
    (Item::Tools, 6),
    (Item::DuctTape, 4),
    (Item::FireExtinguisher, 4),
    (Item::EnergyCharge, 3),
    (Item::Clothes, 3),
    (Item::TechnicalCorridorsPlan, 1),
    (Item::SpaceSuit, 1),
    (Item::NemesisPlans, 1),
];

/// NEM-35.8: the green deck.
pub static GREEN: [(Item, u8); 7] = [
    (Item::Medkit, 7),
    (Item::Bandages, 7),
    (Item::SyntheticFood, 5),
    (Item::AdrenalineInjection, 3),
    (Item::Clothes, 3),
    (Item::Alcohol, 3),
    (Item::MilitaryDrugs, 2),
];

/// NEM-36: the blue deck, with what each item is crafted of.
pub static RECIPES: [Recipe; 4] = [
    Recipe { item: Item::Antidote, copies: 3, of: [Component::Chemical, Component::Medical] },
    Recipe { item: Item::Taser, copies: 3, of: [Component::Electrical, Component::Tool] },
    Recipe { item: Item::Flamethrower, copies: 3, of: [Component::Chemical, Component::Tool] },
    Recipe { item: Item::MolotovCocktail, copies: 3, of: [Component::Chemical, Component::Cloth] },
];

/// NEM-5.33: an item that can be crafted, and the two components it takes.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    pub item: Item,
    pub copies: u8,
    pub of: [Component; 2],
}

impl Item {
    /// What is printed on the item.
    #[inline]
    pub fn print(self) -> &'static ItemPrint {
        &ITEMS[self as usize]
    }

    /// What it takes to craft this item.
    pub fn recipe(self) -> Option<&'static Recipe> {
        RECIPES.iter().find(|recipe| recipe.item == self)
    }

    /// How many cards of this item have a back. Starting and quest items are one of each.
    pub fn copies(self, back: Back) -> u8 {
        let deck: &[(Item, u8)] = match back {
            Back::Red => &RED,
            Back::Yellow => &YELLOW,
            Back::Green => &GREEN,
            Back::Blue => return self.recipe().map_or(0, |recipe| recipe.copies),
            Back::Starting => return self.is_starting_weapon() as u8,
            Back::Quest => return self.quest().is_some() as u8,
        };
        deck.iter().find(|&&(it, _)| it == self).map_or(0, |&(_, copies)| copies)
    }
}

impl ItemCard {
    /// A card of an item with this back.
    pub const fn new(item: Item, back: Back) -> ItemCard {
        ItemCard { item, back }
    }
}

const fn once(item: Item, combat: CombatIcon) -> ItemPrint {
    ItemPrint { item, is_heavy: false, combat, component: None, using: Use::Action { cost: 1, once: true } }
}

/// An item that can be used, or be a component of another.
const fn part(item: Item, combat: CombatIcon, component: Component) -> ItemPrint {
    ItemPrint { component: Some(component), ..once(item, combat) }
}

const fn reusable(item: Item, cost: u8) -> ItemPrint {
    ItemPrint { using: Use::Action { cost, once: false }, ..once(item, CombatIcon::OutOfCombat) }
}

const fn passive(item: Item, combat: CombatIcon) -> ItemPrint {
    ItemPrint { using: Use::Passive, ..once(item, combat) }
}

const fn weapon(item: Item) -> ItemPrint {
    ItemPrint { is_heavy: true, using: Use::Weapon, ..once(item, CombatIcon::InCombat) }
}
