//! What room actions are aimed at.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    board::{CodeToken, ObjectToken},
    words::{Item, Level, RoomNumber, SeriousWound},
};

/// What the action of a room is aimed at; where a room has two, which of them it is.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RoomAim {
    /// There is nothing to choose.
    #[default]
    Nothing,
    /// LOC-19.10, LOC-19.71: a contingency token.
    Code {
        token: CodeToken,
    },
    /// LOC-19.11, LOC-19.45: a room.
    Room {
        room: RoomNumber,
    },
    /// LOC-19.12
    TurnPower,
    /// LOC-19.13
    StopAutodestruction,
    /// LOC-19.15: an object, and who carries it, if anybody does.
    Research {
        object: ObjectToken,
        from: Option<Seat>,
    },
    /// LOC-19.16
    DressAll,
    HealSerious {
        wound: SeriousWound,
    },
    HealLight,
    /// LOC-19.18
    SendSignal,
    /// LOC-19.19
    CheckObjective {
        of: Seat,
    },
    /// LOC-19.39, LOC-19.40: a crafted item.
    Crafted {
        item: Item,
    },
    /// LOC-19.50: a CSS token on the time track.
    Css {
        space: u8,
    },
    /// LOC-19.52: a room with intruders, and what it is paid with here.
    Defend {
        room: RoomNumber,
        with: DefensePrice,
    },
    /// LOC-8.12
    CallElevator,
    /// LOC-8.13
    RideTo {
        level: Level,
    },
    /// LOC-19.70
    StartAlert,
    /// LOC-20.33
    EvacuateByRover,
    /// LOC-20.34
    EvacuateOnFoot,
}

/// LOC-19.52: what the Defense Control Room itself gives for it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DefensePrice {
    /// An item of the counter.
    #[default]
    Counter,
    /// A malfunction.
    Malfunction,
}
