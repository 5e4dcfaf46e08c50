//! LOC-2, LOC-33, LOC-35.6: the tracks, and how many there are of what runs out.

use crate::words::{BackupPower, Threshold};

/// LOC-3.16, LOC-33.1: where the time token begins.
pub const TIME: u8 = 15;
/// LOC-33.1: the last space, S, as a number: the one after 1.
pub const LAST_SPACE: u8 = 0;
/// LOC-33.1, LOC-33.14: from here on the spaces are white, and the Isolation Room is open.
pub const ISOLATION_OPENS: u8 = 8;
/// LOC-33.3: the spaces under which there is a slot for a CSS token.
pub const CSS_SPACES: [u8; 6] = [10, 8, 6, 4, 2, 1];
/// LOC-21.10, LOC-21.12: how far ahead of the time token the autodestruction token is put.
pub const AUTODESTRUCTION_AHEAD: u8 = 3;
/// LOC-35.2: where the knowledge track ends.
pub const KNOWLEDGE: u8 = 8;
/// LOC-15.20: the knowledge that each weakness asks for, from the left.
pub const WEAKNESS_KNOWLEDGE: [u8; 3] = [3, 5, 8];
/// LOC-2.40: a thirteenth fire ends the game.
pub const FIRES: u32 = 12;
/// LOC-2.41: an eleventh malfunction ends the game.
pub const MALFUNCTIONS: u32 = 10;
/// LOC-2.42: the noise markers.
pub const NOISES: u32 = 30;
/// LOC-2.43: the doors.
pub const DOORS: u32 = 11;
/// LOC-2.26: the eggs there are.
pub const EGGS: u8 = 8;
/// LOC-3.9: the eggs in the nest at the beginning.
pub const EGGS_IN_THE_NEST: u8 = 5;

/// LOC-33.10 to LOC-33.18: the threshold that the time token crosses when it leaves a space, if there is one.
pub const fn threshold(from: u8) -> Option<Threshold> {
    match from {
        15 | 14 | 10 | 8 | 5 => Some(Threshold::Red),
        12 | 6 | 4 => Some(Threshold::Blue),
        _ => None,
    }
}

impl Threshold {
    /// LOC-16.30: whether a level loses its power here.
    #[inline]
    pub const fn works(self, backup: BackupPower) -> bool {
        match (self, backup) {
            (Threshold::Blue, BackupPower::Off | BackupPower::On) | (Threshold::Red, BackupPower::Off) => true,
            (Threshold::Red, BackupPower::On) => false,
        }
    }
}

/// LOC-21.20, LOC-29.21: the space of the alert token, when the alert is started at a time.
pub const fn alert_space(time: u8) -> u8 {
    time / 2
}

/// LOC-21.10, LOC-21.16: the space of the autodestruction token, when it is put ahead of a space.
pub const fn autodestruction_space(time: u8) -> u8 {
    time.saturating_sub(AUTODESTRUCTION_AHEAD)
}

/// LOC-14.1: the spaces for light wounds.
pub const LIGHT_WOUNDS: u8 = 2;
/// LOC-14.4: with so many serious wounds any further one kills.
pub const SERIOUS_WOUNDS: usize = nemesis_kit::SERIOUS_WOUNDS;
/// LOC-4.10: how many cards a player draws up to.
pub const HAND: u8 = 5;
