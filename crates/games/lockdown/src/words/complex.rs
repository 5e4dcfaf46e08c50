//! LOC-1, LOC-8, LOC-16, LOC-19, LOC-25, LOC-31, LOC-32: the Complex, its levels and rooms, and what lights them.

use nemesis_kit::words::RoomNumber;

/// LOC-31.3: how many rooms the Complex has, on either side of the board.
pub const ROOMS: usize = 27;

/// LOC-25.65: the places where a figure can stand. The crossroads of the alternative side are counted on from the rooms.
pub const PLACES: usize = ROOMS + 3;

/// The rooms of either side, the lowest first.
pub fn all_rooms() -> impl Iterator<Item = RoomNumber> {
    (1..=ROOMS as u8).map(RoomNumber)
}

engine::words! {
    /// LOC-2.1: the two sides of the facility board.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Side {
        Main,
        Alternative,
    }

    /// LOC-1.8: the levels, from the top.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Level {
        S01,
        S02,
        S03,
    }

    /// LOC-8.2, LOC-16.1: where a power token lies. The elevator has one of its own.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum PowerArea {
        S01,
        S02,
        S03,
        Elevator,
    }

    /// LOC-35.1: the power tokens, by number.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum PowerToken {
        One,
        Two,
        Three,
        Four,
    }

    /// LOC-34: the rooms; the ten tiles "1", the nine tiles "2", the three fixed tiles, and what is printed on
    /// the board.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Room {
        Archive,
        CaveEntrance,
        PowerGenerator,
        Nest,
        Laboratory,
        EmergencyRoom,
        DeconRoom,
        TransmitterControlRoom,
        CssRoomA,
        CoolingSystem,
        ContaminatedRoom,
        Surgery,
        GuardRoom,
        TestingLab,
        CssRoomB,
        CssRoomC,
        VentControlRoom,
        CssControlRoom,
        DefenseControlRoom,
        IsolationRoom,
        Repository,
        BackupPowerSupply,
        AlertRoom,
        ElevatorRoom,
        EmergencyStaircases,
        /// LOC-25.65: on the surface.
        Crossroads,
    }

    /// What may lie on a slot of the board: a tile "1", a tile "2", a fixed tile, or what is printed there.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Tile {
        One,
        Two,
        Fixed,
        Printed,
    }

    /// LOC-32.2: the buildings on the surface.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Building {
        West,
        East,
    }

    /// LOC-25.69: the zones of the surface, by number.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Zone {
        One,
        Two,
        Three,
        Four,
    }
}

impl Level {
    /// LOC-8.1: where the power token of this level lies.
    #[inline]
    pub const fn power(self) -> PowerArea {
        match self {
            Level::S01 => PowerArea::S01,
            Level::S02 => PowerArea::S02,
            Level::S03 => PowerArea::S03,
        }
    }
}
