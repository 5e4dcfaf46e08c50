//! LOC-6.3, LOC-6.2: arriving in a room, and what is found there for the first time, as in both books; and what care
//! and the nest change.

use engine::{Log, Seat, rule};
pub use nemesis_kit::rules::exploration::{Arrival, Sound, TileReveal, TokenReveal, settle_tile, settle_token};

use crate::{
    Lockdown,
    board::Board,
    rules::knowledge,
    words::{Room, RoomNumber},
};

/// LOC-5.33, LOC-6.25, LOC-29.8: whoever moves with care hears the danger, and places a marker in the silence.
pub fn sound_to_the_careful(sound: Sound) -> Sound {
    match sound {
        Sound::AsUsual => Sound::AsUsual,
        Sound::Quiet => {
            rule!("LOC-6.25");
            Sound::AsUsual
        }
        Sound::Danger => {
            rule!("LOC-5.33");
            Sound::Danger
        }
    }
}

/// LOC-6.9: a character has entered a room that is explored by now.
pub fn room_entered(board: &mut Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, Lockdown>) {
    if board.room(room) == Some(Room::Nest) {
        knowledge::explore_nest(board, seat, log);
    }
}
