//! NEM-33.3, NEM-26.91, LOC-39.14, LOC-29.137: the Smoke Grenade: everybody else loses a card, and one is gone.

use engine::{Flow, Log, Seat, Seats, Step};

use crate::{
    Aboard, Kin, rule_of,
    rules::movement::{Manner, Movement},
    words::{CorridorNumber, RoomNumber},
};

/// Smoke fills the room.
#[engine::frame]
pub struct Smoke {
    pub thrower: Seat,
    pub corridor: CorridorNumber,
    /// Who has yet to discard a card.
    pub left: Seats,
}

impl Smoke {
    /// Everybody else in the room with a card in hand is asked, so that asking tells nothing.
    pub fn begin<G: Kin>(board: &G::Board, thrower: Seat, room: RoomNumber, corridor: CorridorNumber) -> Smoke {
        rule_of!(G, "NEM-33.3", "LOC-39.14");
        let is_asked = |&seat: &Seat| {
            seat != thrower && board.sits(seat) && board.room_of(seat) == Some(room) && board.hand_size(seat) > 0
        };
        Smoke { thrower, corridor, left: Seat::all(Seat::MOST as u8).filter(is_asked).collect() }
    }
}

impl<G: Kin> Step<G> for Smoke {
    fn go_on(self, board: &mut G::Board, _: &mut Log<'_, G>) -> Flow<G::Frame> {
        let Smoke { thrower, corridor, left } = self;
        match board.in_order().find(|&seat| left.has(seat)) {
            Some(seat) => {
                let then = Smoke { left: left.without(seat), ..self };
                Flow::Call { first: G::smoke_discard(seat), then: then.into() }
            }
            None => Flow::Become(Movement::through(board, thrower, corridor, Manner::Covered).into()),
        }
    }
}
