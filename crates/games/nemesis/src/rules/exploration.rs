//! NEM-6.6, NEM-6.3: arriving in a room, as in both books; and the room that is covered with slime.

use engine::{Log, Seat, rule};
pub use nemesis_kit::rules::exploration::{
    Arrival, Sound, TileReveal, TokenReveal, each_unseen_tile, noise_of, settle_tile, settle_token, sound_of,
};

use crate::{
    Nemesis,
    board::Board,
    rules::markers,
    words::{Room, RoomNumber},
};

/// Whoever enters the room covered with slime gets slime.
pub fn slime_room(board: &mut Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, Nemesis>) {
    if board.room(room) == Some(Room::RoomCoveredWithSlime) {
        rule!("NEM-17.44");
        if board.place(room).token.is_some() {
            rule!("NEM-6.25");
        }
        markers::slime(board, seat, log);
    }
}
