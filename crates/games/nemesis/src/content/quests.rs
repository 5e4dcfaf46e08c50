//! NEM-31: the quest items, and what each asks for before it becomes an item.

use crate::words::{Character, Item, Room};

/// NEM-16.51: what has to be true, or given up, to activate a quest item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    BeIn(Room),
    /// Any one of these items.
    Discard(&'static [Item]),
}

/// A quest item as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct QuestPrint {
    pub character: Character,
    pub item: Item,
    pub condition: Condition,
}

/// NEM-31.10 to NEM-31.21: two for each character.
pub static QUESTS: [QuestPrint; 12] = [
    quest(Character::Captain, Item::LogKey, Condition::BeIn(Room::CommsRoom)),
    quest(Character::Captain, Item::Intercom, Condition::Discard(&[Item::Tools, Item::DuctTape])),
    quest(Character::Pilot, Item::OrbitalManeuveringSystem, Condition::Discard(&[Item::EnergyCharge])),
    quest(Character::Pilot, Item::PilotsEvacuationKey, Condition::BeIn(Room::FireControlSystem)),
    quest(Character::Mechanic, Item::PlasmaTorch, Condition::BeIn(Room::Storage)),
    quest(Character::Mechanic, Item::Flashlight, Condition::Discard(&[Item::EnergyCharge])),
    quest(Character::Soldier, Item::Autoloader, Condition::BeIn(Room::Armory)),
    quest(Character::Soldier, Item::Armor, Condition::Discard(&[Item::Tools, Item::DuctTape])),
    quest(Character::Scout, Item::MotionScanner, Condition::Discard(&[Item::EnergyCharge])),
    quest(Character::Scout, Item::SecurityKey, Condition::BeIn(Room::Cockpit)),
    quest(Character::Scientist, Item::LaboratoryEquipment, Condition::Discard(&[Item::Chemicals])),
    quest(Character::Scientist, Item::HoloComputer, Condition::BeIn(Room::Generator)),
];

impl Item {
    /// What a quest item asks for; nothing for other items.
    #[inline]
    pub fn quest(self) -> Option<&'static QuestPrint> {
        QUESTS.iter().find(|quest| quest.item == self)
    }
}

impl Character {
    /// NEM-3.22: the two quest items of a character.
    #[inline]
    pub fn quests(self) -> [Item; 2] {
        let first = self as usize * 2;
        [QUESTS[first].item, QUESTS[first + 1].item]
    }
}

const fn quest(character: Character, item: Item, condition: Condition) -> QuestPrint {
    QuestPrint { character, item, condition }
}
