//! The side with the Martian surface, and where one may stand there.

use engine::Setup as _;
use lockdown::{
    Setup,
    words::{RoomNumber, Side},
};

use crate::table::{Given, HE, SHE, YOU};

/// The crossroads, counted on from the rooms.
pub const X1: u8 = 28;
pub const X2: u8 = 29;
pub const X3: u8 = 30;

/// What stands for the paths: 002 to X1, X1 to X2, X2 to 016, X2 to X3, and X3 to 005.
pub const A: u8 = 5;
pub const B: u8 = 6;
pub const C: u8 = 7;
pub const D: u8 = 8;
pub const E: u8 = 9;

impl Given {
    /// The same table as `given`, on the other side of the board.
    pub fn other_side(players: u8) -> Given {
        Given::table(Setup { side: Side::Alternative, ..Setup::standard(players) })
    }

    /// You stand on X2, in the middle of the surface, which is explored; the others are underground.
    pub fn outside() -> Given {
        let below = Given::other_side(3).stands(YOU, X2).stands(SHE, 14).stands(HE, 14);
        below.with(|board| [X1, X2, X3].iter().for_each(|&room| board.explored.insert(RoomNumber(room))))
    }
}
