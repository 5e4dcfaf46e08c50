//! NEM-31, NEM-33 to NEM-36: the items, and the decks they make up. What is printed on an item stands with what it does, in
//! `rules/items`.

pub use nemesis_kit::things::Use;

use crate::{
    Nemesis,
    rules::items::{
        alcohol::ALCOHOL, blast::*, care::*, charges::*, decoy::DECOY, drugs::*, equipment::*, keys::*,
        orbit::ORBITAL_MANEUVERING_SYSTEM, plans::NEMESIS_PLANS, smoke::SMOKE_GRENADE, taser::TASER, tools::*,
    },
    words::{Back, CombatIcon, Component, Item, ItemCard},
};

/// What is printed on an item, with what it does.
pub type ItemPrint = nemesis_kit::things::ItemPrint<Nemesis, Item, Component>;

/// The items, in the order of [`Item`].
pub static ITEMS: [ItemPrint; 48] = [
    ENERGY_CHARGE,
    GRENADE,
    SMOKE_GRENADE,
    RECON_DRONE,
    DECOY,
    EXTENDED_MAGAZINE,
    ItemPrint::weapon(Item::PrototypeRifle),
    ItemPrint::weapon(Item::PrototypeShotgun),
    ItemPrint::weapon(Item::PrototypePistol),
    COMMS_KEY,
    EVACUATION_KEY,
    SELF_DESTRUCT_KEY,
    CHEMICALS,
    TOOLS,
    DUCT_TAPE,
    FIRE_EXTINGUISHER,
    CLOTHES,
    TECHNICAL_CORRIDORS_PLAN,
    SPACE_SUIT,
    NEMESIS_PLANS,
    MEDKIT,
    BANDAGES,
    SYNTHETIC_FOOD,
    ADRENALINE_INJECTION,
    ALCOHOL,
    MILITARY_DRUGS,
    ANTIDOTE,
    TASER,
    ItemPrint::weapon(Item::Flamethrower),
    MOLOTOV_COCKTAIL,
    ItemPrint::weapon(Item::Revolver),
    ItemPrint::weapon(Item::Shotgun),
    ItemPrint::weapon(Item::SawedOffShotgun),
    ItemPrint::weapon(Item::AssaultRifle),
    ItemPrint::weapon(Item::Rifle),
    ItemPrint::weapon(Item::Pistol),
    LOG_KEY,
    ItemPrint::passive(Item::Intercom, CombatIcon::Any),
    ORBITAL_MANEUVERING_SYSTEM,
    PILOTS_EVACUATION_KEY,
    PLASMA_TORCH,
    FLASHLIGHT,
    ItemPrint::passive(Item::Autoloader, CombatIcon::Any),
    ItemPrint::passive(Item::Armor, CombatIcon::InCombat),
    ItemPrint::passive(Item::MotionScanner, CombatIcon::OutOfCombat).heavy(),
    SECURITY_KEY,
    LABORATORY_EQUIPMENT,
    ItemPrint::passive(Item::HoloComputer, CombatIcon::OutOfCombat).heavy(),
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
