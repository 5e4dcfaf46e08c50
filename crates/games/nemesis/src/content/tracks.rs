//! NEM-2, NEM-30, NEM-45: the tracks, the coordinates, and how many there are of what runs out.

use crate::words::{Coordinates, Course, Destination};

/// NEM-30.1: where the time marker has to be for the hibernation chambers to open.
pub const HIBERNATION_OPENS: u8 = 7;
/// NEM-30.1: where the time marker has to be for the ship to jump.
pub const JUMP: u8 = 15;
/// NEM-30.2: where the self-destruct marker can no longer be taken back.
pub const POINT_OF_NO_RETURN: u8 = 3;
/// NEM-30.2: where the self-destruct marker is when the ship blows up.
pub const SKULL: u8 = 6;
/// NEM-3.7, NEM-30.3: where the ship is bound at the beginning.
pub const FIRST_COURSE: Course = Course::B;
/// NEM-2.27: a ninth fire ends the game.
pub const FIRES: u32 = 8;
/// NEM-2.28: a ninth malfunction ends the game.
pub const MALFUNCTIONS: u32 = 8;
/// NEM-2.25: the doors.
pub const DOORS: u32 = 12;
/// NEM-2.20: the eggs there are.
pub const EGGS: u8 = 8;
/// NEM-3.12: the eggs in the nest at the beginning.
pub const EGGS_IN_THE_NEST: u8 = 5;
/// NEM-30.6: the spaces for light wounds.
pub const LIGHT_WOUNDS: u8 = 2;
/// NEM-30.6, NEM-14.4: with so many serious wounds any further one kills.
pub const SERIOUS_WOUNDS: usize = nemesis_kit::SERIOUS_WOUNDS;
/// NEM-4.3: how many cards are drawn up to.
pub const HAND: usize = 5;

/// NEM-3.8: how many pods the ship has for so many players.
pub const fn pods_for(n_players: u8) -> usize {
    match n_players {
        0..=2 => 2,
        3 | 4 => 3,
        _ => 4,
    }
}

impl Coordinates {
    /// NEM-45: where each course leads, by this card.
    #[inline]
    pub fn destination(self, course: Course) -> Destination {
        use Destination::{DeepSpace, Earth, Mars, Venus};
        let by_course = match self {
            Coordinates::One => [Earth, Mars, Venus, DeepSpace],
            Coordinates::Two => [Earth, DeepSpace, Mars, Venus],
            Coordinates::Three => [DeepSpace, Mars, Earth, Venus],
            Coordinates::Four => [Mars, Venus, Earth, DeepSpace],
            Coordinates::Five => [Venus, DeepSpace, Mars, Earth],
            Coordinates::Six => [DeepSpace, Earth, Venus, Mars],
            Coordinates::Seven => [Mars, Venus, DeepSpace, Earth],
            Coordinates::Eight => [Venus, Earth, DeepSpace, Mars],
        };
        by_course[course as usize]
    }
}
