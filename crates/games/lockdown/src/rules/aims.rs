//! LOC-5.11: what a card, an item or a room action is aimed at when it is declared.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    board::{CodeToken, FigureId, ObjectToken, Rover},
    rules::computers::ComputerUse,
    words::{Back, CorridorNumber, Item, ItemCard, Level, RoomNumber, SeriousWound},
};

/// What an action card or an item is aimed at. Where it has several effects (LOC-5.4), the aim tells which one is
/// meant. What is given up for it (LOC-5.8) is called `giving`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// There is nothing to choose.
    #[default]
    Nothing,
    /// LOC-5.81: the deck that is searched.
    Deck { back: Back },

    // The own room, and the corridors around it.
    /// A closed door is broken down.
    Demolish { corridor: CorridorNumber },
    /// A closed door is opened, an open one closed.
    Door { corridor: CorridorNumber },
    /// LOC-38.33: noise is taken away, or made, where this number leads to: in technical corridors, too.
    Noise { number: CorridorNumber },
    /// A malfunction in a room.
    Break { room: RoomNumber },
    /// The malfunction of the own room goes away.
    Repair,
    /// The fire of the own room goes out.
    Extinguish,
    /// A fire breaks out in the own room.
    Ignite,
    /// The same, for an item.
    IgniteFor { giving: ItemCard },
    /// A crafted item is taken.
    Crafted { item: Item },
    /// LOC-37.21: all noise of the own level goes away.
    Hush,
    /// LOC-37.21: noise is made on the own level.
    Clamour,

    // Ways.
    /// Oneself goes through a corridor of the own room.
    Way { corridor: CorridorNumber },
    /// Somebody else is sent.
    Sends { seat: Seat, corridor: CorridorNumber },
    /// LOC-38.44: oneself, and somebody else who is taken along.
    Together { seat: Seat, corridor: CorridorNumber },
    /// LOC-38.21: whoever of a room escapes, one or two, for an item.
    Slip { mover: Seat, follower: Option<Seat>, corridor: CorridorNumber, giving: ItemCard },
    /// LOC-38.51: the elevator is called and used.
    Elevator { level: Level },
    /// LOC-50.20: the elevator goes to a level, with nobody in it.
    SendElevator { level: Level },
    /// A room somewhere.
    Room { room: RoomNumber },
    /// Unexplored rooms whose tiles are looked at; one, if there is only one.
    Tiles { one: RoomNumber, other: Option<RoomNumber> },
    /// LOC-41.21: where the Rover is to go.
    Rover { to: Rover },

    // Intruders and characters.
    /// An intruder.
    Figure { figure: FigureId },
    /// LOC-19.31: the eggs of a room.
    Eggs { room: RoomNumber },
    /// An intruder is driven through a corridor of the own room.
    Drive { figure: FigureId, corridor: CorridorNumber },
    /// LOC-38.41: the same, for a weapon.
    DriveFor { figure: FigureId, corridor: CorridorNumber, giving: ItemCard },
    /// A weapon of one's own, at an intruder.
    Shot { weapon: Item, figure: FigureId },
    /// A weapon of one's own, at the eggs of the own room.
    EggShot { weapon: Item },
    /// Somebody.
    Character { seat: Seat },

    // Oneself.
    /// LOC-9.3: the own slime.
    Clean,
    /// LOC-37.23: the slime of everybody in the own room.
    CleanAll,
    /// LOC-38.31: a contamination card is discarded.
    Shed,
    /// LOC-14.5: a serious wound is dressed.
    Dress { wound: SeriousWound },
    /// LOC-38.22: the same, for an item.
    DressFor { wound: SeriousWound, giving: ItemCard },
    /// A dressed serious wound is healed.
    Heal { wound: SeriousWound },
    /// All light wounds are healed.
    HealLight,
    /// The contamination in hand is scanned.
    Scan,
    /// LOC-17.11: an item is loaded.
    Load { item: Item },
    /// LOC-17.7: two heavy items are bound together.
    Bind,

    /// LOC-5.50: something is crafted.
    Craft { item: Item, one: ItemCard, other: ItemCard },

    // What is known.
    /// LOC-19.15: an object is researched, and who carries it, if anybody does.
    Research { object: ObjectToken, from: Option<Seat> },
    /// A contingency token.
    Code { token: CodeToken },
    /// LOC-38.61: the top event cards.
    Events,
    /// LOC-38.61: the top attack cards.
    Attacks,

    // Rooms and computers.
    /// LOC-29.76: the action of a room, without its cost.
    RoomAction { room: RoomNumber, with: RoomAim },
    /// LOC-29.76: a line of the computer, without its cost.
    Computer { with: ComputerUse },
    /// LOC-38.71: several lines of it.
    Lines,
    /// LOC-38.73: the malfunction of the own room goes away, and then a line is used.
    RepairAndCompute { with: ComputerUse },
    /// LOC-38.71: the power token of the own level is turned over.
    TurnPower,
}

/// What an aim names besides what it does.
#[derive(Clone, Copy, Default)]
struct Named {
    way: Option<CorridorNumber>,
    figure: Option<FigureId>,
    giving: Option<ItemCard>,
}

impl Aim {
    /// The corridor of the own room through which somebody goes.
    pub fn way(self) -> Option<CorridorNumber> {
        self.named().way
    }

    /// The intruder that is meant.
    pub fn figure(self) -> Option<FigureId> {
        self.named().figure
    }

    /// LOC-5.8: the item that is given up for it.
    pub fn giving(self) -> Option<ItemCard> {
        self.named().giving
    }

    fn named(self) -> Named {
        let named = Named::default();
        match self {
            Aim::Way { corridor } | Aim::Together { corridor, .. } | Aim::Sends { corridor, .. } => {
                Named { way: Some(corridor), ..named }
            }
            Aim::Slip { corridor, giving, .. } => Named { way: Some(corridor), giving: Some(giving), ..named },
            Aim::Figure { figure } | Aim::Drive { figure, .. } | Aim::Shot { figure, .. } => {
                Named { figure: Some(figure), ..named }
            }
            Aim::DriveFor { figure, giving, .. } => Named { figure: Some(figure), giving: Some(giving), ..named },
            Aim::DressFor { giving, .. } | Aim::IgniteFor { giving } => Named { giving: Some(giving), ..named },
            Aim::Nothing
            | Aim::Deck { .. }
            | Aim::Demolish { .. }
            | Aim::Door { .. }
            | Aim::Noise { .. }
            | Aim::Break { .. }
            | Aim::Repair
            | Aim::Extinguish
            | Aim::Ignite
            | Aim::Crafted { .. }
            | Aim::Hush
            | Aim::Clamour
            | Aim::Elevator { .. }
            | Aim::SendElevator { .. }
            | Aim::Room { .. }
            | Aim::Tiles { .. }
            | Aim::Rover { .. }
            | Aim::Eggs { .. }
            | Aim::EggShot { .. }
            | Aim::Character { .. }
            | Aim::Clean
            | Aim::CleanAll
            | Aim::Shed
            | Aim::Dress { .. }
            | Aim::Heal { .. }
            | Aim::HealLight
            | Aim::Scan
            | Aim::Load { .. }
            | Aim::Bind
            | Aim::Craft { .. }
            | Aim::Research { .. }
            | Aim::Code { .. }
            | Aim::Events
            | Aim::Attacks
            | Aim::RoomAction { .. }
            | Aim::Computer { .. }
            | Aim::Lines
            | Aim::RepairAndCompute { .. }
            | Aim::TurnPower => named,
        }
    }
}

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
    /// LOC-25.77: with the Rover to another exit.
    RideRover {
        to: RoomNumber,
    },
    /// LOC-20.33
    EvacuateByRover,
    /// LOC-20.34
    EvacuateOnFoot,
}

impl RoomAim {
    /// LOC-20.32: whether somebody leaves for the Bunker with it.
    pub fn departs(self) -> bool {
        matches!(self, RoomAim::EvacuateByRover | RoomAim::EvacuateOnFoot)
    }
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
