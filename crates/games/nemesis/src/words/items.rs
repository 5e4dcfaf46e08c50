//! NEM-16, NEM-31, NEM-33 to NEM-36: items, which are cards, and objects, which are tokens.

use borsh::{BorshDeserialize, BorshSerialize};
use nemesis_kit::words::Back;
use serde::{Deserialize, Serialize};

engine::words! {
    /// Every item by its name. Where two decks have the same item (the Energy Charge is red and
    /// yellow, Clothes are yellow and green), it is one word, and the card's back tells them apart.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Item {
        // NEM-33: military.
        EnergyCharge,
        Grenade,
        SmokeGrenade,
        ReconDrone,
        Decoy,
        ExtendedMagazine,
        PrototypeRifle,
        PrototypeShotgun,
        PrototypePistol,
        CommsKey,
        EvacuationKey,
        SelfDestructKey,
        // NEM-34: technical.
        Chemicals,
        Tools,
        DuctTape,
        FireExtinguisher,
        Clothes,
        TechnicalCorridorsPlan,
        SpaceSuit,
        NemesisPlans,
        // NEM-35: medical.
        Medkit,
        Bandages,
        SyntheticFood,
        AdrenalineInjection,
        Alcohol,
        MilitaryDrugs,
        // NEM-36: crafted.
        Antidote,
        Taser,
        Flamethrower,
        MolotovCocktail,
        // NEM-31: starting weapons.
        Revolver,
        Shotgun,
        SawedOffShotgun,
        AssaultRifle,
        Rifle,
        Pistol,
        // NEM-31: quest items.
        LogKey,
        Intercom,
        OrbitalManeuveringSystem,
        PilotsEvacuationKey,
        PlasmaTorch,
        Flashlight,
        Autoloader,
        Armor,
        MotionScanner,
        SecurityKey,
        LaboratoryEquipment,
        HoloComputer,
    }

    /// NEM-36: what an item is good for when something is crafted.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Component {
        Chemical,
        Cloth,
        Electrical,
        Medical,
        Tool,
    }
}

/// One item card: what it is, and the back by which everybody tells its deck.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    BorshSerialize,
    BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ItemCard {
    pub item: Item,
    pub back: Back,
}
