//! LOC-37: the characters, what they begin with, and what their quest items ask for.
//!
//! The characters of Nemesis that LOC-25.54 offers bring the action cards they have there. Four things
//! differ: LOC-25.41 makes all of them survivors of the ship; LOC-25.43 and LOC-25.44 take their starting
//! items away (LOC-29.63); one quest item of LOC-50.3 to LOC-50.8 stands for their two; and the Pilot has
//! the deck of LOC-50.20.

use serde::Serialize;

use crate::words::{Cast, Character, CharacterColour, Item, Object, Origin, Room};

/// LOC-17.4: how many hands a character has.
pub const HANDS: usize = 2;

/// LOC-17.61: what has to be true, or given up, to unlock a quest item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "QuestCondition"))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Any one of these rooms.
    BeIn(&'static [Room]),
    /// The Exit Room, whatever tile lies there; on the alternative side any of them.
    BeAtTheExit,
    /// Any one of these items.
    Discard(&'static [Item]),
    /// Any one of these objects, which the character carries.
    DiscardObject(&'static [Object]),
}

/// A character as it is printed on its draft card and its quest item.
#[derive(Clone, Copy, Debug)]
pub struct CharacterPrint {
    pub character: Character,
    pub colour: CharacterColour,
    pub origin: Origin,
    /// LOC-3.27: what it begins with, full.
    pub starting_item: Option<Item>,
    pub quest_item: Item,
    pub condition: Condition,
}

/// The characters, in the order of [`Character`].
pub static CHARACTERS: [CharacterPrint; 12] = [
    // LOC-37.1, LOC-37.20
    CharacterPrint {
        character: Character::Survivor,
        colour: CharacterColour::Red,
        origin: Origin::NemesisSurvivor,
        starting_item: None,
        quest_item: Item::AssaultRifle,
        condition: Condition::Discard(&[Item::WeaponBattery]),
    },
    // LOC-37.2, LOC-37.21
    CharacterPrint {
        character: Character::LabRat,
        colour: CharacterColour::Violet,
        origin: Origin::NemesisSurvivor,
        starting_item: None,
        quest_item: Item::Wail,
        condition: Condition::BeIn(&[Room::Laboratory]),
    },
    // LOC-37.3, LOC-37.22
    CharacterPrint {
        character: Character::Sentry,
        colour: CharacterColour::Blue,
        origin: Origin::FacilityWorker,
        starting_item: Some(Item::Smg),
        quest_item: Item::BattleSuit,
        condition: Condition::BeIn(&[Room::CssRoomA, Room::CssRoomB, Room::CssRoomC]),
    },
    // LOC-37.4, LOC-37.23
    CharacterPrint {
        character: Character::Janitor,
        colour: CharacterColour::Orange,
        origin: Origin::FacilityWorker,
        starting_item: Some(Item::Nailgun),
        quest_item: Item::PressureWasher,
        condition: Condition::BeIn(&[Room::DeconRoom]),
    },
    // LOC-37.5, LOC-37.24
    CharacterPrint {
        character: Character::Xenobiologist,
        colour: CharacterColour::White,
        origin: Origin::FacilityWorker,
        starting_item: Some(Item::ProbeArm),
        quest_item: Item::Overmind,
        condition: Condition::DiscardObject(&[Object::Egg, Object::IntruderCarcass]),
    },
    // LOC-37.6, LOC-37.25
    CharacterPrint {
        character: Character::Hacker,
        colour: CharacterColour::Green,
        origin: Origin::FacilityWorker,
        starting_item: Some(Item::SmartGun),
        quest_item: Item::CheatCodes,
        condition: Condition::BeIn(&[Room::Archive]),
    },
    // LOC-25.43, LOC-50.3
    of_nemesis(Character::Captain, CharacterColour::Blue, Item::CommandCodes, Condition::BeIn(&[Room::AlertRoom])),
    // LOC-25.44, LOC-50.4
    of_nemesis(Character::Pilot, CharacterColour::Green, Item::RoverKey, Condition::BeAtTheExit),
    // LOC-25.43, LOC-50.5
    of_nemesis(Character::Scientist, CharacterColour::White, Item::DataCrystal, Condition::BeIn(&[Room::Archive])),
    // LOC-25.43, LOC-50.6
    of_nemesis(
        Character::Scout,
        CharacterColour::Violet,
        Item::NightGoggles,
        Condition::Discard(&[Item::WeaponBattery]),
    ),
    // LOC-25.43, LOC-50.7
    of_nemesis(
        Character::Soldier,
        CharacterColour::Red,
        Item::FlakVest,
        Condition::Discard(&[Item::Toolbelt, Item::DuctTape]),
    ),
    // LOC-25.43, LOC-50.8
    of_nemesis(
        Character::Mechanic,
        CharacterColour::Orange,
        Item::PowerCoupling,
        Condition::BeIn(&[Room::BackupPowerSupply]),
    ),
];

/// LOC-25.41, LOC-25.43: a character of Nemesis, who comes from the ship and brings nothing but a quest item.
const fn of_nemesis(
    character: Character,
    colour: CharacterColour,
    quest_item: Item,
    condition: Condition,
) -> CharacterPrint {
    let origin = Origin::NemesisSurvivor;
    CharacterPrint { character, colour, origin, starting_item: None, quest_item, condition }
}

/// LOC-3.24, LOC-37.8: the draft cards, one of each colour; each is named for the character of Lockdown on it.
pub static DRAFT_CARDS: [Character; 6] = [
    Character::Survivor,
    Character::LabRat,
    Character::Sentry,
    Character::Janitor,
    Character::Xenobiologist,
    Character::Hacker,
];

impl Character {
    /// What is printed of the character.
    #[inline]
    pub fn print(self) -> &'static CharacterPrint {
        &CHARACTERS[self as usize]
    }
}

impl Cast {
    /// LOC-25.40, LOC-25.54: whom a draft card allows: the character it is named for, or anybody of its colour.
    pub fn allowed_by(self, card: Character) -> impl Iterator<Item = Character> {
        let is_allowed = move |it: &CharacterPrint| match self {
            Cast::Lockdown => it.character == card,
            Cast::Mixed => it.colour == card.print().colour,
        };
        CHARACTERS.iter().filter(move |it| is_allowed(it)).map(|it| it.character)
    }
}

impl Origin {
    /// LOC-3.30, LOC-15.22: how much whoever comes from there knows at the beginning.
    #[inline]
    pub const fn knowledge(self) -> u8 {
        match self {
            Origin::NemesisSurvivor => 3,
            Origin::FacilityWorker => 1,
        }
    }
}

impl Item {
    /// The character who begins with this item.
    pub fn starts_with(self) -> Option<Character> {
        CHARACTERS.iter().find(|print| print.starting_item == Some(self)).map(|print| print.character)
    }

    /// The character whose quest item this is.
    pub fn quest_of(self) -> Option<Character> {
        CHARACTERS.iter().find(|print| print.quest_item == self).map(|print| print.character)
    }
}
