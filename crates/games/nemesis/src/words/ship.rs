//! NEM-1, NEM-6, NEM-17, NEM-28 to NEM-30: the ship, its rooms, doors, engines and pods.

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Deserializer, Serialize, de};

/// NEM-1.13: the number of a room as it is printed, 1 to 21. What lies there is a [`Room`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomNumber(pub u8);

impl RoomNumber {
    /// How many rooms the ship has.
    pub const COUNT: usize = 21;

    /// All of them, the lowest first.
    pub fn all() -> impl Iterator<Item = RoomNumber> {
        (1..=RoomNumber::COUNT as u8).map(RoomNumber)
    }

    /// The place of this room in a table of all rooms.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// The lowest room, where a place in memory has to hold one.
impl Default for RoomNumber {
    fn default() -> Self {
        RoomNumber(1)
    }
}

impl fmt::Display for RoomNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:03}", self.0)
    }
}

impl<'de> Deserialize<'de> for RoomNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match <u8 as Deserialize>::deserialize(deserializer)? {
            printed @ 1..=21 => Ok(RoomNumber(printed)),
            other => Err(de::Error::invalid_value(de::Unexpected::Unsigned(other.into()), &"a room from 1 to 21")),
        }
    }
}

/// NEM-1.4: the number of a corridor as it is seen from a room, 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CorridorNumber(pub u8);

impl CorridorNumber {
    /// All numbers there are.
    pub const ALL: [CorridorNumber; 4] = [CorridorNumber(1), CorridorNumber(2), CorridorNumber(3), CorridorNumber(4)];

    /// The place of this number in a table of all four.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// The first number, where a place in memory has to hold one.
impl Default for CorridorNumber {
    fn default() -> Self {
        CorridorNumber(1)
    }
}

impl fmt::Display for CorridorNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for CorridorNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match <u8 as Deserialize>::deserialize(deserializer)? {
            printed @ 1..=4 => Ok(CorridorNumber(printed)),
            other => Err(de::Error::invalid_value(de::Unexpected::Unsigned(other.into()), &"a number from 1 to 4")),
        }
    }
}

engine::words! {
    /// NEM-2.1: the two sides of the ship board.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Side {
        Basic,
        Alternative,
    }

    /// NEM-2.16, NEM-2.17, NEM-17.46: the rooms; the eleven tiles "1", the nine tiles "2", and
    /// the five that are printed on the board.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Room {
        Armory,
        CommsRoom,
        EmergencyRoom,
        EvacuationSectionA,
        EvacuationSectionB,
        FireControlSystem,
        Generator,
        Laboratory,
        Nest,
        Storage,
        Surgery,
        AirlockControl,
        Cabins,
        Canteen,
        CommandCenter,
        EngineControlRoom,
        HatchControlSystem,
        MonitoringRoom,
        RoomCoveredWithSlime,
        ShowerRoom,
        Cockpit,
        Hibernatorium,
        EngineRoomOne,
        EngineRoomTwo,
        EngineRoomThree,
    }

    /// What may lie on a slot of the board: a tile "1", a tile "2", or what is printed there.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Tile {
        One,
        Two,
        Special,
    }

    /// NEM-16.7: the colour of a room's name plate, which says what is found there. White is any
    /// one of the three decks.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum RoomColour {
        Red,
        Yellow,
        Green,
        White,
        Colourless,
    }

    /// NEM-1.5, NEM-22.29: the networks of technical corridors. The basic side has one, which is
    /// the red one here; the alternative side has both.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Network {
        Red,
        Blue,
    }

    /// NEM-9.20: how the door of a corridor stands.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Door {
        Open,
        Closed,
        Destroyed,
    }

    /// NEM-6.15: the special effect of an exploration token.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Exploration {
        Silence,
        Danger,
        Slime,
        Fire,
        Malfunction,
        Door,
    }

    /// NEM-43: the exploration tokens by effect and number of items.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum ExplorationToken {
        MalfunctionOne,
        MalfunctionTwo,
        MalfunctionThree,
        MalfunctionFour,
        DoorOne,
        DoorTwo,
        DoorThree,
        DoorFour,
        FireOne,
        FireTwo,
        SilenceOne,
        SlimeThree,
        SlimeFour,
        DangerTwo,
        DangerThree,
    }

    /// NEM-30.4: what the noise die shows.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum NoiseFace {
        One,
        Two,
        Three,
        Four,
        Silence,
        Danger,
    }

    /// NEM-3.11: the three engines.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Engine {
        One,
        Two,
        Three,
    }

    /// NEM-2.24: what an engine token says.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum EngineToken {
        Working,
        Damaged,
    }

    /// NEM-18.1: the sections in which escape pods wait.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Section {
        A,
        B,
    }

    /// NEM-2.23: the escape pods.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum PodNumber {
        One,
        Two,
        Three,
        Four,
    }

    /// NEM-2.23: which side of a pod's token is up.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum PodSide {
        Locked,
        Unlocked,
    }
}
