//! LOC-37, LOC-39, LOC-40: the items as they are printed, and the decks they make up.

use crate::words::{Back, CombatIcon, Component, Item, ItemCard};

/// How an item is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// LOC-5.1: an action with its cost; `once` and the card is gone (LOC-17.20).
    Action { cost: u8, once: bool },
    /// LOC-38.2: it answers something that happens, and costs nothing.
    Reaction { once: bool },
    /// LOC-39.33: an action with its cost, or a reaction that costs nothing; either way the card is gone.
    ActionOrReaction { cost: u8 },
    /// LOC-5.25: a weapon is fired with Shoot.
    Weapon,
    /// It works by being there.
    Passive,
}

/// What is printed on an item besides its effect.
#[derive(Clone, Copy, Debug)]
pub struct ItemPrint {
    pub item: Item,
    /// LOC-17.4: a heavy item takes a hand, and everybody sees it.
    pub is_heavy: bool,
    pub combat: CombatIcon,
    pub component: Option<Component>,
    pub using: Use,
}

/// The items, in the order of [`Item`].
pub static ITEMS: [ItemPrint; 46] = [
    part(Item::WeaponBattery, CombatIcon::Any, Component::Electricity),
    reaction(Item::Glowstick, Use::Reaction { once: true }),
    once(Item::Grenade, CombatIcon::Any),
    once(Item::ThermiteCharge, CombatIcon::Any),
    once(Item::SmokeGrenade, CombatIcon::InCombat),
    once(Item::ReconDrone, CombatIcon::OutOfCombat),
    once(Item::Decoy, CombatIcon::Any),
    once(Item::GateAccessCard, CombatIcon::OutOfCombat),
    once(Item::CodeReader, CombatIcon::OutOfCombat),
    // LOC-39.19: it stays with the weapon it is attached to.
    ItemPrint { using: Use::Action { cost: 0, once: false }, ..once(Item::ExtendedMagazine, CombatIcon::OutOfCombat) },
    weapon(Item::PrototypePistol),
    weapon(Item::PrototypeRifle),
    weapon(Item::PrototypeShotgun),
    part(Item::Toolbelt, CombatIcon::OutOfCombat, Component::Frame),
    part(Item::DuctTape, CombatIcon::OutOfCombat, Component::Frame),
    part(Item::Reagent, CombatIcon::Any, Component::Fire),
    ItemPrint { component: Some(Component::Frame), ..reaction(Item::Lighter, Use::ActionOrReaction { cost: 1 }) },
    reaction(Item::Flashlight, Use::Reaction { once: false }),
    once(Item::FireBlanket, CombatIcon::OutOfCombat),
    part(Item::Clothes, CombatIcon::OutOfCombat, Component::Material),
    once(Item::CavePlans, CombatIcon::OutOfCombat),
    once(Item::FacilityPlans, CombatIcon::OutOfCombat),
    once(Item::RoverRemote, CombatIcon::OutOfCombat),
    part(Item::Medkit, CombatIcon::OutOfCombat, Component::Medicine),
    part(Item::MedicalStapler, CombatIcon::OutOfCombat, Component::Medicine),
    once(Item::CaffeinePills, CombatIcon::OutOfCombat),
    once(Item::AdrenalineInjection, CombatIcon::Any),
    part(Item::Antiseptic, CombatIcon::OutOfCombat, Component::Medicine),
    part(Item::AnalyzeToolset, CombatIcon::OutOfCombat, Component::Electricity),
    once(Item::Scalpel, CombatIcon::Any),
    once(Item::ResearchDocuments, CombatIcon::OutOfCombat),
    once(Item::Neutralizer, CombatIcon::OutOfCombat),
    ItemPrint { is_heavy: true, ..passive(Item::EnviroSuit) },
    once(Item::Taser, CombatIcon::Any),
    weapon(Item::Flamethrower),
    weapon(Item::Pistol),
    weapon(Item::Smg),
    weapon(Item::Nailgun),
    reusable(Item::ProbeArm, CombatIcon::Any),
    weapon(Item::SmartGun),
    weapon(Item::AssaultRifle),
    reusable(Item::Wail, CombatIcon::Any),
    passive(Item::BattleSuit),
    ItemPrint { is_heavy: true, ..reusable(Item::PressureWasher, CombatIcon::Any) },
    reusable(Item::Overmind, CombatIcon::InCombat),
    reusable(Item::CheatCodes, CombatIcon::OutOfCombat),
];

/// LOC-39.10 to LOC-39.22: the red deck.
pub static RED: [(Item, u8); 13] = [
    (Item::WeaponBattery, 8),
    (Item::Glowstick, 4),
    (Item::Grenade, 4),
    (Item::ThermiteCharge, 2),
    (Item::SmokeGrenade, 2),
    (Item::ReconDrone, 2),
    (Item::Decoy, 2),
    (Item::GateAccessCard, 1),
    (Item::CodeReader, 1),
    (Item::ExtendedMagazine, 1),
    (Item::PrototypePistol, 1),
    (Item::PrototypeRifle, 1),
    (Item::PrototypeShotgun, 1),
];

/// LOC-39.30 to LOC-39.40: the yellow deck.
pub static YELLOW: [(Item, u8); 11] = [
    (Item::Toolbelt, 5),
    (Item::DuctTape, 4),
    (Item::Reagent, 5),
    (Item::Lighter, 3),
    (Item::Flashlight, 3),
    (Item::WeaponBattery, 2),
    (Item::FireBlanket, 3),
    (Item::Clothes, 2),
    (Item::CavePlans, 1),
    (Item::FacilityPlans, 1),
    (Item::RoverRemote, 1),
];

/// LOC-39.50 to LOC-39.59: the green deck.
pub static GREEN: [(Item, u8); 10] = [
    (Item::Medkit, 5),
    (Item::MedicalStapler, 5),
    (Item::Clothes, 3),
    (Item::CaffeinePills, 3),
    (Item::AdrenalineInjection, 2),
    (Item::Antiseptic, 3),
    (Item::Reagent, 2),
    (Item::AnalyzeToolset, 3),
    (Item::Scalpel, 2),
    (Item::ResearchDocuments, 2),
];

/// LOC-40.1: the blue deck, with what each item is crafted of.
pub static RECIPES: [Recipe; 5] = [
    Recipe { item: Item::Neutralizer, copies: 3, of: [Component::Fire, Component::Medicine] },
    Recipe { item: Item::EnviroSuit, copies: 3, of: [Component::Material, Component::Frame] },
    Recipe { item: Item::Taser, copies: 3, of: [Component::Electricity, Component::Frame] },
    Recipe { item: Item::Flamethrower, copies: 3, of: [Component::Fire, Component::Frame] },
    Recipe { item: Item::Pistol, copies: 3, of: [Component::Electricity, Component::Electricity] },
];

/// LOC-40.8: what the Guard Room gives.
pub static FROM_GUARD_ROOM: [Item; 2] = [Item::Taser, Item::EnviroSuit];

/// LOC-40.8: what the Testing Lab gives.
pub const FROM_TESTING_LAB: Item = Item::Neutralizer;

/// LOC-38.52, LOC-40.8: what the Janitor rigs up.
pub static JURY_RIGGED: [Item; 3] = [Item::Flamethrower, Item::EnviroSuit, Item::Taser];

/// LOC-5.50: an item that can be crafted, and the two components it takes.
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

    /// LOC-37.12: it lies beside the board of its character, in no hand, and cannot be traded.
    #[inline]
    pub fn lies_beside_the_board(self) -> bool {
        self == Item::ProbeArm
    }

    /// How many cards of this item have a back. Starting and quest items are one of each.
    pub fn copies(self, back: Back) -> u8 {
        let deck: &[(Item, u8)] = match back {
            Back::Red => &RED,
            Back::Yellow => &YELLOW,
            Back::Green => &GREEN,
            Back::Blue => return self.recipe().map_or(0, |recipe| recipe.copies),
            Back::Starting => return self.starts_with().is_some() as u8,
            Back::Quest => return self.quest_of().is_some() as u8,
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

const fn reusable(item: Item, combat: CombatIcon) -> ItemPrint {
    ItemPrint { using: Use::Action { cost: 1, once: false }, ..once(item, combat) }
}

const fn reaction(item: Item, using: Use) -> ItemPrint {
    ItemPrint { using, ..once(item, CombatIcon::Any) }
}

const fn passive(item: Item) -> ItemPrint {
    ItemPrint { using: Use::Passive, ..once(item, CombatIcon::Any) }
}

const fn weapon(item: Item) -> ItemPrint {
    ItemPrint { is_heavy: true, using: Use::Weapon, ..once(item, CombatIcon::InCombat) }
}
