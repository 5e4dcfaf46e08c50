//! NEM-1, NEM-6, NEM-17, NEM-28 to NEM-30: the ship, its rooms, doors, engines and pods.

use nemesis_kit::words::RoomNumber;

/// How many rooms the ship has.
pub const ROOMS: usize = 21;

/// All of them, the lowest first.
pub fn all_rooms() -> impl Iterator<Item = RoomNumber> {
    (1..=ROOMS as u8).map(RoomNumber)
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

    /// NEM-1.5, NEM-22.29: the networks of technical corridors. The basic side has one, which is
    /// the red one here; the alternative side has both.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Network {
        Red,
        Blue,
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
