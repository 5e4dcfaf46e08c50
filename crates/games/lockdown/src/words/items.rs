//! LOC-17, LOC-37, LOC-39, LOC-40: items, which are cards.

use borsh::{BorshDeserialize, BorshSerialize};
use nemesis_kit::words::Back;
use serde::{Deserialize, Serialize};

engine::words! {
    /// Every item by its name. Where two decks have the same item (Clothes are yellow and green), it is
    /// one word, and the card's back tells them apart.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Item {
        // LOC-39.10 to LOC-39.22: military.
        WeaponBattery,
        Glowstick,
        Grenade,
        ThermiteCharge,
        SmokeGrenade,
        ReconDrone,
        Decoy,
        GateAccessCard,
        CodeReader,
        ExtendedMagazine,
        PrototypePistol,
        PrototypeRifle,
        PrototypeShotgun,
        // LOC-39.30 to LOC-39.40: technical.
        Toolbelt,
        DuctTape,
        Reagent,
        Lighter,
        Flashlight,
        FireBlanket,
        Clothes,
        CavePlans,
        FacilityPlans,
        RoverRemote,
        // LOC-39.50 to LOC-39.59: medical.
        Medkit,
        MedicalStapler,
        CaffeinePills,
        AdrenalineInjection,
        Antiseptic,
        AnalyzeToolset,
        Scalpel,
        ResearchDocuments,
        // LOC-40: crafted.
        Neutralizer,
        EnviroSuit,
        Taser,
        Flamethrower,
        Pistol,
        // LOC-37.10 to LOC-37.13: starting items.
        Smg,
        Nailgun,
        ProbeArm,
        SmartGun,
        // LOC-37.20 to LOC-37.25: quest items.
        AssaultRifle,
        Wail,
        BattleSuit,
        PressureWasher,
        Overmind,
        CheatCodes,
        // LOC-50.3 to LOC-50.8: quest items of the characters of Nemesis.
        CommandCodes,
        RoverKey,
        DataCrystal,
        NightGoggles,
        FlakVest,
        PowerCoupling,
    }

    /// LOC-39.1: what an item is good for when something is crafted.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Component {
        Medicine,
        Fire,
        Electricity,
        Material,
        Frame,
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
