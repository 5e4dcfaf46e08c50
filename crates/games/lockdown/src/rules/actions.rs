//! LOC-5: what a player can do in a turn, what it costs, and how it is declared.
//!
//! An action is one answer with all its targets (LOC-5.11). Then it is paid for, may be interrupted, and is carried out:
//! `Payment`, `Declared`, `Deed`, `ActionEnd`, as in both books.

mod done;
mod offered;
mod told;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

pub use done::{carry_out, pay};
pub use nemesis_kit::rules::actions::{ActionEnd, Declared, Deed, Payment, declared};
pub use offered::{cost, each_action, objection};
pub use told::{is_against, leads_to};

use crate::{
    board::ObjectToken,
    rules::{
        aims::{Aim, RoomAim},
        combat::Target,
        computers::ComputerUse,
        quests::QuestPrice,
    },
    words::{ActionCard, CorridorNumber, Item, ItemCard},
};

/// What can be done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Pass,
    /// Through a corridor of the own room; an escape while in combat.
    Move {
        corridor: CorridorNumber,
    },
    CarefulMove {
        corridor: CorridorNumber,
    },
    Shoot {
        weapon: Item,
        at: Target,
    },
    Melee {
        at: Target,
    },
    PickUp {
        object: ObjectToken,
    },
    Trade,
    Craft {
        item: Item,
        one: ItemCard,
        other: ItemCard,
    },
    /// The quest item is turned upright, for a price if it has one.
    Unlock {
        price: QuestPrice,
    },
    Play {
        card: ActionCard,
        aim: Aim,
    },
    Use {
        item: ItemCard,
        aim: Aim,
    },
    UseRoom {
        aim: RoomAim,
    },
    Computer {
        with: ComputerUse,
    },
    /// Free, and no action.
    DropItem {
        item: ItemCard,
    },
    DropObject {
        object: ObjectToken,
    },
}
