//! NEM-17.29, NEM-17.43: rooms from which more than one thing is looked at.

use engine::{Flow, Log, Seat, Step};

use crate::{
    Frame, Nemesis,
    board::Board,
    rules::{
        cards,
        looking::{self, Sight},
    },
    words::{Engine, RoomNumber},
};

/// NEM-17.29: a player looks at all three engines.
pub fn at_engines(seat: Seat) -> Flow<Frame> {
    Flow::Become(FurtherLook { seat, sight: Sight::Engine { engine: Engine::One } }.into())
}

/// NEM-17.43, NEM-33.4: a player looks at an unexplored tile, and then at its token.
pub fn at_room(board: &mut Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let tile = looking::look(board, seat, Sight::Tile { room }, log);
    cards::and_then(tile, FurtherLook { seat, sight: Sight::Token { room } }.into())
}

/// One thing is looked at, and what belongs to it.
#[engine::frame]
pub struct FurtherLook {
    pub seat: Seat,
    pub sight: Sight,
}

impl Step<Nemesis> for FurtherLook {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let FurtherLook { seat, sight } = self;
        let seen = looking::look(board, seat, sight, log);
        let engine = match sight {
            Sight::Engine { engine: Engine::One } => Engine::Two,
            Sight::Engine { engine: Engine::Two } => Engine::Three,
            Sight::Engine { engine: Engine::Three } | Sight::Tile { .. } | Sight::Token { .. } | Sight::Coordinates => {
                return seen;
            }
        };
        cards::and_then(seen, FurtherLook { seat, sight: Sight::Engine { engine } }.into())
    }
}
