//! NEM-5: what a player can do in a turn, what it costs, and how it is declared.
//!
//! An action is one answer with all its targets. Then it is paid for, may be interrupted, and is
//! carried out: `Payment`, `Declared`, `Deed`, `ActionEnd`.

mod done;
mod offered;
mod told;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

pub use done::carry_out;
pub use nemesis_kit::rules::actions::{ActionEnd, Declared, Deed, Payment, declared};
pub use offered::{cost, each_action, each_recipe, item_cards, objection, weapons};
pub use told::{is_against, leads_to};

use crate::{
    board::ObjectToken,
    rules::aims::{Aim, RoomAim},
    words::{ActionCard, CorridorNumber, Item, ItemCard},
};
pub use nemesis_kit::rules::melee::Target;

/// NEM-5.1: what can be done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Pass,
    /// NEM-48.6: a light wound for a third action; no action itself.
    Rush,
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
    Activate {
        quest: Item,
        giving: Option<ItemCard>,
    },
    /// NEM-5.3
    Play {
        card: ActionCard,
        aim: Aim,
    },
    /// NEM-5.4
    Use {
        item: ItemCard,
        aim: Aim,
    },
    /// NEM-5.5
    UseRoom {
        aim: RoomAim,
    },
    /// Free, and no action.
    DropItem {
        item: ItemCard,
    },
    /// NEM-16.31
    DropObject {
        object: ObjectToken,
    },
}
