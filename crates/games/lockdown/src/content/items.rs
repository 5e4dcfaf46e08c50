//! LOC-37, LOC-39, LOC-40: the items, and the decks they make up. What is printed on an item stands with what it does, in
//! `rules/items`.

pub use nemesis_kit::things::Use;
use nemesis_kit::words::CombatIcon;

use crate::{
    Lockdown,
    rules::items::{
        blast::*, care::*, charges::*, cheats::CHEAT_CODES, decoy::DECOY, drugs::*, guests::*, looks::*,
        probe_arm::PROBE_ARM, research::*, scalpel::SCALPEL, smoke::SMOKE_GRENADE, taser::TASER, tools::*, wail::WAIL,
        washer::*, ways::*,
    },
    words::{Back, Component, Item, ItemCard},
};

/// What is printed on an item, with what it does.
pub type ItemPrint = nemesis_kit::things::ItemPrint<Lockdown, Item, Component>;

/// The items, in the order of [`Item`].
pub static ITEMS: [ItemPrint; 52] = [
    WEAPON_BATTERY,
    // LOC-39.11: `rules/light.rs`.
    ItemPrint::passive(Item::Glowstick, CombatIcon::Any).used(Use::Reaction { once: true }),
    GRENADE,
    THERMITE_CHARGE,
    SMOKE_GRENADE,
    RECON_DRONE,
    DECOY,
    GATE_ACCESS_CARD,
    CODE_READER,
    EXTENDED_MAGAZINE,
    ItemPrint::weapon(Item::PrototypePistol),
    ItemPrint::weapon(Item::PrototypeRifle),
    ItemPrint::weapon(Item::PrototypeShotgun),
    TOOLBELT,
    DUCT_TAPE,
    REAGENT_FLASK,
    LIGHTER,
    // LOC-39.34: `rules/light.rs`.
    ItemPrint::passive(Item::Flashlight, CombatIcon::Any).used(Use::Reaction { once: false }),
    FIRE_BLANKET,
    CLOTHES,
    CAVE_PLANS,
    FACILITY_PLANS,
    ROVER_REMOTE,
    MEDKIT,
    MEDICAL_STAPLER,
    CAFFEINE_PILLS,
    ADRENALINE_INJECTION,
    ANTISEPTIC,
    ANALYZE_TOOLSET,
    SCALPEL,
    RESEARCH_DOCUMENTS,
    NEUTRALIZER,
    // LOC-40.3: `rules/ways_out.rs`.
    ItemPrint::passive(Item::EnviroSuit, CombatIcon::Any).heavy(),
    TASER,
    ItemPrint::weapon(Item::Flamethrower),
    ItemPrint::weapon(Item::Pistol),
    ItemPrint::weapon(Item::Smg),
    ItemPrint::weapon(Item::Nailgun),
    PROBE_ARM,
    ItemPrint::weapon(Item::SmartGun),
    ItemPrint::weapon(Item::AssaultRifle),
    WAIL,
    // LOC-37.22: `kin.rs`, `rules/wounds.rs`, `rules/ways_out.rs`.
    ItemPrint::passive(Item::BattleSuit, CombatIcon::Any),
    PRESSURE_WASHER,
    OVERMIND,
    CHEAT_CODES,
    COMMAND_CODES,
    ROVER_KEY,
    DATA_CRYSTAL,
    // LOC-50.6: `board/power.rs`, `rules/encounter.rs`.
    ItemPrint::passive(Item::NightGoggles, CombatIcon::Any),
    // LOC-50.7: `rules/attack/reactions.rs`.
    ItemPrint::passive(Item::FlakVest, CombatIcon::Any).used(Use::Reaction { once: true }),
    POWER_COUPLING,
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
