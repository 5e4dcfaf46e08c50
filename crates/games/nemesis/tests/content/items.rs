//! NEM-31, NEM-33 to NEM-36: items, weapons, quest items and recipes.

use engine::Word;
use nemesis::{
    content::{
        items::{ITEMS, RECIPES, Use},
        quests::{Condition, QUESTS},
        weapons::{Property, WEAPONS},
    },
    words::{Back, Character, CombatIcon, Component, Item, Room, WeaponClass},
};

fn total(back: Back) -> u8 {
    Item::ALL.iter().map(|&item| item.copies(back)).sum()
}

/// NEM-2.46 NEM-2.47 NEM-2.48 NEM-2.49 NEM-2.50 NEM-2.51 NEM-33.14 NEM-34.10 NEM-35.8
#[test]
fn every_item_deck_has_as_many_cards_as_the_box_says() {
    let decks = [Back::Red, Back::Yellow, Back::Green, Back::Blue, Back::Starting, Back::Quest];

    assert_eq!(decks.map(total), [30, 30, 30, 12, 6, 12]);
    assert!(ITEMS.iter().zip(Item::ALL).all(|(print, item)| print.item == *item), "each item stands in its own row");
    let is_somewhere = |item: &Item| Back::ALL.iter().any(|&back| item.copies(back) > 0);
    assert!(Item::ALL.iter().all(is_somewhere), "no item is without a card");
}

/// NEM-33.8 NEM-33.9 NEM-34.5 NEM-35.5
#[test]
fn items_are_as_often_in_their_decks_as_printed() {
    use Item::*;
    let of = |back: Back| -> Vec<(Item, u8)> {
        let copies = Item::ALL.iter().map(|&item| (item, item.copies(back)));
        copies.filter(|&(_, copies)| copies > 1).collect()
    };

    assert_eq!(of(Back::Red), [(EnergyCharge, 11), (Grenade, 4), (SmokeGrenade, 3), (ReconDrone, 3), (Decoy, 2)]);
    let yellow = [(EnergyCharge, 3), (Chemicals, 7), (Tools, 6), (DuctTape, 4), (FireExtinguisher, 4), (Clothes, 3)];
    assert_eq!(of(Back::Yellow), yellow);
    let green = [
        (Clothes, 3),
        (Medkit, 7),
        (Bandages, 7),
        (SyntheticFood, 5),
        (AdrenalineInjection, 3),
        (Alcohol, 3),
        (MilitaryDrugs, 2),
    ];
    assert_eq!(of(Back::Green), green);
    assert_eq!([SelfDestructKey, CommsKey, EvacuationKey].map(|key| key.copies(Back::Red)), [1, 1, 1]);
    assert_eq!([SpaceSuit, NemesisPlans, TechnicalCorridorsPlan].map(|item| item.copies(Back::Yellow)), [1, 1, 1]);
}

/// NEM-36.5
#[test]
fn components_are_as_many_as_the_written_rules_count() {
    let of = |component| -> u8 {
        let parts = Item::ALL.iter().filter(|item| item.print().component == Some(component));
        parts.map(|&item| [Back::Red, Back::Yellow, Back::Green].map(|back| item.copies(back)).iter().sum::<u8>()).sum()
    };

    assert_eq!(Component::ALL.iter().map(|&component| of(component)).collect::<Vec<_>>(), [10, 13, 14, 7, 6]);
}

/// NEM-36.1 NEM-36.2 NEM-36.3 NEM-36.4
#[test]
fn recipes_are_those_of_the_written_rules() {
    use Component::*;
    let printed: Vec<_> = RECIPES.iter().map(|recipe| (recipe.item, recipe.copies, recipe.of)).collect();

    assert_eq!(
        printed,
        [
            (Item::Antidote, 3, [Chemical, Medical]),
            (Item::Taser, 3, [Electrical, Tool]),
            (Item::Flamethrower, 3, [Chemical, Tool]),
            (Item::MolotovCocktail, 3, [Chemical, Cloth]),
        ],
    );
}

/// NEM-5.45 NEM-16.4
#[test]
fn heavy_are_the_weapons_the_extinguisher_and_two_quest_items() {
    let heavy_tools: Vec<_> =
        ITEMS.iter().filter(|it| it.is_heavy && it.using != Use::Weapon).map(|it| it.item).collect();

    assert_eq!(heavy_tools, [Item::FireExtinguisher, Item::MotionScanner, Item::HoloComputer]);
    assert!(ITEMS.iter().all(|it| (it.using == Use::Weapon) == it.item.weapon().is_some()));
    assert!(ITEMS.iter().filter(|it| it.using == Use::Weapon).all(|it| it.is_heavy));
    let unusual: Vec<_> = ITEMS
        .iter()
        .filter(|it| matches!(it.using, Use::Action { .. }) && it.using != Use::Action { cost: 1, once: true })
        .map(|it| (it.item, it.using))
        .collect();
    assert_eq!(
        unusual,
        [
            (Item::ExtendedMagazine, Use::Action { cost: 0, once: false }),
            (Item::PlasmaTorch, Use::Action { cost: 1, once: false }),
            (Item::Flashlight, Use::Action { cost: 2, once: false }),
        ],
    );
}

/// NEM-5.7
#[test]
fn items_show_the_combat_icons_of_the_written_rules() {
    use Item::*;
    let usable = |icon| -> Vec<Item> {
        let shown = ITEMS.iter().filter(|it| it.combat == icon && it.using != Use::Weapon);
        shown.map(|it| it.item).collect()
    };

    assert_eq!(usable(CombatIcon::InCombat), [SmokeGrenade, Armor]);
    assert_eq!(
        usable(CombatIcon::Any),
        [
            EnergyCharge,
            Grenade,
            Decoy,
            EvacuationKey,
            FireExtinguisher,
            AdrenalineInjection,
            MilitaryDrugs,
            Taser,
            MolotovCocktail,
            Intercom,
            OrbitalManeuveringSystem,
            Autoloader,
        ],
    );
}

/// NEM-2.4 NEM-2.52 NEM-31.1 NEM-31.3 NEM-31.4 NEM-31.5 NEM-31.6 NEM-31.7 NEM-31.8 NEM-31.23
#[test]
fn every_character_begins_with_its_weapon() {
    let weapons: Vec<_> = Character::ALL
        .iter()
        .map(|character| character.weapon().weapon().expect("a character begins with a weapon"))
        .map(|print| (print.item, print.class, print.capacity, print.property))
        .collect();

    assert_eq!(
        weapons,
        [
            (Item::Revolver, WeaponClass::Classic, 6, Property::DoubleHitDealsOneMore),
            (Item::Shotgun, WeaponClass::Energy, 2, Property::EveryHitDealsOneMore),
            (Item::SawedOffShotgun, WeaponClass::Energy, 2, Property::SingleHitIsDouble),
            (Item::AssaultRifle, WeaponClass::Energy, 5, Property::EveryHitDealsOneMore),
            (Item::Rifle, WeaponClass::Energy, 4, Property::Plain),
            (Item::Pistol, WeaponClass::Energy, 3, Property::DoubleHitIsSingle),
        ],
    );
}

/// NEM-33.7 NEM-33.8 NEM-33.9 NEM-36.3
#[test]
fn found_and_crafted_weapons_hold_what_is_printed() {
    let found: Vec<_> = WEAPONS[6..].iter().map(|print| (print.item, print.class, print.capacity)).collect();

    assert_eq!(
        found,
        [
            (Item::PrototypeRifle, WeaponClass::Energy, 6),
            (Item::PrototypeShotgun, WeaponClass::Energy, 2),
            (Item::PrototypePistol, WeaponClass::Energy, 3),
            (Item::Flamethrower, WeaponClass::Classic, 4),
        ],
    );
}

#[test]
fn every_character_has_two_quests_one_of_a_room_and_one_of_an_item() {
    for &character in Character::ALL {
        for item in character.quests() {
            assert_eq!(item.quest().map(|quest| quest.character), Some(character), "{item:?}");
        }
    }
    let rooms = QUESTS.iter().filter_map(|quest| match quest.condition {
        Condition::BeIn(room) => Some((quest.item, room)),
        Condition::Discard(_) => None,
    });
    assert_eq!(
        rooms.collect::<Vec<_>>(),
        [
            (Item::LogKey, Room::CommsRoom),
            (Item::PilotsEvacuationKey, Room::FireControlSystem),
            (Item::PlasmaTorch, Room::Storage),
            (Item::Autoloader, Room::Armory),
            (Item::SecurityKey, Room::Cockpit),
            (Item::HoloComputer, Room::Generator),
        ],
    );
    let items = QUESTS.iter().filter_map(|quest| match quest.condition {
        Condition::BeIn(_) => None,
        Condition::Discard(items) => Some((quest.item, items)),
    });
    assert_eq!(
        items.collect::<Vec<_>>(),
        [
            (Item::Intercom, &[Item::Tools, Item::DuctTape][..]),
            (Item::OrbitalManeuveringSystem, &[Item::EnergyCharge]),
            (Item::Flashlight, &[Item::EnergyCharge]),
            (Item::Armor, &[Item::Tools, Item::DuctTape]),
            (Item::MotionScanner, &[Item::EnergyCharge]),
            (Item::LaboratoryEquipment, &[Item::Chemicals]),
        ],
    );
}
