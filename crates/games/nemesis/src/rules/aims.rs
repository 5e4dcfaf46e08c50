//! NEM-5.60: what a card, an item or a room action is aimed at when it is declared.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    board::FigureId,
    words::{Back, CorridorNumber, Course, Item, ItemCard, Network, Object, PodNumber, RoomNumber, SeriousWound},
};

/// What an action card or an item is aimed at. Where a card has several effects (NEM-5.5), the
/// aim tells which one is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// There is nothing to choose.
    Nothing,
    /// A door in a corridor of the own room: open it if it is closed, close it if it is open.
    Door { corridor: CorridorNumber },
    /// Demolition: a closed door in a corridor of the own room.
    Demolish { corridor: CorridorNumber },
    /// A malfunction in a room.
    Break { room: RoomNumber },
    /// The malfunction of the own room.
    Repair,
    /// NEM-17.52: the engine of the own room.
    Engine,
    /// The fire of the own room.
    Extinguish,
    /// NEM-32.18: a fire in the own room, for which an item is given up.
    Ignite { giving: ItemCard },
    /// Somebody moves through a corridor of the own room.
    Sends { seat: Seat, corridor: CorridorNumber },
    /// NEM-32.21: the player and somebody else move through a corridor of the own room.
    Together { seat: Seat, corridor: CorridorNumber },
    /// Oneself moves through a corridor of the own room.
    Way { corridor: CorridorNumber },
    /// NEM-32.17, NEM-34.7: through technical corridors.
    Technical { room: RoomNumber, network: Network },
    /// A room somewhere.
    Room { room: RoomNumber },
    /// An intruder.
    Figure { figure: FigureId },
    /// The eggs of a room.
    Eggs { room: RoomNumber },
    /// Somebody.
    Character { seat: Seat },
    /// A weapon of one's own.
    Weapon { weapon: Item },
    /// A weapon of one's own, at an intruder.
    Shot { weapon: Item, figure: FigureId },
    /// A weapon of one's own, at the eggs of the own room.
    EggShot { weapon: Item },
    /// NEM-5.41: the deck that is searched.
    Deck { back: Back },
    /// NEM-14.7: a serious wound is dressed.
    Dress { seat: Seat, wound: SeriousWound },
    /// NEM-14.8: a dressed serious wound is healed.
    Heal { seat: Seat, wound: SeriousWound },
    /// NEM-14.8: all light wounds are healed.
    HealLight { seat: Seat },
    /// NEM-9.3: the own slime.
    Clean,
    /// A pod.
    Pod { pod: PodNumber },
    /// NEM-5.33: something is crafted.
    Craft { item: Item, one: ItemCard, other: ItemCard },
    /// NEM-16.20: two heavy items are bound together.
    Bind,
    /// NEM-15.2: an object of this kind is researched.
    Research { object: Object },
    /// NEM-17.47: the coordinates are looked at.
    Coordinates,
    /// An objective of somebody: the first or the second.
    Objective { of: Seat, second: bool },
    /// NEM-5.51: the action of a room, without its cost.
    RoomAction { room: RoomNumber, with: RoomAim },
}

/// What a room action is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RoomAim {
    /// There is nothing to choose.
    Nothing,
    /// A room: Fire Control, Command Center, Airlock Control, Monitoring Room.
    Room {
        room: RoomNumber,
    },
    /// NEM-17.1: a weapon of one's own.
    Weapon {
        weapon: Item,
    },
    /// NEM-17.3
    DressAll,
    HealSerious {
        wound: SeriousWound,
    },
    HealLight,
    /// NEM-17.8
    Research {
        object: Object,
    },
    /// NEM-17.10
    Deck {
        back: Back,
    },
    /// NEM-17.27, NEM-17.45: with or without a scan.
    Scan,
    NoScan,
    /// NEM-17.42
    Pod {
        pod: PodNumber,
    },
    /// NEM-17.47
    CheckCoordinates,
    SetCourse {
        course: Course,
    },
}
