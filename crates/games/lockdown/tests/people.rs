//! LOC-37 to LOC-40: the characters, their cards and the items, against the written rules.

use engine::Word;
use lockdown::{
    content::{
        characters::{CHARACTERS, Condition, DRAFT_CARDS, HANDS},
        items::{FROM_GUARD_ROOM, FROM_TESTING_LAB, ITEMS, JURY_RIGGED, RECIPES, Use},
        weapons::{CHARGED, Property, WEAPONS},
    },
    rules::cards::ACTION_CARDS,
    words::{
        ActionCard, Back, Cast, Character, CharacterColour, CombatIcon, Component, Item, ItemCard, Object, Origin,
        Room, WeaponClass,
    },
};

/// LOC-2.4 LOC-2.63 LOC-2.64 LOC-2.65 LOC-37.1 LOC-37.2 LOC-37.3 LOC-37.4 LOC-37.5 LOC-37.6 LOC-37.8 LOC-29.60
#[test]
fn every_character_has_its_colour_its_origin_and_its_items() {
    use CharacterColour::*;
    use Origin::*;
    let printed: Vec<_> = CHARACTERS
        .iter()
        .map(|it| (it.character, it.colour, it.origin, it.origin.knowledge(), it.starting_item, it.quest_item))
        .collect();

    assert_eq!(
        printed[..6],
        [
            (Character::Survivor, Red, NemesisSurvivor, 3, None, Item::AssaultRifle),
            (Character::LabRat, Violet, NemesisSurvivor, 3, None, Item::Wail),
            (Character::Sentry, Blue, FacilityWorker, 1, Some(Item::Smg), Item::BattleSuit),
            (Character::Janitor, Orange, FacilityWorker, 1, Some(Item::Nailgun), Item::PressureWasher),
            (Character::Xenobiologist, White, FacilityWorker, 1, Some(Item::ProbeArm), Item::Overmind),
            (Character::Hacker, Green, FacilityWorker, 1, Some(Item::SmartGun), Item::CheatCodes),
        ],
    );
    assert!(Character::ALL.iter().all(|&character| character.print().character == character));
    assert_eq!(DRAFT_CARDS.map(|it| it.print().colour), CharacterColour::ALL, "no colour is there twice");
    assert_eq!(HANDS, 2);
}

/// LOC-25.40 LOC-25.41 LOC-25.54 LOC-29.63
#[test]
fn those_of_nemesis_are_of_the_same_colours_and_bring_no_weapon() {
    use CharacterColour::*;
    let printed: Vec<_> = CHARACTERS[6..]
        .iter()
        .map(|it| (it.character, it.colour, it.origin.knowledge(), it.starting_item, it.quest_item))
        .collect();

    assert_eq!(
        printed,
        [
            (Character::Captain, Blue, 3, None, Item::CommandCodes),
            (Character::Pilot, Green, 3, None, Item::RoverKey),
            (Character::Scientist, White, 3, None, Item::DataCrystal),
            (Character::Scout, Violet, 3, None, Item::NightGoggles),
            (Character::Soldier, Red, 3, None, Item::FlakVest),
            (Character::Mechanic, Orange, 3, None, Item::PowerCoupling),
        ],
    );
    let allowed = |cast: Cast| DRAFT_CARDS.map(|card| cast.allowed_by(card).collect::<Vec<_>>());
    assert_eq!(allowed(Cast::Lockdown), DRAFT_CARDS.map(|card| vec![card]));
    assert_eq!(allowed(Cast::Mixed)[2], [Character::Sentry, Character::Captain]);
    assert_eq!(allowed(Cast::Mixed).concat().len(), Character::ALL.len(), "everybody is on one card");
}

/// LOC-37.20 LOC-37.21 LOC-37.22 LOC-37.23 LOC-37.24
#[test]
fn every_quest_item_asks_for_a_place_an_item_or_an_object() {
    let asked: Vec<_> = CHARACTERS.iter().map(|it| (it.quest_item, it.condition)).collect();

    assert_eq!(
        asked,
        [
            (Item::AssaultRifle, Condition::Discard(&[Item::WeaponBattery])),
            (Item::Wail, Condition::BeIn(&[Room::Laboratory])),
            (Item::BattleSuit, Condition::BeIn(&[Room::CssRoomA, Room::CssRoomB, Room::CssRoomC])),
            (Item::PressureWasher, Condition::BeIn(&[Room::DeconRoom])),
            (Item::Overmind, Condition::DiscardObject(&[Object::Egg, Object::IntruderCarcass])),
            (Item::CheatCodes, Condition::BeIn(&[Room::Archive])),
            (Item::CommandCodes, Condition::BeIn(&[Room::AlertRoom])),
            (Item::RoverKey, Condition::BeAtTheExit),
            (Item::DataCrystal, Condition::BeIn(&[Room::Archive])),
            (Item::NightGoggles, Condition::Discard(&[Item::WeaponBattery])),
            (Item::FlakVest, Condition::Discard(&[Item::Toolbelt, Item::DuctTape])),
            (Item::PowerCoupling, Condition::BeIn(&[Room::BackupPowerSupply])),
        ],
    );
}

/// LOC-2.50 LOC-38.1 LOC-38.10 LOC-38.11 LOC-38.12 LOC-38.13 LOC-38.65
#[test]
fn every_character_has_ten_cards_five_of_which_all_have() {
    for &character in Character::ALL {
        let copies = |card| character.copies(card);
        assert_eq!(ActionCard::ALL.iter().map(|&card| copies(card)).sum::<u8>(), 10, "{character:?}");
        assert_eq!(copies(ActionCard::Search), 2, "{character:?}");
        assert_eq!([ActionCard::Interruption, ActionCard::Demolition].map(copies), [1, 1], "{character:?}");
        let scanning = if character == Character::Xenobiologist { [0, 1] } else { [1, 0] };
        assert_eq!([ActionCard::Rest, ActionCard::RushedAnalysis].map(copies), scanning, "{character:?}");
    }
    let in_some_deck = |&card: &ActionCard| Character::ALL.iter().any(|character| character.copies(card) > 0);
    assert!(ActionCard::ALL.iter().all(in_some_deck), "no card is without a deck");
}

/// LOC-38.32 LOC-38.42 LOC-38.63
#[test]
fn the_cards_of_each_character_are_those_of_the_written_rules() {
    use ActionCard::*;
    let own = |character: Character| character.deck()[5..].to_vec();

    assert_eq!(own(Character::Survivor), [DesperateAttack, Distraction, Obstinate, Repairs, Vents]);
    let lab_rat = [Inconspicuous, WeirdMetabolism, BasicRepairs, SensitiveHearing, FeelOfTheDark];
    assert_eq!(own(Character::LabRat), lab_rat);
    assert_eq!(own(Character::Sentry), [Quarantine, Stun, Repairs, DefensePlan, FacilityTour]);
    assert_eq!(own(Character::Janitor), [CleanUp, EmergencyKey, JuryRigging, MaintenancePlan, ItShouldWork]);
    assert_eq!(own(Character::Xenobiologist), [Vivisection, FieldExperience, Pheromones, Repairs, WorkspacePlan]);
    assert_eq!(own(Character::Hacker), [Neuralink, Bypass, Recharge, ItWorksForMe, MasterPlan]);
}

/// LOC-25.43 LOC-25.44 LOC-50.2 LOC-50.20
#[test]
fn those_of_nemesis_bring_their_cards_and_the_pilot_has_others() {
    use ActionCard::*;
    let own = |character: Character| character.own_cards();

    assert_eq!(own(Character::Captain), [BasicRepairs, Reload, Order, Motivation, SuppressiveFire]);
    assert_eq!(own(Character::Scientist), [Repairs, ComputerSkills, RiskAssessment, BlockingAccess, Intranet]);
    assert_eq!(own(Character::Scout), [BasicRepairs, Scavenging, Reconnaissance, SuppressiveFire, Adrenaline]);
    assert_eq!(own(Character::Soldier), [BasicRepairs, CoveringFire, TakingAim, FullAuto, NervesOfSteel]);
    assert_eq!(own(Character::Mechanic), [FastRepairs, ComputerSkills, TechnicalCorridors, Pyrotechnics, Ingenuity]);
    assert_eq!(own(Character::Pilot), [FacilityRoutine, SharpTurn, RemotePiloting, ComputerSkills, Repairs]);
}

/// LOC-5.6 LOC-38.2 LOC-38.3 LOC-29.77
#[test]
fn action_cards_cost_and_show_what_is_printed() {
    use ActionCard::*;
    let costing = |cost| ActionCard::ALL.iter().copied().filter(|card| card.print().cost == cost).collect::<Vec<_>>();
    let showing = |icon| ActionCard::ALL.iter().copied().filter(|card| card.print().combat == icon).collect::<Vec<_>>();

    assert!(ACTION_CARDS.iter().zip(ActionCard::ALL).all(|(print, card)| print.card == *card));
    assert_eq!(costing(2), [BasicRepairs, JuryRigging]);
    let of_lockdown = [Repairs, Vents, Quarantine, ItShouldWork, Bypass, ItWorksForMe];
    let of_nemesis = [RemotePiloting, Intranet, Scavenging, Reconnaissance, TechnicalCorridors, Pyrotechnics];
    assert_eq!(costing(1), [of_lockdown, of_nemesis].concat());
    assert_eq!(costing(0).len(), 41, "the others cost nothing but themselves");
    let of_lockdown = [DesperateAttack, Distraction, Vivisection, Pheromones];
    let of_nemesis = [SuppressiveFire, Adrenaline, CoveringFire, TakingAim, FullAuto];
    assert_eq!(showing(CombatIcon::InCombat), [&of_lockdown[..], &of_nemesis].concat());
    let at_any_time =
        [Interruption, Demolition, Inconspicuous, WeirdMetabolism, FeelOfTheDark, Stun, FacilityTour, FieldExperience];
    assert_eq!(showing(CombatIcon::Any), [&at_any_time[..], &[Reload, Motivation, NervesOfSteel]].concat());
    let reactions: Vec<_> = ActionCard::ALL.iter().copied().filter(|card| card.print().is_reaction()).collect();
    assert_eq!(reactions, [Interruption, Inconspicuous, FeelOfTheDark, Pheromones, NervesOfSteel]);
}

/// LOC-2.61 LOC-2.62 LOC-2.63 LOC-2.64 LOC-39.1 LOC-40.1
#[test]
fn every_item_deck_has_as_many_cards_as_the_box_says() {
    let total = |back: &Back| Item::ALL.iter().map(|item| item.copies(*back)).sum::<u8>();

    assert_eq!(Back::ALL.iter().map(total).collect::<Vec<_>>(), [30, 30, 30, 15, 4, 12]);
    assert!(ITEMS.iter().zip(Item::ALL).all(|(print, item)| print.item == *item), "each item stands in its own row");
    let is_somewhere = |item: &Item| Back::ALL.iter().any(|&back| item.copies(back) > 0);
    assert!(Item::ALL.iter().all(is_somewhere), "no item is without a card");
}

/// LOC-39.35 LOC-39.52 LOC-39.56
#[test]
fn items_are_as_often_in_their_decks_as_printed() {
    use Item::*;
    let of =
        |back, copies| -> Vec<Item> { Item::ALL.iter().copied().filter(|item| item.copies(back) == copies).collect() };

    assert_eq!(of(Back::Red, 8), [WeaponBattery]);
    assert_eq!(of(Back::Red, 4), [Glowstick, Grenade]);
    assert_eq!(of(Back::Red, 2), [ThermiteCharge, SmokeGrenade, ReconDrone, Decoy]);
    let single = [GateAccessCard, CodeReader, ExtendedMagazine, PrototypePistol, PrototypeRifle, PrototypeShotgun];
    assert_eq!(of(Back::Red, 1), single);
    assert_eq!(of(Back::Yellow, 5), [Toolbelt, Reagent]);
    assert_eq!(of(Back::Yellow, 4), [DuctTape]);
    assert_eq!(of(Back::Yellow, 3), [Lighter, Flashlight, FireBlanket]);
    assert_eq!(of(Back::Yellow, 2), [WeaponBattery, Clothes]);
    assert_eq!(of(Back::Yellow, 1), [CavePlans, FacilityPlans, RoverRemote]);
    assert_eq!(of(Back::Green, 5), [Medkit, MedicalStapler]);
    assert_eq!(of(Back::Green, 3), [Clothes, CaffeinePills, Antiseptic, AnalyzeToolset]);
    assert_eq!(of(Back::Green, 2), [Reagent, AdrenalineInjection, Scalpel, ResearchDocuments]);
    assert_eq!(of(Back::Blue, 3), [Neutralizer, EnviroSuit, Taser, Flamethrower, Pistol]);
    assert_eq!(ItemCard::new(Clothes, Back::Green), ItemCard { item: Clothes, back: Back::Green });
}

/// LOC-39.1 LOC-5.50
#[test]
fn components_are_on_the_cards_that_the_written_rules_name() {
    use Item::*;
    let with = |component| -> Vec<Item> {
        ITEMS.iter().filter(|it| it.component == Some(component)).map(|it| it.item).collect()
    };

    assert_eq!(with(Component::Medicine), [Medkit, MedicalStapler, Antiseptic]);
    assert_eq!(with(Component::Fire), [Reagent]);
    assert_eq!(with(Component::Electricity), [WeaponBattery, AnalyzeToolset]);
    assert_eq!(with(Component::Material), [Clothes]);
    assert_eq!(with(Component::Frame), [Toolbelt, DuctTape, Lighter]);
}

/// LOC-40.2 LOC-40.3 LOC-40.4 LOC-40.5 LOC-40.6 LOC-40.8
#[test]
fn recipes_are_those_of_the_written_rules_and_their_components_can_be_found() {
    use Component::*;
    let printed: Vec<_> = RECIPES.iter().map(|recipe| (recipe.item, recipe.copies, recipe.of)).collect();

    assert_eq!(
        printed,
        [
            (Item::Neutralizer, 3, [Fire, Medicine]),
            (Item::EnviroSuit, 3, [Material, Frame]),
            (Item::Taser, 3, [Electricity, Frame]),
            (Item::Flamethrower, 3, [Fire, Frame]),
            (Item::Pistol, 3, [Electricity, Electricity]),
        ],
    );
    for component in RECIPES.iter().flat_map(|recipe| recipe.of) {
        let is_found = |item: &Item| [Back::Red, Back::Yellow, Back::Green].iter().any(|&back| item.copies(back) > 0);
        let parts: Vec<_> = ITEMS.iter().filter(|it| it.component == Some(component)).map(|it| it.item).collect();
        assert!(!parts.is_empty() && parts.iter().all(is_found), "{component:?}");
    }
    assert_eq!(FROM_GUARD_ROOM, [Item::Taser, Item::EnviroSuit]);
    assert_eq!(FROM_TESTING_LAB, Item::Neutralizer);
    assert_eq!(JURY_RIGGED, [Item::Flamethrower, Item::EnviroSuit, Item::Taser]);
    let given = FROM_GUARD_ROOM.iter().chain([&FROM_TESTING_LAB]).chain(&JURY_RIGGED);
    assert!(given.copied().all(|item| item.recipe().is_some()), "a room gives what is in the crafted deck");
}

/// LOC-5.6 LOC-17.4 LOC-17.20 LOC-39.3
#[test]
fn items_weigh_cost_and_show_what_is_printed() {
    use Item::*;
    let heavy: Vec<_> = ITEMS.iter().filter(|it| it.is_heavy && it.using != Use::Weapon).map(|it| it.item).collect();
    let usable = |icon| -> Vec<Item> {
        let shown = ITEMS.iter().filter(|it| it.combat == icon && it.using != Use::Weapon);
        shown.map(|it| it.item).collect()
    };
    let unusual: Vec<_> = ITEMS
        .iter()
        .filter(|it| it.using != Use::Weapon && it.using != Use::Action { cost: 1, once: true })
        .map(|it| (it.item, it.using))
        .collect();

    assert_eq!(heavy, [EnviroSuit, PressureWasher]);
    assert!(ITEMS.iter().all(|it| (it.using == Use::Weapon) == it.item.weapon().is_some()));
    assert!(ITEMS.iter().filter(|it| it.using == Use::Weapon).all(|it| it.is_heavy));
    assert_eq!(usable(CombatIcon::InCombat), [SmokeGrenade, Overmind]);
    let anywhere = [
        WeaponBattery,
        Glowstick,
        Grenade,
        ThermiteCharge,
        Decoy,
        Reagent,
        Lighter,
        Flashlight,
        AdrenalineInjection,
        Scalpel,
        EnviroSuit,
        Taser,
        ProbeArm,
        Wail,
        BattleSuit,
        PressureWasher,
        CommandCodes,
        RoverKey,
        DataCrystal,
        NightGoggles,
        FlakVest,
    ];
    assert_eq!(usable(CombatIcon::Any), anywhere);
    assert_eq!(
        unusual,
        [
            (Glowstick, Use::Reaction { once: true }),
            (ExtendedMagazine, Use::Action { cost: 0, once: false }),
            (Lighter, Use::ActionOrReaction { cost: 1 }),
            (Flashlight, Use::Reaction { once: false }),
            (EnviroSuit, Use::Passive),
            (ProbeArm, Use::Action { cost: 1, once: false }),
            (Wail, Use::Action { cost: 1, once: false }),
            (BattleSuit, Use::Passive),
            (PressureWasher, Use::Action { cost: 1, once: false }),
            (Overmind, Use::Action { cost: 1, once: false }),
            (CheatCodes, Use::Action { cost: 1, once: false }),
            (CommandCodes, Use::Action { cost: 1, once: false }),
            (RoverKey, Use::Action { cost: 1, once: false }),
            (DataCrystal, Use::Action { cost: 0, once: false }),
            (NightGoggles, Use::Passive),
            (FlakVest, Use::Reaction { once: true }),
            (PowerCoupling, Use::Action { cost: 1, once: false }),
        ],
    );
    let beside: Vec<_> = Item::ALL.iter().copied().filter(|item| item.lies_beside_the_board()).collect();
    assert_eq!(beside, [ProbeArm]);
}

/// LOC-17.11 LOC-37.10 LOC-37.11 LOC-37.12 LOC-37.13
#[test]
fn whatever_holds_ammunition_or_charges_is_loaded_as_printed() {
    use Property::*;
    use WeaponClass::*;
    let weapons: Vec<_> = WEAPONS
        .iter()
        .map(|it| (it.item, it.class, it.ammo.first, it.ammo.most, it.ammo.loaded_by, it.property))
        .collect();
    let charged: Vec<_> = CHARGED.iter().map(|(item, it)| (*item, it.first, it.most, it.loaded_by)).collect();

    assert_eq!(
        weapons,
        [
            (Item::PrototypePistol, Energy, 1, 3, Item::WeaponBattery, MayReroll),
            (Item::PrototypeRifle, Energy, 1, 6, Item::WeaponBattery, DoubleHitMayCostAndDealOneMore),
            (Item::PrototypeShotgun, Energy, 1, 2, Item::WeaponBattery, NeverGrazesAndHitsDealOneMore),
            (Item::Flamethrower, Classic, 4, 4, Item::Reagent, NeverGrazesAndBurns),
            (Item::Pistol, Energy, 3, 3, Item::WeaponBattery, DoubleHitIsSingle),
            (Item::Smg, Energy, 5, 5, Item::WeaponBattery, MayRollTwoDice),
            (Item::Nailgun, Classic, 4, 4, Item::Toolbelt, DoubleHitIsSingle),
            (Item::SmartGun, Energy, 3, 3, Item::WeaponBattery, MayRerollWherePowered),
            (Item::AssaultRifle, Energy, 5, 5, Item::WeaponBattery, EveryHitDealsOneMore),
        ],
    );
    assert_eq!(charged, [(Item::Flashlight, 2, 2, Item::WeaponBattery), (Item::ProbeArm, 2, 2, Item::Toolbelt)]);
    let holding: Vec<_> = Item::ALL.iter().copied().filter(|item| item.charge().is_some()).collect();
    assert_eq!(holding.len(), WEAPONS.len() + CHARGED.len());
    let is_loaded_by_a_card = |item: Item| item.charge().is_some_and(|it| it.loaded_by.copies(Back::Yellow) > 0);
    assert!(holding.into_iter().all(is_loaded_by_a_card), "whatever loads something is in a deck");
}
